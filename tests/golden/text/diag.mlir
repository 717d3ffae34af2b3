module @main {
  func.func public @main() -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<10x10xf32>} : () -> tensor<10x10xf32>
    "func.return"(%0) : (tensor<10x10xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<1xi32>, %arg2: tensor<10x10xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.reshape"(%arg2) : (tensor<10x10xf32>) -> tensor<100xf32>
    %1 = "stablehlo.constant"() {value = dense<true> : tensor<10xi1>} : () -> tensor<10xi1>
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %3 = "stablehlo.pad"(%1, %2) {edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 10>} : (tensor<10xi1>, tensor<i1>) -> tensor<100xi1>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.pad"(%arg0, %4) {edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 10>} : (tensor<10xf32>, tensor<f32>) -> tensor<100xf32>
    %6 = "stablehlo.reshape"(%arg1) : (tensor<1xi32>) -> tensor<i32>
    %7 = "stablehlo.dynamic_slice"(%0, %6) {slice_sizes = array<i64: 100>} : (tensor<100xf32>, tensor<i32>) -> tensor<100xf32>
    %8 = "stablehlo.select"(%3, %5, %7) : (tensor<100xi1>, tensor<100xf32>, tensor<100xf32>) -> tensor<100xf32>
    %9 = "stablehlo.dynamic_update_slice"(%0, %8, %6) : (tensor<100xf32>, tensor<100xf32>, tensor<i32>) -> tensor<100xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<100xf32>) -> tensor<10x10xf32>
    "func.return"(%10) : (tensor<10x10xf32>) -> ()
  }
}
