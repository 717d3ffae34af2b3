module @main {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %1 = "stablehlo.multiply"(%arg0, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %2 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %4 = "stablehlo.exponential"(%1) : (tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.log_plus_one"(%4) : (tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %7 = "stablehlo.divide"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.select"(%3, %arg0, %7) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%8) : (tensor<20xf32>) -> ()
  }
}
