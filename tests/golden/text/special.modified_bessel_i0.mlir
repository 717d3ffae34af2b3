module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %1 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %3 = "stablehlo.constant"() {value = dense<2.5e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.multiply"(%0, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.constant"() {value = dense<2.6598237e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %10 = "stablehlo.multiply"(%8, %9) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %12 = "stablehlo.subtract"(%10, %11) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.constant"() {value = dense<-1.300025e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %14 = "stablehlo.add"(%12, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.multiply"(%8, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.subtract"(%15, %9) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<6.046995e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.multiply"(%8, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.subtract"(%19, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.constant"() {value = dense<-2.6707937e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.multiply"(%8, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<1.1173876e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.multiply"(%8, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.constant"() {value = dense<-4.416738e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.multiply"(%8, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<1.6448448e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.multiply"(%8, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.constant"() {value = dense<-5.754195e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.multiply"(%8, %38) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.constant"() {value = dense<1.8850289e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.multiply"(%8, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.constant"() {value = dense<-5.763756e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.multiply"(%8, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.constant"() {value = dense<1.6394756e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.multiply"(%8, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<-4.32431e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%8, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.constant"() {value = dense<1.0546461e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.multiply"(%8, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.constant"() {value = dense<-2.3737416e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.multiply"(%8, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.constant"() {value = dense<4.9305283e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.multiply"(%8, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.constant"() {value = dense<-9.49011e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.multiply"(%8, %70) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.constant"() {value = dense<1.716209e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.multiply"(%8, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.constant"() {value = dense<-3.0468267e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.multiply"(%6, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.constant"() {value = dense<3.3839765e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.constant"() {value = dense<1.6e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %84 = "stablehlo.divide"(%83, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %86 = "stablehlo.subtract"(%84, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.constant"() {value = dense<3.396232e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %90 = "stablehlo.multiply"(%88, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %92 = "stablehlo.subtract"(%90, %91) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %93 = "stablehlo.constant"() {value = dense<2.266669e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.multiply"(%88, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.subtract"(%95, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %97 = "stablehlo.constant"() {value = dense<2.0489186e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.multiply"(%88, %98) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.constant"() {value = dense<2.8913705e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.multiply"(%88, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.subtract"(%103, %98) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.constant"() {value = dense<6.8897585e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %106 = "stablehlo.add"(%104, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.multiply"(%88, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %108 = "stablehlo.subtract"(%107, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %109 = "stablehlo.constant"() {value = dense<3.3691165e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %110 = "stablehlo.add"(%108, %109) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.multiply"(%86, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %112 = "stablehlo.subtract"(%111, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %113 = "stablehlo.constant"() {value = dense<4.022452e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %115 = "stablehlo.sqrt"(%0) : (tensor<20xf32>) -> tensor<20xf32>
    %116 = "stablehlo.divide"(%114, %115) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %117 = "stablehlo.select"(%2, %82, %116) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %118 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %119 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %120 = "stablehlo.multiply"(%118, %119) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %121 = "stablehlo.exponential"(%120) : (tensor<20xf32>) -> tensor<20xf32>
    %122 = "stablehlo.multiply"(%117, %121) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %123 = "stablehlo.multiply"(%122, %121) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%123) : (tensor<20xf32>) -> ()
  }
}
