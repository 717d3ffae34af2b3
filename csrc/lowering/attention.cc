// Fused scaled dot product attention and its gradient, in the form that scaled_dot_product_attention asks of a device. Scores
// and sums are f32 (f64 for f64); the scores are made again for the gradient from the saved logsumexp, never kept. Fewer
// key heads than query heads are shared by consecutive query heads. A row that may attend to nothing gives 0, as on CPU.
// On a chip long sequences go in blocks of queries: a block's scores fit into fast memory, and a causal block leaves the keys
// out that none of its queries may see.
#include <cmath>

#include "lowering/contract.h"
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// Of [batch, key heads, shared, rows, X] and [batch, key heads, keys, X].
const ir::DotDims kRowsByRows{{0, 1}, {0, 1}, {4}, {3}};               // x y^T for each head
const ir::DotDims kRowsByColumns{{0, 1}, {0, 1}, {4}, {2}};            // x y
const ir::DotDims kColumnsByColumns{{0, 1}, {0, 1}, {2, 3}, {2, 3}};   // x^T y, summed over the query heads that share a key head

// The shapes of one call. A key head serves `shared` query heads in a row.
struct Heads {
  int64_t batch, key_heads, shared, queries, keys;
  bool batched;   // false: [H, S, E]

  // [B, H, S, X] as [B, key heads, shared, S, X], and back.
  Value by_key_head(Builder& b, const Value& x) const { return b.reshape(x, {batch, key_heads, shared, x.dim(2), x.dim(3)}); }
  Value by_query_head(Builder& b, const Value& x) const { return b.reshape(x, {batch, key_heads * shared, x.dim(3), x.dim(4)}); }
};

Value with_batch(Builder& b, const Value& x) { return x.rank() == 3 ? b.unsqueeze(x, 0) : x; }

Heads heads_of(const Args& a) {
  const Shape &query = a.aval("query").shape, &key = a.aval("key").shape;
  const bool batched = query.size() == 4;
  const int64_t key_heads = key[batched];
  return {batched ? query[0] : 1, key_heads, query[batched] / std::max<int64_t>(key_heads, 1), query[batched + 1], key[batched + 1], batched};
}

// Queries first .. last - 1 and the keys that they may see, from the first one on.
struct Block {
  int64_t first, last, keys;

  Value rows(Builder& b, const Value& x) const { return b.slice_dim(x, 3, first, last); }    // of [B, key heads, shared, queries, X]
  Value seen(Builder& b, const Value& x) const { return b.slice_dim(x, 2, 0, keys); }        // of [B, key heads, keys, X]
};

constexpr int64_t kBlockRows = 512, kMostBlocks = 8;   // each block is code of its own: 10 s of libtpu's time for four

std::vector<Block> blocks_of(const Args& a, const Heads& heads) {
  const bool whole = a.ambient().cpu_platform || a.real("dropout_p") > 0;   // dropout draws its bits for all scores at once
  const int64_t count = whole ? 1 : std::clamp<int64_t>(heads.queries / kBlockRows, 1, kMostBlocks);
  const int64_t rows = (heads.queries + count - 1) / count;
  std::vector<Block> blocks;
  for (int64_t first = 0; blocks.empty() || first < heads.queries; first += rows) {
    const int64_t last = std::min(first + rows, heads.queries);
    blocks.push_back({first, last, a.boolean("is_causal") && count > 1 ? std::min(last, heads.keys) : heads.keys});
  }
  return blocks;
}

// An operand of a product: f16 and bf16 as they are where the hardware multiplies them, else in f32.
Value operand(Builder& b, const Args& a, std::string_view name) {
  return with_batch(b, a.ambient().cpu_platform ? a.promoted(name)[0] : a.tensor(name));
}

double scale_of(const Args& a) { return a.real_or("scale", 1 / std::sqrt(static_cast<double>(a.aval("query").shape.back()))); }

// The part of a bias, broadcastable to [B, H, queries, keys], that belongs to a block, broadcastable to its scores.
Value block_of_bias(Builder& b, const Value& bias, const Heads& heads, const Block& block) {
  Shape shape(4 - bias.rank(), 1);
  shape.insert(shape.end(), bias.shape().begin(), bias.shape().end());
  Value x = b.reshape(bias, {shape[0], shape[1] == 1 ? 1 : heads.key_heads, shape[1] == 1 ? 1 : heads.shared, shape[2], shape[3]});
  if (shape[2] != 1) x = b.slice_dim(x, 3, block.first, block.last);
  return shape[3] == 1 ? x : b.slice_dim(x, 4, 0, block.keys);
}

