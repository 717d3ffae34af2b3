module @main {
  func.func public @main(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x2x3xf32>) -> (tensor<1x2x3xf32>, tensor<1x1x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %6 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.rsqrt"(%7) : (tensor<f32>) -> tensor<f32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3xf32>
    %10 = "stablehlo.multiply"(%arg0, %9) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %11 = "stablehlo.multiply"(%10, %arg1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %12 = "stablehlo.reshape"(%8) : (tensor<f32>) -> tensor<1x1x1xf32>
    "func.return"(%11, %12) : (tensor<1x2x3xf32>, tensor<1x1x1xf32>) -> ()
  }
}
