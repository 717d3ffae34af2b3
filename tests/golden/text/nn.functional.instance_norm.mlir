module @main {
  func.func public @main(%arg0: tensor<5x5x5xf32>, %arg1: tensor<f32>, %arg2: tensor<25xf32> {tf.aliasing_output = 3 : i32}, %arg3: tensor<25xf32> {tf.aliasing_output = 4 : i32}, %arg4: tensor<25xf32>, %arg5: tensor<25xf32>) -> (tensor<1x25x5xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x5x5xf32>) -> tensor<25x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<25x5xf32>) -> tensor<1x25x5xf32>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg6: tensor<f32>, %arg7: tensor<f32>):
      %4 = "stablehlo.add"(%arg6, %arg7) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%4) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x25x5xf32>, tensor<f32>) -> tensor<25xf32>
    %5 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<25xf32>} : () -> tensor<25xf32>
    %6 = "stablehlo.divide"(%3, %5) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 1>} : (tensor<25xf32>) -> tensor<1x25x5xf32>
    %8 = "stablehlo.subtract"(%1, %7) : (tensor<1x25x5xf32>, tensor<1x25x5xf32>) -> tensor<1x25x5xf32>
    %9 = "stablehlo.multiply"(%8, %8) : (tensor<1x25x5xf32>, tensor<1x25x5xf32>) -> tensor<1x25x5xf32>
    %10 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.reduce"(%9, %10) ({
    ^bb0(%arg8: tensor<f32>, %arg9: tensor<f32>):
      %12 = "stablehlo.add"(%arg8, %arg9) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 2>} : (tensor<1x25x5xf32>, tensor<f32>) -> tensor<25xf32>
    %13 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<25xf32>} : () -> tensor<25xf32>
    %14 = "stablehlo.divide"(%11, %13) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %15 = "stablehlo.constant"() {value = dense<6.0e-01> : tensor<25xf32>} : () -> tensor<25xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %17 = "stablehlo.rsqrt"(%16) : (tensor<25xf32>) -> tensor<25xf32>
    %18 = "stablehlo.reshape"(%17) : (tensor<25xf32>) -> tensor<25x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<25x1xf32>) -> tensor<1x25x5xf32>
    %20 = "stablehlo.multiply"(%8, %19) : (tensor<1x25x5xf32>, tensor<1x25x5xf32>) -> tensor<1x25x5xf32>
    %21 = "stablehlo.reshape"(%arg4) : (tensor<25xf32>) -> tensor<25x1xf32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<25x1xf32>) -> tensor<1x25x5xf32>
    %23 = "stablehlo.multiply"(%20, %22) : (tensor<1x25x5xf32>, tensor<1x25x5xf32>) -> tensor<1x25x5xf32>
    %24 = "stablehlo.reshape"(%arg5) : (tensor<25xf32>) -> tensor<25x1xf32>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<25x1xf32>) -> tensor<1x25x5xf32>
    %26 = "stablehlo.add"(%23, %25) : (tensor<1x25x5xf32>, tensor<1x25x5xf32>) -> tensor<1x25x5xf32>
    %27 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.subtract"(%27, %arg1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<25xf32>
    %30 = "stablehlo.multiply"(%29, %arg2) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %31 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<25xf32>
    %32 = "stablehlo.multiply"(%31, %6) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %33 = "stablehlo.add"(%30, %32) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %34 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<25xf32>
    %35 = "stablehlo.multiply"(%34, %arg3) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %36 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<25xf32>
    %37 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<25xf32>} : () -> tensor<25xf32>
    %38 = "stablehlo.divide"(%11, %37) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %39 = "stablehlo.multiply"(%36, %38) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    %40 = "stablehlo.add"(%35, %39) : (tensor<25xf32>, tensor<25xf32>) -> tensor<25xf32>
    "func.return"(%26, %6, %17, %33, %40) : (tensor<1x25x5xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>, tensor<25xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32>) {
    "func.return"(%arg0) : (tensor<5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<25xf32>) -> (tensor<5xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<25xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %5 = "stablehlo.divide"(%2, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    "func.return"(%5) : (tensor<5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<25xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x5xf32>) -> tensor<25xf32>
    "func.return"(%1) : (tensor<25xf32>) -> ()
  }
}
