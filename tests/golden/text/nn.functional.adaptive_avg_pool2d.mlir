module @main {
  func.func public @main(%arg0: tensor<1x8x8x8xf32>) -> (tensor<1x8x5x7xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %3 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.broadcast_in_dim"(%3) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %5 = "stablehlo.add"(%2, %4) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %6 = "stablehlo.constant"() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %8 = "stablehlo.multiply"(%5, %7) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %9 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %11 = "stablehlo.add"(%8, %10) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %12 = "stablehlo.constant"() {value = dense<1> : tensor<i64>} : () -> tensor<i64>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %14 = "stablehlo.subtract"(%11, %13) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %15 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %17 = "stablehlo.divide"(%14, %16) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %18 = "stablehlo.constant"() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %20 = "stablehlo.multiply"(%2, %19) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %21 = "stablehlo.constant"() {value = dense<5> : tensor<i64>} : () -> tensor<i64>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %23 = "stablehlo.divide"(%20, %22) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %24 = "stablehlo.subtract"(%17, %23) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    %25 = "stablehlo.reshape"(%24) : (tensor<5xi64>) -> tensor<5x1xi64>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x3xi64>
    %27 = "stablehlo.compare"(%1, %26) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi1>
    %28 = "stablehlo.reshape"(%27) : (tensor<5x3xi1>) -> tensor<5x3x1xi1>
    %29 = "stablehlo.reshape"(%28) : (tensor<5x3x1xi1>) -> tensor<5x3x1x1xi1>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64: 2, 3, 4, 5>} : (tensor<5x3x1x1xi1>) -> tensor<1x8x5x3x7x2xi1>
    %31 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x8x5x3x7x2xf32>
    %33 = "stablehlo.reshape"(%23) : (tensor<5xi64>) -> tensor<5x1xi64>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x3xi64>
    %35 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 1>} : (tensor<3xi64>) -> tensor<5x3xi64>
    %36 = "stablehlo.add"(%34, %35) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %37 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x3xi64>
    %39 = "stablehlo.minimum"(%36, %38) : (tensor<5x3xi64>, tensor<5x3xi64>) -> tensor<5x3xi64>
    %40 = "stablehlo.reshape"(%39) : (tensor<5x3xi64>) -> tensor<5x3x1xi64>
    %41 = "stablehlo.reshape"(%40) : (tensor<5x3x1xi64>) -> tensor<5x3x1x1xi64>
    %42 = "stablehlo.constant"() {value = dense<0> : tensor<5x3x1x1xi64>} : () -> tensor<5x3x1x1xi64>
    %43 = "stablehlo.compare"(%41, %42) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x3x1x1xi64>, tensor<5x3x1x1xi64>) -> tensor<5x3x1x1xi1>
    %44 = "stablehlo.constant"() {value = dense<8> : tensor<5x3x1x1xi64>} : () -> tensor<5x3x1x1xi64>
    %45 = "stablehlo.add"(%41, %44) : (tensor<5x3x1x1xi64>, tensor<5x3x1x1xi64>) -> tensor<5x3x1x1xi64>
    %46 = "stablehlo.select"(%43, %45, %41) : (tensor<5x3x1x1xi1>, tensor<5x3x1x1xi64>, tensor<5x3x1x1xi64>) -> tensor<5x3x1x1xi64>
    %47 = "stablehlo.broadcast_in_dim"(%46) {broadcast_dimensions = array<i64: 0, 1, 2, 3>} : (tensor<5x3x1x1xi64>) -> tensor<5x3x7x2xi64>
    %48 = "stablehlo.reshape"(%47) : (tensor<5x3x7x2xi64>) -> tensor<5x3x7x2x1xi64>
    %49 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<7xi64>
    %50 = "stablehlo.constant"() {value = dense<8> : tensor<i64>} : () -> tensor<i64>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<7xi64>
    %52 = "stablehlo.multiply"(%49, %51) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %53 = "stablehlo.constant"() {value = dense<7> : tensor<i64>} : () -> tensor<i64>
    %54 = "stablehlo.broadcast_in_dim"(%53) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<7xi64>
    %55 = "stablehlo.divide"(%52, %54) : (tensor<7xi64>, tensor<7xi64>) -> tensor<7xi64>
    %56 = "stablehlo.reshape"(%55) : (tensor<7xi64>) -> tensor<7x1xi64>
    %57 = "stablehlo.broadcast_in_dim"(%56) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<7x1xi64>) -> tensor<7x2xi64>
    %58 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xi64>
    %59 = "stablehlo.broadcast_in_dim"(%58) {broadcast_dimensions = array<i64: 1>} : (tensor<2xi64>) -> tensor<7x2xi64>
    %60 = "stablehlo.add"(%57, %59) : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %61 = "stablehlo.constant"() {value = dense<0> : tensor<7x2xi64>} : () -> tensor<7x2xi64>
    %62 = "stablehlo.compare"(%60, %61) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi1>
    %63 = "stablehlo.constant"() {value = dense<8> : tensor<7x2xi64>} : () -> tensor<7x2xi64>
    %64 = "stablehlo.add"(%60, %63) : (tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %65 = "stablehlo.select"(%62, %64, %60) : (tensor<7x2xi1>, tensor<7x2xi64>, tensor<7x2xi64>) -> tensor<7x2xi64>
    %66 = "stablehlo.broadcast_in_dim"(%65) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<7x2xi64>) -> tensor<5x3x7x2xi64>
    %67 = "stablehlo.reshape"(%66) : (tensor<5x3x7x2xi64>) -> tensor<5x3x7x2x1xi64>
    %68 = "stablehlo.concatenate"(%48, %67) {dimension = 4 : i64} : (tensor<5x3x7x2x1xi64>, tensor<5x3x7x2x1xi64>) -> tensor<5x3x7x2x2xi64>
    %69 = "stablehlo.gather"(%arg0, %68) {dimension_numbers = #stablehlo.gather<offset_dims = [0, 1], collapsed_slice_dims = [2, 3], start_index_map = [2, 3], index_vector_dim = 4>, slice_sizes = array<i64: 1, 8, 1, 1>, indices_are_sorted = false} : (tensor<1x8x8x8xf32>, tensor<5x3x7x2x2xi64>) -> tensor<1x8x5x3x7x2xf32>
    %70 = "stablehlo.select"(%30, %32, %69) : (tensor<1x8x5x3x7x2xi1>, tensor<1x8x5x3x7x2xf32>, tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x3x7x2xf32>
    %71 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 8, 5, 1, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %72 = "stablehlo.reshape"(%71) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %73 = "stablehlo.slice"(%72) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 8, 5, 7, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %74 = "stablehlo.reshape"(%73) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %75 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 8, 5, 1, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %76 = "stablehlo.reshape"(%75) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %77 = "stablehlo.slice"(%76) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 8, 5, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %78 = "stablehlo.reshape"(%77) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %79 = "stablehlo.add"(%74, %78) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    %80 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 8, 5, 2, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %81 = "stablehlo.reshape"(%80) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %82 = "stablehlo.slice"(%81) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 8, 5, 7, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %83 = "stablehlo.reshape"(%82) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %84 = "stablehlo.add"(%79, %83) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    %85 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 1, 0, 0>, limit_indices = array<i64: 1, 8, 5, 2, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %86 = "stablehlo.reshape"(%85) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %87 = "stablehlo.slice"(%86) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 8, 5, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %88 = "stablehlo.reshape"(%87) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %89 = "stablehlo.add"(%84, %88) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    %90 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 1, 8, 5, 3, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %91 = "stablehlo.reshape"(%90) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %92 = "stablehlo.slice"(%91) {start_indices = array<i64: 0, 0, 0, 0, 0>, limit_indices = array<i64: 1, 8, 5, 7, 1>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %93 = "stablehlo.reshape"(%92) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %94 = "stablehlo.add"(%89, %93) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    %95 = "stablehlo.slice"(%70) {start_indices = array<i64: 0, 0, 0, 2, 0, 0>, limit_indices = array<i64: 1, 8, 5, 3, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1, 1>} : (tensor<1x8x5x3x7x2xf32>) -> tensor<1x8x5x1x7x2xf32>
    %96 = "stablehlo.reshape"(%95) : (tensor<1x8x5x1x7x2xf32>) -> tensor<1x8x5x7x2xf32>
    %97 = "stablehlo.slice"(%96) {start_indices = array<i64: 0, 0, 0, 0, 1>, limit_indices = array<i64: 1, 8, 5, 7, 2>, strides = array<i64: 1, 1, 1, 1, 1>} : (tensor<1x8x5x7x2xf32>) -> tensor<1x8x5x7x1xf32>
    %98 = "stablehlo.reshape"(%97) : (tensor<1x8x5x7x1xf32>) -> tensor<1x8x5x7xf32>
    %99 = "stablehlo.add"(%94, %98) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    %100 = "stablehlo.reshape"(%24) : (tensor<5xi64>) -> tensor<5x1xi64>
    %101 = "stablehlo.constant"() {value = dense<2> : tensor<i64>} : () -> tensor<i64>
    %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5x1xi64>
    %103 = "stablehlo.multiply"(%100, %102) : (tensor<5x1xi64>, tensor<5x1xi64>) -> tensor<5x1xi64>
    %104 = "stablehlo.convert"(%103) : (tensor<5x1xi64>) -> tensor<5x1xf32>
    %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<5x1xf32>) -> tensor<1x8x5x7xf32>
    %106 = "stablehlo.divide"(%99, %105) : (tensor<1x8x5x7xf32>, tensor<1x8x5x7xf32>) -> tensor<1x8x5x7xf32>
    "func.return"(%106) : (tensor<1x8x5x7xf32>) -> ()
  }
}
