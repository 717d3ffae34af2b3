module @main {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x2x2x2xf32>, %arg2: tensor<2x3x2x2xf32>) -> (tensor<2x3x4x5xf32>, tensor<2x2x2x2xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x3x4x5xf32>} : () -> tensor<2x3x4x5xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %2 = "stablehlo.reshape"(%arg1) : (tensor<2x2x2x2xf32>) -> tensor<2x4x2xf32>
    %3 = "stablehlo.slice"(%2) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf32>) -> tensor<2x4x1xf32>
    %4 = "stablehlo.reshape"(%3) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %11 = "stablehlo.floor"(%10) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %12 = "stablehlo.reshape"(%11) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %14 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %16 = "stablehlo.add"(%13, %15) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %17 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %19 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %20 = "stablehlo.compare"(%16, %19) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %21 = "stablehlo.and"(%18, %20) : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
    %22 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %24 = "stablehlo.select"(%21, %16, %23) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %26 = "stablehlo.reshape"(%25) : (tensor<2x2x4xi32>) -> tensor<2x2x1x4xi32>
    %27 = "stablehlo.constant"() {value = dense<5> : tensor<2x2x1x4xi32>} : () -> tensor<2x2x1x4xi32>
    %28 = "stablehlo.multiply"(%26, %27) : (tensor<2x2x1x4xi32>, tensor<2x2x1x4xi32>) -> tensor<2x2x1x4xi32>
    %29 = "stablehlo.broadcast_in_dim"(%28) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xi32>) -> tensor<2x2x2x4xi32>
    %30 = "stablehlo.slice"(%2) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf32>) -> tensor<2x4x1xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %32 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %34 = "stablehlo.constant"() {value = dense<2.5e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %35 = "stablehlo.multiply"(%33, %34) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %36 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %38 = "stablehlo.floor"(%37) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %41 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %43 = "stablehlo.add"(%40, %42) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %44 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %45 = "stablehlo.compare"(%43, %44) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %46 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %47 = "stablehlo.compare"(%43, %46) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %48 = "stablehlo.and"(%45, %47) : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
    %49 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %50 = "stablehlo.broadcast_in_dim"(%49) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %51 = "stablehlo.select"(%48, %43, %50) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %52 = "stablehlo.convert"(%51) : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %53 = "stablehlo.reshape"(%52) : (tensor<2x2x4xi32>) -> tensor<2x1x2x4xi32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xi32>) -> tensor<2x2x2x4xi32>
    %55 = "stablehlo.add"(%29, %54) : (tensor<2x2x2x4xi32>, tensor<2x2x2x4xi32>) -> tensor<2x2x2x4xi32>
    %56 = "stablehlo.reshape"(%55) : (tensor<2x2x2x4xi32>) -> tensor<2x16xi32>
    %57 = "stablehlo.reshape"(%21) : (tensor<2x2x4xi1>) -> tensor<2x2x1x4xi1>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xi1>) -> tensor<2x2x2x4xi1>
    %59 = "stablehlo.reshape"(%48) : (tensor<2x2x4xi1>) -> tensor<2x1x2x4xi1>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xi1>) -> tensor<2x2x2x4xi1>
    %61 = "stablehlo.and"(%58, %60) : (tensor<2x2x2x4xi1>, tensor<2x2x2x4xi1>) -> tensor<2x2x2x4xi1>
    %62 = "stablehlo.reshape"(%61) : (tensor<2x2x2x4xi1>) -> tensor<2x1x2x2x4xi1>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x2x4xi1>) -> tensor<2x3x2x2x4xi1>
    %64 = "stablehlo.reshape"(%arg2) : (tensor<2x3x2x2xf32>) -> tensor<2x3x1x1x4xf32>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x1x1x4xf32>) -> tensor<2x3x2x2x4xf32>
    %66 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %68 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %70 = "stablehlo.subtract"(%10, %11) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %71 = "stablehlo.reshape"(%70) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %72 = "stablehlo.broadcast_in_dim"(%71) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %73 = "stablehlo.subtract"(%69, %72) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %74 = "stablehlo.abs"(%73) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %75 = "stablehlo.subtract"(%67, %74) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
    %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xf32>) -> tensor<2x2x2x4xf32>
    %78 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %80 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %82 = "stablehlo.subtract"(%37, %38) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %84 = "stablehlo.broadcast_in_dim"(%83) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %85 = "stablehlo.subtract"(%81, %84) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %86 = "stablehlo.abs"(%85) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %87 = "stablehlo.subtract"(%79, %86) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<2x2x4xf32>) -> tensor<2x1x2x4xf32>
    %89 = "stablehlo.broadcast_in_dim"(%88) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xf32>) -> tensor<2x2x2x4xf32>
    %90 = "stablehlo.multiply"(%77, %89) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<2x2x2x4xf32>) -> tensor<2x1x2x2x4xf32>
    %92 = "stablehlo.broadcast_in_dim"(%91) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %93 = "stablehlo.multiply"(%65, %92) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %94 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x4xf32>
    %96 = "stablehlo.select"(%63, %93, %95) : (tensor<2x3x2x2x4xi1>, tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %97 = "stablehlo.reshape"(%96) : (tensor<2x3x2x2x4xf32>) -> tensor<2x3x16xf32>
    %98 = "stablehlo.scatter"(%1, %56, %97) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %99 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%99) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [1], inserted_window_dims = [2], input_batching_dims = [0], scatter_indices_batching_dims = [0], scatter_dims_to_operand_dims = [2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<2x3x20xf32>, tensor<2x16xi32>, tensor<2x3x16xf32>) -> tensor<2x3x20xf32>
    %100 = "stablehlo.reshape"(%98) : (tensor<2x3x20xf32>) -> tensor<2x3x4x5xf32>
    %101 = "stablehlo.reshape"(%61) : (tensor<2x2x2x4xi1>) -> tensor<2x1x2x2x4xi1>
    %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x2x4xi1>) -> tensor<2x3x2x2x4xi1>
    %103 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %104 = "stablehlo.reshape"(%55) : (tensor<2x2x2x4xi32>) -> tensor<2x16xi32>
    %105 = "stablehlo.gather"(%103, %104) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false} : (tensor<2x3x20xf32>, tensor<2x16xi32>) -> tensor<2x3x16xf32>
    %106 = "stablehlo.reshape"(%105) : (tensor<2x3x16xf32>) -> tensor<2x3x2x2x4xf32>
    %107 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x4xf32>
    %109 = "stablehlo.select"(%102, %106, %108) : (tensor<2x3x2x2x4xi1>, tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %110 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x3x1x1x4xf32>) -> tensor<2x3x2x2x4xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %112 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %113 = "stablehlo.reduce"(%111, %112) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %114 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%114) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<2x3x2x2x4xf32>, tensor<f32>) -> tensor<2x2x2x4xf32>
    %115 = "stablehlo.reshape"(%75) : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xf32>) -> tensor<2x2x2x4xf32>
    %117 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [-1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %119 = "stablehlo.constant"() {value = dense<2.5e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %120 = "stablehlo.reshape"(%119) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %121 = "stablehlo.broadcast_in_dim"(%120) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %122 = "stablehlo.multiply"(%118, %121) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %123 = "stablehlo.negate"(%122) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %124 = "stablehlo.reshape"(%123) : (tensor<2x2x4xf32>) -> tensor<2x1x2x4xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xf32>) -> tensor<2x2x2x4xf32>
    %126 = "stablehlo.multiply"(%116, %125) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %127 = "stablehlo.multiply"(%113, %126) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %128 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %129 = "stablehlo.reduce"(%127, %128) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %130 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%130) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<2x2x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %131 = "stablehlo.reshape"(%129) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %132 = "stablehlo.constant"() {value = dense<[[[1.0e+00], [-1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %133 = "stablehlo.broadcast_in_dim"(%132) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %134 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %135 = "stablehlo.reshape"(%134) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %137 = "stablehlo.multiply"(%133, %136) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %138 = "stablehlo.negate"(%137) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %139 = "stablehlo.reshape"(%138) : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
    %140 = "stablehlo.broadcast_in_dim"(%139) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xf32>) -> tensor<2x2x2x4xf32>
    %141 = "stablehlo.reshape"(%87) : (tensor<2x2x4xf32>) -> tensor<2x1x2x4xf32>
    %142 = "stablehlo.broadcast_in_dim"(%141) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xf32>) -> tensor<2x2x2x4xf32>
    %143 = "stablehlo.multiply"(%140, %142) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %144 = "stablehlo.multiply"(%113, %143) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %145 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %146 = "stablehlo.reduce"(%144, %145) ({
    ^bb0(%arg9: tensor<f32>, %arg10: tensor<f32>):
      %147 = "stablehlo.add"(%arg9, %arg10) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%147) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1, 2>} : (tensor<2x2x2x4xf32>, tensor<f32>) -> tensor<2x4xf32>
    %148 = "stablehlo.reshape"(%146) : (tensor<2x4xf32>) -> tensor<2x4x1xf32>
    %149 = "stablehlo.concatenate"(%131, %148) {dimension = 2 : i64} : (tensor<2x4x1xf32>, tensor<2x4x1xf32>) -> tensor<2x4x2xf32>
    %150 = "stablehlo.reshape"(%149) : (tensor<2x4x2xf32>) -> tensor<2x2x2x2xf32>
    "func.return"(%100, %150) : (tensor<2x3x4x5xf32>, tensor<2x2x2x2xf32>) -> ()
  }
}
