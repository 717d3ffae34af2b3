module @main {
  func.func public @main(%arg0: tensor<9000xf32>) -> (tensor<20xf32>, tensor<20xi64>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<9000xf32>, tensor<9000xf32>) -> tensor<9000xi1>
    %1 = "stablehlo.constant"() {value = dense<2143289344> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.bitcast_convert"(%1) : (tensor<i32>) -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<9000xf32>
    %4 = "stablehlo.select"(%0, %3, %arg0) : (tensor<9000xi1>, tensor<9000xf32>, tensor<9000xf32>) -> tensor<9000xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<9000xf32>) -> tensor<1x9000xf32>
    %6:2 = "chlo.top_k"(%5) {k = 20 : i64} : (tensor<1x9000xf32>) -> (tensor<1x20xf32>, tensor<1x20xi32>)
    %7 = "stablehlo.reshape"(%6#0) : (tensor<1x20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.reshape"(%6#1) : (tensor<1x20xi32>) -> tensor<20xi32>
    %9 = "stablehlo.convert"(%8) : (tensor<20xi32>) -> tensor<20xi64>
    "func.return"(%7, %9) : (tensor<20xf32>, tensor<20xi64>) -> ()
  }
}
