module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.negate"(%arg0) : (tensor<3x4xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.negate"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.negate"(%arg2) : (tensor<f32>) -> tensor<f32>
    "func.return"(%0, %1, %2) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
