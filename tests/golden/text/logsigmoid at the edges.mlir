module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>, tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.minimum"(%arg0, %0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.abs"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.negate"(%2) : (tensor<19xf32>) -> tensor<19xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<19xf32>) -> tensor<19xf32>
    %5 = "stablehlo.log_plus_one"(%4) : (tensor<19xf32>) -> tensor<19xf32>
    %6 = "stablehlo.subtract"(%1, %5) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%6, %4) : (tensor<19xf32>, tensor<19xf32>) -> ()
  }
}
