module @main {
  func.func public @main(%arg0: tensor<2x3x3x4x5xf32>, %arg1: tensor<2x2x2x2x3xf32>, %arg2: tensor<2x3x2x2x2xf32>) -> (tensor<2x3x3x4x5xf32>, tensor<2x2x2x2x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x3x3x4x5xf32>} : () -> tensor<2x3x3x4x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x2x2x2x3xf32>) -> tensor<2x8x3xf32>
    %3 = "stablehlo.slice"(%2) {start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 8, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %7 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %11 = "stablehlo.is_finite"(%10) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %12 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %14 = "stablehlo.select"(%11, %10, %13) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %15 = "stablehlo.floor"(%14) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %16 = "stablehlo.reshape"(%15) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %18 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %20 = "stablehlo.add"(%17, %19) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %23 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %24 = "stablehlo.compare"(%20, %23) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %25 = "stablehlo.and"(%22, %24) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %26 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.broadcast_in_dim"(%26) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %28 = "stablehlo.select"(%25, %20, %27) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %29 = "stablehlo.convert"(%28) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %30 = "stablehlo.reshape"(%29) : (tensor<2x2x8xi32>) -> tensor<2x2x1x1x8xi32>
    %31 = "stablehlo.constant"() {value = dense<4> : tensor<2x2x1x1x8xi32>} : () -> tensor<2x2x1x1x8xi32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<2x2x1x1x8xi32>, tensor<2x2x1x1x8xi32>) -> tensor<2x2x1x1x8xi32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %34 = "stablehlo.slice"(%2) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 8, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %35 = "stablehlo.reshape"(%34) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %36 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %38 = "stablehlo.constant"() {value = dense<1.5e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %39 = "stablehlo.multiply"(%37, %38) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %40 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %42 = "stablehlo.is_finite"(%41) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %43 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %45 = "stablehlo.select"(%42, %41, %44) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %46 = "stablehlo.floor"(%45) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %47 = "stablehlo.reshape"(%46) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %49 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %51 = "stablehlo.add"(%48, %50) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %52 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %53 = "stablehlo.compare"(%51, %52) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %54 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %55 = "stablehlo.compare"(%51, %54) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %56 = "stablehlo.and"(%53, %55) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %57 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %59 = "stablehlo.select"(%56, %51, %58) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %60 = "stablehlo.convert"(%59) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %61 = "stablehlo.reshape"(%60) : (tensor<2x2x8xi32>) -> tensor<2x1x2x1x8xi32>
    %62 = "stablehlo.broadcast_in_dim"(%61) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %63 = "stablehlo.add"(%33, %62) : (tensor<2x2x2x1x8xi32>, tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %64 = "stablehlo.constant"() {value = dense<5> : tensor<2x2x2x1x8xi32>} : () -> tensor<2x2x2x1x8xi32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<2x2x2x1x8xi32>, tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x2x8xi32>
    %67 = "stablehlo.slice"(%2) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 8, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %68 = "stablehlo.reshape"(%67) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %69 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %71 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %72 = "stablehlo.multiply"(%70, %71) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %73 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %75 = "stablehlo.is_finite"(%74) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %76 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %78 = "stablehlo.select"(%75, %74, %77) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %79 = "stablehlo.floor"(%78) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %80 = "stablehlo.reshape"(%79) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %82 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %84 = "stablehlo.add"(%81, %83) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %85 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %86 = "stablehlo.compare"(%84, %85) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %87 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %88 = "stablehlo.compare"(%84, %87) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %89 = "stablehlo.and"(%86, %88) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %90 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %92 = "stablehlo.select"(%89, %84, %91) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %93 = "stablehlo.convert"(%92) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %94 = "stablehlo.reshape"(%93) : (tensor<2x2x8xi32>) -> tensor<2x1x1x2x8xi32>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xi32>) -> tensor<2x2x2x2x8xi32>
    %96 = "stablehlo.add"(%66, %95) : (tensor<2x2x2x2x8xi32>, tensor<2x2x2x2x8xi32>) -> tensor<2x2x2x2x8xi32>
    %97 = "stablehlo.reshape"(%96) : (tensor<2x2x2x2x8xi32>) -> tensor<2x64xi32>
    %98 = "stablehlo.reshape"(%25) : (tensor<2x2x8xi1>) -> tensor<2x2x1x1x8xi1>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %100 = "stablehlo.reshape"(%56) : (tensor<2x2x8xi1>) -> tensor<2x1x2x1x8xi1>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %102 = "stablehlo.and"(%99, %101) : (tensor<2x2x2x1x8xi1>, tensor<2x2x2x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xi1>) -> tensor<2x2x2x2x8xi1>
    %104 = "stablehlo.reshape"(%89) : (tensor<2x2x8xi1>) -> tensor<2x1x1x2x8xi1>
    %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xi1>) -> tensor<2x2x2x2x8xi1>
    %106 = "stablehlo.and"(%103, %105) : (tensor<2x2x2x2x8xi1>, tensor<2x2x2x2x8xi1>) -> tensor<2x2x2x2x8xi1>
    %107 = "stablehlo.reshape"(%106) : (tensor<2x2x2x2x8xi1>) -> tensor<2x1x2x2x2x8xi1>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x2x8xi1>) -> tensor<2x3x2x2x2x8xi1>
    %109 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2x2xf32>) -> tensor<2x3x1x1x1x8xf32>
    %110 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x3x1x1x1x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %111 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %112 = "stablehlo.broadcast_in_dim"(%111) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %113 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %115 = "stablehlo.subtract"(%14, %15) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %116 = "stablehlo.reshape"(%115) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %117 = "stablehlo.broadcast_in_dim"(%116) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %118 = "stablehlo.subtract"(%114, %117) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %119 = "stablehlo.abs"(%118) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %120 = "stablehlo.subtract"(%112, %119) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %121 = "stablehlo.reshape"(%120) : (tensor<2x2x8xf32>) -> tensor<2x2x1x1x8xf32>
    %122 = "stablehlo.broadcast_in_dim"(%121) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %123 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %125 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %127 = "stablehlo.subtract"(%45, %46) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %128 = "stablehlo.reshape"(%127) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %129 = "stablehlo.broadcast_in_dim"(%128) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %130 = "stablehlo.subtract"(%126, %129) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %131 = "stablehlo.abs"(%130) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %132 = "stablehlo.subtract"(%124, %131) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %133 = "stablehlo.reshape"(%132) : (tensor<2x2x8xf32>) -> tensor<2x1x2x1x8xf32>
    %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %135 = "stablehlo.multiply"(%122, %134) : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x2x8xf32>
    %137 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %139 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %141 = "stablehlo.subtract"(%78, %79) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %142 = "stablehlo.reshape"(%141) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %144 = "stablehlo.subtract"(%140, %143) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %145 = "stablehlo.abs"(%144) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %146 = "stablehlo.subtract"(%138, %145) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %147 = "stablehlo.reshape"(%146) : (tensor<2x2x8xf32>) -> tensor<2x1x1x2x8xf32>
    %148 = "stablehlo.broadcast_in_dim"(%147) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %149 = "stablehlo.multiply"(%136, %148) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<2x2x2x2x8xf32>) -> tensor<2x1x2x2x2x8xf32>
    %151 = "stablehlo.broadcast_in_dim"(%150) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %152 = "stablehlo.multiply"(%110, %151) : (tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %153 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %154 = "stablehlo.broadcast_in_dim"(%153) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x2x8xf32>
    %155 = "stablehlo.select"(%108, %152, %154) : (tensor<2x3x2x2x2x8xi1>, tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %156 = "stablehlo.reshape"(%155) : (tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x64xf32>
    %157 = "stablehlo.scatter"(%1, %97, %156) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %158 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%158) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x60xf32>, tensor<2x64xi32>, tensor<2x3x64xf32>) -> tensor<2x3x60xf32>
    %159 = "stablehlo.reshape"(%157) : (tensor<2x3x60xf32>) -> tensor<2x3x3x4x5xf32>
    %160 = "stablehlo.reshape"(%106) : (tensor<2x2x2x2x8xi1>) -> tensor<2x1x2x2x2x8xi1>
    %161 = "stablehlo.broadcast_in_dim"(%160) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x2x8xi1>) -> tensor<2x3x2x2x2x8xi1>
    %162 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %163 = "stablehlo.reshape"(%96) : (tensor<2x2x2x2x8xi32>) -> tensor<2x64xi32>
    %164 = "stablehlo.gather"(%162, %163) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false} : (tensor<2x3x60xf32>, tensor<2x64xi32>) -> tensor<2x3x64xf32>
    %165 = "stablehlo.reshape"(%164) : (tensor<2x3x64xf32>) -> tensor<2x3x2x2x2x8xf32>
    %166 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %167 = "stablehlo.broadcast_in_dim"(%166) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x2x8xf32>
    %168 = "stablehlo.select"(%161, %165, %167) : (tensor<2x3x2x2x2x8xi1>, tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %169 = "stablehlo.broadcast_in_dim"(%109) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x3x1x1x1x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %170 = "stablehlo.multiply"(%168, %169) : (tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %171 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %172 = "stablehlo.reduce"(%170, %171) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %173 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%173) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3x2x2x2x8xf32>, tensor<f32>) -> tensor<2x2x2x2x8xf32>
    %174 = "stablehlo.reshape"(%120) : (tensor<2x2x8xf32>) -> tensor<2x2x1x1x8xf32>
    %175 = "stablehlo.broadcast_in_dim"(%174) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %176 = "stablehlo.reshape"(%132) : (tensor<2x2x8xf32>) -> tensor<2x1x2x1x8xf32>
    %177 = "stablehlo.broadcast_in_dim"(%176) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %178 = "stablehlo.multiply"(%175, %177) : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %179 = "stablehlo.broadcast_in_dim"(%178) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x2x8xf32>
    %180 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [-1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %181 = "stablehlo.broadcast_in_dim"(%180) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %182 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %183 = "stablehlo.reshape"(%182) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %184 = "stablehlo.broadcast_in_dim"(%183) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %185 = "stablehlo.multiply"(%181, %184) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %186 = "stablehlo.negate"(%185) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %187 = "stablehlo.reshape"(%186) : (tensor<2x2x8xf32>) -> tensor<2x1x1x2x8xf32>
    %188 = "stablehlo.broadcast_in_dim"(%187) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %189 = "stablehlo.multiply"(%179, %188) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %190 = "stablehlo.multiply"(%172, %189) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %191 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %192 = "stablehlo.reduce"(%190, %191) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %193 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%193) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2, 3>} : (tensor<2x2x2x2x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %194 = "stablehlo.reshape"(%192) : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %195 = "stablehlo.reshape"(%120) : (tensor<2x2x8xf32>) -> tensor<2x2x1x1x8xf32>
    %196 = "stablehlo.broadcast_in_dim"(%195) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %197 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [-1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %198 = "stablehlo.broadcast_in_dim"(%197) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %199 = "stablehlo.constant"() {value = dense<1.5e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %200 = "stablehlo.reshape"(%199) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %201 = "stablehlo.broadcast_in_dim"(%200) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %202 = "stablehlo.multiply"(%198, %201) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %203 = "stablehlo.negate"(%202) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %204 = "stablehlo.reshape"(%203) : (tensor<2x2x8xf32>) -> tensor<2x1x2x1x8xf32>
    %205 = "stablehlo.broadcast_in_dim"(%204) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %206 = "stablehlo.multiply"(%196, %205) : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %207 = "stablehlo.broadcast_in_dim"(%206) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x2x8xf32>
    %208 = "stablehlo.reshape"(%146) : (tensor<2x2x8xf32>) -> tensor<2x1x1x2x8xf32>
    %209 = "stablehlo.broadcast_in_dim"(%208) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %210 = "stablehlo.multiply"(%207, %209) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %211 = "stablehlo.multiply"(%172, %210) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %212 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %213 = "stablehlo.reduce"(%211, %212) ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %214 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%214) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2, 3>} : (tensor<2x2x2x2x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %215 = "stablehlo.reshape"(%213) : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %216 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [-1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %217 = "stablehlo.broadcast_in_dim"(%216) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %218 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %219 = "stablehlo.reshape"(%218) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %220 = "stablehlo.broadcast_in_dim"(%219) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %221 = "stablehlo.multiply"(%217, %220) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %222 = "stablehlo.negate"(%221) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %223 = "stablehlo.reshape"(%222) : (tensor<2x2x8xf32>) -> tensor<2x2x1x1x8xf32>
    %224 = "stablehlo.broadcast_in_dim"(%223) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %225 = "stablehlo.reshape"(%132) : (tensor<2x2x8xf32>) -> tensor<2x1x2x1x8xf32>
    %226 = "stablehlo.broadcast_in_dim"(%225) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %227 = "stablehlo.multiply"(%224, %226) : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %228 = "stablehlo.broadcast_in_dim"(%227) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x2x8xf32>
    %229 = "stablehlo.reshape"(%146) : (tensor<2x2x8xf32>) -> tensor<2x1x1x2x8xf32>
    %230 = "stablehlo.broadcast_in_dim"(%229) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %231 = "stablehlo.multiply"(%228, %230) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %232 = "stablehlo.multiply"(%172, %231) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %233 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %234 = "stablehlo.reduce"(%232, %233) ({
    ^bb0(%arg11: tensor<f32>, %arg12: tensor<f32>):
      %235 = "stablehlo.add"(%arg11, %arg12) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%235) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2, 3>} : (tensor<2x2x2x2x8xf32>, tensor<f32>) -> tensor<2x8xf32>
    %236 = "stablehlo.reshape"(%234) : (tensor<2x8xf32>) -> tensor<2x8x1xf32>
    %237 = "stablehlo.concatenate"(%194, %215, %236) {dimension = 2 : i64} : (tensor<2x8x1xf32>, tensor<2x8x1xf32>, tensor<2x8x1xf32>) -> tensor<2x8x3xf32>
    %238 = "stablehlo.reshape"(%237) : (tensor<2x8x3xf32>) -> tensor<2x2x2x2x3xf32>
    "func.return"(%159, %238) : (tensor<2x3x3x4x5xf32>, tensor<2x2x2x2x3xf32>) -> ()
  }
}
