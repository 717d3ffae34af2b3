module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.power"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%0) : (tensor<361xf32>) -> ()
  }
}
