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
    %25 = "chlo.acos"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %26 = "stablehlo.multiply"(%8, %25) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %27 = "stablehlo.cosine"(%26) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %29 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %30 = "stablehlo.select"(%24, %29, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %31 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.reduce"(%30, %31) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %33 = "stablehlo.compare"(%arg3, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %34 = "stablehlo.compare"(%arg3, %arg3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %35 = "stablehlo.or"(%33, %34) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %36 = "stablehlo.select"(%35, %arg3, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%36) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %37 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %38:6 = "stablehlo.while"(%28, %32, %18, %30, %37, %18) ({
    ^bb0(%arg4: tensor<f32>, %arg5: tensor<f32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %39 = "stablehlo.compare"(%arg4, %arg5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%39) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<f32>, %arg11: tensor<f32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %40 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %41 = "stablehlo.add"(%arg10, %40) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %42 = "stablehlo.broadcast_in_dim"(%arg10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
      %43 = "stablehlo.compare"(%42, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %44 = "stablehlo.select"(%43, %arg15, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %45 = "stablehlo.add"(%arg12, %arg12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %46 = "stablehlo.multiply"(%45, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %47 = "stablehlo.subtract"(%46, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %48 = "stablehlo.select"(%43, %47, %arg15) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%41, %arg11, %arg12, %arg13, %44, %48) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<f32>, tensor<f32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %49 = "stablehlo.select"(%24, %27, %38#5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %50 = "stablehlo.select"(%13, %14, %49) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %51 = "stablehlo.select"(%10, %11, %50) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%51) : (tensor<5x5xf32>) -> ()
  }
}
