module @main {
  func.func public @main(%arg0: tensor<70x70xf32>) -> (tensor<70x70xf32>, tensor<70x70xf32>, tensor<70x70xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<70x70xi32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %2 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %3 = "stablehlo.pad"(%arg0, %2) {edge_padding_low = array<i64: 0, 0>, edge_padding_high = array<i64: 58, 58>, interior_padding = array<i64: 0, 0>} : (tensor<70x70xf32>, tensor<f32>) -> tensor<128x128xf32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<128xi32>} : () -> tensor<128xi32>
    %5 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128xi32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7:5 = "stablehlo.while"(%1, %3, %4, %5, %6) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<128x128xf32>, %arg3: tensor<128xi32>, %arg4: tensor<128xi32>, %arg5: tensor<i32>):
      %8 = "stablehlo.constant"() {value = dense<128> : tensor<i32>} : () -> tensor<i32>
      %9 = "stablehlo.compare"(%arg1, %8) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%9) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<i32>, %arg7: tensor<128x128xf32>, %arg8: tensor<128xi32>, %arg9: tensor<128xi32>, %arg10: tensor<i32>):
      %10 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
      %11 = "stablehlo.add"(%arg6, %10) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %12 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %13 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %14 = "stablehlo.dynamic_slice"(%arg7, %13, %arg6) {slice_sizes = array<i64: 128, 64>} : (tensor<128x128xf32>, tensor<i32>, tensor<i32>) -> tensor<128x64xf32>
      %15 = "stablehlo.constant"() {value = dense<0> : tensor<64xi32>} : () -> tensor<64xi32>
      %16 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128xi32>
      %17 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %18:6 = "stablehlo.while"(%12, %14, %15, %16, %17, %arg6) ({
      ^bb0(%arg11: tensor<i32>, %arg12: tensor<128x64xf32>, %arg13: tensor<64xi32>, %arg14: tensor<128xi32>, %arg15: tensor<i32>, %arg16: tensor<i32>):
        %19 = "stablehlo.constant"() {value = dense<64> : tensor<i32>} : () -> tensor<i32>
        %20 = "stablehlo.compare"(%arg11, %19) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        "stablehlo.return"(%20) : (tensor<i1>) -> ()
      }, {
      ^bb0(%arg17: tensor<i32>, %arg18: tensor<128x64xf32>, %arg19: tensor<64xi32>, %arg20: tensor<128xi32>, %arg21: tensor<i32>, %arg22: tensor<i32>):
        %21 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %22 = "stablehlo.add"(%arg17, %21) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %23 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128x64xi32>
        %24 = "stablehlo.add"(%arg17, %arg22) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %25 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
        %26 = "stablehlo.compare"(%23, %25) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %27 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<128x64xi32>
        %28 = "stablehlo.broadcast_in_dim"(%arg17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
        %29 = "stablehlo.compare"(%27, %28) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %30 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128x64xi32>
        %31 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
        %32 = "stablehlo.compare"(%30, %31) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %33 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128xi32>
        %34 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128xi32>
        %35 = "stablehlo.compare"(%33, %34) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi1>
        %36 = "stablehlo.broadcast_in_dim"(%arg17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
        %37 = "stablehlo.compare"(%27, %36) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %38 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
        %39 = "stablehlo.select"(%37, %arg18, %38) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %40 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %41 = "stablehlo.reduce"(%39, %40) ({
        ^bb0(%arg23: tensor<f32>, %arg24: tensor<f32>):
          %42 = "stablehlo.add"(%arg23, %arg24) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%42) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 1>} : (tensor<128x64xf32>, tensor<f32>) -> tensor<128xf32>
        %43 = "stablehlo.abs"(%41) : (tensor<128xf32>) -> tensor<128xf32>
        %44 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<128xf32>} : () -> tensor<128xf32>
        %45 = "stablehlo.select"(%35, %43, %44) : (tensor<128xi1>, tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
        %46 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
        %47 = "stablehlo.reduce"(%45, %46) ({
        ^bb0(%arg25: tensor<f32>, %arg26: tensor<f32>):
          %48 = "stablehlo.compare"(%arg26, %arg25) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %49 = "stablehlo.compare"(%arg26, %arg26) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
          %50 = "stablehlo.or"(%48, %49) : (tensor<i1>, tensor<i1>) -> tensor<i1>
          %51 = "stablehlo.select"(%50, %arg26, %arg25) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%51) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128xf32>, tensor<f32>) -> tensor<f32>
        %52 = "stablehlo.reshape"(%47) : (tensor<f32>) -> tensor<1xf32>
        %53 = "stablehlo.broadcast_in_dim"(%52) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<128xf32>
        %54 = "stablehlo.compare"(%45, %53) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
        %55 = "stablehlo.compare"(%45, %45) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xi1>
        %56 = "stablehlo.or"(%54, %55) : (tensor<128xi1>, tensor<128xi1>) -> tensor<128xi1>
        %57 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128xi32>
        %58 = "stablehlo.constant"() {value = dense<127> : tensor<128xi32>} : () -> tensor<128xi32>
        %59 = "stablehlo.select"(%56, %57, %58) : (tensor<128xi1>, tensor<128xi32>, tensor<128xi32>) -> tensor<128xi32>
        %60 = "stablehlo.constant"() {value = dense<2147483647> : tensor<i32>} : () -> tensor<i32>
        %61 = "stablehlo.reduce"(%59, %60) ({
        ^bb0(%arg27: tensor<i32>, %arg28: tensor<i32>):
          %62 = "stablehlo.minimum"(%arg27, %arg28) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          "stablehlo.return"(%62) : (tensor<i32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128xi32>, tensor<i32>) -> tensor<i32>
        %63 = "stablehlo.reshape"(%61) : (tensor<i32>) -> tensor<1xi32>
        %64 = "stablehlo.reshape"(%63) : (tensor<1xi32>) -> tensor<1x1xi32>
        %65 = "stablehlo.broadcast_in_dim"(%64) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<128x64xi32>
        %66 = "stablehlo.compare"(%30, %65) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %67 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
        %68 = "stablehlo.select"(%66, %arg18, %67) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %69 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %70 = "stablehlo.reduce"(%68, %69) ({
        ^bb0(%arg29: tensor<f32>, %arg30: tensor<f32>):
          %71 = "stablehlo.add"(%arg29, %arg30) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%71) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128x64xf32>, tensor<f32>) -> tensor<64xf32>
        %72 = "stablehlo.reshape"(%70) : (tensor<64xf32>) -> tensor<1x64xf32>
        %73 = "stablehlo.broadcast_in_dim"(%72) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x64xf32>) -> tensor<128x64xf32>
        %74 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
        %75 = "stablehlo.select"(%32, %arg18, %74) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %76 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %77 = "stablehlo.reduce"(%75, %76) ({
        ^bb0(%arg31: tensor<f32>, %arg32: tensor<f32>):
          %78 = "stablehlo.add"(%arg31, %arg32) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%78) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128x64xf32>, tensor<f32>) -> tensor<64xf32>
        %79 = "stablehlo.reshape"(%77) : (tensor<64xf32>) -> tensor<1x64xf32>
        %80 = "stablehlo.broadcast_in_dim"(%79) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x64xf32>) -> tensor<128x64xf32>
        %81 = "stablehlo.select"(%66, %80, %arg18) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %82 = "stablehlo.select"(%32, %73, %81) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %83 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
        %84 = "stablehlo.select"(%37, %82, %83) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %85 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %86 = "stablehlo.reduce"(%84, %85) ({
        ^bb0(%arg33: tensor<f32>, %arg34: tensor<f32>):
          %87 = "stablehlo.add"(%arg33, %arg34) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%87) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 1>} : (tensor<128x64xf32>, tensor<f32>) -> tensor<128xf32>
        %88 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<64xi32>
        %89 = "stablehlo.broadcast_in_dim"(%arg17) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64xi32>
        %90 = "stablehlo.compare"(%88, %89) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<64xi32>, tensor<64xi32>) -> tensor<64xi1>
        %91 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
        %92 = "stablehlo.compare"(%23, %91) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
        %93 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
        %94 = "stablehlo.select"(%92, %82, %93) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %95 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %96 = "stablehlo.reduce"(%94, %95) ({
        ^bb0(%arg35: tensor<f32>, %arg36: tensor<f32>):
          %97 = "stablehlo.add"(%arg35, %arg36) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%97) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128x64xf32>, tensor<f32>) -> tensor<64xf32>
        %98 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<64xf32>} : () -> tensor<64xf32>
        %99 = "stablehlo.select"(%90, %96, %98) : (tensor<64xi1>, tensor<64xf32>, tensor<64xf32>) -> tensor<64xf32>
        %100 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %101 = "stablehlo.reduce"(%99, %100) ({
        ^bb0(%arg37: tensor<f32>, %arg38: tensor<f32>):
          %102 = "stablehlo.add"(%arg37, %arg38) : (tensor<f32>, tensor<f32>) -> tensor<f32>
          "stablehlo.return"(%102) : (tensor<f32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<64xf32>, tensor<f32>) -> tensor<f32>
        %103 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
        %104 = "stablehlo.compare"(%101, %103) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
        %105 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
        %106 = "stablehlo.select"(%104, %105, %101) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
        %107 = "stablehlo.reshape"(%106) : (tensor<f32>) -> tensor<1xf32>
        %108 = "stablehlo.broadcast_in_dim"(%107) {broadcast_dimensions = array<i64: 0>} : (tensor<1xf32>) -> tensor<128xf32>
        %109 = "stablehlo.divide"(%86, %108) : (tensor<128xf32>, tensor<128xf32>) -> tensor<128xf32>
        %110 = "stablehlo.reshape"(%109) : (tensor<128xf32>) -> tensor<128x1xf32>
        %111 = "stablehlo.broadcast_in_dim"(%110) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<128x1xf32>) -> tensor<128x64xf32>
        %112 = "stablehlo.reshape"(%96) : (tensor<64xf32>) -> tensor<1x64xf32>
        %113 = "stablehlo.broadcast_in_dim"(%112) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x64xf32>) -> tensor<128x64xf32>
        %114 = "stablehlo.multiply"(%111, %113) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %115 = "stablehlo.subtract"(%82, %114) : (tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %116 = "stablehlo.select"(%37, %111, %82) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %117 = "stablehlo.select"(%29, %115, %116) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %118 = "stablehlo.select"(%26, %117, %82) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
        %119 = "stablehlo.reshape"(%61) : (tensor<i32>) -> tensor<1xi32>
        %120 = "stablehlo.broadcast_in_dim"(%119) {broadcast_dimensions = array<i64: 0>} : (tensor<1xi32>) -> tensor<64xi32>
        %121 = "stablehlo.select"(%90, %120, %arg19) : (tensor<64xi1>, tensor<64xi32>, tensor<64xi32>) -> tensor<64xi32>
        %122 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128x1xi32>
        %123 = "stablehlo.broadcast_in_dim"(%24) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x1xi32>
        %124 = "stablehlo.compare"(%122, %123) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi1>
        %125 = "stablehlo.reshape"(%61) : (tensor<i32>) -> tensor<1xi32>
        %126 = "stablehlo.reshape"(%125) : (tensor<1xi32>) -> tensor<1x1xi32>
        %127 = "stablehlo.broadcast_in_dim"(%126) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<128x1xi32>
        %128 = "stablehlo.compare"(%122, %127) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi1>
        %129 = "stablehlo.reshape"(%arg20) : (tensor<128xi32>) -> tensor<128x1xi32>
        %130 = "stablehlo.constant"() {value = dense<0> : tensor<128x1xi32>} : () -> tensor<128x1xi32>
        %131 = "stablehlo.select"(%128, %129, %130) : (tensor<128x1xi1>, tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi32>
        %132 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %133 = "stablehlo.reduce"(%131, %132) ({
        ^bb0(%arg39: tensor<i32>, %arg40: tensor<i32>):
          %134 = "stablehlo.add"(%arg39, %arg40) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          "stablehlo.return"(%134) : (tensor<i32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128x1xi32>, tensor<i32>) -> tensor<1xi32>
        %135 = "stablehlo.reshape"(%133) : (tensor<1xi32>) -> tensor<1x1xi32>
        %136 = "stablehlo.broadcast_in_dim"(%135) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<128x1xi32>
        %137 = "stablehlo.constant"() {value = dense<0> : tensor<128x1xi32>} : () -> tensor<128x1xi32>
        %138 = "stablehlo.select"(%124, %129, %137) : (tensor<128x1xi1>, tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi32>
        %139 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %140 = "stablehlo.reduce"(%138, %139) ({
        ^bb0(%arg41: tensor<i32>, %arg42: tensor<i32>):
          %141 = "stablehlo.add"(%arg41, %arg42) : (tensor<i32>, tensor<i32>) -> tensor<i32>
          "stablehlo.return"(%141) : (tensor<i32>) -> ()
        }) {dimensions = array<i64: 0>} : (tensor<128x1xi32>, tensor<i32>) -> tensor<1xi32>
        %142 = "stablehlo.reshape"(%140) : (tensor<1xi32>) -> tensor<1x1xi32>
        %143 = "stablehlo.broadcast_in_dim"(%142) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<1x1xi32>) -> tensor<128x1xi32>
        %144 = "stablehlo.select"(%128, %143, %129) : (tensor<128x1xi1>, tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi32>
        %145 = "stablehlo.select"(%124, %136, %144) : (tensor<128x1xi1>, tensor<128x1xi32>, tensor<128x1xi32>) -> tensor<128x1xi32>
        %146 = "stablehlo.reshape"(%145) : (tensor<128x1xi32>) -> tensor<128xi32>
        %147 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
        %148 = "stablehlo.compare"(%arg21, %147) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %149 = "stablehlo.and"(%104, %148) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %150 = "stablehlo.constant"() {value = dense<70> : tensor<i32>} : () -> tensor<i32>
        %151 = "stablehlo.compare"(%24, %150) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
        %152 = "stablehlo.and"(%149, %151) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        %153 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
        %154 = "stablehlo.add"(%24, %153) : (tensor<i32>, tensor<i32>) -> tensor<i32>
        %155 = "stablehlo.select"(%152, %154, %arg21) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
        "stablehlo.return"(%22, %118, %121, %146, %155, %arg22) : (tensor<i32>, tensor<128x64xf32>, tensor<64xi32>, tensor<128xi32>, tensor<i32>, tensor<i32>) -> ()
      }) : (tensor<i32>, tensor<128x64xf32>, tensor<64xi32>, tensor<128xi32>, tensor<i32>, tensor<i32>) -> (tensor<i32>, tensor<128x64xf32>, tensor<64xi32>, tensor<128xi32>, tensor<i32>, tensor<i32>)
      %156 = "stablehlo.gather"(%arg7, %18#3) {dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1, 128>, indices_are_sorted = false} : (tensor<128x128xf32>, tensor<128xi32>) -> tensor<128x128xf32>
      %157 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<128x64xi32>
      %158 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<128x64xi32>
      %159 = "stablehlo.compare"(%157, %158) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<128x64xi32>, tensor<128x64xi32>) -> tensor<128x64xi1>
      %160 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<128x64xf32>} : () -> tensor<128x64xf32>
      %161 = "stablehlo.select"(%159, %18#1, %160) : (tensor<128x64xi1>, tensor<128x64xf32>, tensor<128x64xf32>) -> tensor<128x64xf32>
      %162 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<64x128xi32>
      %163 = "stablehlo.broadcast_in_dim"(%11) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<64x128xi32>
      %164 = "stablehlo.compare"(%162, %163) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<64x128xi32>, tensor<64x128xi32>) -> tensor<64x128xi1>
      %165 = "stablehlo.dynamic_slice"(%18#1, %arg6, %13) {slice_sizes = array<i64: 64, 64>} : (tensor<128x64xf32>, tensor<i32>, tensor<i32>) -> tensor<64x64xf32>
      %166 = "stablehlo.dynamic_slice"(%156, %arg6, %13) {slice_sizes = array<i64: 64, 128>} : (tensor<128x128xf32>, tensor<i32>, tensor<i32>) -> tensor<64x128xf32>
      %167 = "stablehlo.triangular_solve"(%165, %166) {left_side = true, lower = true, unit_diagonal = true, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<64x64xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %168 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<64x128xf32>} : () -> tensor<64x128xf32>
      %169 = "stablehlo.select"(%164, %167, %168) : (tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %170 = "stablehlo.dot_general"(%161, %169) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [1], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<128x64xf32>, tensor<64x128xf32>) -> tensor<128x128xf32>
      %171 = "stablehlo.subtract"(%156, %170) : (tensor<128x128xf32>, tensor<128x128xf32>) -> tensor<128x128xf32>
      %172 = "stablehlo.select"(%164, %169, %166) : (tensor<64x128xi1>, tensor<64x128xf32>, tensor<64x128xf32>) -> tensor<64x128xf32>
      %173 = "stablehlo.dynamic_update_slice"(%171, %172, %arg6, %13) : (tensor<128x128xf32>, tensor<64x128xf32>, tensor<i32>, tensor<i32>) -> tensor<128x128xf32>
      %174 = "stablehlo.dynamic_update_slice"(%173, %18#1, %13, %arg6) : (tensor<128x128xf32>, tensor<128x64xf32>, tensor<i32>, tensor<i32>) -> tensor<128x128xf32>
      %175 = "stablehlo.dynamic_update_slice"(%arg8, %18#2, %arg6) : (tensor<128xi32>, tensor<64xi32>, tensor<i32>) -> tensor<128xi32>
      %176 = "stablehlo.gather"(%arg9, %18#3) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<128xi32>, tensor<128xi32>) -> tensor<128xi32>
      %177 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %178 = "stablehlo.compare"(%arg10, %177) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %179 = "stablehlo.select"(%178, %18#4, %arg10) : (tensor<i1>, tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%11, %174, %175, %176, %179) : (tensor<i32>, tensor<128x128xf32>, tensor<128xi32>, tensor<128xi32>, tensor<i32>) -> ()
    }) : (tensor<i32>, tensor<128x128xf32>, tensor<128xi32>, tensor<128xi32>, tensor<i32>) -> (tensor<i32>, tensor<128x128xf32>, tensor<128xi32>, tensor<128xi32>, tensor<i32>)
    %180 = "stablehlo.slice"(%7#3) {start_indices = array<i64: 0>, limit_indices = array<i64: 70>, strides = array<i64: 1>} : (tensor<128xi32>) -> tensor<70xi32>
    %181 = "stablehlo.reshape"(%180) : (tensor<70xi32>) -> tensor<70x1xi32>
    %182 = "stablehlo.broadcast_in_dim"(%181) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<70x1xi32>) -> tensor<70x70xi32>
    %183 = "stablehlo.compare"(%0, %182) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
    %184 = "stablehlo.convert"(%183) : (tensor<70x70xi1>) -> tensor<70x70xf32>
    %185 = "stablehlo.transpose"(%184) {permutation = array<i64: 1, 0>} : (tensor<70x70xf32>) -> tensor<70x70xf32>
    %186 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<70x70xi32>
    %187 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<70x70xi32>
    %188 = "stablehlo.compare"(%186, %187) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
    %189 = "stablehlo.slice"(%7#1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 70, 128>, strides = array<i64: 1, 1>} : (tensor<128x128xf32>) -> tensor<70x128xf32>
    %190 = "stablehlo.slice"(%189) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 70, 70>, strides = array<i64: 1, 1>} : (tensor<70x128xf32>) -> tensor<70x70xf32>
    %191 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<70x70xf32>} : () -> tensor<70x70xf32>
    %192 = "stablehlo.select"(%188, %190, %191) : (tensor<70x70xi1>, tensor<70x70xf32>, tensor<70x70xf32>) -> tensor<70x70xf32>
    %193 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<70x70xi32>
    %194 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<70x70xi32>
    %195 = "stablehlo.compare"(%193, %194) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
    %196 = "stablehlo.convert"(%195) : (tensor<70x70xi1>) -> tensor<70x70xf32>
    %197 = "stablehlo.add"(%192, %196) : (tensor<70x70xf32>, tensor<70x70xf32>) -> tensor<70x70xf32>
    %198 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<70x70xi32>
    %199 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<70x70xi32>
    %200 = "stablehlo.compare"(%198, %199) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<70x70xi32>, tensor<70x70xi32>) -> tensor<70x70xi1>
    %201 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<70x70xf32>} : () -> tensor<70x70xf32>
    %202 = "stablehlo.select"(%200, %190, %201) : (tensor<70x70xi1>, tensor<70x70xf32>, tensor<70x70xf32>) -> tensor<70x70xf32>
    "func.return"(%185, %197, %202) : (tensor<70x70xf32>, tensor<70x70xf32>, tensor<70x70xf32>) -> ()
  }
}
