module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() {value = dense<2.5e+01> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %10 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() {value = dense<2.4e+01> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%12) : (tensor<f32>) -> ()
  }
}
