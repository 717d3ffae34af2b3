module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32>) {
    %0 = "chlo.bessel_i1e"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.abs"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5xf32>} : () -> tensor<5xf32>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %4 = "stablehlo.exponential"(%3) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.multiply"(%0, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%5, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%6) : (tensor<5xf32>) -> ()
  }
}
