module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<3x4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %1 = "stablehlo.multiply"(%arg3, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.add"(%arg0, %1) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.multiply"(%arg4, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.add"(%arg1, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.add"(%arg2, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%2, %5, %7) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
