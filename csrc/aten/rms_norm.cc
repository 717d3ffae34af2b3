// Derivatives of rms_norm in float16. PyTorch's formula for the second derivative of _fused_rms_norm cubes the input in the input's
// dtype, and overflows where CPU, which computes the composite in float32, does not: so a float16 call that records gradients is
// made in float32. Must not: change other calls.
#include <ATen/core/Tensor.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/_fused_rms_norm_ops.h>
#include <torch/library.h>

#include "aten/register.h"

namespace torch_tpu {
namespace {

using at::Tensor;

std::tuple<Tensor, Tensor> fused_rms_norm(c10::DispatchKeySet keys, const Tensor& input, at::IntArrayRef sizes, const std::optional<Tensor>& weight, std::optional<double> eps) {
  const auto autograd = [&](const Tensor& x, const std::optional<Tensor>& scale) {  // PyTorch's own kernel, which all autograd keys have but the device's, taken by this one
    return at::_ops::_fused_rms_norm::redispatch((keys & c10::after_autograd_keyset) | c10::DispatchKeySet(c10::DispatchKey::AutogradOther), x, sizes, scale, eps);
  };
  const bool weighted = weight && weight->defined();
  const bool records = at::GradMode::is_enabled() && (input.requires_grad() || (weighted && weight->requires_grad()));
  if (!records || input.scalar_type() != at::kHalf) return autograd(input, weight);
  auto [result, rstd] = autograd(input.to(at::kFloat), weighted ? std::optional(weight->to(at::kFloat)) : weight);
  return {result.to(at::kHalf), rstd};
}

}  // namespace

void register_rms_norm() {
  static auto* aten = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::AutogradPrivateUse1, __FILE__, __LINE__);  // NOLINT
  aten->impl("_fused_rms_norm", &fused_rms_norm);
}

}  // namespace torch_tpu
