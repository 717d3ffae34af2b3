module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %2 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.select"(%1, %arg0, %2) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%3) : (tensor<19xf32>) -> ()
  }
}
