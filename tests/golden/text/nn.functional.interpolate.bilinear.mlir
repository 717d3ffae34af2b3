module @main {
  func.func public @main(%arg0: tensor<2x3x4x4xf32>) -> (tensor<2x3x3x3xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
    %1 = "stablehlo.convert"(%0) : (tensor<3xi64>) -> tensor<3xf32>
    %2 = "stablehlo.constant"() {value = dense<1.5e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %4 = "stablehlo.multiply"(%1, %3) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %7 = "stablehlo.maximum"(%4, %6) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %8 = "stablehlo.reshape"(%7) : (tensor<3xf32>) -> tensor<3x1xf32>
    %9 = "stablehlo.convert"(%8) : (tensor<3x1xf32>) -> tensor<3x1xi64>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %12 = "stablehlo.constant"() {value = dense<4> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %13 = "stablehlo.add"(%9, %12) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %14 = "stablehlo.select"(%11, %13, %9) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x3xi64>
    %16 = "stablehlo.reshape"(%15) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
    %18 = "stablehlo.convert"(%17) : (tensor<3xi64>) -> tensor<3xf32>
    %19 = "stablehlo.constant"() {value = dense<1.5e+00> : tensor<f32>} : () -> tensor<f32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %21 = "stablehlo.multiply"(%18, %20) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %22 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %24 = "stablehlo.maximum"(%21, %23) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %25 = "stablehlo.convert"(%24) : (tensor<3xf32>) -> tensor<3xi64>
    %26 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %27 = "stablehlo.compare"(%25, %26) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %28 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
    %29 = "stablehlo.add"(%25, %28) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %30 = "stablehlo.select"(%27, %29, %25) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<3x3xi64>
    %32 = "stablehlo.reshape"(%31) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %33 = "stablehlo.concatenate"(%16, %32) {dimension = 2 : i64} : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x2xi64>
    %34 = "stablehlo.gather"(%arg0, %33) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 1, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3x3x2xi64>) -> tensor<2x3x3x3xf32>
    %35 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %36 = "stablehlo.compare"(%9, %35) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %37 = "stablehlo.constant"() {value = dense<4> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %38 = "stablehlo.add"(%9, %37) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %39 = "stablehlo.select"(%36, %38, %9) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x3xi64>
    %41 = "stablehlo.reshape"(%40) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %42 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %44 = "stablehlo.add"(%25, %43) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %45 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3xi64>
    %47 = "stablehlo.minimum"(%44, %46) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %48 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %49 = "stablehlo.compare"(%47, %48) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %50 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
    %51 = "stablehlo.add"(%47, %50) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %52 = "stablehlo.select"(%49, %51, %47) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<3x3xi64>
    %54 = "stablehlo.reshape"(%53) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %55 = "stablehlo.concatenate"(%41, %54) {dimension = 2 : i64} : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x2xi64>
    %56 = "stablehlo.gather"(%arg0, %55) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 1, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3x3x2xi64>) -> tensor<2x3x3x3xf32>
    %57 = "stablehlo.subtract"(%56, %34) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %58 = "stablehlo.convert"(%25) : (tensor<3xi64>) -> tensor<3xf32>
    %59 = "stablehlo.subtract"(%24, %58) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %60 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %62 = "stablehlo.maximum"(%59, %61) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %63 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3xf32>
    %65 = "stablehlo.minimum"(%62, %64) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %67 = "stablehlo.multiply"(%57, %66) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %68 = "stablehlo.add"(%34, %67) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %69 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %70 = "stablehlo.broadcast_in_dim"(%69) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %71 = "stablehlo.add"(%9, %70) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %72 = "stablehlo.constant"() {value = dense<3> : tensor<i64>} : () -> tensor<i64>
    %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<3x1xi64>
    %74 = "stablehlo.minimum"(%71, %73) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %75 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %76 = "stablehlo.compare"(%74, %75) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %77 = "stablehlo.constant"() {value = dense<4> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %78 = "stablehlo.add"(%74, %77) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %79 = "stablehlo.select"(%76, %78, %74) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x3xi64>
    %81 = "stablehlo.reshape"(%80) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %82 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %83 = "stablehlo.compare"(%25, %82) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %84 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
    %85 = "stablehlo.add"(%25, %84) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %86 = "stablehlo.select"(%83, %85, %25) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %87 = "stablehlo.broadcast_in_dim"(%86) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<3x3xi64>
    %88 = "stablehlo.reshape"(%87) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %89 = "stablehlo.concatenate"(%81, %88) {dimension = 2 : i64} : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x2xi64>
    %90 = "stablehlo.gather"(%arg0, %89) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 1, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3x3x2xi64>) -> tensor<2x3x3x3xf32>
    %91 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %92 = "stablehlo.compare"(%74, %91) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi1>
    %93 = "stablehlo.constant"() {value = dense<4> : tensor<3x1xi64>} : () -> tensor<3x1xi64>
    %94 = "stablehlo.add"(%74, %93) : (tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %95 = "stablehlo.select"(%92, %94, %74) : (tensor<3x1xi1>, tensor<3x1xi64>, tensor<3x1xi64>) -> tensor<3x1xi64>
    %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi64>) -> tensor<3x3xi64>
    %97 = "stablehlo.reshape"(%96) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %98 = "stablehlo.constant"() {value = dense<0> : tensor<3xi64>} : () -> tensor<3xi64>
    %99 = "stablehlo.compare"(%47, %98) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi1>
    %100 = "stablehlo.constant"() {value = dense<4> : tensor<3xi64>} : () -> tensor<3xi64>
    %101 = "stablehlo.add"(%47, %100) : (tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %102 = "stablehlo.select"(%99, %101, %47) : (tensor<3xi1>, tensor<3xi64>, tensor<3xi64>) -> tensor<3xi64>
    %103 = "stablehlo.broadcast_in_dim"(%102) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<3x3xi64>
    %104 = "stablehlo.reshape"(%103) : (tensor<3x3xi64>) -> tensor<3x3x1xi64>
    %105 = "stablehlo.concatenate"(%97, %104) {dimension = 2 : i64} : (tensor<3x3x1xi64>, tensor<3x3x1xi64>) -> tensor<3x3x2xi64>
    %106 = "stablehlo.gather"(%arg0, %105) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 2>, slice_sizes = array<i64: 2, 3, 1, 1>, indices_are_sorted = false} : (tensor<2x3x4x4xf32>, tensor<3x3x2xi64>) -> tensor<2x3x3x3xf32>
    %107 = "stablehlo.subtract"(%106, %90) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %108 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 3>} : (tensor<3xf32>) -> tensor<2x3x3x3xf32>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %110 = "stablehlo.add"(%90, %109) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %111 = "stablehlo.subtract"(%110, %68) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %112 = "stablehlo.convert"(%9) : (tensor<3x1xi64>) -> tensor<3x1xf32>
    %113 = "stablehlo.subtract"(%8, %112) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %114 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x1xf32>
    %116 = "stablehlo.maximum"(%113, %115) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %117 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<3x1xf32>
    %119 = "stablehlo.minimum"(%116, %118) : (tensor<3x1xf32>, tensor<3x1xf32>) -> tensor<3x1xf32>
    %120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x1xf32>) -> tensor<2x3x3x3xf32>
    %121 = "stablehlo.multiply"(%111, %120) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    %122 = "stablehlo.add"(%68, %121) : (tensor<2x3x3x3xf32>, tensor<2x3x3x3xf32>) -> tensor<2x3x3x3xf32>
    "func.return"(%122) : (tensor<2x3x3x3xf32>) -> ()
  }
}
