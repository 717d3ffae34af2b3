module @main {
  func.func public @main(%arg0: tensor<1x1x1x1x10xf32>, %arg1: tensor<1x1x1x1x4xf32>) -> (tensor<1x1x1x1x7xf32>) {
    %0 = "stablehlo.convolution"(%arg0, %arg1) {window_strides = array<i64: 1, 1, 1>, padding = dense<[[0, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>, lhs_dilation = array<i64: 1, 1, 1>, rhs_dilation = array<i64: 1, 1, 1>, window_reversal = array<i1: false, false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1, 2]x[o, i, 0, 1, 2]->[b, f, 0, 1, 2]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x1x1x1x10xf32>, tensor<1x1x1x1x4xf32>) -> tensor<1x1x1x1x7xf32>
    "func.return"(%0) : (tensor<1x1x1x1x7xf32>) -> ()
  }
}
