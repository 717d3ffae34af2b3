module @main {
  func.func public @main(%arg0: tensor<5x1xi64>, %arg1: tensor<5xi64>) -> (tensor<5x5xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi64>) -> tensor<5x5xi64>
    %2 = "stablehlo.and"(%0, %1) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    "func.return"(%2) : (tensor<5x5xi64>) -> ()
  }
}
