module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.compare"(%2, %3) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = "stablehlo.multiply"(%2, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.constant"() {value = dense<3.125e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.subtract"(%7, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.constant"() {value = dense<1.4395418e-11> : tensor<20xf32>} : () -> tensor<20xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.constant"() {value = dense<-3.716577e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %17 = "stablehlo.add"(%15, %16) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.multiply"(%11, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.subtract"(%18, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.constant"() {value = dense<7.747614e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %21 = "stablehlo.add"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.multiply"(%11, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.subtract"(%22, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.constant"() {value = dense<-1.2690755e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %25 = "stablehlo.add"(%23, %24) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %26 = "stablehlo.multiply"(%11, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.subtract"(%26, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.constant"() {value = dense<1.5764701e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %29 = "stablehlo.add"(%27, %28) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.multiply"(%11, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.subtract"(%30, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.constant"() {value = dense<-1.41493565e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %33 = "stablehlo.add"(%31, %32) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %34 = "stablehlo.multiply"(%11, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.subtract"(%34, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.constant"() {value = dense<8.553646e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %37 = "stablehlo.add"(%35, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.multiply"(%11, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.subtract"(%38, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.constant"() {value = dense<-3.115684e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %41 = "stablehlo.add"(%39, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.multiply"(%9, %41) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.subtract"(%42, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.constant"() {value = dense<2.789571e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %45 = "stablehlo.add"(%43, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.constant"() {value = dense<1.4681971e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %47 = "stablehlo.subtract"(%5, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.constant"() {value = dense<4.5810417e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %49 = "stablehlo.subtract"(%47, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.multiply"(%45, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.constant"() {value = dense<4.9218456e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %52 = "stablehlo.subtract"(%5, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<5.3384056e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.subtract"(%52, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%50, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.multiply"(%55, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %58 = "stablehlo.divide"(%57, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %60 = "stablehlo.subtract"(%58, %59) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %62 = "stablehlo.multiply"(%60, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.constant"() {value = dense<6.177634e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %64 = "stablehlo.multiply"(%62, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %66 = "stablehlo.subtract"(%64, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.constant"() {value = dense<-3.9872843e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.multiply"(%62, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.subtract"(%69, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.constant"() {value = dense<8.9898985e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.multiply"(%60, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.subtract"(%73, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.constant"() {value = dense<1.000903e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.sine"(%2) : (tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.cosine"(%2) : (tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.subtract"(%77, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.multiply"(%76, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%60, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.constant"() {value = dense<8.2291934e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %84 = "stablehlo.multiply"(%82, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %86 = "stablehlo.subtract"(%84, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.constant"() {value = dense<-2.0959781e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %88 = "stablehlo.add"(%86, %87) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.multiply"(%82, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.subtract"(%89, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.constant"() {value = dense<9.138615e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %92 = "stablehlo.add"(%90, %91) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %93 = "stablehlo.multiply"(%82, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.subtract"(%93, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.constant"() {value = dense<-9.627723e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %96 = "stablehlo.add"(%94, %95) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %97 = "stablehlo.multiply"(%60, %96) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %98 = "stablehlo.subtract"(%97, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.constant"() {value = dense<4.677779e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %100 = "stablehlo.add"(%98, %99) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %101 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %102 = "stablehlo.multiply"(%100, %101) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %103 = "stablehlo.divide"(%102, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.add"(%77, %78) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.multiply"(%103, %104) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %106 = "stablehlo.add"(%80, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %108 = "stablehlo.multiply"(%2, %107) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %109 = "stablehlo.sqrt"(%108) : (tensor<20xf32>) -> tensor<20xf32>
    %110 = "stablehlo.divide"(%106, %109) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.select"(%4, %56, %110) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %112 = "stablehlo.negate"(%111) : (tensor<20xf32>) -> tensor<20xf32>
    %113 = "stablehlo.select"(%1, %112, %111) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%113) : (tensor<20xf32>) -> ()
  }
}
