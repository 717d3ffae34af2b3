module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xi64>, %arg2: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi1>
    %2 = "stablehlo.constant"() {value = dense<5> : tensor<5xi64>} : () -> tensor<5xi64>
    %3 = "stablehlo.add"(%arg1, %2) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %4 = "stablehlo.select"(%1, %3, %arg1) : (tensor<5xi1>, tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %5 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %6 = "stablehlo.scatter"(%arg0, %4, %5) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      "stablehlo.return"(%arg4) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1], scatter_dims_to_operand_dims = [1], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<5x5xf32>, tensor<5xi64>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%6) : (tensor<5x5xf32>) -> ()
  }
}
