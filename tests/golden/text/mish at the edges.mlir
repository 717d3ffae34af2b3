module @main {
  func.func public @main(%arg0: tensor<19xf32>) -> (tensor<19xf32>) {
    %0 = "stablehlo.exponential"(%arg0) : (tensor<19xf32>) -> tensor<19xf32>
    %1 = "stablehlo.log_plus_one"(%0) : (tensor<19xf32>) -> tensor<19xf32>
    %2 = "stablehlo.tanh"(%1) : (tensor<19xf32>) -> tensor<19xf32>
    %3 = "stablehlo.multiply"(%arg0, %2) : (tensor<19xf32>, tensor<19xf32>) -> tensor<19xf32>
    "func.return"(%3) : (tensor<19xf32>) -> ()
  }
}
