module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x10xf32>) {
    %0 = "stablehlo.concatenate"(%arg0, %arg1) {dimension = 1 : i64} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x10xf32>
    "func.return"(%0) : (tensor<5x10xf32>) -> ()
  }
}
