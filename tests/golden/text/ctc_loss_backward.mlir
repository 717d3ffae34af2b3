module @main {
  func.func public @main(%arg0: tensor<6x2x5xf32>, %arg1: tensor<2x3xi64>, %arg2: tensor<2xi32>, %arg3: tensor<4xi64>, %arg4: tensor<4xi64>, %arg5: tensor<2x6x7xf32>, %arg6: tensor<2xf32>, %arg7: tensor<2xf32>) -> (tensor<6x2x5xf32>) {
    %0 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<6x2x5xi32>
    %1 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 0>, limit_indices = array<i64: 1>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %2 = "stablehlo.reshape"(%1) : (tensor<1xi32>) -> tensor<i32>
    %3 = "stablehlo.dynamic_slice"(%arg3, %2) {slice_sizes = array<i64: 2>} : (tensor<4xi64>, tensor<i32>) -> tensor<2xi64>
    %4 = "stablehlo.convert"(%3) : (tensor<2xi64>) -> tensor<2xi32>
    %5 = "stablehlo.reshape"(%4) : (tensor<2xi32>) -> tensor<2x1xi32>
    %6 = "stablehlo.reshape"(%5) : (tensor<2x1xi32>) -> tensor<1x2x1xi32>
    %7 = "stablehlo.broadcast_in_dim"(%6) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xi32>) -> tensor<6x2x5xi32>
    %8 = "stablehlo.compare"(%0, %7) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<6x2x5xi32>, tensor<6x2x5xi32>) -> tensor<6x2x5xi1>
    %9 = "stablehlo.reshape"(%arg6) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %10 = "stablehlo.constant"() {value = dense<0x7F800000> : tensor<f32>} : () -> tensor<f32>
    %11 = "stablehlo.broadcast_in_dim"(%10) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<1x2x1xf32>
    %12 = "stablehlo.compare"(%9, %11) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<1x2x1xf32>, tensor<1x2x1xf32>) -> tensor<1x2x1xi1>
    %13 = "stablehlo.broadcast_in_dim"(%12) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xi1>) -> tensor<6x2x5xi1>
    %14 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %15 = "stablehlo.broadcast_in_dim"(%14) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x2x5xf32>
    %16 = "stablehlo.compare"(%arg0, %15) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xi1>
    %17 = "stablehlo.or"(%13, %16) : (tensor<6x2x5xi1>, tensor<6x2x5xi1>) -> tensor<6x2x5xi1>
    %18 = "stablehlo.constant"() {value = dense<0x7FC00000> : tensor<f32>} : () -> tensor<f32>
    %19 = "stablehlo.broadcast_in_dim"(%18) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x2x5xf32>
    %20 = "stablehlo.exponential"(%arg0) : (tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    %21 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<6x2x5xf32>} : () -> tensor<6x2x5xf32>
    %22 = "stablehlo.iota"() {iota_dimension = 0 : i64} : () -> tensor<2x7xi32>
    %23 = "stablehlo.reshape"(%22) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
    %24 = "stablehlo.convert"(%arg1) : (tensor<2x3xi64>) -> tensor<2x3xi32>
    %25 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %26 = "stablehlo.pad"(%24, %25) {edge_padding_low = array<i64: 0, 1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 1>} : (tensor<2x3xi32>, tensor<i32>) -> tensor<2x7xi32>
    %27 = "stablehlo.reshape"(%26) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
    %28 = "stablehlo.concatenate"(%23, %27) {dimension = 2 : i64} : (tensor<2x7x1xi32>, tensor<2x7x1xi32>) -> tensor<2x7x2xi32>
    %29 = "stablehlo.iota"() {iota_dimension = 1 : i64} : () -> tensor<2x7xi32>
    %30 = "stablehlo.slice"(%arg2) {start_indices = array<i64: 1>, limit_indices = array<i64: 2>, strides = array<i64: 1>} : (tensor<2xi32>) -> tensor<1xi32>
    %31 = "stablehlo.reshape"(%30) : (tensor<1xi32>) -> tensor<i32>
    %32 = "stablehlo.dynamic_slice"(%arg4, %31) {slice_sizes = array<i64: 2>} : (tensor<4xi64>, tensor<i32>) -> tensor<2xi64>
    %33 = "stablehlo.convert"(%32) : (tensor<2xi64>) -> tensor<2xi32>
    %34 = "stablehlo.reshape"(%33) : (tensor<2xi32>) -> tensor<2x1xi32>
    %35 = "stablehlo.constant"() {value = dense<2> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
    %36 = "stablehlo.multiply"(%34, %35) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %37 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x7xi32>
    %38 = "stablehlo.compare"(%29, %37) {comparison_direction = #stablehlo<comparison_direction LE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %39 = "stablehlo.broadcast_in_dim"(%38) {broadcast_dimensions = array<i64: 1, 2>} : (tensor<2x7xi1>) -> tensor<6x2x7xi1>
    %40 = "stablehlo.transpose"(%arg5) {permutation = array<i64: 1, 0, 2>} : (tensor<2x6x7xf32>) -> tensor<6x2x7xf32>
    %41 = "stablehlo.constant"() {value = dense<5> : tensor<i32>} : () -> tensor<i32>
    %42 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
    %43 = "stablehlo.broadcast_in_dim"(%42) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
    %44 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<6x2x7xf32>} : () -> tensor<6x2x7xf32>
    %45 = "stablehlo.reshape"(%22) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
    %46 = "stablehlo.reshape"(%26) : (tensor<2x7xi32>) -> tensor<2x7x1xi32>
    %47 = "stablehlo.concatenate"(%45, %46) {dimension = 2 : i64} : (tensor<2x7x1xi32>, tensor<2x7x1xi32>) -> tensor<2x7x2xi32>
    %48 = "stablehlo.gather"(%arg0, %47) {dimension_numbers = #stablehlo.gather<offset_dims = [0], collapsed_slice_dims = [1, 2], start_index_map = [1, 2], index_vector_dim = 2>, slice_sizes = array<i64: 6, 1, 1>, indices_are_sorted = false} : (tensor<6x2x5xf32>, tensor<2x7x2xi32>) -> tensor<6x2x7xf32>
    %49 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %50 = "stablehlo.pad"(%26, %49) {edge_padding_low = array<i64: 0, 2>, edge_padding_high = array<i64: 0, -2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xi32>, tensor<i32>) -> tensor<2x7xi32>
    %51 = "stablehlo.compare"(%26, %50) {comparison_direction = #stablehlo<comparison_direction NE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %52 = "stablehlo.constant"() {value = dense<2> : tensor<2x7xi32>} : () -> tensor<2x7xi32>
    %53 = "stablehlo.compare"(%29, %52) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %54 = "stablehlo.and"(%51, %53) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %55 = "stablehlo.constant"() {value = dense<false> : tensor<i1>} : () -> tensor<i1>
    %56 = "stablehlo.pad"(%54, %55) {edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xi1>, tensor<i1>) -> tensor<2x7xi1>
    %57 = "stablehlo.broadcast_in_dim"(%36) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x7xi32>
    %58 = "stablehlo.compare"(%29, %57) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %59 = "stablehlo.constant"() {value = dense<0> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
    %60 = "stablehlo.compare"(%34, %59) {comparison_direction = #stablehlo<comparison_direction GT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
    %61 = "stablehlo.broadcast_in_dim"(%60) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x7xi1>
    %62 = "stablehlo.constant"() {value = dense<1> : tensor<2x1xi32>} : () -> tensor<2x1xi32>
    %63 = "stablehlo.subtract"(%36, %62) : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi32>
    %64 = "stablehlo.broadcast_in_dim"(%63) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi32>) -> tensor<2x7xi32>
    %65 = "stablehlo.compare"(%29, %64) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x7xi32>, tensor<2x7xi32>) -> tensor<2x7xi1>
    %66 = "stablehlo.and"(%61, %65) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %67 = "stablehlo.or"(%58, %66) : (tensor<2x7xi1>, tensor<2x7xi1>) -> tensor<2x7xi1>
    %68:7 = "stablehlo.while"(%41, %43, %44, %48, %56, %67, %5) ({
    ^bb0(%arg8: tensor<i32>, %arg9: tensor<2x7xf32>, %arg10: tensor<6x2x7xf32>, %arg11: tensor<6x2x7xf32>, %arg12: tensor<2x7xi1>, %arg13: tensor<2x7xi1>, %arg14: tensor<2x1xi32>):
      %69 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %70 = "stablehlo.compare"(%arg8, %69) {comparison_direction = #stablehlo<comparison_direction GE>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%70) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg15: tensor<i32>, %arg16: tensor<2x7xf32>, %arg17: tensor<6x2x7xf32>, %arg18: tensor<6x2x7xf32>, %arg19: tensor<2x7xi1>, %arg20: tensor<2x7xi1>, %arg21: tensor<2x1xi32>):
      %71 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %72 = "stablehlo.subtract"(%arg15, %71) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %73 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %74 = "stablehlo.add"(%arg15, %73) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %75 = "stablehlo.broadcast_in_dim"(%74) {broadcast_dimensions = array<i64>} : (tensor<i32>) -> tensor<2x1xi32>
      %76 = "stablehlo.compare"(%75, %arg21) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<2x1xi32>, tensor<2x1xi32>) -> tensor<2x1xi1>
      %77 = "stablehlo.broadcast_in_dim"(%76) {broadcast_dimensions = array<i64: 0, 1>} : (tensor<2x1xi1>) -> tensor<2x7xi1>
      %78 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %79 = "stablehlo.dynamic_slice"(%arg18, %arg15, %78, %78) {slice_sizes = array<i64: 1, 2, 7>} : (tensor<6x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<1x2x7xf32>
      %80 = "stablehlo.reshape"(%79) : (tensor<1x2x7xf32>) -> tensor<2x7xf32>
      %81 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %82 = "stablehlo.broadcast_in_dim"(%81) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
      %83 = "stablehlo.select"(%arg20, %80, %82) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %84 = "stablehlo.maximum"(%arg16, %arg16) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %85 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %86 = "stablehlo.pad"(%arg16, %85) {edge_padding_low = array<i64: 0, -1>, edge_padding_high = array<i64: 0, 1>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %87 = "stablehlo.maximum"(%84, %86) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %88 = "stablehlo.pad"(%arg16, %85) {edge_padding_low = array<i64: 0, -2>, edge_padding_high = array<i64: 0, 2>, interior_padding = array<i64: 0, 0>} : (tensor<2x7xf32>, tensor<f32>) -> tensor<2x7xf32>
      %89 = "stablehlo.broadcast_in_dim"(%85) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
      %90 = "stablehlo.select"(%arg19, %88, %89) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %91 = "stablehlo.maximum"(%87, %90) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %92 = "stablehlo.constant"() {value = dense<0xFF800000> : tensor<f32>} : () -> tensor<f32>
      %93 = "stablehlo.broadcast_in_dim"(%92) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<2x7xf32>
      %94 = "stablehlo.compare"(%91, %93) {comparison_direction = #stablehlo<comparison_direction EQ>, compare_type = #stablehlo<comparison_type FLOAT>} : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xi1>
      %95 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<2x7xf32>} : () -> tensor<2x7xf32>
      %96 = "stablehlo.select"(%94, %95, %91) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %97 = "stablehlo.subtract"(%arg16, %96) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %98 = "stablehlo.exponential"(%97) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %99 = "stablehlo.subtract"(%86, %96) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %100 = "stablehlo.exponential"(%99) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %101 = "stablehlo.add"(%98, %100) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %102 = "stablehlo.subtract"(%90, %96) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %103 = "stablehlo.exponential"(%102) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %104 = "stablehlo.add"(%101, %103) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %105 = "stablehlo.log"(%104) : (tensor<2x7xf32>) -> tensor<2x7xf32>
      %106 = "stablehlo.add"(%105, %96) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %107 = "stablehlo.add"(%106, %80) : (tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %108 = "stablehlo.select"(%77, %83, %107) : (tensor<2x7xi1>, tensor<2x7xf32>, tensor<2x7xf32>) -> tensor<2x7xf32>
      %109 = "stablehlo.reshape"(%108) : (tensor<2x7xf32>) -> tensor<1x2x7xf32>
      %110 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
      %111 = "stablehlo.dynamic_update_slice"(%arg17, %109, %arg15, %110, %110) : (tensor<6x2x7xf32>, tensor<1x2x7xf32>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<6x2x7xf32>
      "stablehlo.return"(%72, %108, %111, %arg18, %arg19, %arg20, %arg21) : (tensor<i32>, tensor<2x7xf32>, tensor<6x2x7xf32>, tensor<6x2x7xf32>, tensor<2x7xi1>, tensor<2x7xi1>, tensor<2x1xi32>) -> ()
    }) : (tensor<i32>, tensor<2x7xf32>, tensor<6x2x7xf32>, tensor<6x2x7xf32>, tensor<2x7xi1>, tensor<2x7xi1>, tensor<2x1xi32>) -> (tensor<i32>, tensor<2x7xf32>, tensor<6x2x7xf32>, tensor<6x2x7xf32>, tensor<2x7xi1>, tensor<2x7xi1>, tensor<2x1xi32>)
    %112 = "stablehlo.add"(%40, %68#2) : (tensor<6x2x7xf32>, tensor<6x2x7xf32>) -> tensor<6x2x7xf32>
    %113 = "stablehlo.subtract"(%112, %48) : (tensor<6x2x7xf32>, tensor<6x2x7xf32>) -> tensor<6x2x7xf32>
    %114 = "stablehlo.broadcast_in_dim"(%9) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<6x2x7xf32>
    %115 = "stablehlo.add"(%113, %114) : (tensor<6x2x7xf32>, tensor<6x2x7xf32>) -> tensor<6x2x7xf32>
    %116 = "stablehlo.exponential"(%115) : (tensor<6x2x7xf32>) -> tensor<6x2x7xf32>
    %117 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %118 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x2x7xf32>
    %119 = "stablehlo.select"(%39, %116, %118) : (tensor<6x2x7xi1>, tensor<6x2x7xf32>, tensor<6x2x7xf32>) -> tensor<6x2x7xf32>
    %120 = "stablehlo.scatter"(%21, %28, %119) ({
    ^bb0(%arg22: tensor<f32>, %arg23: tensor<f32>):
      %121 = "stablehlo.add"(%arg22, %arg23) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%121) : (tensor<f32>) -> ()
    }) {scatter_dimension_numbers = #stablehlo.scatter<update_window_dims = [0], inserted_window_dims = [1, 2], scatter_dims_to_operand_dims = [1, 2], index_vector_dim = 2>, indices_are_sorted = false, unique_indices = false} : (tensor<6x2x5xf32>, tensor<2x7x2xi32>, tensor<6x2x7xf32>) -> tensor<6x2x5xf32>
    %122 = "stablehlo.subtract"(%20, %120) : (tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    %123 = "stablehlo.select"(%17, %19, %122) : (tensor<6x2x5xi1>, tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    %124 = "stablehlo.reshape"(%arg7) : (tensor<2xf32>) -> tensor<1x2x1xf32>
    %125 = "stablehlo.broadcast_in_dim"(%124) {broadcast_dimensions = array<i64: 0, 1, 2>} : (tensor<1x2x1xf32>) -> tensor<6x2x5xf32>
    %126 = "stablehlo.multiply"(%123, %125) : (tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    %127 = "stablehlo.broadcast_in_dim"(%117) {broadcast_dimensions = array<i64>} : (tensor<f32>) -> tensor<6x2x5xf32>
    %128 = "stablehlo.select"(%8, %126, %127) : (tensor<6x2x5xi1>, tensor<6x2x5xf32>, tensor<6x2x5xf32>) -> tensor<6x2x5xf32>
    "func.return"(%128) : (tensor<6x2x5xf32>) -> ()
  }
}
