module @main {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20x20xf32>} : () -> tensor<20x20xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %3 = "stablehlo.or"(%0, %2) : (tensor<20x20xi1>, tensor<20x20xi1>) -> tensor<20x20xi1>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20x20xf32>} : () -> tensor<20x20xf32>
    %5 = "stablehlo.sign"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %6 = "stablehlo.select"(%3, %4, %5) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%6) : (tensor<20x20xf32>) -> ()
  }
}
