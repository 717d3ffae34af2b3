module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %7 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %8 = "stablehlo.select"(%6, %arg0, %7) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %12 = "stablehlo.convert"(%11) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %13 = "stablehlo.add"(%8, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %17 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.dot_general"(%17, %13) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.select"(%16, %18, %19) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<1x5xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %26 = "stablehlo.compare"(%24, %25) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %28 = "stablehlo.add"(%23, %27) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %29 = "stablehlo.transpose"(%13) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %30 = "stablehlo.dot_general"(%29, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "stablehlo.triangular_solve"(%28, %30) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %32 = "stablehlo.reshape"(%arg1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.multiply"(%31, %33) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %35 = "stablehlo.dot_general"(%13, %34) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %36 = "stablehlo.subtract"(%3, %35) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %37 = "stablehlo.transpose"(%36) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%37) : (tensor<5x5xf32>) -> ()
  }
}
