// Error functions' relatives and Bessel functions, by Chebyshev series of what is left when the asymptotic form is divided out.
#include <cmath>
#include <limits>
#include <span>

#include "ir/chebyshev_tables.h"
#include "ir/emit.h"
#include "ir/math.h"

namespace torch_tpu::ir {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kSqrt2 = 1.41421356237309504880, kPi = 3.14159265358979323846;

}  // namespace

// Clenshaw's recurrence. In f32, terms too small to matter are left out.
Value chebyshev(Builder& b, const Value& t, std::span<const double> c) {
  double largest = 0;
  for (double term : c) largest = std::max(largest, std::abs(term));
  while (t.dtype() == DType::Float && c.size() > 2 && std::abs(c.back()) < largest * 4e-9) c = c.first(c.size() - 1);
  const Value twice = b.multiply(t, 2.0);
  Value next = b.constant_like(t, c.back()), after = b.constant_like(t, 0.0);
  for (size_t k = c.size() - 2; k >= 1; --k) {
    const Value current = b.add(b.subtract(b.multiply(twice, next), after), c[k]);
    after = next;
    next = current;
  }
  return b.add(b.subtract(b.multiply(t, next), after), c[0]);
}

namespace {

// exp(scale * x^2). Squaring alone would round away what the exponential then multiplies: x is cut into a short
// head, whose square is exact, and a tail.
Value exp_of_square(Builder& b, const Value& x, double scale) {
  Value head;
  if (x.dtype() == DType::Double) {  // Veltkamp's split; TPU compilers have no reduce_precision of f64
    const Value c = b.multiply(x, 0x1p27 + 1);
    head = b.select(b.is_finite(c), b.subtract(c, b.subtract(c, x)), x);
  } else {
    head = b.reduce_precision(x, 8, 11);
  }
  const Value rest = b.multiply(b.subtract(x, head), b.add(x, head));
  const Value main = b.exponential(b.multiply(b.multiply(head, head), scale));
  const Value y = b.add(main, b.multiply(main, b.exponential_minus_one(b.multiply(rest, scale))));  // XLA would merge exp * exp
  return b.select(b.and_(b.is_finite(main), b.compare(main, 0.0, Compare::kGt)), y, main);
}

// erfcx of x >= 0.
Value erfcx_positive(Builder& b, const Value& x) {
  // t = (x - 3.75) / (x + 3.75) as 1 - 7.5 / (x + 3.75), so that infinity gives 1.
  const Value t = b.subtract(b.constant_like(x, 1.0), b.divide(b.constant_like(x, 7.5), b.add(x, 3.75)));
  return b.divide(chebyshev(b, t, kErfcx), b.add(b.multiply(x, 2.0), 1.0));
}

}  // namespace

Value erfcx(Builder& b, const Value& x) {
  const Value positive = erfcx_positive(b, b.abs(x));
  const Value reflected = b.subtract(b.multiply(exp_of_square(b, x, 1.0), 2.0), positive);
  return b.select(b.compare(x, 0.0, Compare::kLt), reflected, positive);
}

Value ndtri(Builder& b, const Value& p) {
  const Value upper = b.subtract(b.constant_like(p, 1.0), p);
  const Value middle = b.multiply(erf_inv(b, b.subtract(b.constant_like(p, 1.0), b.multiply(p, 2.0))), -kSqrt2);
  const Value least = b.minimum(p, upper);
  const Value w = b.sqrt(b.multiply(b.log(least), -2.0));
  const double low = std::log(2.7), high = std::log(38.7);
  const Value t = b.divide(b.subtract(b.log(w), (low + high) / 2), (high - low) / 2);
  const Value size = b.multiply(w, chebyshev(b, b.clamp(b.constant(p.dtype(), -1.0), t, b.constant(p.dtype(), 1.0)), kNormalTail));
  const Value tail = b.select(b.compare(p, 0.5, Compare::kLt), b.negate(size), size);
  Value y = b.select(b.compare(least, 0.02, Compare::kLt), tail, middle);
  y = b.select(b.compare(p, 0.0, Compare::kEq), b.constant_like(p, -kInf), y);
  y = b.select(b.compare(p, 1.0, Compare::kEq), b.constant_like(p, kInf), y);
  const Value outside = b.or_(b.compare(p, 0.0, Compare::kLt), b.compare(p, 1.0, Compare::kGt));
  return b.select(b.or_(outside, b.is_nan(p)), b.constant_like(p, kNan), y);
}

