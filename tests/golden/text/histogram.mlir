module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<1xf32>, tensor<2xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.reshape"(%0) : (tensor<5x1xf32>) -> tensor<5xf32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2xf32>
    %3 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2xf32>} : () -> tensor<2xf32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xi1>
    %5 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %6 = "stablehlo.reduce"(%0, %5) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %7 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %8 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.or"(%7, %8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %10 = "stablehlo.select"(%9, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%10) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>, tensor<f32>) -> tensor<f32>
    %11 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %12 = "stablehlo.reduce"(%0, %11) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %13 = "stablehlo.compare"(%arg4, %arg3) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %14 = "stablehlo.compare"(%arg4, %arg4) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %15 = "stablehlo.or"(%13, %14) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %16 = "stablehlo.select"(%15, %arg4, %arg3) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%16) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>, tensor<f32>) -> tensor<f32>
    %17 = "stablehlo.compare"(%6, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %18 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.subtract"(%6, %18) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.select"(%17, %19, %6) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %21 = "stablehlo.broadcast_in_dim"(%20) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %22 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.add"(%12, %22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.select"(%17, %23, %12) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %25 = "stablehlo.subtract"(%24, %20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %26 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %27 = "stablehlo.divide"(%25, %26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %28 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %29 = "stablehlo.multiply"(%28, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %30 = "stablehlo.add"(%21, %29) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %32 = "stablehlo.broadcast_in_dim"(%27) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %33 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.broadcast_in_dim"(%33) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2xf32>
    %35 = "stablehlo.subtract"(%34, %2) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %36 = "stablehlo.multiply"(%32, %35) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %37 = "stablehlo.subtract"(%31, %36) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %38 = "stablehlo.select"(%4, %30, %37) : (tensor<2xi1>, tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    %39 = "stablehlo.slice"(%38) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xf32>) -> tensor<1xf32>
    %40 = "stablehlo.reshape"(%39) : (tensor<1xf32>) -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5xf32>
    %42 = "stablehlo.compare"(%1, %41) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %43 = "stablehlo.reshape"(%1) : (tensor<5xf32>) -> tensor<5x1xf32>
    %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x2xf32>
    %45 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1>} : (tensor<2xf32>) -> tensor<5x2xf32>
    %46 = "stablehlo.compare"(%44, %45) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x2xf32>, tensor<5x2xf32>) -> tensor<5x2xi1>
    %47 = "stablehlo.convert"(%46) : (tensor<5x2xi1>) -> tensor<5x2xi32>
    %48 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %49 = "stablehlo.reduce"(%47, %48) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<i32>):
      %50 = "stablehlo.add"(%arg5, %arg6) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%50) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x2xi32>, tensor<i32>) -> tensor<5xi32>
    %51 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
    %52 = "stablehlo.subtract"(%49, %51) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %53 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    %54 = "stablehlo.minimum"(%52, %53) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %55 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %57 = "stablehlo.select"(%42, %54, %56) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %58 = "stablehlo.broadcast_in_dim"(%57) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi32>) -> tensor<1x5xi32>
    %59 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1x1xi32>
    %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<1x5xi32>
    %61 = "stablehlo.compare"(%58, %60) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi1>
    %62 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %63 = "stablehlo.broadcast_in_dim"(%62) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %64 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x5xf32>
    %66 = "stablehlo.select"(%61, %63, %65) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %67 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %68 = "stablehlo.reduce"(%66, %67) ({
    ^bb0(%arg7: tensor<f32>, %arg8: tensor<f32>):
      %69 = "stablehlo.add"(%arg7, %arg8) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%69) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<1x5xf32>, tensor<f32>) -> tensor<1xf32>
    "func.return"(%68, %38) : (tensor<1xf32>, tensor<2xf32>) -> ()
  }
}
