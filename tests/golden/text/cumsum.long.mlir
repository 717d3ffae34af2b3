module @main {
  func.func public @main(%arg0: tensor<3x500xf64>) -> (tensor<3x500xf64>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f64>} : () -> tensor<f64>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%2) : (tensor<f64>) -> ()
    }) {window_dimensions = array<i64: 1, 500>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [499, 0]]> : tensor<2x2xi64>} : (tensor<3x500xf64>, tensor<f64>) -> tensor<3x500xf64>
    "func.return"(%1) : (tensor<3x500xf64>) -> ()
  }
}
