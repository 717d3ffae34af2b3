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
    %15 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.abs"(%15) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %19 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.compare"(%8, %19) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %21 = "stablehlo.and"(%18, %20) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %22 = "chlo.acos"(%15) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %23 = "stablehlo.multiply"(%8, %22) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %24 = "stablehlo.cosine"(%23) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %27 = "stablehlo.select"(%21, %26, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.reduce"(%27, %28) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %30 = "stablehlo.compare"(%arg3, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %31 = "stablehlo.compare"(%arg3, %arg3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %32 = "stablehlo.or"(%30, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %33 = "stablehlo.select"(%32, %arg3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%33) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %34 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %35:6 = "stablehlo.while"(%25, %29, %15, %27, %34, %15) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %36 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%36) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %37 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %38 = "stablehlo.add"(%arg10, %37) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %39 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %40 = "stablehlo.compare"(%39, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %41 = "stablehlo.select"(%40, %arg15, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %42 = "stablehlo.add"(%arg12, %arg12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %43 = "stablehlo.multiply"(%42, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %44 = "stablehlo.subtract"(%43, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %45 = "stablehlo.select"(%40, %44, %arg15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%38, %arg11, %arg12, %arg13, %41, %45) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %46 = "stablehlo.select"(%21, %24, %35#5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %47 = "stablehlo.select"(%13, %14, %46) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %48 = "stablehlo.select"(%10, %11, %47) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%48) : (tensor<5x5xf32>) -> ()
  }
}
