module @main {
  func.func public @main(%arg0: tensor<1x4xi64>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x6xf32>) -> (tensor<1x6xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x4xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %3 = "stablehlo.convert"(%arg0) : (tensor<1x4xi64>) -> tensor<1x4xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce_window"(%3, %4) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %6 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>} : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
    %7 = "stablehlo.reshape"(%5) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %8 = "stablehlo.concatenate"(%2, %7) {dimension = 2 : i64} : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x2xi32>
    %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
    %11 = "stablehlo.scatter"(%0, %8, %10) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %12 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x6xi32>, tensor<1x4x2xi32>, tensor<1x4xi32>) -> tensor<1x6xi32>
    %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.reduce_window"(%11, %13) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
      %15 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>} : (tensor<1x6xi32>, tensor<i32>) -> tensor<1x6xi32>
    %16 = "stablehlo.constant"() {value = dense<4> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
    %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x6xi1>) -> tensor<1x6x1xi1>
    %19 = "stablehlo.reshape"(%arg1) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %20 = "stablehlo.convert"(%3) : (tensor<1x4xi32>) -> tensor<1x4xf32>
    %21 = "stablehlo.reshape"(%20) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %22 = "stablehlo.divide"(%19, %21) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %23 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %24 = "stablehlo.reshape"(%23) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %25 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %26 = "stablehlo.concatenate"(%24, %25) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %27 = "stablehlo.gather"(%22, %26) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %28 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x6x1xf32>
    %30 = "stablehlo.select"(%18, %27, %29) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    "func.return"(%31) : (tensor<1x6xf32>) -> ()
  }
}
