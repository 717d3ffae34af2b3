module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xi64>) -> (tensor<f32>, tensor<5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x5xi64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<1x5xi64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<1x5xi64>} : () -> tensor<1x5xi64>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %4 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<1x5xi64>
    %6 = "stablehlo.select"(%3, %0, %5) : (tensor<1x5xi1>, tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %7 = "stablehlo.constant"() {value = dense<9223372036854775807> : tensor<i64>} : () -> tensor<i64>
    %8 = "stablehlo.reduce"(%6, %7) ({
    ^bb0(%arg2: tensor<i64>, %arg3: tensor<i64>):
      %9 = "stablehlo.minimum"(%arg2, %arg3) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%9) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x5xi64>, tensor<i64>) -> tensor<1xi64>
    %10 = "stablehlo.reshape"(%8) : (tensor<1xi64>) -> tensor<1x1xi64>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi64>) -> tensor<1x5xi64>
    %12 = "stablehlo.compare"(%0, %11) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi1>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5xi1>) -> tensor<1x5x1xi1>
    %14 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
    %15 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x5x5xi64>
    %16 = "stablehlo.reshape"(%1) : (tensor<1x5xi64>) -> tensor<1x5x1xi64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x1xi64>) -> tensor<1x5x5xi64>
    %18 = "stablehlo.compare"(%15, %17) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5x5xi64>, tensor<1x5x5xi64>) -> tensor<1x5x5xi1>
    %19 = "stablehlo.reshape"(%12) : (tensor<1x5xi1>) -> tensor<1x5x1xi1>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x1xi1>) -> tensor<1x5x5xi1>
    %21 = "stablehlo.and"(%18, %20) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
    %22 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %23 = "stablehlo.reduce"(%21, %22) ({
    ^bb0(%arg4: tensor<i1>, %arg5: tensor<i1>):
      %24 = "stablehlo.or"(%arg4, %arg5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%24) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x5x5xi1>, tensor<i1>) -> tensor<1x5xi1>
    %25 = "stablehlo.not"(%23) : (tensor<1x5xi1>) -> tensor<1x5xi1>
    %26 = "stablehlo.reshape"(%25) : (tensor<1x5xi1>) -> tensor<1x1x5xi1>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x1x5xi1>) -> tensor<1x5x5xi1>
    %28 = "stablehlo.and"(%14, %27) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
    %29 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %31 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<1x5xf32>
    %32 = "stablehlo.constant"() {value = dense<0> : tensor<1x5xi64>} : () -> tensor<1x5xi64>
    %33 = "stablehlo.maximum"(%1, %32) : (tensor<1x5xi64>, tensor<1x5xi64>) -> tensor<1x5xi64>
    %34 = "stablehlo.gather"(%31, %33) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<1x5xf32>, tensor<1x5xi64>) -> tensor<1x5xf32>
    %35 = "stablehlo.subtract"(%30, %34) : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %36 = "stablehlo.reshape"(%35) : (tensor<1x5xf32>) -> tensor<1x5x1xf32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x5x1xf32>) -> tensor<1x5x5xf32>
    %38 = "stablehlo.reshape"(%31) : (tensor<1x5xf32>) -> tensor<1x1x5xf32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x1x5xf32>) -> tensor<1x5x5xf32>
    %40 = "stablehlo.add"(%37, %39) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %41 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %42 = "stablehlo.compare"(%40, %41) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xi1>
    %43 = "stablehlo.and"(%28, %42) : (tensor<1x5x5xi1>, tensor<1x5x5xi1>) -> tensor<1x5x5xi1>
    %44 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5x5xf32>
    %46 = "stablehlo.select"(%43, %40, %45) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %47 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.reduce"(%46, %47) ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %49 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%49) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1xf32>
    %50 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %51 = "stablehlo.divide"(%48, %50) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %52 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %53 = "stablehlo.reduce"(%51, %52) ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %54 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%54) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %55 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %56 = "stablehlo.divide"(%53, %55) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %57 = "stablehlo.convert"(%23) : (tensor<1x5xi1>) -> tensor<1x5xf32>
    %58 = "stablehlo.reshape"(%57) : (tensor<1x5xf32>) -> tensor<5xf32>
    "func.return"(%56, %58) : (tensor<f32>, tensor<5xf32>) -> ()
  }
}
