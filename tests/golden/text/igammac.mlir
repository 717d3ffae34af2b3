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
    %16 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %17 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %18 = "stablehlo.select"(%15, %16, %17) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %20 = "stablehlo.compare"(%3, %19) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %21 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %22 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %23 = "stablehlo.compare"(%0, %22) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %24 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %25 = "stablehlo.compare"(%3, %24) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %26 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %27 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %28 = "stablehlo.select"(%25, %26, %27) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %29 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %30 = "stablehlo.compare"(%3, %29) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %31 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %32 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %33 = "stablehlo.compare"(%3, %32) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %34 = "stablehlo.compare"(%3, %0) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %35 = "stablehlo.and"(%33, %34) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %36 = "stablehlo.constant"() {value = dense<1.0e+01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %37 = "stablehlo.compare"(%0, %36) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %38 = "stablehlo.subtract"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %39 = "stablehlo.divide"(%38, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %40 = "stablehlo.abs"(%39) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %41 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %42 = "stablehlo.compare"(%40, %41) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %43 = "stablehlo.multiply"(%39, %39) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %44 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %45 = "stablehlo.multiply"(%39, %44) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %46 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %47 = "stablehlo.multiply"(%45, %46) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %48 = "stablehlo.constant"() {value = dense<4.9723163e-09> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %49 = "stablehlo.multiply"(%47, %48) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %50 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %51 = "stablehlo.subtract"(%49, %50) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %52 = "stablehlo.constant"() {value = dense<-1.9902531e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %53 = "stablehlo.add"(%51, %52) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %54 = "stablehlo.multiply"(%47, %53) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %55 = "stablehlo.subtract"(%54, %48) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %56 = "stablehlo.constant"() {value = dense<8.008266e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %57 = "stablehlo.add"(%55, %56) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %58 = "stablehlo.multiply"(%47, %57) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %59 = "stablehlo.subtract"(%58, %53) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %60 = "stablehlo.constant"() {value = dense<-3.2420368e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %61 = "stablehlo.add"(%59, %60) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %62 = "stablehlo.multiply"(%47, %61) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %63 = "stablehlo.subtract"(%62, %57) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %64 = "stablehlo.constant"() {value = dense<1.3219421e-06> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %65 = "stablehlo.add"(%63, %64) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %66 = "stablehlo.multiply"(%47, %65) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %67 = "stablehlo.subtract"(%66, %61) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %68 = "stablehlo.constant"() {value = dense<-5.4365332e-06> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %69 = "stablehlo.add"(%67, %68) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %70 = "stablehlo.multiply"(%47, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %71 = "stablehlo.subtract"(%70, %65) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %72 = "stablehlo.constant"() {value = dense<2.2591126e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %73 = "stablehlo.add"(%71, %72) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %74 = "stablehlo.multiply"(%47, %73) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %75 = "stablehlo.subtract"(%74, %69) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %76 = "stablehlo.constant"() {value = dense<-9.50896e-05> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %77 = "stablehlo.add"(%75, %76) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %78 = "stablehlo.multiply"(%47, %77) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %79 = "stablehlo.subtract"(%78, %73) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %80 = "stablehlo.constant"() {value = dense<4.0683066e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %81 = "stablehlo.add"(%79, %80) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %82 = "stablehlo.multiply"(%47, %81) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %83 = "stablehlo.subtract"(%82, %77) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %84 = "stablehlo.constant"() {value = dense<-1.7782311e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %85 = "stablehlo.add"(%83, %84) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %86 = "stablehlo.multiply"(%47, %85) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %87 = "stablehlo.subtract"(%86, %81) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %88 = "stablehlo.constant"() {value = dense<8.003543e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %89 = "stablehlo.add"(%87, %88) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %90 = "stablehlo.multiply"(%47, %89) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %91 = "stablehlo.subtract"(%90, %85) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %92 = "stablehlo.constant"() {value = dense<-3.758666e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %93 = "stablehlo.add"(%91, %92) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %94 = "stablehlo.multiply"(%47, %93) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %95 = "stablehlo.subtract"(%94, %89) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %96 = "stablehlo.constant"() {value = dense<1.887902e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %97 = "stablehlo.add"(%95, %96) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %98 = "stablehlo.multiply"(%45, %97) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %99 = "stablehlo.subtract"(%98, %93) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %100 = "stablehlo.constant"() {value = dense<-5.358984e-01> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %101 = "stablehlo.add"(%99, %100) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %102 = "stablehlo.multiply"(%43, %101) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %103 = "stablehlo.divide"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %104 = "stablehlo.log"(%103) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %105 = "stablehlo.subtract"(%104, %39) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %106 = "stablehlo.select"(%42, %102, %105) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %107 = "stablehlo.multiply"(%0, %106) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %108 = "stablehlo.constant"() {value = dense<-1.9175269e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %109 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %110 = "stablehlo.divide"(%109, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %111 = "stablehlo.multiply"(%110, %110) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %112 = "stablehlo.multiply"(%108, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %113 = "stablehlo.constant"() {value = dense<8.417508e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %114 = "stablehlo.add"(%112, %113) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %115 = "stablehlo.multiply"(%114, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %116 = "stablehlo.constant"() {value = dense<-5.952381e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %117 = "stablehlo.add"(%115, %116) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %118 = "stablehlo.multiply"(%117, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %119 = "stablehlo.constant"() {value = dense<7.936508e-04> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %120 = "stablehlo.add"(%118, %119) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %121 = "stablehlo.multiply"(%120, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %122 = "stablehlo.constant"() {value = dense<-2.7777778e-03> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %123 = "stablehlo.add"(%121, %122) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %124 = "stablehlo.multiply"(%123, %111) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %125 = "stablehlo.constant"() {value = dense<8.3333336e-02> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %126 = "stablehlo.add"(%124, %125) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %127 = "stablehlo.multiply"(%126, %110) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %128 = "stablehlo.subtract"(%107, %127) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %129 = "stablehlo.exponential"(%128) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %130 = "stablehlo.constant"() {value = dense<6.2831855e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %131 = "stablehlo.divide"(%0, %130) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %132 = "stablehlo.sqrt"(%131) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %133 = "stablehlo.multiply"(%129, %132) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %134 = "stablehlo.log"(%3) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %135 = "stablehlo.multiply"(%0, %134) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %136 = "stablehlo.subtract"(%135, %3) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %137 = "chlo.lgamma"(%0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %138 = "stablehlo.subtract"(%136, %137) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %139 = "stablehlo.exponential"(%138) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %140 = "stablehlo.select"(%37, %133, %139) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %141 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %142 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %143 = "stablehlo.compare"(%0, %142) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %144 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %145 = "stablehlo.compare"(%3, %144) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %146 = "stablehlo.and"(%143, %145) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %147 = "stablehlo.is_finite"(%0) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %148 = "stablehlo.is_finite"(%3) : (tensor<5x5xf32>) -> tensor<5x5xi1>
    %149 = "stablehlo.and"(%147, %148) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %150 = "stablehlo.and"(%146, %149) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %151 = "stablehlo.and"(%150, %35) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %152 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %153 = "stablehlo.subtract"(%3, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %154 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %155 = "stablehlo.add"(%153, %154) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %156 = "stablehlo.divide"(%152, %155) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %157 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %158 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %159:8 = "stablehlo.while"(%141, %151, %156, %156, %157, %155, %158, %0) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<5x5xi1>, %arg4: tensor<5x5xf32>, %arg5: tensor<5x5xf32>, %arg6: tensor<5x5xf32>, %arg7: tensor<5x5xf32>, %arg8: tensor<5x5xf32>, %arg9: tensor<5x5xf32>):
      %160 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %161 = "stablehlo.compare"(%arg2, %160) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %162 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %163 = "stablehlo.reduce"(%arg3, %162) ({
      ^bb0(%arg10: tensor<i1>, %arg11: tensor<i1>):
        %164 = "stablehlo.or"(%arg10, %arg11) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%164) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %165 = "stablehlo.and"(%161, %163) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%165) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg12: tensor<i32>, %arg13: tensor<5x5xi1>, %arg14: tensor<5x5xf32>, %arg15: tensor<5x5xf32>, %arg16: tensor<5x5xf32>, %arg17: tensor<5x5xf32>, %arg18: tensor<5x5xf32>, %arg19: tensor<5x5xf32>):
      %166 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %167 = "stablehlo.add"(%arg12, %166) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %168 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %169 = "stablehlo.add"(%arg18, %168) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %170 = "stablehlo.subtract"(%arg19, %169) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %171 = "stablehlo.multiply"(%169, %170) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %172 = "stablehlo.divide"(%171, %arg16) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %173 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %174 = "stablehlo.add"(%arg17, %173) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %175 = "stablehlo.add"(%172, %174) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %176 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %177 = "stablehlo.multiply"(%171, %arg15) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %178 = "stablehlo.add"(%177, %174) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %179 = "stablehlo.divide"(%176, %178) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %180 = "stablehlo.multiply"(%175, %179) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %181 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %182 = "stablehlo.subtract"(%180, %181) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %183 = "stablehlo.abs"(%182) : (tensor<5x5xf32>) -> tensor<5x5xf32>
      %184 = "stablehlo.constant"() {value = dense<1.1920929e-07> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %185 = "stablehlo.compare"(%183, %184) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %186 = "stablehlo.and"(%arg13, %185) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %187 = "stablehlo.multiply"(%arg14, %180) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %188 = "stablehlo.select"(%arg13, %187, %arg14) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%167, %186, %188, %179, %175, %174, %169, %arg19) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %189 = "stablehlo.multiply"(%140, %159#2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %190 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %191 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %192 = "stablehlo.not"(%35) : (tensor<5x5xi1>) -> tensor<5x5xi1>
    %193 = "stablehlo.and"(%150, %192) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %194 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %195 = "stablehlo.divide"(%194, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %196:6 = "stablehlo.while"(%191, %193, %195, %195, %0, %3) ({
    ^bb0(%arg20: tensor<i32>, %arg21: tensor<5x5xi1>, %arg22: tensor<5x5xf32>, %arg23: tensor<5x5xf32>, %arg24: tensor<5x5xf32>, %arg25: tensor<5x5xf32>):
      %197 = "stablehlo.constant"() {value = dense<10000> : tensor<i32>} : () -> tensor<i32>
      %198 = "stablehlo.compare"(%arg20, %197) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      %199 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %200 = "stablehlo.reduce"(%arg21, %199) ({
      ^bb0(%arg26: tensor<i1>, %arg27: tensor<i1>):
        %201 = "stablehlo.or"(%arg26, %arg27) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%201) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      %202 = "stablehlo.and"(%198, %200) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%202) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg28: tensor<i32>, %arg29: tensor<5x5xi1>, %arg30: tensor<5x5xf32>, %arg31: tensor<5x5xf32>, %arg32: tensor<5x5xf32>, %arg33: tensor<5x5xf32>):
      %203 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %204 = "stablehlo.add"(%arg28, %203) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %205 = "stablehlo.multiply"(%arg31, %arg33) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %206 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %207 = "stablehlo.add"(%arg32, %206) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %208 = "stablehlo.divide"(%205, %207) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %209 = "stablehlo.constant"() {value = dense<2.9802322e-08> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
      %210 = "stablehlo.multiply"(%arg30, %209) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %211 = "stablehlo.compare"(%208, %210) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
      %212 = "stablehlo.and"(%arg29, %211) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
      %213 = "stablehlo.add"(%arg30, %208) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      %214 = "stablehlo.select"(%arg29, %213, %arg30) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
      "stablehlo.return"(%204, %212, %214, %208, %207, %arg33) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> ()
    }) : (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>) -> (tensor<i32>, tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>, tensor<5x5xf32>)
    %215 = "stablehlo.multiply"(%140, %196#2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %216 = "stablehlo.subtract"(%190, %215) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %217 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x5xf32>} : () -> tensor<5x5xf32>
    %218 = "stablehlo.maximum"(%216, %217) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %219 = "stablehlo.select"(%35, %189, %218) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %220 = "stablehlo.select"(%30, %31, %219) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %221 = "stablehlo.select"(%23, %28, %220) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %222 = "stablehlo.select"(%20, %21, %221) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %223 = "stablehlo.select"(%13, %18, %222) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %224 = "stablehlo.select"(%10, %11, %223) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%224) : (tensor<5x5xf32>) -> ()
  }
}
