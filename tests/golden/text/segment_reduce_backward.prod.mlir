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
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %22 = "stablehlo.compare"(%19, %21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %23 = "stablehlo.or"(%20, %22) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %24 = "stablehlo.reshape"(%arg1) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %25 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %27 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %28 = "stablehlo.concatenate"(%26, %27) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %29 = "stablehlo.gather"(%24, %28) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %30 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %32 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %34 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %35 = "stablehlo.concatenate"(%33, %34) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %36 = "stablehlo.compare"(%19, %19) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %37 = "stablehlo.convert"(%36) : (tensor<1x6x1xi1>) -> tensor<1x6x1xf32>
    %38 = "stablehlo.scatter"(%31, %35, %37) ({
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>):
      %39 = "stablehlo.add"(%arg10, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%39) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>, tensor<1x6x1xf32>) -> tensor<1x4x1xf32>
    %40 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %41 = "stablehlo.reshape"(%40) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %42 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %43 = "stablehlo.concatenate"(%41, %42) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %44 = "stablehlo.gather"(%38, %43) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %45 = "stablehlo.subtract"(%44, %37) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %46 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %47 = "stablehlo.compare"(%45, %46) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %48 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %49 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %51 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %52 = "stablehlo.reshape"(%51) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %53 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %54 = "stablehlo.concatenate"(%52, %53) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %55 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %56 = "stablehlo.compare"(%19, %55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<1x6x1xi1>) -> tensor<1x6x1xf32>
    %58 = "stablehlo.scatter"(%50, %54, %57) ({
    ^bb0(%arg12: tensor<f32>, %arg13: tensor<f32>):
      %59 = "stablehlo.add"(%arg12, %arg13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%59) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>, tensor<1x6x1xf32>) -> tensor<1x4x1xf32>
    %60 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %61 = "stablehlo.reshape"(%60) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %62 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %63 = "stablehlo.concatenate"(%61, %62) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %64 = "stablehlo.gather"(%58, %63) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %65 = "stablehlo.subtract"(%64, %57) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %66 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %67 = "stablehlo.compare"(%65, %66) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xi1>
    %68 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x4x1xf32>
    %70 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %71 = "stablehlo.reshape"(%70) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %72 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %73 = "stablehlo.concatenate"(%71, %72) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %74 = "stablehlo.or"(%56, %36) : (tensor<1x6x1xi1>, tensor<1x6x1xi1>) -> tensor<1x6x1xi1>
    %75 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %76 = "stablehlo.select"(%74, %75, %19) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %77 = "stablehlo.scatter"(%69, %73, %76) ({
    ^bb0(%arg14: tensor<f32>, %arg15: tensor<f32>):
      %78 = "stablehlo.multiply"(%arg14, %arg15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%78) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [2], inserted_window_dims = [0, 1], scatter_dims_to_operand_dims = [0, 1], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>, tensor<1x6x1xf32>) -> tensor<1x4x1xf32>
    %79 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %80 = "stablehlo.reshape"(%79) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %81 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %82 = "stablehlo.concatenate"(%80, %81) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %83 = "stablehlo.gather"(%77, %82) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %84 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x6x1xf32>} : () -> tensor<1x6x1xf32>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %86 = "stablehlo.select"(%67, %85, %83) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %87 = "stablehlo.select"(%47, %48, %86) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %88 = "stablehlo.multiply"(%29, %87) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %89 = "stablehlo.reshape"(%arg3) : (tensor<1x4xf32>) -> tensor<1x4x1xf32>
    %90 = "stablehlo.multiply"(%24, %89) : (tensor<1x4x1xf32>, tensor<1x4x1xf32>) -> tensor<1x4x1xf32>
    %91 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x6xi32>
    %92 = "stablehlo.reshape"(%91) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %93 = "stablehlo.reshape"(%14) : (tensor<1x6xi32>) -> tensor<1x6x1xi32>
    %94 = "stablehlo.concatenate"(%92, %93) {dimension = 2 : i64} : (tensor<1x6x1xi32>, tensor<1x6x1xi32>) -> tensor<1x6x2xi32>
    %95 = "stablehlo.gather"(%90, %94) {dimension_numbers = #stablehlo.gather<offset_dims = [2], collapsed_slice_dims = [0, 1], start_index_map = [0, 1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<1x4x1xf32>, tensor<1x6x2xi32>) -> tensor<1x6x1xf32>
    %96 = "stablehlo.divide"(%95, %19) : (tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %97 = "stablehlo.select"(%23, %88, %96) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %98 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x6x1xf32>
    %100 = "stablehlo.select"(%18, %97, %99) : (tensor<1x6x1xi1>, tensor<1x6x1xf32>, tensor<1x6x1xf32>) -> tensor<1x6x1xf32>
    %101 = "stablehlo.reshape"(%100) : (tensor<1x6x1xf32>) -> tensor<1x6xf32>
    "func.return"(%101) : (tensor<1x6xf32>) -> ()
  }
}
