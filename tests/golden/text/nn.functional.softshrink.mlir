module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %3 = "stablehlo.subtract"(%arg0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.negate"(%arg1) : (tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %6 = "stablehlo.compare"(%arg0, %5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %8 = "stablehlo.add"(%arg0, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.select"(%6, %8, %10) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.select"(%1, %3, %11) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%12) : (tensor<5x5xf32>) -> ()
  }
}
