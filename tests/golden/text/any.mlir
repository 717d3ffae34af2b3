module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<i1>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2xf32>} : () -> tensor<2xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %2 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %4 = "stablehlo.or"(%arg1, %arg2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%4) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xi1>, tensor<i1>) -> tensor<i1>
    "func.return"(%3) : (tensor<i1>) -> ()
  }
}
