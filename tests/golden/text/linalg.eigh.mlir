module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %7 = "stablehlo.compare"(%5, %6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %9 = "stablehlo.select"(%7, %arg0, %8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.select"(%4, %arg0, %11) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.abs"(%12) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.reduce"(%13, %14) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %16 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %17 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %18 = "stablehlo.or"(%16, %17) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %19 = "stablehlo.select"(%18, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%19) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %20 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.compare"(%15, %20) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %22 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %23 = "stablehlo.select"(%21, %15, %22) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %24 = "stablehlo.reshape"(%23) : (tensor<f32>) -> tensor<1xf32>
    %25 = "stablehlo.reshape"(%24) : (tensor<1xf32>) -> tensor<1x1xf32>
    %26 = "stablehlo.broadcast_in_dim"(%25) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %27 = "stablehlo.divide"(%12, %26) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %30 = "stablehlo.compare"(%28, %29) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %31 = "stablehlo.convert"(%30) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %32 = "stablehlo.abs"(%27) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %34 = "stablehlo.reduce"(%32, %33) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %35 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%35) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %36 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%34, %36) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %38 = "stablehlo.compare"(%arg6, %arg5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %39 = "stablehlo.compare"(%arg6, %arg6) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %40 = "stablehlo.or"(%38, %39) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %41 = "stablehlo.select"(%40, %arg6, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%41) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %42 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.maximum"(%37, %42) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %44 = "stablehlo.reshape"(%43) : (tensor<f32>) -> tensor<1xf32>
    %45 = "stablehlo.reshape"(%44) : (tensor<1xf32>) -> tensor<1x1xf32>
    %46 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %48 = "stablehlo.broadcast_in_dim"(%47) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %49 = "stablehlo.multiply"(%31, %48) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %50 = "stablehlo.add"(%27, %49) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %51 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %52 = "stablehlo.concatenate"(%50, %51) {dimension = 1 : i64} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x6xf32>
    %53 = "stablehlo.slice"(%52) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %54 = "stablehlo.slice"(%52) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 5, 6>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %55:4 = "stablehlo.while"(%0, %1, %53, %54) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<5x3xf32>, %arg10: tensor<5x3xf32>):
      %56 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
      %57 = "stablehlo.compare"(%arg7, %56) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %58 = "stablehlo.constant"() {value = dense<2.6656008e-07> : tensor<f32>} : () -> tensor<f32>
      %59 = "stablehlo.compare"(%arg8, %58) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %60 = "stablehlo.and"(%57, %59) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%60) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<f32>, %arg13: tensor<5x3xf32>, %arg14: tensor<5x3xf32>):
      %61 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %62 = "stablehlo.add"(%arg11, %61) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %63 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %64 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %65:4 = "stablehlo.while"(%63, %64, %arg13, %arg14) ({
      ^bb0(%arg15: tensor<i32>, %arg16: tensor<f32>, %arg17: tensor<5x3xf32>, %arg18: tensor<5x3xf32>):
        %66 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
        %67 = "stablehlo.compare"(%arg15, %66) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%67) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg19: tensor<i32>, %arg20: tensor<f32>, %arg21: tensor<5x3xf32>, %arg22: tensor<5x3xf32>):
        %68 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %69 = "stablehlo.add"(%arg19, %68) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %70 = "stablehlo.multiply"(%arg21, %arg21) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %71 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %72 = "stablehlo.reduce"(%70, %71) ({
        ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
          %73 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%73) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %74 = "stablehlo.reshape"(%72) : (tensor<3xf32>) -> tensor<1x3xf32>
        %75 = "stablehlo.sqrt"(%74) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %76 = "stablehlo.multiply"(%arg22, %arg22) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %77 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %78 = "stablehlo.reduce"(%76, %77) ({
        ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
          %79 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%79) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %80 = "stablehlo.reshape"(%78) : (tensor<3xf32>) -> tensor<1x3xf32>
        %81 = "stablehlo.sqrt"(%80) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %82 = "stablehlo.multiply"(%75, %81) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %83 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %84 = "stablehlo.compare"(%82, %83) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %85 = "stablehlo.multiply"(%arg21, %arg22) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %86 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %87 = "stablehlo.reduce"(%85, %86) ({
        ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
          %88 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%88) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %89 = "stablehlo.reshape"(%87) : (tensor<3xf32>) -> tensor<1x3xf32>
        %90 = "stablehlo.abs"(%89) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %91 = "stablehlo.divide"(%90, %82) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %92 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %93 = "stablehlo.select"(%84, %91, %92) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %94 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %95 = "stablehlo.reduce"(%93, %94) ({
        ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
          %96 = "stablehlo.compare"(%arg30, %arg29) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %97 = "stablehlo.compare"(%arg30, %arg30) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %98 = "stablehlo.or"(%96, %97) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %99 = "stablehlo.select"(%98, %arg30, %arg29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%99) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<f32>
        %100 = "stablehlo.maximum"(%arg20, %95) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %101 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %102 = "stablehlo.compare"(%93, %101) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %103 = "stablehlo.subtract"(%80, %74) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %104 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %105 = "stablehlo.select"(%102, %90, %104) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %106 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %107 = "stablehlo.multiply"(%105, %106) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %108 = "stablehlo.divide"(%103, %107) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %109 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %110 = "stablehlo.compare"(%108, %109) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %111 = "stablehlo.negate"(%104) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %112 = "stablehlo.select"(%110, %111, %104) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %113 = "stablehlo.abs"(%108) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %114 = "stablehlo.multiply"(%108, %108) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %115 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %116 = "stablehlo.add"(%114, %115) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %117 = "stablehlo.sqrt"(%116) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %118 = "stablehlo.add"(%113, %117) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %119 = "stablehlo.divide"(%112, %118) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %120 = "stablehlo.select"(%102, %119, %92) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %121 = "stablehlo.multiply"(%120, %120) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %122 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %123 = "stablehlo.add"(%121, %122) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %124 = "stablehlo.rsqrt"(%123) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %126 = "stablehlo.multiply"(%arg21, %125) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %127 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %128 = "stablehlo.compare"(%89, %127) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %129 = "stablehlo.negate"(%104) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %130 = "stablehlo.select"(%128, %129, %104) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %132 = "stablehlo.multiply"(%arg22, %131) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %133 = "stablehlo.multiply"(%124, %120) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %135 = "stablehlo.multiply"(%132, %134) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %136 = "stablehlo.subtract"(%126, %135) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %137 = "stablehlo.slice"(%136) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %138 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %139 = "stablehlo.multiply"(%arg21, %138) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %140 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %141 = "stablehlo.multiply"(%132, %140) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %142 = "stablehlo.add"(%139, %141) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %143 = "stablehlo.slice"(%142) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %144 = "stablehlo.slice"(%136) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %145 = "stablehlo.concatenate"(%137, %143, %144) {dimension = 1 : i64} : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
        %146 = "stablehlo.slice"(%142) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x2xf32>
        %147 = "stablehlo.slice"(%136) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %148 = "stablehlo.concatenate"(%146, %147) {dimension = 1 : i64} : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
        "stablehlo.return"(%69, %100, %145, %148) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> ()
      }) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>)
      "stablehlo.return"(%62, %65#1, %65#2, %65#3) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    }) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>)
    %149 = "stablehlo.concatenate"(%55#2, %55#3) {dimension = 1 : i64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x6xf32>
    %150 = "stablehlo.slice"(%149) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 5>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x5xf32>
    %151 = "stablehlo.abs"(%150) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %152 = "stablehlo.multiply"(%151, %151) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %153 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %154 = "stablehlo.reduce"(%152, %153) ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %155 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%155) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %156 = "stablehlo.sqrt"(%154) : (tensor<5xf32>) -> tensor<5xf32>
    %157 = "stablehlo.reshape"(%156) : (tensor<5xf32>) -> tensor<1x5xf32>
    %158 = "stablehlo.broadcast_in_dim"(%157) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %159 = "stablehlo.divide"(%150, %158) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %160 = "stablehlo.dot_general"(%27, %159) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %162 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %163 = "stablehlo.reduce"(%161, %162) ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %164 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%164) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %165 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %166:2 = "stablehlo.sort"(%163, %165) ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<i32>, %arg38: tensor<i32>):
      %167 = "stablehlo.compare"(%arg36, %arg35) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %168 = "stablehlo.compare"(%arg36, %arg36) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %169 = "stablehlo.compare"(%arg35, %arg35) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %170 = "stablehlo.and"(%168, %169) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %171 = "stablehlo.or"(%167, %170) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%171) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
    %172 = "stablehlo.reshape"(%25) : (tensor<1x1xf32>) -> tensor<1xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
    %174 = "stablehlo.multiply"(%166#0, %173) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %175 = "stablehlo.transpose"(%159) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %176 = "stablehlo.gather"(%175, %166#1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
    %177 = "stablehlo.transpose"(%176) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %178 = "stablehlo.transpose"(%177) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%174, %178) : (tensor<5xf32>, tensor<5x5xf32>) -> ()
  }
}
