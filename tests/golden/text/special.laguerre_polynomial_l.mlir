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
    %15 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.reduce"(%8, %16) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %18 = "stablehlo.compare"(%arg3, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %19 = "stablehlo.compare"(%arg3, %arg3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %20 = "stablehlo.or"(%18, %19) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %21 = "stablehlo.select"(%20, %arg3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%21) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %22 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %23 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %24 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %25 = "stablehlo.subtract"(%24, %22) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %26:6 = "stablehlo.while"(%15, %17, %22, %8, %23, %25) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %27 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%27) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %28 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %29 = "stablehlo.add"(%arg10, %28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %30 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %31 = "stablehlo.compare"(%30, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %32 = "stablehlo.select"(%31, %arg15, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %33 = "stablehlo.add"(%arg10, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %35 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %36 = "stablehlo.subtract"(%35, %arg12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %37 = "stablehlo.add"(%34, %36) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %38 = "stablehlo.multiply"(%37, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %39 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %40 = "stablehlo.multiply"(%39, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %41 = "stablehlo.subtract"(%38, %40) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %42 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %43 = "stablehlo.add"(%arg10, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %45 = "stablehlo.divide"(%41, %44) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %46 = "stablehlo.select"(%31, %45, %arg15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%29, %arg11, %arg12, %arg13, %32, %46) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %47 = "stablehlo.select"(%13, %14, %26#5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %48 = "stablehlo.select"(%10, %11, %47) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%48) : (tensor<5x5xf32>) -> ()
  }
}
