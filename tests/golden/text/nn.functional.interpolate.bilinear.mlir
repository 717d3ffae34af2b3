module @main {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x3x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<[[[true], [true]], [[true], [true]], [[true], [false]]]> : tensor<3x2x1xi1>} : () -> tensor<3x2x1xi1>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<3x2x1xi1>) -> tensor<2x3x3x2x3xi1>
    %2 = "stablehlo.constant"() {value = dense<[[true, true], [true, true], [true, false]]> : tensor<3x2xi1>} : () -> tensor<3x2xi1>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xi1>) -> tensor<2x3x4x3x2xi1>
    %4 = "stablehlo.constant"() {value = dense<[[0, 1], [1, 2], [3, 3]]> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
    %5 = "stablehlo.gather"(%arg0, %4) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 4, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3x2xi32>) -> tensor<2x3x4x3x2xf32>
    %6 = "stablehlo.constant"() {value = dense<[[1.0e+00, 0.0e+00], [5.0e-01, 5.0e-01], [1.0e+00, 0.0e+00]]> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 3, 4>} : (tensor<3x2xf32>) -> tensor<2x3x4x3x2xf32>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x4x3x2xf32>
    %11 = "stablehlo.select"(%3, %8, %10) : (tensor<2x3x4x3x2xi1>, tensor<2x3x4x3x2xf32>, tensor<2x3x4x3x2xf32>) -> tensor<2x3x4x3x2xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %14 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x3x4x3x2xf32>, tensor<f32>) -> tensor<2x3x4x3xf32>
    %15 = "stablehlo.constant"() {value = dense<[[0, 1], [1, 2], [3, 3]]> : tensor<3x2xi32>} : () -> tensor<3x2xi32>
    %16 = "stablehlo.gather"(%13, %15) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 1, 3>, indices_are_sorted = false} : (tensor<2x3x4x3xf32>, tensor<3x2xi32>) -> tensor<2x3x3x2x3xf32>
    %17 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [0.0e+00]], [[5.0e-01], [5.0e-01]], [[1.0e+00], [0.0e+00]]]> : tensor<3x2x1xf32>} : () -> tensor<3x2x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<3x2x1xf32>) -> tensor<2x3x3x2x3xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<2x3x3x2x3xf32>, tensor<2x3x3x2x3xf32>) -> tensor<2x3x3x2x3xf32>
    %20 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x3x2x3xf32>
    %22 = "stablehlo.select"(%1, %19, %21) : (tensor<2x3x3x2x3xi1>, tensor<2x3x3x2x3xf32>, tensor<2x3x3x2x3xf32>) -> tensor<2x3x3x2x3xf32>
    %23 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.reduce"(%22, %23) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %25 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%25) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x3x3x2x3xf32>, tensor<f32>) -> tensor<2x3x3x3xf32>
    "func.return"(%24) : (tensor<2x3x3x3xf32>) -> ()
  }
}
