module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2xf32>} : () -> tensor<2xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<2xi1>) -> tensor<2xi64>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%5) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%4) : (tensor<i64>) -> ()
  }
}
