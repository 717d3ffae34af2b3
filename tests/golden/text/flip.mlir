module @main {
  func.func public @main(%arg0: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.reverse"(%arg0) {dimensions = array<i64: 0, 1, 2>} : (tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%0) : (tensor<5x10x5xf32>) -> ()
  }
}
