module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<361xf32>} : () -> tensor<361xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %4 = "stablehlo.convert"(%3) : (tensor<361xi1>) -> tensor<361xf32>
    %5 = "stablehlo.select"(%1, %arg1, %4) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%5) : (tensor<361xf32>) -> ()
  }
}
