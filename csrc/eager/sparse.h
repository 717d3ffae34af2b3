// Sparse COO tensors on the device: indices and values are device tensors, and these kernels are made of ATen ops on them.
// Most of PyTorch's own sparse kernels are too, and serve the device as they are (aten/sparse.cc); these take the place of
// those that read elements on the host.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager::sparse {

// One column for each index, in ascending order, the values of equal ones added up. Reads their number.
at::Tensor coalesce(const at::Tensor& self);

// Of two sparse tensors, or of a dense and a sparse one (dense, as on CPU).
at::Tensor add(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha);
at::Tensor& add_(at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha);
at::Tensor& add_out(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha, at::Tensor& out);

// A sparse tensor by a number or by a dense tensor of its size: sparse.
at::Tensor mul(const at::Tensor& self, const at::Tensor& other);
at::Tensor& mul_(at::Tensor& self, const at::Tensor& other);
at::Tensor& mul_out(const at::Tensor& self, const at::Tensor& other, at::Tensor& out);

// The values of self, dense or sparse, at the indices of a sparse mask; a sparse self has 0 where it stores nothing.
at::Tensor sparse_mask(const at::Tensor& self, const at::Tensor& mask);
at::Tensor mask_projection(const at::Tensor& self, const at::Tensor& mask, bool accumulate_matches);

// beta * self + alpha * mat1 @ mat2 for f[M, N], sparse f[M, K] and f[K, N]: dense.
at::Tensor addmm(const at::Tensor& self, const at::Tensor& mat1, const at::Tensor& mat2, const at::Scalar& beta, const at::Scalar& alpha);
at::Tensor& addmm_out(const at::Tensor& self, const at::Tensor& mat1, const at::Tensor& mat2, const at::Scalar& beta, const at::Scalar& alpha, at::Tensor& out);

// Any other op with sparse arguments: on CPU copies, counted like every fallback. Written arguments are copied back.
void run_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack);

}  // namespace torch_tpu::eager::sparse
