module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %1 = "stablehlo.is_finite"(%arg0) : (tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.not"(%1) : (tensor<361xi1>) -> tensor<361xi1>
    %3 = "stablehlo.and"(%0, %2) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %4 = "stablehlo.maximum"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %5 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %6 = "stablehlo.abs"(%5) : (tensor<361xf32>) -> tensor<361xf32>
    %7 = "stablehlo.negate"(%6) : (tensor<361xf32>) -> tensor<361xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<361xf32>) -> tensor<361xf32>
    %9 = "stablehlo.log_plus_one"(%8) : (tensor<361xf32>) -> tensor<361xf32>
    %10 = "stablehlo.add"(%4, %9) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %11 = "stablehlo.select"(%3, %arg0, %10) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%11) : (tensor<361xf32>) -> ()
  }
}
