module @main {
  func.func public @main(%arg0: tensor<5x3x10xcomplex<f32>>) -> (tensor<5x3x10xcomplex<f32>>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<5x3x10xcomplex<f32>>) -> tensor<5x10x3xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 3>} : (tensor<5x10x3xcomplex<f32>>) -> tensor<5x10x3xcomplex<f32>>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<5x10x3xcomplex<f32>>) -> tensor<5x3x10xcomplex<f32>>
    %3 = "stablehlo.fft"(%2) {fft_type = #stablehlo<fft_type IFFT>, fft_length = array<i64: 10>} : (tensor<5x3x10xcomplex<f32>>) -> tensor<5x3x10xcomplex<f32>>
    %4 = "stablehlo.real"(%3) : (tensor<5x3x10xcomplex<f32>>) -> tensor<5x3x10xf32>
    %5 = "stablehlo.constant"() {value = dense<5.477226e+00> : tensor<5x3x10xf32>} : () -> tensor<5x3x10xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x3x10xf32>, tensor<5x3x10xf32>) -> tensor<5x3x10xf32>
    %7 = "stablehlo.imag"(%3) : (tensor<5x3x10xcomplex<f32>>) -> tensor<5x3x10xf32>
    %8 = "stablehlo.constant"() {value = dense<5.477226e+00> : tensor<5x3x10xf32>} : () -> tensor<5x3x10xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<5x3x10xf32>, tensor<5x3x10xf32>) -> tensor<5x3x10xf32>
    %10 = "stablehlo.complex"(%6, %9) : (tensor<5x3x10xf32>, tensor<5x3x10xf32>) -> tensor<5x3x10xcomplex<f32>>
    "func.return"(%10) : (tensor<5x3x10xcomplex<f32>>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<1xi32>, %arg1: tensor<5x6x7xcomplex<f32>>, %arg2: tensor<complex<f32>>) -> (tensor<5x3x10xcomplex<f32>>) {
    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1 = "stablehlo.reshape"(%arg0) : (tensor<1xi32>) -> tensor<i32>
    %2 = "stablehlo.dynamic_slice"(%arg1, %0, %1, %0) {slice_sizes = array<i64: 5, 3, 7>} : (tensor<5x6x7xcomplex<f32>>, tensor<i32>, tensor<i32>, tensor<i32>) -> tensor<5x3x7xcomplex<f32>>
    %3 = "stablehlo.pad"(%2, %arg2) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 0, 3>, interior_padding = array<i64: 0, 0, 0>} : (tensor<5x3x7xcomplex<f32>>, tensor<complex<f32>>) -> tensor<5x3x10xcomplex<f32>>
    "func.return"(%3) : (tensor<5x3x10xcomplex<f32>>) -> ()
  }
}
