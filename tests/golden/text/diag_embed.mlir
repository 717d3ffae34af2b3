module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<1xi32>, %arg2: tensor<5x5x5xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<5x5x5xf32>) -> tensor<5x25xf32>
    %1 = "stablehlo.constant"() {value = dense<true> : tensor<5x5xi1>} : () -> tensor<5x5xi1>
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %3 = "stablehlo.pad"(%1, %2) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 5>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<5x25xi1>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.pad"(%arg0, %4) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 5>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5x25xf32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.reshape"(%arg1) : (tensor<1xi32>) -> tensor<i32>
    %8 = "stablehlo.dynamic_slice"(%0, %6, %7) {slice_sizes = array<i64: 5, 25>} : (tensor<5x25xf32>, tensor<i32>, tensor<i32>) -> tensor<5x25xf32>
    %9 = "stablehlo.select"(%3, %5, %8) : (tensor<5x25xi1>, tensor<5x25xf32>, tensor<5x25xf32>) -> tensor<5x25xf32>
    %10 = "stablehlo.dynamic_update_slice"(%0, %9, %6, %7) : (tensor<5x25xf32>, tensor<5x25xf32>, tensor<i32>, tensor<i32>) -> tensor<5x25xf32>
    %11 = "stablehlo.reshape"(%10) : (tensor<5x25xf32>) -> tensor<5x5x5xf32>
    "func.return"(%11) : (tensor<5x5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main() -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5x5xf32>} : () -> tensor<5x5x5xf32>
    "func.return"(%0) : (tensor<5x5x5xf32>) -> ()
  }
}
