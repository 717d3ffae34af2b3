module @main {
  func.func public @main(%arg0: tensor<144xi64>, %arg1: tensor<144xi64>) -> (tensor<144xi64>) {
    %0 = "stablehlo.xor"(%arg0, %arg1) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    "func.return"(%0) : (tensor<144xi64>) -> ()
  }
}
