module @main {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x6xf32>, %arg2: tensor<2x6xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %4 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %6 = "stablehlo.subtract"(%5, %2) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%3, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%9) : (tensor<2x3xf32>) -> ()
  }
}
