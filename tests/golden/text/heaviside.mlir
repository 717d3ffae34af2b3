module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %5 = "stablehlo.compare"(%arg0, %4) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    %6 = "stablehlo.convert"(%5) : (tensor<5x1xi1>) -> tensor<5x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.select"(%2, %3, %7) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%8) : (tensor<5x5xf32>) -> ()
  }
}
