module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<i64>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<5xi1>) -> tensor<5xi64>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %4 = "stablehlo.reduce"(%2, %3) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%5) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%4) : (tensor<i64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5x1xi64>) {
    %0 = "stablehlo.constant"() {value = dense<-1> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<5xf32>} : () -> tensor<5xf32>
    %2 = "stablehlo.compare"(%arg0, %1) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<5xf32>, tensor<5xf32>) -> tensor<5xi1>
    %3 = "stablehlo.convert"(%2) : (tensor<5xi1>) -> tensor<5xi32>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %5 = "stablehlo.reduce_window"(%3, %4) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %6 = "stablehlo.add"(%arg1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%6) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %7 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
    %8 = "stablehlo.subtract"(%5, %7) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %9 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %10 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %11 = "stablehlo.select"(%2, %8, %10) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %12 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %13 = "stablehlo.scatter"(%0, %11, %12) ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      "stablehlo.return"(%arg4) : (tensor<i64>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<5xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<5xi64>
    %14 = "stablehlo.reshape"(%13) : (tensor<5xi64>) -> tensor<5x1xi64>
    "func.return"(%14) : (tensor<5x1xi64>) -> ()
  }
}
