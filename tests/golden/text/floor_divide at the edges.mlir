module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.divide"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %3 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %6 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %7 = "stablehlo.compare"(%3, %6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %9 = "stablehlo.compare"(%arg1, %8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %10 = "stablehlo.xor"(%7, %9) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %11 = "stablehlo.and"(%5, %10) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %12 = "stablehlo.subtract"(%arg0, %3) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %13 = "stablehlo.divide"(%12, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %14 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %16 = "stablehlo.select"(%11, %15, %13) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %17 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %19 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %21 = "stablehlo.floor"(%16) : (tensor<361xf32>) -> tensor<361xf32>
    %22 = "stablehlo.subtract"(%16, %21) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %23 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<361xf32>} : () -> tensor<361xf32>
    %24 = "stablehlo.compare"(%22, %23) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %25 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %26 = "stablehlo.add"(%21, %25) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %27 = "stablehlo.select"(%24, %26, %21) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %28 = "stablehlo.select"(%18, %20, %27) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %29 = "stablehlo.select"(%1, %2, %28) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%29) : (tensor<361xf32>) -> ()
  }
}
