module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %1 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %3 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.constant"() {value = dense<2.09e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %5 = "stablehlo.compare"(%0, %4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %6 = "stablehlo.constant"() {value = dense<1.1566864e-32> : tensor<20xf32>} : () -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.multiply"(%7, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.multiply"(%6, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.constant"() {value = dense<1.7142092e-29> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.add"(%9, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.multiply"(%11, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.constant"() {value = dense<2.1599036e-26> : tensor<20xf32>} : () -> tensor<20xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.multiply"(%14, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.constant"() {value = dense<2.2808581e-23> : tensor<20xf32>} : () -> tensor<20xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.multiply"(%17, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.constant"() {value = dense<1.9843467e-20> : tensor<20xf32>} : () -> tensor<20xf32>
    %20 = "stablehlo.add"(%18, %19) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.multiply"(%20, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.constant"() {value = dense<1.3930114e-17> : tensor<20xf32>} : () -> tensor<20xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.multiply"(%23, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<7.689423e-15> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.multiply"(%26, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.constant"() {value = dense<3.2295575e-12> : tensor<20xf32>} : () -> tensor<20xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.multiply"(%29, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.constant"() {value = dense<9.882446e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.multiply"(%32, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %34 = "stablehlo.constant"() {value = dense<2.0753136e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.multiply"(%35, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.constant"() {value = dense<2.739414e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.multiply"(%38, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.constant"() {value = dense<1.972378e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.multiply"(%41, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.constant"() {value = dense<5.917134e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.multiply"(%44, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.constant"() {value = dense<3.5502806e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.constant"() {value = dense<-9.807136e-34> : tensor<20xf32>} : () -> tensor<20xf32>
    %49 = "stablehlo.multiply"(%48, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.constant"() {value = dense<-1.5299132e-30> : tensor<20xf32>} : () -> tensor<20xf32>
    %51 = "stablehlo.add"(%49, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.multiply"(%51, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<-2.0378444e-27> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%54, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.constant"() {value = dense<-2.2864615e-24> : tensor<20xf32>} : () -> tensor<20xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.multiply"(%57, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.constant"() {value = dense<-2.1264091e-21> : tensor<20xf32>} : () -> tensor<20xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.multiply"(%60, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.constant"() {value = dense<-1.6075652e-18> : tensor<20xf32>} : () -> tensor<20xf32>
    %63 = "stablehlo.add"(%61, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.multiply"(%63, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.constant"() {value = dense<-9.645392e-16> : tensor<20xf32>} : () -> tensor<20xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.multiply"(%66, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.constant"() {value = dense<-4.456171e-13> : tensor<20xf32>} : () -> tensor<20xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.multiply"(%69, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.constant"() {value = dense<-1.5240105e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.multiply"(%72, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.constant"() {value = dense<-3.657625e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %75 = "stablehlo.add"(%73, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.multiply"(%75, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.constant"() {value = dense<-5.705895e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.multiply"(%78, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.constant"() {value = dense<-5.1353057e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%81, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.constant"() {value = dense<-2.1568283e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.multiply"(%84, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.constant"() {value = dense<-2.588194e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %87 = "stablehlo.add"(%85, %86) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.multiply"(%arg0, %87) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.add"(%47, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %91 = "stablehlo.compare"(%arg0, %90) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %92 = "stablehlo.constant"() {value = dense<5.641896e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %93 = "stablehlo.sqrt"(%0) : (tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.sqrt"(%93) : (tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.divide"(%92, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %97 = "stablehlo.multiply"(%95, %96) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %98 = "stablehlo.constant"() {value = dense<3.465381e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %99 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %100 = "stablehlo.multiply"(%0, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.constant"() {value = dense<6.666667e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %102 = "stablehlo.multiply"(%100, %101) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.divide"(%99, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.multiply"(%98, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.constant"() {value = dense<1.2007595e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.multiply"(%106, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %108 = "stablehlo.constant"() {value = dense<7.62796e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %109 = "stablehlo.add"(%107, %108) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %110 = "stablehlo.multiply"(%109, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.constant"() {value = dense<1.6808922e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %112 = "stablehlo.add"(%110, %111) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %113 = "stablehlo.multiply"(%112, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %114 = "stablehlo.constant"() {value = dense<1.597564e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %116 = "stablehlo.multiply"(%115, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %117 = "stablehlo.constant"() {value = dense<7.053609e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %119 = "stablehlo.multiply"(%118, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %120 = "stablehlo.constant"() {value = dense<1.4026469e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %122 = "stablehlo.multiply"(%121, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %123 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %125 = "stablehlo.constant"() {value = dense<5.675945e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %126 = "stablehlo.multiply"(%125, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %127 = "stablehlo.constant"() {value = dense<1.4756256e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %128 = "stablehlo.add"(%126, %127) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %129 = "stablehlo.multiply"(%128, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %130 = "stablehlo.constant"() {value = dense<8.45139e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %131 = "stablehlo.add"(%129, %130) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %132 = "stablehlo.multiply"(%131, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %133 = "stablehlo.constant"() {value = dense<1.7731808e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %134 = "stablehlo.add"(%132, %133) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %135 = "stablehlo.multiply"(%134, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %136 = "stablehlo.constant"() {value = dense<1.642347e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %137 = "stablehlo.add"(%135, %136) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %138 = "stablehlo.multiply"(%137, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %139 = "stablehlo.constant"() {value = dense<7.147784e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %140 = "stablehlo.add"(%138, %139) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %141 = "stablehlo.multiply"(%140, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %142 = "stablehlo.constant"() {value = dense<1.4095914e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %143 = "stablehlo.add"(%141, %142) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %144 = "stablehlo.multiply"(%143, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %145 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %146 = "stablehlo.add"(%144, %145) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %147 = "stablehlo.divide"(%124, %146) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %148 = "stablehlo.multiply"(%97, %147) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %149 = "stablehlo.exponential"(%102) : (tensor<20xf32>) -> tensor<20xf32>
    %150 = "stablehlo.divide"(%148, %149) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %151 = "stablehlo.constant"() {value = dense<7.853982e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %152 = "stablehlo.add"(%102, %151) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %153 = "stablehlo.sine"(%152) : (tensor<20xf32>) -> tensor<20xf32>
    %154 = "stablehlo.multiply"(%103, %103) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %155 = "stablehlo.constant"() {value = dense<-1.3169633e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %156 = "stablehlo.multiply"(%155, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %157 = "stablehlo.constant"() {value = dense<-6.2645656e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %158 = "stablehlo.add"(%156, %157) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %159 = "stablehlo.multiply"(%158, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %160 = "stablehlo.constant"() {value = dense<-6.9315803e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %161 = "stablehlo.add"(%159, %160) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %162 = "stablehlo.multiply"(%161, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %163 = "stablehlo.constant"() {value = dense<-2.7977997e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %164 = "stablehlo.add"(%162, %163) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %165 = "stablehlo.multiply"(%164, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %166 = "stablehlo.constant"() {value = dense<-4.9190015e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %167 = "stablehlo.add"(%165, %166) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %168 = "stablehlo.multiply"(%167, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %169 = "stablehlo.constant"() {value = dense<-4.062659e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %170 = "stablehlo.add"(%168, %169) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %171 = "stablehlo.multiply"(%170, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %172 = "stablehlo.constant"() {value = dense<-1.5927649e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %173 = "stablehlo.add"(%171, %172) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %174 = "stablehlo.multiply"(%173, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %175 = "stablehlo.constant"() {value = dense<-2.776491e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %176 = "stablehlo.add"(%174, %175) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %177 = "stablehlo.multiply"(%176, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %178 = "stablehlo.constant"() {value = dense<-1.677877e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %179 = "stablehlo.add"(%177, %178) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %180 = "stablehlo.constant"() {value = dense<1.3356042e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %181 = "stablehlo.multiply"(%180, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %182 = "stablehlo.constant"() {value = dense<3.2682503e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %183 = "stablehlo.add"(%181, %182) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %184 = "stablehlo.multiply"(%183, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %185 = "stablehlo.constant"() {value = dense<2.6736704e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %186 = "stablehlo.add"(%184, %185) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %187 = "stablehlo.multiply"(%186, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %188 = "stablehlo.constant"() {value = dense<9.187074e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %189 = "stablehlo.add"(%187, %188) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %190 = "stablehlo.multiply"(%189, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %191 = "stablehlo.constant"() {value = dense<1.4752915e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %192 = "stablehlo.add"(%190, %191) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %193 = "stablehlo.multiply"(%192, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %194 = "stablehlo.constant"() {value = dense<1.1568718e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %195 = "stablehlo.add"(%193, %194) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %196 = "stablehlo.multiply"(%195, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %197 = "stablehlo.constant"() {value = dense<4.4029164e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %198 = "stablehlo.add"(%196, %197) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %199 = "stablehlo.multiply"(%198, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %200 = "stablehlo.constant"() {value = dense<7.547203e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %201 = "stablehlo.add"(%199, %200) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %202 = "stablehlo.multiply"(%201, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %203 = "stablehlo.constant"() {value = dense<4.518501e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %204 = "stablehlo.add"(%202, %203) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %205 = "stablehlo.divide"(%179, %204) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %206 = "stablehlo.multiply"(%154, %205) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %207 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %208 = "stablehlo.add"(%206, %207) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %209 = "stablehlo.multiply"(%153, %208) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %210 = "stablehlo.cosine"(%152) : (tensor<20xf32>) -> tensor<20xf32>
    %211 = "stablehlo.constant"() {value = dense<1.9733993e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %212 = "stablehlo.multiply"(%211, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %213 = "stablehlo.constant"() {value = dense<3.9110303e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %214 = "stablehlo.add"(%212, %213) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %215 = "stablehlo.multiply"(%214, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %216 = "stablehlo.constant"() {value = dense<1.065799e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %217 = "stablehlo.add"(%215, %216) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %218 = "stablehlo.multiply"(%217, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %219 = "stablehlo.constant"() {value = dense<9.391692e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %220 = "stablehlo.add"(%218, %219) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %221 = "stablehlo.multiply"(%220, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %222 = "stablehlo.constant"() {value = dense<3.5146564e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %223 = "stablehlo.add"(%221, %222) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %224 = "stablehlo.multiply"(%223, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %225 = "stablehlo.constant"() {value = dense<6.338889e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %226 = "stablehlo.add"(%224, %225) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %227 = "stablehlo.multiply"(%226, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %228 = "stablehlo.constant"() {value = dense<5.8580413e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %229 = "stablehlo.add"(%227, %228) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %230 = "stablehlo.multiply"(%229, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %231 = "stablehlo.constant"() {value = dense<2.828516e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %232 = "stablehlo.add"(%230, %231) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %233 = "stablehlo.multiply"(%232, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %234 = "stablehlo.constant"() {value = dense<6.9879366e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %235 = "stablehlo.add"(%233, %234) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %236 = "stablehlo.multiply"(%235, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %237 = "stablehlo.constant"() {value = dense<8.1178925e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %238 = "stablehlo.add"(%236, %237) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %239 = "stablehlo.multiply"(%238, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %240 = "stablehlo.constant"() {value = dense<3.415518e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %241 = "stablehlo.add"(%239, %240) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %242 = "stablehlo.constant"() {value = dense<9.308929e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %243 = "stablehlo.multiply"(%242, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %244 = "stablehlo.constant"() {value = dense<1.9835293e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %245 = "stablehlo.add"(%243, %244) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %246 = "stablehlo.multiply"(%245, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %247 = "stablehlo.constant"() {value = dense<1.5564663e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %248 = "stablehlo.add"(%246, %247) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %249 = "stablehlo.multiply"(%248, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %250 = "stablehlo.constant"() {value = dense<5.4768605e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %251 = "stablehlo.add"(%249, %250) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %252 = "stablehlo.multiply"(%251, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %253 = "stablehlo.constant"() {value = dense<9.542936e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %254 = "stablehlo.add"(%252, %253) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %255 = "stablehlo.multiply"(%254, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %256 = "stablehlo.constant"() {value = dense<8.645808e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %257 = "stablehlo.add"(%255, %256) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %258 = "stablehlo.multiply"(%257, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %259 = "stablehlo.constant"() {value = dense<4.126565e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %260 = "stablehlo.add"(%258, %259) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %261 = "stablehlo.multiply"(%260, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %262 = "stablehlo.constant"() {value = dense<1.0125909e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %263 = "stablehlo.add"(%261, %262) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %264 = "stablehlo.multiply"(%263, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %265 = "stablehlo.constant"() {value = dense<1.1716673e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %266 = "stablehlo.add"(%264, %265) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %267 = "stablehlo.multiply"(%266, %154) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %268 = "stablehlo.constant"() {value = dense<4.9183457e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %269 = "stablehlo.add"(%267, %268) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %270 = "stablehlo.divide"(%241, %269) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %271 = "stablehlo.multiply"(%103, %270) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %272 = "stablehlo.multiply"(%210, %271) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %273 = "stablehlo.subtract"(%209, %272) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %274 = "stablehlo.multiply"(%95, %273) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %275 = "stablehlo.select"(%91, %150, %274) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %276 = "stablehlo.select"(%5, %89, %275) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %277 = "stablehlo.select"(%2, %3, %276) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%277) : (tensor<20xf32>) -> ()
  }
}
