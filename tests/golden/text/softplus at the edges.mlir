module @main {
  func.func public @main(%arg0: tensor<19xf32>, %arg1: tensor<f32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<19xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %2 = "stablehlo.exponential"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.log_plus_one"(%2) : (tensor<19xf32>) -> tensor<19xf32>
    %4 = "stablehlo.select"(%1, %arg0, %3) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%4) : (tensor<19xf32>) -> ()
  }
}
