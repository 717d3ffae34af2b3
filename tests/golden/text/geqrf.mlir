module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>) {
    %0:2 = "stablehlo.custom_call"(%arg0) {call_target_name = "Qr", backend_config = ""} : (tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<5xf32>)
    %1 = "stablehlo.transpose"(%0#0) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%1, %0#1) : (tensor<5x5xf32>, tensor<5xf32>) -> ()
  }
}
