module @main {
  func.func public @main(%arg0: tensor<20xf32>) -> (tensor<20xf32>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<20xf32>) -> tensor<20xf32>
    "func.return"(%0) : (tensor<20xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<f32>) -> (tensor<20xi1>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<20xf32>
    %1 = "stablehlo.compare"(%arg0, %0) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    "func.return"(%1) : (tensor<20xi1>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<20xi1>) {
    %0 = "stablehlo.compare"(%arg0, %arg1) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<20xf32>, tensor<20xf32>) -> tensor<20xi1>
    "func.return"(%0) : (tensor<20xi1>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<20xi1>, %arg1: tensor<20xi1>) -> (tensor<20xi1>) {
    %0 = "stablehlo.multiply"(%arg0, %arg1) : (tensor<20xi1>, tensor<20xi1>) -> tensor<20xi1>
    "func.return"(%0) : (tensor<20xi1>) -> ()
  }
}
