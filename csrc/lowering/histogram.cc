// Histograms with a number of bins that is known from the arguments. Bin b counts the elements x with edge[b] <= x < edge[b+1],
// the last bin also x == its right edge. Each is one fused sum over [bins, elements]: no scatter, and no order of additions.
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

Dims all_dims(const Value& x) { return other_dims(x.rank(), {}); }

// Sum of `weight` (or count) of the elements of each bin. x: [n], left and right: [bins].
Value bin_sums(Builder& b, const Value& x, const Value& weight, const Value& left, const Value& right) {
  const int64_t bins = left.dim(0);
  const Value low = b.unsqueeze(left, 1), high = b.unsqueeze(right, 1);
  const Value is_last = b.compare(b.iota(DType::Int, {bins, 1}, 0), bins - 1, Compare::kEq);
  const Value below = b.or_(b.compare(x, high, Compare::kLt), b.and_(is_last, b.compare(x, high, Compare::kEq)));
  const Value inside = b.and_(b.compare(x, low, Compare::kGe), below);
  return b.reduce_add(b.select(inside, weight, b.constant(weight.dtype(), 0)), {1});
}

// `bins` + 1 edges from low to high (0-d), as linspace makes them: from both ends, so that the ends are exact.
Value even_edges(Builder& b, const Value& low, const Value& high, int64_t bins) {
  const DType dtype = low.dtype();
  const Value step = b.divide(b.subtract(high, low), static_cast<double>(bins));
  const Value place = b.iota(dtype, {bins + 1}, 0);
  const Value from_low = b.add(low, b.multiply(step, place));
  const Value from_high = b.subtract(high, b.multiply(step, b.subtract(b.constant(dtype, static_cast<double>(bins)), place)));
  return b.select(b.compare(place, static_cast<double>((bins + 1) / 2), Compare::kLt), from_low, from_high);
}

// The range of the elements where low == high; that one widened by half where it is a point too.
std::pair<Value, Value> widened(Builder& b, const Value& low, const Value& high, double by) {
  const Value point = b.compare(low, high, Compare::kEq);
  return {b.select(point, b.subtract(low, by), low), b.select(point, b.add(high, by), high)};
}

const Rule histc{{"aten::histc"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const int64_t bins = a.integer("bins");
  if (x.numel() == 0) return b.constant(x.dtype(), 0, {bins});
  Value low = a.value("min", x.dtype()), high = a.value("max", x.dtype());
  const Value automatic = b.compare(low, high, Compare::kEq);
  low = b.select(automatic, reduce_extreme(b, x, all_dims(x), false), low);
  high = b.select(automatic, reduce_extreme(b, x, all_dims(x), true), high);
  std::tie(low, high) = widened(b, low, high, 1);
  // CPU finds the bin by division, not by its edges.
  const Value flat = b.reshape(x, {x.numel()});
  const Value place = b.floor(b.divide(b.multiply(b.subtract(flat, low), static_cast<double>(bins)), b.subtract(high, low)));
  const Value last = b.constant(x.dtype(), static_cast<double>(bins - 1));
  const Value inside = b.and_(b.compare(flat, low, Compare::kGe), b.compare(flat, high, Compare::kLe));
  const Value bin = b.select(inside, b.minimum(place, last), b.constant(x.dtype(), -1.0));
  const Value hit = b.compare(bin, b.iota(x.dtype(), {bins, 1}, 0), Compare::kEq);
  return b.reduce_add(b.convert(hit, x.dtype()), {1});
}};

// Counts or weight sums; as a density, divided by their total and the bins' widths.
Results histogram_over(Builder& b, const Args& a, const Value& x, const Value& edges) {
  const int64_t bins = edges.dim(0) - 1;
  const Value left = b.slice_dim(edges, 0, 0, bins), right = b.slice_dim(edges, 0, 1, bins + 1);
  const Value flat = b.reshape(x, {x.numel()});
  const Value weight = a.has("weight") ? b.reshape(a.as("weight", x.dtype()), {x.numel()}) : b.constant(x.dtype(), 1);
  Value sums = bin_sums(b, flat, weight, left, right);
  if (a.boolean("density")) sums = b.divide(b.divide(sums, b.reduce_add(sums, {0})), b.subtract(right, left));
  return {sums, edges};
}

const Rule histogram_of_bins{{"aten::histogram.bins_tensor"}, [](Builder& b, const Args& a) {
  const auto [x, edges] = a.promoted("self", "bins");
  return histogram_over(b, a, x, edges);
}};

const Rule histogram_of_count{{"aten::histogram.bin_ct"}, [](Builder& b, const Args& a) {
  const Value x = a.promoted1("self");
  Value low = b.constant(x.dtype(), 0), high = b.constant(x.dtype(), 0);
  if (const auto range = a.reals("range"); !range.empty()) {
    low = b.constant(x.dtype(), range[0]);
    high = b.constant(x.dtype(), range[1]);
  } else if (x.numel() > 0) {
    low = reduce_extreme(b, x, all_dims(x), false);
    high = reduce_extreme(b, x, all_dims(x), true);
  }
  std::tie(low, high) = widened(b, low, high, 0.5);
  return histogram_over(b, a, x, even_edges(b, low, high, a.integer("bins")));
}};

}  // namespace
}  // namespace torch_tpu::lowering
