module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.negate"(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.exponential"(%1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "stablehlo.log_plus_one"(%2) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %6 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.divide"(%5, %7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%8) : (tensor<f32>) -> ()
  }
}
