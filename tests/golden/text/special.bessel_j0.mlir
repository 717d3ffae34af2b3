module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %1 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %3 = "stablehlo.multiply"(%0, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %4 = "stablehlo.constant"() {value = dense<3.125e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %7 = "stablehlo.subtract"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.constant"() {value = dense<-1.1003861e-11> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<3.1559927e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.add"(%13, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.multiply"(%9, %15) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.subtract"(%16, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.constant"() {value = dense<-7.4067015e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.multiply"(%9, %19) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.subtract"(%20, %15) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.constant"() {value = dense<1.3898025e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %23 = "stablehlo.add"(%21, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.multiply"(%9, %23) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.subtract"(%24, %19) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %26 = "stablehlo.constant"() {value = dense<-2.0248895e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %27 = "stablehlo.add"(%25, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.multiply"(%9, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.subtract"(%28, %23) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.constant"() {value = dense<2.2049086e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %31 = "stablehlo.add"(%29, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.multiply"(%9, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.subtract"(%32, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %34 = "stablehlo.constant"() {value = dense<-1.7040585e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %35 = "stablehlo.add"(%33, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.multiply"(%9, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.subtract"(%36, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.constant"() {value = dense<8.6877216e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %39 = "stablehlo.add"(%37, %38) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.multiply"(%9, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.subtract"(%40, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.constant"() {value = dense<-2.6209392e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %43 = "stablehlo.add"(%41, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.multiply"(%7, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.subtract"(%44, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.constant"() {value = dense<1.9903556e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %47 = "stablehlo.add"(%45, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.constant"() {value = dense<5.783186e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %49 = "stablehlo.subtract"(%3, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.constant"() {value = dense<4.0844794e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.multiply"(%47, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<3.0471262e+01> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.subtract"(%3, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.constant"() {value = dense<3.6551268e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %56 = "stablehlo.subtract"(%54, %55) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%52, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.constant"() {value = dense<1.28e+02> : tensor<20xf32>} : () -> tensor<20xf32>
    %59 = "stablehlo.divide"(%58, %3) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %61 = "stablehlo.subtract"(%59, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %63 = "stablehlo.multiply"(%61, %62) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.constant"() {value = dense<-5.1705946e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %65 = "stablehlo.multiply"(%63, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %67 = "stablehlo.subtract"(%65, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.constant"() {value = dense<3.0751848e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.multiply"(%63, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.subtract"(%70, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.constant"() {value = dense<-5.365221e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.multiply"(%61, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.constant"() {value = dense<9.9946034e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.sine"(%0) : (tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.cosine"(%0) : (tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.multiply"(%77, %80) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %82 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %83 = "stablehlo.multiply"(%61, %82) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "stablehlo.constant"() {value = dense<-7.271916e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %85 = "stablehlo.multiply"(%83, %84) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %87 = "stablehlo.subtract"(%85, %86) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.constant"() {value = dense<1.7972457e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.multiply"(%83, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.subtract"(%90, %84) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %92 = "stablehlo.constant"() {value = dense<-7.4144987e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.multiply"(%83, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.constant"() {value = dense<6.83852e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %98 = "stablehlo.multiply"(%61, %97) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %100 = "stablehlo.constant"() {value = dense<-1.5555855e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %102 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %103 = "stablehlo.multiply"(%101, %102) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %104 = "stablehlo.divide"(%103, %0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %105 = "stablehlo.subtract"(%78, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %106 = "stablehlo.multiply"(%104, %105) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %107 = "stablehlo.subtract"(%81, %106) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %108 = "stablehlo.constant"() {value = dense<3.1415927e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %109 = "stablehlo.multiply"(%0, %108) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %110 = "stablehlo.sqrt"(%109) : (tensor<20xf32>) -> tensor<20xf32>
    %111 = "stablehlo.divide"(%107, %110) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %112 = "stablehlo.select"(%2, %57, %111) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%112) : (tensor<20xf32>) -> ()
  }
}
