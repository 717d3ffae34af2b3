module @main {
  func.func public @main(%arg0: tensor<1x8x8x8xf32>) -> (tensor<1x8x5x7xf32>) {
    %0 = "stablehlo.constant"() {value = dense<[[[true], [true], [false]], [[true], [true], [true]], [[true], [true], [false]], [[true], [true], [true]], [[true], [true], [false]]]> : tensor<5x3x1xi1>} : () -> tensor<5x3x1xi1>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 2, 3, 4>} : (tensor<5x3x1xi1>) -> tensor<1x8x5x3x7xi1>
    %2 = "stablehlo.constant"() {value = dense<[[0, 1], [1, 2], [2, 3], [3, 4], [4, 5], [5, 6], [6, 7]]> : tensor<7x2xi32>} : () -> tensor<7x2xi32>
    %3 = "stablehlo.gather"(%arg0, %2) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 2], collapsed_slice_dims = [3], start_index_map = [3], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8, 8, 1>, indices_are_sorted = false} : (tensor<1x8x8x8xf32>, tensor<7x2xi32>) -> tensor<1x8x8x7x2xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<1x8x8x7x2xf32>, tensor<f32>) -> tensor<1x8x8x7xf32>
    %7 = "stablehlo.constant"() {value = dense<[[0, 1, 1], [1, 2, 3], [3, 4, 4], [4, 5, 6], [6, 7, 7]]> : tensor<5x3xi32>} : () -> tensor<5x3xi32>
    %8 = "stablehlo.gather"(%5, %7) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1, 4], collapsed_slice_dims = [2], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 8, 1, 7>, indices_are_sorted = false} : (tensor<1x8x8x7xf32>, tensor<5x3xi32>) -> tensor<1x8x5x3x7xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x8x5x3x7xf32>
    %11 = "stablehlo.select"(%1, %8, %10) : (tensor<1x8x5x3x7xi1>, tensor<1x8x5x3x7xf32>, tensor<1x8x5x3x7xf32>) -> tensor<1x8x5x3x7xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %14 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<1x8x5x3x7xf32>, tensor<f32>) -> tensor<1x8x5x7xf32>
    %15 = "stablehlo.constant"() {value = dense<[[2], [3], [2], [3], [2]]> : tensor<5x1xi32>} : () -> tensor<5x1xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<5x1xi32>) -> tensor<5x1xf32>
    %17 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<f32>} : () -> tensor<f32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x1xf32>
    %19 = "stablehlo.multiply"(%16, %18) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<5x1xf32>) -> tensor<1x8x5x7xf32>
    %21 = "stablehlo.divide"(%13, %20) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    "func.return"(%21) : (tensor<1x8x5x7xf32>) -> ()
  }
}
