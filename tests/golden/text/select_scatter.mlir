module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.dynamic_update_slice"(%arg0, %0, %1, %2, %1) : (tensor<5x5x5xf32>, tensor<5x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x5x5xf32>
    "func.return"(%3) : (tensor<5x5x5xf32>) -> ()
  }
}
