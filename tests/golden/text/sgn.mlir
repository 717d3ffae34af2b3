module @main {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20x20xf32>} : () -> tensor<20x20xf32>
    %2 = "stablehlo.sign"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    %3 = "stablehlo.select"(%0, %1, %2) : (tensor<20x20xi1>, tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%3) : (tensor<20x20xf32>) -> ()
  }
}
