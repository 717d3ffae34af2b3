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
  // Symbolic sizes: what differs is guarded, sizes are not taken for 0.
  const auto empty = [](const Tensor& t) { return TORCH_GUARD_OR_FALSE(t.sym_numel().sym_eq(0)); };
  if (empty(query) || empty(key) || empty(value)) return false;
  const auto differ = [](const c10::SymInt& a, const c10::SymInt& b) { return !TORCH_GUARD_OR_FALSE(a.sym_eq(b)); };
  const auto size = [](const Tensor& t, int64_t d) { return t.sym_size(d); };
  if (differ(size(query, 0), size(key, 0)) || differ(size(query, 0), size(value, 0)) || differ(size(key, 1), size(value, 1))) return false;
  if (differ(size(query, 1), size(key, 1)) && !(enable_gqa && !differ(size(query, 1) % size(key, 1), 0))) return false;
  if (differ(size(key, 2), size(value, 2)) || differ(size(query, 3), size(key, 3))) return false;
  if (!mask) return true;
  const std::array<c10::SymInt, 4> scores{size(query, 0), size(query, 1), size(query, 2), size(key, 2)};
  return !is_causal && (mask->scalar_type() == kBool || mask->scalar_type() == type) && is_expandable_to(mask->sym_sizes(), c10::SymIntArrayRef(scores.data(), scores.size()));
}

int64_t choose(const Tensor& query, const Tensor& key, const Tensor& value, const std::optional<Tensor>& mask, double, bool is_causal, std::optional<double>,
               bool enable_gqa) {
  const bool fits = globalContext().userEnabledOverrideableSDP() && fused_form_fits(query, key, value, mask, is_causal, enable_gqa);
  return static_cast<int64_t>(fits ? SDPBackend::overrideable : SDPBackend::math);
}

}  // namespace

REGISTER_PRIVATEUSE1_DISPATCH(_fused_sdp_choice_stub, &choose)

}  // namespace at::native
