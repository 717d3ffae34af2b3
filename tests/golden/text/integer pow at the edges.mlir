module @main {
  func.func public @main(%arg0: tensor<144xi64>, %arg1: tensor<144xi64>) -> (tensor<144xi64>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
    %1 = "stablehlo.compare"(%arg1, %0) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
    %2 = "stablehlo.constant"() {value = dense<1> : tensor<144xi64>} : () -> tensor<144xi64>
    %3 = "stablehlo.compare"(%arg0, %2) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
    %4 = "stablehlo.constant"() {value = dense<-1> : tensor<144xi64>} : () -> tensor<144xi64>
    %5 = "stablehlo.compare"(%arg0, %4) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
    %6 = "stablehlo.constant"() {value = dense<1> : tensor<144xi64>} : () -> tensor<144xi64>
    %7 = "stablehlo.and"(%arg1, %6) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    %8 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
    %9 = "stablehlo.compare"(%7, %8) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
    %10 = "stablehlo.select"(%9, %4, %2) : (tensor<144xi1>, tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    %11 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
    %12 = "stablehlo.select"(%5, %10, %11) : (tensor<144xi1>, tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    %13 = "stablehlo.select"(%3, %2, %12) : (tensor<144xi1>, tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
    %15 = "stablehlo.maximum"(%arg1, %14) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    %16 = "stablehlo.constant"() {value = dense<1> : tensor<144xi64>} : () -> tensor<144xi64>
    %17:3 = "stablehlo.while"(%arg0, %15, %16) ({
    ^bb0(%arg2: tensor<144xi64>, %arg3: tensor<144xi64>, %arg4: tensor<144xi64>):
      %18 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
      %19 = "stablehlo.compare"(%arg3, %18) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
      %20 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
      %21 = "stablehlo.reduce"(%19, %20) ({
      ^bb0(%arg5: tensor<i1>, %arg6: tensor<i1>):
        %22 = "stablehlo.or"(%arg5, %arg6) : (tensor<i1>, tensor<i1>) -> tensor<i1>
        "stablehlo.return"(%22) : (tensor<i1>) -> ()
      }) {dimensions = array<i64: 0>} : (tensor<144xi1>, tensor<i1>) -> tensor<i1>
      "stablehlo.return"(%21) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg7: tensor<144xi64>, %arg8: tensor<144xi64>, %arg9: tensor<144xi64>):
      %23 = "stablehlo.multiply"(%arg7, %arg7) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
      %24 = "stablehlo.constant"() {value = dense<1> : tensor<144xi64>} : () -> tensor<144xi64>
      %25 = "stablehlo.shift_right_logical"(%arg8, %24) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
      %26 = "stablehlo.constant"() {value = dense<1> : tensor<144xi64>} : () -> tensor<144xi64>
      %27 = "stablehlo.and"(%arg8, %26) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
      %28 = "stablehlo.constant"() {value = dense<0> : tensor<144xi64>} : () -> tensor<144xi64>
      %29 = "stablehlo.compare"(%27, %28) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi1>
      %30 = "stablehlo.multiply"(%arg9, %arg7) : (tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
      %31 = "stablehlo.select"(%29, %30, %arg9) : (tensor<144xi1>, tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
      "stablehlo.return"(%23, %25, %31) : (tensor<144xi64>, tensor<144xi64>, tensor<144xi64>) -> ()
    }) : (tensor<144xi64>, tensor<144xi64>, tensor<144xi64>) -> (tensor<144xi64>, tensor<144xi64>, tensor<144xi64>)
    %32 = "stablehlo.select"(%1, %13, %17#2) : (tensor<144xi1>, tensor<144xi64>, tensor<144xi64>) -> tensor<144xi64>
    "func.return"(%32) : (tensor<144xi64>) -> ()
  }
}
