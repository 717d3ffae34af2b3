module @main {
  func.func public @main(%arg0: tensor<5x5xf32>) -> (tensor<5xf32>, tensor<5xi64>) {
    %0 = "stablehlo.negate"(%arg0) : (tensor<5x5xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5x5xi32>
    %2:2 = "stablehlo.sort"(%0, %1) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %3 = "stablehlo.compare"(%arg1, %arg2) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %6 = "stablehlo.and"(%4, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %7 = "stablehlo.or"(%3, %6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%7) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<5x5xf32>, tensor<5x5xi32>) -> (tensor<5x5xf32>, tensor<5x5xi32>)
    %8 = "stablehlo.slice"(%2#0) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<1x5xf32>
    %9 = "stablehlo.compare"(%8, %8) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xi1>
    %10 = "stablehlo.slice"(%2#0) {start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<5x5xf32>) -> tensor<1x5xf32>
    %11 = "stablehlo.select"(%9, %8, %10) : (tensor<1x5xi1>, tensor<1x5xf32>, tensor<1x5xf32>) -> tensor<1x5xf32>
    %12 = "stablehlo.negate"(%11) : (tensor<1x5xf32>) -> tensor<1x5xf32>
    %13 = "stablehlo.reshape"(%12) : (tensor<1x5xf32>) -> tensor<5xf32>
    %14 = "stablehlo.slice"(%2#1) {start_indices = array<i64: 0, 0>, limit_indices = array<i64: 1, 5>, strides = array<i64: 1, 1>} : (tensor<5x5xi32>) -> tensor<1x5xi32>
    %15 = "stablehlo.slice"(%2#1) {start_indices = array<i64: 2, 0>, limit_indices = array<i64: 3, 5>, strides = array<i64: 1, 1>} : (tensor<5x5xi32>) -> tensor<1x5xi32>
    %16 = "stablehlo.select"(%9, %14, %15) : (tensor<1x5xi1>, tensor<1x5xi32>, tensor<1x5xi32>) -> tensor<1x5xi32>
    %17 = "stablehlo.reshape"(%16) : (tensor<1x5xi32>) -> tensor<5xi32>
    %18 = "stablehlo.convert"(%17) : (tensor<5xi32>) -> tensor<5xi64>
    "func.return"(%13, %18) : (tensor<5xf32>, tensor<5xi64>) -> ()
  }
}
