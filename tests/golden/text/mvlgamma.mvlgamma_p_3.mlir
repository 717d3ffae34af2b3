module @main {
  func.func public @main(%arg0: tensor<5x5xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<f32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<5x5xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<5x5xf32>, tensor<5x5xf32>) -> tensor<5x5xf32>
    "func.return"(%1) : (tensor<5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x5x1xf32>) -> (tensor<5x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.add"(%arg1, %arg2) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%2) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<5x5x1xf32>, tensor<f32>) -> tensor<5x5xf32>
    "func.return"(%1) : (tensor<5x5xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<1xf32>, %arg1: tensor<5x5xf32>) -> (tensor<5x5x1xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 2>} : (tensor<1xf32>) -> tensor<5x5x1xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<5x5xf32>) -> tensor<5x5x1xf32>
    %2 = "stablehlo.add"(%0, %1) : (tensor<5x5x1xf32>, tensor<5x5x1xf32>) -> tensor<5x5x1xf32>
    "func.return"(%2) : (tensor<5x5x1xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<f64>, %arg1: tensor<f64>) -> (tensor<1xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<1xf64>
    %1 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %2 = "stablehlo.multiply"(%0, %1) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %3 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f64>) -> tensor<1xf64>
    %4 = "stablehlo.add"(%2, %3) : (tensor<1xf64>, tensor<1xf64>) -> tensor<1xf64>
    %5 = "stablehlo.convert"(%4) : (tensor<1xf64>) -> tensor<1xf32>
    "func.return"(%5) : (tensor<1xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x5x1xf32> {tf.aliasing_output = 0 : i32}) -> (tensor<5x5x1xf32>) {
    %0 = "chlo.lgamma"(%arg0) : (tensor<5x5x1xf32>) -> tensor<5x5x1xf32>
    "func.return"(%0) : (tensor<5x5x1xf32>) -> ()
  }
}
