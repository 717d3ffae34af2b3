module @main {
  func.func public @main(%arg0: tensor<9x4x5xf32>, %arg1: tensor<4x5xi64>, %arg2: tensor<2xi32>, %arg3: tensor<8xi64>, %arg4: tensor<8xi64>) -> (tensor<4xf32>, tensor<4x9x11xf32>) {
    %0 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %1 = "stablehlo.reshape"(%0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_slice"(%arg3, %1) {slice_sizes = array<i64: 4>} : (tensor<8xi64>, tensor<i32>) -> tensor<4xi64>
    %3 = "stablehlo.convert"(%2) : (tensor<4xi64>) -> tensor<4xi32>
    %4 = "stablehlo.reshape"(%3) : (tensor<4xi32>) -> tensor<4x1xi32>
    %5 = "stablehlo.constant"() {value = dense<0> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %6 = "stablehlo.compare"(%4, %5) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %7 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %8 = "stablehlo.reshape"(%7) : (tensor<1xi32>) -> tensor<i32>
    %9 = "stablehlo.dynamic_slice"(%arg4, %8) {slice_sizes = array<i64: 4>} : (tensor<8xi64>, tensor<i32>) -> tensor<4xi64>
    %10 = "stablehlo.convert"(%9) : (tensor<4xi64>) -> tensor<4xi32>
    %11 = "stablehlo.reshape"(%10) : (tensor<4xi32>) -> tensor<4x1xi32>
    %12 = "stablehlo.constant"() {value = dense<0> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %13 = "stablehlo.compare"(%11, %12) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi1>
    %14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %16 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %17 = "stablehlo.broadcast_in_dim"(%16) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %18 = "stablehlo.select"(%13, %15, %17) : (tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %19 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
    %20 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<4x11xi32>
    %21 = "stablehlo.constant"() {value = dense<0> : tensor<4x11xi32>} : () -> tensor<4x11xi32>
    %22 = "stablehlo.compare"(%20, %21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x11xi32>, tensor<4x11xi32>) -> tensor<4x11xi1>
    %23 = "stablehlo.constant"() {value = dense<1> : tensor<4x11xi32>} : () -> tensor<4x11xi32>
    %24 = "stablehlo.compare"(%20, %23) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x11xi32>, tensor<4x11xi32>) -> tensor<4x11xi1>
    %25 = "stablehlo.broadcast_in_dim"(%13) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<4x1xi1>) -> tensor<4x11xi1>
    %26 = "stablehlo.and"(%24, %25) : (tensor<4x11xi1>, tensor<4x11xi1>) -> tensor<4x11xi1>
    %27 = "stablehlo.or"(%22, %26) : (tensor<4x11xi1>, tensor<4x11xi1>) -> tensor<4x11xi1>
    %28 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x11xi32>
    %29 = "stablehlo.reshape"(%28) : (tensor<4x11xi32>) -> tensor<4x11x1xi32>
    %30 = "stablehlo.convert"(%arg1) : (tensor<4x5xi64>) -> tensor<4x5xi32>
    %31 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %32 = "stablehlo.pad"(%30, %31) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<4x5xi32>, tensor<i32>) -> tensor<4x11xi32>
    %33 = "stablehlo.reshape"(%32) : (tensor<4x11xi32>) -> tensor<4x11x1xi32>
    %34 = "stablehlo.concatenate"(%29, %33) {dimension = 2 : i64} : (tensor<4x11x1xi32>, tensor<4x11x1xi32>) -> tensor<4x11x2xi32>
    %35 = "stablehlo.gather"(%arg0, %34) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 9, 1, 1>, indices_are_sorted = false} : (tensor<9x4x5xf32>, tensor<4x11x2xi32>) -> tensor<9x4x11xf32>
    %36 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %37 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %38 = "stablehlo.dynamic_slice"(%35, %36, %37, %37) {slice_sizes = array<i64: 1, 4, 11>} : (tensor<9x4x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x11xf32>
    %39 = "stablehlo.reshape"(%38) : (tensor<1x4x11xf32>) -> tensor<4x11xf32>
    %40 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %41 = "stablehlo.broadcast_in_dim"(%40) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x11xf32>
    %42 = "stablehlo.select"(%27, %39, %41) : (tensor<4x11xi1>, tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
    %43 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<9x4x11xf32>} : () -> tensor<9x4x11xf32>
    %44 = "stablehlo.reshape"(%42) : (tensor<4x11xf32>) -> tensor<1x4x11xf32>
    %45 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %46 = "stablehlo.dynamic_update_slice"(%43, %44, %36, %45, %45) : (tensor<9x4x11xf32>, tensor<1x4x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x4x11xf32>
    %47 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %48 = "stablehlo.pad"(%32, %47) {edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>} : (tensor<4x11xi32>, tensor<i32>) -> tensor<4x11xi32>
    %49 = "stablehlo.compare"(%32, %48) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x11xi32>, tensor<4x11xi32>) -> tensor<4x11xi1>
    %50 = "stablehlo.constant"() {value = dense<2> : tensor<4x11xi32>} : () -> tensor<4x11xi32>
    %51 = "stablehlo.compare"(%20, %50) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<4x11xi32>, tensor<4x11xi32>) -> tensor<4x11xi1>
    %52 = "stablehlo.and"(%49, %51) : (tensor<4x11xi1>, tensor<4x11xi1>) -> tensor<4x11xi1>
    %53:5 = "stablehlo.while"(%19, %42, %46, %35, %52) ({
    ^bb0(%arg5: tensor<i32>, %arg6: tensor<4x11xf32>, %arg7: tensor<9x4x11xf32>, %arg8: tensor<9x4x11xf32>, %arg9: tensor<4x11xi1>):
      %54 = "stablehlo.constant"() {value = dense<9> : tensor<i32>} : () -> tensor<i32>
      %55 = "stablehlo.compare"(%arg5, %54) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%55) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg10: tensor<i32>, %arg11: tensor<4x11xf32>, %arg12: tensor<9x4x11xf32>, %arg13: tensor<9x4x11xf32>, %arg14: tensor<4x11xi1>):
      %56 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %57 = "stablehlo.add"(%arg10, %56) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %58 = "stablehlo.maximum"(%arg11, %arg11) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %59 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %60 = "stablehlo.pad"(%arg11, %59) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, -1>, interior_padding = array<i64: 0, 0>} : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x11xf32>
      %61 = "stablehlo.maximum"(%58, %60) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %62 = "stablehlo.pad"(%arg11, %59) {edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>} : (tensor<4x11xf32>, tensor<f32>) -> tensor<4x11xf32>
      %63 = "stablehlo.broadcast_in_dim"(%59) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x11xf32>
      %64 = "stablehlo.select"(%arg14, %62, %63) : (tensor<4x11xi1>, tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %65 = "stablehlo.maximum"(%61, %64) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %66 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %67 = "stablehlo.broadcast_in_dim"(%66) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x11xf32>
      %68 = "stablehlo.compare"(%65, %67) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xi1>
      %69 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<4x11xf32>} : () -> tensor<4x11xf32>
      %70 = "stablehlo.select"(%68, %69, %65) : (tensor<4x11xi1>, tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %71 = "stablehlo.subtract"(%arg11, %70) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %72 = "stablehlo.exponential"(%71) : (tensor<4x11xf32>) -> tensor<4x11xf32>
      %73 = "stablehlo.subtract"(%60, %70) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %74 = "stablehlo.exponential"(%73) : (tensor<4x11xf32>) -> tensor<4x11xf32>
      %75 = "stablehlo.add"(%72, %74) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %76 = "stablehlo.subtract"(%64, %70) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %77 = "stablehlo.exponential"(%76) : (tensor<4x11xf32>) -> tensor<4x11xf32>
      %78 = "stablehlo.add"(%75, %77) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %79 = "stablehlo.log"(%78) : (tensor<4x11xf32>) -> tensor<4x11xf32>
      %80 = "stablehlo.add"(%79, %70) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %81 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %82 = "stablehlo.dynamic_slice"(%arg13, %arg10, %81, %81) {slice_sizes = array<i64: 1, 4, 11>} : (tensor<9x4x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x4x11xf32>
      %83 = "stablehlo.reshape"(%82) : (tensor<1x4x11xf32>) -> tensor<4x11xf32>
      %84 = "stablehlo.add"(%80, %83) : (tensor<4x11xf32>, tensor<4x11xf32>) -> tensor<4x11xf32>
      %85 = "stablehlo.reshape"(%84) : (tensor<4x11xf32>) -> tensor<1x4x11xf32>
      %86 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %87 = "stablehlo.dynamic_update_slice"(%arg12, %85, %arg10, %86, %86) : (tensor<9x4x11xf32>, tensor<1x4x11xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<9x4x11xf32>
      "stablehlo.return"(%57, %84, %87, %arg13, %arg14) : (tensor<i32>, tensor<4x11xf32>, tensor<9x4x11xf32>, tensor<9x4x11xf32>, tensor<4x11xi1>) -> ()
    }) : (tensor<i32>, tensor<4x11xf32>, tensor<9x4x11xf32>, tensor<9x4x11xf32>, tensor<4x11xi1>) -> (tensor<i32>, tensor<4x11xf32>, tensor<9x4x11xf32>, tensor<9x4x11xf32>, tensor<4x11xi1>)
    %88 = "stablehlo.constant"() {value = dense<1> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %89 = "stablehlo.subtract"(%4, %88) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %90 = "stablehlo.constant"() {value = dense<0> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %91 = "stablehlo.maximum"(%89, %90) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %92 = "stablehlo.reshape"(%91) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %93 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<4x1xi32>
    %94 = "stablehlo.reshape"(%93) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %95 = "stablehlo.constant"() {value = dense<2> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %96 = "stablehlo.multiply"(%11, %95) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %97 = "stablehlo.constant"() {value = dense<0> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %98 = "stablehlo.maximum"(%96, %97) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %99 = "stablehlo.reshape"(%98) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %100 = "stablehlo.concatenate"(%92, %94, %99) {dimension = 2 : i64} : (tensor<4x1x1xi32>, tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x3xi32>
    %101 = "stablehlo.gather"(%53#2, %100) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<9x4x11xf32>, tensor<4x1x3xi32>) -> tensor<4x1xf32>
    %102 = "stablehlo.maximum"(%101, %101) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %103 = "stablehlo.reshape"(%91) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %104 = "stablehlo.reshape"(%93) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %105 = "stablehlo.constant"() {value = dense<1> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %106 = "stablehlo.subtract"(%96, %105) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %107 = "stablehlo.constant"() {value = dense<0> : tensor<4x1xi32>} : () -> tensor<4x1xi32>
    %108 = "stablehlo.maximum"(%106, %107) : (tensor<4x1xi32>, tensor<4x1xi32>) -> tensor<4x1xi32>
    %109 = "stablehlo.reshape"(%108) : (tensor<4x1xi32>) -> tensor<4x1x1xi32>
    %110 = "stablehlo.concatenate"(%103, %104, %109) {dimension = 2 : i64} : (tensor<4x1x1xi32>, tensor<4x1x1xi32>, tensor<4x1x1xi32>) -> tensor<4x1x3xi32>
    %111 = "stablehlo.gather"(%53#2, %110) {dimension_numbers = #stablehlo.gather<collapsed_slice_dims = [0, 1, 2], start_index_map = [0, 1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 1, 1, 1>, indices_are_sorted = false} : (tensor<9x4x11xf32>, tensor<4x1x3xi32>) -> tensor<4x1xf32>
    %112 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %113 = "stablehlo.select"(%13, %111, %112) : (tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %114 = "stablehlo.maximum"(%102, %113) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %115 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %116 = "stablehlo.broadcast_in_dim"(%115) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<4x1xf32>
    %117 = "stablehlo.compare"(%114, %116) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xi1>
    %118 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<4x1xf32>} : () -> tensor<4x1xf32>
    %119 = "stablehlo.select"(%117, %118, %114) : (tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %120 = "stablehlo.subtract"(%101, %119) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %121 = "stablehlo.exponential"(%120) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %122 = "stablehlo.subtract"(%113, %119) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %123 = "stablehlo.exponential"(%122) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %124 = "stablehlo.add"(%121, %123) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %125 = "stablehlo.log"(%124) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %126 = "stablehlo.add"(%125, %119) : (tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %127 = "stablehlo.select"(%6, %18, %126) : (tensor<4x1xi1>, tensor<4x1xf32>, tensor<4x1xf32>) -> tensor<4x1xf32>
    %128 = "stablehlo.negate"(%127) : (tensor<4x1xf32>) -> tensor<4x1xf32>
    %129 = "stablehlo.reshape"(%128) : (tensor<4x1xf32>) -> tensor<4xf32>
    %130 = "stablehlo.transpose"(%53#2) {permutation = array<i64: 1, 0, 2>} : (tensor<9x4x11xf32>) -> tensor<4x9x11xf32>
    "func.return"(%129, %130) : (tensor<4xf32>, tensor<4x9x11xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<9x4x5xf32>) -> (tensor<9x4x5xf32>) {
    %0 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %1 = "stablehlo.reduce"(%arg0, %0) ({
    ^bb0(%arg1: tensor<f32>, %arg2: tensor<f32>):
      %2 = "stablehlo.compare"(%arg2, %arg1) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %3 = "stablehlo.compare"(%arg2, %arg2) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<f32>, tensor<f32>) -> tensor<i1>
      %4 = "stablehlo.or"(%2, %3) : (tensor<i1>, tensor<i1>) -> tensor<i1>
      %5 = "stablehlo.select"(%4, %arg2, %arg1) : (tensor<i1>, tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%5) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<9x4x5xf32>, tensor<f32>) -> tensor<9x4xf32>
    %6 = "stablehlo.broadcast_in_dim"(%1) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<9x4xf32>) -> tensor<9x4x5xf32>
    %7 = "stablehlo.subtract"(%arg0, %6) : (tensor<9x4x5xf32>, tensor<9x4x5xf32>) -> tensor<9x4x5xf32>
    %8 = "stablehlo.exponential"(%7) : (tensor<9x4x5xf32>) -> tensor<9x4x5xf32>
    %9 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %10 = "stablehlo.reduce"(%8, %9) ({
    ^bb0(%arg3: tensor<f32>, %arg4: tensor<f32>):
      %11 = "stablehlo.add"(%arg3, %arg4) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%11) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 2>} : (tensor<9x4x5xf32>, tensor<f32>) -> tensor<9x4xf32>
    %12 = "stablehlo.log"(%10) : (tensor<9x4xf32>) -> tensor<9x4xf32>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<9x4xf32>) -> tensor<9x4x5xf32>
    %14 = "stablehlo.subtract"(%7, %13) : (tensor<9x4x5xf32>, tensor<9x4x5xf32>) -> tensor<9x4x5xf32>
    "func.return"(%14) : (tensor<9x4x5xf32>) -> ()
  }
}
