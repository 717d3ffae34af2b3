module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xi1>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %4 = "stablehlo.xor"(%1, %3) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    "func.return"(%4) : (tensor<361xi1>) -> ()
  }
}
