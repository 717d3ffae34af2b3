#include "lowering/reductions.h"

#include <algorithm>

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// XLA:CPU is slow at a reduction over (value, position) pairs: 1 Mi floats take 8 ms against 1.3 ms for two plain ones, which
// compile in 200 ms against 60. Up to this size the pairs win.
constexpr int64_t kPairsUpTo = 1 << 16;

// True where `y` replaces the running winner `x`.
Value beats(Builder& b, const Value& y, const Value& x, bool largest) {
  const Value better = b.compare(y, x, largest ? Compare::kGt : Compare::kLt);
  return is_float(x.dtype()) ? b.or_(better, b.compare(y, y, Compare::kNe)) : better;
}

Value positions(Builder& b, const Shape& shape, int64_t dim) { return b.iota(DType::Int, shape, dim); }

Extreme extreme_by_pairs(Builder& b, const Value& x, int64_t dim, bool largest) {
  const Value last = b.constant(DType::Int, x.dim(dim));
  const Value worst = largest ? b.min_value(x.dtype()) : b.max_value(x.dtype());
  const Values found = b.reduce({x, positions(b, x.shape(), dim)}, {worst, last}, {dim}, [&](Builder& body, const Values& v) -> Values {
    const Value y_wins = beats(body, v[2], v[0], largest), x_wins = beats(body, v[0], v[2], largest);
    const Value lower = body.minimum(v[1], v[3]);  // where both or none wins: two NaNs or equal values
    const Value index = body.select(y_wins, body.select(x_wins, lower, v[3]), body.select(x_wins, v[1], lower));
    return {body.select(y_wins, v[2], v[0]), index};
  });
  return {found[0], found[1]};
}

Extreme extreme_in_two_passes(Builder& b, const Value& x, int64_t dim, bool largest) {
  const Value value = reduce_extreme(b, x, {dim}, largest);
  Value winner = b.compare(x, spread(b, value, x.shape(), {dim}), Compare::kEq);
  if (is_float(x.dtype())) winner = b.or_(winner, b.is_nan(x));
  const Value candidate = b.select(winner, positions(b, x.shape(), dim), b.constant(DType::Int, x.dim(dim)));
  return {value, b.reduce_min(candidate, {dim})};
}

}  // namespace

int64_t count_of(const Shape& shape, const Dims& dims) {
  int64_t count = 1;
  for (int64_t d : dims) count *= shape[d];
  return count;
}

Dims other_dims(int64_t rank, const Dims& dims) {
  Dims others;
  for (int64_t d = 0; d < rank; ++d)
    if (std::find(dims.begin(), dims.end(), d) == dims.end()) others.push_back(d);
  return others;
}

Value keep_dims(Builder& b, const Value& reduced, const Shape& shape, const Dims& dims) {
  Shape kept = shape;
  for (int64_t d : dims) kept[d] = 1;
  return b.reshape(reduced, kept);
}

Value spread(Builder& b, const Value& reduced, const Shape& shape, const Dims& dims) {
  return b.broadcast_in_dim(reduced, shape, other_dims(static_cast<int64_t>(shape.size()), dims));
}

Value summand(const Args& a) {
  const DType own = a.dtype_of("self");
  const DType natural = c10::isIntegralType(own, /*includeBool=*/true) ? DType::Long : own;
  const DType asked = a.dtype("dtype").value_or(a.out_dtype.value_or(natural));
  const Value x = a.as("self", asked);
  return a.builder().convert(x, is_bool(asked) ? DType::Long : compute_dtype(asked));
}

Value mean_of(Builder& b, const Value& x, const Dims& dims) {
  const Value sum = b.reduce_add(x, dims);
  const auto count = static_cast<double>(count_of(x.shape(), dims));
  if (!is_complex(x.dtype())) return b.divide(sum, count);
  return b.complex(b.divide(b.real(sum), count), b.divide(b.imag(sum), count));
}

Moments moments_of(Builder& b, const Value& x, const Dims& dims) {
  const Value mean = mean_of(b, x, dims);
  const Value centred = b.subtract(x, spread(b, mean, x.shape(), dims));
  const auto square = [&](const Value& v) { return b.multiply(v, v); };
  const Value squares = is_complex(x.dtype()) ? b.add(square(b.real(centred)), square(b.imag(centred))) : square(centred);
  return {mean, centred, b.reduce_add(squares, dims)};
}

Extreme find_extreme(Builder& b, const Args& a, const Value& x, int64_t dim, bool largest) {
  const bool two_passes = a.ambient().cpu_platform && x.numel() > kPairsUpTo;
  return two_passes ? extreme_in_two_passes(b, x, dim, largest) : extreme_by_pairs(b, x, dim, largest);
}

Value comes_first_descending(Builder& b, const Value& y, const Value& x) {
  const Value greater = b.compare(y, x, Compare::kGt);
  if (!is_float(x.dtype())) return greater;
  return b.or_(greater, b.and_(b.compare(y, y, Compare::kNe), b.compare(x, x, Compare::kEq)));
}

Value comes_first_ascending(Builder& b, const Value& y, const Value& x) { return comes_first_descending(b, x, y); }

}  // namespace torch_tpu::lowering
