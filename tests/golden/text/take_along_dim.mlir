module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi64>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<5x5xi64>) -> tensor<5x5xf32>
    "func.return"(%0) : (tensor<5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x5xi64>, %arg1: tensor<i64>) -> (tensor<5x5xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x5xi64>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi64>} : () -> tensor<5x5xi64>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi64>} : () -> tensor<5x5xi64>
    %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.compare"(%arg1, %6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5x5xi1>
    %9 = "stablehlo.xor"(%5, %8) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %10 = "stablehlo.and"(%3, %9) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %11 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x5xi64>
    %12 = "stablehlo.add"(%1, %11) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %13 = "stablehlo.select"(%10, %12, %1) : (tensor<5x5xi1>, tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    "func.return"(%13) : (tensor<5x5xi64>) -> ()
  }
}
