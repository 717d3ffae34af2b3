// Which form scaled_dot_product_attention takes on this device: one fused op (lowering/attention.cc) wherever its shapes allow
// it, else PyTorch's composite of matmul and softmax, which also gives the errors. Must not: compute anything.
#include <ATen/Context.h>
#include <ATen/ExpandUtils.h>
#include <ATen/native/transformers/attention.h>

namespace at::native {
namespace {

// Query [B, H, S, E], key [B, K, T, E] and value [B, K, T, F], or all without B; H = K, or a multiple of K with enable_gqa.
bool fused_form_fits(const Tensor& query, const Tensor& key, const Tensor& value, const std::optional<Tensor>& mask, bool is_causal, bool enable_gqa) {
  const auto rank = query.dim();
  const auto type = query.scalar_type();
  if (query.is_nested() || key.is_nested() || value.is_nested()) return false;
  if (rank != 4 || key.dim() != rank || value.dim() != rank) return false;
  if (!c10::isFloatingType(type) || key.scalar_type() != type || value.scalar_type() != type) return false;
  if (query.numel() == 0 || key.numel() == 0 || value.numel() == 0) return false;
  if (query.size(0) != key.size(0) || query.size(0) != value.size(0) || key.size(1) != value.size(1)) return false;
  if (query.size(1) != key.size(1) && !(enable_gqa && query.size(1) % key.size(1) == 0)) return false;
  if (key.size(2) != value.size(2) || query.size(3) != key.size(3)) return false;
  if (!mask) return true;
  const std::array<int64_t, 4> scores{query.size(0), query.size(1), query.size(2), key.size(2)};
  return !is_causal && (mask->scalar_type() == kBool || mask->scalar_type() == type) && is_expandable_to(mask->sizes(), scores);
}

int64_t choose(const Tensor& query, const Tensor& key, const Tensor& value, const std::optional<Tensor>& mask, double, bool is_causal, std::optional<double>,
               bool enable_gqa) {
  const bool fits = globalContext().userEnabledOverrideableSDP() && fused_form_fits(query, key, value, mask, is_causal, enable_gqa);
  return static_cast<int64_t>(fits ? SDPBackend::overrideable : SDPBackend::math);
}

}  // namespace

REGISTER_PRIVATEUSE1_DISPATCH(_fused_sdp_choice_stub, &choose)

}  // namespace at::native