Value log_ndtr(Builder& b, const Value& x) {
  const Value half = b.multiply(erfcx_positive(b, b.multiply(b.abs(x), 1 / kSqrt2)), 0.5);
  const Value left = b.subtract(b.log(half), b.multiply(b.multiply(x, 0.5), x));
  const Value right = b.log_plus_one(b.negate(b.multiply(half, exp_of_square(b, x, -0.5))));
  return b.select(b.compare(x, 0.0, Compare::kLt), left, right);
}

Value bessel_i0e(Builder& b, const Value& x) {
  const Value size = b.abs(x);
  const Value inner = chebyshev(b, b.subtract(b.multiply(size, 0.25), 1.0), kI0Small);
  const Value outer = b.divide(chebyshev(b, b.subtract(b.divide(b.constant_like(x, 16.0), size), 1.0), kI0Large), b.sqrt(size));
  return b.select(b.compare(size, 8.0, Compare::kLe), inner, outer);
}

namespace {

// exp(|x|) alone overflows before the product does.
Value unscaled(Builder& b, const Value& x, const Value& scaled) {
  const Value h = b.exponential(b.multiply(b.abs(x), 0.5));
  return b.multiply(b.multiply(scaled, h), h);
}

}  // namespace

Value bessel_i0(Builder& b, const Value& x) { return unscaled(b, x, bessel_i0e(b, x)); }
Value bessel_i1(Builder& b, const Value& x) { return unscaled(b, x, bessel_i1e(b, x)); }

namespace {

struct BesselTables {
  double zero1, zero2;  // squares of the first two zeros
  std::span<const double> small, p, q;
};

// J of x >= 0 below and above 8. cos(x - pi/4) and sin(x - pi/4) come from sin x and cos x, which reduce x exactly.
Value bessel_j(Builder& b, const Value& x, int order, const BesselTables& tables) {
  const Value size = b.abs(x);
  const Value z = b.multiply(size, size);
  const auto from = [&](double zero) {  // z - zero, whose first part is exact in f32 near the zero
    const double high = static_cast<float>(zero);
    return b.subtract(b.subtract(z, high), zero - high);
  };
  Value inner = chebyshev(b, b.subtract(b.multiply(z, 1.0 / 32), 1.0), tables.small);
  inner = b.multiply(b.multiply(inner, from(tables.zero1)), from(tables.zero2));
  const Value t = b.subtract(b.divide(b.constant_like(x, 128.0), z), 1.0);
  const Value p = chebyshev(b, t, tables.p);
  const Value q = b.divide(b.multiply(chebyshev(b, t, tables.q), 8.0), size);
  const Value sine = b.sine(size), cosine = b.cosine(size);
  const Value sum = b.add(sine, cosine), difference = b.subtract(sine, cosine);
  const Value wave = order == 0 ? b.subtract(b.multiply(p, sum), b.multiply(q, difference))
                                : b.add(b.multiply(p, difference), b.multiply(q, sum));
  const Value outer = b.divide(wave, b.sqrt(b.multiply(size, kPi)));
  const Value value = b.select(b.compare(size, 8.0, Compare::kLe), order == 0 ? inner : b.multiply(inner, size), outer);
  return order == 0 ? value : b.select(b.compare(x, 0.0, Compare::kLt), b.negate(value), value);
}

}  // namespace

Value bessel_j0(Builder& b, const Value& x) {
  return bessel_j(b, x, 0, {5.783185962946784521176, 30.47126234366208639907817, kJ0Small, kJ0P, kJ0Q});
}

Value bessel_j1(Builder& b, const Value& x) {
  return bessel_j(b, x, 1, {14.68197064212389325721978, 49.21845632169460367026708, kJ1Small, kJ1P, kJ1Q});
}

}  // namespace torch_tpu::ir
