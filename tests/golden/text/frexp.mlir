module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>, tensor<20xi32>) {
    %0 = "stablehlo.is_finite"(%arg0) : (tensor<20xf32>) -> tensor<20xi1>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %3 = "stablehlo.and"(%0, %2) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    %4 = "stablehlo.bitcast_convert"(%arg0) : (tensor<20xf32>) -> tensor<20xi32>
    %5 = "stablehlo.constant"() {value = dense<-2139095041> : tensor<20xi32>} : () -> tensor<20xi32>
    %6 = "stablehlo.and"(%4, %5) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %7 = "stablehlo.constant"() {value = dense<1056964608> : tensor<20xi32>} : () -> tensor<20xi32>
    %8 = "stablehlo.or"(%6, %7) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %9 = "stablehlo.bitcast_convert"(%8) : (tensor<20xi32>) -> tensor<20xf32>
    %10 = "stablehlo.select"(%3, %9, %arg0) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.constant"() {value = dense<23> : tensor<20xi32>} : () -> tensor<20xi32>
    %12 = "stablehlo.shift_right_logical"(%4, %11) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %13 = "stablehlo.constant"() {value = dense<255> : tensor<20xi32>} : () -> tensor<20xi32>
    %14 = "stablehlo.and"(%12, %13) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %15 = "stablehlo.constant"() {value = dense<126> : tensor<20xi32>} : () -> tensor<20xi32>
    %16 = "stablehlo.subtract"(%14, %15) : (tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    %17 = "stablehlo.constant"() {value = dense<0> : tensor<20xi32>} : () -> tensor<20xi32>
    %18 = "stablehlo.select"(%3, %16, %17) : (tensor<20xi1>, tensor<20xi32>, tensor<20xi32>) -> tensor<20xi32>
    "func.return"(%10, %18) : (tensor<20xf32>, tensor<20xi32>) -> ()
  }
}
