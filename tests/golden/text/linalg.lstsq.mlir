module @main {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<3x3xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %3 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %4:2 = "stablehlo.custom_call"(%3) {call_target_name = "Qr", backend_config = ""} : (tensor<3x2xf32>) -> (tensor<3x2xf32>, tensor<2xf32>)
    %5 = "stablehlo.slice"(%4#0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 2>, strides = array<i64: 1, 1>} : (tensor<3x2xf32>) -> tensor<2x2xf32>
    %6 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
    %7 = "stablehlo.select"(%2, %5, %6) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %8 = "stablehlo.triangular_solve"(%7, %arg1) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.pad"(%8, %9) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 1, 0>, interior_padding = array<i64: 0, 0>} : (tensor<2x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xi32>
    %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %14 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x2xf32>} : () -> tensor<3x2xf32>
    %15 = "stablehlo.select"(%13, %4#0, %14) : (tensor<3x2xi1>, tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x2xi32>
    %17 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x2xi32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x2xi32>, tensor<3x2xi32>) -> tensor<3x2xi1>
    %19 = "stablehlo.convert"(%18) : (tensor<3x2xi1>) -> tensor<3x2xf32>
    %20 = "stablehlo.add"(%15, %19) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
    %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
    %22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
    %23 = "stablehlo.compare"(%21, %22) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %24 = "stablehlo.transpose"(%20) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.dot_general"(%24, %20) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x2xf32>) -> tensor<2x2xf32>
    %26 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2xf32>} : () -> tensor<2x2xf32>
    %27 = "stablehlo.select"(%23, %25, %26) : (tensor<2x2xi1>, tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %28 = "stablehlo.reshape"(%4#1) : (tensor<2xf32>) -> tensor<1x2xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<2x2xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %31 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x2xi32>
    %32 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x2xi32>
    %33 = "stablehlo.compare"(%31, %32) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x2xi32>, tensor<2x2xi32>) -> tensor<2x2xi1>
    %34 = "stablehlo.convert"(%33) : (tensor<2x2xi1>) -> tensor<2x2xf32>
    %35 = "stablehlo.add"(%30, %34) : (tensor<2x2xf32>, tensor<2x2xf32>) -> tensor<2x2xf32>
    %36 = "stablehlo.transpose"(%20) {permutation = array<i64: 1, 0>} : (tensor<3x2xf32>) -> tensor<2x3xf32>
    %37 = "stablehlo.dot_general"(%36, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x3xf32>, tensor<3x3xf32>) -> tensor<2x3xf32>
    %38 = "stablehlo.triangular_solve"(%35, %37) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<2x2xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %39 = "stablehlo.reshape"(%4#1) : (tensor<2xf32>) -> tensor<2x1xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xf32>) -> tensor<2x3xf32>
    %41 = "stablehlo.multiply"(%38, %40) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %42 = "stablehlo.dot_general"(%20, %41) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x2xf32>, tensor<2x3xf32>) -> tensor<3x3xf32>
    %43 = "stablehlo.subtract"(%10, %42) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %44 = "stablehlo.constant"() {value = dense<> : tensor<0xf32>} : () -> tensor<0xf32>
    %45 = "stablehlo.constant"() {value = dense<> : tensor<0xi64>} : () -> tensor<0xi64>
    "func.return"(%43, %44, %45, %44) : (tensor<3x3xf32>, tensor<0xf32>, tensor<0xi64>, tensor<0xf32>) -> ()
  }
}
