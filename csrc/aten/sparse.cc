// Sparse COO tensors. PyTorch's own kernels work on indices and values through ATen, so most of them run on any device and are called as
// they are. Those that read elements on the host have a kernel of ours (eager/sparse), and what is left runs on CPU copies.
#include <algorithm>
#include <string_view>

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <torch/library.h>

#include "aten/register.h"
#include "eager/overloads.h"
#include "eager/sparse.h"

namespace torch_tpu {
namespace {

// The ops, with all their overloads, whose kernel for CPU is also that for CUDA.
constexpr std::string_view kAnyDevice[] = {
    "_coalesced", "_dimI", "_dimV", "_indices", "_nnz", "_sparse_coo_tensor_with_dims", "_sparse_coo_tensor_with_dims_and_tensors", "_to_dense", "_values",
    "cat", "clone", "copy", "copy_sparse_to_sparse", "dense_dim", "div", "empty", "empty_like", "indices", "is_coalesced", "mm", "mv", "narrow_copy", "native_norm", "norm",
    "permute", "resize_as_sparse", "sparse_dim", "sparse_resize", "sparse_resize_and_clear", "sub", "sum", "unsqueeze", "values", "zero", "zeros",
    "abs", "asin", "asinh", "atan", "atanh", "ceil", "conj_physical", "deg2rad", "erf", "erfinv", "expm1", "floor", "frac", "isinf", "isnan", "isneginf", "isposinf", "log1p", "nan_to_num",
    "neg", "pow", "rad2deg", "relu", "round", "sgn", "sign", "signbit", "sin", "sinh", "sqrt", "tan", "tanh", "threshold_backward", "trunc",
};

bool runs_on_any_device(const c10::OperatorName& name) {
  std::string_view base = name.name;
  if (!base.starts_with("aten::")) return false;
  base.remove_prefix(6);
  if (base.ends_with("_")) base.remove_suffix(1);
  return std::find(std::begin(kAnyDevice), std::end(kAnyDevice), base) != std::end(kAnyDevice);
}

void as_on_cpu(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) { op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::SparseCPU), stack); }
void dense_as_on_cpu(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) { op.redispatchBoxed(c10::DispatchKeySet(c10::DispatchKey::CPU), stack); }
void run_on_cpu(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) { eager::sparse::run_on_cpu(op, stack); }

void refuse_compressed(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack*) {
  TORCH_CHECK_NOT_IMPLEMENTED(false, eager::full_name(op.schema()), ": compressed sparse layouts (CSR, CSC, BSR, BSC) are not carried by device tpu. Use to_sparse() (COO), or keep the tensor on CPU.");
}

}  // namespace

void register_sparse() {
  static auto* sparse = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::SparsePrivateUse1, __FILE__, __LINE__);  // NOLINT
  for (const c10::OperatorName& name : c10::Dispatcher::singleton().getRegistrationsForDispatchKey(c10::DispatchKey::SparseCPU))
    if (runs_on_any_device(name)) sparse->impl(c10::toString(name).substr(6).c_str(), torch::CppFunction::makeFromBoxedFunction<&as_on_cpu>());
  sparse->impl("_coalesce", &eager::sparse::coalesce);
  sparse->impl("add.Tensor", &eager::sparse::add);
  sparse->impl("add_.Tensor", &eager::sparse::add_);
  sparse->impl("add.out", &eager::sparse::add_out);
  sparse->impl("mul.Tensor", &eager::sparse::mul);
  sparse->impl("mul_.Tensor", &eager::sparse::mul_);
  sparse->impl("mul.out", &eager::sparse::mul_out);
  sparse->impl("sparse_mask", &eager::sparse::sparse_mask);
  sparse->impl("_sparse_mask_projection", &eager::sparse::mask_projection);
  sparse->impl("addmm", &eager::sparse::addmm);
  sparse->impl("addmm.out", &eager::sparse::addmm_out);
  static auto* rest = new torch::Library(torch::Library::IMPL, "_", c10::DispatchKey::SparsePrivateUse1, __FILE__, __LINE__);  // NOLINT
  rest->fallback(torch::CppFunction::makeFromBoxedFunction<&run_on_cpu>());
  static auto* compressed = new torch::Library(torch::Library::IMPL, "_", c10::DispatchKey::SparseCsrPrivateUse1, __FILE__, __LINE__);  // NOLINT
  compressed->fallback(torch::CppFunction::makeFromBoxedFunction<&refuse_compressed>());
  static auto* dense = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__);  // NOLINT
  for (const char* name : {"_to_sparse_csr", "_to_sparse_csc", "_to_sparse_bsr", "_to_sparse_bsc"}) dense->impl(name, torch::CppFunction::makeFromBoxedFunction<&refuse_compressed>());
  for (const char* name : {"_to_sparse", "_to_sparse.sparse_dim", "_embedding_bag_backward"}) dense->impl(name, torch::CppFunction::makeFromBoxedFunction<&dense_as_on_cpu>());
}

}  // namespace torch_tpu
