module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<1xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
    %1 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
    %2 = "stablehlo.logistic"(%1) : (tensor<1xf32>) -> tensor<1xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    "func.return"(%3) : (tensor<1xf32>) -> ()
  }
}
