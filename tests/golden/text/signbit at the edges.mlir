module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xi1>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<19xf32>) -> tensor<19xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<19xi32>} : () -> tensor<19xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi1>
    "func.return"(%2) : (tensor<19xi1>) -> ()
  }
}
