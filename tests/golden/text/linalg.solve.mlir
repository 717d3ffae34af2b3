module @main {
  func.func public @main() -> (tensor<5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    "func.return"(%0) : (tensor<5xf32>) -> ()
  }
}
