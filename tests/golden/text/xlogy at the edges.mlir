module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %3 = "stablehlo.not"(%2) : (tensor<361xi1>) -> tensor<361xi1>
    %4 = "stablehlo.and"(%1, %3) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %6 = "stablehlo.log"(%arg1) : (tensor<361xf32>) -> tensor<361xf32>
    %7 = "stablehlo.multiply"(%arg0, %6) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %8 = "stablehlo.select"(%4, %5, %7) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%8) : (tensor<361xf32>) -> ()
  }
}
