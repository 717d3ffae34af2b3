module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.compare"(%arg0, %arg0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xi1>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<19xf32>} : () -> tensor<19xf32>
    %2 = "stablehlo.sign"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.select"(%0, %1, %2) : (tensor<19xi1>, tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%3) : (tensor<19xf32>) -> ()
  }
}
