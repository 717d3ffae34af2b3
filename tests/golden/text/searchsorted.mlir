module @main {
  func.func public @main(%arg0: tensor<10xf32>, %arg1: tensor<10xf32>) -> (tensor<10xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 1>} : (tensor<10xf32>) -> tensor<10x10xf32>
    %1 = "stablehlo.reshape"(%arg1) : (tensor<10xf32>) -> tensor<10x1xf32>
    %2 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<10x1xf32>) -> tensor<10x10xf32>
    %3 = "stablehlo.compare"(%0, %2) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<10x10xf32>, tensor<10x10xf32>) -> tensor<10x10xi1>
    %4 = "stablehlo.not"(%3) : (tensor<10x10xi1>) -> tensor<10x10xi1>
    %5 = "stablehlo.convert"(%4) : (tensor<10x10xi1>) -> tensor<10x10xi32>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %7 = "stablehlo.reduce"(%5, %6) ({
    ^bb0(%arg2: tensor<i32>, %arg3: tensor<i32>):
      %8 = "stablehlo.add"(%arg2, %arg3) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      "stablehlo.return"(%8) : (tensor<i32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<10x10xi32>, tensor<i32>) -> tensor<10xi32>
    %9 = "stablehlo.convert"(%7) : (tensor<10xi32>) -> tensor<10xi64>
    "func.return"(%9) : (tensor<10xi64>) -> ()
  }
}
