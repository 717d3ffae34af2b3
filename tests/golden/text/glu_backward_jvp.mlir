module @main {
  func.func public @main(%arg0: tensor<2x6xf32>, %arg1: tensor<2x3xf32>, %arg2: tensor<2x6xf32>, %arg3: tensor<2x3xf32>, %arg4: tensor<2x6xf32>) -> (tensor<2x6xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.logistic"(%0) : (tensor<2x3xf32>) -> tensor<2x3xf32>
    %2 = "stablehlo.multiply"(%arg3, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %3 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %4 = "stablehlo.subtract"(%3, %1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %5 = "stablehlo.multiply"(%1, %4) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %6 = "stablehlo.slice"(%arg4) {start_indices = array<i64: 0, 3>, limit_indices = array<i64: 2, 6>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %7 = "stablehlo.multiply"(%5, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %8 = "stablehlo.multiply"(%arg1, %7) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %9 = "stablehlo.add"(%2, %8) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %10 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %11 = "stablehlo.multiply"(%arg3, %10) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %12 = "stablehlo.multiply"(%11, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %13 = "stablehlo.slice"(%arg4) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 2, 3>, strides = array<i64: 1, 1>} : (tensor<2x6xf32>) -> tensor<2x3xf32>
    %14 = "stablehlo.multiply"(%13, %5) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %15 = "stablehlo.constant"() {value = dense<1.0e+00> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %16 = "stablehlo.constant"() {value = dense<2.0e+00> : tensor<2x3xf32>} : () -> tensor<2x3xf32>
    %17 = "stablehlo.multiply"(%1, %16) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %18 = "stablehlo.subtract"(%15, %17) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %19 = "stablehlo.multiply"(%5, %18) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %20 = "stablehlo.multiply"(%19, %6) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %21 = "stablehlo.multiply"(%10, %20) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %22 = "stablehlo.add"(%14, %21) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %23 = "stablehlo.multiply"(%arg1, %22) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %24 = "stablehlo.add"(%12, %23) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    %25 = "stablehlo.concatenate"(%9, %24) {dimension = 1 : i64} : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x6xf32>
    "func.return"(%25) : (tensor<2x6xf32>) -> ()
  }
}
