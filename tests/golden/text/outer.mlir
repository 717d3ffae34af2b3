module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<10xf32>) -> (tensor<5x10xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<5x10xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    "func.return"(%3) : (tensor<5x10xf32>) -> ()
  }
}
