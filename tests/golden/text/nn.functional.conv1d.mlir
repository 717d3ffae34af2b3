module @main {
  func.func public @main(%arg0: tensor<1x3x4xf32>, %arg1: tensor<3x3x3xf32>, %arg2: tensor<3xf32>) -> (tensor<1x3x1x3xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x3x4xf32>) -> tensor<3x4xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<3x4xf32>) -> tensor<1x3x1x4xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<3x3x3xf32>) -> tensor<3x3x1x3xf32>
    %3 = "stablehlo.convolution"(%1, %2) {window_strides = array<i64: 1, 2>, padding = dense<[[0, 0], [2, 2]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 1, 1>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x1x4xf32>, tensor<3x3x1x3xf32>) -> tensor<1x3x1x3xf32>
    %4 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x1x1xf32>) -> tensor<1x3x1x3xf32>
    %6 = "stablehlo.add"(%3, %5) : (tensor<1x3x1x3xf32>, tensor<1x3x1x3xf32>) -> tensor<1x3x1x3xf32>
    "func.return"(%6) : (tensor<1x3x1x3xf32>) -> ()
  }
}
