module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.bitcast_convert"(%arg1) : (tensor<361xf32>) -> tensor<361xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<361xi32>} : () -> tensor<361xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %3 = "stablehlo.abs"(%arg0) : (tensor<361xf32>) -> tensor<361xf32>
    %4 = "stablehlo.negate"(%3) : (tensor<361xf32>) -> tensor<361xf32>
    %5 = "stablehlo.select"(%2, %4, %3) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%5) : (tensor<361xf32>) -> ()
  }
}
