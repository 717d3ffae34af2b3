module @main {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<2x3x3xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 3, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x3x4xf32>) -> tensor<2x3x3xf32>
    "func.return"(%0) : (tensor<2x3x3xf32>) -> ()
  }
}
