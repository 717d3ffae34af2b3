module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "stablehlo.subtract"(%arg1, %0) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.negate"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %3 = "stablehlo.log_plus_one"(%2) : (tensor<5xf32>) -> tensor<5xf32>
    %4 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<5xf32>} : () -> tensor<5xf32>
    %5 = "stablehlo.maximum"(%3, %4) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.multiply"(%1, %5) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %7 = "stablehlo.log"(%arg0) : (tensor<5xf32>) -> tensor<5xf32>
    %8 = "stablehlo.constant"() {value = dense<-1.0e+02> : tensor<5xf32>} : () -> tensor<5xf32>
    %9 = "stablehlo.maximum"(%7, %8) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %10 = "stablehlo.multiply"(%arg1, %9) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %11 = "stablehlo.subtract"(%6, %10) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
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
