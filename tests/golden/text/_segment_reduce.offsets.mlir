module @main {
  func.func public @main(%arg0: tensor<5xi64>, %arg1: tensor<f32>, %arg2: tensor<5xf32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x5xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x5xi32>
    %4 = "stablehlo.convert"(%arg0) : (tensor<5xi64>) -> tensor<5xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<5xi32>) -> tensor<1x5xi32>
    %6 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 1>, strides = array<i64: 1, 1>} : (tensor<1x5xi32>) -> tensor<1x1xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x5xi32>
    %8 = "stablehlo.compare"(%3, %7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %9 = "stablehlo.constant"() {value = dense<4> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x5xi32>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<1x5xi32>} : () -> tensor<1x5xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x4xi32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %14 = "stablehlo.slice"(%5) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>} : (tensor<1x5xi32>) -> tensor<1x4xi32>
    %15 = "stablehlo.reshape"(%14) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %16 = "stablehlo.concatenate"(%13, %15) {dimension = 2 : i64} : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x2xi32>
    %17 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
    %19 = "stablehlo.scatter"(%11, %16, %18) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %20 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%20) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x5xi32>, tensor<1x4x2xi32>, tensor<1x4xi32>) -> tensor<1x5xi32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.reduce_window"(%19, %21) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %23 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%23) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 5>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [4, 0]]> : tensor<2x2xi64>} : (tensor<1x5xi32>, tensor<i32>) -> tensor<1x5xi32>
    %24 = "stablehlo.select"(%8, %10, %22) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x5xi32>) -> tensor<1x5x1xi32>
    %26 = "stablehlo.concatenate"(%2, %25) {dimension = 2 : i64} : (tensor<1x5x1xi32>, tensor<1x5x1xi32>) -> tensor<1x5x2xi32>
    %27 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<1x5x1xf32>
    %28 = "stablehlo.scatter"(%0, %26, %27) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %29 = "stablehlo.maximum"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%29) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x5x2xi32>, tensor<1x5x1xf32>) -> tensor<1x4x1xf32>
    %30 = "stablehlo.reshape"(%28) : (tensor<1x4x1xf32>) -> tensor<4xf32>
    "func.return"(%30) : (tensor<4xf32>) -> ()
  }
}
