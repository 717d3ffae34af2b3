module @main {
  func.func public @main(%arg0: tensor<12xi64>, %arg1: tensor<i64>) -> (tensor<12xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %1 = "stablehlo.remainder"(%arg0, %0) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %2 = "stablehlo.constant"() {value = dense<0> : tensor<12xi64>} : () -> tensor<12xi64>
    %3 = "stablehlo.compare"(%1, %2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %4 = "stablehlo.constant"() {value = dense<0> : tensor<12xi64>} : () -> tensor<12xi64>
    %5 = "stablehlo.compare"(%1, %4) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %6 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %7 = "stablehlo.compare"(%arg1, %6) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %8 = "stablehlo.broadcast_in_dim"(%7) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<12xi1>
    %9 = "stablehlo.xor"(%5, %8) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %10 = "stablehlo.and"(%3, %9) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %11 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %12 = "stablehlo.add"(%1, %11) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %13 = "stablehlo.select"(%10, %12, %1) : (tensor<12xi1>, tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%13) : (tensor<12xi64>) -> ()
  }
}
