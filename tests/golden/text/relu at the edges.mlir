module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.maximum"(%arg0, %0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%1) : (tensor<19xf32>) -> ()
  }
}
