module @main {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<f32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<10x10xf32>} : () -> tensor<10x10xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<10x10xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    %4 = "stablehlo.select"(%1, %arg0, %3) : (tensor<10x10xi1>, tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xf32>
    "func.return"(%4) : (tensor<10x10xf32>) -> ()
  }
}
