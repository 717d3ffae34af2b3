module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi64>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1], start_index_map = [1], index_vector_dim = 1>, slice_sizes = array<i64: 5, 1>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<5xi64>) -> tensor<5x5xf32>
    "func.return"(%0) : (tensor<5x5xf32>) -> ()
  }
}
