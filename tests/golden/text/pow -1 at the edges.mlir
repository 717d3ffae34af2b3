module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.divide"(%0, %arg0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%1) : (tensor<19xf32>) -> ()
  }
}
