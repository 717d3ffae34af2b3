module @main {
  func.func public @main(%arg0: tensor<f32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    "func.return"(%0) : (tensor<20xf32>) -> ()
  }
}
