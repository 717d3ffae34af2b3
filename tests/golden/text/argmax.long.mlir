module @main {
  func.func public @main(%arg0: tensor<300x400xf32>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<300x400xf32>) -> tensor<120000xf32>
    %1 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = "stablehlo.select"(%5, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<120000xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<120000xf32>
    %8 = "stablehlo.compare"(%0, %7) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<120000xf32>, tensor<120000xf32>) -> tensor<120000xi1>
    %9 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<120000xf32>, tensor<120000xf32>) -> tensor<120000xi1>
    %10 = "stablehlo.or"(%8, %9) : (tensor<120000xi1>, tensor<120000xi1>) -> tensor<120000xi1>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<120000xi32>
    %12 = "stablehlo.constant"() {value = dense<120000> : tensor<i32>} : () -> tensor<i32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<120000xi32>
    %14 = "stablehlo.select"(%10, %11, %13) : (tensor<120000xi1>, tensor<120000xi32>, tensor<120000xi32>) -> tensor<120000xi32>
    %15 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
    %16 = "stablehlo.reduce"(%14, %15) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<i32>):
      %17 = "stablehlo.minimum"(%arg3, %arg4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%17) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<120000xi32>, tensor<i32>) -> tensor<i32>
    %18 = "stablehlo.convert"(%16) : (tensor<i32>) -> tensor<i64>
    "func.return"(%18) : (tensor<i64>) -> ()
  }
}
