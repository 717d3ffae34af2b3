module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32>) {
    %0 = "chlo.bessel_i1e"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%0) : (tensor<5xf32>) -> ()
  }
}
