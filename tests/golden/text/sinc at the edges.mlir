module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %2 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %3 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %4 = "stablehlo.multiply"(%arg0, %3) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %5 = "stablehlo.sine"(%4) : (tensor<19xf32>) -> tensor<19xf32>
    %6 = "stablehlo.divide"(%5, %4) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %7 = "stablehlo.select"(%1, %2, %6) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%7) : (tensor<19xf32>) -> ()
  }
}
