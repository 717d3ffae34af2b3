module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() {value = dense<8.698115e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = "stablehlo.multiply"(%1, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5xf32>} : () -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.constant"() {value = dense<4.3490577e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %8 = "stablehlo.subtract"(%1, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.constant"() {value = dense<8.698115e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.select"(%3, %6, %10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%11) : (tensor<5xf32>) -> ()
  }
}
