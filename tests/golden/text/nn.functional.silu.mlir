module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.logistic"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%1) : (tensor<20xf32>) -> ()
  }
}
