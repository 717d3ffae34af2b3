module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<f32>, %arg2: tensor<f32>) -> (tensor<100xf32>) {
    %0 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%arg0, %1) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %3 = "stablehlo.compare"(%arg4, %arg3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg4, %arg4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.or"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = "stablehlo.select"(%5, %arg4, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%6) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %7 = "stablehlo.select"(%0, %2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %8 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %9 = "stablehlo.reduce"(%arg0, %8) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %10 = "stablehlo.compare"(%arg6, %arg5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %11 = "stablehlo.compare"(%arg6, %arg6) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %12 = "stablehlo.or"(%10, %11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %13 = "stablehlo.select"(%12, %arg6, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%13) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %14 = "stablehlo.select"(%0, %9, %arg2) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.compare"(%7, %14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %16 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.subtract"(%7, %16) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %18 = "stablehlo.select"(%15, %17, %7) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %20 = "stablehlo.compare"(%arg0, %19) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %21 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.add"(%14, %21) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.select"(%15, %22, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.broadcast_in_dim"(%23) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %25 = "stablehlo.compare"(%arg0, %24) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %26 = "stablehlo.and"(%20, %25) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
    %27 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %28 = "stablehlo.subtract"(%arg0, %27) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %29 = "stablehlo.constant"() {value = dense<1.0e+02> : tensor<5xf32>} : () -> tensor<5xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %31 = "stablehlo.subtract"(%23, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %32 = "stablehlo.broadcast_in_dim"(%31) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %33 = "stablehlo.divide"(%30, %32) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %34 = "stablehlo.floor"(%33) : (tensor<5xf32>) -> tensor<5xf32>
    %35 = "stablehlo.constant"() {value = dense<9.9e+01> : tensor<5xf32>} : () -> tensor<5xf32>
    %36 = "stablehlo.minimum"(%34, %35) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %37 = "stablehlo.convert"(%36) : (tensor<5xf32>) -> tensor<5xi32>
    %38 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %40 = "stablehlo.select"(%26, %37, %39) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<100x5xi32>
    %42 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<100x1xi32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<100x1xi32>) -> tensor<100x5xi32>
    %44 = "stablehlo.compare"(%41, %43) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<100x5xi32>, tensor<100x5xi32>) -> tensor<100x5xi1>
    %45 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %46 = "stablehlo.broadcast_in_dim"(%45) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<100x5xf32>
    %47 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<100x5xf32>
    %49 = "stablehlo.select"(%44, %46, %48) : (tensor<100x5xi1>, tensor<100x5xf32>, tensor<100x5xf32>) -> tensor<100x5xf32>
    %50 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %51 = "stablehlo.reduce"(%49, %50) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %52 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%52) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<100x5xf32>, tensor<f32>) -> tensor<100xf32>
    "func.return"(%51) : (tensor<100xf32>) -> ()
  }
}
