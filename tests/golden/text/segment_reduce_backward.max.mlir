module @main {
  func.func public @main(%arg0: tensor<1x4xi64>, %arg1: tensor<1x4xf32>, %arg2: tensor<1x6xf32>, %arg3: tensor<1x4xf32>) -> (tensor<1x6xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x4xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %3 = "stablehlo.convert"(%arg0) : (tensor<1x4xi64>) -> tensor<1x4xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce_window"(%3, %4) ({
    ^bb0(%arg4: tensor<i32>, %arg5: tensor<i32>):
      %6 = "stablehlo.add"(%arg4, %arg5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 4>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [3, 0]]> : tensor<2x2xi64>} : (tensor<1x4xi32>, tensor<i32>) -> tensor<1x4xi32>
    %7 = "stablehlo.reshape"(%5) : (tensor<1x4xi32>) -> tensor<1x4x1xi32>
    %8 = "stablehlo.concatenate"(%2, %7) {dimension = 2 : i64} : (tensor<1x4x1xi32>, tensor<1x4x1xi32>) -> tensor<1x4x2xi32>
    %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<1x4xi32>
    %11 = "stablehlo.scatter"(%0, %8, %10) ({
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<i32>):
      %12 = "stablehlo.add"(%arg6, %arg7) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x6xi32>, tensor<1x4x2xi32>, tensor<1x4xi32>) -> tensor<1x6xi32>
    %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.reduce_window"(%11, %13) ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
      %15 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 6>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [5, 0]]> : tensor<2x2xi64>} : (tensor<1x6xi32>, tensor<i32>) -> tensor<1x6xi32>
    %16 = "stablehlo.constant"() {value = dense<4> : tensor<1x6xi32>} : () -> tensor<1x6xi32>
    %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x6xi32>, tensor<1x6xi32>) -> tensor<1x6xi1>
    %18 = "stablehlo.reshape"(%17) : (tensor<1x6xi1>) -> tensor<1x6x1xi1>
    %19 = "stablehlo.reshape"(%arg2) : (tensor<1x6xf32>) -> tensor<1x6x1xf32>
    %20 = "stablehlo.compare"(%19, %19) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %21 = "stablehlo.reshape"(%arg3) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %24 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %25 = "stablehlo.concatenate"(%23, %24) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %26 = "stablehlo.gather"(%21, %25) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %27 = "stablehlo.compare"(%19, %26) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %28 = "stablehlo.or"(%20, %27) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %29 = "stablehlo.reshape"(%arg1) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %32 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %33 = "stablehlo.concatenate"(%31, %32) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %34 = "stablehlo.gather"(%29, %33) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %35 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %36 = "stablehlo.compare"(%34, %35) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %37 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %41 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %42 = "stablehlo.concatenate"(%40, %41) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %43 = "stablehlo.convert"(%28) : (tensor<1x6x1xi1>) -> tensor<1x6x1xf32>
    %44 = "stablehlo.scatter"(%38, %42, %43) ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %45 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%45) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>, tensor<1x6x1xf32>) -> tensor<1x4x1xf32>
    %46 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %47 = "stablehlo.reshape"(%46) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %48 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %49 = "stablehlo.concatenate"(%47, %48) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %50 = "stablehlo.gather"(%44, %49) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %51 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %52 = "stablehlo.compare"(%50, %51) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %53 = "stablehlo.and"(%36, %52) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %54 = "stablehlo.divide"(%34, %50) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %55 = "stablehlo.select"(%53, %54, %34) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %56 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x6x1xf32>
    %57 = "stablehlo.select"(%28, %55, %56) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %58 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x6x1xf32>
    %59 = "stablehlo.select"(%18, %57, %58) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %60 = "stablehlo.reshape"(%59) : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    "func.return"(%60) : (tensor<1x6xf32>) -> ()
  }
}
