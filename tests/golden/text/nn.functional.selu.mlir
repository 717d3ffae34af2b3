module @main {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.exponential_minus_one"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.select"(%1, %arg0, %4) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%7) : (tensor<20xf32>) -> ()
  }
}
