module @main {
  func.func public @main(%arg0: tensor<5x6x7xf32>, %arg1: tensor<f32>) -> (tensor<5x10x7xf32>) {
    %0 = "stablehlo.pad"(%arg0, %arg1) {edge_padding_low = array<i64: 0, 0, 0>, edge_padding_high = array<i64: 0, 4, 0>, interior_padding = array<i64: 0, 0, 0>} : (tensor<5x6x7xf32>, tensor<f32>) -> tensor<5x10x7xf32>
    "func.return"(%0) : (tensor<5x10x7xf32>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x10x7xf32>) -> (tensor<5x7x10xcomplex<f32>>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5x10x7xf32>) -> tensor<5x10x7xcomplex<f32>>
    %1 = "stablehlo.transpose"(%0) {permutation = array<i64: 0, 2, 1>} : (tensor<5x10x7xcomplex<f32>>) -> tensor<5x7x10xcomplex<f32>>
    %2 = "stablehlo.fft"(%1) {fft_type = #stablehlo<fft_type FFT>, fft_length = array<i64: 10>} : (tensor<5x7x10xcomplex<f32>>) -> tensor<5x7x10xcomplex<f32>>
    %3 = "stablehlo.transpose"(%2) {permutation = array<i64: 0, 2, 1>} : (tensor<5x7x10xcomplex<f32>>) -> tensor<5x10x7xcomplex<f32>>
    %4 = "stablehlo.real"(%3) : (tensor<5x10x7xcomplex<f32>>) -> tensor<5x10x7xf32>
    %5 = "stablehlo.constant"() {value = dense<3.1622776e-01> : tensor<5x10x7xf32>} : () -> tensor<5x10x7xf32>
    %6 = "stablehlo.multiply"(%4, %5) : (tensor<5x10x7xf32>, tensor<5x10x7xf32>) -> tensor<5x10x7xf32>
    %7 = "stablehlo.imag"(%3) : (tensor<5x10x7xcomplex<f32>>) -> tensor<5x10x7xf32>
    %8 = "stablehlo.constant"() {value = dense<3.1622776e-01> : tensor<5x10x7xf32>} : () -> tensor<5x10x7xf32>
    %9 = "stablehlo.multiply"(%7, %8) : (tensor<5x10x7xf32>, tensor<5x10x7xf32>) -> tensor<5x10x7xf32>
    %10 = "stablehlo.complex"(%6, %9) : (tensor<5x10x7xf32>, tensor<5x10x7xf32>) -> tensor<5x10x7xcomplex<f32>>
    %11 = "stablehlo.transpose"(%10) {permutation = array<i64: 0, 2, 1>} : (tensor<5x10x7xcomplex<f32>>) -> tensor<5x7x10xcomplex<f32>>
    "func.return"(%11) : (tensor<5x7x10xcomplex<f32>>) -> ()
  }
}
