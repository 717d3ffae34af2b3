module @main {
  func.func public @main(%arg0: tensor<5x10x5xf32>, %arg1: tensor<5x10x5xf32>, %arg2: tensor<5x10x5xf32>) -> (tensor<5x10x5xf32>) {
    %0 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    %1 = "stablehlo.minimum"(%0, %arg2) : (tensor<5x10x5xf32>, tensor<5x10x5xf32>) -> tensor<5x10x5xf32>
    "func.return"(%1) : (tensor<5x10x5xf32>) -> ()
  }
}
