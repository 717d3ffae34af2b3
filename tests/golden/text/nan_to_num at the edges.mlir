module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %2 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<19xf32>} : () -> tensor<19xf32>
    %3 = "stablehlo.compare"(%arg0, %2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %4 = "stablehlo.constant"() {value = dense<-3.4028235e+38> : tensor<19xf32>} : () -> tensor<19xf32>
    %5 = "stablehlo.constant"() {value = dense<3.4028235e+38> : tensor<19xf32>} : () -> tensor<19xf32>
    %6 = "stablehlo.minimum"(%arg0, %5) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %7 = "stablehlo.select"(%3, %4, %6) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    %8 = "stablehlo.select"(%0, %1, %7) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%8) : (tensor<19xf32>) -> ()
  }
}
