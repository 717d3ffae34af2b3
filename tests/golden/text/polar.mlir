module @main {
  func.func public @main(%arg0: tensor<5x1xf32>, %arg1: tensor<5xf32>) -> (tensor<5x5xcomplex<f32>>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %1 = "stablehlo.cosine"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %3 = "stablehlo.multiply"(%0, %2) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %4 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xf32>) -> tensor<5x5xf32>
    %5 = "stablehlo.sine"(%arg1) : (tensor<5xf32>) -> tensor<5xf32>
    %6 = "stablehlo.broadcast_in_dim"(%5) {broadcast_dimensions = array<i64: 1>} : (tensor<5xf32>) -> tensor<5x5xf32>
    %7 = "stablehlo.multiply"(%4, %6) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    %8 = "stablehlo.complex"(%3, %7) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xcomplex<f32>>
    "func.return"(%8) : (tensor<5x5xcomplex<f32>>) -> ()
  }
}
