// Relatives of the gamma function that need a loop: zeta and the incomplete gamma functions.
#include <cmath>
#include <limits>

#include "ir/chebyshev_tables.h"
#include "ir/emit.h"
#include "ir/math.h"

namespace torch_tpu::ir {
namespace {

constexpr double kInf = std::numeric_limits<double>::infinity();
constexpr double kNan = std::numeric_limits<double>::quiet_NaN();
constexpr double kPi = 3.14159265358979323846;
constexpr int64_t kMostSteps = 10000;  // of any loop here

double epsilon(const Value& x) {
  return x.dtype() == DType::Double ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
}

Value constant(Builder& b, const Value& x, double number) { return b.constant_like(x, number); }

Value any(Builder& b, const Value& pred) {
  Dims all;
  for (int64_t d = 0; d < pred.rank(); ++d) all.push_back(d);
  return b.reduce_or(pred, all);
}

// Runs `step` on `state` until no element of the bool state[0] is true any more, or kMostSteps have been made.
Values iterate(Builder& b, const Values& state, const Region& step) {
  Values inits{b.constant(DType::Int, int64_t{0})};
  inits.append(state.begin(), state.end());
  Values last = b.while_loop(
      inits,
      [](Builder& c, const Values& s) {
        return Values{c.and_(c.compare(s[0], kMostSteps, Compare::kLt), any(c, s[1]))};
      },
      [&](Builder& c, const Values& s) {
        Values next{c.add(s[0], int64_t{1})};
        const Values stepped = step(c, Values(s.begin() + 1, s.end()));
        next.append(stepped.begin(), stepped.end());
        return next;
      });
  return Values(last.begin() + 1, last.end());
}

std::pair<Value, Value> broadcast(Builder& b, const char* name, const Value& x, const Value& y) {
  TORCH_CHECK(x.dtype() == y.dtype(), "operands must have one dtype", where(name, {x, y}));
  const Shape shape = broadcast_shape(name, {x, y});
  return {b.broadcast_to(x, shape), b.broadcast_to(y, shape)};
}

}  // namespace

// Euler-Maclaurin: the terms up to a base `a` above 9 and s, then the integral of the rest and its corrections.
Value zeta(Builder& b, const Value& s_in, const Value& q_in) {
  const auto [s, q] = broadcast(b, "zeta", s_in, q_in);
  const double eps = epsilon(s);
  const Value finite = b.and_(b.is_finite(q), b.compare(q, 1e8, Compare::kLe));
  const Value least = b.maximum(s, 9.0);
  const Values last = iterate(
      b, {b.and_(finite, b.compare(q, least, Compare::kLe)), constant(b, s, 0.0), q, b.negate(s), least},
      [eps](Builder& c, const Values& v) {  // still adding, sum, a, -s, least
        const Value term = c.power(v[2], v[3]);
        const Value sum = c.select(v[0], c.add(v[1], term), v[1]);
        const Value a = c.select(v[0], c.add(v[2], 1.0), v[2]);
        const Value matters = c.or_(c.compare(v[2], 0.0, Compare::kLe), c.compare(term, c.multiply(sum, eps), Compare::kGt));
        return Values{c.and_(v[0], c.and_(matters, c.compare(a, v[4], Compare::kLe))), sum, a, v[3], v[4]};
      });
  const Value sum = last[1], a = last[2];
  const Value power = b.power(a, b.negate(s));
  const Value negligible = b.and_(b.compare(sum, 0.0, Compare::kGt), b.compare(power, b.multiply(sum, eps), Compare::kLe));
  Value rest = b.add(b.divide(b.multiply(a, power), b.subtract(s, 1.0)), b.multiply(power, 0.5));
  // B_2j / (2j)! s (s + 1) ... (s + 2j - 2) a^(-s - 2j + 1); the coefficients are +-2 zeta(2j) / (2 pi)^2j.
  Value factor = b.divide(b.multiply(power, s), a);
  constexpr double kZetaEven[] = {1.6449340668482264365, 1.0823232337111381915, 1.0173430619844491397, 1.0040773561979443394,
                                  1.0009945751278180853, 1.0002460865533080483, 1.0000612481350587048, 1.0000152822594086519,
                                  1.0000038172932649998, 1.0000009539620338728, 1.0000002384505027277, 1.0000000596081890513};
  for (int j = 1; j <= 12; ++j) {
    if (j > 1) {
      factor = b.divide(b.multiply(factor, b.add(s, double(2 * j - 3))), a);
      factor = b.divide(b.multiply(factor, b.add(s, double(2 * j - 2))), a);
    }
    const double coefficient = (j % 2 ? 2 : -2) * kZetaEven[j - 1] / std::pow(2 * kPi, 2 * j);
    rest = b.add(rest, b.multiply(factor, coefficient));
  }
  const Value one_less = b.subtract(s, 1.0);
  const Value far = b.multiply(b.add(b.divide(constant(b, s, 1.0), one_less), b.divide(constant(b, s, 0.5), q)),
                               b.power(q, b.negate(one_less)));
  Value y = b.select(b.compare(q, 1e8, Compare::kGt), far, b.select(negligible, sum, b.add(sum, rest)));
  const Value not_reached = b.compare(a, 0.0, Compare::kLe);  // q far below zero
  const Value left = b.compare(q, 0.0, Compare::kLe);
  const Value undefined = b.or_(b.or_(not_reached, b.compare(s, 1.0, Compare::kLt)),
                                b.and_(left, b.compare(s, b.floor(s), Compare::kNe)));
  y = b.select(undefined, constant(b, s, kNan), y);
  const Value pole = b.and_(b.and_(left, b.compare(q, b.floor(q), Compare::kEq)), b.compare(s, 1.0, Compare::kGe));
  y = b.select(b.or_(pole, b.compare(s, 1.0, Compare::kEq)), constant(b, s, kInf), y);
  return y;
}

Value polygamma(Builder& b, int64_t n, const Value& x) {
  TORCH_CHECK(n >= 0, "polygamma(n, x) does not support negative n.", where("polygamma", {x}));
  if (n == 0) return digamma(b, x);
  if (n == 1) {  // reflected on the left, where zeta would take one step for each unit
    const Value left = b.compare(x, 0.5, Compare::kLt);
    const Value right = zeta(b, constant(b, x, 2.0), b.select(left, b.subtract(constant(b, x, 1.0), x), x));
    const Value sine = b.sine(b.multiply(b.subtract(x, b.round_nearest_even(x)), kPi));
    return b.select(left, b.subtract(b.divide(constant(b, x, kPi * kPi), b.multiply(sine, sine)), right), right);
  }
  const double factorial = std::tgamma(static_cast<double>(n) + 1);
  const Value values = zeta(b, constant(b, x, static_cast<double>(n) + 1), x);
  return b.multiply(values, n % 2 ? factorial : -factorial);
}

namespace {

// x^a exp(-x) / gamma(a). For large a by Stirling's formula around x = a, where the plain exponent would cancel.
Value gamma_density(Builder& b, const Value& a, const Value& x) {
  const Value plain = b.exponential(b.subtract(b.subtract(b.multiply(a, b.log(x)), x), lgamma(b, a)));
  const Value mu = b.divide(b.subtract(x, a), a);
  const Value near = b.multiply(b.multiply(mu, mu), chebyshev(b, b.multiply(mu, 2.0), kLog1pmx));
  const Value log_ratio = b.select(b.compare(b.abs(mu), 0.5, Compare::kLe), near, b.subtract(b.log(b.divide(x, a)), mu));
  const Value r = b.divide(constant(b, a, 1.0), a), r2 = b.multiply(r, r);
  // log gamma(a) - (a - 1/2) log a + a - log(2 pi) / 2 = 1/(12 a) - 1/(360 a^3) + ...
  Value correction = constant(b, a, -691.0 / 360360);
  for (double c : {1.0 / 1188, -1.0 / 1680, 1.0 / 1260, -1.0 / 360, 1.0 / 12}) correction = b.add(b.multiply(correction, r2), c);
  const Value exponent = b.subtract(b.multiply(a, log_ratio), b.multiply(correction, r));
  const Value stirling = b.multiply(b.exponential(exponent), b.sqrt(b.divide(a, 2 * kPi)));
  return b.select(b.compare(a, 10.0, Compare::kGe), stirling, plain);
}

// P / density: the sum of x^n / (a (a + 1) ... (a + n)). Converges for x <= a + 1.
Value lower_series(Builder& b, const Value& active, const Value& a, const Value& x) {
  const Value first = b.divide(constant(b, a, 1.0), a);
  const double eps = epsilon(a) / 4;
  return iterate(b, {active, first, first, a, x}, [eps](Builder& c, const Values& v) {  // active, sum, term, a + n, x
    const Value n = c.add(v[3], 1.0);
    const Value term = c.divide(c.multiply(v[2], v[4]), n);
    const Value more = c.and_(v[0], c.compare(term, c.multiply(v[1], eps), Compare::kGt));
    return Values{more, c.select(v[0], c.add(v[1], term), v[1]), term, n, v[4]};
  })[1];
}

// Q / density: the continued fraction 1 / (x + 1 - a - 1 (1 - a) / (x + 3 - a - ...)), by Lentz's method. For x > a.
Value upper_fraction(Builder& b, const Value& active, const Value& a, const Value& x) {
  const double eps = epsilon(a);
  const Value base = b.add(b.subtract(x, a), 1.0);
  const Value inverse = b.divide(constant(b, a, 1.0), base);
  // active, value, d, c, b_i, i, a
  const Values state{active, inverse, inverse, constant(b, a, kInf), base, constant(b, a, 0.0), a};
  return iterate(b, state, [eps](Builder& s, const Values& v) {
    const Value i = s.add(v[5], 1.0), bi = s.add(v[4], 2.0);
    const Value numerator = s.multiply(i, s.subtract(v[6], i));  // -i (i - a)
    const Value d = s.divide(s.constant_like(bi, 1.0), s.add(s.multiply(numerator, v[2]), bi));
    const Value c = s.add(s.divide(numerator, v[3]), bi);
    const Value change = s.multiply(c, d);
    const Value more = s.and_(v[0], s.compare(s.abs(s.subtract(change, 1.0)), eps, Compare::kGt));
    return Values{more, s.select(v[0], s.multiply(v[1], change), v[1]), d, c, bi, i, v[6]};
  })[1];
}

Value incomplete_gamma(Builder& b, const char* name, const Value& a_in, const Value& x_in, bool upper) {
  const auto [a, x] = broadcast(b, name, a_in, x_in);
  const auto is = [&](const Value& v, double number) { return b.compare(v, number, Compare::kEq); };
  const auto either = [&](double lower_value, double upper_value) { return constant(b, a, upper ? upper_value : lower_value); };
  const Value positive = b.and_(b.compare(a, 0.0, Compare::kGt), b.compare(x, 0.0, Compare::kGt));
  const Value ordinary = b.and_(positive, b.and_(b.is_finite(a), b.is_finite(x)));
  const Value use_fraction = b.and_(b.compare(x, 0.5, Compare::kGt), b.compare(x, a, Compare::kGt));
  const Value density = gamma_density(b, a, x);
  const Value p = b.multiply(density, lower_series(b, b.and_(ordinary, b.not_(use_fraction)), a, x));
  const Value q = b.multiply(density, upper_fraction(b, b.and_(ordinary, use_fraction), a, x));
  const Value one = constant(b, a, 1.0);
  Value y = upper ? b.select(use_fraction, q, b.maximum(b.subtract(one, p), 0.0)) : b.select(use_fraction, b.subtract(one, q), p);
  y = b.select(is(x, kInf), either(1, 0), y);
  y = b.select(is(a, kInf), b.select(is(x, kInf), constant(b, a, kNan), either(0, 1)), y);
  y = b.select(is(x, 0.0), either(0, 1), y);
  y = b.select(is(a, 0.0), b.select(b.compare(x, 0.0, Compare::kGt), either(1, 0), constant(b, a, kNan)), y);
  const Value outside = b.or_(b.compare(a, 0.0, Compare::kLt), b.compare(x, 0.0, Compare::kLt));
  return b.select(b.or_(outside, b.or_(b.is_nan(a), b.is_nan(x))), constant(b, a, kNan), y);
}

}  // namespace

Value igamma(Builder& b, const Value& a, const Value& x) { return incomplete_gamma(b, "igamma", a, x, false); }
Value igammac(Builder& b, const Value& a, const Value& x) { return incomplete_gamma(b, "igammac", a, x, true); }

}  // namespace torch_tpu::ir
