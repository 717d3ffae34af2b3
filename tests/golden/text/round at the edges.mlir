module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.round_nearest_even"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%0) : (tensor<19xf32>) -> ()
  }
}
