module @main {
  func.func public @main(%arg0: tensor<5x5xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %1 = "stablehlo.is_finite"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.not"(%1) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %3 = "stablehlo.and"(%0, %2) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %4 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.abs"(%5) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.negate"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.constant"() {value = dense<6.931472e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.exponential"(%9) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.log_plus_one"(%10) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.constant"() {value = dense<6.931472e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %13 = "stablehlo.divide"(%11, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.add"(%4, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.select"(%3, %arg0, %14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%15) : (tensor<5x5xf32>) -> ()
  }
}
