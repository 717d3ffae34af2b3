module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<f32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.sqrt"(%2) : (tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %7 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() {value = dense<1.0e-07> : tensor<5xf32>} : () -> tensor<5xf32>
    %9 = "stablehlo.add"(%4, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = "stablehlo.divide"(%7, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %12 = "stablehlo.select"(%6, %10, %11) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5x5xf32>
    %14 = "stablehlo.multiply"(%arg0, %13) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    "func.return"(%14) : (tensor<5x5x5xf32>) -> ()
  }
}
