// What CHLO has, and logarithms and hyperbolic functions that it lacks or rounds badly.
#include "ir/math.h"

#include "ir/attrs.h"
#include "ir/emit.h"

namespace torch_tpu::ir {
namespace {

constexpr double kSqrt2 = 1.41421356237309504880;
constexpr double kLn2 = 0.69314718055994530942, kLn10 = 2.30258509299404568402;

Value chlo(Builder& b, std::string_view op, const Value& x) {
  check_dtypes(op, {x});
  return emit(b.graph(), op, {x}, x.aval());
}

Value complex_divide(Builder& b, const Value& x, double divisor) {
  return b.complex(b.divide(b.real(x), divisor), b.divide(b.imag(x), divisor));
}

// x == mantissa * 2^exponent, mantissa in [sqrt(1/2), sqrt(2)). Read from the bits; only for positive normal x.
struct Split {
  Value exponent, mantissa;  // both of x's dtype
};

Split split(Builder& b, const Value& x) {
  const bool wide = x.dtype() == DType::Double;
  const DType integer = wide ? DType::Long : DType::Int;
  const int64_t width = wide ? 52 : 23, bias = wide ? 1023 : 127;
  const Value bits = b.bitcast_convert(x, integer);
  const Value fraction = b.and_(bits, b.constant_like(bits, (int64_t{1} << width) - 1));
  const Value m = b.bitcast_convert(b.or_(fraction, b.constant_like(bits, bias << width)), x.dtype());  // [1, 2)
  const Value e = b.convert(b.subtract(b.shift_right_logical(bits, b.constant_like(bits, width)), bias), x.dtype());
  const Value upper = b.compare(m, kSqrt2, Compare::kGt);
  return {b.select(upper, b.add(e, 1.0), e), b.select(upper, b.multiply(m, 0.5), m)};
}

// `value` where x is a positive finite number, else log(x), which is right for zero, infinity, NaN and negative x.
Value or_log(Builder& b, const Value& x, const Value& log_x, const Value& value) {
  return b.select(b.and_(b.is_finite(log_x), b.is_finite(x)), value, log_x);
}

}  // namespace

Value asin(Builder& b, const Value& x) { return chlo(b, "chlo.asin", x); }
Value acos(Builder& b, const Value& x) { return chlo(b, "chlo.acos", x); }
Value atan(Builder& b, const Value& x) { return chlo(b, "chlo.atan", x); }
Value asinh(Builder& b, const Value& x) { return chlo(b, "chlo.asinh", x); }
Value acosh(Builder& b, const Value& x) { return chlo(b, "chlo.acosh", x); }
Value atanh(Builder& b, const Value& x) { return chlo(b, "chlo.atanh", x); }

namespace {

// Half of exp(|x|) plus and minus half of exp(-|x|). CHLO's own cosh and sinh of f32 lose 13 ulp by rounding |x| - log(2);
// halving is exact: exp(|x|) / 2 = (h / 2) h with h = exp(|x| / 2).
struct Halves {
  Value growing, decaying;
};

Halves halves(Builder& b, const Value& x) {
  const Value h = b.exponential(b.multiply(b.abs(x), 0.5));
  const Value half = b.constant_like(x, 0.5);
  return {b.multiply(b.multiply(half, h), h), b.divide(b.divide(half, h), h)};
}

Value real_cosh(Builder& b, const Value& x) {
  const auto [growing, decaying] = halves(b, x);
  return b.add(growing, decaying);
}

Value real_sinh(Builder& b, const Value& x) {
  const auto [growing, decaying] = halves(b, x);
  const Value large = b.multiply(b.sign(x), b.subtract(growing, decaying));
  const Value u = b.exponential_minus_one(x);  // (u + u / (u + 1)) / 2 has no cancellation
  const Value small = b.multiply(b.add(u, b.divide(u, b.add(u, 1.0))), 0.5);
  return b.select(b.compare(b.abs(x), 1.0, Compare::kLt), small, large);
}

// re cos(y) + i im sin(y). On the real line the imaginary part is a zero, also where `im` is infinite.
Value rotated(Builder& b, const Value& re, const Value& im, const Value& y) {
  const Value flat = b.compare(y, 0.0, Compare::kEq);
  return b.complex(b.multiply(re, b.cosine(y)), b.select(flat, b.multiply(b.sign(im), y), b.multiply(im, b.sine(y))));
}

}  // namespace

Value cosh(Builder& b, const Value& x) {
  if (!is_complex(x.dtype())) return real_cosh(b, x);
  const Value re = b.real(x);
  return rotated(b, real_cosh(b, re), real_sinh(b, re), b.imag(x));
}

Value sinh(Builder& b, const Value& x) {
  if (!is_complex(x.dtype())) return real_sinh(b, x);
  const Value re = b.real(x);
  return rotated(b, real_sinh(b, re), real_cosh(b, re), b.imag(x));
}

Value exp2(Builder& b, const Value& x) {
  if (is_complex(x.dtype())) return b.exponential(b.multiply(x, kLn2));
  return b.power(b.constant_like(x, 2.0), x);
}

Value log2(Builder& b, const Value& x) {
  if (is_complex(x.dtype())) return complex_divide(b, b.log(x), kLn2);
  const auto [exponent, mantissa] = split(b, x);
  return or_log(b, x, b.log(x), b.add(exponent, b.divide(b.log(mantissa), kLn2)));
}

Value log10(Builder& b, const Value& x) {
  if (is_complex(x.dtype())) return complex_divide(b, b.log(x), kLn10);
  // log10(2) in two parts; the first is so short that exponent * high is exact.
  const bool wide = x.dtype() == DType::Double;
  const double high = wide ? 0.301029995549470186233520507812 : 0.301025390625;
  const double low = wide ? 1.1451100898021838e-10 : 4.605038981195214e-6;
  const auto [exponent, mantissa] = split(b, x);
  const Value rest = b.add(b.multiply(exponent, low), b.divide(b.log(mantissa), kLn10));
  return or_log(b, x, b.log(x), b.add(b.multiply(exponent, high), rest));
}

Value erf(Builder& b, const Value& x) { return chlo(b, "chlo.erf", x); }
Value erfc(Builder& b, const Value& x) { return chlo(b, "chlo.erfc", x); }
Value erf_inv(Builder& b, const Value& x) { return chlo(b, "chlo.erf_inv", x); }
Value bessel_i1e(Builder& b, const Value& x) { return chlo(b, "chlo.bessel_i1e", x); }
Value lgamma(Builder& b, const Value& x) { return chlo(b, "chlo.lgamma", x); }

Value digamma(Builder& b, const Value& x) {
  return b.select(b.compare(x, 0.0, Compare::kEq), b.divide(b.constant_like(x, -1.0), x), chlo(b, "chlo.digamma", x));
}

Values top_k(Builder& b, const Value& x, int64_t k) {
  check_dtypes("chlo.top_k", {x});
  TORCH_CHECK(x.rank() >= 1 && k >= 0 && k <= x.dim(-1), "selected index k out of range", where("chlo.top_k", {x}));
  Shape shape = x.shape();
  shape.back() = k;
  return emit_all(b.graph(), "chlo.top_k", {x}, {Aval{x.dtype(), shape}, Aval{DType::Int, shape}}, {i64_attr("k", k)});
}

}  // namespace torch_tpu::ir
