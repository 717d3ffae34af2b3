module @main {
  func.func public @main(%arg0: tensor<1x2x3x6xf32>) -> (tensor<1x2x1x3xf32>, tensor<1x2x1x3xi64>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.pad"(%arg0, %0) {edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x6xf32>, tensor<f32>) -> tensor<1x2x3x7xf32>
    %2 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 3, 7>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xf32>) -> tensor<1x2x3x3xf32>
    %3 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 3, 6>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xf32>) -> tensor<1x2x3x3xf32>
    %4 = "stablehlo.slice"(%1) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xf32>) -> tensor<1x2x3x3xf32>
    %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %6 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %7 = "stablehlo.or"(%5, %6) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi1>) -> tensor<1x2x3x3xi1>
    %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<18xi32>
    %9 = "stablehlo.reshape"(%8) : (tensor<18xi32>) -> tensor<3x6xi32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 2, 3>} : (tensor<3x6xi32>) -> tensor<1x2x3x6xi32>
    %11 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.pad"(%10, %11) {edge_padding_low = array<i64: 0, 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 0, 1>, interior_padding = array<i64: 0, 0, 0, 0>} : (tensor<1x2x3x6xi32>, tensor<i32>) -> tensor<1x2x3x7xi32>
    %13 = "stablehlo.slice"(%12) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 3, 5>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xi32>) -> tensor<1x2x3x3xi32>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xi32>} : () -> tensor<1x2x3x3xi32>
    %15 = "stablehlo.compare"(%13, %14) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x3x3xi32>, tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi1>
    %16 = "stablehlo.or"(%7, %15) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi1>) -> tensor<1x2x3x3xi1>
    %17 = "stablehlo.select"(%16, %3, %4) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %18 = "stablehlo.compare"(%2, %17) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %19 = "stablehlo.compare"(%2, %2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xi1>
    %20 = "stablehlo.or"(%18, %19) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi1>) -> tensor<1x2x3x3xi1>
    %21 = "stablehlo.slice"(%12) {start_indices = array<i64: 0, 0, 0, 1>, limit_indices = array<i64: 1, 2, 3, 6>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xi32>) -> tensor<1x2x3x3xi32>
    %22 = "stablehlo.select"(%16, %21, %13) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>, tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi32>
    %23 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x3x3xi32>} : () -> tensor<1x2x3x3xi32>
    %24 = "stablehlo.compare"(%22, %23) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x3x3xi32>, tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi1>
    %25 = "stablehlo.or"(%20, %24) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi1>) -> tensor<1x2x3x3xi1>
    %26 = "stablehlo.select"(%25, %2, %17) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xf32>, tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %27 = "stablehlo.optimization_barrier"(%26) : (tensor<1x2x3x3xf32>) -> tensor<1x2x3x3xf32>
    %28 = "stablehlo.slice"(%27) {start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 1, 2, 3, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x2x1x3xf32>
    %29 = "stablehlo.slice"(%27) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 2, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x2x1x3xf32>
    %30 = "stablehlo.slice"(%27) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xf32>) -> tensor<1x2x1x3xf32>
    %31 = "stablehlo.compare"(%29, %30) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %32 = "stablehlo.compare"(%29, %29) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %33 = "stablehlo.or"(%31, %32) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %34 = "stablehlo.slice"(%12) {start_indices = array<i64: 0, 0, 0, 2>, limit_indices = array<i64: 1, 2, 3, 7>, strides = array<i64: 1, 1, 1, 2>} : (tensor<1x2x3x7xi32>) -> tensor<1x2x3x3xi32>
    %35 = "stablehlo.select"(%25, %34, %22) : (tensor<1x2x3x3xi1>, tensor<1x2x3x3xi32>, tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi32>
    %36 = "stablehlo.optimization_barrier"(%35) : (tensor<1x2x3x3xi32>) -> tensor<1x2x3x3xi32>
    %37 = "stablehlo.slice"(%36) {start_indices = array<i64: 0, 0, 0, 0>, limit_indices = array<i64: 1, 2, 1, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xi32>) -> tensor<1x2x1x3xi32>
    %38 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x1x3xi32>} : () -> tensor<1x2x1x3xi32>
    %39 = "stablehlo.compare"(%37, %38) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi1>
    %40 = "stablehlo.or"(%33, %39) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %41 = "stablehlo.select"(%40, %29, %30) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %42 = "stablehlo.compare"(%28, %41) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %43 = "stablehlo.compare"(%28, %28) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xi1>
    %44 = "stablehlo.or"(%42, %43) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %45 = "stablehlo.slice"(%36) {start_indices = array<i64: 0, 0, 1, 0>, limit_indices = array<i64: 1, 2, 2, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xi32>) -> tensor<1x2x1x3xi32>
    %46 = "stablehlo.select"(%40, %45, %37) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi32>
    %47 = "stablehlo.constant"() {value = dense<0> : tensor<1x2x1x3xi32>} : () -> tensor<1x2x1x3xi32>
    %48 = "stablehlo.compare"(%46, %47) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi1>
    %49 = "stablehlo.or"(%44, %48) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi1>) -> tensor<1x2x1x3xi1>
    %50 = "stablehlo.select"(%49, %28, %41) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xf32>, tensor<1x2x1x3xf32>) -> tensor<1x2x1x3xf32>
    %51 = "stablehlo.slice"(%36) {start_indices = array<i64: 0, 0, 2, 0>, limit_indices = array<i64: 1, 2, 3, 3>, strides = array<i64: 1, 1, 2, 1>} : (tensor<1x2x3x3xi32>) -> tensor<1x2x1x3xi32>
    %52 = "stablehlo.select"(%49, %51, %46) : (tensor<1x2x1x3xi1>, tensor<1x2x1x3xi32>, tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi32>
    %53 = "stablehlo.convert"(%52) : (tensor<1x2x1x3xi32>) -> tensor<1x2x1x3xi64>
    "func.return"(%50, %53) : (tensor<1x2x1x3xf32>, tensor<1x2x1x3xi64>) -> ()
  }
}
