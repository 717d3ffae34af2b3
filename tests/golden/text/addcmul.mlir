module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>, %arg2: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.multiply"(%arg1, %arg2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%1) : (tensor<5x5xf32>) -> ()
  }
}
