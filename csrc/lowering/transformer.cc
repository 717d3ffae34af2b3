// The inference forms of nn.MultiheadAttention and nn.TransformerEncoderLayer, each one program. Masks are bool and true where
// attention is not allowed: type 0 is [L, L], 1 is [B, L] over the keys, 2 is [B, H, L, L].
// Source: ATen/native/transformers/attention.cpp and transformer.cpp.
#include <cmath>

#include "ir/math.h"
#include "lowering/contract.h"
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

// An operand in the dtype in which CPU computes it.
Value widened(const Args& a, std::string_view name) { return a.as(name, compute_dtype(a.dtype_of(name))); }

// x[..., I] weight[O, I]^T + bias[O].
Value linear(Builder& b, const Args& a, const Value& x, const Value& weight, const Value& bias) {
  return b.add(contract(b, a, x, weight, {{}, {}, {x.rank() - 1}, {1}}), bias);
}

// f32[B, L, H * E] as f32[B, H, L, E].
Value split_heads(Builder& b, const Value& x, int64_t heads) {
  return b.transpose(b.reshape(x, {x.dim(0), x.dim(1), heads, x.dim(2) / heads}), {0, 2, 1, 3});
}

// The mask, true where attention is not allowed, so that it broadcasts with [B, H, L, L]; empty if there is none.
Value forbidden(Builder& b, const Args& a) {
  Value mask = a.optional_tensor("mask");
  if (mask && !is_bool(mask.dtype())) mask = b.compare(mask, 0, ir::Compare::kNe);  // additive, 0 or -inf: torch.nn makes these of Boolean ones
  if (!mask || a.integer_or("mask_type", 0) != 1) return mask;
  return b.reshape(mask, {mask.dim(0), 1, 1, mask.dim(1)});
}

struct Attended {
  Value output, weights;   // f32[B, L, D], f32[B, H, L, L]
};

Attended attend(Builder& b, const Args& a, const Value& query, const Value& key, const Value& value, int64_t heads) {
  const Value weight = widened(a, "qkv_weight"), bias = widened(a, "qkv_bias");
  const int64_t width = a.integer("embed_dim");
  const auto project = [&](const Value& x, int64_t part) {
    return split_heads(b, linear(b, a, x, b.slice_dim(weight, 0, part * width, (part + 1) * width), b.slice_dim(bias, 0, part * width, (part + 1) * width)), heads);
  };
  const Value q = b.multiply(project(query, 0), 1 / std::sqrt(static_cast<double>(width / heads)));
  Value scores = contract(b, a, q, project(key, 1), {{0, 1}, {0, 1}, {3}, {3}});
  if (const Value mask = forbidden(b, a)) scores = b.select(mask, b.constant(scores.dtype(), -INFINITY), scores);
  const Value powers = b.exponential(b.subtract(scores, b.unsqueeze(b.reduce_max(scores, {3}), 3)));
  const Value weights = b.divide(powers, b.unsqueeze(b.reduce_add(powers, {3}), 3));
  const Value mixed = contract(b, a, weights, project(value, 2), {{0, 1}, {0, 1}, {3}, {2}});
  const Value joined = b.reshape(b.transpose(mixed, {0, 2, 1, 3}), {query.dim(0), query.dim(1), width});
  return {linear(b, a, joined, widened(a, "proj_weight"), widened(a, "proj_bias")), weights};
}

// -> output, and the weights if they are wanted, averaged over the heads or not.
const Rule kMultiHeadAttention{{"aten::_native_multi_head_attention"}, [](Builder& b, const Args& a) -> Results {
  const int64_t heads = a.integer("num_head");
  const Attended result = attend(b, a, widened(a, "query"), widened(a, "key"), widened(a, "value"), heads);
  if (!a.boolean("need_weights")) return {result.output, Value()};
  if (!a.boolean("average_attn_weights")) return {result.output, result.weights};
  return {result.output, b.divide(b.reduce_add(result.weights, {1}), static_cast<double>(heads))};
}};

Value layer_norm(Builder& b, const Args& a, const Value& x, const char* weight, const char* bias) {
  const int64_t last = x.rank() - 1;
  const auto mean = [&](const Value& v) { return b.unsqueeze(b.divide(b.reduce_add(v, {last}), static_cast<double>(x.dim(last))), last); };
  const Value centred = b.subtract(x, mean(x));
  const Value scale = b.rsqrt(b.add(mean(b.multiply(centred, centred)), a.real("eps")));
  return b.add(b.multiply(b.multiply(centred, scale), widened(a, weight)), widened(a, bias));
}

const Rule kEncoderLayer{{"aten::_transformer_encoder_layer_fwd"}, [](Builder& b, const Args& a) -> Results {
  const bool norm_first = a.boolean("norm_first");
  const auto norm_1 = [&](const Value& x) { return layer_norm(b, a, x, "norm_weight_1", "norm_bias_1"); };
  const auto norm_2 = [&](const Value& x) { return layer_norm(b, a, x, "norm_weight_2", "norm_bias_2"); };
  const Value source = widened(a, "src"), attended = norm_first ? norm_1(source) : source;
  Value x = b.add(attend(b, a, attended, attended, attended, a.integer("num_heads")).output, source);
  if (!norm_first) x = norm_1(x);
  Value inner = linear(b, a, norm_first ? norm_2(x) : x, widened(a, "ffn_weight_1"), widened(a, "ffn_bias_1"));
  inner = a.boolean("use_gelu") ? b.multiply(b.multiply(inner, 0.5), b.add(ir::erf(b, b.multiply(inner, std::sqrt(0.5))), 1.0))
                                : b.maximum(inner, 0.0);
  x = b.add(x, linear(b, a, inner, widened(a, "ffn_weight_2"), widened(a, "ffn_bias_2")));
  return norm_first ? x : norm_2(x);
}};

}  // namespace
}  // namespace torch_tpu::lowering
