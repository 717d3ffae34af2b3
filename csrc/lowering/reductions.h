// Words that the reducing rules share (reduce.cc, norm.cc, softmax.cc, ...): which dimensions, putting them back, extremes
// with PyTorch's NaN and tie order, moments. Functions of values only; a rule of an op never lives here.
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

// Number of elements that one result of a reduction over `dims` sums up.
int64_t count_of(const Shape& shape, const Dims& dims);
// The dimensions that are not in `dims`, ascending.
Dims other_dims(int64_t rank, const Dims& dims);

// `reduced` comes from a reduction over `dims` of a value of `shape`.
Value keep_dims(Builder& b, const Value& reduced, const Shape& shape, const Dims& dims);  // with size 1 at `dims`
Value spread(Builder& b, const Value& reduced, const Shape& shape, const Dims& dims);     // broadcast to `shape`

// The schema's `keepdim`, false where it has none.
inline bool keepdim(const Args& a) { return a.has("keepdim") && a.boolean("keepdim"); }
inline Value finish(Builder& b, const Args& a, const Value& reduced, const Shape& shape, const Dims& dims) {
  return keepdim(a) ? keep_dims(b, reduced, shape, dims) : reduced;
}

// `self` as CPU adds it up: in the `dtype` argument or the dtype of out= if there is one, else integers and bool in int64; half
// types in float32.
// A result that is asked for as bool is counted in int64: it is true where the count is not 0.
Value summand(const Args& a);

// The arithmetic mean over `dims`; of no elements: NaN. x: float or complex.
Value mean_of(Builder& b, const Value& x, const Dims& dims);
struct Moments {
  Value mean;
  Value centred;  // x - mean
  Value squares;  // sum of |x - mean|^2 over `dims`, real. A second pass: a difference of large sums would cancel
};
Moments moments_of(Builder& b, const Value& x, const Dims& dims);

// The largest (smallest) element; NaN wins. bool: or, and.
inline Value reduce_extreme(Builder& b, const Value& x, const Dims& dims, bool largest) {
  return largest ? b.reduce_max(x, dims) : b.reduce_min(x, dims);
}
// The same along one dimension, with the i32 position of the first winner.
struct Extreme {
  Value value, index;
};
Extreme find_extreme(Builder& b, const Args& a, const Value& x, int64_t dim, bool largest);

// True where `y` comes strictly before `x` in PyTorch's descending order: NaN before everything. The ascending order is
// its mirror: NaN after everything.
Value comes_first_descending(Builder& b, const Value& y, const Value& x);
Value comes_first_ascending(Builder& b, const Value& y, const Value& x);

}  // namespace torch_tpu::lowering
