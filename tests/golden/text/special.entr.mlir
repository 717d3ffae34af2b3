module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.compare"(%arg0, %3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.log"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.negate"(%7) : (tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.select"(%4, %5, %8) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.select"(%1, %2, %9) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%10) : (tensor<20xf32>) -> ()
  }
}
