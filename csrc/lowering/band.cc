#include "lowering/band.h"

#include <algorithm>

#include "lowering/contract.h"

namespace torch_tpu::lowering {
namespace {

// The number of inputs that every row reads with weight 1, if it is the same for all rows.
std::optional<int64_t> equal_sums(const Band& band) {
  const size_t count = band.rows[0].inputs.size();
  for (const Band::Row& row : band.rows)
    if (row.inputs.size() != count || !std::all_of(row.weights.begin(), row.weights.end(), [](double w) { return w == 1; })) return {};
  return count;
}

Shape with_dim(const Value& x, int64_t dim, std::initializer_list<int64_t> sizes) {
  Shape shape = x.shape();
  shape.erase(shape.begin() + dim);
  shape.insert(shape.begin() + dim, sizes.begin(), sizes.end());
  return shape;
}

// Rows of one input each: a slice where they are evenly spaced, a broadcast where each is repeated, else a gather.
Value pick(Builder& b, const Value& x, int64_t dim, const Band& band) {
  const int64_t out = band.out(), times = out / band.in;
  std::vector<int64_t> at;
  for (const Band::Row& row : band.rows) at.push_back(row.inputs[0]);
  const int64_t step = out > 1 ? at[1] - at[0] : 1;
  bool even = step > 0, repeated = times * band.in == out;
  for (int64_t o = 0; o < out; ++o) {
    even = even && at[o] == at[0] + o * step;
    repeated = repeated && at[o] == o / times;
  }
  if (even) return b.slice_dim(x, dim, at[0], at[out - 1] + 1, step);
  if (!repeated) return take(b, x, dim, at, {out});
  Dims from;
  for (int64_t d = 0; d < x.rank(); ++d) from.push_back(d <= dim ? d : d + 1);
  return b.reshape(b.broadcast_in_dim(x, with_dim(x, dim, {band.in, times}), from), with_dim(x, dim, {out}));
}

Value sum_taps(Builder& b, const Value& x, int64_t dim) {
  return is_bool(x.dtype()) ? b.reduce_or(x, {dim}) : b.reduce_add(x, {dim});
}

// Whether output o reads exactly the inputs from o * taps to (o + 1) * taps.
bool reads_blocks(const Band& band, int64_t taps) {
  for (int64_t o = 0; o < band.out(); ++o)
    for (int64_t l = 0; l < taps; ++l)
      if (band.rows[o].inputs[l] != o * taps + l) return false;
  return true;
}

Value constant_weights(Builder& b, DType dtype, const std::vector<double>& weights, const Shape& shape) {
  if (!is_integer(dtype)) return b.constant_array(dtype, weights, shape);
  return b.constant_array(dtype, std::vector<int64_t>(weights.begin(), weights.end()), shape);
}

// The map as a matrix f[out, in], from positions i32[out, taps] and weights f[out, taps].
Value dense(Builder& b, const Value& positions, const Value& weights, int64_t in) {
  const Value columns = b.iota(DType::Int, {1, 1, in}, 2);
  const Value hits = b.compare(b.unsqueeze(positions, 2), columns, ir::Compare::kEq);
  return b.reduce_add(b.select(hits, b.unsqueeze(weights, 2), b.constant(weights.dtype(), 0)), {1});
}

}  // namespace

void Band::add(int64_t output, int64_t input, double weight) {
  Row& row = rows[output];
  const auto found = std::find(row.inputs.begin(), row.inputs.end(), input);
  if (found != row.inputs.end()) {
    row.weights[found - row.inputs.begin()] += weight;
    return;
  }
  row.inputs.push_back(input);
  row.weights.push_back(weight);
}

Band transposed(const Band& band) {
  Band result(band.out(), band.in);
  for (int64_t o = 0; o < band.out(); ++o)
    for (size_t l = 0; l < band.rows[o].inputs.size(); ++l)
      if (band.rows[o].weights[l] != 0) result.add(band.rows[o].inputs[l], o, band.rows[o].weights[l]);
  return result;
}

Value take(Builder& b, const Value& x, int64_t dim, const std::vector<int64_t>& positions, const Shape& shape) {
  Dims offsets, sizes(x.shape().begin(), x.shape().end());
  for (int64_t d = 0; d < x.rank(); ++d)
    if (d != dim) offsets.push_back(d < dim ? d : d - 1 + static_cast<int64_t>(shape.size()));
  sizes[dim] = 1;
  const Value indices = b.constant_array(DType::Int, positions, shape);
  return b.gather(x, indices, {offsets, {dim}, {}, {}, {dim}, static_cast<int64_t>(shape.size())}, sizes);
}

Value apply(Builder& b, const Args& a, const Value& x, int64_t dim, const Band& band) {
  const int64_t out = band.out();
  if (out == 0 || x.numel() == 0) return b.constant(x.dtype(), int64_t{0}, with_dim(x, dim, {out}));
  const auto sums = equal_sums(band);
  if (sums == 1) return pick(b, x, dim, band);
  if (sums && *sums > 0 && reads_blocks(band, *sums))
    return sum_taps(b, b.reshape(b.slice_dim(x, dim, 0, out * *sums), with_dim(x, dim, {out, *sums})), dim + 1);

  int64_t taps = 1;
  for (const Band::Row& row : band.rows) taps = std::max<int64_t>(taps, row.inputs.size());
  std::vector<int64_t> positions, within;   // rows that are shorter read an input again, and leave it out
  std::vector<double> weights;
  bool weighted = false, ragged = false;
  for (const Band::Row& row : band.rows)
    for (int64_t l = 0; l < taps; ++l) {
      const bool inside = l < static_cast<int64_t>(row.inputs.size());
      positions.push_back(inside ? row.inputs[l] : row.inputs.empty() ? 0 : row.inputs.back());
      weights.push_back(inside ? row.weights[l] : 0.0);
      within.push_back(inside);
      weighted = weighted || (inside && row.weights[l] != 1);
      ragged = ragged || !inside;
    }
  if (weighted && !a.ambient().cpu_platform) {
    const Value at = b.constant_array(DType::Int, positions, {out, taps});
    const Value matrix = dense(b, at, constant_weights(b, x.dtype(), weights, {out, taps}), band.in);
    Dims order;
    for (int64_t d = 0; d < x.rank(); ++d) order.push_back(d == dim ? x.rank() - 1 : d < dim ? d : d - 1);
    return b.transpose(contract(b, a, x, matrix, {{}, {}, {dim}, {1}}), order);
  }
  Value runs = take(b, x, dim, positions, {out, taps});
  Shape along(x.rank() + 1 - dim, 1);
  along[0] = out;
  along[1] = taps;
  if (weighted) runs = b.multiply(runs, constant_weights(b, x.dtype(), weights, along));
  if (ragged) runs = b.select(b.constant_array(DType::Bool, within, along), runs, b.constant(x.dtype(), int64_t{0}));
  return taps == 1 ? b.squeeze(runs, {dim + 1}) : sum_taps(b, runs, dim + 1);
}

}  // namespace torch_tpu::lowering
