module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %3 = "stablehlo.maximum"(%1, %2) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %4 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %5 = "stablehlo.minimum"(%3, %4) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %6 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%7) : (tensor<19xf32>) -> ()
  }
}
