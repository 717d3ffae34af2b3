module @main {
  func.func public @main(%arg0: tensor<5xi64>, %arg1: tensor<10x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.gather"(%arg1, %arg0) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<10x5xf32>, tensor<5xi64>) -> tensor<5x5xf32>
    "func.return"(%0) : (tensor<5x5xf32>) -> ()
  }
}
