module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %2 = "stablehlo.compare"(%0, %1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xi1>
    %3 = "stablehlo.is_finite"(%arg0) : (tensor<5x1xf32>) -> tensor<5x1xi1>
    %4 = "stablehlo.not"(%3) : (tensor<5x1xi1>) -> tensor<5x1xi1>
    %5 = "stablehlo.broadcast_in_dim"(%4) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi1>) -> tensor<5x5xi1>
    %6 = "stablehlo.and"(%2, %5) : (tensor<5x5xi1>, tensor<5x5xi1>) -> tensor<5x5xi1>
    %7 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %9 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %10 = "stablehlo.maximum"(%8, %9) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %11 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %12 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %13 = "stablehlo.subtract"(%11, %12) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %14 = "stablehlo.abs"(%13) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %15 = "stablehlo.negate"(%14) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %16 = "stablehlo.exponential"(%15) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %17 = "stablehlo.log_plus_one"(%16) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %18 = "stablehlo.add"(%10, %17) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %19 = "stablehlo.select"(%6, %7, %18) : (tensor<5x5xi1>, tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%19) : (tensor<5x5xf32>) -> ()
  }
}
