module @main {
  func.func public @main(%arg0: tensor<20xi64>) -> (tensor<20xi64>) {
    %0 = "stablehlo.not"(%arg0) : (tensor<20xi64>) -> tensor<20xi64>
    "func.return"(%0) : (tensor<20xi64>) -> ()
  }
}
