module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.compare"(%arg0, %3) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = "stablehlo.constant"() {value = dense<1.2632047e+09> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<-6.473559e+11> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.multiply"(%9, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<1.14509516e+14> : tensor<20xf32>} : () -> tensor<20xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.multiply"(%12, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<-8.1277027e+15> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.multiply"(%15, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<2.0243947e+17> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.multiply"(%18, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.constant"() {value = dense<-7.788772e+17> : tensor<20xf32>} : () -> tensor<20xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.constant"() {value = dense<5.943016e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %23 = "stablehlo.multiply"(%22, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.constant"() {value = dense<2.355641e+05> : tensor<20xf32>} : () -> tensor<20xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %26 = "stablehlo.multiply"(%25, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.constant"() {value = dense<7.348119e+07> : tensor<20xf32>} : () -> tensor<20xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.multiply"(%28, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.constant"() {value = dense<1.8760133e+10> : tensor<20xf32>} : () -> tensor<20xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.multiply"(%31, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<3.8823128e+12> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.multiply"(%34, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.constant"() {value = dense<6.2055775e+14> : tensor<20xf32>} : () -> tensor<20xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.multiply"(%37, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.constant"() {value = dense<6.871411e+16> : tensor<20xf32>} : () -> tensor<20xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.multiply"(%40, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.constant"() {value = dense<3.9727062e+18> : tensor<20xf32>} : () -> tensor<20xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.divide"(%21, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.multiply"(%arg0, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %47 = "stablehlo.compare"(%arg0, %46) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %48 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %50 = "stablehlo.compare"(%48, %49) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %51 = "stablehlo.multiply"(%48, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.constant"() {value = dense<3.125e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %53 = "stablehlo.multiply"(%51, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %54 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %55 = "stablehlo.subtract"(%53, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.constant"() {value = dense<1.4395418e-11> : tensor<20xf32>} : () -> tensor<20xf32>
    %59 = "stablehlo.multiply"(%57, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %61 = "stablehlo.subtract"(%59, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.constant"() {value = dense<-3.716577e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.multiply"(%57, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.subtract"(%64, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.constant"() {value = dense<7.747614e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %67 = "stablehlo.add"(%65, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.multiply"(%57, %67) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.subtract"(%68, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.constant"() {value = dense<-1.2690755e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %71 = "stablehlo.add"(%69, %70) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.multiply"(%57, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.subtract"(%72, %67) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.constant"() {value = dense<1.5764701e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.multiply"(%57, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.subtract"(%76, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.constant"() {value = dense<-1.41493565e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %79 = "stablehlo.add"(%77, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.multiply"(%57, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.subtract"(%80, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %82 = "stablehlo.constant"() {value = dense<8.553646e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %83 = "stablehlo.add"(%81, %82) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "stablehlo.multiply"(%57, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.subtract"(%84, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.constant"() {value = dense<-3.115684e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.multiply"(%55, %87) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.subtract"(%88, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.constant"() {value = dense<2.789571e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %91 = "stablehlo.add"(%89, %90) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %92 = "stablehlo.constant"() {value = dense<1.4681971e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %93 = "stablehlo.subtract"(%51, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.constant"() {value = dense<4.5810417e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %95 = "stablehlo.subtract"(%93, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.multiply"(%91, %95) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %97 = "stablehlo.constant"() {value = dense<4.9218456e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %98 = "stablehlo.subtract"(%51, %97) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.constant"() {value = dense<5.3384056e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %100 = "stablehlo.subtract"(%98, %99) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.multiply"(%96, %100) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %102 = "stablehlo.multiply"(%101, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %104 = "stablehlo.divide"(%103, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %106 = "stablehlo.subtract"(%104, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %108 = "stablehlo.multiply"(%106, %107) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %109 = "stablehlo.constant"() {value = dense<6.177634e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %110 = "stablehlo.multiply"(%108, %109) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %112 = "stablehlo.subtract"(%110, %111) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %113 = "stablehlo.constant"() {value = dense<-3.9872843e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %115 = "stablehlo.multiply"(%108, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %116 = "stablehlo.subtract"(%115, %109) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %117 = "stablehlo.constant"() {value = dense<8.9898985e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %119 = "stablehlo.multiply"(%106, %118) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %120 = "stablehlo.subtract"(%119, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %121 = "stablehlo.constant"() {value = dense<1.000903e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %123 = "stablehlo.sine"(%48) : (tensor<20xf32>) -> tensor<20xf32>
    %124 = "stablehlo.cosine"(%48) : (tensor<20xf32>) -> tensor<20xf32>
    %125 = "stablehlo.subtract"(%123, %124) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %126 = "stablehlo.multiply"(%122, %125) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %127 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %128 = "stablehlo.multiply"(%106, %127) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %129 = "stablehlo.constant"() {value = dense<8.2291934e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %131 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %132 = "stablehlo.subtract"(%130, %131) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %133 = "stablehlo.constant"() {value = dense<-2.0959781e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %135 = "stablehlo.multiply"(%128, %134) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %137 = "stablehlo.constant"() {value = dense<9.138615e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %139 = "stablehlo.multiply"(%128, %138) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %141 = "stablehlo.constant"() {value = dense<-9.627723e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %143 = "stablehlo.multiply"(%106, %142) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %145 = "stablehlo.constant"() {value = dense<4.677779e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %147 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %148 = "stablehlo.multiply"(%146, %147) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %149 = "stablehlo.divide"(%148, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %150 = "stablehlo.add"(%123, %124) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %151 = "stablehlo.multiply"(%149, %150) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %152 = "stablehlo.add"(%126, %151) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %153 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %154 = "stablehlo.multiply"(%48, %153) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %155 = "stablehlo.sqrt"(%154) : (tensor<20xf32>) -> tensor<20xf32>
    %156 = "stablehlo.divide"(%152, %155) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %157 = "stablehlo.select"(%50, %102, %156) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %158 = "stablehlo.negate"(%157) : (tensor<20xf32>) -> tensor<20xf32>
    %159 = "stablehlo.select"(%47, %158, %157) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %160 = "stablehlo.log"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %162 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %163 = "stablehlo.divide"(%162, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %164 = "stablehlo.subtract"(%161, %163) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %165 = "stablehlo.constant"() {value = dense<6.3661975e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %166 = "stablehlo.multiply"(%164, %165) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %167 = "stablehlo.add"(%45, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %168 = "stablehlo.constant"() {value = dense<7.621256e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %169 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %170 = "stablehlo.divide"(%169, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %171 = "stablehlo.multiply"(%170, %170) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %172 = "stablehlo.multiply"(%168, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %173 = "stablehlo.constant"() {value = dense<7.3139705e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %174 = "stablehlo.add"(%172, %173) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %175 = "stablehlo.multiply"(%174, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %176 = "stablehlo.constant"() {value = dense<1.1271961e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %177 = "stablehlo.add"(%175, %176) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %178 = "stablehlo.multiply"(%177, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %179 = "stablehlo.constant"() {value = dense<5.1120796e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %180 = "stablehlo.add"(%178, %179) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %181 = "stablehlo.multiply"(%180, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %182 = "stablehlo.constant"() {value = dense<8.424046e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %183 = "stablehlo.add"(%181, %182) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %184 = "stablehlo.multiply"(%183, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %185 = "stablehlo.constant"() {value = dense<5.214516e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %186 = "stablehlo.add"(%184, %185) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %187 = "stablehlo.multiply"(%186, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %188 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %189 = "stablehlo.add"(%187, %188) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %190 = "stablehlo.constant"() {value = dense<5.7132315e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %191 = "stablehlo.multiply"(%190, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %192 = "stablehlo.constant"() {value = dense<6.884559e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %193 = "stablehlo.add"(%191, %192) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %194 = "stablehlo.multiply"(%193, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %195 = "stablehlo.constant"() {value = dense<1.1051424e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %196 = "stablehlo.add"(%194, %195) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %197 = "stablehlo.multiply"(%196, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %198 = "stablehlo.constant"() {value = dense<5.073864e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %199 = "stablehlo.add"(%197, %198) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %200 = "stablehlo.multiply"(%199, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %201 = "stablehlo.constant"() {value = dense<8.399856e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %202 = "stablehlo.add"(%200, %201) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %203 = "stablehlo.multiply"(%202, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %204 = "stablehlo.constant"() {value = dense<5.2098284e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %205 = "stablehlo.add"(%203, %204) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %206 = "stablehlo.multiply"(%205, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %207 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %208 = "stablehlo.add"(%206, %207) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %209 = "stablehlo.divide"(%189, %208) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %210 = "stablehlo.constant"() {value = dense<2.3561945e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %211 = "stablehlo.subtract"(%arg0, %210) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %212 = "stablehlo.sine"(%211) : (tensor<20xf32>) -> tensor<20xf32>
    %213 = "stablehlo.multiply"(%209, %212) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %214 = "stablehlo.constant"() {value = dense<5.108626e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %215 = "stablehlo.multiply"(%214, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %216 = "stablehlo.constant"() {value = dense<4.9821386e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %217 = "stablehlo.add"(%215, %216) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %218 = "stablehlo.multiply"(%217, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %219 = "stablehlo.constant"() {value = dense<7.582383e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %221 = "stablehlo.multiply"(%220, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %222 = "stablehlo.constant"() {value = dense<3.667796e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %223 = "stablehlo.add"(%221, %222) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %224 = "stablehlo.multiply"(%223, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %225 = "stablehlo.constant"() {value = dense<7.108563e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %227 = "stablehlo.multiply"(%226, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %228 = "stablehlo.constant"() {value = dense<5.974896e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %229 = "stablehlo.add"(%227, %228) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %230 = "stablehlo.multiply"(%229, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %231 = "stablehlo.constant"() {value = dense<2.1168875e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %232 = "stablehlo.add"(%230, %231) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %233 = "stablehlo.multiply"(%232, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %234 = "stablehlo.constant"() {value = dense<2.520702e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %235 = "stablehlo.add"(%233, %234) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %236 = "stablehlo.constant"() {value = dense<7.423733e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %237 = "stablehlo.multiply"(%236, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %238 = "stablehlo.constant"() {value = dense<1.0564489e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %239 = "stablehlo.add"(%237, %238) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %240 = "stablehlo.multiply"(%239, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %241 = "stablehlo.constant"() {value = dense<4.9864106e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %242 = "stablehlo.add"(%240, %241) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %243 = "stablehlo.multiply"(%242, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %244 = "stablehlo.constant"() {value = dense<9.562319e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %245 = "stablehlo.add"(%243, %244) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %246 = "stablehlo.multiply"(%245, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %247 = "stablehlo.constant"() {value = dense<7.9970415e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %248 = "stablehlo.add"(%246, %247) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %249 = "stablehlo.multiply"(%248, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %250 = "stablehlo.constant"() {value = dense<2.8261929e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %251 = "stablehlo.add"(%249, %250) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %252 = "stablehlo.multiply"(%251, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %253 = "stablehlo.constant"() {value = dense<3.360936e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %254 = "stablehlo.add"(%252, %253) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %255 = "stablehlo.divide"(%235, %254) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %256 = "stablehlo.multiply"(%170, %255) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %257 = "stablehlo.cosine"(%211) : (tensor<20xf32>) -> tensor<20xf32>
    %258 = "stablehlo.multiply"(%256, %257) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %259 = "stablehlo.add"(%213, %258) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %260 = "stablehlo.constant"() {value = dense<7.978846e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %261 = "stablehlo.multiply"(%259, %260) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %262 = "stablehlo.sqrt"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %263 = "stablehlo.divide"(%261, %262) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %264 = "stablehlo.select"(%4, %167, %263) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %265 = "stablehlo.select"(%1, %2, %264) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%265) : (tensor<20xf32>) -> ()
  }
}
