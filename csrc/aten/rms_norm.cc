// Derivatives of rms_norm in float16. PyTorch's formula for the second derivative of the fused op cubes the input in the input's
// dtype, and overflows where CPU, which computes in float32, does not: so a float16 call that records gradients is made in float32.
// Must not: change other calls.
#include <ATen/core/Tensor.h>
#include <ATen/core/grad_mode.h>
#include <ATen/ops/rms_norm_ops.h>
#include <torch/library.h>

#include "aten/register.h"

namespace torch_tpu {
namespace {

using at::Tensor;

Tensor rms_norm(c10::DispatchKeySet keys, const Tensor& input, c10::SymIntArrayRef sizes, const std::optional<Tensor>& weight, std::optional<double> eps) {
  const auto composite = [&](const Tensor& x, const std::optional<Tensor>& scale) {   // PyTorch's own kernel, which this one took the place of
    return at::_ops::rms_norm::redispatch((keys & c10::after_autograd_keyset) | c10::DispatchKeySet(c10::DispatchKey::AutogradOther), x, sizes, scale, eps);
  };
  const bool weighted = weight && weight->defined();
  const bool records = at::GradMode::is_enabled() && (input.requires_grad() || (weighted && weight->requires_grad()));
  if (!records || input.scalar_type() != at::kHalf) return composite(input, weight);
  return composite(input.to(at::kFloat), weighted ? std::optional(weight->to(at::kFloat)) : weight).to(at::kHalf);
}

}  // namespace

void register_rms_norm() {
  static auto* aten = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::AutogradPrivateUse1, __FILE__, __LINE__);  // NOLINT
  aten->impl("rms_norm", &rms_norm);
}

}  // namespace torch_tpu
