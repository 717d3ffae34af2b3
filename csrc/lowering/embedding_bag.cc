// embedding_bag: rows of a table looked up and reduced bag by bag (sum, mean or max), and its gradients. indices[i] is in the
// last bag whose offset is at most i. An index equal to padding_idx counts nowhere. Besides the output come what the gradients
// need: each index's bag, each bag's size, and for max the row of every maximum.
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

enum Mode { kSum = 0, kMean = 1, kMax = 2 };

Mode mode_of(const Args& a) { return static_cast<Mode>(a.integer("mode")); }

// Rows of f[R, D] at i[N] -> f[N, D].
Value rows_at(Builder& b, const Value& x, const Value& indices) {
  return b.gather(x, indices, {{1}, {0}, {}, {}, {0}, 1}, {1, x.dim(1)});
}

// f[R, ...] combined at i[N] with f[N, ...].
template <typename Combine>
Value scatter_rows(Builder& b, const Value& into, const Value& indices, const Value& updates, const Combine& combine, bool sorted = false) {
  Dims windows;
  for (int64_t d = 1; d < updates.rank(); ++d) windows.push_back(d);
  return b.scatter({into}, indices, {updates}, {windows, {0}, {}, {}, {0}, 1},
                   [&](Builder& body, const Values& v) { return Values{combine(body, v[0], v[1])}; }, sorted)[0];
}

Value sum_rows(Builder& b, const Shape& shape, const Value& indices, const Value& updates, bool sorted = false) {
  return scatter_rows(b, b.constant(updates.dtype(), int64_t{0}, shape), indices, updates,
                      [](Builder& body, const Value& x, const Value& y) { return body.add(x, y); }, sorted);
}

// Which indices count: bool[N], or empty if all do.
Value counted(Builder& b, const Args& a, const Value& indices) {
  const int64_t padding = a.integer_or("padding_idx", -1);
  return padding < 0 ? Value() : b.compare(indices, padding, Compare::kNe);
}

// f[N, D] with 0 in the rows that do not count.
Value masked_rows(Builder& b, const Value& x, const Value& mask) {
  return mask ? b.select(b.unsqueeze(mask, 1), x, b.constant(x.dtype(), int64_t{0})) : x;
}

// The bag of each of `count` indices: how many offsets are at most its position, less one.
Value bag_of_each(Builder& b, const Value& offsets, int64_t count) {
  const Value starts = sum_rows(b, {count}, offsets, b.constant(DType::Int, int64_t{1}, offsets.shape()), true);
  ir::Window window;
  window.size = {std::max<int64_t>(count, 1)};
  window.pad_low = {window.size[0] - 1};
  const Value before = b.reduce_window({starts}, {b.constant(DType::Int, int64_t{0})}, window,
                                       [](Builder& body, const Values& v) { return Values{body.add(v[0], v[1])}; })[0];
  return b.subtract(before, int64_t{1});
}

// The first largest row of each bag by dimension, 0 for an empty bag; and the table's row where it was, 0 likewise.
std::array<Value, 2> max_rows(Builder& b, const Value& rows, const Value& bags, const Value& indices, const Value& mask, int64_t num_bags) {
  const int64_t count = rows.dim(0), width = rows.dim(1);
  const Shape shape{num_bags, width};
  const Value lowest = b.min_value(rows.dtype());
  const Value candidates = mask ? b.select(b.unsqueeze(mask, 1), rows, lowest) : rows;
  const Value best = scatter_rows(b, b.broadcast_to(lowest, shape), bags, candidates,
                                  [](Builder& body, const Value& x, const Value& y) { return body.select(body.compare(y, x, Compare::kGt), y, x); }, true);
  Value is_best = b.compare(candidates, rows_at(b, best, bags), Compare::kEq);
  if (mask) is_best = b.and_(is_best, b.unsqueeze(mask, 1));
  const Value nowhere = b.constant(DType::Int, count);
  const Value places = b.select(is_best, b.iota(DType::Int, {count, width}, 0), nowhere);
  const Value first = scatter_rows(b, b.broadcast_to(nowhere, shape), bags, places,
                                   [](Builder& body, const Value& x, const Value& y) { return body.minimum(x, y); }, true);
  const Value found = b.compare(first, nowhere, Compare::kLt);
  const Value row = b.gather(indices, first, {{}, {0}, {}, {}, {0}, 2}, {1});
  return {b.select(found, best, b.constant(best.dtype(), int64_t{0})), b.select(found, row, b.constant(row.dtype(), int64_t{0}))};
}

