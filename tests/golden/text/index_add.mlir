module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi64>, %arg2: tensor<5x5xf32>, %arg3: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %1 = "stablehlo.multiply"(%arg2, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.scatter"(%arg0, %arg1, %1) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>):
      %3 = "stablehlo.add"(%arg4, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<5x5xf32>, tensor<5xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%2) : (tensor<5x5xf32>) -> ()
  }
}
