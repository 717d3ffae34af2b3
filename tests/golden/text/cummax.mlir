module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>) -> (tensor<5x5x5xf32>, tensor<5x5x5xi64>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce_window"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.or"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %5 = "stablehlo.select"(%4, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {window_dimensions = array<i64: 5, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5x5x5xf32>
    %6 = "stablehlo.compare"(%arg0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %7 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xi1>
    %8 = "stablehlo.or"(%6, %7) : (tensor<5x5x5xi1>, tensor<5x5x5xi1>) -> tensor<5x5x5xi1>
    %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5x5xi32>
    %10 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5x5xi32>
    %12 = "stablehlo.select"(%8, %9, %11) : (tensor<5x5x5xi1>, tensor<5x5x5xi32>, tensor<5x5x5xi32>) -> tensor<5x5x5xi32>
    %13 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %14 = "stablehlo.reduce_window"(%12, %13) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %15 = "stablehlo.maximum"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%15) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 5, 1, 1>, window_strides = array<i64: 1, 1, 1>, base_dilations = array<i64: 1, 1, 1>, window_dilations = array<i64: 1, 1, 1>, padding = dense<[[4, 0], [0, 0], [0, 0]]> : tensor<3x2xi64>} : (tensor<5x5x5xi32>, tensor<i32>) -> tensor<5x5x5xi32>
    %16 = "stablehlo.convert"(%14) : (tensor<5x5x5xi32>) -> tensor<5x5x5xi64>
    "func.return"(%1, %16) : (tensor<5x5x5xf32>, tensor<5x5x5xi64>) -> ()
  }
}
