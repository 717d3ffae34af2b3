module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %3 = "stablehlo.floor"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.compare"(%0, %3) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %5 = "stablehlo.and"(%2, %4) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %6 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %8 = "stablehlo.compare"(%6, %7) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %9 = "stablehlo.and"(%5, %8) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %10 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %11 = "stablehlo.compare"(%6, %10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %12 = "stablehlo.or"(%9, %11) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %13 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %15 = "stablehlo.is_finite"(%0) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %16 = "stablehlo.constant"() {value = dense<1.0e+08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %17 = "stablehlo.compare"(%0, %16) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %18 = "stablehlo.and"(%15, %17) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %19 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.maximum"(%6, %19) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %21 = "stablehlo.compare"(%0, %20) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %22 = "stablehlo.and"(%18, %21) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %23 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %24 = "stablehlo.negate"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %25:6 = "stablehlo.while"(%14, %22, %23, %0, %24, %20) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<5x5xi1>, %arg4: tensor<5x5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>):
      %26 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %27 = "stablehlo.compare"(%arg2, %26) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %28 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %29 = "stablehlo.reduce"(%arg3, %28) ({
      ^bb0(%arg8: tensor<i1>, %arg9: tensor<i1>):
        %30 = "stablehlo.or"(%arg8, %arg9) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%30) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %31 = "stablehlo.and"(%27, %29) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%31) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<5x5xi1>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>):
      %32 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %33 = "stablehlo.add"(%arg10, %32) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %34 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %35 = "stablehlo.compare"(%arg13, %34) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %36 = "stablehlo.power"(%arg13, %arg14) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %37 = "stablehlo.add"(%arg12, %36) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %38 = "stablehlo.select"(%arg11, %37, %arg12) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %39 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %40 = "stablehlo.multiply"(%38, %39) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %41 = "stablehlo.compare"(%36, %40) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %42 = "stablehlo.or"(%35, %41) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %43 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %44 = "stablehlo.add"(%arg13, %43) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %45 = "stablehlo.select"(%arg11, %44, %arg13) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %46 = "stablehlo.compare"(%45, %arg15) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %47 = "stablehlo.and"(%42, %46) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %48 = "stablehlo.and"(%arg11, %47) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      "stablehlo.return"(%33, %48, %38, %45, %arg14, %arg15) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %49 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %50 = "stablehlo.compare"(%25#3, %49) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %51 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %52 = "stablehlo.compare"(%6, %51) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %53 = "stablehlo.or"(%50, %52) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %54 = "stablehlo.floor"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %55 = "stablehlo.compare"(%6, %54) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %56 = "stablehlo.and"(%2, %55) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %57 = "stablehlo.or"(%53, %56) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %58 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %59 = "stablehlo.constant"() {value = dense<1.0e+08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %60 = "stablehlo.compare"(%0, %59) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %61 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %62 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %63 = "stablehlo.subtract"(%6, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.divide"(%61, %63) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %65 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %66 = "stablehlo.divide"(%65, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.add"(%64, %66) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %68 = "stablehlo.negate"(%63) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %69 = "stablehlo.power"(%0, %68) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %70 = "stablehlo.multiply"(%67, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %71 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %72 = "stablehlo.compare"(%25#2, %71) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %73 = "stablehlo.negate"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %74 = "stablehlo.power"(%25#3, %73) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %75 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %76 = "stablehlo.multiply"(%25#2, %75) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %77 = "stablehlo.compare"(%74, %76) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %78 = "stablehlo.and"(%72, %77) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %79 = "stablehlo.multiply"(%25#3, %74) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %80 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %81 = "stablehlo.subtract"(%6, %80) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %82 = "stablehlo.divide"(%79, %81) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %83 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %84 = "stablehlo.multiply"(%74, %83) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %85 = "stablehlo.add"(%82, %84) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %86 = "stablehlo.multiply"(%74, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %87 = "stablehlo.divide"(%86, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %88 = "stablehlo.constant"() {value = dense<8.3333336e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %89 = "stablehlo.multiply"(%87, %88) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %90 = "stablehlo.add"(%85, %89) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %91 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %92 = "stablehlo.add"(%6, %91) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %93 = "stablehlo.multiply"(%87, %92) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %94 = "stablehlo.divide"(%93, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %95 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %96 = "stablehlo.add"(%6, %95) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %97 = "stablehlo.multiply"(%94, %96) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %98 = "stablehlo.divide"(%97, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %99 = "stablehlo.constant"() {value = dense<-1.3888889e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %100 = "stablehlo.multiply"(%98, %99) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %101 = "stablehlo.add"(%90, %100) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %102 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %103 = "stablehlo.add"(%6, %102) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %104 = "stablehlo.multiply"(%98, %103) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %105 = "stablehlo.divide"(%104, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %106 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %107 = "stablehlo.add"(%6, %106) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %108 = "stablehlo.multiply"(%105, %107) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %109 = "stablehlo.divide"(%108, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %110 = "stablehlo.constant"() {value = dense<3.3068784e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %112 = "stablehlo.add"(%101, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %113 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %114 = "stablehlo.add"(%6, %113) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %115 = "stablehlo.multiply"(%109, %114) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = "stablehlo.divide"(%115, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %117 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %118 = "stablehlo.add"(%6, %117) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %119 = "stablehlo.multiply"(%116, %118) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %120 = "stablehlo.divide"(%119, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %121 = "stablehlo.constant"() {value = dense<-8.267196e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %122 = "stablehlo.multiply"(%120, %121) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %123 = "stablehlo.add"(%112, %122) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %124 = "stablehlo.constant"() {value = dense<7.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %125 = "stablehlo.add"(%6, %124) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %126 = "stablehlo.multiply"(%120, %125) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %127 = "stablehlo.divide"(%126, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %129 = "stablehlo.add"(%6, %128) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %130 = "stablehlo.multiply"(%127, %129) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %131 = "stablehlo.divide"(%130, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %132 = "stablehlo.constant"() {value = dense<2.0876756e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %133 = "stablehlo.multiply"(%131, %132) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %134 = "stablehlo.add"(%123, %133) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %136 = "stablehlo.add"(%6, %135) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %137 = "stablehlo.multiply"(%131, %136) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %138 = "stablehlo.divide"(%137, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %139 = "stablehlo.constant"() {value = dense<1.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %140 = "stablehlo.add"(%6, %139) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %141 = "stablehlo.multiply"(%138, %140) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %142 = "stablehlo.divide"(%141, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %143 = "stablehlo.constant"() {value = dense<-5.2841903e-10> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %144 = "stablehlo.multiply"(%142, %143) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %145 = "stablehlo.add"(%134, %144) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %146 = "stablehlo.constant"() {value = dense<1.1e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %147 = "stablehlo.add"(%6, %146) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %148 = "stablehlo.multiply"(%142, %147) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %149 = "stablehlo.divide"(%148, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %150 = "stablehlo.constant"() {value = dense<1.2e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %151 = "stablehlo.add"(%6, %150) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %152 = "stablehlo.multiply"(%149, %151) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %153 = "stablehlo.divide"(%152, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %154 = "stablehlo.constant"() {value = dense<1.3382536e-11> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %155 = "stablehlo.multiply"(%153, %154) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %156 = "stablehlo.add"(%145, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.constant"() {value = dense<1.3e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %158 = "stablehlo.add"(%6, %157) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %159 = "stablehlo.multiply"(%153, %158) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %160 = "stablehlo.divide"(%159, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %161 = "stablehlo.constant"() {value = dense<1.4e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %162 = "stablehlo.add"(%6, %161) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %163 = "stablehlo.multiply"(%160, %162) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %164 = "stablehlo.divide"(%163, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %165 = "stablehlo.constant"() {value = dense<-3.3896803e-13> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %166 = "stablehlo.multiply"(%164, %165) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %167 = "stablehlo.add"(%156, %166) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %168 = "stablehlo.constant"() {value = dense<1.5e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %169 = "stablehlo.add"(%6, %168) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %170 = "stablehlo.multiply"(%164, %169) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %171 = "stablehlo.divide"(%170, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %172 = "stablehlo.constant"() {value = dense<1.6e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %173 = "stablehlo.add"(%6, %172) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %174 = "stablehlo.multiply"(%171, %173) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %175 = "stablehlo.divide"(%174, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %176 = "stablehlo.constant"() {value = dense<8.586062e-15> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %177 = "stablehlo.multiply"(%175, %176) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %178 = "stablehlo.add"(%167, %177) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %179 = "stablehlo.constant"() {value = dense<1.7e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %180 = "stablehlo.add"(%6, %179) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %181 = "stablehlo.multiply"(%175, %180) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %182 = "stablehlo.divide"(%181, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %183 = "stablehlo.constant"() {value = dense<1.8e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %184 = "stablehlo.add"(%6, %183) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %185 = "stablehlo.multiply"(%182, %184) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %186 = "stablehlo.divide"(%185, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %187 = "stablehlo.constant"() {value = dense<-2.1748687e-16> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %188 = "stablehlo.multiply"(%186, %187) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %189 = "stablehlo.add"(%178, %188) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %190 = "stablehlo.constant"() {value = dense<1.9e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %191 = "stablehlo.add"(%6, %190) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %192 = "stablehlo.multiply"(%186, %191) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %193 = "stablehlo.divide"(%192, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %194 = "stablehlo.constant"() {value = dense<2.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %195 = "stablehlo.add"(%6, %194) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %196 = "stablehlo.multiply"(%193, %195) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %197 = "stablehlo.divide"(%196, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %198 = "stablehlo.constant"() {value = dense<5.509003e-18> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %199 = "stablehlo.multiply"(%197, %198) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %200 = "stablehlo.add"(%189, %199) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %201 = "stablehlo.constant"() {value = dense<2.1e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %202 = "stablehlo.add"(%6, %201) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %203 = "stablehlo.multiply"(%197, %202) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %204 = "stablehlo.divide"(%203, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %205 = "stablehlo.constant"() {value = dense<2.2e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %206 = "stablehlo.add"(%6, %205) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %207 = "stablehlo.multiply"(%204, %206) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %208 = "stablehlo.divide"(%207, %25#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %209 = "stablehlo.constant"() {value = dense<-1.3954465e-19> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %210 = "stablehlo.multiply"(%208, %209) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %211 = "stablehlo.add"(%200, %210) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %212 = "stablehlo.add"(%25#2, %211) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %213 = "stablehlo.select"(%78, %25#2, %212) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %214 = "stablehlo.select"(%60, %70, %213) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %215 = "stablehlo.select"(%57, %58, %214) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %216 = "stablehlo.select"(%12, %13, %215) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%216) : (tensor<5x5xf32>) -> ()
  }
}
