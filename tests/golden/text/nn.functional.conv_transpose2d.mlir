module @main {
  func.func public @main(%arg0: tensor<1x3x4x4xf32>, %arg1: tensor<3x3x3x3xf32>, %arg2: tensor<3xf32>) -> (tensor<1x3x6x6xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<3x3x3x3xf32>) -> tensor<1x3x3x3x3xf32>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1, 3, 4>} : (tensor<1x3x3x3x3xf32>) -> tensor<1x3x3x3x3xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1x3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %3 = "stablehlo.reverse"(%2) {dimensions = array<i64: 2, 3>} : (tensor<3x3x3x3xf32>) -> tensor<3x3x3x3xf32>
    %4 = "stablehlo.convolution"(%arg0, %3) {window_strides = array<i64: 1, 1>, padding = dense<[[0, 1], [0, 1]]> : tensor<2x2xi64>, lhs_dilation = array<i64: 2, 2>, rhs_dilation = array<i64: 1, 1>, window_reversal = array<i1: false, false>, dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>, feature_group_count = 1 : i64, batch_group_count = 1 : i64, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x3x4x4xf32>, tensor<3x3x3x3xf32>) -> tensor<1x3x6x6xf32>
    %5 = "stablehlo.reshape"(%arg2) : (tensor<3xf32>) -> tensor<3x1x1xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<3x1x1xf32>) -> tensor<1x3x6x6xf32>
    %7 = "stablehlo.add"(%4, %6) : (tensor<1x3x6x6xf32>, tensor<1x3x6x6xf32>) -> tensor<1x3x6x6xf32>
    "func.return"(%7) : (tensor<1x3x6x6xf32>) -> ()
  }
}
