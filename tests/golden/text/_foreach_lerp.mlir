module @main {
  func.func public @main(%arg0: tensor<3x4xf32>, %arg1: tensor<5xf32>, %arg2: tensor<f32>, %arg3: tensor<3x4xf32>, %arg4: tensor<5xf32>, %arg5: tensor<f32>, %arg6: tensor<f32>) -> (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.compare"(%arg6, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %2 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %3 = "stablehlo.subtract"(%arg3, %arg0) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %5 = "stablehlo.add"(%arg0, %4) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %6 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.subtract"(%6, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x4xf32>
    %9 = "stablehlo.multiply"(%3, %8) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %10 = "stablehlo.subtract"(%arg3, %9) : (tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %11 = "stablehlo.select"(%1, %5, %10) : (tensor<i1>, tensor<3x4xf32>, tensor<3x4xf32>) -> tensor<3x4xf32>
    %12 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.compare"(%arg6, %12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = "stablehlo.broadcast_in_dim"(%arg6) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %15 = "stablehlo.subtract"(%arg4, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %17 = "stablehlo.add"(%arg1, %16) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %18 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.subtract"(%18, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %21 = "stablehlo.multiply"(%15, %20) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %22 = "stablehlo.subtract"(%arg4, %21) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %23 = "stablehlo.select"(%13, %17, %22) : (tensor<i1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %24 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %25 = "stablehlo.compare"(%arg6, %24) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %26 = "stablehlo.subtract"(%arg5, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.multiply"(%arg6, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.add"(%arg2, %27) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %29 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.subtract"(%29, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.multiply"(%26, %30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.subtract"(%arg5, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %33 = "stablehlo.select"(%25, %28, %32) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%11, %23, %33) : (tensor<3x4xf32>, tensor<5xf32>, tensor<f32>) -> ()
  }
}
