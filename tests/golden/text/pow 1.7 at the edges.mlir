module @main {
  func.func public @main(%arg0: tensor<19xf32>, %arg1: tensor<f32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<19xf32>
    %1 = "stablehlo.power"(%arg0, %0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%1) : (tensor<19xf32>) -> ()
  }
}
