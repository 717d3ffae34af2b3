module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %4 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %5 = "stablehlo.subtract"(%arg0, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%arg1, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%6) : (tensor<5xf32>) -> ()
  }
}
