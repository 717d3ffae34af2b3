module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xcomplex<f32>>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.complex"(%0, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%2) : (tensor<5x5xcomplex<f32>>) -> ()
  }
}
