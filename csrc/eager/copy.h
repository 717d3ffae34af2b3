// aten::copy_ and its kin: between host and device, between devices, and on one device. Also the one host read of an element.
#pragma once

#include <ATen/core/Tensor.h>

namespace torch_tpu::eager {

at::Tensor& copy_(at::Tensor& self, const at::Tensor& src, bool non_blocking);
at::Tensor copy_from(const at::Tensor& self, const at::Tensor& dst, bool non_blocking);
at::Tensor copy_from_and_resize(const at::Tensor& self, const at::Tensor& dst);
at::Tensor clone(const at::Tensor& self, std::optional<c10::MemoryFormat> memory_format);
at::Tensor narrow_copy(const at::Tensor& self, int64_t dim, int64_t start, int64_t length);
at::Tensor& narrow_copy_out(const at::Tensor& self, int64_t dim, int64_t start, int64_t length, at::Tensor& out);
c10::Scalar local_scalar_dense(const at::Tensor& self);

// Whether no two elements of a tensor whose strides are all positive lie at one place, as its strides tell at once.
bool keeps_apart(c10::IntArrayRef sizes, c10::IntArrayRef strides);

// The tensor's data on CPU: contiguous, its sizes and dtype.
at::Tensor to_host(const at::Tensor& self);
// The same with the tensors' strides, for the fallback: some kernels choose by them, and their backward expects that choice
// (linalg.det factors the transpose of a contiguous matrix).
std::vector<at::Tensor> to_cpu(at::TensorList tensors);

}  // namespace torch_tpu::eager
