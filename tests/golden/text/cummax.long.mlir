module @main {
  func.func public @main(%arg0: tensor<3x500xf32>) -> (tensor<3x500xf32>, tensor<3x500xi64>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.maximum"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 1, 500>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [499, 0]]> : tensor<2x2xi64>} : (tensor<3x500xf32>, tensor<f32>) -> tensor<3x500xf32>
    %3 = "stablehlo.compare"(%arg0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3x500xf32>, tensor<3x500xf32>) -> tensor<3x500xi1>
    %4 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3x500xf32>, tensor<3x500xf32>) -> tensor<3x500xi1>
    %5 = "stablehlo.or"(%3, %4) : (tensor<3x500xi1>, tensor<3x500xi1>) -> tensor<3x500xi1>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x500xi32>
    %7 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x500xi32>
    %9 = "stablehlo.select"(%5, %6, %8) : (tensor<3x500xi1>, tensor<3x500xi32>, tensor<3x500xi32>) -> tensor<3x500xi32>
    %10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.reduce_window"(%9, %10) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %12 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%12) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 1, 500>, window_strides = array<i64: 1, 1>, base_dilations = array<i64: 1, 1>, window_dilations = array<i64: 1, 1>, padding = dense<[[0, 0], [499, 0]]> : tensor<2x2xi64>} : (tensor<3x500xi32>, tensor<i32>) -> tensor<3x500xi32>
    %13 = "stablehlo.convert"(%11) : (tensor<3x500xi32>) -> tensor<3x500xi64>
    "func.return"(%1, %13) : (tensor<3x500xf32>, tensor<3x500xi64>) -> ()
  }
}
