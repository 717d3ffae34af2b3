module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.subtract"(%arg0, %arg1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %1 = "stablehlo.abs"(%0) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %4 = "stablehlo.multiply"(%1, %1) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %5 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5xf32>} : () -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %8 = "stablehlo.divide"(%6, %7) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %9 = "stablehlo.constant"() {value = dense<5.0e-01> : tensor<5xf32>} : () -> tensor<5xf32>
    %10 = "stablehlo.subtract"(%1, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.select"(%3, %8, %10) : (tensor<5xi1>, tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.reduce"(%11, %12) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %14 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%14) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %15 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.divide"(%13, %15) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%16) : (tensor<f32>) -> ()
  }
}
