module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x1xf32>, tensor<5x5xf32>) {
    %0 = "stablehlo.triangular_solve"(%arg1, %arg0) {left_side = true, lower = false, unit_diagonal = false, transpose_a = #stablehlo<transpose NO_TRANSPOSE>} : (tensor<5x5xf32>, tensor<5x1xf32>) -> tensor<5x1xf32>
    %1 = "stablehlo.transpose"(%arg1) {permutation = array<i64: 1, 0>} : (tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%0, %1) : (tensor<5x1xf32>, tensor<5x5xf32>) -> ()
  }
}
