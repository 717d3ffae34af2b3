module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf64>
    %1 = "stablehlo.constant"() {value = dense<0xFFF0000000000000> : tensor<f64>} : () -> tensor<f64>
    %2 = "stablehlo.reduce_window"(%0, %1) ({
    ^bb0(%arg1: tensor<f64>, %arg2: tensor<f64>):
      %3 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f64>, tensor<f64>) -> tensor<i1>
      %5 = "stablehlo.select"(%4, %arg1, %arg2) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %6 = "stablehlo.is_finite"(%5) : (tensor<f64>) -> tensor<i1>
      %7 = "stablehlo.not"(%6) : (tensor<i1>) -> tensor<i1>
      %8 = "stablehlo.and"(%3, %7) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %9 = "stablehlo.select"(%4, %arg2, %arg1) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      %10 = "stablehlo.subtract"(%9, %5) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %11 = "stablehlo.exponential"(%10) : (tensor<f64>) -> tensor<f64>
      %12 = "stablehlo.log_plus_one"(%11) : (tensor<f64>) -> tensor<f64>
      %13 = "stablehlo.add"(%5, %12) : (tensor<f64>, tensor<f64>) -> tensor<f64>
      %14 = "stablehlo.select"(%8, %5, %13) : (tensor<i1>, tensor<f64>, tensor<f64>) -> tensor<f64>
      "stablehlo.return"(%14) : (tensor<f64>) -> ()
    }) {window_dimensions = array<i64: 5, 1>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[4, 0], [0, 0]]> : tensor<2x2xi64>} : (tensor<5x5xf64>, tensor<f64>) -> tensor<5x5xf64>
    %15 = "stablehlo.convert"(%2) : (tensor<5x5xf64>) -> tensor<5x5xf32>
    "func.return"(%15) : (tensor<5x5xf32>) -> ()
  }
}
