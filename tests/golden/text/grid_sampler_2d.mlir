module @main {
  func.func public @main(%arg0: tensor<2x3x4x5xf32>, %arg1: tensor<2x2x2x2xf32>) -> (tensor<2x3x2x2xf32>) {
    %0 = "stablehlo.reshape"(%arg1) : (tensor<2x2x2x2xf32>) -> tensor<2x4x2xf32>
    %1 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 1>, limit_indices = array<i64: 2, 4, 2>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf32>) -> tensor<2x4x1xf32>
    %2 = "stablehlo.reshape"(%1) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %3 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %4 = "stablehlo.add"(%2, %3) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %5 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %7 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %9 = "stablehlo.floor"(%8) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %10 = "stablehlo.reshape"(%9) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %12 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %14 = "stablehlo.add"(%11, %13) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %15 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %17 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %18 = "stablehlo.compare"(%14, %17) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %19 = "stablehlo.and"(%16, %18) : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
    %20 = "stablehlo.reshape"(%19) : (tensor<2x2x4xi1>) -> tensor<2x2x1x4xi1>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xi1>) -> tensor<2x2x2x4xi1>
    %22 = "stablehlo.slice"(%0) {start_indices = array<i64: 0, 0, 0>, limit_indices = array<i64: 2, 4, 1>, strides = array<i64: 1, 1, 1>} : (tensor<2x4x2xf32>) -> tensor<2x4x1xf32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x4x1xf32>) -> tensor<2x4xf32>
    %24 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %26 = "stablehlo.constant"() {value = dense<2.5e+00> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %27 = "stablehlo.multiply"(%25, %26) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %28 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<2x4xf32>} : () -> tensor<2x4xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %30 = "stablehlo.floor"(%29) : (tensor<2x4xf32>) -> tensor<2x4xf32>
    %31 = "stablehlo.reshape"(%30) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %33 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %35 = "stablehlo.add"(%32, %34) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %36 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %37 = "stablehlo.compare"(%35, %36) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %38 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<2x2x4xf32>} : () -> tensor<2x2x4xf32>
    %39 = "stablehlo.compare"(%35, %38) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xi1>
    %40 = "stablehlo.and"(%37, %39) : (tensor<2x2x4xi1>, tensor<2x2x4xi1>) -> tensor<2x2x4xi1>
    %41 = "stablehlo.reshape"(%40) : (tensor<2x2x4xi1>) -> tensor<2x1x2x4xi1>
    %42 = "stablehlo.broadcast_in_dim"(%41) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xi1>) -> tensor<2x2x2x4xi1>
    %43 = "stablehlo.and"(%21, %42) : (tensor<2x2x2x4xi1>, tensor<2x2x2x4xi1>) -> tensor<2x2x2x4xi1>
    %44 = "stablehlo.reshape"(%43) : (tensor<2x2x2x4xi1>) -> tensor<2x1x2x2x4xi1>
    %45 = "stablehlo.broadcast_in_dim"(%44) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x2x4xi1>) -> tensor<2x3x2x2x4xi1>
    %46 = "stablehlo.reshape"(%arg0) : (tensor<2x3x4x5xf32>) -> tensor<2x3x20xf32>
    %47 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %49 = "stablehlo.select"(%19, %14, %48) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %50 = "stablehlo.convert"(%49) : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %51 = "stablehlo.reshape"(%50) : (tensor<2x2x4xi32>) -> tensor<2x2x1x4xi32>
    %52 = "stablehlo.constant"() {value = dense<5> : tensor<2x2x1x4xi32>} : () -> tensor<2x2x1x4xi32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<2x2x1x4xi32>, tensor<2x2x1x4xi32>) -> tensor<2x2x1x4xi32>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xi32>) -> tensor<2x2x2x4xi32>
    %55 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %57 = "stablehlo.select"(%40, %35, %56) : (tensor<2x2x4xi1>, tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %58 = "stablehlo.convert"(%57) : (tensor<2x2x4xf32>) -> tensor<2x2x4xi32>
    %59 = "stablehlo.reshape"(%58) : (tensor<2x2x4xi32>) -> tensor<2x1x2x4xi32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xi32>) -> tensor<2x2x2x4xi32>
    %61 = "stablehlo.add"(%54, %60) : (tensor<2x2x2x4xi32>, tensor<2x2x2x4xi32>) -> tensor<2x2x2x4xi32>
    %62 = "stablehlo.reshape"(%61) : (tensor<2x2x2x4xi32>) -> tensor<2x16xi32>
    %63 = "stablehlo.gather"(%46, %62) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [2], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 3, 1>, indices_are_sorted = false} : (tensor<2x3x20xf32>, tensor<2x16xi32>) -> tensor<2x3x16xf32>
    %64 = "stablehlo.reshape"(%63) : (tensor<2x3x16xf32>) -> tensor<2x3x2x2x4xf32>
    %65 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x3x2x2x4xf32>
    %67 = "stablehlo.select"(%45, %64, %66) : (tensor<2x3x2x2x4xi1>, tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %68 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %69 = "stablehlo.broadcast_in_dim"(%68) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %70 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %72 = "stablehlo.subtract"(%8, %9) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %73 = "stablehlo.reshape"(%72) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %74 = "stablehlo.broadcast_in_dim"(%73) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %75 = "stablehlo.subtract"(%71, %74) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %76 = "stablehlo.abs"(%75) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %77 = "stablehlo.subtract"(%69, %76) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<2x2x4xf32>) -> tensor<2x2x1x4xf32>
    %79 = "stablehlo.broadcast_in_dim"(%78) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x2x1x4xf32>) -> tensor<2x2x2x4xf32>
    %80 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %81 = "stablehlo.broadcast_in_dim"(%80) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x2x4xf32>
    %82 = "stablehlo.constant"() {value = dense<[[[0.0e+00], [1.0e+00]]]> : tensor<1x2x1xf32>} : () -> tensor<1x2x1xf32>
    %83 = "stablehlo.broadcast_in_dim"(%82) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<2x2x4xf32>
    %84 = "stablehlo.subtract"(%29, %30) : (tensor<2x4xf32>, tensor<2x4xf32>) -> tensor<2x4xf32>
    %85 = "stablehlo.reshape"(%84) : (tensor<2x4xf32>) -> tensor<2x1x4xf32>
    %86 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<2x1x4xf32>) -> tensor<2x2x4xf32>
    %87 = "stablehlo.subtract"(%83, %86) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %88 = "stablehlo.abs"(%87) : (tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %89 = "stablehlo.subtract"(%81, %88) : (tensor<2x2x4xf32>, tensor<2x2x4xf32>) -> tensor<2x2x4xf32>
    %90 = "stablehlo.reshape"(%89) : (tensor<2x2x4xf32>) -> tensor<2x1x2x4xf32>
    %91 = "stablehlo.broadcast_in_dim"(%90) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<2x1x2x4xf32>) -> tensor<2x2x2x4xf32>
    %92 = "stablehlo.multiply"(%79, %91) : (tensor<2x2x2x4xf32>, tensor<2x2x2x4xf32>) -> tensor<2x2x2x4xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<2x2x2x4xf32>) -> tensor<2x1x2x2x4xf32>
    %94 = "stablehlo.broadcast_in_dim"(%93) {broadcast_dimensions = array<i64: 0, 1, 2, 3, 4>} : (tensor<2x1x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %95 = "stablehlo.multiply"(%67, %94) : (tensor<2x3x2x2x4xf32>, tensor<2x3x2x2x4xf32>) -> tensor<2x3x2x2x4xf32>
    %96 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %97 = "stablehlo.reduce"(%95, %96) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %98 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%98) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2, 3>} : (tensor<2x3x2x2x4xf32>, tensor<f32>) -> tensor<2x3x4xf32>
    %99 = "stablehlo.reshape"(%97) : (tensor<2x3x4xf32>) -> tensor<2x3x2x2xf32>
    "func.return"(%99) : (tensor<2x3x2x2xf32>) -> ()
  }
}
