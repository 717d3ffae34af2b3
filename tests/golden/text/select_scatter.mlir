module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<i64>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<5x5xf32>) -> tensor<5x1x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.compare"(%arg2, %2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %4 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %5 = "stablehlo.add"(%arg2, %4) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %6 = "stablehlo.select"(%3, %5, %arg2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %7 = "stablehlo.dynamic_update_slice"(%arg0, %0, %1, %6, %1) : (tensor<5x5x5xf32>, tensor<5x1x5xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<5x5x5xf32>
    "func.return"(%7) : (tensor<5x5x5xf32>) -> ()
  }
}
