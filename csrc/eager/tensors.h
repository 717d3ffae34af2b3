// Makes tensors around arrays, and arrays out of tensors.
#pragma once

#include <ATen/core/Tensor.h>

#include "base/aval.h"
#include "runtime/array.h"

namespace torch_tpu::eager {

inline bool on_device(const at::Tensor& tensor) { return tensor.defined() && tensor.device().is_privateuseone(); }

// A tensor with a storage of its own that holds `array`. sizes and strides describe a dense tensor over it.
at::Tensor make_tensor(runtime::ArrayPtr array, c10::IntArrayRef sizes, c10::IntArrayRef strides);
// Uninitialised, `size_bytes` large.
at::Tensor make_empty(c10::IntArrayRef sizes, c10::IntArrayRef strides, c10::ScalarType dtype, size_t size_bytes, int device);

// The tensor's elements as one dense row-major array of its sizes and dtype: its own array where the tensor is all of it in
// order, else the result of a small program. conj and neg bits are applied.
runtime::ArrayPtr dense_array(const at::Tensor& tensor);

// Writes `array` (dense, of the tensor's sizes and dtype) through the tensor's view.
void write_array(const at::Tensor& tensor, runtime::ArrayPtr array);

}  // namespace torch_tpu::eager
