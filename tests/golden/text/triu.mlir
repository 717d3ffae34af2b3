module @main {
  func.func public @main(%arg0: tensor<10x10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<10x10xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10x10xi32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<10x10xi32>} : () -> tensor<10x10xi32>
    %3 = "stablehlo.add"(%1, %2) : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi32>
    %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<10x10xi32>, tensor<10x10xi32>) -> tensor<10x10xi1>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
    %7 = "stablehlo.select"(%4, %arg0, %6) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%7) : (tensor<10x10xf32>) -> ()
  }
}
