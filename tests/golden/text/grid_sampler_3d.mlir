module @main {
  func.func public @main(%arg0: tensor<2x3x3x4x5xf32>, %arg1: tensor<2x2x2x2x3xf32>) -> (tensor<2x3x2x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x2x2x2x3xf32>) -> tensor<2x8x3xf32>
    %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 2>, limit_indices = array<i64: 2, 8, 3>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %3 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %7 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %9 = "stablehlo.is_finite"(%8) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %10 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %12 = "stablehlo.select"(%9, %8, %11) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %13 = "stablehlo.floor"(%12) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %14 = "stablehlo.reshape"(%13) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %16 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %18 = "stablehlo.add"(%15, %17) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %19 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %21 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %22 = "stablehlo.compare"(%18, %21) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %23 = "stablehlo.and"(%20, %22) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %24 = "stablehlo.reshape"(%23) : (tensor<2x2x8xi1>) -> tensor<2x2x1x1x8xi1>
    %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %26 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 8, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %28 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %30 = "stablehlo.constant"() {value = dense<1.5e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %31 = "stablehlo.multiply"(%29, %30) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %32 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %34 = "stablehlo.is_finite"(%33) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %35 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %36 = "stablehlo.broadcast_in_dim"(%35) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %37 = "stablehlo.select"(%34, %33, %36) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %38 = "stablehlo.floor"(%37) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %41 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %44 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %45 = "stablehlo.compare"(%43, %44) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %46 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %47 = "stablehlo.compare"(%43, %46) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %48 = "stablehlo.and"(%45, %47) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %49 = "stablehlo.reshape"(%48) : (tensor<2x2x8xi1>) -> tensor<2x1x2x1x8xi1>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %51 = "stablehlo.and"(%25, %50) : (tensor<2x2x2x1x8xi1>, tensor<2x2x2x1x8xi1>) -> tensor<2x2x2x1x8xi1>
    %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xi1>) -> tensor<2x2x2x2x8xi1>
    %53 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 8, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x8x3xf32>) -> tensor<2x8x1xf32>
    %54 = "stablehlo.reshape"(%53) : (tensor<2x8x1xf32>) -> tensor<2x8xf32>
    %55 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %57 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %58 = "stablehlo.multiply"(%56, %57) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %59 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x8xf32>} : () -> tensor<2x8xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %61 = "stablehlo.is_finite"(%60) : (tensor<2x8xf32>) -> tensor<2x8xi1>
    %62 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x8xf32>
    %64 = "stablehlo.select"(%61, %60, %63) : (tensor<2x8xi1>, tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %65 = "stablehlo.floor"(%64) : (tensor<2x8xf32>) -> tensor<2x8xf32>
    %66 = "stablehlo.reshape"(%65) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %68 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %70 = "stablehlo.add"(%67, %69) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %71 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %72 = "stablehlo.compare"(%70, %71) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %73 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<2x2x8xf32>} : () -> tensor<2x2x8xf32>
    %74 = "stablehlo.compare"(%70, %73) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xi1>
    %75 = "stablehlo.and"(%72, %74) : (tensor<2x2x8xi1>, tensor<2x2x8xi1>) -> tensor<2x2x8xi1>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x2x8xi1>) -> tensor<2x1x1x2x8xi1>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xi1>) -> tensor<2x2x2x2x8xi1>
    %78 = "stablehlo.and"(%52, %77) : (tensor<2x2x2x2x8xi1>, tensor<2x2x2x2x8xi1>) -> tensor<2x2x2x2x8xi1>
    %79 = "stablehlo.reshape"(%78) : (tensor<2x2x2x2x8xi1>) -> tensor<2x1x2x2x2x8xi1>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x2x8xi1>) -> tensor<2x3x2x2x2x8xi1>
    %81 = "stablehlo.reshape"(%arg0) : (tensor<2x3x3x4x5xf32>) -> tensor<2x3x60xf32>
    %82 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %84 = "stablehlo.select"(%23, %18, %83) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %85 = "stablehlo.convert"(%84) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %86 = "stablehlo.reshape"(%85) : (tensor<2x2x8xi32>) -> tensor<2x2x1x1x8xi32>
    %87 = "stablehlo.constant"() {value = dense<4> : tensor<2x2x1x1x8xi32>} : () -> tensor<2x2x1x1x8xi32>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<2x2x1x1x8xi32>, tensor<2x2x1x1x8xi32>) -> tensor<2x2x1x1x8xi32>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %90 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %92 = "stablehlo.select"(%48, %43, %91) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %93 = "stablehlo.convert"(%92) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %94 = "stablehlo.reshape"(%93) : (tensor<2x2x8xi32>) -> tensor<2x1x2x1x8xi32>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %96 = "stablehlo.add"(%89, %95) : (tensor<2x2x2x1x8xi32>, tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %97 = "stablehlo.constant"() {value = dense<5> : tensor<2x2x2x1x8xi32>} : () -> tensor<2x2x2x1x8xi32>
    %98 = "stablehlo.multiply"(%96, %97) : (tensor<2x2x2x1x8xi32>, tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x1x8xi32>
    %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xi32>) -> tensor<2x2x2x2x8xi32>
    %100 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %102 = "stablehlo.select"(%75, %70, %101) : (tensor<2x2x8xi1>, tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %103 = "stablehlo.convert"(%102) : (tensor<2x2x8xf32>) -> tensor<2x2x8xi32>
    %104 = "stablehlo.reshape"(%103) : (tensor<2x2x8xi32>) -> tensor<2x1x1x2x8xi32>
    %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xi32>) -> tensor<2x2x2x2x8xi32>
    %106 = "stablehlo.add"(%99, %105) : (tensor<2x2x2x2x8xi32>, tensor<2x2x2x2x8xi32>) -> tensor<2x2x2x2x8xi32>
    %107 = "stablehlo.reshape"(%106) : (tensor<2x2x2x2x8xi32>) -> tensor<2x64xi32>
    %108 = "stablehlo.gather"(%81, %107) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false} : (tensor<2x3x60xf32>, tensor<2x64xi32>) -> tensor<2x3x64xf32>
    %109 = "stablehlo.reshape"(%108) : (tensor<2x3x64xf32>) -> tensor<2x3x2x2x2x8xf32>
    %110 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x2x8xf32>
    %112 = "stablehlo.select"(%80, %109, %111) : (tensor<2x3x2x2x2x8xi1>, tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %113 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %115 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %117 = "stablehlo.subtract"(%12, %13) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %118 = "stablehlo.reshape"(%117) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %119 = "stablehlo.broadcast_in_dim"(%118) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %120 = "stablehlo.subtract"(%116, %119) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %121 = "stablehlo.abs"(%120) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %122 = "stablehlo.subtract"(%114, %121) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %123 = "stablehlo.reshape"(%122) : (tensor<2x2x8xf32>) -> tensor<2x2x1x1x8xf32>
    %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x1x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %125 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %126 = "stablehlo.broadcast_in_dim"(%125) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %127 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %129 = "stablehlo.subtract"(%37, %38) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %130 = "stablehlo.reshape"(%129) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %132 = "stablehlo.subtract"(%128, %131) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %133 = "stablehlo.abs"(%132) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %134 = "stablehlo.subtract"(%126, %133) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<2x2x8xf32>) -> tensor<2x1x2x1x8xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %137 = "stablehlo.multiply"(%124, %136) : (tensor<2x2x2x1x8xf32>, tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x1x8xf32>
    %138 = "stablehlo.broadcast_in_dim"(%137) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x2x2x1x8xf32>) -> tensor<2x2x2x2x8xf32>
    %139 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x8xf32>
    %141 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x8xf32>
    %143 = "stablehlo.subtract"(%64, %65) : (tensor<2x8xf32>, tensor<2x8xf32>) -> tensor<2x8xf32>
    %144 = "stablehlo.reshape"(%143) : (tensor<2x8xf32>) -> tensor<2x1x8xf32>
    %145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x8xf32>) -> tensor<2x2x8xf32>
    %146 = "stablehlo.subtract"(%142, %145) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %147 = "stablehlo.abs"(%146) : (tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %148 = "stablehlo.subtract"(%140, %147) : (tensor<2x2x8xf32>, tensor<2x2x8xf32>) -> tensor<2x2x8xf32>
    %149 = "stablehlo.reshape"(%148) : (tensor<2x2x8xf32>) -> tensor<2x1x1x2x8xf32>
    %150 = "stablehlo.broadcast_in_dim"(%149) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x1x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %151 = "stablehlo.multiply"(%138, %150) : (tensor<2x2x2x2x8xf32>, tensor<2x2x2x2x8xf32>) -> tensor<2x2x2x2x8xf32>
    %152 = "stablehlo.reshape"(%151) : (tensor<2x2x2x2x8xf32>) -> tensor<2x1x2x2x2x8xf32>
    %153 = "stablehlo.broadcast_in_dim"(%152) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4, 5>} : (tensor<2x1x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %154 = "stablehlo.multiply"(%112, %153) : (tensor<2x3x2x2x2x8xf32>, tensor<2x3x2x2x2x8xf32>) -> tensor<2x3x2x2x2x8xf32>
    %155 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %156 = "stablehlo.reduce"(%154, %155) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %157 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%157) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3, 4>} : (tensor<2x3x2x2x2x8xf32>, tensor<f32>) -> tensor<2x3x8xf32>
    %158 = "stablehlo.reshape"(%156) : (tensor<2x3x8xf32>) -> tensor<2x3x2x2x2xf32>
    "func.return"(%158) : (tensor<2x3x2x2x2xf32>) -> ()
  }
}
