// Histograms whose number of bins is known from the arguments, in one dimension or several. Bin i of a dimension holds the
// elements x with edge[i] <= x < edge[i + 1], the last one also x == its right edge. The bin of an element is found, and the
// elements of a bin are added up, by a fused sum over comparisons: no scatter, and no order of additions.
#include "lowering/indexing.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// i32[n]: the bin of each element of x [n] between ascending edges [bins + 1]; -1 outside, and for NaN.
Value bin_of(Builder& b, const Value& x, const Value& edges) {
  const int64_t bins = edges.dim(0) - 1;
  const Value reached = b.convert(b.compare(b.unsqueeze(x, 1), edges, Compare::kGe), DType::Int);
  const Value bin = b.minimum(b.subtract(b.reduce_add(reached, {1}), 1), bins - 1);
  const Value last = b.reshape(b.slice_dim(edges, 0, bins, bins + 1), {});
  return b.select(b.compare(x, last, Compare::kLe), bin, b.constant(DType::Int, -1));
}

// Sum of the weights ([n] or 0-d) of each bin.
Value bin_sums(Builder& b, const Value& bin, const Value& weight, int64_t bins) {
  const Value hit = b.compare(bin, b.iota(DType::Int, {bins, 1}, 0), Compare::kEq);
  return b.reduce_add(b.select(hit, weight, b.constant(weight.dtype(), 0)), {1});
}

// `bins` + 1 edges from low to high (0-d), as linspace makes them: from both ends, so that the ends are exact.
Value even_edges(Builder& b, const Value& low, const Value& high, int64_t bins) {
  const DType dtype = low.dtype();
  const auto count = static_cast<double>(bins);
  const Value step = b.divide(b.subtract(high, low), count);
  const Value place = b.iota(dtype, {bins + 1}, 0);
  const Value from_low = b.add(low, b.multiply(step, place));
  const Value from_high = b.subtract(high, b.multiply(step, b.subtract(b.constant(dtype, count), place)));
  return b.select(b.compare(place, static_cast<double>((bins + 1) / 2), Compare::kLt), from_low, from_high);
}

struct Range {
  Value low, high;  // 0-d
};

Range range_of(Builder& b, const Value& x) {
  const Dims all = other_dims(x.rank(), {});
  return {reduce_extreme(b, x, all, false), reduce_extreme(b, x, all, true)};
}

Range widened(Builder& b, const Range& r, double by) {  // where it is a point
  const Value point = b.compare(r.low, r.high, Compare::kEq);
  return {b.select(point, b.subtract(r.low, by), r.low), b.select(point, b.add(r.high, by), r.high)};
}

// Half types are counted in f32 and keep their edges there; a count that they cannot hold is rounded once.
const Rule histc{{"aten::histc"}, [](Builder& b, const Args& a) -> Results {
  const Value x = flatten(b, a.promoted1("self"));
  const int64_t bins = a.integer("bins");
  if (x.numel() == 0) return b.constant(x.dtype(), 0, {bins});
  Range r{a.value("min", x.dtype()), a.value("max", x.dtype())};
  const Range found = range_of(b, x);
  const Value automatic = b.compare(r.low, r.high, Compare::kEq);
  r = widened(b, {b.select(automatic, found.low, r.low), b.select(automatic, found.high, r.high)}, 1);
  // CPU finds the bin by division, not by its edges.
  const Value place = b.floor(b.divide(b.multiply(b.subtract(x, r.low), static_cast<double>(bins)), b.subtract(r.high, r.low)));
  const Value inside = b.and_(b.compare(x, r.low, Compare::kGe), b.compare(x, r.high, Compare::kLe));
  const Value bin = b.select(inside, b.convert(b.minimum(place, static_cast<double>(bins - 1)), DType::Int), b.constant(DType::Int, -1));
  return bin_sums(b, bin, b.constant(x.dtype(), 1), bins);
}};

// --- histogram and histogramdd: x seen as [n, dimensions]

