module @main {
  func.func public @main(%arg0: tensor<5x10x7xf32>) -> (tensor<5x7x6xcomplex<f32>>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<5x10x7xf32>) -> tensor<5x7x10xf32>
    %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type RFFT>, fft_length = array<i64: 10>} : (tensor<5x7x10xf32>) -> tensor<5x7x6xcomplex<f32>>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<5x7x6xcomplex<f32>>) -> tensor<5x6x7xcomplex<f32>>
    %3 = "stablehlo.real"(%2) : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xf32>
    %4 = "stablehlo.constant"() {value = dense<3.1622776e-01> : tensor<5x6x7xf32>} : () -> tensor<5x6x7xf32>
    %5 = "stablehlo.multiply"(%3, %4) : (tensor<5x6x7xf32>, tensor<5x6x7xf32>) -> tensor<5x6x7xf32>
    %6 = "stablehlo.imag"(%2) : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xf32>
    %7 = "stablehlo.constant"() {value = dense<3.1622776e-01> : tensor<5x6x7xf32>} : () -> tensor<5x6x7xf32>
    %8 = "stablehlo.multiply"(%6, %7) : (tensor<5x6x7xf32>, tensor<5x6x7xf32>) -> tensor<5x6x7xf32>
    %9 = "stablehlo.complex"(%5, %8) : (tensor<5x6x7xf32>, tensor<5x6x7xf32>) -> tensor<5x6x7xcomplex<f32>>
    %10 = "stablehlo.transpose"(%9) {permutation = array<i64: 0, 2, 1>} : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x7x6xcomplex<f32>>
    "func.return"(%10) : (tensor<5x7x6xcomplex<f32>>) -> ()
  }
}
