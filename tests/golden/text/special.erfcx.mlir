module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.reduce_precision"(%arg0) {exponent_bits = 8 : i32, mantissa_bits = 11 : i32} : (tensor<20xf32>) -> tensor<20xf32>
    %3 = "stablehlo.multiply"(%2, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %4 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.exponential"(%5) : (tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.is_finite"(%6) : (tensor<20xf32>) -> tensor<20xi1>
    %8 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.compare"(%6, %8) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %10 = "stablehlo.and"(%7, %9) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %11 = "stablehlo.subtract"(%arg0, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.add"(%arg0, %2) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.multiply"(%11, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.multiply"(%13, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.exponential_minus_one"(%15) : (tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.multiply"(%6, %16) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.add"(%6, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.select"(%10, %18, %6) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %21 = "stablehlo.multiply"(%19, %20) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %23 = "stablehlo.constant"() {value = dense<7.5e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %24 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<3.75e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.add"(%24, %25) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.divide"(%23, %26) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.subtract"(%22, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %30 = "stablehlo.multiply"(%28, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.constant"() {value = dense<1.0765e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %32 = "stablehlo.multiply"(%30, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.subtract"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.constant"() {value = dense<-2.1886402e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.multiply"(%30, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.subtract"(%37, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.constant"() {value = dense<7.740383e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.multiply"(%30, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.subtract"(%41, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.constant"() {value = dense<4.139028e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.multiply"(%30, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.subtract"(%45, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.constant"() {value = dense<-6.9169735e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.multiply"(%30, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.subtract"(%49, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.constant"() {value = dense<4.9077586e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.multiply"(%30, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %54 = "stablehlo.subtract"(%53, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.constant"() {value = dense<-2.4131634e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%30, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.subtract"(%57, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.constant"() {value = dense<9.074998e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.multiply"(%30, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.subtract"(%61, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.constant"() {value = dense<-2.665867e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.multiply"(%30, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.subtract"(%65, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.constant"() {value = dense<5.920994e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.multiply"(%30, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.subtract"(%69, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.constant"() {value = dense<-8.424913e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.multiply"(%30, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.subtract"(%73, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.constant"() {value = dense<-4.5900545e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.multiply"(%28, %76) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.subtract"(%77, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.constant"() {value = dense<1.1775789e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %80 = "stablehlo.add"(%78, %79) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %81 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%24, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %84 = "stablehlo.add"(%82, %83) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.divide"(%80, %84) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.subtract"(%21, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.select"(%1, %86, %85) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%87) : (tensor<20xf32>) -> ()
  }
}
