module @main {
  func.func public @main(%arg0: tensor<5x5x2xf32>, %arg1: tensor<5x6x2xf32>) -> (tensor<5x5x6xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5x2xf32>) -> tensor<5x5x1x2xf32>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x5x1x2xf32>) -> tensor<5x5x6x2xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<5x6x2xf32>) -> tensor<5x1x6x2xf32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x1x6x2xf32>) -> tensor<5x5x6x2xf32>
    %4 = "stablehlo.subtract"(%1, %3) : (tensor<5x5x6x2xf32>, tensor<5x5x6x2xf32>) -> tensor<5x5x6x2xf32>
    %5 = "stablehlo.abs"(%4) : (tensor<5x5x6x2xf32>) -> tensor<5x5x6x2xf32>
    %6 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5x6x2xf32>} : () -> tensor<5x5x6x2xf32>
    %7 = "stablehlo.compare"(%5, %6) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5x6x2xf32>, tensor<5x5x6x2xf32>) -> tensor<5x5x6x2xi1>
    %8 = "stablehlo.convert"(%7) : (tensor<5x5x6x2xi1>) -> tensor<5x5x6x2xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %11 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 3>} : (tensor<5x5x6x2xf32>, tensor<f32>) -> tensor<5x5x6xf32>
    "func.return"(%10) : (tensor<5x5x6xf32>) -> ()
  }
}
