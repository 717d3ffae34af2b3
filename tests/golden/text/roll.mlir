module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 5, 0, 0>, limit_indices = array<i64: 5, 5, 5>, strides = array<i64: 1, 1, 1>} : (tensor<5x5x5xf32>) -> tensor<0x5x5xf32>
    %1 = "stablehlo.concatenate"(%0, %arg0) {dimension = 0 : i64} : (tensor<0x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
  }
}
