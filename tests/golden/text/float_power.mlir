module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xf32>) -> tensor<5xf64>
    "func.return"(%0) : (tensor<5xf64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x1xf64>, %arg1: tensor<5xf64>) -> (tensor<5x5xf64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf64>) -> tensor<5x5xf64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf64>) -> tensor<5x5xf64>
    %2 = "stablehlo.power"(%0, %1) : (tensor<5x5xf64>, tensor<5x5xf64>) -> tensor<5x5xf64>
    "func.return"(%2) : (tensor<5x5xf64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x1xf32>) -> (tensor<5x1xf64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5x1xf32>) -> tensor<5x1xf64>
    "func.return"(%0) : (tensor<5x1xf64>) -> ()
  }
}
