module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %2 = "stablehlo.subtract"(%arg0, %1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %3 = "chlo.lgamma"(%2) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.add"(%0, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%4) : (tensor<5x5xf32>) -> ()
  }
}
