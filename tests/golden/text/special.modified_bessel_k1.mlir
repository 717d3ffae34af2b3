module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.compare"(%arg0, %3) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %5 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %6 = "stablehlo.multiply"(%arg0, %5) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %7 = "stablehlo.log"(%6) : (tensor<20xf32>) -> tensor<20xf32>
    %8 = "chlo.bessel_i1e"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %10 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %11 = "stablehlo.multiply"(%9, %10) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.exponential"(%11) : (tensor<20xf32>) -> tensor<20xf32>
    %13 = "stablehlo.multiply"(%8, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.multiply"(%13, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.multiply"(%7, %14) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %16 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %18 = "stablehlo.subtract"(%16, %17) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %19 = "stablehlo.constant"() {value = dense<-2.2133877e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %22 = "stablehlo.subtract"(%20, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.constant"() {value = dense<-2.433406e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %24 = "stablehlo.add"(%22, %23) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %25 = "stablehlo.multiply"(%18, %24) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %26 = "stablehlo.subtract"(%25, %19) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.constant"() {value = dense<-1.730289e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %28 = "stablehlo.add"(%26, %27) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.multiply"(%18, %28) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %30 = "stablehlo.subtract"(%29, %24) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %31 = "stablehlo.constant"() {value = dense<-6.975724e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %32 = "stablehlo.add"(%30, %31) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %33 = "stablehlo.multiply"(%18, %32) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %34 = "stablehlo.subtract"(%33, %28) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %35 = "stablehlo.constant"() {value = dense<-1.2261118e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %36 = "stablehlo.add"(%34, %35) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %37 = "stablehlo.multiply"(%18, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %38 = "stablehlo.subtract"(%37, %32) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %39 = "stablehlo.constant"() {value = dense<-3.5315597e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %40 = "stablehlo.add"(%38, %39) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %41 = "stablehlo.multiply"(%18, %40) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %42 = "stablehlo.subtract"(%41, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %43 = "stablehlo.constant"() {value = dense<1.5253003e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %44 = "stablehlo.add"(%42, %43) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %45 = "stablehlo.subtract"(%44, %36) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %46 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %48 = "stablehlo.divide"(%47, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %49 = "stablehlo.add"(%15, %48) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %50 = "stablehlo.negate"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %51 = "stablehlo.exponential"(%50) : (tensor<20xf32>) -> tensor<20xf32>
    %52 = "stablehlo.constant"() {value = dense<8.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %53 = "stablehlo.divide"(%52, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %54 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %55 = "stablehlo.subtract"(%53, %54) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %56 = "stablehlo.constant"() {value = dense<-1.03457625e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %57 = "stablehlo.multiply"(%55, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %58 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %59 = "stablehlo.subtract"(%57, %58) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %60 = "stablehlo.constant"() {value = dense<5.741084e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %62 = "stablehlo.multiply"(%55, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %63 = "stablehlo.subtract"(%62, %56) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %64 = "stablehlo.constant"() {value = dense<-3.5019605e-07> : tensor<20xf32>} : () -> tensor<20xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %66 = "stablehlo.multiply"(%55, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %68 = "stablehlo.constant"() {value = dense<2.406485e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %70 = "stablehlo.multiply"(%55, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %72 = "stablehlo.constant"() {value = dense<-1.936198e-05> : tensor<20xf32>} : () -> tensor<20xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %74 = "stablehlo.multiply"(%55, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %76 = "stablehlo.constant"() {value = dense<1.9521551e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %78 = "stablehlo.multiply"(%55, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %80 = "stablehlo.constant"() {value = dense<-2.8578169e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %82 = "stablehlo.multiply"(%55, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %84 = "stablehlo.constant"() {value = dense<1.0392374e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %86 = "stablehlo.multiply"(%55, %85) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %88 = "stablehlo.constant"() {value = dense<2.720626e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %90 = "stablehlo.subtract"(%89, %81) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %91 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %92 = "stablehlo.multiply"(%90, %91) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %93 = "stablehlo.sqrt"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %94 = "stablehlo.divide"(%92, %93) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %95 = "stablehlo.multiply"(%51, %94) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %96 = "stablehlo.select"(%4, %49, %95) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %97 = "stablehlo.select"(%1, %2, %96) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%97) : (tensor<20xf32>) -> ()
  }
}
