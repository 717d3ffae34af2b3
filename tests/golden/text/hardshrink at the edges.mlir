module @main {
  func.func public @main(%arg0: tensor<19xf32>, %arg1: tensor<f32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<19xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %3 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %4 = "stablehlo.select"(%2, %3, %arg0) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%4) : (tensor<19xf32>) -> ()
  }
}
