module @main {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20x20xf32>, tensor<20x20xf32>) -> tensor<20x20xi1>
    "func.return"(%0) : (tensor<20x20xi1>) -> ()
  }
}
