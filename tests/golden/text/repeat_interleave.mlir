module @main {
  func.func public @main(%arg0: tensor<2x3x4xf32>) -> (tensor<24x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4xf32>) -> tensor<24xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<24xf32>) -> tensor<24x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<24x1xf32>) -> tensor<24x2xf32>
    "func.return"(%2) : (tensor<24x2xf32>) -> ()
  }
}
