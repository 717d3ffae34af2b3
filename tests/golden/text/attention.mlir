module @main {
  func.func public @main(%arg0: tensor<2x4x6x8xf32>, %arg1: tensor<2x4x5x8xf32>, %arg2: tensor<2x4x5x8xf32>) -> (tensor<2x4x6x8xf32>, tensor<2x4x6xf32>, tensor<i64>, tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x4x6x8xf32>) -> tensor<2x4x1x6x8xf32>
    %1 = "stablehlo.dot_general"(%0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [3]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x1x6x8xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x6x5xf32>
    %2 = "stablehlo.constant"() {value = dense<3.5355338e-01> : tensor<2x4x1x6x5xf32>} : () -> tensor<2x4x1x6x5xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<2x4x1x6x5xf32>, tensor<2x4x1x6x5xf32>) -> tensor<2x4x1x6x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %6 = "stablehlo.compare"(%arg4, %arg3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %7 = "stablehlo.compare"(%arg4, %arg4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.or"(%6, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.select"(%8, %arg4, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%9) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x4x1x6x5xf32>, tensor<f32>) -> tensor<2x4x1x6xf32>
    %10 = "stablehlo.reshape"(%5) : (tensor<2x4x1x6xf32>) -> tensor<2x4x1x6x1xf32>
    %11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x6x1xf32>
    %13 = "stablehlo.compare"(%10, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4x1x6x1xf32>, tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xi1>
    %14 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x6x1xf32>
    %16 = "stablehlo.select"(%13, %15, %10) : (tensor<2x4x1x6x1xi1>, tensor<2x4x1x6x1xf32>, tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x5xf32>
    %18 = "stablehlo.subtract"(%3, %17) : (tensor<2x4x1x6x5xf32>, tensor<2x4x1x6x5xf32>) -> tensor<2x4x1x6x5xf32>
    %19 = "stablehlo.exponential"(%18) : (tensor<2x4x1x6x5xf32>) -> tensor<2x4x1x6x5xf32>
    %20 = "stablehlo.dot_general"(%19, %arg2) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0, 1], rhs_batching_dimensions = [0, 1], lhs_contracting_dimensions = [4], rhs_contracting_dimensions = [2]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<2x4x1x6x5xf32>, tensor<2x4x5x8xf32>) -> tensor<2x4x1x6x8xf32>
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%19, %21) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %23 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%23) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 4>} : (tensor<2x4x1x6x5xf32>, tensor<f32>) -> tensor<2x4x1x6xf32>
    %24 = "stablehlo.reshape"(%22) : (tensor<2x4x1x6xf32>) -> tensor<2x4x1x6x1xf32>
    %25 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x6x1xf32>
    %27 = "stablehlo.compare"(%24, %26) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x4x1x6x1xf32>, tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xi1>
    %28 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x4x1x6x1xf32>
    %30 = "stablehlo.select"(%27, %29, %24) : (tensor<2x4x1x6x1xi1>, tensor<2x4x1x6x1xf32>, tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xf32>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x8xf32>
    %32 = "stablehlo.divide"(%20, %31) : (tensor<2x4x1x6x8xf32>, tensor<2x4x1x6x8xf32>) -> tensor<2x4x1x6x8xf32>
    %33 = "stablehlo.reshape"(%32) : (tensor<2x4x1x6x8xf32>) -> tensor<2x4x6x8xf32>
    %34 = "stablehlo.log"(%24) : (tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xf32>
    %35 = "stablehlo.add"(%16, %34) : (tensor<2x4x1x6x1xf32>, tensor<2x4x1x6x1xf32>) -> tensor<2x4x1x6x1xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<2x4x1x6x1xf32>) -> tensor<2x4x6xf32>
    %37 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    "func.return"(%33, %36, %37, %37) : (tensor<2x4x6x8xf32>, tensor<2x4x6xf32>, tensor<i64>, tensor<i64>) -> ()
  }
}
