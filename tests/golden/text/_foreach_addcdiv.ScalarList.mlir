module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<3x4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<f32>, %arg6: tensor<3x4xf32>, %arg7: tensor<5xf32>, %arg8: tensor<f32>, %arg9: tensor<f32>, %arg10: tensor<f32>, %arg11: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg9) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %1 = "stablehlo.multiply"(%arg3, %0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.divide"(%1, %arg6) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %3 = "stablehlo.add"(%arg0, %2) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %5 = "stablehlo.multiply"(%arg4, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.divide"(%5, %arg7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.add"(%arg1, %6) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.multiply"(%arg5, %arg11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.divide"(%8, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %10 = "stablehlo.add"(%arg2, %9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%3, %7, %10) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
