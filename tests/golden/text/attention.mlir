module @main {
  func.func public @main(%arg0: tensor<2x4x6x8xf32>, %arg1: tensor<2x4x5x8xf32>, %arg2: tensor<2x4x5x8xf32>) -> (tensor<2x4x6x8xf32>, tensor<2x4x6xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.dot_general"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x6x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x6x5xf32>
    %1 = "stablehlo.constant"() {value = dense<3.5355338e-01> : tensor<2x4x6x5xf32>} : () -> tensor<2x4x6x5xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<2x4x6x5xf32>, tensor<2x4x6x5xf32>) -> tensor<2x4x6x5xf32>
    %3 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %5 = "stablehlo.compare"(%arg4, %arg3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.compare"(%arg4, %arg4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.or"(%5, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.select"(%7, %arg4, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%8) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x4x6x5xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %9 = "stablehlo.reshape"(%4) : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %10 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %12 = "stablehlo.compare"(%9, %11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xi1>
    %13 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %15 = "stablehlo.select"(%12, %14, %9) : (tensor<2x4x6x1xi1>, tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x5xf32>
    %17 = "stablehlo.subtract"(%2, %16) : (tensor<2x4x6x5xf32>, tensor<2x4x6x5xf32>) -> tensor<2x4x6x5xf32>
    %18 = "stablehlo.exponential"(%17) : (tensor<2x4x6x5xf32>) -> tensor<2x4x6x5xf32>
    %19 = "stablehlo.dot_general"(%18, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [3], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x6x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x6x8xf32>
    %20 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%18, %20) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %22 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<2x4x6x5xf32>, tensor<f32>) -> tensor<2x4x6xf32>
    %23 = "stablehlo.reshape"(%21) : (tensor<2x4x6xf32>) -> tensor<2x4x6x1xf32>
    %24 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %25 = "stablehlo.compare"(%23, %24) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xi1>
    %26 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x6x1xf32>
    %28 = "stablehlo.select"(%25, %27, %23) : (tensor<2x4x6x1xi1>, tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x8xf32>
    %30 = "stablehlo.divide"(%19, %29) : (tensor<2x4x6x8xf32>, tensor<2x4x6x8xf32>) -> tensor<2x4x6x8xf32>
    %31 = "stablehlo.log"(%23) : (tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %32 = "stablehlo.add"(%15, %31) : (tensor<2x4x6x1xf32>, tensor<2x4x6x1xf32>) -> tensor<2x4x6x1xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x4x6x1xf32>) -> tensor<2x4x6xf32>
    %34 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    "func.return"(%30, %33, %34, %34) : (tensor<2x4x6x8xf32>, tensor<2x4x6xf32>, tensor<i64>, tensor<i64>) -> ()
  }
}
