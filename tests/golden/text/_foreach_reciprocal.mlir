module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<3x4xf32>} : () -> tensor<3x4xf32>
    %1 = "stablehlo.divide"(%0, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %2 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %3 = "stablehlo.divide"(%2, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.divide"(%4, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%1, %3, %5) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
