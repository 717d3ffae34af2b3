module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xi1>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %2 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi1>) -> tensor<5x5xi1>
    %4 = "stablehlo.or"(%1, %3) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %5 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.bitcast_convert"(%arg1) : (tensor<5xf32>) -> tensor<5xi32>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %11 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
    %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %13 = "stablehlo.subtract"(%12, %8) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %14 = "stablehlo.select"(%10, %13, %8) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<5x5xi32>
    %16 = "stablehlo.bitcast_convert"(%arg0) : (tensor<5x1xf32>) -> tensor<5x1xi32>
    %17 = "stablehlo.constant"() {value = dense<0> : tensor<5x1xi32>} : () -> tensor<5x1xi32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
    %19 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
    %20 = "stablehlo.subtract"(%19, %16) : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %21 = "stablehlo.select"(%18, %20, %16) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %23 = "stablehlo.compare"(%15, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %24 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %25 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %26 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<5x5xi32>
    %27 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi32>) -> tensor<5x5xi32>
    %28 = "stablehlo.compare"(%26, %27) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %29 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %30 = "stablehlo.broadcast_in_dim"(%29) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
    %31 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
    %33 = "stablehlo.select"(%28, %30, %32) : (tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %34 = "stablehlo.add"(%25, %33) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %35 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi32>} : () -> tensor<5x5xi32>
    %36 = "stablehlo.compare"(%34, %35) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %37 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
    %38 = "stablehlo.subtract"(%37, %34) : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %39 = "stablehlo.select"(%36, %38, %34) : (tensor<5x5xi1>, tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi32>
    %40 = "stablehlo.bitcast_convert"(%39) : (tensor<5x5xi32>) -> tensor<5x5xf32>
    %41 = "stablehlo.select"(%23, %24, %40) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %42 = "stablehlo.select"(%4, %7, %41) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%42) : (tensor<5x5xf32>) -> ()
  }
}
