// Rules that order the elements along a dimension: sort, topk, kthvalue, medians, mode. A 0-d tensor is one element at
// position 0. searchsorted and bucketize are in search.cc.
#include <cmath>

#include "lowering/indexing.h"
#include "lowering/reductions.h"
#include "lowering/scan.h"
#include "lowering/sorting.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// {values, indices} of `rule` on at least one dimension.
template <typename F>
Results along_dim(Builder& b, const Args& a, const F& rule) {
  const Value x = a.tensor("self");
  if (x.rank() == 0) {
    const Sorted one = rule(b.reshape(x, {1}), 0);
    return {b.reshape(one.values, {}), b.convert(b.reshape(one.indices, {}), DType::Long)};
  }
  const Sorted found = rule(x, a.dim("dim", x.rank()));
  return {found.values, b.convert(found.indices, DType::Long)};
}

// One element of each row: drops `dim`, unless keepdim.
Sorted drop(Builder& b, const Args& a, const Sorted& one, int64_t dim) {
  if (keepdim(a)) return one;
  return {b.squeeze(one.values, {dim}), b.squeeze(one.indices, {dim})};
}

Sorted pick(Builder& b, const Sorted& sorted, int64_t dim, int64_t position) {
  return {b.slice_dim(sorted.values, dim, position, position + 1), b.slice_dim(sorted.indices, dim, position, position + 1)};
}

Sorted pick(Builder& b, const Sorted& sorted, int64_t dim, const Value& position) {  // position: size 1 along `dim`
  return {gather_along(b, sorted.values, dim, position), gather_along(b, sorted.indices, dim, position)};
}

// Always stable, as on CPU.
const Rule sort{{"aten::sort", "aten::sort.stable"}, [](Builder& b, const Args& a) {
  return along_dim(b, a, [&](const Value& x, int64_t dim) { return sort_along(b, a, x, dim, a.boolean("descending")); });
}};

const Rule topk{{"aten::topk"}, [](Builder& b, const Args& a) {
  return along_dim(b, a, [&](const Value& x, int64_t dim) { return first_k(b, a, x, a.integer("k"), dim, a.boolean("largest")); });
}};

const Rule kthvalue{{"aten::kthvalue"}, [](Builder& b, const Args& a) {
  return along_dim(b, a, [&](const Value& x, int64_t dim) {
    return drop(b, a, pick(b, sort_along(b, a, x, dim, false), dim, a.integer("k") - 1), dim);
  });
}};

// The lower of the two middle elements; of equal ones the one that a stable sort puts there, which is CPU's too for short rows.
// The descending order of -x is the ascending order of x with the NaNs in front: where there is one, it is the answer.
Sorted median_along(Builder& b, const Args& a, const Value& x, int64_t dim) {
  const int64_t middle = (x.dim(dim) - 1) / 2;
  if (!is_float(x.dtype())) return pick(b, sort_along(b, a, x, dim, false), dim, middle);
  const Sorted sorted = sort_along(b, a, b.negate(x), dim, true);
  const Sorted first = pick(b, sorted, dim, 0), half = pick(b, sorted, dim, middle);
  const Value nan = b.is_nan(first.values);
  return {b.negate(b.select(nan, first.values, half.values)), b.select(nan, first.indices, half.indices)};
}

// The same among the elements before the NaNs; NaN where there are only NaNs.
Sorted nanmedian_along(Builder& b, const Args& a, const Value& x, int64_t dim) {
  if (!is_float(x.dtype())) return median_along(b, a, x, dim);
  const Value numbers = b.reduce_add(b.convert(b.compare(x, x, Compare::kEq), DType::Int), {dim});
  const Value middle = b.shift_right_logical(b.subtract(b.maximum(numbers, 1), 1), b.constant(DType::Int, 1));
  return pick(b, sort_along(b, a, x, dim, false), dim, keep_dims(b, middle, x.shape(), {dim}));
}

using Median = Sorted (*)(Builder&, const Args&, const Value&, int64_t);

Results median_of_all(Builder& b, const Args& a, Median median) {
  const Value x = a.tensor("self");
  // Of nothing: NaN, and what x86 makes of that as an integer.
  const bool wide = x.dtype() == DType::Int || x.dtype() == DType::Long;
  if (x.numel() == 0) return is_float(x.dtype()) ? b.constant(x.dtype(), NAN) : wide ? b.min_value(x.dtype()) : b.constant(x.dtype(), 0);
  return b.reshape(median(b, a, b.reshape(x, {x.numel()}), 0).values, {});
}

Results median_of_rows(Builder& b, const Args& a, Median median) {
  return along_dim(b, a, [&](const Value& x, int64_t dim) { return drop(b, a, median(b, a, x, dim), dim); });
}

const Rule kMedians[] = {
    Rule({"aten::median"}, [](Builder& b, const Args& a) { return median_of_all(b, a, median_along); }),
    Rule({"aten::nanmedian"}, [](Builder& b, const Args& a) { return median_of_all(b, a, nanmedian_along); }),
    Rule({"aten::median.dim"}, [](Builder& b, const Args& a) { return median_of_rows(b, a, median_along); }),
    Rule({"aten::nanmedian.dim"}, [](Builder& b, const Args& a) { return median_of_rows(b, a, nanmedian_along); }),
};

// The smallest of the most frequent values, at its last position. In ascending order equal elements are a run; the first
// place at which a run is longest is the last element of the answer's run.
const Rule mode{{"aten::mode"}, [](Builder& b, const Args& a) {
  return along_dim(b, a, [&](const Value& x, int64_t dim) {
    const Sorted sorted = sort_along(b, a, x, dim, false);
    const int64_t n = x.dim(dim);
    const Value changes = b.compare(b.slice_dim(sorted.values, dim, 1, n), b.slice_dim(sorted.values, dim, 0, n - 1), Compare::kNe);
    const Value place = b.iota(DType::Int, x.shape(), dim), zero = b.constant(DType::Int, 0);
    const Value starts = b.select(changes, b.slice_dim(place, dim, 1, n), zero);
    Dims low(x.rank(), 0), none(x.rank(), 0);
    low[dim] = 1;
    const Value run_start = scan(b, b.pad(starts, zero, low, none, none), dim, zero, [](Builder& body, const Value& before, const Value& y) {
      return body.maximum(before, y);
    });
    const Extreme longest = find_extreme(b, a, b.subtract(place, run_start), dim, true);
    return drop(b, a, pick(b, sorted, dim, keep_dims(b, longest.index, x.shape(), {dim})), dim);
  });
}};

}  // namespace
}  // namespace torch_tpu::lowering
