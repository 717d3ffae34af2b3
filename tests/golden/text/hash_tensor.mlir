module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<ui64>) {
    %0 = "stablehlo.bitcast_convert"(%arg0) : (tensor<2xf32>) -> tensor<2xui32>
    %1 = "stablehlo.constant"() {value = dense<31> : tensor<2xui32>} : () -> tensor<2xui32>
    %2 = "stablehlo.shift_right_logical"(%0, %1) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %3 = "stablehlo.convert"(%2) : (tensor<2xui32>) -> tensor<2xui64>
    %4 = "stablehlo.constant"() {value = dense<63> : tensor<2xui64>} : () -> tensor<2xui64>
    %5 = "stablehlo.shift_left"(%3, %4) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %6 = "stablehlo.constant"() {value = dense<23> : tensor<2xui32>} : () -> tensor<2xui32>
    %7 = "stablehlo.shift_right_logical"(%0, %6) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %8 = "stablehlo.constant"() {value = dense<255> : tensor<2xui32>} : () -> tensor<2xui32>
    %9 = "stablehlo.and"(%7, %8) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %10 = "stablehlo.constant"() {value = dense<0> : tensor<2xui32>} : () -> tensor<2xui32>
    %11 = "stablehlo.compare"(%9, %10) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %12 = "stablehlo.constant"() {value = dense<8388607> : tensor<2xui32>} : () -> tensor<2xui32>
    %13 = "stablehlo.and"(%0, %12) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %14 = "stablehlo.constant"() {value = dense<0> : tensor<2xui32>} : () -> tensor<2xui32>
    %15 = "stablehlo.compare"(%13, %14) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %16 = "stablehlo.constant"() {value = dense<0> : tensor<2xui32>} : () -> tensor<2xui32>
    %17 = "stablehlo.constant"() {value = dense<897> : tensor<2xui32>} : () -> tensor<2xui32>
    %18 = "stablehlo.count_leading_zeros"(%13) : (tensor<2xui32>) -> tensor<2xui32>
    %19 = "stablehlo.constant"() {value = dense<8> : tensor<2xui32>} : () -> tensor<2xui32>
    %20 = "stablehlo.subtract"(%18, %19) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %21 = "stablehlo.subtract"(%17, %20) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %22 = "stablehlo.select"(%15, %16, %21) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %23 = "stablehlo.constant"() {value = dense<255> : tensor<2xui32>} : () -> tensor<2xui32>
    %24 = "stablehlo.compare"(%9, %23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type UNSIGNED>} : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xi1>
    %25 = "stablehlo.constant"() {value = dense<2047> : tensor<2xui32>} : () -> tensor<2xui32>
    %26 = "stablehlo.constant"() {value = dense<896> : tensor<2xui32>} : () -> tensor<2xui32>
    %27 = "stablehlo.add"(%9, %26) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %28 = "stablehlo.select"(%24, %25, %27) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %29 = "stablehlo.select"(%11, %22, %28) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %30 = "stablehlo.convert"(%29) : (tensor<2xui32>) -> tensor<2xui64>
    %31 = "stablehlo.constant"() {value = dense<52> : tensor<2xui64>} : () -> tensor<2xui64>
    %32 = "stablehlo.shift_left"(%30, %31) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %33 = "stablehlo.or"(%5, %32) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %34 = "stablehlo.constant"() {value = dense<31> : tensor<2xui32>} : () -> tensor<2xui32>
    %35 = "stablehlo.minimum"(%20, %34) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %36 = "stablehlo.shift_left"(%13, %35) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %37 = "stablehlo.constant"() {value = dense<8388607> : tensor<2xui32>} : () -> tensor<2xui32>
    %38 = "stablehlo.and"(%36, %37) : (tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %39 = "stablehlo.select"(%11, %38, %13) : (tensor<2xi1>, tensor<2xui32>, tensor<2xui32>) -> tensor<2xui32>
    %40 = "stablehlo.convert"(%39) : (tensor<2xui32>) -> tensor<2xui64>
    %41 = "stablehlo.constant"() {value = dense<29> : tensor<2xui64>} : () -> tensor<2xui64>
    %42 = "stablehlo.shift_left"(%40, %41) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %43 = "stablehlo.or"(%33, %42) : (tensor<2xui64>, tensor<2xui64>) -> tensor<2xui64>
    %44 = "stablehlo.constant"() {value = dense<0> : tensor<ui64>} : () -> tensor<ui64>
    %45 = "stablehlo.reduce"(%43, %44) ({
    ^bb0(%arg1: tensor<ui64>, %arg2: tensor<ui64>):
      %46 = "stablehlo.xor"(%arg1, %arg2) : (tensor<ui64>, tensor<ui64>) -> tensor<ui64>
      "stablehlo.return"(%46) : (tensor<ui64>) -> ()
    }) {dimensions = array<i64: 0>} : (tensor<2xui64>, tensor<ui64>) -> tensor<ui64>
    "func.return"(%45) : (tensor<ui64>) -> ()
  }
}
