module @main {
  func.func public @main(%arg0: tensor<1x3x9x9xf32>) -> (tensor<1x3x9x9xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 1, 3, 3>, window_strides = array<i64: 1, 1, 1, 1>, base_dilations = array<i64: 1, 1, 1, 1>, window_dilations = array<i64: 1, 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [1, 1], [1, 1]]> : tensor<4x2xi64>} : (tensor<1x3x9x9xf32>, tensor<f32>) -> tensor<1x3x9x9xf32>
    %3 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x3x9x9xf32>} : () -> tensor<1x3x9x9xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<1x3x9x9xf32>, tensor<1x3x9x9xf32>) -> tensor<1x3x9x9xf32>
    "func.return"(%4) : (tensor<1x3x9x9xf32>) -> ()
  }
}
