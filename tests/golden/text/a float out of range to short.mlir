module @main {
  func.func public @main(%arg0: tensor<10xf32>) -> (tensor<10xi16>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<10xf32>) -> tensor<10xi32>
    %1 = "stablehlo.convert"(%0) : (tensor<10xi32>) -> tensor<10xi16>
    "func.return"(%1) : (tensor<10xi16>) -> ()
  }
}
