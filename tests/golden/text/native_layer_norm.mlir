module @main {
  func.func public @main(%arg0: tensor<1x2x3xf32>, %arg1: tensor<1x2x3xf32>, %arg2: tensor<1x2x3xf32>) -> (tensor<1x2x3xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %2 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<f32>
    %3 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<f32>} : () -> tensor<f32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %10 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x3xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %13 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.rsqrt"(%14) : (tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x3xf32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %18 = "stablehlo.multiply"(%17, %arg1) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %19 = "stablehlo.add"(%18, %arg2) : (tensor<1x2x3xf32>, tensor<1x2x3xf32>) -> tensor<1x2x3xf32>
    %20 = "stablehlo.reshape"(%4) : (tensor<f32>) -> tensor<1x1x1xf32>
    %21 = "stablehlo.reshape"(%15) : (tensor<f32>) -> tensor<1x1x1xf32>
    "func.return"(%19, %20, %21) : (tensor<1x2x3xf32>, tensor<1x1x1xf32>, tensor<1x1x1xf32>) -> ()
  }
}
