module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %4 = "stablehlo.or"(%1, %3) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %5 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %6 = "stablehlo.or"(%4, %5) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %7 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<20xf32>} : () -> tensor<20xf32>
    %8 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %9 = "stablehlo.compare"(%arg0, %8) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %10 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %12 = "stablehlo.compare"(%arg0, %11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %13 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %14 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %15 = "stablehlo.subtract"(%14, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.minimum"(%arg0, %15) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<2.0e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.compare"(%16, %17) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %19 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %20 = "stablehlo.compare"(%arg0, %19) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %21 = "stablehlo.log"(%16) : (tensor<20xf32>) -> tensor<20xf32>
    %22 = "stablehlo.constant"() {value = dense<-2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %23 = "stablehlo.multiply"(%21, %22) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %24 = "stablehlo.sqrt"(%23) : (tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %26 = "stablehlo.log"(%24) : (tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.constant"() {value = dense<2.3245456e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %28 = "stablehlo.subtract"(%26, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.constant"() {value = dense<1.331294e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %30 = "stablehlo.divide"(%28, %29) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<f32>} : () -> tensor<f32>
    %32 = "stablehlo.clamp"(%25, %30, %31) : (tensor<f32>, tensor<20xf32>, tensor<f32>) -> tensor<20xf32>
    %33 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %34 = "stablehlo.multiply"(%32, %33) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.constant"() {value = dense<-6.708442e-09> : tensor<20xf32>} : () -> tensor<20xf32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %38 = "stablehlo.subtract"(%36, %37) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.constant"() {value = dense<1.57843e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.multiply"(%34, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.subtract"(%41, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.constant"() {value = dense<-5.9189983e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.multiply"(%34, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.subtract"(%45, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %47 = "stablehlo.constant"() {value = dense<1.0132444e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %48 = "stablehlo.add"(%46, %47) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.multiply"(%34, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.subtract"(%49, %44) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.constant"() {value = dense<-1.0370729e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %52 = "stablehlo.add"(%50, %51) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %53 = "stablehlo.multiply"(%34, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %54 = "stablehlo.subtract"(%53, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %55 = "stablehlo.constant"() {value = dense<7.592301e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %56 = "stablehlo.add"(%54, %55) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%34, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.subtract"(%57, %52) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %59 = "stablehlo.constant"() {value = dense<-4.203888e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %60 = "stablehlo.add"(%58, %59) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %61 = "stablehlo.multiply"(%34, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.subtract"(%61, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.constant"() {value = dense<1.7705265e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %64 = "stablehlo.add"(%62, %63) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %65 = "stablehlo.multiply"(%34, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.subtract"(%65, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.constant"() {value = dense<-5.5265512e-02> : tensor<20xf32>} : () -> tensor<20xf32>
    %68 = "stablehlo.add"(%66, %67) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %69 = "stablehlo.multiply"(%34, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.subtract"(%69, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.constant"() {value = dense<1.2052849e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %72 = "stablehlo.add"(%70, %71) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %73 = "stablehlo.multiply"(%32, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.subtract"(%73, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.constant"() {value = dense<9.1751295e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %76 = "stablehlo.add"(%74, %75) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %77 = "stablehlo.multiply"(%24, %76) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.negate"(%77) : (tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.select"(%20, %78, %77) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %81 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%arg0, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.subtract"(%80, %82) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "chlo.erf_inv"(%83) : (tensor<20xf32>) -> tensor<20xf32>
    %85 = "stablehlo.constant"() {value = dense<-1.4142135e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %86 = "stablehlo.multiply"(%84, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.select"(%18, %79, %86) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.select"(%12, %13, %87) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %89 = "stablehlo.select"(%9, %10, %88) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.select"(%6, %7, %89) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%90) : (tensor<20xf32>) -> ()
  }
}
