module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %1 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %3 = "stablehlo.constant"() {value = dense<1.6059044e-10> : tensor<20xf32>} : () -> tensor<20xf32>
    %4 = "stablehlo.multiply"(%arg0, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %6 = "stablehlo.constant"() {value = dense<-2.5052108e-08> : tensor<20xf32>} : () -> tensor<20xf32>
    %7 = "stablehlo.add"(%5, %6) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %8 = "stablehlo.multiply"(%7, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %9 = "stablehlo.constant"() {value = dense<2.7557319e-06> : tensor<20xf32>} : () -> tensor<20xf32>
    %10 = "stablehlo.add"(%8, %9) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %11 = "stablehlo.multiply"(%10, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %12 = "stablehlo.constant"() {value = dense<-1.984127e-04> : tensor<20xf32>} : () -> tensor<20xf32>
    %13 = "stablehlo.add"(%11, %12) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %14 = "stablehlo.multiply"(%13, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %15 = "stablehlo.constant"() {value = dense<8.333334e-03> : tensor<20xf32>} : () -> tensor<20xf32>
    %16 = "stablehlo.add"(%14, %15) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %17 = "stablehlo.multiply"(%16, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %18 = "stablehlo.constant"() {value = dense<-1.6666667e-01> : tensor<20xf32>} : () -> tensor<20xf32>
    %19 = "stablehlo.add"(%17, %18) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %20 = "stablehlo.multiply"(%19, %4) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %21 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %22 = "stablehlo.add"(%20, %21) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %23 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<20xf32>} : () -> tensor<20xf32>
    %24 = "stablehlo.compare"(%0, %23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %25 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %26 = "stablehlo.sine"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %27 = "stablehlo.divide"(%26, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %28 = "stablehlo.select"(%24, %25, %27) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %29 = "stablehlo.select"(%2, %22, %28) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%29) : (tensor<20xf32>) -> ()
  }
}
