module @main {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xi1>) {
    %0 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20x20xf32>} : () -> tensor<20x20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    "func.return"(%1) : (tensor<20x20xi1>) -> ()
  }
}
