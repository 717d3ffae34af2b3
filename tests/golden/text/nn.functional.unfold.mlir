module @main {
  func.func public @main() -> (tensor<0x4x16xf32>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x1x2x4x2x4xf32>} : () -> tensor<0x1x2x4x2x4xf32>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 1, 2, 4, 3, 5>} : (tensor<0x1x2x4x2x4xf32>) -> tensor<0x1x2x2x4x4xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<0x1x2x2x4x4xf32>) -> tensor<0x4x16xf32>
    "func.return"(%2) : (tensor<0x4x16xf32>) -> ()
  }
}