// The edges of each dimension: between the ends in `range` ({low, high} for each), or the extremes of x, or 0 and 1.
Values edges_of_counts(Builder& b, const Args& a, const Value& x, const Dims& bins) {
  const std::vector<double> range = a.reals("range");
  TORCH_CHECK(static_cast<int64_t>(bins.size()) == x.dim(1), "histogramdd: The size of bins must be equal to the innermost dimension of the input.");
  TORCH_CHECK(range.empty() || static_cast<int64_t>(range.size()) == 2 * x.dim(1), "torch.histogramdd: for a ", x.dim(1), "-dimensional histogram range should have ",
              2 * x.dim(1), " elements, but got ", range.size());
  Values edges;
  for (int64_t d = 0; d < x.dim(1); ++d) {
    Range r{b.constant(x.dtype(), 0), b.constant(x.dtype(), 1)};
    if (!range.empty()) r = {b.constant(x.dtype(), range[2 * d]), b.constant(x.dtype(), range[2 * d + 1])};
    else if (x.dim(0) > 0) r = range_of(b, b.slice_dim(x, 1, d, d + 1));
    r = widened(b, r, 0.5);
    edges.push_back(even_edges(b, r.low, r.high, bins[d]));
  }
  return edges;
}

// Counts or weight sums, of the shape of the bins; as a density, divided by their total and the bins' sizes.
Value histogram_between(Builder& b, const Args& a, const Value& x, const Values& edges) {
  Shape shape;
  Value bin, outside;
  for (size_t d = 0; d < edges.size(); ++d) {
    const auto dim = static_cast<int64_t>(d);
    const Value of_dim = bin_of(b, b.reshape(b.slice_dim(x, 1, dim, dim + 1), {x.dim(0)}), edges[d]);
    shape.push_back(edges[d].dim(0) - 1);
    const Value misses = b.compare(of_dim, 0, Compare::kLt);
    bin = bin ? b.add(b.multiply(bin, shape.back()), of_dim) : of_dim;
    outside = outside ? b.or_(outside, misses) : misses;
  }
  if (edges.size() > 1) bin = b.select(outside, b.constant(DType::Int, -1), bin);
  const Value weight = a.has("weight") ? flatten(b, a.as("weight", x.dtype())) : b.constant(x.dtype(), 1);
  Value sums = bin_sums(b, bin, weight, numel(shape));
  if (a.boolean("density")) sums = b.divide(sums, b.reduce_add(sums, {0}));
  sums = b.reshape(sums, shape);
  if (!a.boolean("density")) return sums;
  for (size_t d = 0; d < edges.size(); ++d) {
    const Value width = b.subtract(b.slice_dim(edges[d], 0, 1, shape[d] + 1), b.slice_dim(edges[d], 0, 0, shape[d]));
    Shape column(shape.size(), 1);
    column[d] = shape[d];
    sums = b.divide(sums, b.reshape(width, column));
  }
  return sums;
}

Value columns_of(Builder& b, const Value& x) {  // [..., D] as [n, D]
  const Dims last{x.rank() - 1};
  return b.reshape(x, {count_of(x.shape(), other_dims(x.rank(), last)), x.dim(-1)});
}

const Rule histogram_of_count{{"aten::histogram.bin_ct"}, [](Builder& b, const Args& a) -> Results {
  const Value x = b.reshape(a.promoted1("self"), {numel(a.aval("self").shape), 1});
  const Values edges = edges_of_counts(b, a, x, a.integers("bins"));
  return {histogram_between(b, a, x, edges), edges[0]};
}};

const Rule histogram_of_edges{{"aten::histogram.bins_tensor"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, edges] = a.promoted("self", "bins");
  return {histogram_between(b, a, b.reshape(x, {x.numel(), 1}), {edges}), edges};
}};

const Rule histogramdd_bin_edges{{"aten::_histogramdd_bin_edges"}, [](Builder& b, const Args& a) -> Results {
  return edges_of_counts(b, a, columns_of(b, a.promoted1("self")), a.integers("bins"));
}};

const Rule histogramdd_of_counts{{"aten::_histogramdd_from_bin_cts"}, [](Builder& b, const Args& a) -> Results {
  const Value x = columns_of(b, a.promoted1("self"));
  return histogram_between(b, a, x, edges_of_counts(b, a, x, a.integers("bins")));
}};

const Rule histogramdd_of_edges{{"aten::_histogramdd_from_bin_tensors"}, [](Builder& b, const Args& a) -> Results {
  const Value x = columns_of(b, a.promoted1("self"));
  const Values edges = a.tensors("bins");
  TORCH_CHECK(static_cast<int64_t>(edges.size()) == x.dim(1), "torch.histogramdd: expected ", x.dim(1), " sequences of bin edges for a ", x.dim(1),
              "-dimensional histogram but got ", edges.size());
  return histogram_between(b, a, x, edges);
}};

}  // namespace
}  // namespace torch_tpu::lowering
