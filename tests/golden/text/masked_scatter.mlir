module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xi1>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<5x5xf32>) -> tensor<25xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5x5xi1>) -> tensor<25xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<25xi1>) -> tensor<25xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.reduce_window"(%2, %3) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %5 = "stablehlo.add"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 25>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[24, 0]]> : tensor<1x2xi64>} : (tensor<25xi32>, tensor<i32>) -> tensor<25xi32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<25xi32>} : () -> tensor<25xi32>
    %7 = "stablehlo.subtract"(%4, %6) : (tensor<25xi32>, tensor<25xi32>) -> tensor<25xi32>
    %8 = "stablehlo.gather"(%0, %7) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<25xf32>, tensor<25xi32>) -> tensor<25xf32>
    %9 = "stablehlo.reshape"(%8) : (tensor<25xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.select"(%arg1, %9, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%10) : (tensor<5x5xf32>) -> ()
  }
}
