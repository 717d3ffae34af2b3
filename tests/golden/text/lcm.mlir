module @main {
  func.func public @main(%arg0: tensor<5x1xi64>, %arg1: tensor<5xi64>) -> (tensor<5x5xi64>) {
    %0 = "stablehlo.abs"(%arg0) : (tensor<5x1xi64>) -> tensor<5x1xi64>
    %1 = "stablehlo.broadcast_in_dim"(%0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %2 = "stablehlo.abs"(%arg1) : (tensor<5xi64>) -> tensor<5xi64>
    %3 = "stablehlo.broadcast_in_dim"(%2) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi64>) -> tensor<5x5xi64>
    %4:2 = "stablehlo.while"(%1, %3) ({
    ^bb0(%arg2: tensor<5x5xi64>, %arg3: tensor<5x5xi64>):
      %5 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi64>} : () -> tensor<5x5xi64>
      %6 = "stablehlo.compare"(%arg2, %5) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
      %7 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %8 = "stablehlo.reduce"(%6, %7) ({
      ^bb0(%arg4: tensor<i1>, %arg5: tensor<i1>):
        %9 = "stablehlo.or"(%arg4, %arg5) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%9) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0, 1>} : (tensor<5x5xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%8) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg6: tensor<5x5xi64>, %arg7: tensor<5x5xi64>):
      %10 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi64>} : () -> tensor<5x5xi64>
      %11 = "stablehlo.compare"(%arg6, %10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
      %12 = "stablehlo.remainder"(%arg7, %arg6) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
      %13 = "stablehlo.select"(%11, %arg6, %12) : (tensor<5x5xi1>, tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
      %14 = "stablehlo.select"(%11, %arg7, %arg6) : (tensor<5x5xi1>, tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
      "stablehlo.return"(%13, %14) : (tensor<5x5xi64>, tensor<5x5xi64>) -> ()
    }) : (tensor<5x5xi64>, tensor<5x5xi64>) -> (tensor<5x5xi64>, tensor<5x5xi64>)
    %15 = "stablehlo.constant"() {value = dense<0> : tensor<5x5xi64>} : () -> tensor<5x5xi64>
    %16 = "stablehlo.compare"(%4#1, %15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi1>
    %17 = "stablehlo.broadcast_in_dim"(%arg0) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<5x1xi64>) -> tensor<5x5xi64>
    %18 = "stablehlo.divide"(%17, %4#1) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %19 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<5xi64>) -> tensor<5x5xi64>
    %20 = "stablehlo.multiply"(%18, %19) : (tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    %21 = "stablehlo.abs"(%20) : (tensor<5x5xi64>) -> tensor<5x5xi64>
    %22 = "stablehlo.select"(%16, %4#1, %21) : (tensor<5x5xi1>, tensor<5x5xi64>, tensor<5x5xi64>) -> tensor<5x5xi64>
    "func.return"(%22) : (tensor<5x5xi64>) -> ()
  }
}