// scale * q k^T of a block with the mask and the bias: f32[B, key heads, shared, rows, keys], -inf where attention is not allowed.
Value scores(Builder& b, const Args& a, const Heads& heads, const Block& block, const Value& query, const Value& key) {
  const Value products = contract(b, a, block.rows(b, query), block.seen(b, key), kRowsByRows);
  Value result = b.multiply(products, scale_of(a));
  const Value never = b.constant(result.dtype(), -INFINITY);
  if (a.has("attn_bias")) {
    const Value bias = block_of_bias(b, a.tensor("attn_bias"), heads, block);
    result = is_bool(bias.dtype()) ? b.select(bias, result, never) : b.add(result, b.convert(bias, result.dtype()));
  }
  if (a.boolean("is_causal")) {
    const Value rows = b.add(b.iota(DType::Int, {block.last - block.first, 1}, 0), block.first), columns = b.iota(DType::Int, {1, block.keys}, 1);
    result = b.select(b.compare(rows, columns, Compare::kGe), result, never);
  }
  return result;
}

// 1 / (1 - p) where a weight is kept and 0 where it is dropped, from the bits of the call's generator. bits: u32[B*H*S*T].
Value dropout_factors(Builder& b, const Args& a, const Value& bits, const Value& weights) {
  const double p = a.real("dropout_p");
  if (p >= 1) return b.constant_like(weights, 0.0);
  const Value threshold = b.constant(DType::UInt32, static_cast<int64_t>(p * 4294967296.0));
  const Value kept = b.compare(b.reshape(bits, weights.shape()), threshold, Compare::kGe);
  return b.select(kept, b.constant(weights.dtype(), 1 / (1 - p)), b.constant(weights.dtype(), 0.0));
}

// The weight matrix in the dtype in which it is multiplied with `other`.
Value as_factor(Builder& b, const Value& weights, const Value& other) { return b.convert(weights, other.dtype()); }

// exp(scores - max) and the maximum of each row; a row of -inf counts as all 0.
struct Exponents {
  Value weights, shift;   // f32[..., rows, keys], f32[..., rows, 1]
};

Exponents exponents_of(Builder& b, const Value& scores) {
  const Value max = b.unsqueeze(b.reduce_max(scores, {4}), 4), zero = b.constant(scores.dtype(), 0.0);
  const Value shift = b.select(b.compare(max, b.constant(scores.dtype(), -INFINITY), Compare::kEq), zero, max);
  return {b.exponential(b.subtract(scores, shift)), shift};
}

Value sums_of(Builder& b, const Value& weights) { return b.unsqueeze(b.reduce_add(weights, {4}), 4); }

Value one_for_zero(Builder& b, const Value& sums) {
  return b.select(b.compare(sums, b.constant(sums.dtype(), 0.0), Compare::kEq), b.constant(sums.dtype(), 1.0), sums);
}

Value joined(Builder& b, const Values& parts) { return parts.size() == 1 ? parts[0] : b.concatenate(parts, 3); }

// -> output, logsumexp f32[B, H, S], two absent sequence tables, the generator's seed and offset, an absent debug mask.
const Rule kAttention = Rule({"aten::_scaled_dot_product_fused_attention_overrideable"}, [](Builder& b, const Args& a) -> Results {
  const Heads heads = heads_of(a);
  const Value query = heads.by_key_head(b, operand(b, a, "query")), key = operand(b, a, "key"), value = operand(b, a, "value");
  // On a chip the product gives the sums too: a column of ones beside the values is within a tile of its own anyway, and another
  // pass over the weights is not. They are then the sums of the weights as they were multiplied.
  const bool sums_by_product = !a.ambient().cpu_platform && a.real("dropout_p") == 0;
  const int64_t size = value.dim(3);
  const Value right = sums_by_product ? b.concatenate({value, b.constant(value.dtype(), 1.0, {heads.batch, heads.key_heads, heads.keys, 1})}, 3) : value;
  Value seed = b.constant(DType::Long, int64_t{0}), offset = seed;
  Values outputs, logsumexps;
  for (const Block& block : blocks_of(a, heads)) {
    const Exponents e = exponents_of(b, scores(b, a, heads, block, query, key));
    Value weights = e.weights, sums = sums_by_product ? Value() : sums_of(b, weights);
    if (a.real("dropout_p") > 0) {
      weights = b.multiply(weights, dropout_factors(b, a, a.random_bits(weights.numel()), weights));
      const Value state = b.convert(a.rng_state(), DType::Long);
      seed = b.reshape(b.slice_dim(state, 0, 0, 1), {});
      offset = b.reshape(b.slice_dim(state, 0, 1, 2), {});
    }
    Value output = contract(b, a, as_factor(b, weights, right), block.seen(b, right), kRowsByColumns);
    if (sums_by_product) {
      sums = b.slice_dim(output, 4, size, size + 1);
      output = b.slice_dim(output, 4, 0, size);
    }
    outputs.push_back(b.convert(b.divide(output, one_for_zero(b, sums)), a.dtype_of("query")));
    logsumexps.push_back(b.add(e.shift, b.log(sums)));
  }
  Value output = heads.by_query_head(b, joined(b, outputs));
  if (!heads.batched) output = b.squeeze(output, {0});
  return {output, b.reshape(joined(b, logsumexps), {heads.batch, heads.key_heads * heads.shared, heads.queries}), Value(), Value(), seed, offset, Value()};
}).random();

