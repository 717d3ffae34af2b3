module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %2 = "stablehlo.ceil"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "stablehlo.floor"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "stablehlo.select"(%1, %2, %3) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.is_finite"(%4) : (tensor<5xf32>) -> tensor<5xi1>
    %6 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %7 = "stablehlo.select"(%5, %4, %6) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %13 = "stablehlo.compare"(%8, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %14 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %15 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %16 = "stablehlo.compare"(%8, %15) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %17 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %18 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.minimum"(%8, %19) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %23 = "stablehlo.compare"(%arg3, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.compare"(%arg3, %arg3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = "stablehlo.or"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.select"(%25, %arg3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %29:6 = "stablehlo.while"(%18, %22, %27, %20, %28, %27) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %30 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%30) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %31 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %32 = "stablehlo.add"(%arg10, %31) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %33 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %34 = "stablehlo.compare"(%33, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %35 = "stablehlo.select"(%34, %arg15, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %36 = "stablehlo.multiply"(%arg12, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %37 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %38 = "stablehlo.multiply"(%37, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %39 = "stablehlo.subtract"(%36, %38) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %40 = "stablehlo.select"(%34, %39, %arg15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%32, %arg11, %arg12, %arg13, %35, %40) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %41 = "stablehlo.select"(%16, %17, %29#5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %42 = "stablehlo.select"(%13, %14, %41) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %43 = "stablehlo.select"(%10, %11, %42) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%43) : (tensor<5x5xf32>) -> ()
  }
}
