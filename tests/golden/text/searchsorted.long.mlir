module @main {
  func.func public @main(%arg0: tensor<1000xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xi64>) {
    %0 = "stablehlo.constant"() {value = dense<512> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
    %2:4 = "stablehlo.while"(%0, %1, %arg0, %arg1) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<2x3xi32>, %arg4: tensor<1000xf32>, %arg5: tensor<2x3xf32>):
      %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %4 = "stablehlo.compare"(%arg2, %3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<2x3xi32>, %arg8: tensor<1000xf32>, %arg9: tensor<2x3xf32>):
      %5 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %6 = "stablehlo.shift_right_logical"(%arg6, %5) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %7 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x3xi32>
      %8 = "stablehlo.add"(%arg7, %7) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %9 = "stablehlo.constant"() {value = dense<1000> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi1>
      %11 = "stablehlo.constant"() {value = dense<1000> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %12 = "stablehlo.minimum"(%8, %11) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %13 = "stablehlo.constant"() {value = dense<1> : tensor<2x3xi32>} : () -> tensor<2x3xi32>
      %14 = "stablehlo.subtract"(%12, %13) : (tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      %15 = "stablehlo.gather"(%arg8, %14) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 2>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<1000xf32>, tensor<2x3xi32>) -> tensor<2x3xf32>
      %16 = "stablehlo.compare"(%15, %arg9) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xi1>
      %17 = "stablehlo.not"(%16) : (tensor<2x3xi1>) -> tensor<2x3xi1>
      %18 = "stablehlo.and"(%10, %17) : (tensor<2x3xi1>, tensor<2x3xi1>) -> tensor<2x3xi1>
      %19 = "stablehlo.select"(%18, %8, %arg7) : (tensor<2x3xi1>, tensor<2x3xi32>, tensor<2x3xi32>) -> tensor<2x3xi32>
      "stablehlo.return"(%6, %19, %arg8, %arg9) : (tensor<i32>, tensor<2x3xi32>, tensor<1000xf32>, tensor<2x3xf32>) -> ()
    }) : (tensor<i32>, tensor<2x3xi32>, tensor<1000xf32>, tensor<2x3xf32>) -> (tensor<i32>, tensor<2x3xi32>, tensor<1000xf32>, tensor<2x3xf32>)
    %20 = "stablehlo.convert"(%2#1) : (tensor<2x3xi32>) -> tensor<2x3xi64>
    "func.return"(%20) : (tensor<2x3xi64>) -> ()
  }
}
