module @main {
  func.func public @main() -> (tensor<0x4x16xf32>) {
    %0 = "stablehlo.constant"() {value = dense<> : tensor<0x1x8x8xf32>} : () -> tensor<0x1x8x8xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<0x1x8x8xf32>) -> tensor<0x1x2x4x2x4xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 1, 2, 4, 3, 5>} : (tensor<0x1x2x4x2x4xf32>) -> tensor<0x1x2x2x4x4xf32>
    %3 = "stablehlo.reshape"(%2) : (tensor<0x1x2x2x4x4xf32>) -> tensor<0x4x16xf32>
    "func.return"(%3) : (tensor<0x4x16xf32>) -> ()
  }
}
