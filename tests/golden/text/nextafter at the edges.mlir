module @main {
  func.func public @main(%arg0: tensor<361xf32>, %arg1: tensor<361xf32>) -> (tensor<361xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %1 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xi1>
    %2 = "stablehlo.or"(%0, %1) : (tensor<361xi1>, tensor<361xi1>) -> tensor<361xi1>
    %3 = "stablehlo.add"(%arg0, %arg1) : (tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %4 = "stablehlo.bitcast_convert"(%arg1) : (tensor<361xf32>) -> tensor<361xi32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<361xi32>} : () -> tensor<361xi32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %7 = "stablehlo.constant"() {value = dense<-2147483648> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<361xi32>
    %9 = "stablehlo.subtract"(%8, %4) : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %10 = "stablehlo.select"(%6, %9, %4) : (tensor<361xi1>, tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %11 = "stablehlo.bitcast_convert"(%arg0) : (tensor<361xf32>) -> tensor<361xi32>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<361xi32>} : () -> tensor<361xi32>
    %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %14 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<361xi32>
    %15 = "stablehlo.subtract"(%14, %11) : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %16 = "stablehlo.select"(%13, %15, %11) : (tensor<361xi1>, tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %17 = "stablehlo.compare"(%10, %16) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %18 = "stablehlo.compare"(%10, %16) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %19 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.broadcast_in_dim"(%19) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<361xi32>
    %21 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %22 = "stablehlo.broadcast_in_dim"(%21) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<361xi32>
    %23 = "stablehlo.select"(%18, %20, %22) : (tensor<361xi1>, tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %24 = "stablehlo.add"(%16, %23) : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<361xi32>} : () -> tensor<361xi32>
    %26 = "stablehlo.compare"(%24, %25) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi1>
    %27 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<361xi32>
    %28 = "stablehlo.subtract"(%27, %24) : (tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %29 = "stablehlo.select"(%26, %28, %24) : (tensor<361xi1>, tensor<361xi32>, tensor<361xi32>) -> tensor<361xi32>
    %30 = "stablehlo.bitcast_convert"(%29) : (tensor<361xi32>) -> tensor<361xf32>
    %31 = "stablehlo.select"(%17, %arg1, %30) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    %32 = "stablehlo.select"(%2, %3, %31) : (tensor<361xi1>, tensor<361xf32>, tensor<361xf32>) -> tensor<361xf32>
    "func.return"(%32) : (tensor<361xf32>) -> ()
  }
}
