module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.compare"(%arg0, %3) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %7 = "stablehlo.subtract"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<1.9045163e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.subtract"(%9, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.constant"() {value = dense<2.534791e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.multiply"(%7, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.subtract"(%14, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.constant"() {value = dense<2.2862121e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.multiply"(%7, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.subtract"(%18, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.constant"() {value = dense<1.2646155e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.multiply"(%7, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.constant"() {value = dense<3.5979938e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %26 = "stablehlo.multiply"(%7, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.constant"() {value = dense<3.442899e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.multiply"(%7, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.constant"() {value = dense<-5.353274e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %34 = "stablehlo.subtract"(%33, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %38 = "stablehlo.multiply"(%arg0, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.log"(%38) : (tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %42 = "stablehlo.compare"(%40, %41) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %43 = "stablehlo.constant"() {value = dense<2.5e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %44 = "stablehlo.multiply"(%40, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %46 = "stablehlo.subtract"(%44, %45) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.constant"() {value = dense<2.6598237e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<-1.300025e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%48, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.constant"() {value = dense<6.046995e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.multiply"(%48, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.constant"() {value = dense<-2.6707937e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.multiply"(%48, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.constant"() {value = dense<1.1173876e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.multiply"(%48, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.constant"() {value = dense<-4.416738e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.multiply"(%48, %70) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.constant"() {value = dense<1.6448448e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.multiply"(%48, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.constant"() {value = dense<-5.754195e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.multiply"(%48, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.constant"() {value = dense<1.8850289e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.multiply"(%48, %82) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.constant"() {value = dense<-5.763756e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.multiply"(%48, %86) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.constant"() {value = dense<1.6394756e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.multiply"(%48, %90) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %93 = "stablehlo.constant"() {value = dense<-4.32431e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.multiply"(%48, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %97 = "stablehlo.constant"() {value = dense<1.0546461e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.multiply"(%48, %98) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.constant"() {value = dense<-2.3737416e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.multiply"(%48, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.constant"() {value = dense<4.9305283e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.multiply"(%48, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %109 = "stablehlo.constant"() {value = dense<-9.49011e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.multiply"(%48, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %113 = "stablehlo.constant"() {value = dense<1.716209e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %115 = "stablehlo.multiply"(%48, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %116 = "stablehlo.subtract"(%115, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %117 = "stablehlo.constant"() {value = dense<-3.0468267e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %119 = "stablehlo.multiply"(%46, %118) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %120 = "stablehlo.subtract"(%119, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %121 = "stablehlo.constant"() {value = dense<3.3839765e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %122 = "stablehlo.add"(%120, %121) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %123 = "stablehlo.constant"() {value = dense<1.6e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %124 = "stablehlo.divide"(%123, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %125 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %126 = "stablehlo.subtract"(%124, %125) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %127 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %128 = "stablehlo.multiply"(%126, %127) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %129 = "stablehlo.constant"() {value = dense<3.396232e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %130 = "stablehlo.multiply"(%128, %129) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %131 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %132 = "stablehlo.subtract"(%130, %131) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %133 = "stablehlo.constant"() {value = dense<2.266669e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %135 = "stablehlo.multiply"(%128, %134) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %136 = "stablehlo.subtract"(%135, %129) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %137 = "stablehlo.constant"() {value = dense<2.0489186e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %138 = "stablehlo.add"(%136, %137) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %139 = "stablehlo.multiply"(%128, %138) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %140 = "stablehlo.subtract"(%139, %134) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %141 = "stablehlo.constant"() {value = dense<2.8913705e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %142 = "stablehlo.add"(%140, %141) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %143 = "stablehlo.multiply"(%128, %142) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %144 = "stablehlo.subtract"(%143, %138) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %145 = "stablehlo.constant"() {value = dense<6.8897585e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %147 = "stablehlo.multiply"(%128, %146) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %148 = "stablehlo.subtract"(%147, %142) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %149 = "stablehlo.constant"() {value = dense<3.3691165e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %150 = "stablehlo.add"(%148, %149) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %151 = "stablehlo.multiply"(%126, %150) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %152 = "stablehlo.subtract"(%151, %146) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %153 = "stablehlo.constant"() {value = dense<4.022452e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %154 = "stablehlo.add"(%152, %153) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %155 = "stablehlo.sqrt"(%40) : (tensor<20xf32>) -> tensor<20xf32>
    %156 = "stablehlo.divide"(%154, %155) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %157 = "stablehlo.select"(%42, %122, %156) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %158 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %159 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %160 = "stablehlo.multiply"(%158, %159) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %161 = "stablehlo.exponential"(%160) : (tensor<20xf32>) -> tensor<20xf32>
    %162 = "stablehlo.multiply"(%157, %161) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %163 = "stablehlo.multiply"(%162, %161) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %164 = "stablehlo.multiply"(%39, %163) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %165 = "stablehlo.subtract"(%36, %164) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %166 = "stablehlo.exponential"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %167 = "stablehlo.multiply"(%165, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %168 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %169 = "stablehlo.divide"(%168, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %170 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %171 = "stablehlo.subtract"(%169, %170) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %172 = "stablehlo.constant"() {value = dense<8.574034e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %173 = "stablehlo.multiply"(%171, %172) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %174 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %175 = "stablehlo.subtract"(%173, %174) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %176 = "stablehlo.constant"() {value = dense<-4.66049e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %177 = "stablehlo.add"(%175, %176) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %178 = "stablehlo.multiply"(%171, %177) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %179 = "stablehlo.subtract"(%178, %172) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %180 = "stablehlo.constant"() {value = dense<2.7668136e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %181 = "stablehlo.add"(%179, %180) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %182 = "stablehlo.multiply"(%171, %181) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %183 = "stablehlo.subtract"(%182, %177) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %184 = "stablehlo.constant"() {value = dense<-1.8317555e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %185 = "stablehlo.add"(%183, %184) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %186 = "stablehlo.multiply"(%171, %185) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %187 = "stablehlo.subtract"(%186, %181) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %188 = "stablehlo.constant"() {value = dense<1.3949813e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %189 = "stablehlo.add"(%187, %188) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %190 = "stablehlo.multiply"(%171, %189) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %191 = "stablehlo.subtract"(%190, %185) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %192 = "stablehlo.constant"() {value = dense<-1.2849549e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %193 = "stablehlo.add"(%191, %192) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %194 = "stablehlo.multiply"(%171, %193) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %195 = "stablehlo.subtract"(%194, %189) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %196 = "stablehlo.constant"() {value = dense<1.5698839e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %197 = "stablehlo.add"(%195, %196) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %198 = "stablehlo.multiply"(%171, %197) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %199 = "stablehlo.subtract"(%198, %193) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %200 = "stablehlo.constant"() {value = dense<-3.14481e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %201 = "stablehlo.add"(%199, %200) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %202 = "stablehlo.multiply"(%171, %201) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %203 = "stablehlo.subtract"(%202, %197) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %204 = "stablehlo.constant"() {value = dense<2.440303e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %205 = "stablehlo.add"(%203, %204) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %206 = "stablehlo.subtract"(%205, %197) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %207 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %208 = "stablehlo.multiply"(%206, %207) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %209 = "stablehlo.sqrt"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %210 = "stablehlo.divide"(%208, %209) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %211 = "stablehlo.select"(%4, %167, %210) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %212 = "stablehlo.select"(%1, %2, %211) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%212) : (tensor<20xf32>) -> ()
  }
}
