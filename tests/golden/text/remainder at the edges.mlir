module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.remainder"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %3 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %6 = "stablehlo.compare"(%arg1, %5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %7 = "stablehlo.xor"(%4, %6) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %8 = "stablehlo.and"(%2, %7) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %9 = "stablehlo.add"(%0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %10 = "stablehlo.select"(%8, %9, %0) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%10) : (tensor<361xf32>) -> ()
  }
}
