module @main {
  func.func public @main(%arg0: tensor<9000xf32>) -> (tensor<2000xf32>, tensor<2000xi64>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<9000xf32>, tensor<9000xf32>) -> tensor<9000xi1>
    %1 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9000xi32>
    %3 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9000xf32>
    %5 = "stablehlo.compare"(%arg0, %4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<9000xf32>, tensor<9000xf32>) -> tensor<9000xi1>
    %6 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9000xf32>
    %7 = "stablehlo.select"(%5, %6, %arg0) : (tensor<9000xi1>, tensor<9000xf32>, tensor<9000xf32>) -> tensor<9000xf32>
    %8 = "stablehlo.bitcast_convert"(%7) : (tensor<9000xf32>) -> tensor<9000xi32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<9000xi32>} : () -> tensor<9000xi32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi1>
    %11 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<9000xi32>
    %12 = "stablehlo.xor"(%8, %11) : (tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi32>
    %13 = "stablehlo.select"(%10, %12, %8) : (tensor<9000xi1>, tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi32>
    %14 = "stablehlo.select"(%0, %2, %13) : (tensor<9000xi1>, tensor<9000xi32>, tensor<9000xi32>) -> tensor<9000xi32>
    %15 = "stablehlo.convert"(%14) : (tensor<9000xi32>) -> tensor<9000xi64>
    %16 = "stablehlo.constant"() {value = dense<32> : tensor<i64>} : () -> tensor<i64>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9000xi64>
    %18 = "stablehlo.shift_left"(%15, %17) : (tensor<9000xi64>, tensor<9000xi64>) -> tensor<9000xi64>
    %19 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<9000xi64>
    %20 = "stablehlo.or"(%18, %19) : (tensor<9000xi64>, tensor<9000xi64>) -> tensor<9000xi64>
    %21 = "stablehlo.sort"(%20) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %22 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
      "stablehlo.return"(%22) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = false} : (tensor<9000xi64>) -> tensor<9000xi64>
    %23 = "stablehlo.constant"() {value = dense<4294967295> : tensor<i64>} : () -> tensor<i64>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<9000xi64>
    %25 = "stablehlo.and"(%21, %24) : (tensor<9000xi64>, tensor<9000xi64>) -> tensor<9000xi64>
    %26 = "stablehlo.gather"(%arg0, %25) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<9000xf32>, tensor<9000xi64>) -> tensor<9000xf32>
    %27 = "stablehlo.slice"(%26) {start_indices = array<i64: 0>, limit_indices = array<i64: 2000>, strides = array<i64: 1>} : (tensor<9000xf32>) -> tensor<2000xf32>
    %28 = "stablehlo.slice"(%25) {start_indices = array<i64: 0>, limit_indices = array<i64: 2000>, strides = array<i64: 1>} : (tensor<9000xi64>) -> tensor<2000xi64>
    "func.return"(%27, %28) : (tensor<2000xf32>, tensor<2000xi64>) -> ()
  }
}
