module @main {
  func.func public @main() -> (tensor<3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3xf32>} : () -> tensor<3xf32>
    "func.return"(%0) : (tensor<3xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%0) : (tensor<3x3xf32>) -> ()
  }
}

module @main {
  func.func public @main() -> (tensor<3x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<9xf32>} : () -> tensor<9xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<9xf32>) -> tensor<3x3xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%2) : (tensor<3x3xf32>) -> ()
  }
}
