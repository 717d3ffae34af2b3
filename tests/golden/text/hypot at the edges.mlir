module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<361xf32>) -> tensor<361xf32>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<361xf32>} : () -> tensor<361xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %3 = "stablehlo.abs"(%arg1) : (tensor<361xf32>) -> tensor<361xf32>
    %4 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<361xf32>} : () -> tensor<361xf32>
    %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %6 = "stablehlo.or"(%2, %5) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %7 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<361xf32>} : () -> tensor<361xf32>
    %8 = "stablehlo.complex"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xcomplex<f32>>
    %9 = "stablehlo.abs"(%8) : (tensor<361xcomplex<f32>>) -> tensor<361xf32>
    %10 = "stablehlo.select"(%6, %7, %9) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%10) : (tensor<361xf32>) -> ()
  }
}
