module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %3 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = "stablehlo.not"(%3) : (tensor<5xi1>) -> tensor<5xi1>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi1>) -> tensor<5x5xi1>
    %6 = "stablehlo.and"(%2, %5) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.log_plus_one"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.multiply"(%9, %11) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.select"(%6, %8, %12) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%13) : (tensor<5x5xf32>) -> ()
  }
}
