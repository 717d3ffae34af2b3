module @main {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5:6 = "stablehlo.while"(%0, %arg0, %1, %2, %3, %4) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<3x5xf32>, %arg3: tensor<5xi32>, %arg4: tensor<3xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %6 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %7 = "stablehlo.compare"(%arg1, %6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<3x5xf32>, %arg9: tensor<5xi32>, %arg10: tensor<3xi32>, %arg11: tensor<i32>, %arg12: tensor<i32>):
      %8 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %9 = "stablehlo.add"(%arg7, %8) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
      %11 = "stablehlo.add"(%arg7, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %13 = "stablehlo.compare"(%10, %12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %14 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
      %15 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %16 = "stablehlo.compare"(%14, %15) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %17 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
      %18 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %19 = "stablehlo.compare"(%17, %18) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %20 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %21 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
      %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %23 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %24 = "stablehlo.compare"(%14, %23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %25 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %26 = "stablehlo.select"(%24, %arg8, %25) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %27 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %28 = "stablehlo.reduce"(%26, %27) ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %29 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%29) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
      %30 = "stablehlo.abs"(%28) : (tensor<3xf32>) -> tensor<3xf32>
      %31 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<3xf32>} : () -> tensor<3xf32>
      %32 = "stablehlo.select"(%22, %30, %31) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %33 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %34 = "stablehlo.reduce"(%32, %33) ({
      ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
        %35 = "stablehlo.compare"(%arg16, %arg15) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %36 = "stablehlo.compare"(%arg16, %arg16) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %37 = "stablehlo.or"(%35, %36) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %38 = "stablehlo.select"(%37, %arg16, %arg15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%38) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %39 = "stablehlo.reshape"(%34) : (tensor<f32>) -> tensor<1xf32>
      %40 = "stablehlo.broadcast_in_dim"(%39) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
      %41 = "stablehlo.compare"(%32, %40) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %42 = "stablehlo.compare"(%32, %32) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %43 = "stablehlo.or"(%41, %42) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %44 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %45 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
      %46 = "stablehlo.select"(%43, %44, %45) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %47 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %48 = "stablehlo.reduce"(%46, %47) ({
      ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
        %49 = "stablehlo.minimum"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%49) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %50 = "stablehlo.reshape"(%48) : (tensor<i32>) -> tensor<1xi32>
      %51 = "stablehlo.reshape"(%50) : (tensor<1xi32>) -> tensor<1x1xi32>
      %52 = "stablehlo.broadcast_in_dim"(%51) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x5xi32>
      %53 = "stablehlo.compare"(%17, %52) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %54 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %55 = "stablehlo.select"(%53, %arg8, %54) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %56 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %57 = "stablehlo.reduce"(%55, %56) ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %58 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%58) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %59 = "stablehlo.reshape"(%57) : (tensor<5xf32>) -> tensor<1x5xf32>
      %60 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %61 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %62 = "stablehlo.select"(%19, %arg8, %61) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %63 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %64 = "stablehlo.reduce"(%62, %63) ({
      ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
        %65 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%65) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %66 = "stablehlo.reshape"(%64) : (tensor<5xf32>) -> tensor<1x5xf32>
      %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %68 = "stablehlo.select"(%53, %67, %arg8) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %69 = "stablehlo.select"(%19, %60, %68) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %70 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %71 = "stablehlo.select"(%24, %69, %70) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %72 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %73 = "stablehlo.reduce"(%71, %72) ({
      ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
        %74 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%74) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
      %75 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
      %76 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
      %77 = "stablehlo.compare"(%75, %76) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %78 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %79 = "stablehlo.compare"(%10, %78) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %80 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %81 = "stablehlo.select"(%79, %69, %80) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %82 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %83 = "stablehlo.reduce"(%81, %82) ({
      ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
        %84 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%84) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %85 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
      %86 = "stablehlo.select"(%77, %83, %85) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %87 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %88 = "stablehlo.reduce"(%86, %87) ({
      ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
        %89 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%89) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %90 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %91 = "stablehlo.compare"(%88, %90) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %92 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %93 = "stablehlo.select"(%91, %92, %88) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %94 = "stablehlo.reshape"(%93) : (tensor<f32>) -> tensor<1xf32>
      %95 = "stablehlo.broadcast_in_dim"(%94) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
      %96 = "stablehlo.divide"(%73, %95) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %97 = "stablehlo.reshape"(%96) : (tensor<3xf32>) -> tensor<3x1xf32>
      %98 = "stablehlo.broadcast_in_dim"(%97) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x5xf32>
      %99 = "stablehlo.reshape"(%83) : (tensor<5xf32>) -> tensor<1x5xf32>
      %100 = "stablehlo.broadcast_in_dim"(%99) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %101 = "stablehlo.multiply"(%98, %100) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %102 = "stablehlo.subtract"(%69, %101) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %103 = "stablehlo.select"(%24, %98, %69) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %104 = "stablehlo.select"(%16, %102, %103) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %105 = "stablehlo.select"(%13, %104, %69) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %106 = "stablehlo.reshape"(%48) : (tensor<i32>) -> tensor<1xi32>
      %107 = "stablehlo.broadcast_in_dim"(%106) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
      %108 = "stablehlo.select"(%77, %107, %arg9) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %109 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
      %110 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x1xi32>
      %111 = "stablehlo.compare"(%109, %110) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %112 = "stablehlo.reshape"(%48) : (tensor<i32>) -> tensor<1xi32>
      %113 = "stablehlo.reshape"(%112) : (tensor<1xi32>) -> tensor<1x1xi32>
      %114 = "stablehlo.broadcast_in_dim"(%113) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %115 = "stablehlo.compare"(%109, %114) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %116 = "stablehlo.reshape"(%arg10) : (tensor<3xi32>) -> tensor<3x1xi32>
      %117 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %118 = "stablehlo.select"(%115, %116, %117) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %119 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %120 = "stablehlo.reduce"(%118, %119) ({
      ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
        %121 = "stablehlo.add"(%arg29, %arg30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%121) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %122 = "stablehlo.reshape"(%120) : (tensor<1xi32>) -> tensor<1x1xi32>
      %123 = "stablehlo.broadcast_in_dim"(%122) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %124 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %125 = "stablehlo.select"(%111, %116, %124) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %126 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %127 = "stablehlo.reduce"(%125, %126) ({
      ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
        %128 = "stablehlo.add"(%arg31, %arg32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%128) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %129 = "stablehlo.reshape"(%127) : (tensor<1xi32>) -> tensor<1x1xi32>
      %130 = "stablehlo.broadcast_in_dim"(%129) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %131 = "stablehlo.select"(%115, %130, %116) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %132 = "stablehlo.select"(%111, %123, %131) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %133 = "stablehlo.reshape"(%132) : (tensor<3x1xi32>) -> tensor<3xi32>
      %134 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %135 = "stablehlo.compare"(%arg11, %134) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %136 = "stablehlo.and"(%91, %135) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %137 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %138 = "stablehlo.compare"(%11, %137) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %139 = "stablehlo.and"(%136, %138) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %140 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %141 = "stablehlo.add"(%11, %140) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %142 = "stablehlo.select"(%139, %141, %arg11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%9, %105, %108, %133, %142, %arg12) : (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>)
    %143 = "stablehlo.transpose"(%5#1) {permutation = array<i64: 1, 0>} : (tensor<3x5xf32>) -> tensor<5x3xf32>
    %144 = "stablehlo.slice"(%5#2) {start_indices = array<i64: 0>, limit_indices = array<i64: 3>, strides = array<i64: 1>} : (tensor<5xi32>) -> tensor<3xi32>
    %145 = "stablehlo.constant"() {value = dense<1> : tensor<3xi32>} : () -> tensor<3xi32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
    "func.return"(%143, %146, %5#4) : (tensor<5x3xf32>, tensor<3xi32>, tensor<i32>) -> ()
  }
}
