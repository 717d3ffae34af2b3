// Fused scaled dot product attention and its gradient, in the form that scaled_dot_product_attention asks of a device. Scores
// and sums are f32 (f64 for f64); the scores are made again for the gradient from the saved logsumexp, never kept. Fewer
// key heads than query heads are shared by consecutive query heads. A row that may attend to nothing gives 0, as on CPU.
#include <cmath>

#include "lowering/contract.h"
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

const ir::DotDims kRowsByRows{{0, 1}, {0, 1}, {3}, {3}};        // x y^T for each head
const ir::DotDims kRowsByColumns{{0, 1}, {0, 1}, {3}, {2}};     // x y
const ir::DotDims kColumnsByColumns{{0, 1}, {0, 1}, {2}, {2}};  // x^T y

// The shapes of one call. A key head serves `shared` query heads in a row, so their queries form one longer sequence.
struct Heads {
  int64_t batch, queries_heads, key_heads, queries, keys;
  bool batched;   // false: [H, S, E]

  Shape scores() const { return {batch, queries_heads, queries, keys}; }
  // f32[B, H, S, X] as f32[B, key heads, shared * S, X], and back.
  Value by_key_head(Builder& b, const Value& x) const {
    return b.reshape(x, {batch, key_heads, queries_heads / std::max<int64_t>(key_heads, 1) * queries, x.dim(-1)});
  }
  Value by_query_head(Builder& b, const Value& x) const { return b.reshape(x, {batch, queries_heads, queries, x.dim(-1)}); }
};

Value with_batch(Builder& b, const Value& x) { return x.rank() == 3 ? b.unsqueeze(x, 0) : x; }

Heads heads_of(const Args& a) {
  const Shape &query = a.aval("query").shape, &key = a.aval("key").shape;
  const bool batched = query.size() == 4;
  return {batched ? query[0] : 1, query[batched], key[batched], query[batched + 1], key[batched + 1], batched};
}

// An operand of a product: f16 and bf16 as they are where the hardware multiplies them, else in f32.
Value operand(Builder& b, const Args& a, std::string_view name) {
  return with_batch(b, a.ambient().cpu_platform ? a.promoted(name)[0] : a.tensor(name));
}

double scale_of(const Args& a) { return a.real_or("scale", 1 / std::sqrt(static_cast<double>(a.aval("query").shape.back()))); }

// scale * q k^T with the mask and the bias: f32[B, H, S, T], -inf where attention is not allowed.
Value scores(Builder& b, const Args& a, const Heads& heads, const Value& query, const Value& key) {
  const Value products = contract(b, a, heads.by_key_head(b, query), key, kRowsByRows);
  Value result = b.reshape(b.multiply(products, scale_of(a)), heads.scores());
  const Value never = b.constant(result.dtype(), -INFINITY);
  if (a.has("attn_bias")) {
    const bool is_mask = is_bool(a.dtype_of("attn_bias"));
    result = is_mask ? b.select(a.tensor("attn_bias"), result, never) : b.add(result, a.as("attn_bias", result.dtype()));
  }
  if (a.boolean("is_causal")) {
    const Value rows = b.iota(DType::Int, {heads.queries, 1}, 0), columns = b.iota(DType::Int, {1, heads.keys}, 1);
    result = b.select(b.compare(rows, columns, Compare::kGe), result, never);
  }
  return result;
}

// 1 / (1 - p) where a weight is kept and 0 where it is dropped, from the bits of the call's generator. bits: u32[B*H*S*T].
Value dropout_factors(Builder& b, const Args& a, const Heads& heads, const Value& bits, DType dtype) {
  const double p = a.real("dropout_p");
  if (p >= 1) return b.constant(dtype, 0.0, heads.scores());
  const Value threshold = b.constant(DType::UInt32, static_cast<int64_t>(p * 4294967296.0));
  const Value kept = b.compare(b.reshape(bits, heads.scores()), threshold, Compare::kGe);
  return b.select(kept, b.constant(dtype, 1 / (1 - p)), b.constant(dtype, 0.0));
}

// The weight matrix in the dtype in which it is multiplied with `other`.
Value as_factor(Builder& b, const Heads& heads, const Value& weights, const Value& other) {
  return heads.by_key_head(b, b.convert(weights, other.dtype()));
}

// exp(scores - max) and its sums along the keys; a row of -inf counts as all 0.
struct Softmax {
  Value weights, sums, logsumexp;   // f32[B, H, S, T], f32[B, H, S, 1] twice
};

Softmax softmax(Builder& b, const Value& scores) {
  const Value max = b.unsqueeze(b.reduce_max(scores, {3}), 3), zero = b.constant(scores.dtype(), 0.0);
  const Value shift = b.select(b.compare(max, b.constant(scores.dtype(), -INFINITY), Compare::kEq), zero, max);
  const Value weights = b.exponential(b.subtract(scores, shift));
  const Value sums = b.unsqueeze(b.reduce_add(weights, {3}), 3);
  return {weights, b.select(b.compare(sums, zero, Compare::kEq), b.constant(scores.dtype(), 1.0), sums), b.add(shift, b.log(sums))};
}

