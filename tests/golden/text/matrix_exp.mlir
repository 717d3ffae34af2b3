module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<5x5xf32>) -> tensor<1x5x5xf32>
    %2 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %3 = "stablehlo.abs"(%1) : (tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %5 = "stablehlo.reduce"(%3, %4) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %6 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x5x5xf32>, tensor<f32>) -> tensor<1x5xf32>
    %7 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %8 = "stablehlo.reduce"(%5, %7) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %9 = "stablehlo.compare"(%arg4, %arg3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.compare"(%arg4, %arg4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.or"(%9, %10) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %12 = "stablehlo.select"(%11, %arg4, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%12) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
    %13 = "stablehlo.constant"() {value = dense<2.47e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %14 = "stablehlo.divide"(%8, %13) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %15 = "stablehlo.log"(%14) : (tensor<1xf32>) -> tensor<1xf32>
    %16 = "stablehlo.is_finite"(%15) : (tensor<1xf32>) -> tensor<1xi1>
    %17 = "stablehlo.is_finite"(%14) : (tensor<1xf32>) -> tensor<1xi1>
    %18 = "stablehlo.and"(%16, %17) : (tensor<1xi1>, tensor<1xi1>) -> tensor<1xi1>
    %19 = "stablehlo.bitcast_convert"(%14) : (tensor<1xf32>) -> tensor<1xi32>
    %20 = "stablehlo.constant"() {value = dense<8388607> : tensor<1xi32>} : () -> tensor<1xi32>
    %21 = "stablehlo.and"(%19, %20) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %22 = "stablehlo.constant"() {value = dense<1065353216> : tensor<1xi32>} : () -> tensor<1xi32>
    %23 = "stablehlo.or"(%21, %22) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %24 = "stablehlo.bitcast_convert"(%23) : (tensor<1xi32>) -> tensor<1xf32>
    %25 = "stablehlo.constant"() {value = dense<1.4142135e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %26 = "stablehlo.compare"(%24, %25) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
    %27 = "stablehlo.constant"() {value = dense<23> : tensor<1xi32>} : () -> tensor<1xi32>
    %28 = "stablehlo.shift_right_logical"(%19, %27) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %29 = "stablehlo.constant"() {value = dense<127> : tensor<1xi32>} : () -> tensor<1xi32>
    %30 = "stablehlo.subtract"(%28, %29) : (tensor<1xi32>, tensor<1xi32>) -> tensor<1xi32>
    %31 = "stablehlo.convert"(%30) : (tensor<1xi32>) -> tensor<1xf32>
    %32 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %34 = "stablehlo.select"(%26, %33, %31) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %35 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<1xf32>} : () -> tensor<1xf32>
    %36 = "stablehlo.multiply"(%24, %35) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %37 = "stablehlo.select"(%26, %36, %24) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %38 = "stablehlo.log"(%37) : (tensor<1xf32>) -> tensor<1xf32>
    %39 = "stablehlo.constant"() {value = dense<6.931472e-01> : tensor<1xf32>} : () -> tensor<1xf32>
    %40 = "stablehlo.divide"(%38, %39) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %41 = "stablehlo.add"(%34, %40) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %42 = "stablehlo.select"(%18, %41, %15) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %43 = "stablehlo.ceil"(%42) : (tensor<1xf32>) -> tensor<1xf32>
    %44 = "stablehlo.is_finite"(%43) : (tensor<1xf32>) -> tensor<1xi1>
    %45 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %46 = "stablehlo.maximum"(%43, %45) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %47 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1xf32>} : () -> tensor<1xf32>
    %48 = "stablehlo.select"(%44, %46, %47) : (tensor<1xi1>, tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %49 = "stablehlo.negate"(%48) : (tensor<1xf32>) -> tensor<1xf32>
    %50 = "stablehlo.power"(%2, %49) : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xf32>
    %51 = "stablehlo.reshape"(%50) : (tensor<1xf32>) -> tensor<1x1x1xf32>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x1x1xf32>) -> tensor<1x5x5xf32>
    %53 = "stablehlo.multiply"(%1, %52) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %54 = "stablehlo.dot_general"(%53, %53) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %55 = "stablehlo.dot_general"(%54, %53) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %56 = "stablehlo.dot_general"(%55, %53) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %57 = "stablehlo.constant"() {value = dense<2.092279e+13> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %58 = "stablehlo.divide"(%56, %57) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %59 = "stablehlo.constant"() {value = dense<1.3076744e+12> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %60 = "stablehlo.divide"(%55, %59) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %61 = "stablehlo.add"(%58, %60) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %62 = "stablehlo.constant"() {value = dense<8.717829e+10> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %63 = "stablehlo.divide"(%54, %62) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %64 = "stablehlo.add"(%61, %63) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %65 = "stablehlo.constant"() {value = dense<6.227021e+09> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %66 = "stablehlo.divide"(%53, %65) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %67 = "stablehlo.add"(%64, %66) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %68 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<1x5x5xi32>
    %69 = "stablehlo.iota"() {iota_dimension = 2 : i64} : () -> tensor<1x5x5xi32>
    %70 = "stablehlo.compare"(%68, %69) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5x5xi32>, tensor<1x5x5xi32>) -> tensor<1x5x5xi1>
    %71 = "stablehlo.convert"(%70) : (tensor<1x5x5xi1>) -> tensor<1x5x5xf32>
    %72 = "stablehlo.constant"() {value = dense<4.790016e+08> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %73 = "stablehlo.divide"(%71, %72) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %74 = "stablehlo.add"(%67, %73) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %75 = "stablehlo.dot_general"(%74, %56) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %76 = "stablehlo.constant"() {value = dense<3.99168e+07> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %77 = "stablehlo.divide"(%55, %76) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %78 = "stablehlo.add"(%75, %77) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %79 = "stablehlo.constant"() {value = dense<3.6288e+06> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %80 = "stablehlo.divide"(%54, %79) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %81 = "stablehlo.add"(%78, %80) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %82 = "stablehlo.constant"() {value = dense<3.6288e+05> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %83 = "stablehlo.divide"(%53, %82) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %84 = "stablehlo.add"(%81, %83) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %85 = "stablehlo.constant"() {value = dense<4.032e+04> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %86 = "stablehlo.divide"(%71, %85) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %87 = "stablehlo.add"(%84, %86) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %88 = "stablehlo.dot_general"(%87, %56) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %89 = "stablehlo.constant"() {value = dense<5.04e+03> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %90 = "stablehlo.divide"(%55, %89) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %91 = "stablehlo.add"(%88, %90) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %92 = "stablehlo.constant"() {value = dense<7.2e+02> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %93 = "stablehlo.divide"(%54, %92) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %94 = "stablehlo.add"(%91, %93) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %95 = "stablehlo.constant"() {value = dense<1.2e+02> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %96 = "stablehlo.divide"(%53, %95) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %97 = "stablehlo.add"(%94, %96) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %98 = "stablehlo.constant"() {value = dense<2.4e+01> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %99 = "stablehlo.divide"(%71, %98) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %100 = "stablehlo.add"(%97, %99) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %101 = "stablehlo.dot_general"(%100, %56) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %102 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %103 = "stablehlo.divide"(%55, %102) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %104 = "stablehlo.add"(%101, %103) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %105 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %106 = "stablehlo.divide"(%54, %105) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %107 = "stablehlo.add"(%104, %106) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %108 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %109 = "stablehlo.divide"(%53, %108) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %110 = "stablehlo.add"(%107, %109) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %111 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x5x5xf32>} : () -> tensor<1x5x5xf32>
    %112 = "stablehlo.divide"(%71, %111) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %113 = "stablehlo.add"(%110, %112) : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
    %114 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.reduce"(%48, %114) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %116 = "stablehlo.compare"(%arg6, %arg5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %117 = "stablehlo.compare"(%arg6, %arg6) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %118 = "stablehlo.or"(%116, %117) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %119 = "stablehlo.select"(%118, %arg6, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%119) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<1xf32>, tensor<f32>) -> tensor<f32>
    %120:4 = "stablehlo.while"(%0, %113, %48, %115) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<1x5x5xf32>, %arg9: tensor<1xf32>, %arg10: tensor<f32>):
      %121 = "stablehlo.compare"(%arg7, %arg10) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%121) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<1x5x5xf32>, %arg13: tensor<1xf32>, %arg14: tensor<f32>):
      %122 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %123 = "stablehlo.add"(%arg11, %122) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      %124 = "stablehlo.broadcast_in_dim"(%arg11) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1xf32>
      %125 = "stablehlo.compare"(%124, %arg13) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1xf32>, tensor<1xf32>) -> tensor<1xi1>
      %126 = "stablehlo.reshape"(%125) : (tensor<1xi1>) -> tensor<1x1x1xi1>
      %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x1x1xi1>) -> tensor<1x5x5xi1>
      %128 = "stablehlo.dot_general"(%arg12, %arg12) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      %129 = "stablehlo.select"(%127, %128, %arg12) : (tensor<1x5x5xi1>, tensor<1x5x5xf32>, tensor<1x5x5xf32>) -> tensor<1x5x5xf32>
      "stablehlo.return"(%123, %129, %arg13, %arg14) : (tensor<f32>, tensor<1x5x5xf32>, tensor<1xf32>, tensor<f32>) -> ()
    }) : (tensor<f32>, tensor<1x5x5xf32>, tensor<1xf32>, tensor<f32>) -> (tensor<f32>, tensor<1x5x5xf32>, tensor<1xf32>, tensor<f32>)
    %130 = "stablehlo.reshape"(%120#1) : (tensor<1x5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%130) : (tensor<5x5xf32>) -> ()
  }
}
