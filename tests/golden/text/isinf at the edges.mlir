module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xi1>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<19xf32>} : () -> tensor<19xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    "func.return"(%2) : (tensor<19xi1>) -> ()
  }
}
