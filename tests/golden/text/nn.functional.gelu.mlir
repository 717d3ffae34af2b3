module @main {
  func.func public @main(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<10x10xf32>} : () -> tensor<10x10xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %2 = "stablehlo.constant"() {value = dense<7.0710677e-01> : tensor<10x10xf32>} : () -> tensor<10x10xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %4 = "chlo.erf"(%3) : (tensor<10x10xf32>) -> tensor<10x10xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<10x10xf32>} : () -> tensor<10x10xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %7 = "stablehlo.multiply"(%1, %6) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%7) : (tensor<10x10xf32>) -> ()
  }
}
