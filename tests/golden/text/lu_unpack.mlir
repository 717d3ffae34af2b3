module @main {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<3xi32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
    %3:3 = "stablehlo.while"(%1, %2, %arg1) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<3x1xi32>, %arg4: tensor<3xi32>):
      %4 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %5 = "stablehlo.compare"(%arg2, %4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%5) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<3x1xi32>, %arg7: tensor<3xi32>):
      %6 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %7 = "stablehlo.add"(%arg5, %6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %8 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
      %9 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x1xi32>
      %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %12 = "stablehlo.broadcast_in_dim"(%arg5) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
      %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %14 = "stablehlo.constant"() {value = dense<0> : tensor<3xi32>} : () -> tensor<3xi32>
      %15 = "stablehlo.select"(%13, %arg7, %14) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %16 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %17 = "stablehlo.reduce"(%15, %16) ({
      ^bb0(%arg8: tensor<i32>, %arg9: tensor<i32>):
        %18 = "stablehlo.add"(%arg8, %arg9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%18) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %19 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %20 = "stablehlo.subtract"(%17, %19) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %21 = "stablehlo.reshape"(%20) : (tensor<i32>) -> tensor<1xi32>
      %22 = "stablehlo.reshape"(%21) : (tensor<1xi32>) -> tensor<1x1xi32>
      %23 = "stablehlo.broadcast_in_dim"(%22) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %24 = "stablehlo.compare"(%8, %23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %25 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %26 = "stablehlo.select"(%24, %arg6, %25) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %27 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %28 = "stablehlo.reduce"(%26, %27) ({
      ^bb0(%arg10: tensor<i32>, %arg11: tensor<i32>):
        %29 = "stablehlo.add"(%arg10, %arg11) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%29) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %30 = "stablehlo.reshape"(%28) : (tensor<1xi32>) -> tensor<1x1xi32>
      %31 = "stablehlo.broadcast_in_dim"(%30) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %32 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %33 = "stablehlo.select"(%10, %arg6, %32) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %34 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %35 = "stablehlo.reduce"(%33, %34) ({
      ^bb0(%arg12: tensor<i32>, %arg13: tensor<i32>):
        %36 = "stablehlo.add"(%arg12, %arg13) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%36) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %37 = "stablehlo.reshape"(%35) : (tensor<1xi32>) -> tensor<1x1xi32>
      %38 = "stablehlo.broadcast_in_dim"(%37) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %39 = "stablehlo.select"(%24, %38, %arg6) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %40 = "stablehlo.select"(%10, %31, %39) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      "stablehlo.return"(%7, %40, %arg7) : (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>) -> ()
    }) : (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>) -> (tensor<i32>, tensor<3x1xi32>, tensor<3xi32>)
    %41 = "stablehlo.reshape"(%3#1) : (tensor<3x1xi32>) -> tensor<3xi32>
    %42 = "stablehlo.reshape"(%41) : (tensor<3xi32>) -> tensor<3x1xi32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %44 = "stablehlo.compare"(%0, %43) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %45 = "stablehlo.convert"(%44) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %46 = "stablehlo.transpose"(%45) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %47 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %48 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %49 = "stablehlo.compare"(%47, %48) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %50 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<5x3xf32>) -> tensor<3x5xf32>
    %51 = "stablehlo.slice"(%50) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %52 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %53 = "stablehlo.select"(%49, %51, %52) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %54 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %55 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %56 = "stablehlo.compare"(%54, %55) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %57 = "stablehlo.convert"(%56) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %58 = "stablehlo.add"(%53, %57) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %59 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
    %60 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
    %61 = "stablehlo.compare"(%59, %60) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %62 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
    %63 = "stablehlo.select"(%61, %50, %62) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%46, %58, %63) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) -> ()
  }
}
