module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<0xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<0x2xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<0x2xf32>) -> tensor<0xf32>
    "func.return"(%1) : (tensor<0xf32>) -> ()
  }
}
