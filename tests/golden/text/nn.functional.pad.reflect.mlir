module @main {
  func.func public @main(%arg0: tensor<1x3xf32>) -> (tensor<1x6xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x3xf32>) -> tensor<1x1xf32>
    %1 = "stablehlo.reverse"(%0) {dimensions = array<i64: 1>} : (tensor<1x1xf32>) -> tensor<1x1xf32>
    %2 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 2>, strides = array<i64: 1, 1>} : (tensor<1x3xf32>) -> tensor<1x2xf32>
    %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 1>} : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %4 = "stablehlo.concatenate"(%1, %arg0, %3) {dimension = 1 : i64} : (tensor<1x1xf32>, tensor<1x3xf32>, tensor<1x2xf32>) -> tensor<1x6xf32>
    "func.return"(%4) : (tensor<1x6xf32>) -> ()
  }
}
