module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<2xf32>) -> tensor<2xf32>
    %1 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %3 = "stablehlo.power"(%0, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() {value = dense<1.6666667e-01> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.power"(%5, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%8) : (tensor<f32>) -> ()
  }
}
