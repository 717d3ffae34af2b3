module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<3x4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.subtract"(%arg1, %arg4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.subtract"(%arg2, %arg5) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%0, %1, %2) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
