module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %4 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %7:2 = "stablehlo.custom_call"(%arg0) {call_target_name = "Qr", backend_config = ""} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>)
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %9 = "stablehlo.select"(%6, %7#0, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %11 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %12 = "stablehlo.compare"(%10, %11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %13 = "stablehlo.convert"(%12) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %14 = "stablehlo.add"(%9, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %17 = "stablehlo.compare"(%15, %16) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %18 = "stablehlo.transpose"(%14) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.dot_general"(%18, %14) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %21 = "stablehlo.select"(%17, %19, %20) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %22 = "stablehlo.reshape"(%7#1) : (tensor<5xf32>) -> tensor<1x5xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.multiply"(%21, %23) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %26 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %27 = "stablehlo.compare"(%25, %26) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %28 = "stablehlo.convert"(%27) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %29 = "stablehlo.add"(%24, %28) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %30 = "stablehlo.transpose"(%14) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "stablehlo.dot_general"(%30, %3) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %32 = "stablehlo.triangular_solve"(%29, %31) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.reshape"(%7#1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %35 = "stablehlo.multiply"(%32, %34) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %36 = "stablehlo.dot_general"(%14, %35) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %37 = "stablehlo.subtract"(%3, %36) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %38 = "stablehlo.transpose"(%37) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %39 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %40 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %41 = "stablehlo.compare"(%39, %40) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %42 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %43 = "stablehlo.select"(%41, %7#0, %42) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %44 = "stablehlo.transpose"(%43) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%38, %44) : (tensor<5x5xf32>, tensor<5x5xf32>) -> ()
  }
}
