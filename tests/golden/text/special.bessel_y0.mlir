module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<1.5592437e+04> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.constant"() {value = dense<-1.466393e+07> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.add"(%4, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%6, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<5.435265e+09> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.add"(%7, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.multiply"(%9, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<-9.8213606e+11> : tensor<20xf32>} : () -> tensor<20xf32>
    %12 = "stablehlo.add"(%10, %11) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.multiply"(%12, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<8.759064e+13> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.multiply"(%15, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<-3.4662832e+15> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.multiply"(%18, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.constant"() {value = dense<4.4273326e+16> : tensor<20xf32>} : () -> tensor<20xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.multiply"(%21, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.constant"() {value = dense<-1.849508e+16> : tensor<20xf32>} : () -> tensor<20xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<1.0412836e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.multiply"(%25, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.constant"() {value = dense<6.261073e+05> : tensor<20xf32>} : () -> tensor<20xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.multiply"(%28, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.constant"() {value = dense<2.6891965e+08> : tensor<20xf32>} : () -> tensor<20xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.multiply"(%31, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<8.6400246e+10> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.multiply"(%34, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.constant"() {value = dense<2.029796e+13> : tensor<20xf32>} : () -> tensor<20xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.multiply"(%37, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.constant"() {value = dense<3.1715775e+15> : tensor<20xf32>} : () -> tensor<20xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.multiply"(%40, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.constant"() {value = dense<2.5059626e+17> : tensor<20xf32>} : () -> tensor<20xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.divide"(%24, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.log"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %48 = "stablehlo.compare"(%46, %47) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %49 = "stablehlo.multiply"(%46, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.constant"() {value = dense<3.125e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %51 = "stablehlo.multiply"(%49, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %53 = "stablehlo.subtract"(%51, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %54 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%53, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.constant"() {value = dense<-1.1003861e-11> : tensor<20xf32>} : () -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %59 = "stablehlo.subtract"(%57, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.constant"() {value = dense<3.1559927e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.multiply"(%55, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.subtract"(%62, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.constant"() {value = dense<-7.4067015e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.multiply"(%55, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.constant"() {value = dense<1.3898025e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.multiply"(%55, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.constant"() {value = dense<-2.0248895e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.multiply"(%55, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.constant"() {value = dense<2.2049086e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.multiply"(%55, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.constant"() {value = dense<-1.7040585e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%55, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "stablehlo.constant"() {value = dense<8.6877216e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.multiply"(%55, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.constant"() {value = dense<-2.6209392e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.multiply"(%53, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %92 = "stablehlo.constant"() {value = dense<1.9903556e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.constant"() {value = dense<5.783186e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %95 = "stablehlo.subtract"(%49, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.constant"() {value = dense<4.0844794e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %97 = "stablehlo.subtract"(%95, %96) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %98 = "stablehlo.multiply"(%93, %97) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.constant"() {value = dense<3.0471262e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %100 = "stablehlo.subtract"(%49, %99) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.constant"() {value = dense<3.6551268e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %102 = "stablehlo.subtract"(%100, %101) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.multiply"(%98, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %105 = "stablehlo.divide"(%104, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %106 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %107 = "stablehlo.subtract"(%105, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %108 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %109 = "stablehlo.multiply"(%107, %108) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %110 = "stablehlo.constant"() {value = dense<-5.1705946e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %111 = "stablehlo.multiply"(%109, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %112 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %113 = "stablehlo.subtract"(%111, %112) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %114 = "stablehlo.constant"() {value = dense<3.0751848e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %116 = "stablehlo.multiply"(%109, %115) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %117 = "stablehlo.subtract"(%116, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %118 = "stablehlo.constant"() {value = dense<-5.365221e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %119 = "stablehlo.add"(%117, %118) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %120 = "stablehlo.multiply"(%107, %119) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %121 = "stablehlo.subtract"(%120, %115) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %122 = "stablehlo.constant"() {value = dense<9.9946034e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %124 = "stablehlo.sine"(%46) : (tensor<20xf32>) -> tensor<20xf32>
    %125 = "stablehlo.cosine"(%46) : (tensor<20xf32>) -> tensor<20xf32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %127 = "stablehlo.multiply"(%123, %126) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %128 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %129 = "stablehlo.multiply"(%107, %128) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %130 = "stablehlo.constant"() {value = dense<-7.271916e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %131 = "stablehlo.multiply"(%129, %130) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %132 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %133 = "stablehlo.subtract"(%131, %132) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %134 = "stablehlo.constant"() {value = dense<1.7972457e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %135 = "stablehlo.add"(%133, %134) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %136 = "stablehlo.multiply"(%129, %135) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %137 = "stablehlo.subtract"(%136, %130) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %138 = "stablehlo.constant"() {value = dense<-7.4144987e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %139 = "stablehlo.add"(%137, %138) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %140 = "stablehlo.multiply"(%129, %139) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %141 = "stablehlo.subtract"(%140, %135) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %142 = "stablehlo.constant"() {value = dense<6.83852e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %144 = "stablehlo.multiply"(%107, %143) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %145 = "stablehlo.subtract"(%144, %139) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %146 = "stablehlo.constant"() {value = dense<-1.5555855e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %147 = "stablehlo.add"(%145, %146) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %148 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %149 = "stablehlo.multiply"(%147, %148) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %150 = "stablehlo.divide"(%149, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %151 = "stablehlo.subtract"(%124, %125) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %152 = "stablehlo.multiply"(%150, %151) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %153 = "stablehlo.subtract"(%127, %152) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %154 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %155 = "stablehlo.multiply"(%46, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %156 = "stablehlo.sqrt"(%155) : (tensor<20xf32>) -> tensor<20xf32>
    %157 = "stablehlo.divide"(%153, %156) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %158 = "stablehlo.select"(%48, %103, %157) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %159 = "stablehlo.multiply"(%45, %158) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %160 = "stablehlo.constant"() {value = dense<6.3661975e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %161 = "stablehlo.multiply"(%159, %160) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %162 = "stablehlo.add"(%44, %161) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %163 = "stablehlo.constant"() {value = dense<7.9693674e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %164 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %165 = "stablehlo.divide"(%164, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %166 = "stablehlo.multiply"(%165, %165) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %167 = "stablehlo.multiply"(%163, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %168 = "stablehlo.constant"() {value = dense<8.283524e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %169 = "stablehlo.add"(%167, %168) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %170 = "stablehlo.multiply"(%169, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %171 = "stablehlo.constant"() {value = dense<1.2395337e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %172 = "stablehlo.add"(%170, %171) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %173 = "stablehlo.multiply"(%172, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %174 = "stablehlo.constant"() {value = dense<5.44725e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %175 = "stablehlo.add"(%173, %174) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %176 = "stablehlo.multiply"(%175, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %177 = "stablehlo.constant"() {value = dense<8.747165e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %178 = "stablehlo.add"(%176, %177) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %179 = "stablehlo.multiply"(%178, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %180 = "stablehlo.constant"() {value = dense<5.3032403e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %181 = "stablehlo.add"(%179, %180) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %182 = "stablehlo.multiply"(%181, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %183 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %184 = "stablehlo.add"(%182, %183) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %185 = "stablehlo.constant"() {value = dense<9.244088e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %186 = "stablehlo.multiply"(%185, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %187 = "stablehlo.constant"() {value = dense<8.5628845e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %188 = "stablehlo.add"(%186, %187) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %189 = "stablehlo.multiply"(%188, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %190 = "stablehlo.constant"() {value = dense<1.2535274e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %191 = "stablehlo.add"(%189, %190) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %192 = "stablehlo.multiply"(%191, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %193 = "stablehlo.constant"() {value = dense<5.4709773e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %194 = "stablehlo.add"(%192, %193) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %195 = "stablehlo.multiply"(%194, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %196 = "stablehlo.constant"() {value = dense<8.761909e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %197 = "stablehlo.add"(%195, %196) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %198 = "stablehlo.multiply"(%197, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %199 = "stablehlo.constant"() {value = dense<5.3060527e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %200 = "stablehlo.add"(%198, %199) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %201 = "stablehlo.multiply"(%200, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %202 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %203 = "stablehlo.add"(%201, %202) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %204 = "stablehlo.divide"(%184, %203) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %205 = "stablehlo.constant"() {value = dense<7.853982e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %206 = "stablehlo.subtract"(%arg0, %205) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %207 = "stablehlo.sine"(%206) : (tensor<20xf32>) -> tensor<20xf32>
    %208 = "stablehlo.multiply"(%204, %207) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %209 = "stablehlo.constant"() {value = dense<-1.1366384e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %210 = "stablehlo.multiply"(%209, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %211 = "stablehlo.constant"() {value = dense<-1.2825272e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %212 = "stablehlo.add"(%210, %211) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %213 = "stablehlo.multiply"(%212, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %214 = "stablehlo.constant"() {value = dense<-1.9553955e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %215 = "stablehlo.add"(%213, %214) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %216 = "stablehlo.multiply"(%215, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %217 = "stablehlo.constant"() {value = dense<-9.320602e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %218 = "stablehlo.add"(%216, %217) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %219 = "stablehlo.multiply"(%218, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %220 = "stablehlo.constant"() {value = dense<-1.7768117e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %221 = "stablehlo.add"(%219, %220) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %222 = "stablehlo.multiply"(%221, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %223 = "stablehlo.constant"() {value = dense<-1.470775e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %224 = "stablehlo.add"(%222, %223) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %225 = "stablehlo.multiply"(%224, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %226 = "stablehlo.constant"() {value = dense<-5.1410534e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %227 = "stablehlo.add"(%225, %226) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %228 = "stablehlo.multiply"(%227, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %229 = "stablehlo.constant"() {value = dense<-6.0501437e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %230 = "stablehlo.add"(%228, %229) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %231 = "stablehlo.constant"() {value = dense<6.4317825e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %232 = "stablehlo.multiply"(%231, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %233 = "stablehlo.constant"() {value = dense<8.5643005e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %234 = "stablehlo.add"(%232, %233) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %235 = "stablehlo.multiply"(%234, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %236 = "stablehlo.constant"() {value = dense<3.8824019e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %237 = "stablehlo.add"(%235, %236) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %238 = "stablehlo.multiply"(%237, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %239 = "stablehlo.constant"() {value = dense<7.240468e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %240 = "stablehlo.add"(%238, %239) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %241 = "stablehlo.multiply"(%240, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %242 = "stablehlo.constant"() {value = dense<5.930727e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %243 = "stablehlo.add"(%241, %242) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %244 = "stablehlo.multiply"(%243, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %245 = "stablehlo.constant"() {value = dense<2.0620933e+03> : tensor<20xf32>} : () -> tensor<20xf32>
    %246 = "stablehlo.add"(%244, %245) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %247 = "stablehlo.multiply"(%246, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %248 = "stablehlo.constant"() {value = dense<2.4200574e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %249 = "stablehlo.add"(%247, %248) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %250 = "stablehlo.divide"(%230, %249) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %251 = "stablehlo.multiply"(%165, %250) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %252 = "stablehlo.cosine"(%206) : (tensor<20xf32>) -> tensor<20xf32>
    %253 = "stablehlo.multiply"(%251, %252) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %254 = "stablehlo.add"(%208, %253) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %255 = "stablehlo.constant"() {value = dense<7.978846e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %256 = "stablehlo.multiply"(%254, %255) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %257 = "stablehlo.sqrt"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %258 = "stablehlo.divide"(%256, %257) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %259 = "stablehlo.select"(%1, %162, %258) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%259) : (tensor<20xf32>) -> ()
  }
}
