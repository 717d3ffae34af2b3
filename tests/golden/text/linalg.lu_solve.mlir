module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<3x3xf32>, %arg2: tensor<3xi32>) -> (tensor<4x3xf32>) {
    %0 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %1 = "stablehlo.triangular_solve"(%0, %arg0) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.triangular_solve"(%0, %1) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<3x3xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
    %6:3 = "stablehlo.while"(%4, %5, %arg2) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<3x1xi32>, %arg5: tensor<3xi32>):
      %7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %8 = "stablehlo.compare"(%arg3, %7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<3x1xi32>, %arg8: tensor<3xi32>):
      %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %10 = "stablehlo.add"(%arg6, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
      %12 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x1xi32>
      %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %15 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
      %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %17 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
      %18 = "stablehlo.select"(%16, %arg8, %17) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %19 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %20 = "stablehlo.reduce"(%18, %19) ({
      ^bb0(%arg9: tensor<i32>, %arg10: tensor<i32>):
        %21 = "stablehlo.add"(%arg9, %arg10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%21) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %22 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %23 = "stablehlo.subtract"(%20, %22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %24 = "stablehlo.reshape"(%23) : (tensor<i32>) -> tensor<1xi32>
      %25 = "stablehlo.reshape"(%24) : (tensor<1xi32>) -> tensor<1x1xi32>
      %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %27 = "stablehlo.compare"(%11, %26) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %28 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %29 = "stablehlo.select"(%27, %arg7, %28) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %30 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %31 = "stablehlo.reduce"(%29, %30) ({
      ^bb0(%arg11: tensor<i32>, %arg12: tensor<i32>):
        %32 = "stablehlo.add"(%arg11, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%32) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %33 = "stablehlo.reshape"(%31) : (tensor<1xi32>) -> tensor<1x1xi32>
      %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %35 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %36 = "stablehlo.select"(%13, %arg7, %35) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %38 = "stablehlo.reduce"(%36, %37) ({
      ^bb0(%arg13: tensor<i32>, %arg14: tensor<i32>):
        %39 = "stablehlo.add"(%arg13, %arg14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%39) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %40 = "stablehlo.reshape"(%38) : (tensor<1xi32>) -> tensor<1x1xi32>
      %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %42 = "stablehlo.select"(%27, %41, %arg7) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %43 = "stablehlo.select"(%13, %34, %42) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      "stablehlo.return"(%10, %43, %arg8) : (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>) -> ()
    }) : (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>)
    %44 = "stablehlo.reshape"(%6#1) : (tensor<3x1xi32>) -> tensor<3xi32>
    %45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %46 = "stablehlo.scatter"(%3, %44, %45) ({
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<i32>):
      "stablehlo.return"(%arg16) : (tensor<i32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<3xi32>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    %47 = "stablehlo.gather"(%2, %46) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 4>, indices_are_sorted = false} : (tensor<3x4xf32>, tensor<3xi32>) -> tensor<3x4xf32>
    %48 = "stablehlo.transpose"(%47) {permutation = array<i64: 1, 0>} : (tensor<3x4xf32>) -> tensor<4x3xf32>
    "func.return"(%48) : (tensor<4x3xf32>) -> ()
  }
}