// -> output, logsumexp f32[B, H, S], two absent sequence tables, the generator's seed and offset, an absent debug mask.
const Rule kAttention = Rule({"aten::_scaled_dot_product_fused_attention_overrideable"}, [](Builder& b, const Args& a) -> Results {
  const Heads heads = heads_of(a);
  const Value query = operand(b, a, "query"), key = operand(b, a, "key"), value = operand(b, a, "value");
  const Softmax s = softmax(b, scores(b, a, heads, query, key));
  Value weights = s.weights, seed = b.constant(DType::Long, int64_t{0}), offset = seed;
  if (a.real("dropout_p") > 0) {
    weights = b.multiply(weights, dropout_factors(b, a, heads, a.random_bits(numel(heads.scores())), weights.dtype()));
    const Value state = b.convert(a.rng_state(), DType::Long);
    seed = b.reshape(b.slice_dim(state, 0, 0, 1), {});
    offset = b.reshape(b.slice_dim(state, 0, 1, 2), {});
  }
  const Value sums = heads.by_query_head(b, contract(b, a, as_factor(b, heads, weights, value), value, kRowsByColumns));
  Value output = b.divide(sums, s.sums);
  if (!heads.batched) output = b.squeeze(output, {0});
  return {output, b.squeeze(s.logsumexp, {3}), Value(), Value(), seed, offset, Value()};
}).random();

// The gradient of a bias that was broadcast to f32[B, H, S, T]: the sum over where it was repeated.
Value bias_gradient(Builder& b, const Value& grad, const Shape& bias) {
  const auto missing = grad.rank() - static_cast<int64_t>(bias.size());
  Dims dims;
  for (int64_t d = 0; d < grad.rank(); ++d)
    if (d < missing || bias[d - missing] != grad.dim(d)) dims.push_back(d);
  return b.reshape(b.reduce_add(grad, dims), bias);
}

const Rule kAttentionBackward{{"aten::_scaled_dot_product_fused_attention_overrideable_backward"}, [](Builder& b, const Args& a) -> Results {
  const Heads heads = heads_of(a);
  const Value query = operand(b, a, "query"), key = operand(b, a, "key"), value = operand(b, a, "value");
  const Value grad = operand(b, a, "grad_out");
  const Value recomputed = scores(b, a, heads, query, key);
  const DType dtype = recomputed.dtype();
  Value weights;
  if (dtype == DType::Double) {   // the saved logsumexp is f32
    const Softmax s = softmax(b, recomputed);
    weights = b.divide(s.weights, s.sums);
  } else {
    const Value logsumexp = b.reshape(a.tensor("logsumexp"), {heads.batch, heads.queries_heads, heads.queries, 1});
    const Value nothing = b.compare(logsumexp, b.constant(DType::Float, -INFINITY), Compare::kEq);
    weights = b.exponential(b.subtract(recomputed, b.select(nothing, b.constant(DType::Float, 0.0), logsumexp)));
  }
  const Value by_head = heads.by_key_head(b, grad);
  Value grad_weights = b.reshape(contract(b, a, by_head, value, kRowsByRows), heads.scores()), kept_weights = weights;
  if (a.real("dropout_p") > 0) {
    const Value state = b.concatenate({b.reshape(b.convert(a.tensor("philox_seed"), DType::UInt64), {1}),
                                       b.reshape(b.convert(a.tensor("philox_offset"), DType::UInt64), {1})}, 0);
    const Value bits = b.rng_bit_generator_philox(state, DType::UInt32, {numel(heads.scores())})[1];   // as random_bits() made them
    const Value factors = dropout_factors(b, a, heads, bits, dtype);
    kept_weights = b.multiply(weights, factors);
    grad_weights = b.multiply(grad_weights, factors);
  }
  // Softmax: each row's mean of the incoming gradient, which is grad . output, is taken off.
  const Value output = with_batch(b, a.as("out", dtype));
  const Value means = b.unsqueeze(b.reduce_add(b.multiply(b.convert(grad, dtype), output), {3}), 3);
  const Value grad_scores = b.multiply(weights, b.subtract(grad_weights, means));
  const Value scaled = b.multiply(grad_scores, scale_of(a));

  const std::vector<bool> wanted = a.booleans("grad_input_mask");
  const auto finish = [&](const Value& x) { return heads.batched ? x : b.squeeze(x, {0}); };
  Results results{Value(), Value(), Value(), Value()};
  if (wanted[0]) results[0] = finish(heads.by_query_head(b, contract(b, a, as_factor(b, heads, scaled, key), key, kRowsByColumns)));
  if (wanted[1]) results[1] = finish(contract(b, a, as_factor(b, heads, scaled, query), heads.by_key_head(b, query), kColumnsByColumns));
  if (wanted[2]) results[2] = finish(contract(b, a, as_factor(b, heads, kept_weights, grad), by_head, kColumnsByColumns));
  if (wanted[3] && a.has("attn_bias")) results[3] = bias_gradient(b, grad_scores, a.aval("attn_bias").shape);
  return results;
}};

}  // namespace
}  // namespace torch_tpu::lowering
