module @main {
  func.func public @main(%arg0: tensor<1x6x3xf32>, %arg1: tensor<6xf32>, %arg2: tensor<6xf32>) -> (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1x6x3xf32>) -> tensor<1x2x3x3xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %4 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<1x2x3x3xf32>
    %7 = "stablehlo.subtract"(%0, %6) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %11 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<1x2x3x3xf32>, tensor<f32>) -> tensor<1x2xf32>
    %12 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %13 = "stablehlo.divide"(%10, %12) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %14 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
    %16 = "stablehlo.rsqrt"(%15) : (tensor<1x2xf32>) -> tensor<1x2xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<1x2x3x3xf32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %19 = "stablehlo.reshape"(%arg1) : (tensor<6xf32>) -> tensor<2x3x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %22 = "stablehlo.reshape"(%arg2) : (tensor<6xf32>) -> tensor<2x3x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1, 2, 3>} : (tensor<2x3x1xf32>) -> tensor<1x2x3x3xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1x2x3x3xf32>) -> tensor<1x6x3xf32>
    "func.return"(%25, %5, %16) : (tensor<1x6x3xf32>, tensor<1x2xf32>, tensor<1x2xf32>) -> ()
  }
}
