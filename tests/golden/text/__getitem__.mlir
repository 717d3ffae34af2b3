module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<2xi64>) -> (tensor<2x5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<2xi64>} : () -> tensor<2xi64>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi1>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<2xi64>} : () -> tensor<2xi64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %4 = "stablehlo.select"(%1, %3, %arg1) : (tensor<2xi1>, tensor<2xi64>, tensor<2xi64>) -> tensor<2xi64>
    %5 = "stablehlo.gather"(%arg0, %4) {dimension_numbers = #stablehlo.gather<offset_dims = [1, 2], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5, 5>, indices_are_sorted = false} : (tensor<5x5x5xf32>, tensor<2xi64>) -> tensor<2x5x5xf32>
    "func.return"(%5) : (tensor<2x5x5xf32>) -> ()
  }
}
