module @main {
  func.func public @main(%arg0: tensor<5x10xf32>, %arg1: tensor<5xi64>, %arg2: tensor<f32>) -> (tensor<f32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<5x10xi64>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5xi64>) -> tensor<5x1xi64>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x10xi64>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x10xi64>, tensor<5x10xi64>) -> tensor<5x10xi1>
    %4 = "stablehlo.broadcast_in_dim"(%arg2) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x1xf32>
    %5 = "stablehlo.gather"(%arg0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [1], operand_batching_dims = [0], start_indices_batching_dims = [0], start_index_map = [1], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1>, indices_are_sorted = false} : (tensor<5x10xf32>, tensor<5x1xi64>) -> tensor<5x1xf32>
    %6 = "stablehlo.subtract"(%4, %5) : (tensor<5x1xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x10xf32>
    %8 = "stablehlo.add"(%7, %arg0) : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5x10xf32>} : () -> tensor<5x10xf32>
    %10 = "stablehlo.compare"(%8, %9) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xi1>
    %11 = "stablehlo.and"(%3, %10) : (tensor<5x10xi1>, tensor<5x10xi1>) -> tensor<5x10xi1>
    %12 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x10xf32>
    %14 = "stablehlo.select"(%11, %8, %13) : (tensor<5x10xi1>, tensor<5x10xf32>, tensor<5x10xf32>) -> tensor<5x10xf32>
    %15 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %16 = "stablehlo.reduce"(%14, %15) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %17 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%17) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<5x10xf32>, tensor<f32>) -> tensor<5xf32>
    %18 = "stablehlo.constant"() {value = dense<1.0e+01> : tensor<5xf32>} : () -> tensor<5xf32>
    %19 = "stablehlo.divide"(%16, %18) : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xf32>
    %20 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %21 = "stablehlo.reduce"(%19, %20) ({
    ^bb0(%arg5: tensor<f32>, %arg6: tensor<f32>):
      %22 = "stablehlo.add"(%arg5, %arg6) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%22) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xf32>, tensor<f32>) -> tensor<f32>
    %23 = "stablehlo.constant"() {value = dense<5.0e+00> : tensor<f32>} : () -> tensor<f32>
    %24 = "stablehlo.divide"(%21, %23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
    "func.return"(%24) : (tensor<f32>) -> ()
  }
}
