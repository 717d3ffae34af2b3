module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.multiply"(%arg1, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.multiply"(%arg2, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0, %1, %2) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
