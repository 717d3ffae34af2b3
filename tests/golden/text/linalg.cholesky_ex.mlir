module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>, tensor<i32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %3 = "stablehlo.cholesky"(%arg0) {lower = false} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %5 = "stablehlo.select"(%2, %3, %4) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.transpose"(%5) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %9 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %12 = "stablehlo.select"(%10, %arg0, %11) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.transpose"(%12) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %16 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %17 = "stablehlo.compare"(%15, %16) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %18 = "stablehlo.convert"(%17) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %19 = "stablehlo.multiply"(%12, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.subtract"(%14, %19) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.compare"(%5, %5) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %23 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %24 = "stablehlo.reduce"(%22, %23) ({
    ^bb0(%arg1: tensor<i1>, %arg2: tensor<i1>):
      %25 = "stablehlo.or"(%arg1, %arg2) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%25) : (tensor<i1>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
    %26:4 = "stablehlo.while"(%7, %20, %21, %24) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<5x5xf32>, %arg5: tensor<i32>, %arg6: tensor<i1>):
      %27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %28 = "stablehlo.compare"(%arg5, %27) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %29 = "stablehlo.and"(%arg6, %28) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %30 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %31 = "stablehlo.compare"(%arg3, %30) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %32 = "stablehlo.and"(%29, %31) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%32) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<5x5xf32>, %arg9: tensor<i32>, %arg10: tensor<i1>):
      %33 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %34 = "stablehlo.add"(%arg7, %33) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %35 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
      %36 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %37 = "stablehlo.compare"(%35, %36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %38 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %39 = "stablehlo.select"(%37, %arg8, %38) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %40 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %41 = "stablehlo.reduce"(%39, %40) ({
      ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
        %42 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%42) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %43 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
      %44 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %45 = "stablehlo.compare"(%43, %44) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %46 = "stablehlo.and"(%37, %45) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %47 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %48 = "stablehlo.select"(%46, %arg8, %47) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %49 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %50 = "stablehlo.reduce"(%48, %49) ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %51 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%51) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
      %52 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %53 = "stablehlo.compare"(%50, %52) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %54 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %55 = "stablehlo.select"(%53, %50, %54) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %56 = "stablehlo.reshape"(%55) : (tensor<f32>) -> tensor<1xf32>
      %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
      %58 = "stablehlo.divide"(%41, %57) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %59 = "stablehlo.reshape"(%58) : (tensor<5xf32>) -> tensor<5x1xf32>
      %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
      %61 = "stablehlo.reshape"(%41) : (tensor<5xf32>) -> tensor<1x5xf32>
      %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
      %63 = "stablehlo.multiply"(%60, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %64 = "stablehlo.subtract"(%arg8, %63) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %65 = "stablehlo.not"(%53) : (tensor<i1>) -> tensor<i1>
      %66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %67 = "stablehlo.compare"(%arg9, %66) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %68 = "stablehlo.and"(%65, %67) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %69 = "stablehlo.and"(%68, %arg10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %70 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %71 = "stablehlo.add"(%arg7, %70) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %72 = "stablehlo.select"(%69, %71, %arg9) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%34, %64, %72, %arg10) : (tensor<i32>, tensor<5x5xf32>, tensor<i32>, tensor<i1>) -> ()
    }) : (tensor<i32>, tensor<5x5xf32>, tensor<i32>, tensor<i1>) -> (tensor<i32>, tensor<5x5xf32>, tensor<i32>, tensor<i1>)
    "func.return"(%6, %26#2) : (tensor<5x5xf32>, tensor<i32>) -> ()
  }
}
