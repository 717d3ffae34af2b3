module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.subtract"(%0, %arg0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.divide"(%arg0, %1) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.log"(%2) : (tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%3) : (tensor<19xf32>) -> ()
  }
}
