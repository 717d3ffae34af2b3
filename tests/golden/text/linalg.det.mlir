module @main {
  func.func public @main() -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<25xf32>} : () -> tensor<25xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<25xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%2) : (tensor<5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main() -> (tensor<5xi32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    "func.return"(%0) : (tensor<5xi32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%0) : (tensor<5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main() -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
