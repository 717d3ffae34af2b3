module @main {
  func.func public @main(%arg0: tensor<5x6x7xf32>) -> (tensor<5x6x7xcomplex<f32>>) {
    %0 = "stablehlo.convert"(%arg0) : (tensor<5x6x7xf32>) -> tensor<5x6x7xcomplex<f32>>
    "func.return"(%0) : (tensor<5x6x7xcomplex<f32>>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x6x7xcomplex<f32>>) -> (tensor<5x6x7xcomplex<f32>>) {
    %0 = "stablehlo.real"(%arg0) : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xf32>
    %1 = "stablehlo.imag"(%arg0) : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x6x7xf32>
    %2 = "stablehlo.negate"(%1) : (tensor<5x6x7xf32>) -> tensor<5x6x7xf32>
    %3 = "stablehlo.complex"(%0, %2) : (tensor<5x6x7xf32>, tensor<5x6x7xf32>) -> tensor<5x6x7xcomplex<f32>>
    "func.return"(%3) : (tensor<5x6x7xcomplex<f32>>) -> ()
  }
}

module @main {
  func.func public @main(%arg0: tensor<5x6x7xcomplex<f32>>) -> (tensor<5x7x10xf32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 0, 2, 1>} : (tensor<5x6x7xcomplex<f32>>) -> tensor<5x7x6xcomplex<f32>>
    %1 = "stablehlo.fft"(%0) {fft_type = #stablehlo<fft_type IRFFT>, fft_length = array<i64: 10>} : (tensor<5x7x6xcomplex<f32>>) -> tensor<5x7x10xf32>
    %2 = "stablehlo.transpose"(%1) {permutation = array<i64: 0, 2, 1>} : (tensor<5x7x10xf32>) -> tensor<5x10x7xf32>
    %3 = "stablehlo.constant"() {value = dense<3.1622777e+00> : tensor<5x10x7xf32>} : () -> tensor<5x10x7xf32>
    %4 = "stablehlo.multiply"(%2, %3) : (tensor<5x10x7xf32>, tensor<5x10x7xf32>) -> tensor<5x10x7xf32>
    %5 = "stablehlo.transpose"(%4) {permutation = array<i64: 0, 2, 1>} : (tensor<5x10x7xf32>) -> tensor<5x7x10xf32>
    "func.return"(%5) : (tensor<5x7x10xf32>) -> ()
  }
}
