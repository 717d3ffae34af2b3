module @main {
  func.func public @main(%arg0: tensor<20xf32>, %arg1: tensor<20xf32>) -> (tensor<f32>) {
    %0 = "stablehlo.dot_general"(%arg1, %arg0) {dot_dimension_numbers = #stablehlo.dot<lhs_contracting_dimensions = [0], rhs_contracting_dimensions = [0]>, precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : (tensor<20xf32>, tensor<20xf32>) -> tensor<f32>
    "func.return"(%0) : (tensor<f32>) -> ()
  }
}
