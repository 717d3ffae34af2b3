module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %2 = "stablehlo.round_nearest_even"(%1) : (tensor<20xf32>) -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<1.0e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.divide"(%2, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%4) : (tensor<20xf32>) -> ()
  }
}