Results embedding_bag(Builder& b, const Args& a) {
  const Value weight = a.promoted1("weight"), indices = a.tensor("indices"), offsets = a.tensor("offsets");
  const Mode mode = mode_of(a);
  const int64_t num_offsets = offsets.dim(0), num_bags = num_offsets - (a.boolean("include_last_offset") ? 1 : 0);
  const int64_t count = indices.dim(0), width = weight.dim(1);
  const DType dtype = indices.dtype();
  const Shape output{num_bags, width};
  if (count == 0) {
    const Shape maxima = mode == kMax ? output : Shape{0};
    return {b.constant(weight.dtype(), 0.0, output), b.constant(dtype, int64_t{0}, {0}), b.constant(dtype, int64_t{0}, {num_offsets}),
            b.constant(dtype, int64_t{0}, maxima)};
  }
  // With include_last_offset the last one only ends: what lies after it falls into a bag that does not exist, and is dropped.
  const Value bags = bag_of_each(b, offsets, count), mask = counted(b, a, indices);
  const Value ones = mask ? b.convert(mask, DType::Int) : b.constant(DType::Int, int64_t{1}, {count});
  const Value sizes = sum_rows(b, {num_offsets}, bags, ones, true);
  Value rows = rows_at(b, weight, indices), result, maxima = b.constant(dtype, int64_t{0}, {0});
  if (mode == kMax) {
    const auto [best, where] = max_rows(b, rows, bags, indices, mask, num_bags);
    result = best;
    maxima = where;
  } else {
    if (a.has("per_sample_weights")) rows = b.multiply(rows, b.unsqueeze(a.as("per_sample_weights", rows.dtype()), 1));
    result = sum_rows(b, output, bags, masked_rows(b, rows, mask), true);
    if (mode == kMean) {
      const Value divisor = b.maximum(b.slice_dim(sizes, 0, 0, num_bags), int64_t{1});
      result = b.divide(result, b.unsqueeze(b.convert(divisor, result.dtype()), 1));
    }
  }
  return {result, b.convert(bags, dtype), b.convert(sizes, dtype), maxima};
}

// The gradient of the table, f[num_weights, D], dense.
Results embedding_bag_backward(Builder& b, const Args& a) {
  TORCH_CHECK_NOT_IMPLEMENTED(!(a.has("sparse") && a.boolean("sparse")), a.op(), ": a sparse gradient is made by eager kernels");
  const Value grad = a.promoted1("grad"), indices = a.tensor("indices"), bags = a.tensor("offset2bag");
  const Mode mode = mode_of(a);
  const int64_t num_weights = a.integer("num_weights"), width = grad.dim(1);
  const Shape shape{num_weights, width};
  const Value zero = b.constant(grad.dtype(), int64_t{0});
  if (indices.dim(0) == 0 || grad.numel() == 0) return b.broadcast_to(zero, shape);
  if (mode == kMax) {
    // Element (bag, d) belongs to table row maximum_indices[bag, d], column d; empty bags have none.
    const Value sizes = b.slice_dim(a.tensor("bag_size"), 0, 0, grad.dim(0));
    const Value share = b.select(b.unsqueeze(b.compare(sizes, int64_t{0}, Compare::kGt), 1), grad, zero);
    const Value rows = a.tensor("maximum_indices");
    const Value at = b.concatenate({b.unsqueeze(rows, 2), b.iota(rows.dtype(), {grad.dim(0), width, 1}, 1)}, 2);
    return b.scatter({b.broadcast_to(zero, shape)}, at, {share}, {{}, {0, 1}, {}, {}, {0, 1}, 2},
                     [](Builder& body, const Values& v) { return Values{body.add(v[0], v[1])}; })[0];
  }
  Value scale;   // f[N]: what each index's share is multiplied with
  const auto times = [&](const Value& factor) { scale = scale ? b.multiply(scale, factor) : factor; };
  const auto inverse = [&](const Value& numbers) { return b.divide(b.constant(grad.dtype(), 1.0), b.convert(numbers, grad.dtype())); };
  const auto at = [&](const Value& x, const Value& places) { return b.gather(x, places, {{}, {0}, {}, {}, {0}, 1}, {1}); };
  if (a.has("per_sample_weights")) times(a.as("per_sample_weights", grad.dtype()));
  if (mode == kMean) times(inverse(b.maximum(at(a.tensor("bag_size"), bags), int64_t{1})));
  if (a.boolean("scale_grad_by_freq")) {
    const Value counts = sum_rows(b, {num_weights}, indices, b.constant(DType::Int, int64_t{1}, indices.shape()));
    times(inverse(at(counts, indices)));
  }
  Value shares = rows_at(b, grad, bags);
  if (scale) shares = b.multiply(shares, b.unsqueeze(scale, 1));
  return sum_rows(b, shape, indices, masked_rows(b, shares, counted(b, a, indices)));
}

// Of sample i: the product of its bag's gradient with its row.
Results per_sample_weights_backward(Builder& b, const Args& a) {
  const Value grad = a.promoted1("grad"), indices = a.tensor("indices");
  if (indices.dim(0) == 0) return b.constant(grad.dtype(), 0.0, {0});
  const Value rows = rows_at(b, a.as("weight", grad.dtype()), indices), shares = rows_at(b, grad, a.tensor("offset2bag"));
  const Value products = b.reduce_add(b.multiply(rows, shares), {1}), mask = counted(b, a, indices);
  return mask ? b.select(mask, products, b.constant(products.dtype(), 0.0)) : products;
}

const Rule kEmbeddingBag{{"aten::_embedding_bag", "aten::_embedding_bag_forward_only"}, embedding_bag};
const Rule kEmbeddingBagBackward{{"aten::_embedding_bag_backward", "aten::_embedding_bag_dense_backward"}, embedding_bag_backward};
const Rule kPerSampleWeightsBackward{{"aten::_embedding_bag_per_sample_weights_backward"}, per_sample_weights_backward};

}  // namespace
}  // namespace torch_tpu::lowering
