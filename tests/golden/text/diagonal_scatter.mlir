module @main {
  func.func public @main(%arg0: tensor<10x10xf32>, %arg1: tensor<10xf32>) -> (tensor<10x10xf32>) {
    %0 = "stablehlo.reshape"(%arg0) : (tensor<10x10xf32>) -> tensor<100xf32>
    %1 = "stablehlo.constant"() {value = dense<0> : tensor<10xi64>} : () -> tensor<10xi64>
    %2 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<10xi64>
    %3 = "stablehlo.constant"() {value = dense<11> : tensor<10xi64>} : () -> tensor<10xi64>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi64>
    %5 = "stablehlo.add"(%1, %4) : (tensor<10xi64>, tensor<10xi64>) -> tensor<10xi64>
    %6 = "stablehlo.scatter"(%0, %5, %arg1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      "stablehlo.return"(%arg3) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<inserted_window_dims = [0], scatter_dims_to_operand_dims = [0], index_vector_dim = 1>, indices_are_sorted = false, unique_indices = false} : (tensor<100xf32>, tensor<10xi64>, tensor<10xf32>) -> tensor<100xf32>
    %7 = "stablehlo.reshape"(%6) : (tensor<100xf32>) -> tensor<10x10xf32>
    "func.return"(%7) : (tensor<10x10xf32>) -> ()
  }
}
