module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %3 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %5 = "stablehlo.select"(%2, %3, %4) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %7 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %8 = "stablehlo.compare"(%6, %7) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %9 = "stablehlo.convert"(%8) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %10 = "stablehlo.add"(%5, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %14 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.dot_general"(%14, %10) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %17 = "stablehlo.select"(%13, %15, %16) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<1x5xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.multiply"(%17, %19) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %22 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %23 = "stablehlo.compare"(%21, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %24 = "stablehlo.convert"(%23) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %25 = "stablehlo.add"(%20, %24) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %26 = "stablehlo.transpose"(%10) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %27 = "stablehlo.dot_general"(%26, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.reshape"(%arg2) : (tensor<5xf32>) -> tensor<5x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %30 = "stablehlo.multiply"(%27, %29) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "stablehlo.triangular_solve"(%25, %30) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose ADJOINT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %32 = "stablehlo.dot_general"(%10, %31) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.subtract"(%arg0, %32) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.transpose"(%33) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%34) : (tensor<5x5xf32>) -> ()
  }
}
