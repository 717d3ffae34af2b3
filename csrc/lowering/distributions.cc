#include "lowering/distributions.h"

#include <cmath>

namespace torch_tpu::lowering {
namespace {

constexpr double kPi = 3.141592653589793238463;

int precision_of(DType dtype) {
  switch (real_dtype(dtype)) {
    case DType::Double: return 53;
    case DType::Half: return 11;
    case DType::BFloat16: return 8;
    default: return 24;
  }
}

Value words(Builder& b, const Args& a, int64_t count) {  // u32[count]
  return count == 0 ? b.constant(DType::UInt32, int64_t{0}, {0}) : a.random_bits(count);
}

// Whole numbers below 2^digits, as floats of random_dtype.
Value whole_numbers(Builder& b, const Args& a, const Shape& shape, DType dtype, int digits) {
  if (random_dtype(dtype) == DType::Double) {
    const Value bits = random_u64(b, a, shape);
    const Value top = b.shift_right_logical(bits, b.constant(DType::UInt64, int64_t{64 - digits}));
    return b.convert(b.bitcast_convert(top, DType::Long), DType::Double);
  }
  const Value bits = b.reshape(words(b, a, numel(shape)), shape);
  const Value top = b.shift_right_logical(bits, b.constant(DType::UInt32, int64_t{32 - digits}));
  return b.convert(b.bitcast_convert(top, DType::Int), DType::Float);  // a signed conversion is one instruction
}

// The upper half of a 64 x 64 bit product, by 32-bit limbs.
Value multiply_high(Builder& b, const Value& x, const Value& y) {
  const Value half = b.constant(DType::UInt64, int64_t{32}), mask = b.constant(DType::UInt64, int64_t{0xffffffff});
  const auto low = [&](const Value& v) { return b.and_(v, mask); };
  const auto high = [&](const Value& v) { return b.shift_right_logical(v, half); };
  const Value x0 = low(x), x1 = high(x), y0 = low(y), y1 = high(y);
  const Value cross = b.add(b.multiply(x1, y0), high(b.multiply(x0, y0)));        // cannot overflow
  const Value middle = b.add(b.multiply(x0, y1), low(cross));
  return b.add(b.add(b.multiply(x1, y1), high(cross)), high(middle));
}

}  // namespace

Value uniform_unit(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  const int digits = precision_of(dtype);
  return b.multiply(whole_numbers(b, a, shape, dtype, digits), std::ldexp(1.0, -digits));
}

Value uniform_open(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  const int digits = precision_of(random_dtype(dtype)) - 1;
  return b.multiply(b.add(whole_numbers(b, a, shape, dtype, digits), 0.5), std::ldexp(1.0, -digits));
}

// Box and Muller: a radius and an angle give two values.
Value normal_unit(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  if (is_complex(dtype)) {
    const Value re = normal_unit(b, a, shape, real_dtype(dtype)), im = normal_unit(b, a, shape, real_dtype(dtype));
    const double scale = std::sqrt(0.5);
    return b.complex(b.multiply(re, scale), b.multiply(im, scale));
  }
  const int64_t count = numel(shape), pairs = (count + 1) / 2;
  const DType computed = random_dtype(dtype);
  if (count == 0) return b.constant(computed, int64_t{0}, shape);
  Value u = computed == DType::Double ? uniform_open(b, a, {pairs}, dtype)
                                      : b.add(b.multiply(b.convert(a.random_bits(pairs), computed), std::ldexp(1.0, -32)), std::ldexp(1.0, -33));
  const Value radius = b.sqrt(b.multiply(b.log(u), -2.0));
  const Value angle = b.multiply(uniform_unit(b, a, {pairs}, computed), 2 * kPi);
  const Value both = b.concatenate({b.multiply(radius, b.cosine(angle)), b.multiply(radius, b.sine(angle))}, 0);
  return b.reshape(b.slice_dim(both, 0, 0, count), shape);
}

Value random_u64(Builder& b, const Args& a, const Shape& shape) {
  const int64_t count = numel(shape);
  const Value pairs = b.reshape(words(b, a, 2 * count), {count, 2});
  return b.reshape(b.bitcast_convert(pairs, DType::UInt64), shape);
}

// The random number times range, divided by 2^64 (2^32): no division, which a TPU is slow to compile.
Value random_below(Builder& b, const Args& a, const Shape& shape, const Value& range, bool narrow) {
  if (narrow) {
    const Value bits = b.convert(b.reshape(words(b, a, numel(shape)), shape), DType::UInt64);
    return b.bitcast_convert(b.shift_right_logical(b.multiply(bits, range), b.constant(DType::UInt64, int64_t{32})), DType::Long);
  }
  const Value bits = random_u64(b, a, shape);
  const Value all = b.compare(range, int64_t{0}, ir::Compare::kEq);
  return b.bitcast_convert(b.select(all, bits, multiply_high(b, bits, range)), DType::Long);
}

Value exponential_unit(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  return b.negate(b.log(uniform_open(b, a, shape, dtype)));
}

Value bernoulli(Builder& b, const Args& a, const Shape& shape, const Value& p) {
  return b.compare(uniform_unit(b, a, shape, p.dtype()), p, ir::Compare::kLt);
}

}  // namespace torch_tpu::lowering
