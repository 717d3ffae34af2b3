module @main {
  func.func public @main(%arg0: tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %5 = "stablehlo.abs"(%arg0) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %6 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %8 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %9 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %10 = "stablehlo.or"(%8, %9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %11 = "stablehlo.select"(%10, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0, 1>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<f32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.compare"(%7, %12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
    %14 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.select"(%13, %7, %14) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
    %16 = "stablehlo.reshape"(%15) : (tensor<f32>) -> tensor<1xf32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1xf32>) -> tensor<1x1xf32>
    %18 = "stablehlo.broadcast_in_dim"(%17) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xf32>) -> tensor<3x3xf32>
    %19 = "stablehlo.divide"(%arg0, %18) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %20:2 = "stablehlo.custom_call"(%19) {call_target_name = "Qr", backend_config = ""} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %22 = "stablehlo.select"(%4, %20#0, %21) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %23 = "stablehlo.transpose"(%22) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %25 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %26 = "stablehlo.compare"(%24, %25) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %27 = "stablehlo.convert"(%26) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %28 = "stablehlo.concatenate"(%23, %27) {dimension = 0 : i64} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<6x3xf32>
    %29 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<6x1xf32>} : () -> tensor<6x1xf32>
    %30 = "stablehlo.concatenate"(%28, %29) {dimension = 1 : i64} : (tensor<6x3xf32>, tensor<6x1xf32>) -> tensor<6x4xf32>
    %31 = "stablehlo.slice"(%30) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>} : (tensor<6x4xf32>) -> tensor<6x2xf32>
    %32 = "stablehlo.slice"(%30) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 6, 4>, strides = array<i64: 1, 1>} : (tensor<6x4xf32>) -> tensor<6x2xf32>
    %33:4 = "stablehlo.while"(%0, %1, %31, %32) ({
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<f32>, %arg5: tensor<6x2xf32>, %arg6: tensor<6x2xf32>):
      %34 = "stablehlo.constant"() {value = dense<30> : tensor<i32>} : () -> tensor<i32>
      %35 = "stablehlo.compare"(%arg3, %34) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %36 = "stablehlo.constant"() {value = dense<2.0647654e-07> : tensor<f32>} : () -> tensor<f32>
      %37 = "stablehlo.compare"(%arg4, %36) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %38 = "stablehlo.and"(%35, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%38) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<f32>, %arg9: tensor<6x2xf32>, %arg10: tensor<6x2xf32>):
      %39 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %40 = "stablehlo.add"(%arg7, %39) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %41 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %42 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %43:4 = "stablehlo.while"(%41, %42, %arg9, %arg10) ({
      ^bb0(%arg11: tensor<i32>, %arg12: tensor<f32>, %arg13: tensor<6x2xf32>, %arg14: tensor<6x2xf32>):
        %44 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
        %45 = "stablehlo.compare"(%arg11, %44) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%45) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg15: tensor<i32>, %arg16: tensor<f32>, %arg17: tensor<6x2xf32>, %arg18: tensor<6x2xf32>):
        %46 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %47 = "stablehlo.add"(%arg15, %46) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %48 = "stablehlo.slice"(%arg17) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<3x2xf32>
        %49 = "stablehlo.multiply"(%48, %48) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        %50 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %51 = "stablehlo.reduce"(%49, %50) ({
        ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
          %52 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%52) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
        %53 = "stablehlo.reshape"(%51) : (tensor<2xf32>) -> tensor<1x2xf32>
        %54 = "stablehlo.sqrt"(%53) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %55 = "stablehlo.slice"(%arg18) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 2>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<3x2xf32>
        %56 = "stablehlo.multiply"(%55, %55) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        %57 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %58 = "stablehlo.reduce"(%56, %57) ({
        ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
          %59 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%59) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
        %60 = "stablehlo.reshape"(%58) : (tensor<2xf32>) -> tensor<1x2xf32>
        %61 = "stablehlo.sqrt"(%60) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %62 = "stablehlo.multiply"(%54, %61) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %63 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %64 = "stablehlo.compare"(%62, %63) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %65 = "stablehlo.multiply"(%48, %55) : (tensor<3x2xf32>, tensor<3x2xf32>) -> tensor<3x2xf32>
        %66 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %67 = "stablehlo.reduce"(%65, %66) ({
        ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
          %68 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%68) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<3x2xf32>, tensor<f32>) -> tensor<2xf32>
        %69 = "stablehlo.reshape"(%67) : (tensor<2xf32>) -> tensor<1x2xf32>
        %70 = "stablehlo.abs"(%69) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %71 = "stablehlo.divide"(%70, %62) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %72 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %73 = "stablehlo.select"(%64, %71, %72) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %74 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %75 = "stablehlo.reduce"(%73, %74) ({
        ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
          %76 = "stablehlo.compare"(%arg26, %arg25) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %77 = "stablehlo.compare"(%arg26, %arg26) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %78 = "stablehlo.or"(%76, %77) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %79 = "stablehlo.select"(%78, %arg26, %arg25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%79) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>, tensor<f32>) -> tensor<f32>
        %80 = "stablehlo.maximum"(%arg16, %75) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        %81 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %82 = "stablehlo.compare"(%73, %81) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %83 = "stablehlo.subtract"(%60, %53) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %84 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %85 = "stablehlo.select"(%82, %70, %84) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %86 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %87 = "stablehlo.multiply"(%85, %86) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %88 = "stablehlo.divide"(%83, %87) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %89 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %90 = "stablehlo.compare"(%88, %89) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %91 = "stablehlo.negate"(%84) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %92 = "stablehlo.select"(%90, %91, %84) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %93 = "stablehlo.abs"(%88) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %94 = "stablehlo.multiply"(%88, %88) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %95 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %96 = "stablehlo.add"(%94, %95) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %97 = "stablehlo.sqrt"(%96) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %98 = "stablehlo.add"(%93, %97) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %99 = "stablehlo.divide"(%92, %98) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %100 = "stablehlo.select"(%82, %99, %72) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %101 = "stablehlo.multiply"(%100, %100) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %102 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %103 = "stablehlo.add"(%101, %102) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %104 = "stablehlo.rsqrt"(%103) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %105 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<6x2xf32>
        %106 = "stablehlo.multiply"(%arg17, %105) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %107 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x2xf32>} : () -> tensor<1x2xf32>
        %108 = "stablehlo.compare"(%69, %107) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xi1>
        %109 = "stablehlo.negate"(%84) : (tensor<1x2xf32>) -> tensor<1x2xf32>
        %110 = "stablehlo.select"(%108, %109, %84) : (tensor<1x2xi1>, tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<6x2xf32>
        %112 = "stablehlo.multiply"(%arg18, %111) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %113 = "stablehlo.multiply"(%104, %100) : (tensor<1x2xf32>, tensor<1x2xf32>) -> tensor<1x2xf32>
        %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<6x2xf32>
        %115 = "stablehlo.multiply"(%112, %114) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %116 = "stablehlo.subtract"(%106, %115) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %117 = "stablehlo.slice"(%116) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
        %118 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<6x2xf32>
        %119 = "stablehlo.multiply"(%arg17, %118) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %120 = "stablehlo.broadcast_in_dim"(%104) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x2xf32>) -> tensor<6x2xf32>
        %121 = "stablehlo.multiply"(%112, %120) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %122 = "stablehlo.add"(%119, %121) : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x2xf32>
        %123 = "stablehlo.slice"(%122) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
        %124 = "stablehlo.slice"(%116) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 1>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x0xf32>
        %125 = "stablehlo.concatenate"(%117, %123, %124) {dimension = 1 : i64} : (tensor<6x1xf32>, tensor<6x1xf32>, tensor<6x0xf32>) -> tensor<6x2xf32>
        %126 = "stablehlo.slice"(%122) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
        %127 = "stablehlo.slice"(%116) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 6, 2>, strides = array<i64: 1, 1>} : (tensor<6x2xf32>) -> tensor<6x1xf32>
        %128 = "stablehlo.concatenate"(%126, %127) {dimension = 1 : i64} : (tensor<6x1xf32>, tensor<6x1xf32>) -> tensor<6x2xf32>
        "stablehlo.return"(%47, %80, %125, %128) : (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>) -> ()
      }) : (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>) -> (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>)
      "stablehlo.return"(%40, %43#1, %43#2, %43#3) : (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>) -> ()
    }) : (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>) -> (tensor<i32>, tensor<f32>, tensor<6x2xf32>, tensor<6x2xf32>)
    %129 = "stablehlo.concatenate"(%33#2, %33#3) {dimension = 1 : i64} : (tensor<6x2xf32>, tensor<6x2xf32>) -> tensor<6x4xf32>
    %130 = "stablehlo.slice"(%129) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>} : (tensor<6x4xf32>) -> tensor<6x3xf32>
    %131 = "stablehlo.slice"(%130) {start_indices = array<i64: 3, 0>, limit_indices = array<i64: 6, 3>, strides = array<i64: 1, 1>} : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %132 = "stablehlo.transpose"(%131) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %133 = "stablehlo.slice"(%130) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<6x3xf32>) -> tensor<3x3xf32>
    %134 = "stablehlo.abs"(%133) : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %135 = "stablehlo.multiply"(%134, %134) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %136 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %137 = "stablehlo.reduce"(%135, %136) ({
    ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
      %138 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%138) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %139 = "stablehlo.sqrt"(%137) : (tensor<3xf32>) -> tensor<3xf32>
    %140 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %141:2 = "stablehlo.sort"(%139, %140) ({
    ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>, %arg31: tensor<i32>, %arg32: tensor<i32>):
      %142 = "stablehlo.compare"(%arg29, %arg30) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %143 = "stablehlo.compare"(%arg29, %arg29) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %144 = "stablehlo.compare"(%arg30, %arg30) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %145 = "stablehlo.and"(%143, %144) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %146 = "stablehlo.or"(%142, %145) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%146) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<3xf32>, tensor<3xi32>) -> (tensor<3xf32>, tensor<3xi32>)
    %147 = "stablehlo.gather"(%132, %141#1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false} : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    %148 = "stablehlo.transpose"(%147) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %149 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %150 = "stablehlo.pad"(%148, %149) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 0, 0>, interior_padding = array<i64: 0, 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3x3xf32>
    %151 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %152 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %153 = "stablehlo.compare"(%151, %152) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %154 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %155 = "stablehlo.select"(%153, %20#0, %154) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %156 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %157 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %158 = "stablehlo.compare"(%156, %157) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %159 = "stablehlo.convert"(%158) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %160 = "stablehlo.add"(%155, %159) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %161 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %162 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %163 = "stablehlo.compare"(%161, %162) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %164 = "stablehlo.transpose"(%160) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %165 = "stablehlo.dot_general"(%164, %160) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %166 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %167 = "stablehlo.select"(%163, %165, %166) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %168 = "stablehlo.reshape"(%20#1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %169 = "stablehlo.broadcast_in_dim"(%168) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %170 = "stablehlo.multiply"(%167, %169) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %171 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %172 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %173 = "stablehlo.compare"(%171, %172) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %174 = "stablehlo.convert"(%173) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %175 = "stablehlo.add"(%170, %174) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %176 = "stablehlo.transpose"(%160) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %177 = "stablehlo.dot_general"(%176, %150) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %178 = "stablehlo.triangular_solve"(%175, %177) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %179 = "stablehlo.reshape"(%20#1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %180 = "stablehlo.broadcast_in_dim"(%179) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %181 = "stablehlo.multiply"(%178, %180) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %182 = "stablehlo.dot_general"(%160, %181) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %183 = "stablehlo.subtract"(%150, %182) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %184 = "stablehlo.transpose"(%183) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %185 = "stablehlo.reshape"(%17) : (tensor<1x1xf32>) -> tensor<1xf32>
    %186 = "stablehlo.broadcast_in_dim"(%185) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
    %187 = "stablehlo.multiply"(%141#0, %186) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %188 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %189 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %190 = "stablehlo.compare"(%188, %189) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %191 = "stablehlo.convert"(%190) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %192 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %193 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %194 = "stablehlo.compare"(%192, %193) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %195 = "stablehlo.transpose"(%133) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %196 = "stablehlo.gather"(%195, %141#1) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 3>, indices_are_sorted = false} : (tensor<3x3xf32>, tensor<3xi32>) -> tensor<3x3xf32>
    %197 = "stablehlo.transpose"(%196) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %198 = "stablehlo.reshape"(%141#0) : (tensor<3xf32>) -> tensor<1x3xf32>
    %199 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
    %200 = "stablehlo.compare"(%198, %199) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xi1>
    %201 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<1x3xf32>} : () -> tensor<1x3xf32>
    %202 = "stablehlo.select"(%200, %198, %201) : (tensor<1x3xi1>, tensor<1x3xf32>, tensor<1x3xf32>) -> tensor<1x3xf32>
    %203 = "stablehlo.broadcast_in_dim"(%202) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %204 = "stablehlo.divide"(%197, %203) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %205:2 = "stablehlo.custom_call"(%204) {call_target_name = "Qr", backend_config = ""} : (tensor<3x3xf32>) -> (tensor<3x3xf32>, tensor<3xf32>)
    %206 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %207 = "stablehlo.select"(%194, %205#0, %206) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %208 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %209 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %210 = "stablehlo.compare"(%208, %209) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %211 = "stablehlo.convert"(%210) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %212 = "stablehlo.add"(%207, %211) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %213 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %214 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %215 = "stablehlo.compare"(%213, %214) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %216 = "stablehlo.transpose"(%212) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %217 = "stablehlo.dot_general"(%216, %212) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %218 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %219 = "stablehlo.select"(%215, %217, %218) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %220 = "stablehlo.reshape"(%205#1) : (tensor<3xf32>) -> tensor<1x3xf32>
    %221 = "stablehlo.broadcast_in_dim"(%220) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %222 = "stablehlo.multiply"(%219, %221) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %223 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %224 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %225 = "stablehlo.compare"(%223, %224) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %226 = "stablehlo.convert"(%225) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %227 = "stablehlo.add"(%222, %226) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %228 = "stablehlo.transpose"(%212) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %229 = "stablehlo.dot_general"(%228, %191) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %230 = "stablehlo.triangular_solve"(%227, %229) {left_side = true, lower = false, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %231 = "stablehlo.reshape"(%205#1) : (tensor<3xf32>) -> tensor<3x1xf32>
    %232 = "stablehlo.broadcast_in_dim"(%231) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x3xf32>
    %233 = "stablehlo.multiply"(%230, %232) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %234 = "stablehlo.dot_general"(%212, %233) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %235 = "stablehlo.subtract"(%191, %234) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %236 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %237 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %238 = "stablehlo.compare"(%236, %237) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %239 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %240 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %241 = "stablehlo.compare"(%239, %240) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %242 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %243 = "stablehlo.select"(%241, %205#0, %242) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %244 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %245 = "stablehlo.select"(%238, %243, %244) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %246 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %247 = "stablehlo.reduce"(%245, %246) ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %248 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%248) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<3x3xf32>, tensor<f32>) -> tensor<3xf32>
    %249 = "stablehlo.abs"(%247) : (tensor<3xf32>) -> tensor<3xf32>
    %250 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<3xf32>} : () -> tensor<3xf32>
    %251 = "stablehlo.compare"(%249, %250) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
    %252 = "stablehlo.sign"(%247) : (tensor<3xf32>) -> tensor<3xf32>
    %253 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<3xf32>} : () -> tensor<3xf32>
    %254 = "stablehlo.select"(%251, %252, %253) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
    %255 = "stablehlo.reshape"(%254) : (tensor<3xf32>) -> tensor<1x3xf32>
    %256 = "stablehlo.broadcast_in_dim"(%255) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x3xf32>) -> tensor<3x3xf32>
    %257 = "stablehlo.multiply"(%235, %256) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %258 = "stablehlo.transpose"(%257) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %259 = "stablehlo.transpose"(%258) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    "func.return"(%184, %187, %259) : (tensor<3x3xf32>, tensor<3xf32>, tensor<3x3xf32>) -> ()
  }
}
