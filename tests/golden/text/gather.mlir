module @main {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<5x5xi64>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], operand_batching_dims = [1], start_indices_batching_dims = [1], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<10x5xf32>, tensor<5x5xi64>) -> tensor<5x5xf32>
    "func.return"(%0) : (tensor<5x5xf32>) -> ()
  }
}
