module @main {
  func.func public @main(%arg0: tensor<20x20xf32>) -> (tensor<20x20xf32>) {
    %0 = "chlo.erf_inv"(%arg0) : (tensor<20x20xf32>) -> tensor<20x20xf32>
    "func.return"(%0) : (tensor<20x20xf32>) -> ()
  }
}
