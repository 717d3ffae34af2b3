module @main {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x10xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x10xi32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<10x10xi32>} : () -> tensor<10x10xi32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.pad"(%arg1, %5) {edge_padding_low = array<i64: 0>, edge_padding_high = array<i64: 0>, interior_padding = array<i64: 10>} : (tensor<10xf32>, tensor<f32>) -> tensor<100xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<100xf32>) -> tensor<10x10xf32>
    %8 = "stablehlo.select"(%4, %7, %arg0) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%8) : (tensor<10x10xf32>) -> ()
  }
}
