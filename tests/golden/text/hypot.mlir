module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<5x1xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %4 = "stablehlo.abs"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5xf32>} : () -> tensor<5xf32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi1>) -> tensor<5x5xi1>
    %8 = "stablehlo.or"(%3, %7) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %9 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %10 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.complex"(%10, %11) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    %13 = "stablehlo.abs"(%12) : (tensor<5x5xcomplex<f32>>) -> tensor<5x5xf32>
    %14 = "stablehlo.select"(%8, %9, %13) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%14) : (tensor<5x5xf32>) -> ()
  }
}
