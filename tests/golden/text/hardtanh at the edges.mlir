module @main {
  func.func public @main(%arg0: tensor<19xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<19xf32>
    %1 = "stablehlo.maximum"(%arg0, %0) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<19xf32>
    %3 = "stablehlo.minimum"(%1, %2) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%3) : (tensor<19xf32>) -> ()
  }
}
