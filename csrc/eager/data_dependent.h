// Ops whose result has a size that the data decide. Each runs a program for the largest size, reads how many elements there are
// (one host read of a number, never of the data) and returns the first so many rows: a view of the whole. So one program serves
// every count.
#pragma once

#include <ATen/core/Tensor.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

at::Tensor nonzero(const at::Tensor& self);
at::Tensor& nonzero_out(const at::Tensor& self, at::Tensor& out);
at::Tensor masked_select(const at::Tensor& self, const at::Tensor& mask);
at::Tensor& masked_select_out(const at::Tensor& self, const at::Tensor& mask, at::Tensor& out);

// {values, inverse, counts}; an empty tensor for what was not asked. `sorted` is ignored: as on CPU, they are.
std::tuple<at::Tensor, at::Tensor> unique(const at::Tensor& self, bool sorted, bool return_inverse);
std::tuple<at::Tensor, at::Tensor, at::Tensor> unique2(const at::Tensor& self, bool sorted, bool return_inverse, bool return_counts);
std::tuple<at::Tensor, at::Tensor, at::Tensor> unique_consecutive(const at::Tensor& self, bool return_inverse, bool return_counts,
                                                                  std::optional<int64_t> dim);
// The distinct slices along `dim`, and of all of them their places and counts. unique_dim sorts once for each element of a slice.
std::tuple<at::Tensor, at::Tensor, at::Tensor> unique_dim(const at::Tensor& self, int64_t dim, bool sorted, bool return_inverse, bool return_counts);
std::tuple<at::Tensor, at::Tensor, at::Tensor> unique_dim_consecutive(const at::Tensor& self, int64_t dim, bool return_inverse, bool return_counts);

// How often each number occurs: i64[max(largest + 1, minlength)], or the sum of their weights. Reads the smallest and the largest; a program for each size.
at::Tensor bincount(const at::Tensor& self, const std::optional<at::Tensor>& weights, c10::SymInt minlength);

// Makes of a call whose size the data decide one that a rule takes: positions in place of the masks of index and index_put, and
// repeat_interleave's output_size. False, with nothing done: it is no such call.
bool settle_size(const c10::FunctionSchema& schema, torch::jit::Stack* stack);

}  // namespace torch_tpu::eager
