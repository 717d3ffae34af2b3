module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %2 = "stablehlo.constant"() {value = dense<9.869604e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %3 = "stablehlo.round_nearest_even"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.sine"(%6) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.multiply"(%7, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.divide"(%2, %8) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %11 = "stablehlo.subtract"(%10, %arg0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.select"(%1, %11, %arg0) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %14 = "stablehlo.compare"(%12, %13) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %15 = "stablehlo.floor"(%12) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.compare"(%12, %15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %17 = "stablehlo.and"(%14, %16) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %18 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %19 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.compare"(%18, %19) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %21 = "stablehlo.and"(%17, %20) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %22 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %23 = "stablehlo.compare"(%18, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %24 = "stablehlo.or"(%21, %23) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %25 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %26 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %27 = "stablehlo.is_finite"(%12) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %28 = "stablehlo.constant"() {value = dense<1.0e+08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %29 = "stablehlo.compare"(%12, %28) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %30 = "stablehlo.and"(%27, %29) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %31 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %32 = "stablehlo.maximum"(%18, %31) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %33 = "stablehlo.compare"(%12, %32) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %34 = "stablehlo.and"(%30, %33) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %35 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %36 = "stablehlo.negate"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %37:6 = "stablehlo.while"(%26, %34, %35, %12, %36, %32) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<5x5xi1>, %arg3: tensor<5x5xf32>, %arg4: tensor<5x5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5x5xf32>):
      %38 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %39 = "stablehlo.compare"(%arg1, %38) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %40 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %41 = "stablehlo.reduce"(%arg2, %40) ({
      ^bb0(%arg7: tensor<i1>, %arg8: tensor<i1>):
        %42 = "stablehlo.or"(%arg7, %arg8) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%42) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %43 = "stablehlo.and"(%39, %41) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%43) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg9: tensor<i32>, %arg10: tensor<5x5xi1>, %arg11: tensor<5x5xf32>, %arg12: tensor<5x5xf32>, %arg13: tensor<5x5xf32>, %arg14: tensor<5x5xf32>):
      %44 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %45 = "stablehlo.add"(%arg9, %44) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %46 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %47 = "stablehlo.compare"(%arg12, %46) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %48 = "stablehlo.power"(%arg12, %arg13) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %49 = "stablehlo.add"(%arg11, %48) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %50 = "stablehlo.select"(%arg10, %49, %arg11) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %51 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %52 = "stablehlo.multiply"(%50, %51) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %53 = "stablehlo.compare"(%48, %52) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %54 = "stablehlo.or"(%47, %53) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %55 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %56 = "stablehlo.add"(%arg12, %55) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %57 = "stablehlo.select"(%arg10, %56, %arg12) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %58 = "stablehlo.compare"(%57, %arg14) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %59 = "stablehlo.and"(%54, %58) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %60 = "stablehlo.and"(%arg10, %59) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      "stablehlo.return"(%45, %60, %50, %57, %arg13, %arg14) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %61 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %62 = "stablehlo.compare"(%37#3, %61) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %63 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %64 = "stablehlo.compare"(%18, %63) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %65 = "stablehlo.or"(%62, %64) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %66 = "stablehlo.floor"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.compare"(%18, %66) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %68 = "stablehlo.and"(%14, %67) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %69 = "stablehlo.or"(%65, %68) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %70 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %71 = "stablehlo.constant"() {value = dense<1.0e+08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %72 = "stablehlo.compare"(%12, %71) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %73 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %74 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %75 = "stablehlo.subtract"(%18, %74) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %76 = "stablehlo.divide"(%73, %75) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %77 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %78 = "stablehlo.divide"(%77, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %79 = "stablehlo.add"(%76, %78) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %80 = "stablehlo.negate"(%75) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %81 = "stablehlo.power"(%12, %80) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %82 = "stablehlo.multiply"(%79, %81) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %83 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %84 = "stablehlo.compare"(%37#2, %83) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %85 = "stablehlo.negate"(%18) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %86 = "stablehlo.power"(%37#3, %85) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %87 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %88 = "stablehlo.multiply"(%37#2, %87) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %89 = "stablehlo.compare"(%86, %88) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %90 = "stablehlo.and"(%84, %89) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %91 = "stablehlo.multiply"(%37#3, %86) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %92 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %93 = "stablehlo.subtract"(%18, %92) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %94 = "stablehlo.divide"(%91, %93) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %95 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %96 = "stablehlo.multiply"(%86, %95) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %97 = "stablehlo.add"(%94, %96) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %98 = "stablehlo.multiply"(%86, %18) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %99 = "stablehlo.divide"(%98, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %100 = "stablehlo.constant"() {value = dense<8.3333336e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %101 = "stablehlo.multiply"(%99, %100) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %102 = "stablehlo.add"(%97, %101) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %103 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %104 = "stablehlo.add"(%18, %103) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %105 = "stablehlo.multiply"(%99, %104) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %106 = "stablehlo.divide"(%105, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %107 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %108 = "stablehlo.add"(%18, %107) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %109 = "stablehlo.multiply"(%106, %108) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %110 = "stablehlo.divide"(%109, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %111 = "stablehlo.constant"() {value = dense<-1.3888889e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %112 = "stablehlo.multiply"(%110, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %113 = "stablehlo.add"(%102, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %114 = "stablehlo.constant"() {value = dense<3.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %115 = "stablehlo.add"(%18, %114) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = "stablehlo.multiply"(%110, %115) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %117 = "stablehlo.divide"(%116, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %118 = "stablehlo.constant"() {value = dense<4.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %119 = "stablehlo.add"(%18, %118) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %120 = "stablehlo.multiply"(%117, %119) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %121 = "stablehlo.divide"(%120, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %122 = "stablehlo.constant"() {value = dense<3.3068784e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %123 = "stablehlo.multiply"(%121, %122) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %124 = "stablehlo.add"(%113, %123) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %125 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %126 = "stablehlo.add"(%18, %125) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %127 = "stablehlo.multiply"(%121, %126) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = "stablehlo.divide"(%127, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %129 = "stablehlo.constant"() {value = dense<6.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %130 = "stablehlo.add"(%18, %129) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %131 = "stablehlo.multiply"(%128, %130) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %132 = "stablehlo.divide"(%131, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %133 = "stablehlo.constant"() {value = dense<-8.267196e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %134 = "stablehlo.multiply"(%132, %133) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.add"(%124, %134) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %136 = "stablehlo.constant"() {value = dense<7.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %137 = "stablehlo.add"(%18, %136) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %138 = "stablehlo.multiply"(%132, %137) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %139 = "stablehlo.divide"(%138, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %140 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %141 = "stablehlo.add"(%18, %140) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %142 = "stablehlo.multiply"(%139, %141) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %143 = "stablehlo.divide"(%142, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %144 = "stablehlo.constant"() {value = dense<2.0876756e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %145 = "stablehlo.multiply"(%143, %144) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %146 = "stablehlo.add"(%135, %145) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %147 = "stablehlo.constant"() {value = dense<9.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %148 = "stablehlo.add"(%18, %147) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %149 = "stablehlo.multiply"(%143, %148) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %150 = "stablehlo.divide"(%149, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %151 = "stablehlo.constant"() {value = dense<1.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %152 = "stablehlo.add"(%18, %151) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %153 = "stablehlo.multiply"(%150, %152) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %154 = "stablehlo.divide"(%153, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %155 = "stablehlo.constant"() {value = dense<-5.2841903e-10> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %156 = "stablehlo.multiply"(%154, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.add"(%146, %156) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %158 = "stablehlo.constant"() {value = dense<1.1e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %159 = "stablehlo.add"(%18, %158) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %160 = "stablehlo.multiply"(%154, %159) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %161 = "stablehlo.divide"(%160, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %162 = "stablehlo.constant"() {value = dense<1.2e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %163 = "stablehlo.add"(%18, %162) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %164 = "stablehlo.multiply"(%161, %163) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %165 = "stablehlo.divide"(%164, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %166 = "stablehlo.constant"() {value = dense<1.3382536e-11> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %167 = "stablehlo.multiply"(%165, %166) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %168 = "stablehlo.add"(%157, %167) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %169 = "stablehlo.constant"() {value = dense<1.3e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %170 = "stablehlo.add"(%18, %169) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %171 = "stablehlo.multiply"(%165, %170) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %172 = "stablehlo.divide"(%171, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %173 = "stablehlo.constant"() {value = dense<1.4e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %174 = "stablehlo.add"(%18, %173) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %175 = "stablehlo.multiply"(%172, %174) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %176 = "stablehlo.divide"(%175, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %177 = "stablehlo.constant"() {value = dense<-3.3896803e-13> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %178 = "stablehlo.multiply"(%176, %177) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %179 = "stablehlo.add"(%168, %178) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %180 = "stablehlo.constant"() {value = dense<1.5e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %181 = "stablehlo.add"(%18, %180) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %182 = "stablehlo.multiply"(%176, %181) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %183 = "stablehlo.divide"(%182, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %184 = "stablehlo.constant"() {value = dense<1.6e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %185 = "stablehlo.add"(%18, %184) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %186 = "stablehlo.multiply"(%183, %185) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %187 = "stablehlo.divide"(%186, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %188 = "stablehlo.constant"() {value = dense<8.586062e-15> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %189 = "stablehlo.multiply"(%187, %188) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %190 = "stablehlo.add"(%179, %189) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %191 = "stablehlo.constant"() {value = dense<1.7e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %192 = "stablehlo.add"(%18, %191) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %193 = "stablehlo.multiply"(%187, %192) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %194 = "stablehlo.divide"(%193, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %195 = "stablehlo.constant"() {value = dense<1.8e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %196 = "stablehlo.add"(%18, %195) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %197 = "stablehlo.multiply"(%194, %196) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %198 = "stablehlo.divide"(%197, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %199 = "stablehlo.constant"() {value = dense<-2.1748687e-16> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %200 = "stablehlo.multiply"(%198, %199) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %201 = "stablehlo.add"(%190, %200) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %202 = "stablehlo.constant"() {value = dense<1.9e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %203 = "stablehlo.add"(%18, %202) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %204 = "stablehlo.multiply"(%198, %203) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %205 = "stablehlo.divide"(%204, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %206 = "stablehlo.constant"() {value = dense<2.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %207 = "stablehlo.add"(%18, %206) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %208 = "stablehlo.multiply"(%205, %207) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %209 = "stablehlo.divide"(%208, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %210 = "stablehlo.constant"() {value = dense<5.509003e-18> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %211 = "stablehlo.multiply"(%209, %210) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %212 = "stablehlo.add"(%201, %211) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %213 = "stablehlo.constant"() {value = dense<2.1e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %214 = "stablehlo.add"(%18, %213) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %215 = "stablehlo.multiply"(%209, %214) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %216 = "stablehlo.divide"(%215, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %217 = "stablehlo.constant"() {value = dense<2.2e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %218 = "stablehlo.add"(%18, %217) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %219 = "stablehlo.multiply"(%216, %218) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %220 = "stablehlo.divide"(%219, %37#3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %221 = "stablehlo.constant"() {value = dense<-1.3954465e-19> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %222 = "stablehlo.multiply"(%220, %221) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %223 = "stablehlo.add"(%212, %222) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %224 = "stablehlo.add"(%37#2, %223) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %225 = "stablehlo.select"(%90, %37#2, %224) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %226 = "stablehlo.select"(%72, %82, %225) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %227 = "stablehlo.select"(%69, %70, %226) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %228 = "stablehlo.select"(%24, %25, %227) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %229 = "stablehlo.subtract"(%9, %228) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %230 = "stablehlo.select"(%1, %229, %228) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%230) : (tensor<5x5xf32>) -> ()
  }
}
