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
    %15 = "stablehlo.add"(%arg0, %arg0) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %16 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %17 = "stablehlo.subtract"(%15, %16) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.abs"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %21 = "stablehlo.compare"(%19, %20) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %22 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %23 = "stablehlo.compare"(%8, %22) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %24 = "stablehlo.and"(%21, %23) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %25 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %26 = "stablehlo.add"(%8, %25) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %27 = "chlo.acos"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %29 = "stablehlo.cosine"(%28) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %30 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %31 = "stablehlo.multiply"(%27, %30) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %32 = "stablehlo.cosine"(%31) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.divide"(%29, %32) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %35 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %36 = "stablehlo.select"(%24, %35, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %37 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %38 = "stablehlo.reduce"(%36, %37) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %39 = "stablehlo.compare"(%arg3, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %40 = "stablehlo.compare"(%arg3, %arg3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %41 = "stablehlo.or"(%39, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %42 = "stablehlo.select"(%41, %arg3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%42) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %43 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %44 = "stablehlo.add"(%18, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %45 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %46 = "stablehlo.subtract"(%44, %45) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %47:6 = "stablehlo.while"(%34, %38, %18, %36, %43, %46) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %48 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%48) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %49 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %50 = "stablehlo.add"(%arg10, %49) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %51 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %52 = "stablehlo.compare"(%51, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %53 = "stablehlo.select"(%52, %arg15, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %54 = "stablehlo.add"(%arg12, %arg12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %55 = "stablehlo.multiply"(%54, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %56 = "stablehlo.subtract"(%55, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %57 = "stablehlo.select"(%52, %56, %arg15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%50, %arg11, %arg12, %arg13, %53, %57) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %58 = "stablehlo.select"(%24, %33, %47#5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = "stablehlo.select"(%13, %14, %58) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %60 = "stablehlo.select"(%10, %11, %59) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%60) : (tensor<5x5xf32>) -> ()
  }
}
