module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg2, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %3 = "stablehlo.subtract"(%arg1, %arg0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.add"(%arg0, %4) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.subtract"(%6, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.subtract"(%arg1, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.select"(%1, %5, %10) : (tensor<i1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%11) : (tensor<5x5xf32>) -> ()
  }
}
