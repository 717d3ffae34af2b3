module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.log"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %1 = "stablehlo.is_finite"(%0) : (tensor<19xf32>) -> tensor<19xi1>
    %2 = "stablehlo.is_finite"(%arg0) : (tensor<19xf32>) -> tensor<19xi1>
    %3 = "stablehlo.and"(%1, %2) : (tensor<19xi1>, tensor<19xi1>) -> tensor<19xi1>
    %4 = "stablehlo.bitcast_convert"(%arg0) : (tensor<19xf32>) -> tensor<19xi32>
    %5 = "stablehlo.constant"() {value = dense<8388607> : tensor<19xi32>} : () -> tensor<19xi32>
    %6 = "stablehlo.and"(%4, %5) : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %7 = "stablehlo.constant"() {value = dense<1065353216> : tensor<19xi32>} : () -> tensor<19xi32>
    %8 = "stablehlo.or"(%6, %7) : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %9 = "stablehlo.bitcast_convert"(%8) : (tensor<19xi32>) -> tensor<19xf32>
    %10 = "stablehlo.constant"() {value = dense<1.4142135e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %12 = "stablehlo.constant"() {value = dense<23> : tensor<19xi32>} : () -> tensor<19xi32>
    %13 = "stablehlo.shift_right_logical"(%4, %12) : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %14 = "stablehlo.constant"() {value = dense<127> : tensor<19xi32>} : () -> tensor<19xi32>
    %15 = "stablehlo.subtract"(%13, %14) : (tensor<19xi32>, tensor<19xi32>) -> tensor<19xi32>
    %16 = "stablehlo.convert"(%15) : (tensor<19xi32>) -> tensor<19xf32>
    %17 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %18 = "stablehlo.add"(%16, %17) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %19 = "stablehlo.select"(%11, %18, %16) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %20 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<19xf32>} : () -> tensor<19xf32>
    %21 = "stablehlo.multiply"(%9, %20) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %22 = "stablehlo.select"(%11, %21, %9) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %23 = "stablehlo.log"(%22) : (tensor<19xf32>) -> tensor<19xf32>
    %24 = "stablehlo.constant"() {value = dense<6.931472e-01> : tensor<19xf32>} : () -> tensor<19xf32>
    %25 = "stablehlo.divide"(%23, %24) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %26 = "stablehlo.add"(%19, %25) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %27 = "stablehlo.select"(%3, %26, %0) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%27) : (tensor<19xf32>) -> ()
  }
}
