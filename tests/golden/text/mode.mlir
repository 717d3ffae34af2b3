module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xi64>) {
    %0 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x5x5xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = "stablehlo.or"(%2, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) {dimension = 2 : i64, is_stable = true} : (tensor<5x5x5xf32>, tensor<5x5x5xi32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xi32>)
    %7 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x5x5xi32>
    %8 = "stablehlo.slice"(%1#0) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xf32>) -> tensor<5x5x4xf32>
    %9 = "stablehlo.slice"(%1#0) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 5, 5, 4>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xf32>) -> tensor<5x5x4xf32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5x4xf32>, tensor<5x5x4xf32>) -> tensor<5x5x4xi1>
    %11 = "stablehlo.slice"(%7) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xi32>) -> tensor<5x5x4xi32>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5x4xi32>
    %14 = "stablehlo.select"(%10, %11, %13) : (tensor<5x5x4xi1>, tensor<5x5x4xi32>, tensor<5x5x4xi32>) -> tensor<5x5x4xi32>
    %15 = "stablehlo.pad"(%14, %12) {edge_padding_low = array<i64: 0, 0, 1>, edge_padding_high = array<i64: 0, 0, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<5x5x4xi32>, tensor<i32>) -> tensor<5x5x5xi32>
    %16 = "stablehlo.reduce_window"(%15, %12) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %17 = "stablehlo.maximum"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 5>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [4, 0]]> : tensor<3x2xi64>} : (tensor<5x5x5xi32>, tensor<i32>) -> tensor<5x5x5xi32>
    %18 = "stablehlo.subtract"(%7, %16) : (tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi32>
    %19 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<5x5x5xi32>
    %20 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
    %21 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %22:2 = "stablehlo.reduce"(%18, %19, %20, %21) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<i32>, %arg9: tensor<i32>, %arg10: tensor<i32>):
      %23 = "stablehlo.compare"(%arg9, %arg7) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %24 = "stablehlo.select"(%23, %arg9, %arg7) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %25 = "stablehlo.compare"(%arg7, %arg9) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %26 = "stablehlo.minimum"(%arg8, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %27 = "stablehlo.select"(%25, %26, %arg10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %28 = "stablehlo.select"(%25, %arg8, %26) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      %29 = "stablehlo.select"(%23, %27, %28) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%24, %29) : (tensor<i32>, tensor<i32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<5x5x5xi32>, tensor<5x5x5xi32>, tensor<i32>, tensor<i32>) -> (tensor<5x5xi32>, tensor<5x5xi32>)
    %30 = "stablehlo.reshape"(%22#1) : (tensor<5x5xi32>) -> tensor<5x5x1xi32>
    %31 = "stablehlo.gather"(%1#0, %30) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<5x5x5xf32>, tensor<5x5x1xi32>) -> tensor<5x5x1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<5x5x1xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.gather"(%1#1, %30) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [2], operand_batching_dims = [0, 1], start_indices_batching_dims = [0, 1], start_index_map = [2], index_vector_dim = 3>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<5x5x5xi32>, tensor<5x5x1xi32>) -> tensor<5x5x1xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<5x5x1xi32>) -> tensor<5x5xi32>
    %35 = "stablehlo.convert"(%34) : (tensor<5x5xi32>) -> tensor<5x5xi64>
    "func.return"(%32, %35) : (tensor<5x5xf32>, tensor<5x5xi64>) -> ()
  }
}
