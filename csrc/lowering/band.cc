#include "lowering/band.h"

#include <algorithm>

#include "lowering/contract.h"

namespace torch_tpu::lowering {
namespace {

bool all_ones(const Band& band) {
  return std::all_of(band.rows.begin(), band.rows.end(), [](const Band::Row& row) {
    return std::all_of(row.weights.begin(), row.weights.end(), [](double w) { return w == 1; });
  });
}

// The number that `of(i)` grows by with i, if it does so evenly.
template <typename Of>
std::optional<int64_t> step_of(int64_t count, const Of& of) {
  if (count < 2) return 1;
  for (int64_t i = 2; i < count; ++i)
    if (of(i) - of(i - 1) != of(1) - of(0)) return std::nullopt;
  return of(1) - of(0);
}

Shape with_dim(const Value& x, int64_t dim, std::initializer_list<int64_t> sizes) {
  Shape shape = x.shape();
  shape.erase(shape.begin() + dim);
  shape.insert(shape.begin() + dim, sizes.begin(), sizes.end());
  return shape;
}

// Rows of one input each: a slice where they are evenly spaced, a broadcast where each is repeated, else a gather.
Value pick(Builder& b, const Value& x, int64_t dim, const Band& band) {
  const int64_t out = band.out();
  const auto start = [&](int64_t o) { return band.rows[o].start; };
  const auto step = step_of(out, start);
  if (step && *step > 0) return b.slice_dim(x, dim, start(0), start(out - 1) + 1, *step);
  const int64_t times = out / band.in;
  bool repeats = times * band.in == out;
  for (int64_t o = 0; repeats && o < out; ++o) repeats = start(o) == o / times;
  std::vector<int64_t> positions;
  for (const Band::Row& row : band.rows) positions.push_back(row.start);
  if (!repeats) return take(b, x, dim, positions, {out});
  Dims from;
  for (int64_t d = 0; d < x.rank(); ++d) from.push_back(d <= dim ? d : d + 1);
  return b.reshape(b.broadcast_in_dim(x, with_dim(x, dim, {band.in, times}), from), with_dim(x, dim, {out}));
}

// The map as a matrix f[out, in], from its runs: position[out, taps] and weight[out, taps].
Value dense(Builder& b, const Value& positions, const Value& weights, int64_t in) {
  const Value columns = b.iota(DType::Int, {1, 1, in}, 2);
  const Value hits = b.compare(b.unsqueeze(positions, 2), columns, ir::Compare::kEq);
  return b.reduce_add(b.select(hits, b.unsqueeze(weights, 2), b.constant(weights.dtype(), 0.0)), {1});
}

}  // namespace

void Band::add(int64_t row, int64_t input, double weight) {
  Row& r = rows[row];
  if (r.weights.empty()) r.start = input;
  r.weights.resize(std::max<size_t>(r.weights.size(), input - r.start + 1), 0.0);
  r.weights[input - r.start] += weight;
}

Band transposed(const Band& band) {
  Band result{band.out(), std::vector<Band::Row>(band.in)};
  for (int64_t o = 0; o < band.out(); ++o)
    for (size_t l = 0; l < band.rows[o].weights.size(); ++l) {
      const double weight = band.rows[o].weights[l];
      if (weight != 0) result.add(band.rows[o].start + static_cast<int64_t>(l), o, weight);
    }
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
  const auto length = [&](int64_t o) { return static_cast<int64_t>(band.rows[o].weights.size()); };
  int64_t taps = 0, fewest = band.in;
  for (int64_t o = 0; o < out; ++o) {
    taps = std::max(taps, length(o));
    fewest = std::min(fewest, length(o));
  }
  const bool ones = all_ones(band);
  if (out == 0 || band.in == 0 || x.numel() == 0) return b.constant(x.dtype(), int64_t{0}, with_dim(x, dim, {out}));
  if (ones && taps == 1 && fewest == 1) return pick(b, x, dim, band);
  if (ones && taps == fewest && step_of(out, [&](int64_t o) { return band.rows[o].start; }) == taps && band.rows[0].start == 0)
    return b.reduce_add(b.reshape(b.slice_dim(x, dim, 0, out * taps), with_dim(x, dim, {out, taps})), {dim + 1});

  // Rows that are shorter than `taps` read their last input again, and leave it out.
  std::vector<int64_t> positions, within;
  std::vector<double> weights;
  for (int64_t o = 0; o < out; ++o)
    for (int64_t l = 0; l < taps; ++l) {
      positions.push_back(band.rows[o].start + std::max<int64_t>(std::min(l, length(o) - 1), 0));
      weights.push_back(l < length(o) ? band.rows[o].weights[l] : 0.0);
      within.push_back(l < length(o));
    }
  if (!ones && !a.ambient().cpu_platform) {
    const Value matrix = dense(b, b.constant_array(DType::Int, positions, {out, taps}), b.constant_array(x.dtype(), weights, {out, taps}), band.in);
    Dims order;
    for (int64_t d = 0; d < x.rank(); ++d) order.push_back(d == dim ? x.rank() - 1 : d < dim ? d : d - 1);
    return b.transpose(contract(b, a, x, matrix, {{}, {}, {dim}, {1}}), order);
  }
  Value runs = take(b, x, dim, positions, {out, taps});
  Shape along(x.rank() + 1 - dim, 1);
  along[0] = out;
  along[1] = taps;
  if (!ones) runs = b.multiply(runs, b.constant_array(x.dtype(), weights, along));
  if (fewest < taps) runs = b.select(b.constant_array(DType::Bool, within, along), runs, b.constant(x.dtype(), int64_t{0}));
  return b.reduce_add(runs, {dim + 1});
}

}  // namespace torch_tpu::lowering
