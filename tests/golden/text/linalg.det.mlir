module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<f32>, tensor<5x5xf32>, tensor<5xi32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %1 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<5xi32>} : () -> tensor<5xi32>
    %6 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %9:6 = "stablehlo.while"(%3, %4, %5, %6, %7, %8) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<5x5xf32>, %arg3: tensor<5xi32>, %arg4: tensor<5xi32>, %arg5: tensor<i32>, %arg6: tensor<i32>):
      %10 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %11 = "stablehlo.compare"(%arg1, %10) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%11) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<i32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5xi32>, %arg10: tensor<5xi32>, %arg11: tensor<i32>, %arg12: tensor<i32>):
      %12 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.add"(%arg7, %12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %14 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
      %15 = "stablehlo.add"(%arg7, %arg12) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %16 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %17 = "stablehlo.compare"(%14, %16) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %18 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x5xi32>
      %19 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %21 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
      %22 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %23 = "stablehlo.compare"(%21, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %24 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
      %25 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
      %26 = "stablehlo.compare"(%24, %25) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %27 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %28 = "stablehlo.compare"(%18, %27) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %29 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %30 = "stablehlo.select"(%28, %arg8, %29) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %31 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %32 = "stablehlo.reduce"(%30, %31) ({
      ^bb0(%arg13: tensor<f32>, %arg14: tensor<f32>):
        %33 = "stablehlo.add"(%arg13, %arg14) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%33) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %34 = "stablehlo.abs"(%32) : (tensor<5xf32>) -> tensor<5xf32>
      %35 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
      %36 = "stablehlo.select"(%26, %34, %35) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %37 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %38 = "stablehlo.reduce"(%36, %37) ({
      ^bb0(%arg15: tensor<f32>, %arg16: tensor<f32>):
        %39 = "stablehlo.compare"(%arg16, %arg15) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %40 = "stablehlo.compare"(%arg16, %arg16) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %41 = "stablehlo.or"(%39, %40) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %42 = "stablehlo.select"(%41, %arg16, %arg15) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%42) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %43 = "stablehlo.reshape"(%38) : (tensor<f32>) -> tensor<1xf32>
      %44 = "stablehlo.broadcast_in_dim"(%43) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
      %45 = "stablehlo.compare"(%36, %44) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %46 = "stablehlo.compare"(%36, %36) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
      %47 = "stablehlo.or"(%45, %46) : (tensor<5xi1>, tensor<5xi1>) -> tensor<5xi1>
      %48 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
      %49 = "stablehlo.constant"() {value = dense<4> : tensor<5xi32>} : () -> tensor<5xi32>
      %50 = "stablehlo.select"(%47, %48, %49) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %51 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
      %52 = "stablehlo.reduce"(%50, %51) ({
      ^bb0(%arg17: tensor<i32>, %arg18: tensor<i32>):
        %53 = "stablehlo.minimum"(%arg17, %arg18) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%53) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
      %54 = "stablehlo.reshape"(%52) : (tensor<i32>) -> tensor<1xi32>
      %55 = "stablehlo.reshape"(%54) : (tensor<1xi32>) -> tensor<1x1xi32>
      %56 = "stablehlo.broadcast_in_dim"(%55) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<5x5xi32>
      %57 = "stablehlo.compare"(%21, %56) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %58 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %59 = "stablehlo.select"(%57, %arg8, %58) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %60 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %61 = "stablehlo.reduce"(%59, %60) ({
      ^bb0(%arg19: tensor<f32>, %arg20: tensor<f32>):
        %62 = "stablehlo.add"(%arg19, %arg20) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%62) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %63 = "stablehlo.reshape"(%61) : (tensor<5xf32>) -> tensor<1x5xf32>
      %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
      %65 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %66 = "stablehlo.select"(%23, %arg8, %65) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %67 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %68 = "stablehlo.reduce"(%66, %67) ({
      ^bb0(%arg21: tensor<f32>, %arg22: tensor<f32>):
        %69 = "stablehlo.add"(%arg21, %arg22) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%69) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %70 = "stablehlo.reshape"(%68) : (tensor<5xf32>) -> tensor<1x5xf32>
      %71 = "stablehlo.broadcast_in_dim"(%70) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
      %72 = "stablehlo.select"(%57, %71, %arg8) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %73 = "stablehlo.select"(%23, %64, %72) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %74 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %75 = "stablehlo.select"(%28, %73, %74) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %76 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %77 = "stablehlo.reduce"(%75, %76) ({
      ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
        %78 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%78) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 1>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %79 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
      %80 = "stablehlo.broadcast_in_dim"(%arg7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
      %81 = "stablehlo.compare"(%79, %80) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
      %82 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x5xi32>
      %83 = "stablehlo.compare"(%14, %82) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi32>, tensor<5x5xi32>) -> tensor<5x5xi1>
      %84 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %85 = "stablehlo.select"(%83, %73, %84) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %86 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %87 = "stablehlo.reduce"(%85, %86) ({
      ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
        %88 = "stablehlo.add"(%arg25, %arg26) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%88) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
      %89 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
      %90 = "stablehlo.select"(%81, %87, %89) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %91 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %92 = "stablehlo.reduce"(%90, %91) ({
      ^bb0(%arg27: tensor<f32>, %arg28: tensor<f32>):
        %93 = "stablehlo.add"(%arg27, %arg28) : (tensor<f32>, tensor<f32>) -> tensor<f32>
        "stablehlo.return"(%93) : (tensor<f32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
      %94 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
      %95 = "stablehlo.compare"(%92, %94) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %96 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
      %97 = "stablehlo.select"(%95, %96, %92) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      %98 = "stablehlo.reshape"(%97) : (tensor<f32>) -> tensor<1xf32>
      %99 = "stablehlo.broadcast_in_dim"(%98) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<5xf32>
      %100 = "stablehlo.divide"(%77, %99) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
      %101 = "stablehlo.reshape"(%100) : (tensor<5xf32>) -> tensor<5x1xf32>
      %102 = "stablehlo.broadcast_in_dim"(%101) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
      %103 = "stablehlo.reshape"(%87) : (tensor<5xf32>) -> tensor<1x5xf32>
      %104 = "stablehlo.broadcast_in_dim"(%103) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x5xf32>) -> tensor<5x5xf32>
      %105 = "stablehlo.multiply"(%102, %104) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %106 = "stablehlo.subtract"(%73, %105) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %107 = "stablehlo.select"(%28, %102, %73) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %108 = "stablehlo.select"(%20, %106, %107) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %109 = "stablehlo.select"(%17, %108, %73) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %110 = "stablehlo.reshape"(%52) : (tensor<i32>) -> tensor<1xi32>
      %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<5xi32>
      %112 = "stablehlo.select"(%81, %111, %arg9) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
      %113 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x1xi32>
      %114 = "stablehlo.broadcast_in_dim"(%15) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5x1xi32>
      %115 = "stablehlo.compare"(%113, %114) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
      %116 = "stablehlo.reshape"(%52) : (tensor<i32>) -> tensor<1xi32>
      %117 = "stablehlo.reshape"(%116) : (tensor<1xi32>) -> tensor<1x1xi32>
      %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<5x1xi32>
      %119 = "stablehlo.compare"(%113, %118) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi1>
      %120 = "stablehlo.reshape"(%arg10) : (tensor<5xi32>) -> tensor<5x1xi32>
      %121 = "stablehlo.constant"() {value = dense<0> : tensor<5x1xi32>} : () -> tensor<5x1xi32>
      %122 = "stablehlo.select"(%119, %120, %121) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
      %123 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %124 = "stablehlo.reduce"(%122, %123) ({
      ^bb0(%arg29: tensor<i32>, %arg30: tensor<i32>):
        %125 = "stablehlo.add"(%arg29, %arg30) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%125) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5x1xi32>, tensor<i32>) -> tensor<1xi32>
      %126 = "stablehlo.reshape"(%124) : (tensor<1xi32>) -> tensor<1x1xi32>
      %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<5x1xi32>
      %128 = "stablehlo.constant"() {value = dense<0> : tensor<5x1xi32>} : () -> tensor<5x1xi32>
      %129 = "stablehlo.select"(%115, %120, %128) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
      %130 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %131 = "stablehlo.reduce"(%129, %130) ({
      ^bb0(%arg31: tensor<i32>, %arg32: tensor<i32>):
        %132 = "stablehlo.add"(%arg31, %arg32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%132) : (tensor<i32>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<5x1xi32>, tensor<i32>) -> tensor<1xi32>
      %133 = "stablehlo.reshape"(%131) : (tensor<1xi32>) -> tensor<1x1xi32>
      %134 = "stablehlo.broadcast_in_dim"(%133) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<5x1xi32>
      %135 = "stablehlo.select"(%119, %134, %120) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
      %136 = "stablehlo.select"(%115, %127, %135) : (tensor<5x1xi1>, tensor<5x1xi32>, tensor<5x1xi32>) -> tensor<5x1xi32>
      %137 = "stablehlo.reshape"(%136) : (tensor<5x1xi32>) -> tensor<5xi32>
      %138 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %139 = "stablehlo.compare"(%arg11, %138) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %140 = "stablehlo.and"(%95, %139) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %141 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
      %142 = "stablehlo.compare"(%15, %141) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %143 = "stablehlo.and"(%140, %142) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %144 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %145 = "stablehlo.add"(%15, %144) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %146 = "stablehlo.select"(%143, %145, %arg11) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%13, %109, %112, %137, %146, %arg12) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<5x5xf32>, tensor<5xi32>, tensor<5xi32>, tensor<i32>, tensor<i32>)
    %147 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %148 = "stablehlo.select"(%2, %9#1, %147) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %149 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %150 = "stablehlo.reduce"(%148, %149) ({
    ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
      %151 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%151) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5x5xf32>, tensor<f32>) -> tensor<5xf32>
    %152 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %153 = "stablehlo.reduce"(%150, %152) ({
    ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
      %154 = "stablehlo.multiply"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%154) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %155 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %156 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
    %157 = "stablehlo.add"(%9#2, %156) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %158 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %159 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
    %160 = "stablehlo.add"(%158, %159) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %161 = "stablehlo.compare"(%157, %160) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi1>
    %162 = "stablehlo.convert"(%161) : (tensor<5xi1>) -> tensor<5xi32>
    %163 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %164 = "stablehlo.reduce"(%162, %163) ({
    ^bb0(%arg37: tensor<i32>, %arg38: tensor<i32>):
      %165 = "stablehlo.add"(%arg37, %arg38) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%165) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi32>, tensor<i32>) -> tensor<i32>
    %166 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %167 = "stablehlo.remainder"(%164, %166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %168 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
    %169 = "stablehlo.multiply"(%167, %168) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %170 = "stablehlo.subtract"(%155, %169) : (tensor<i32>, tensor<i32>) -> tensor<i32>
    %171 = "stablehlo.convert"(%170) : (tensor<i32>) -> tensor<f32>
    %172 = "stablehlo.multiply"(%153, %171) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    %173 = "stablehlo.transpose"(%9#1) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%172, %173, %157) : (tensor<f32>, tensor<5x5xf32>, tensor<5xi32>) -> ()
  }
}
