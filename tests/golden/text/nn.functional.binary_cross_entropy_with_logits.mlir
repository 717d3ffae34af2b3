module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "stablehlo.subtract"(%0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.multiply"(%1, %arg0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %3 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %4 = "stablehlo.minimum"(%arg0, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.abs"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.negate"(%5) : (tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.exponential"(%6) : (tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.log_plus_one"(%7) : (tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.subtract"(%4, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = "stablehlo.subtract"(%2, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%10, %11) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %13 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.divide"(%12, %14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%15) : (tensor<f32>) -> ()
  }
}
