module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<f32>, %arg2: tensor<5x5xi1>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %1 = "stablehlo.select"(%arg2, %0, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%1) : (tensor<5x5xf32>) -> ()
  }
}
