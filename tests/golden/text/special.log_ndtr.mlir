module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<7.5e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.constant"() {value = dense<7.0710677e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.constant"() {value = dense<3.75e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %8 = "stablehlo.add"(%6, %7) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.divide"(%3, %8) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.subtract"(%2, %9) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.constant"() {value = dense<1.0765e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %14 = "stablehlo.multiply"(%12, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %16 = "stablehlo.subtract"(%14, %15) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<-2.1886402e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.multiply"(%12, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.subtract"(%19, %13) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.constant"() {value = dense<7.740383e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.multiply"(%12, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.subtract"(%23, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<4.139028e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.multiply"(%12, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.subtract"(%27, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.constant"() {value = dense<-6.9169735e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %30 = "stablehlo.add"(%28, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.multiply"(%12, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %32 = "stablehlo.subtract"(%31, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<4.9077586e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.add"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.multiply"(%12, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %36 = "stablehlo.subtract"(%35, %30) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.constant"() {value = dense<-2.4131634e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %38 = "stablehlo.add"(%36, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.multiply"(%12, %38) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %40 = "stablehlo.subtract"(%39, %34) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.constant"() {value = dense<9.074998e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %42 = "stablehlo.add"(%40, %41) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.multiply"(%12, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %44 = "stablehlo.subtract"(%43, %38) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.constant"() {value = dense<-2.665867e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %46 = "stablehlo.add"(%44, %45) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.multiply"(%12, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.subtract"(%47, %42) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.constant"() {value = dense<5.920994e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %50 = "stablehlo.add"(%48, %49) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.multiply"(%12, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.subtract"(%51, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.constant"() {value = dense<-8.424913e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.multiply"(%12, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.subtract"(%55, %50) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.constant"() {value = dense<-4.5900545e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.multiply"(%10, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.constant"() {value = dense<1.1775789e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %64 = "stablehlo.multiply"(%6, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.divide"(%62, %66) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %69 = "stablehlo.multiply"(%67, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.log"(%69) : (tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %72 = "stablehlo.multiply"(%arg0, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.multiply"(%72, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.subtract"(%70, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.reduce_precision"(%arg0) {exponent_bits = 8 : i32, mantissa_bits = 11 : i32} : (tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.multiply"(%75, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %78 = "stablehlo.multiply"(%76, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.exponential"(%78) : (tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.is_finite"(%79) : (tensor<20xf32>) -> tensor<20xi1>
    %81 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.compare"(%79, %81) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %83 = "stablehlo.and"(%80, %82) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %84 = "stablehlo.subtract"(%arg0, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.add"(%arg0, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.constant"() {value = dense<-5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %88 = "stablehlo.multiply"(%86, %87) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.exponential_minus_one"(%88) : (tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.multiply"(%79, %89) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.add"(%79, %90) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %92 = "stablehlo.select"(%83, %91, %79) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %93 = "stablehlo.multiply"(%69, %92) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.negate"(%93) : (tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.log_plus_one"(%94) : (tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.select"(%1, %74, %95) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%96) : (tensor<20xf32>) -> ()
  }
}
