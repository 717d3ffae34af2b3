module @main {
  func.func public @main(%arg0: tensor<3x5xf32>) -> (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    %3 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %6:6 = "stablehlo.while"(%1, %arg0, %2, %3, %4, %5) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<3x5xf32>, %arg3: tensor<5xi32>, %arg4: tensor<3xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %7 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %8 = "stablehlo.compare"(%arg1, %7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<3x5xf32>, %arg9: tensor<5xi32>, %arg10: tensor<3xi32>, %arg11: tensor<i32>, %arg12: tensor<i32>):
      %9 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %10 = "stablehlo.add"(%arg7, %9) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
      %12 = "stablehlo.add"(%arg7, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %14 = "stablehlo.compare"(%11, %13) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %15 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
      %16 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %17 = "stablehlo.compare"(%15, %16) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %18 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
      %19 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %22 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3xi32>
      %23 = "stablehlo.compare"(%21, %22) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3xi32>, tensor<3xi32>) -> tensor<3xi1>
      %24 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %25 = "stablehlo.compare"(%15, %24) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %26 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %27 = "stablehlo.select"(%25, %arg8, %26) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %28 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %29 = "stablehlo.reduce"(%27, %28) ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %30 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%30) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
      %31 = "stablehlo.abs"(%29) : (tensor<3xf32>) -> tensor<3xf32>
      %32 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<3xf32>} : () -> tensor<3xf32>
      %33 = "stablehlo.select"(%23, %31, %32) : (tensor<3xi1>, tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %34 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %35 = "stablehlo.reduce"(%33, %34) ({
      ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
        %36 = "stablehlo.compare"(%arg16, %arg15) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %37 = "stablehlo.compare"(%arg16, %arg16) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %38 = "stablehlo.or"(%36, %37) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %39 = "stablehlo.select"(%38, %arg16, %arg15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%39) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xf32>, tensor<f32>) -> tensor<f32>
      %40 = "stablehlo.reshape"(%35) : (tensor<f32>) -> tensor<1xf32>
      %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
      %42 = "stablehlo.compare"(%33, %41) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %43 = "stablehlo.compare"(%33, %33) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xi1>
      %44 = "stablehlo.or"(%42, %43) : (tensor<3xi1>, tensor<3xi1>) -> tensor<3xi1>
      %45 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3xi32>
      %46 = "stablehlo.constant"() {value = dense<2> : tensor<3xi32>} : () -> tensor<3xi32>
      %47 = "stablehlo.select"(%44, %45, %46) : (tensor<3xi1>, tensor<3xi32>, tensor<3xi32>) -> tensor<3xi32>
      %48 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %49 = "stablehlo.reduce"(%47, %48) ({
      ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
        %50 = "stablehlo.minimum"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%50) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3xi32>, tensor<i32>) -> tensor<i32>
      %51 = "stablehlo.reshape"(%49) : (tensor<i32>) -> tensor<1xi32>
      %52 = "stablehlo.reshape"(%51) : (tensor<1xi32>) -> tensor<1x1xi32>
      %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x5xi32>
      %54 = "stablehlo.compare"(%18, %53) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %55 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %56 = "stablehlo.select"(%54, %arg8, %55) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %57 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %58 = "stablehlo.reduce"(%56, %57) ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %59 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%59) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %60 = "stablehlo.reshape"(%58) : (tensor<5xf32>) -> tensor<1x5xf32>
      %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %62 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %63 = "stablehlo.select"(%20, %arg8, %62) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %64 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %65 = "stablehlo.reduce"(%63, %64) ({
      ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
        %66 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%66) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %67 = "stablehlo.reshape"(%65) : (tensor<5xf32>) -> tensor<1x5xf32>
      %68 = "stablehlo.broadcast_in_dim"(%67) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %69 = "stablehlo.select"(%54, %68, %arg8) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %70 = "stablehlo.select"(%20, %61, %69) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %71 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %72 = "stablehlo.select"(%25, %70, %71) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %73 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %74 = "stablehlo.reduce"(%72, %73) ({
      ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
        %75 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%75) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<3xf32>
      %76 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
      %77 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
      %78 = "stablehlo.compare"(%76, %77) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %79 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x5xi32>
      %80 = "stablehlo.compare"(%11, %79) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
      %81 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
      %82 = "stablehlo.select"(%80, %70, %81) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %83 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %84 = "stablehlo.reduce"(%82, %83) ({
      ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
        %85 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%85) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x5xf32>, tensor<f32>) -> tensor<5xf32>
      %86 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
      %87 = "stablehlo.select"(%78, %84, %86) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %88 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %89 = "stablehlo.reduce"(%87, %88) ({
      ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
        %90 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%90) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %91 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %92 = "stablehlo.compare"(%89, %91) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %93 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %94 = "stablehlo.select"(%92, %93, %89) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %95 = "stablehlo.reshape"(%94) : (tensor<f32>) -> tensor<1xf32>
      %96 = "stablehlo.broadcast_in_dim"(%95) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<3xf32>
      %97 = "stablehlo.divide"(%74, %96) : (tensor<3xf32>, tensor<3xf32>) -> tensor<3xf32>
      %98 = "stablehlo.reshape"(%97) : (tensor<3xf32>) -> tensor<3x1xf32>
      %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xf32>) -> tensor<3x5xf32>
      %100 = "stablehlo.reshape"(%84) : (tensor<5xf32>) -> tensor<1x5xf32>
      %101 = "stablehlo.broadcast_in_dim"(%100) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<3x5xf32>
      %102 = "stablehlo.multiply"(%99, %101) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %103 = "stablehlo.subtract"(%70, %102) : (tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %104 = "stablehlo.select"(%25, %99, %70) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %105 = "stablehlo.select"(%17, %103, %104) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %106 = "stablehlo.select"(%14, %105, %70) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
      %107 = "stablehlo.reshape"(%49) : (tensor<i32>) -> tensor<1xi32>
      %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
      %109 = "stablehlo.select"(%78, %108, %arg9) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %110 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x1xi32>
      %111 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<3x1xi32>
      %112 = "stablehlo.compare"(%110, %111) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %113 = "stablehlo.reshape"(%49) : (tensor<i32>) -> tensor<1xi32>
      %114 = "stablehlo.reshape"(%113) : (tensor<1xi32>) -> tensor<1x1xi32>
      %115 = "stablehlo.broadcast_in_dim"(%114) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %116 = "stablehlo.compare"(%110, %115) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi1>
      %117 = "stablehlo.reshape"(%arg10) : (tensor<3xi32>) -> tensor<3x1xi32>
      %118 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %119 = "stablehlo.select"(%116, %117, %118) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %120 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %121 = "stablehlo.reduce"(%119, %120) ({
      ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
        %122 = "stablehlo.add"(%arg29, %arg30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%122) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %123 = "stablehlo.reshape"(%121) : (tensor<1xi32>) -> tensor<1x1xi32>
      %124 = "stablehlo.broadcast_in_dim"(%123) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %125 = "stablehlo.constant"() {value = dense<0> : tensor<3x1xi32>} : () -> tensor<3x1xi32>
      %126 = "stablehlo.select"(%112, %117, %125) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %127 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %128 = "stablehlo.reduce"(%126, %127) ({
      ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
        %129 = "stablehlo.add"(%arg31, %arg32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%129) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<3x1xi32>, tensor<i32>) -> tensor<1xi32>
      %130 = "stablehlo.reshape"(%128) : (tensor<1xi32>) -> tensor<1x1xi32>
      %131 = "stablehlo.broadcast_in_dim"(%130) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<3x1xi32>
      %132 = "stablehlo.select"(%116, %131, %117) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %133 = "stablehlo.select"(%112, %124, %132) : (tensor<3x1xi1>, tensor<3x1xi32>, tensor<3x1xi32>) -> tensor<3x1xi32>
      %134 = "stablehlo.reshape"(%133) : (tensor<3x1xi32>) -> tensor<3xi32>
      %135 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %136 = "stablehlo.compare"(%arg11, %135) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %137 = "stablehlo.and"(%92, %136) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %138 = "stablehlo.constant"() {value = dense<3> : tensor<i32>} : () -> tensor<i32>
      %139 = "stablehlo.compare"(%12, %138) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %140 = "stablehlo.and"(%137, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %141 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %142 = "stablehlo.add"(%12, %141) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %143 = "stablehlo.select"(%140, %142, %arg11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%10, %106, %109, %134, %143, %arg12) : (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<3x5xf32>, tensor<5xi32>, tensor<3xi32>, tensor<i32>, tensor<i32>)
    %144 = "stablehlo.reshape"(%6#3) : (tensor<3xi32>) -> tensor<3x1xi32>
    %145 = "stablehlo.broadcast_in_dim"(%144) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<3x1xi32>) -> tensor<3x3xi32>
    %146 = "stablehlo.compare"(%0, %145) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %147 = "stablehlo.convert"(%146) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %148 = "stablehlo.transpose"(%147) {permutation = array<i64: 1, 0>} : (tensor<3x3xf32>) -> tensor<3x3xf32>
    %149 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %150 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %151 = "stablehlo.compare"(%149, %150) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %152 = "stablehlo.slice"(%6#1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 3, 3>, strides = array<i64: 1, 1>} : (tensor<3x5xf32>) -> tensor<3x3xf32>
    %153 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x3xf32>} : () -> tensor<3x3xf32>
    %154 = "stablehlo.select"(%151, %152, %153) : (tensor<3x3xi1>, tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %155 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x3xi32>
    %156 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x3xi32>
    %157 = "stablehlo.compare"(%155, %156) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x3xi32>, tensor<3x3xi32>) -> tensor<3x3xi1>
    %158 = "stablehlo.convert"(%157) : (tensor<3x3xi1>) -> tensor<3x3xf32>
    %159 = "stablehlo.add"(%154, %158) : (tensor<3x3xf32>, tensor<3x3xf32>) -> tensor<3x3xf32>
    %160 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<3x5xi32>
    %161 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<3x5xi32>
    %162 = "stablehlo.compare"(%160, %161) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<3x5xi32>, tensor<3x5xi32>) -> tensor<3x5xi1>
    %163 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<3x5xf32>} : () -> tensor<3x5xf32>
    %164 = "stablehlo.select"(%162, %6#1, %163) : (tensor<3x5xi1>, tensor<3x5xf32>, tensor<3x5xf32>) -> tensor<3x5xf32>
    "func.return"(%148, %159, %164) : (tensor<3x3xf32>, tensor<3x3xf32>, tensor<3x5xf32>) -> ()
  }
}
