module @main {
  func.func public @main(%arg0: tensor<4x3xf32>, %arg1: tensor<4x1xf32>) -> (tensor<4x3xf32>, tensor<4x1xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x3xf32>, tensor<f32>) -> tensor<4xf32>
    %4 = "stablehlo.sqrt"(%2) : (tensor<4xf32>) -> tensor<4xf32>
    %5 = "stablehlo.reshape"(%4) : (tensor<4xf32>) -> tensor<4x1xf32>
    %6 = "stablehlo.divide"(%arg1, %5) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xf32>) -> tensor<4x3xf32>
    %8 = "stablehlo.multiply"(%arg0, %7) : (tensor<4x3xf32>, tensor<4x3xf32>) -> tensor<4x3xf32>
    "func.return"(%8, %5) : (tensor<4x3xf32>, tensor<4x1xf32>) -> ()
  }
}
