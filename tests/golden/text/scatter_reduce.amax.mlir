module @main {
  func.func public @main(%arg0: tensor<10x5xf32>, %arg1: tensor<5x5xi64>, %arg2: tensor<5x5xf32>) -> (tensor<10x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %1 = "stablehlo.scatter"(%arg0, %arg1, %0) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<10x5xf32>, tensor<5x5xi64>, tensor<5x5xf32>) -> tensor<10x5xf32>
    %2 = "stablehlo.scatter"(%1, %arg1, %arg2) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %3 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], input_batching_dims = [1], scatter_indices_batching_dims = [1], scatter_dims_to_operand_dims = [0], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<10x5xf32>, tensor<5x5xi64>, tensor<5x5xf32>) -> tensor<10x5xf32>
    "func.return"(%2) : (tensor<10x5xf32>) -> ()
  }
}
