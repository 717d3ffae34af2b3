module @main {
  func.func public @main(%arg0: tensor<i1>) -> (tensor<5xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<5xi1>
    "func.return"(%0) : (tensor<5xi1>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<2xi32>, %arg1: tensor<5xf32>, %arg2: tensor<5xf32>) -> (tensor<4xi1>) {
    %0 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_slice"(%arg1, %1) {slice_sizes = array<i64: 4>} : (tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
    %3 = "stablehlo.slice"(%arg0) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<1xi32>) -> tensor<i32>
    %5 = "stablehlo.dynamic_slice"(%arg2, %4) {slice_sizes = array<i64: 4>} : (tensor<5xf32>, tensor<i32>) -> tensor<4xf32>
    %6 = "stablehlo.compare"(%2, %5) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xi1>
    "func.return"(%6) : (tensor<4xi1>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xi1>) -> (tensor<i64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi1>) -> tensor<5xi64>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<5xi64>, tensor<i64>) -> tensor<i64>
    "func.return"(%2) : (tensor<i64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xf32>, %arg1: tensor<5xi64>) -> (tensor<5xf32>) {
    %0 = "stablehlo.gather"(%arg0, %arg1) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0], start_index_map = [0], index_vector_dim = 1>, slice_sizes = array<i64: 1>, indices_are_sorted = false} : (tensor<5xf32>, tensor<5xi64>) -> tensor<5xf32>
    "func.return"(%0) : (tensor<5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xi64>, %arg1: tensor<i64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %1 = "stablehlo.subtract"(%arg0, %0) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%1) : (tensor<5xi64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x1xi64>, %arg1: tensor<i64>) -> (tensor<5xi64>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<5x1xi64>) -> tensor<5xi64>
    %1 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<5xi64>
    %2 = "stablehlo.minimum"(%0, %1) : (tensor<5xi64>, tensor<5xi64>) -> tensor<5xi64>
    "func.return"(%2) : (tensor<5xi64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<1xi32>, %arg1: tensor<5xi1>, %arg2: tensor<4xi1>) -> (tensor<5xi1>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<1xi32>) -> tensor<i32>
    %1 = "stablehlo.dynamic_slice"(%arg1, %0) {slice_sizes = array<i64: 1>} : (tensor<5xi1>, tensor<i32>) -> tensor<1xi1>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xi1>) -> tensor<i1>
    %3 = "stablehlo.reshape"(%2) : (tensor<i1>) -> tensor<1xi1>
    %4 = "stablehlo.concatenate"(%3, %arg2) {dimension = 0 : i64} : (tensor<1xi1>, tensor<4xi1>) -> tensor<5xi1>
    "func.return"(%4) : (tensor<5xi1>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xi1>) -> (tensor<5xi64>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5xi1>) -> tensor<5xi64>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %2 = "stablehlo.reduce_window"(%0, %1) ({
    ^bb0(%arg1: tensor<i64>, %arg2: tensor<i64>):
      %3 = "stablehlo.add"(%arg1, %arg2) : (tensor<i64>, tensor<i64>) -> tensor<i64>
      "stablehlo.return"(%3) : (tensor<i64>) -> ()
    }) {window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>} : (tensor<5xi64>, tensor<i64>) -> tensor<5xi64>
    "func.return"(%2) : (tensor<5xi64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xi1>) -> (tensor<5x1xi64>) {
    %0 = "stablehlo.constant"() {value = dense<5> : tensor<5xi64>} : () -> tensor<5xi64>
    %1 = "stablehlo.convert"(%arg0) : (tensor<5xi1>) -> tensor<5xi32>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %3 = "stablehlo.reduce_window"(%1, %2) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<i32>):
      %4 = "stablehlo.add"(%arg1, %arg2) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%4) : (tensor<i32>) -> ()
    }) {window_dimensions = array<i64: 5>, window_strides = array<i64: 1>, base_dilations = array<i64: 1>, window_dilations = array<i64: 1>, padding = dense<[[4, 0]]> : tensor<1x2xi64>} : (tensor<5xi32>, tensor<i32>) -> tensor<5xi32>
    %5 = "stablehlo.constant"() {value = dense<1> : tensor<5xi32>} : () -> tensor<5xi32>
    %6 = "stablehlo.subtract"(%3, %5) : (tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %7 = "stablehlo.constant"() {value = dense<-1> : tensor<i32>} : () -> tensor<i32>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<5xi32>
    %9 = "stablehlo.select"(%arg0, %6, %8) : (tensor<5xi1>, tensor<5xi32>, tensor<5xi32>) -> tensor<5xi32>
    %10 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi64>
    %11 = "stablehlo.scatter"(%0, %9, %10) ({
    ^bb0(%arg3: tensor<i64>, %arg4: tensor<i64>):
      "stablehlo.return"(%arg4) : (tensor<i64>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<5xi64>, tensor<5xi32>, tensor<5xi64>) -> tensor<5xi64>
    %12 = "stablehlo.reshape"(%11) : (tensor<5xi64>) -> tensor<5x1xi64>
    "func.return"(%12) : (tensor<5x1xi64>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5xf32>) -> (tensor<5xf32>, tensor<5xi64>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<5xi32>
    %1:2 = "stablehlo.sort"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>, %arg3: tensor<i32>, %arg4: tensor<i32>):
      %2 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.compare"(%arg1, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %5 = "stablehlo.and"(%3, %4) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %6 = "stablehlo.or"(%2, %5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%6) : (tensor<i1>) -> ()
    }) {dimension = 0 : i64, is_stable = true} : (tensor<5xf32>, tensor<5xi32>) -> (tensor<5xf32>, tensor<5xi32>)
    %7 = "stablehlo.convert"(%1#1) : (tensor<5xi32>) -> tensor<5xi64>
    "func.return"(%1#0, %7) : (tensor<5xf32>, tensor<5xi64>) -> ()
  }
}
