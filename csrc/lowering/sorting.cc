// Three forms. XLA:CPU calls a comparator by pointer when it sorts (value, position) pairs: 50,257 floats take 32 ms. Packed
// into one i64 (order-preserving bits of the value above the position) they take 2-7 ms, and k of them as TopK 0.4 ms. On a
// TPU, 64-bit integers are emulated, so that pairs stay pairs there.
#include "lowering/sorting.h"

#include <limits>

#include "ir/math.h"
#include "lowering/indexing.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

constexpr int64_t kPackFrom = 4096;  // elements; below, the shorter program wins

bool fits_float(DType d) {  // every value is a float32
  return d == DType::Float || is_low_precision(d) || d == DType::Char || d == DType::Byte || d == DType::Short || is_bool(d);
}

bool fits_i32(DType d) { return fits_float(d) || d == DType::Int; }

Sorted sort_pairs(Builder& b, const Value& x, int64_t dim, bool descending) {
  const Values sorted = b.sort({x, b.iota(DType::Int, x.shape(), dim)}, dim, /*stable=*/true, [=](Builder& body, const Values& v) -> Values {
    return {descending ? comes_first_descending(body, v[0], v[1]) : comes_first_ascending(body, v[0], v[1])};
  });
  return {sorted[0], sorted[1]};
}

// i32 whose order is PyTorch's order of x. The bits of a float order like sign and magnitude; -0 counts as 0.
Value order_key(Builder& b, const Value& x) {
  if (!is_float(x.dtype())) return b.convert(x, DType::Int);
  const Value zero = b.constant(DType::Float, 0);
  const Value number = b.convert(x, DType::Float);
  const Value bits = b.bitcast_convert(b.select(b.compare(number, zero, Compare::kEq), zero, number), DType::Int);
  const Value largest = b.max_value(DType::Int);
  const Value ordered = b.select(b.compare(bits, 0, Compare::kLt), b.xor_(bits, largest), bits);
  return b.select(b.is_nan(number), largest, ordered);
}

Sorted sort_packed(Builder& b, const Value& x, int64_t dim, bool descending) {
  Value key = order_key(b, x);
  if (descending) key = b.not_(key);
  const Value high = b.shift_left(b.convert(key, DType::Long), b.constant(DType::Long, 32));
  const Value packed = b.or_(high, b.iota(DType::Long, x.shape(), dim));
  const Value sorted = b.sort({packed}, dim, /*stable=*/false, [](Builder& body, const Values& v) -> Values {
    return {body.compare(v[0], v[1], Compare::kLt)};
  })[0];
  const Value indices = b.and_(sorted, b.constant(DType::Long, int64_t{0xffffffff}));
  return {gather_along(b, x, dim, indices), indices};
}

// TopK orders float bits totally: -NaN < -inf < ... < inf < NaN. The smallest are the largest of -x, where NaN must stay last.
Sorted top_k(Builder& b, const Value& x, int64_t k, int64_t dim, bool descending) {
  Value key = b.convert(x, DType::Float);
  if (!descending) key = b.negate(key);
  if (is_float(x.dtype())) {
    const Value nan_bits = b.constant(DType::Int, descending ? int64_t{0x7fc00000} : int64_t{-1});
    key = b.select(b.is_nan(key), b.bitcast_convert(nan_bits, DType::Float), key);
  }
  Dims swap;
  for (int64_t d = 0; d < x.rank(); ++d) swap.push_back(d);
  std::swap(swap[dim], swap.back());
  key = b.transpose(key, swap);
  Shape shape = key.shape();
  const int64_t n = shape.back();
  const Values top = ir::top_k(b, b.reshape(key, {x.numel() / n, n}), k);  // libtpu dies of a 1-d operand
  shape.back() = k;
  const Value values = b.transpose(b.reshape(top[0], shape), swap), indices = b.transpose(b.reshape(top[1], shape), swap);
  return {b.convert(descending ? values : b.negate(values), x.dtype()), indices};
}

}  // namespace

Sorted sort_along(Builder& b, const Args& a, const Value& x, int64_t dim, bool descending) {
  if (x.numel() == 0 || x.dim(dim) == 1) return {x, b.constant(DType::Long, 0, x.shape())};
  const bool pack = a.ambient().cpu_platform && x.numel() >= kPackFrom && fits_i32(x.dtype());
  return pack ? sort_packed(b, x, dim, descending) : sort_pairs(b, x, dim, descending);
}

Sorted first_k(Builder& b, const Args& a, const Value& x, int64_t k, int64_t dim, bool descending) {
  if (x.numel() > 0 && k > 0 && fits_float(x.dtype()) && (k <= 64 || k <= x.dim(dim) / 8)) return top_k(b, x, k, dim, descending);
  const Sorted sorted = sort_along(b, a, x, dim, descending);
  return {b.slice_dim(sorted.values, dim, 0, k), b.slice_dim(sorted.indices, dim, 0, k)};
}

}  // namespace torch_tpu::lowering
