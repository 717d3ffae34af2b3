module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %2 = "stablehlo.ceil"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.floor"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %4 = "stablehlo.select"(%1, %2, %3) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%4) : (tensor<19xf32>) -> ()
  }
}
