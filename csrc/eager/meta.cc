#include "eager/meta.h"

#include <atomic>

#include <ATen/ATen.h>
#include <ATen/core/LegacyTypeDispatch.h>

#include "eager/python_hooks.h"

namespace torch_tpu::eager {
namespace {

at::Tensor stand_in(const at::Tensor& t) {
  if (!t.defined() || !t.device().is_privateuseone()) return t;
  at::Tensor meta = at::detail::empty_strided_meta(t.sizes(), t.strides(), t.scalar_type());
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) meta.unsafeGetTensorImpl()->set_wrapped_number(true);
  if (t.is_conj()) meta._set_conj(true);
  if (t.is_neg()) meta._set_neg(true);
  return meta;
}

}  // namespace

std::optional<torch::jit::Stack> run_meta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments,
                                          std::vector<at::Tensor>* stand_ins) {
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  torch::jit::Stack stack;
  const auto replace = [&](const at::Tensor& t) {
    at::Tensor meta = stand_in(t);
    if (stand_ins) stand_ins->push_back(meta);
    return meta;
  };
  for (const c10::IValue& value : arguments) {
    if (value.isTensor()) {
      stack.emplace_back(replace(value.toTensor()));
    } else if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(replace(item.toTensor()));
      stack.emplace_back(std::move(list));
    } else if (value.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(item.isNone() ? std::optional<at::Tensor>() : replace(item.toTensor()));
      stack.emplace_back(std::move(list));
    } else if (value.isDevice() && value.toDevice().is_privateuseone()) {
      stack.emplace_back(c10::Device(c10::DeviceType::Meta));
    } else if (value.isGenerator()) {
      stack.emplace_back();  // no meta kernel draws
    } else {
      stack.push_back(value);
    }
  }
  const auto& hooks = python_hooks();
  static std::atomic<bool> imported{false};
  while (true) {
    torch::jit::Stack attempt = stack;
    try {
      op.callBoxed(&attempt);
      return attempt;
    } catch (const c10::NotImplementedError&) {
      // In C++ there is none; there may be one in Python.
    } catch (...) {
      if (hooks.is_not_implemented && hooks.is_not_implemented(std::current_exception())) return std::nullopt;
      throw;
    }
    if (!hooks.import_meta_kernels || imported.exchange(true)) return std::nullopt;
    hooks.import_meta_kernels();
  }
}

}  // namespace torch_tpu::eager
