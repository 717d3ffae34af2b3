module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.divide"(%0, %1) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%2) : (tensor<19xf32>) -> ()
  }
}
