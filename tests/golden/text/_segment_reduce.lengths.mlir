module @main {
  func.func public @main(%arg0: tensor<4xi64>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x5xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<1x5xi32>} : () -> tensor<1x5xi32>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x4xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %6 = "stablehlo.convert"(%arg0) : (tensor<4xi64>) -> tensor<4xi32>
    %7 = "stablehlo.reshape"(%6) : (tensor<4xi32>) -> tensor<1x4xi32>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.reduce_window"(%7, %8) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>} : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
    %11 = "stablehlo.reshape"(%9) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %12 = "stablehlo.concatenate"(%5, %11) {dimension = 2 : i64} : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x2xi32>
    %13 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
    %15 = "stablehlo.scatter"(%3, %12, %14) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %16 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%16) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x5xi32>, tensor<1x4x2xi32>, tensor<1x4xi32>) -> tensor<1x5xi32>
    %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %18 = "stablehlo.reduce_window"(%15, %17) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>):
      %19 = "stablehlo.add"(%arg7, %arg8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%19) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>} : (tensor<1x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %20 = "stablehlo.reshape"(%18) : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %21 = "stablehlo.concatenate"(%2, %20) {dimension = 2 : i64} : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x2xi32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<1x5x1xf32>
    %23 = "stablehlo.scatter"(%0, %21, %22) ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %24 = "stablehlo.maximum"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%24) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x5x2xi32>, tensor<1x5x1xf32>) -> tensor<1x4x1xf32>
    %25 = "stablehlo.reshape"(%23) : (tensor<1x4x1xf32>) -> tensor<4xf32>
    "func.return"(%25) : (tensor<4xf32>) -> ()
  }
}
