module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = "stablehlo.or"(%2, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<2xf32>, tensor<2xi32>) -> (tensor<2xf32>, tensor<2xi32>)
    %7 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<2xi1>) -> tensor<2xi32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xi32>, tensor<i32>) -> tensor<i32>
    %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.maximum"(%10, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %14 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %16 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %17 = "stablehlo.shift_right_logical"(%15, %16) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.reshape"(%17) : (tensor<i32>) -> tensor<1xi32>
    %19 = "stablehlo.gather"(%1#0, %18) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<2xf32>, tensor<1xi32>) -> tensor<1xf32>
    %20 = "stablehlo.reshape"(%19) : (tensor<1xf32>) -> tensor<f32>
    "func.return"(%20) : (tensor<f32>) -> ()
  }
}
