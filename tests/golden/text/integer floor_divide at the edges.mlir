module @main {
  func.func public @main(%arg0: tensor<12xi64>, %arg1: tensor<i64>) -> (tensor<12xi64>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %1 = "stablehlo.divide"(%arg0, %0) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %2 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64>} : (tensor<i64>) -> tensor<12xi64>
    %3 = "stablehlo.multiply"(%1, %2) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %4 = "stablehlo.subtract"(%arg0, %3) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<12xi64>} : () -> tensor<12xi64>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %7 = "stablehlo.constant"() {value = dense<0> : tensor<12xi64>} : () -> tensor<12xi64>
    %8 = "stablehlo.compare"(%4, %7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi1>
    %9 = "stablehlo.constant"() {value = dense<0> : tensor<i64>} : () -> tensor<i64>
    %10 = "stablehlo.compare"(%arg1, %9) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i64>, tensor<i64>) -> tensor<i1>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<i1>) -> tensor<12xi1>
    %12 = "stablehlo.xor"(%8, %11) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %13 = "stablehlo.and"(%6, %12) : (tensor<12xi1>, tensor<12xi1>) -> tensor<12xi1>
    %14 = "stablehlo.convert"(%13) : (tensor<12xi1>) -> tensor<12xi64>
    %15 = "stablehlo.subtract"(%1, %14) : (tensor<12xi64>, tensor<12xi64>) -> tensor<12xi64>
    "func.return"(%15) : (tensor<12xi64>) -> ()
  }
}
