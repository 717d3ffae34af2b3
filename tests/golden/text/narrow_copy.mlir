module @main {
  func.func public @main(%arg0: tensor<1xi32>, %arg1: tensor<5x5x5xf32>) -> (tensor<5x2x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_slice"(%arg1, %0, %1, %0) {slice_sizes = array<i64: 5, 2, 5>} : (tensor<5x5x5xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x2x5xf32>
    "func.return"(%2) : (tensor<5x2x5xf32>) -> ()
  }
}
