module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<f32>, %arg2: tensor<5xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<5xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<5xf32>, %arg5: tensor<5xf32>) -> (tensor<5x5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %2 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %3 = "stablehlo.constant"() {value = dense<2.5e+01> : tensor<5xf32>} : () -> tensor<5xf32>
    %4 = "stablehlo.divide"(%1, %3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5x5xf32>
    %6 = "stablehlo.subtract"(%arg0, %5) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %7 = "stablehlo.multiply"(%6, %6) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%7, %8) ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %10 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<5x5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %11 = "stablehlo.constant"() {value = dense<2.5e+01> : tensor<5xf32>} : () -> tensor<5xf32>
    %12 = "stablehlo.divide"(%9, %11) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %13 = "stablehlo.constant"() {value = dense<6.0e-01> : tensor<5xf32>} : () -> tensor<5xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %15 = "stablehlo.rsqrt"(%14) : (tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<5xf32>) -> tensor<5x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x1xf32>) -> tensor<5x5x5xf32>
    %18 = "stablehlo.multiply"(%6, %17) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %19 = "stablehlo.reshape"(%arg4) : (tensor<5xf32>) -> tensor<5x1xf32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x1xf32>) -> tensor<5x5x5xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %22 = "stablehlo.reshape"(%arg5) : (tensor<5xf32>) -> tensor<5x1xf32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<5x1xf32>) -> tensor<5x5x5xf32>
    %24 = "stablehlo.add"(%21, %23) : (tensor<5x5x5xf32>, tensor<5x5x5xf32>) -> tensor<5x5x5xf32>
    %25 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.subtract"(%25, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %28 = "stablehlo.multiply"(%27, %arg2) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %29 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %30 = "stablehlo.multiply"(%29, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.add"(%28, %30) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %32 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %33 = "stablehlo.multiply"(%32, %arg3) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %34 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %35 = "stablehlo.constant"() {value = dense<2.4e+01> : tensor<5xf32>} : () -> tensor<5xf32>
    %36 = "stablehlo.divide"(%9, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.multiply"(%34, %36) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %38 = "stablehlo.add"(%33, %37) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%24, %4, %15, %31, %38) : (tensor<5x5x5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>, tensor<5xf32>) -> ()
  }
}
