module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 5, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
  }
}
