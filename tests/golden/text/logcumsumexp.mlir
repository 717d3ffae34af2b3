module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.select"(%3, %arg1, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %5 = "stablehlo.is_finite"(%4) : (tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.not"(%5) : (tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.and"(%2, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.select"(%3, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %9 = "stablehlo.subtract"(%8, %4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %10 = "stablehlo.exponential"(%9) : (tensor<f32>) -> tensor<f32>
      %11 = "stablehlo.log_plus_one"(%10) : (tensor<f32>) -> tensor<f32>
      %12 = "stablehlo.add"(%4, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %13 = "stablehlo.select"(%7, %4, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 5, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    "func.return"(%1) : (tensor<5x5x5xf32>) -> ()
  }
}
