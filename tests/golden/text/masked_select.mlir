module @main {
  func.func public @main(%arg0: tensor<10x10xi1>) -> (tensor<i64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<10x10xi1>) -> tensor<100xi1>
    %1 = "stablehlo.convert"(%0) : (tensor<100xi1>) -> tensor<100xi64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %3 = "stablehlo.reduce"(%1, %2) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%4) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<100xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%3) : (tensor<i64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<10x10xi1>) -> (tensor<100x1xi64>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<100xi64>} : () -> tensor<100xi64>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<10x10xi1>) -> tensor<100xi1>
    %2 = "stablehlo.convert"(%1) : (tensor<100xi1>) -> tensor<100xi32>
    %3 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %4 = "stablehlo.reduce_window"(%2, %3) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %5 = "stablehlo.add"(%arg1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%5) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 100>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[99, 0]]> : tensor<1x2xi64>} : (tensor<100xi32>, tensor<i32>) -> tensor<100xi32>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<100xi32>} : () -> tensor<100xi32>
    %7 = "stablehlo.subtract"(%4, %6) : (tensor<100xi32>, tensor<100xi32>) -> tensor<100xi32>
    %8 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %9 = "stablehlo.broadcast_in_dim"(%8) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<100xi32>
    %10 = "stablehlo.select"(%1, %7, %9) : (tensor<100xi1>, tensor<100xi32>, tensor<100xi32>) -> tensor<100xi32>
    %11 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<100xi64>
    %12 = "stablehlo.scatter"(%0, %10, %11) ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      "stablehlo.return"(%arg4) : (tensor<i64>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<100xi64>, tensor<100xi32>, tensor<100xi64>) -> tensor<100xi64>
    %13 = "stablehlo.reshape"(%12) : (tensor<100xi64>) -> tensor<100x1xi64>
    "func.return"(%13) : (tensor<100x1xi64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<100x1xi64>) -> (tensor<100xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<10x10xf32>) -> tensor<100xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<100x1xi64>) -> tensor<100xi64>
    %2 = "stablehlo.gather"(%0, %1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<100xf32>, tensor<100xi64>) -> tensor<100xf32>
    "func.return"(%2) : (tensor<100xf32>) -> ()
  }
}
