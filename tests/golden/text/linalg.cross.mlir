module @main {
  func.func public @main(%arg0: tensor<5x3xf32>, %arg1: tensor<5x3xf32>) -> (tensor<5x3xf32>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %4 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %6 = "stablehlo.subtract"(%2, %5) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %7 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %8 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %10 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %11 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 2>, limit_indices = array<i64: 5, 3>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %12 = "stablehlo.multiply"(%10, %11) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %13 = "stablehlo.subtract"(%9, %12) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %14 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %15 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %16 = "stablehlo.multiply"(%14, %15) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %17 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0, 1>, limit_indices = array<i64: 5, 2>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %18 = "stablehlo.slice"(%arg1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 5, 1>, strides = array<i64: 1, 1>} : (tensor<5x3xf32>) -> tensor<5x1xf32>
    %19 = "stablehlo.multiply"(%17, %18) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %20 = "stablehlo.subtract"(%16, %19) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %21 = "stablehlo.concatenate"(%6, %13, %20) {dimension = 1 : i64} : (tensor<5x1xf32>, tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x3xf32>
    "func.return"(%21) : (tensor<5x3xf32>) -> ()
  }
}
