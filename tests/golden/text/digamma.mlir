module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    %2 = "stablehlo.constant"() {value = dense<-1.0e+00> : tensor<20xf32>} : () -> tensor<20xf32>
    %3 = "stablehlo.divide"(%2, %arg0) : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    %4 = "chlo.digamma"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    %5 = "stablehlo.select"(%1, %3, %4) : (tensor<20xi1>, tensor<20xf32>, tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%5) : (tensor<20xf32>) -> ()
  }
}
