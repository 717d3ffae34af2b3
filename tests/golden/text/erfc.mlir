module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "chlo.erfc"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%0) : (tensor<20xf32>) -> ()
  }
}
