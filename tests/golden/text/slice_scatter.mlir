module @main {
  func.func public @main(%arg0: tensor<20x20x20xf32>, %arg1: tensor<20x20x20xf32>, %arg2: tensor<i64>) -> (tensor<20x20x20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %1 = "stablehlo.compare"(%arg2, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %2 = "stablehlo.constant"() {value = dense<20> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.add"(%arg2, %2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
    %4 = "stablehlo.select"(%1, %3, %arg2) : (tensor<i1>, tensor<i64>, tensor<i64>) -> tensor<i64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %6 = "stablehlo.dynamic_update_slice"(%arg1, %arg0, %4, %5, %5) : (tensor<20x20x20xf32>, tensor<20x20x20xf32>, tensor<i64>, tensor<i64>, tensor<i64>) -> tensor<20x20x20xf32>
    "func.return"(%6) : (tensor<20x20x20xf32>) -> ()
  }
}
