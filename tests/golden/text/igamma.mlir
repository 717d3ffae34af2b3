module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %5 = "stablehlo.compare"(%3, %4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %6 = "stablehlo.or"(%2, %5) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = "stablehlo.compare"(%0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %8 = "stablehlo.compare"(%3, %3) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %9 = "stablehlo.or"(%7, %8) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %10 = "stablehlo.or"(%6, %9) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %11 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %13 = "stablehlo.compare"(%0, %12) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %14 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %15 = "stablehlo.compare"(%3, %14) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %16 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %17 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %18 = "stablehlo.select"(%15, %16, %17) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.compare"(%3, %19) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %22 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %23 = "stablehlo.compare"(%0, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %24 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %25 = "stablehlo.compare"(%3, %24) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %26 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %27 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %28 = "stablehlo.select"(%25, %26, %27) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %29 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %30 = "stablehlo.compare"(%3, %29) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %31 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %32 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %33 = "stablehlo.compare"(%3, %32) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %34 = "stablehlo.compare"(%3, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %35 = "stablehlo.and"(%33, %34) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %36 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %37 = "stablehlo.constant"() {value = dense<1.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %38 = "stablehlo.compare"(%0, %37) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %39 = "stablehlo.subtract"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %40 = "stablehlo.divide"(%39, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %41 = "stablehlo.abs"(%40) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %42 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %43 = "stablehlo.compare"(%41, %42) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %44 = "stablehlo.multiply"(%40, %40) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %45 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %46 = "stablehlo.multiply"(%40, %45) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %47 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %48 = "stablehlo.multiply"(%46, %47) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %49 = "stablehlo.constant"() {value = dense<4.9723163e-09> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %50 = "stablehlo.multiply"(%48, %49) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %51 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %52 = "stablehlo.subtract"(%50, %51) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %53 = "stablehlo.constant"() {value = dense<-1.9902531e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %54 = "stablehlo.add"(%52, %53) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %55 = "stablehlo.multiply"(%48, %54) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %56 = "stablehlo.subtract"(%55, %49) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %57 = "stablehlo.constant"() {value = dense<8.008266e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %58 = "stablehlo.add"(%56, %57) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = "stablehlo.multiply"(%48, %58) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %60 = "stablehlo.subtract"(%59, %54) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %61 = "stablehlo.constant"() {value = dense<-3.2420368e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %62 = "stablehlo.add"(%60, %61) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %63 = "stablehlo.multiply"(%48, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.subtract"(%63, %58) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %65 = "stablehlo.constant"() {value = dense<1.3219421e-06> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %66 = "stablehlo.add"(%64, %65) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.multiply"(%48, %66) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %68 = "stablehlo.subtract"(%67, %62) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %69 = "stablehlo.constant"() {value = dense<-5.4365332e-06> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %70 = "stablehlo.add"(%68, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %71 = "stablehlo.multiply"(%48, %70) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %72 = "stablehlo.subtract"(%71, %66) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %73 = "stablehlo.constant"() {value = dense<2.2591126e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %74 = "stablehlo.add"(%72, %73) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %75 = "stablehlo.multiply"(%48, %74) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %76 = "stablehlo.subtract"(%75, %70) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %77 = "stablehlo.constant"() {value = dense<-9.50896e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %78 = "stablehlo.add"(%76, %77) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %79 = "stablehlo.multiply"(%48, %78) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %80 = "stablehlo.subtract"(%79, %74) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %81 = "stablehlo.constant"() {value = dense<4.0683066e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %82 = "stablehlo.add"(%80, %81) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %83 = "stablehlo.multiply"(%48, %82) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %84 = "stablehlo.subtract"(%83, %78) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %85 = "stablehlo.constant"() {value = dense<-1.7782311e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %86 = "stablehlo.add"(%84, %85) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %87 = "stablehlo.multiply"(%48, %86) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %88 = "stablehlo.subtract"(%87, %82) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %89 = "stablehlo.constant"() {value = dense<8.003543e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %90 = "stablehlo.add"(%88, %89) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %91 = "stablehlo.multiply"(%48, %90) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %92 = "stablehlo.subtract"(%91, %86) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %93 = "stablehlo.constant"() {value = dense<-3.758666e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %94 = "stablehlo.add"(%92, %93) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %95 = "stablehlo.multiply"(%48, %94) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %96 = "stablehlo.subtract"(%95, %90) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %97 = "stablehlo.constant"() {value = dense<1.887902e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %98 = "stablehlo.add"(%96, %97) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %99 = "stablehlo.multiply"(%46, %98) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %100 = "stablehlo.subtract"(%99, %94) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %101 = "stablehlo.constant"() {value = dense<-5.358984e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %102 = "stablehlo.add"(%100, %101) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %103 = "stablehlo.multiply"(%44, %102) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %104 = "stablehlo.divide"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %105 = "stablehlo.log"(%104) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %106 = "stablehlo.subtract"(%105, %40) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %107 = "stablehlo.select"(%43, %103, %106) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %108 = "stablehlo.multiply"(%0, %107) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %109 = "stablehlo.constant"() {value = dense<-1.9175269e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %110 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %111 = "stablehlo.divide"(%110, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %112 = "stablehlo.multiply"(%111, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %113 = "stablehlo.multiply"(%109, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %114 = "stablehlo.constant"() {value = dense<8.417508e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = "stablehlo.multiply"(%115, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %117 = "stablehlo.constant"() {value = dense<-5.952381e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %118 = "stablehlo.add"(%116, %117) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %119 = "stablehlo.multiply"(%118, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %120 = "stablehlo.constant"() {value = dense<7.936508e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %121 = "stablehlo.add"(%119, %120) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %122 = "stablehlo.multiply"(%121, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %123 = "stablehlo.constant"() {value = dense<-2.7777778e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %124 = "stablehlo.add"(%122, %123) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %125 = "stablehlo.multiply"(%124, %112) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %126 = "stablehlo.constant"() {value = dense<8.3333336e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %127 = "stablehlo.add"(%125, %126) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = "stablehlo.multiply"(%127, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %129 = "stablehlo.subtract"(%108, %128) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %130 = "stablehlo.exponential"(%129) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %131 = "stablehlo.constant"() {value = dense<6.2831855e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %132 = "stablehlo.divide"(%0, %131) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %133 = "stablehlo.sqrt"(%132) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %134 = "stablehlo.multiply"(%130, %133) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.log"(%3) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %136 = "stablehlo.multiply"(%0, %135) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %137 = "stablehlo.subtract"(%136, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %138 = "chlo.lgamma"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %139 = "stablehlo.subtract"(%137, %138) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %140 = "stablehlo.exponential"(%139) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %141 = "stablehlo.select"(%38, %134, %140) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %142 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %143 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %144 = "stablehlo.compare"(%0, %143) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %145 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %146 = "stablehlo.compare"(%3, %145) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %147 = "stablehlo.and"(%144, %146) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %148 = "stablehlo.is_finite"(%0) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %149 = "stablehlo.is_finite"(%3) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %150 = "stablehlo.and"(%148, %149) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %151 = "stablehlo.and"(%147, %150) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %152 = "stablehlo.and"(%151, %35) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %153 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %154 = "stablehlo.subtract"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %155 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %156 = "stablehlo.add"(%154, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.divide"(%153, %156) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %158 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %159 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %160:8 = "stablehlo.while"(%142, %152, %157, %157, %158, %156, %159, %0) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<5x5xi1>, %arg4: tensor<5x5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %161 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %162 = "stablehlo.compare"(%arg2, %161) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %163 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %164 = "stablehlo.reduce"(%arg3, %163) ({
      ^bb0(%arg10: tensor<i1>, %arg11: tensor<i1>):
        %165 = "stablehlo.or"(%arg10, %arg11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%165) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %166 = "stablehlo.and"(%162, %164) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%166) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<5x5xi1>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>, %arg16: tensor<5x5xf32>, %arg17: tensor<5x5xf32>, %arg18: tensor<5x5xf32>, %arg19: tensor<5x5xf32>):
      %167 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %168 = "stablehlo.add"(%arg12, %167) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %169 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %170 = "stablehlo.add"(%arg18, %169) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %171 = "stablehlo.subtract"(%arg19, %170) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %172 = "stablehlo.multiply"(%170, %171) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %173 = "stablehlo.divide"(%172, %arg16) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %174 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %175 = "stablehlo.add"(%arg17, %174) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %176 = "stablehlo.add"(%173, %175) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %177 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %178 = "stablehlo.multiply"(%172, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %179 = "stablehlo.add"(%178, %175) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %180 = "stablehlo.divide"(%177, %179) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %181 = "stablehlo.multiply"(%176, %180) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %182 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %183 = "stablehlo.subtract"(%181, %182) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %184 = "stablehlo.abs"(%183) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %185 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %186 = "stablehlo.compare"(%184, %185) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %187 = "stablehlo.and"(%arg13, %186) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %188 = "stablehlo.multiply"(%arg14, %181) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %189 = "stablehlo.select"(%arg13, %188, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%168, %187, %189, %180, %176, %175, %170, %arg19) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %190 = "stablehlo.multiply"(%141, %160#2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %191 = "stablehlo.subtract"(%36, %190) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %192 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %193 = "stablehlo.not"(%35) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %194 = "stablehlo.and"(%151, %193) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %195 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %196 = "stablehlo.divide"(%195, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %197:6 = "stablehlo.while"(%192, %194, %196, %196, %0, %3) ({
    ^bb0(%arg20: tensor<i32>, %arg21: tensor<5x5xi1>, %arg22: tensor<5x5xf32>, %arg23: tensor<5x5xf32>, %arg24: tensor<5x5xf32>, %arg25: tensor<5x5xf32>):
      %198 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %199 = "stablehlo.compare"(%arg20, %198) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %200 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %201 = "stablehlo.reduce"(%arg21, %200) ({
      ^bb0(%arg26: tensor<i1>, %arg27: tensor<i1>):
        %202 = "stablehlo.or"(%arg26, %arg27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%202) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %203 = "stablehlo.and"(%199, %201) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%203) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<5x5xi1>, %arg30: tensor<5x5xf32>, %arg31: tensor<5x5xf32>, %arg32: tensor<5x5xf32>, %arg33: tensor<5x5xf32>):
      %204 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %205 = "stablehlo.add"(%arg28, %204) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %206 = "stablehlo.multiply"(%arg31, %arg33) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %207 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %208 = "stablehlo.add"(%arg32, %207) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %209 = "stablehlo.divide"(%206, %208) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %210 = "stablehlo.constant"() {value = dense<2.9802322e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %211 = "stablehlo.multiply"(%arg30, %210) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %212 = "stablehlo.compare"(%209, %211) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %213 = "stablehlo.and"(%arg29, %212) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %214 = "stablehlo.add"(%arg30, %209) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %215 = "stablehlo.select"(%arg29, %214, %arg30) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%205, %213, %215, %209, %208, %arg33) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %216 = "stablehlo.multiply"(%141, %197#2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %217 = "stablehlo.select"(%35, %191, %216) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %218 = "stablehlo.select"(%30, %31, %217) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %219 = "stablehlo.select"(%23, %28, %218) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %220 = "stablehlo.select"(%20, %21, %219) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %221 = "stablehlo.select"(%13, %18, %220) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %222 = "stablehlo.select"(%10, %11, %221) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%222) : (tensor<5x5xf32>) -> ()
  }
}
