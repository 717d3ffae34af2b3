module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %5 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %6 = "stablehlo.select"(%4, %arg0, %5) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.transpose"(%6) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %10 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %13 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %14 = "stablehlo.compare"(%12, %13) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %15 = "stablehlo.convert"(%14) : (tensor<5x5xi1>) -> tensor<5x5xf32>
    %16 = "stablehlo.multiply"(%arg0, %15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %18 = "stablehlo.select"(%11, %16, %17) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.add"(%8, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %20 = "stablehlo.abs"(%19) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %22 = "stablehlo.reduce"(%20, %21) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %23 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %24 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %25 = "stablehlo.or"(%23, %24) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %26 = "stablehlo.select"(%25, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%26) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<f32>
    %27 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %28 = "stablehlo.compare"(%22, %27) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %29 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %30 = "stablehlo.select"(%28, %22, %29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %31 = "stablehlo.reshape"(%30) : (tensor<f32>) -> tensor<1xf32>
    %32 = "stablehlo.reshape"(%31) : (tensor<1xf32>) -> tensor<1x1xf32>
    %33 = "stablehlo.broadcast_in_dim"(%32) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %34 = "stablehlo.divide"(%19, %33) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %35 = "stablehlo.abs"(%34) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %36 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %37 = "stablehlo.reduce"(%35, %36) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %38 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%38) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %39 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %40 = "stablehlo.reduce"(%37, %39) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %41 = "stablehlo.compare"(%arg6, %arg5) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %42 = "stablehlo.compare"(%arg6, %arg6) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %43 = "stablehlo.or"(%41, %42) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %44 = "stablehlo.select"(%43, %arg6, %arg5) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%44) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %45 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<f32>} : () -> tensor<f32>
    %46 = "stablehlo.maximum"(%40, %45) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %47 = "stablehlo.reshape"(%46) : (tensor<f32>) -> tensor<1xf32>
    %48 = "stablehlo.reshape"(%47) : (tensor<1xf32>) -> tensor<1x1xf32>
    %49 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x1xf32>} : () -> tensor<1x1xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<1x1xf32>, tensor<1x1xf32>) -> tensor<1x1xf32>
    %51 = "stablehlo.broadcast_in_dim"(%50) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<5x5xf32>
    %52 = "stablehlo.multiply"(%15, %51) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %53 = "stablehlo.add"(%34, %52) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %54 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x1xf32>} : () -> tensor<5x1xf32>
    %55 = "stablehlo.concatenate"(%53, %54) {dimension = 1 : i64} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x6xf32>
    %56 = "stablehlo.slice"(%55) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %57 = "stablehlo.slice"(%55) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 5, 6>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x3xf32>
    %58:4 = "stablehlo.while"(%0, %1, %56, %57) ({
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<5x3xf32>, %arg10: tensor<5x3xf32>):
      %59 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
      %60 = "stablehlo.compare"(%arg7, %59) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %61 = "stablehlo.constant"() {value = dense<2.6656008e-07> : tensor<f32>} : () -> tensor<f32>
      %62 = "stablehlo.compare"(%arg8, %61) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %63 = "stablehlo.and"(%60, %62) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%63) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg11: tensor<i32>, %arg12: tensor<f32>, %arg13: tensor<5x3xf32>, %arg14: tensor<5x3xf32>):
      %64 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %65 = "stablehlo.add"(%arg11, %64) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %66 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %67 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %68:4 = "stablehlo.while"(%66, %67, %arg13, %arg14) ({
      ^bb0(%arg15: tensor<i32>, %arg16: tensor<f32>, %arg17: tensor<5x3xf32>, %arg18: tensor<5x3xf32>):
        %69 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
        %70 = "stablehlo.compare"(%arg15, %69) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%70) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg19: tensor<i32>, %arg20: tensor<f32>, %arg21: tensor<5x3xf32>, %arg22: tensor<5x3xf32>):
        %71 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %72 = "stablehlo.add"(%arg19, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %73 = "stablehlo.multiply"(%arg21, %arg21) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %74 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %75 = "stablehlo.reduce"(%73, %74) ({
        ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
          %76 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%76) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %77 = "stablehlo.reshape"(%75) : (tensor<3xf32>) -> tensor<1x3xf32>
        %78 = "stablehlo.sqrt"(%77) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %79 = "stablehlo.multiply"(%arg22, %arg22) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %80 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %81 = "stablehlo.reduce"(%79, %80) ({
        ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
          %82 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%82) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %83 = "stablehlo.reshape"(%81) : (tensor<3xf32>) -> tensor<1x3xf32>
        %84 = "stablehlo.sqrt"(%83) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %85 = "stablehlo.multiply"(%78, %84) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %86 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %87 = "stablehlo.compare"(%85, %86) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %88 = "stablehlo.multiply"(%arg21, %arg22) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %89 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %90 = "stablehlo.reduce"(%88, %89) ({
        ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
          %91 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%91) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<5x3xf32>, tensor<f32>) -> tensor<3xf32>
        %92 = "stablehlo.reshape"(%90) : (tensor<3xf32>) -> tensor<1x3xf32>
        %93 = "stablehlo.abs"(%92) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %94 = "stablehlo.divide"(%93, %85) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %95 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %96 = "stablehlo.select"(%87, %94, %95) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %97 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %98 = "stablehlo.reduce"(%96, %97) ({
        ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
          %99 = "stablehlo.compare"(%arg30, %arg29) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %100 = "stablehlo.compare"(%arg30, %arg30) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %101 = "stablehlo.or"(%99, %100) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %102 = "stablehlo.select"(%101, %arg30, %arg29) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%102) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>, tensor<f32>) -> tensor<f32>
        %103 = "stablehlo.maximum"(%arg20, %98) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %104 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %105 = "stablehlo.compare"(%96, %104) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %106 = "stablehlo.subtract"(%83, %77) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %107 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %108 = "stablehlo.select"(%105, %93, %107) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %109 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %110 = "stablehlo.multiply"(%108, %109) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %111 = "stablehlo.divide"(%106, %110) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %112 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %113 = "stablehlo.compare"(%111, %112) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %114 = "stablehlo.negate"(%107) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %115 = "stablehlo.select"(%113, %114, %107) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %116 = "stablehlo.abs"(%111) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %117 = "stablehlo.multiply"(%111, %111) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %118 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %119 = "stablehlo.add"(%117, %118) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %120 = "stablehlo.sqrt"(%119) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %121 = "stablehlo.add"(%116, %120) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %122 = "stablehlo.divide"(%115, %121) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %123 = "stablehlo.select"(%105, %122, %95) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %124 = "stablehlo.multiply"(%123, %123) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %125 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %126 = "stablehlo.add"(%124, %125) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %127 = "stablehlo.rsqrt"(%126) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %128 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %129 = "stablehlo.multiply"(%arg21, %128) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %130 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
        %131 = "stablehlo.compare"(%92, %130) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
        %132 = "stablehlo.negate"(%107) : (tensor<1x3xf32>) -> tensor<1x3xf32>
        %133 = "stablehlo.select"(%131, %132, %107) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %135 = "stablehlo.multiply"(%arg22, %134) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %136 = "stablehlo.multiply"(%127, %123) : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
        %137 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %138 = "stablehlo.multiply"(%135, %137) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %139 = "stablehlo.subtract"(%129, %138) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %140 = "stablehlo.slice"(%139) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %141 = "stablehlo.broadcast_in_dim"(%136) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %142 = "stablehlo.multiply"(%arg21, %141) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %143 = "stablehlo.broadcast_in_dim"(%127) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<5x3xf32>
        %144 = "stablehlo.multiply"(%135, %143) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %145 = "stablehlo.add"(%142, %144) : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x3xf32>
        %146 = "stablehlo.slice"(%145) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %147 = "stablehlo.slice"(%139) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %148 = "stablehlo.concatenate"(%140, %146, %147) {dimension = 1 : i64} : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
        %149 = "stablehlo.slice"(%145) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x2xf32>
        %150 = "stablehlo.slice"(%139) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
        %151 = "stablehlo.concatenate"(%149, %150) {dimension = 1 : i64} : (tensor<5x2xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
        "stablehlo.return"(%72, %103, %148, %151) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> ()
      }) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>)
      "stablehlo.return"(%65, %68#1, %68#2, %68#3) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> ()
    }) : (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>) -> (tensor<i32>, tensor<f32>, tensor<5x3xf32>, tensor<5x3xf32>)
    %152 = "stablehlo.concatenate"(%58#2, %58#3) {dimension = 1 : i64} : (tensor<5x3xf32>, tensor<5x3xf32>) -> tensor<5x6xf32>
    %153 = "stablehlo.slice"(%152) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 5>, strides = array<i64: 1, 1>} : (tensor<5x6xf32>) -> tensor<5x5xf32>
    %154 = "stablehlo.abs"(%153) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %155 = "stablehlo.abs"(%153) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %156 = "stablehlo.multiply"(%154, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %158 = "stablehlo.reduce"(%156, %157) ({
    ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
      %159 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%159) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %160 = "stablehlo.sqrt"(%158) : (tensor<5xf32>) -> tensor<5xf32>
    %161 = "stablehlo.reshape"(%160) : (tensor<5xf32>) -> tensor<1x5xf32>
    %162 = "stablehlo.broadcast_in_dim"(%161) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
    %163 = "stablehlo.divide"(%153, %162) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %164 = "stablehlo.dot_general"(%34, %163) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %165 = "stablehlo.multiply"(%163, %164) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %166 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %167 = "stablehlo.reduce"(%165, %166) ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %168 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%168) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %169 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %170:2 = "stablehlo.sort"(%167, %169) ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>, %arg37: tensor<i32>, %arg38: tensor<i32>):
      %171 = "stablehlo.compare"(%arg35, %arg36) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      "stablehlo.return"(%171) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
    %172 = "stablehlo.reshape"(%32) : (tensor<1x1xf32>) -> tensor<1xf32>
    %173 = "stablehlo.broadcast_in_dim"(%172) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
    %174 = "stablehlo.multiply"(%170#0, %173) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %175 = "stablehlo.transpose"(%163) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %176 = "stablehlo.gather"(%175, %170#1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 5>, indices_are_sorted = false} : (tensor<5x5xf32>, tensor<5xi32>) -> tensor<5x5xf32>
    %177 = "stablehlo.transpose"(%176) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %178 = "stablehlo.transpose"(%177) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%174, %178) : (tensor<5xf32>, tensor<5x5xf32>) -> ()
  }
}
