module @main {
  func.func public @main(%arg0: tensor<2xi64>, %arg1: tensor<2x3xf32>) -> (tensor<2xf32>, tensor<f32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2xi64>) -> tensor<2x1xi64>
    %1 = "stablehlo.constant"() {value = dense<-100> : tensor<2x1xi64>} : () -> tensor<2x1xi64>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi64>, tensor<2x1xi64>) -> tensor<2x1xi1>
    %3 = "stablehlo.gather"(%arg1, %0) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<2x3xf32>, tensor<2x1xi64>) -> tensor<2x1xf32>
    %4 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
    %6 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
    %8 = "stablehlo.select"(%2, %5, %7) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %10 = "stablehlo.negate"(%9) : (tensor<2x1xf32>) -> tensor<2x1xf32>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x1xf32>
    %13 = "stablehlo.select"(%2, %10, %12) : (tensor<2x1xi1>, tensor<2x1xf32>, tensor<2x1xf32>) -> tensor<2x1xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x1xf32>) -> tensor<2xf32>
    %15 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    "func.return"(%14, %15) : (tensor<2xf32>, tensor<f32>) -> ()
  }
}