// The gradient of a bias that was broadcast to f32[B, H, S, T]: the sum over where it was repeated.
Value bias_gradient(Builder& b, const Value& grad, const Shape& bias) {
  const auto missing = grad.rank() - static_cast<int64_t>(bias.size());
  Dims dims;
  for (int64_t d = 0; d < grad.rank(); ++d)
    if (d < missing || bias[d - missing] != grad.dim(d)) dims.push_back(d);
  return b.reshape(b.reduce_add(grad, dims), bias);
}

Value padded(Builder& b, const Value& x, int64_t dim, int64_t size) {   // with zeros after it
  if (x.dim(dim) == size) return x;
  Dims none(x.rank(), 0), high = none;
  high[dim] = size - x.dim(dim);
  return b.pad(x, b.constant(x.dtype(), 0.0), none, high, none);
}

Value sum_of(Builder& b, const Values& parts) {
  Value sum = parts[0];
  for (size_t i = 1; i < parts.size(); ++i) sum = b.add(sum, parts[i]);
  return sum;
}

const Rule kAttentionBackward{{"aten::_scaled_dot_product_fused_attention_overrideable_backward"}, [](Builder& b, const Args& a) -> Results {
  const Heads heads = heads_of(a);
  const Value query = heads.by_key_head(b, operand(b, a, "query")), key = operand(b, a, "key"), value = operand(b, a, "value");
  const Value grad = heads.by_key_head(b, operand(b, a, "grad_out"));
  const DType dtype = compute_dtype(query.dtype());
  // Softmax: each row's mean of the incoming gradient, which is grad . output, is taken off.
  const Value output = heads.by_key_head(b, with_batch(b, a.as("out", dtype)));
  const Value means = sums_of(b, b.multiply(b.convert(grad, dtype), output));
  const Value saved = b.reshape(a.tensor("logsumexp"), {heads.batch, heads.key_heads, heads.shared, heads.queries, 1});
  const std::vector<bool> wanted = a.booleans("grad_input_mask");
  const bool bias_wanted = wanted[3] && a.has("attn_bias");
  Values queries, keys, values, biases;   // what each block contributes
  for (const Block& block : blocks_of(a, heads)) {
    const Value block_query = block.rows(b, query), block_grad = block.rows(b, grad), seen_key = block.seen(b, key);
    const Value recomputed = scores(b, a, heads, block, query, key);
    Value weights;
    if (dtype == DType::Double) {   // the saved logsumexp is f32
      const Value exponents = exponents_of(b, recomputed).weights;
      weights = b.divide(exponents, one_for_zero(b, sums_of(b, exponents)));
    } else {
      const Value logsumexp = block.rows(b, saved), nothing = b.compare(logsumexp, b.constant(DType::Float, -INFINITY), Compare::kEq);
      weights = b.exponential(b.subtract(recomputed, b.select(nothing, b.constant(DType::Float, 0.0), logsumexp)));
    }
    Value grad_weights = contract(b, a, block_grad, block.seen(b, value), kRowsByRows), kept_weights = weights;
    if (a.real("dropout_p") > 0) {
      const Value state = b.concatenate({b.reshape(b.convert(a.tensor("philox_seed"), DType::UInt64), {1}),
                                         b.reshape(b.convert(a.tensor("philox_offset"), DType::UInt64), {1})}, 0);
      const Value bits = b.rng_bit_generator_philox(state, DType::UInt32, {weights.numel()})[1];   // as random_bits() made them
      const Value factors = dropout_factors(b, a, bits, weights);
      kept_weights = b.multiply(weights, factors);
      grad_weights = b.multiply(grad_weights, factors);
    }
    const Value grad_scores = b.multiply(weights, b.subtract(grad_weights, block.rows(b, means)));
    const Value scaled = b.multiply(grad_scores, scale_of(a));
    if (wanted[0]) queries.push_back(b.convert(contract(b, a, as_factor(b, scaled, key), seen_key, kRowsByColumns), a.dtype_of("query")));
    if (wanted[1]) keys.push_back(padded(b, contract(b, a, as_factor(b, scaled, query), block_query, kColumnsByColumns), 2, heads.keys));
    if (wanted[2]) values.push_back(padded(b, contract(b, a, as_factor(b, kept_weights, grad), block_grad, kColumnsByColumns), 2, heads.keys));
    if (bias_wanted) biases.push_back(padded(b, grad_scores, 4, heads.keys));
  }
  const auto finish = [&](const Value& x) { return heads.batched ? x : b.squeeze(x, {0}); };
  Results results{Value(), Value(), Value(), Value()};
  if (wanted[0]) results[0] = finish(heads.by_query_head(b, joined(b, queries)));
  if (wanted[1]) results[1] = finish(sum_of(b, keys));
  if (wanted[2]) results[2] = finish(sum_of(b, values));
  if (bias_wanted) results[3] = bias_gradient(b, heads.by_query_head(b, joined(b, biases)), a.aval("attn_bias").shape);
  return results;
}};

}  // namespace
}  // namespace torch_tpu::lowering
