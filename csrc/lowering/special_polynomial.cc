// Orthogonal polynomials of a degree known only to the device: every element climbs the three-term recurrence together, and
// one that has reached its degree stays. Source: ATen/native/Math.h, whose start values and closed forms these are.
#include "ir/emit.h"
#include "ir/math.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

using OfX = Value (*)(Builder&, const Value& x);
// Degree k + 1 from degrees k - 1 (p) and k (q); k is 0-d.
using Step = Value (*)(Builder&, const Value& x, const Value& p, const Value& q, const Value& k);
using Closed = Value (*)(Builder&, const Value& x, const Value& n);

struct Family {
  OfX degree_one;
  Step step;
  Closed closed = nullptr;      // inside (-1, 1), for degrees above `closed_above`
  double closed_above = 0;
  double limit_f32 = 0, limit_f64 = 0;  // NaN above this degree; 0: no limit
};

Value twice(Builder& b, const Value& x) { return b.add(x, x); }
Value itself(Builder&, const Value& x) { return x; }
Value twice_less_one(Builder& b, const Value& x) { return b.subtract(twice(b, x), 1); }
Value twice_plus_one(Builder& b, const Value& x) { return b.add(twice(b, x), 1); }
Value one_less(Builder& b, const Value& x) { return b.subtract(b.constant_like(x, 1), x); }

Value chebyshev_step(Builder& b, const Value& x, const Value& p, const Value& q, const Value&) {
  return b.subtract(b.multiply(twice(b, x), q), p);
}
Value hermite_h_step(Builder& b, const Value& x, const Value& p, const Value& q, const Value& k) {
  return b.subtract(b.multiply(twice(b, x), q), b.multiply(twice(b, k), p));
}
Value hermite_he_step(Builder& b, const Value& x, const Value& p, const Value& q, const Value& k) {
  return b.subtract(b.multiply(x, q), b.multiply(k, p));
}
Value laguerre_step(Builder& b, const Value& x, const Value& p, const Value& q, const Value& k) {
  const Value factor = b.add(twice(b, k), one_less(b, x));
  return b.divide(b.subtract(b.multiply(factor, q), b.multiply(k, p)), b.add(k, 1));
}
Value legendre_step(Builder& b, const Value& x, const Value& p, const Value& q, const Value& k) {
  const Value factor = b.multiply(twice_plus_one(b, k), x);
  return b.divide(b.subtract(b.multiply(factor, q), b.multiply(k, p)), b.add(k, 1));
}

Value half(Builder& b, const Value& x) { return b.multiply(x, 0.5); }

Value closed_t(Builder& b, const Value& x, const Value& n) { return b.cosine(b.multiply(n, ir::acos(b, x))); }
Value closed_u(Builder& b, const Value& x, const Value& n) {
  const Value angle = ir::acos(b, x);
  return b.divide(b.sine(b.multiply(b.add(n, 1), angle)), b.sine(angle));
}
Value closed_v(Builder& b, const Value& x, const Value& n) {
  const Value angle = ir::acos(b, x);
  return b.divide(b.cosine(b.multiply(b.add(n, 0.5), angle)), b.cosine(half(b, angle)));
}
Value closed_w(Builder& b, const Value& x, const Value& n) {
  const Value angle = ir::acos(b, x);
  return b.divide(b.sine(b.multiply(b.add(n, 0.5), angle)), b.sine(half(b, angle)));
}

// `degree`: whole numbers as floats. Negative or not finite: the result is 0.
Value evaluate(Builder& b, const Family& family, const Value& argument, const Value& degree) {
  const Shape shape = ir::broadcast_shape("polynomial", {argument, degree});
  const Value x = b.broadcast_to(argument, shape);
  const Value n = b.broadcast_to(b.select(b.is_finite(degree), degree, b.constant_like(degree, -1)), shape);
  Value closed_here;
  Value target = n;  // the degree that the loop has to reach
  if (family.closed) {
    const Value inside = b.compare(b.abs(x), 1, Compare::kLt);
    closed_here = b.and_(inside, b.compare(n, family.closed_above, Compare::kGt));
    target = b.select(closed_here, zeros_like(b, n), n);
  }
  const double limit = x.dtype() == DType::Double ? family.limit_f64 : family.limit_f32;
  if (limit > 0) target = b.minimum(target, limit);

  // Carried: k, the last k, then x, target, p, q of the common shape.
  const auto more = [](Builder& body, const Values& v) -> Values { return {body.compare(v[0], v[1], Compare::kLt)}; };
  const auto climb = [step = family.step](Builder& body, const Values& v) -> Values {
    const Value active = body.compare(v[0], v[3], Compare::kLt);
    const Value next = step(body, v[2], v[4], v[5], v[0]);
    return {body.add(v[0], 1), v[1], v[2], v[3], body.select(active, v[5], v[4]), body.select(active, next, v[5])};
  };
  const Values end = b.while_loop({b.constant(x.dtype(), 1), b.reduce_max(target, all_dims(target)), x, target, b.constant_like(x, 1),
                                   family.degree_one(b, x)}, more, climb);

  Value result = end[5];
  if (closed_here) result = b.select(closed_here, family.closed(b, x, n), result);
  if (limit > 0) {
    const Value nan = b.constant_like(x, std::numeric_limits<double>::quiet_NaN());
    result = b.select(b.compare(n, limit, Compare::kGt), nan, result);
  }
  result = b.select(b.compare(n, 0, Compare::kEq), b.constant_like(x, 1), result);
  return b.select(b.compare(n, 0, Compare::kLt), zeros_like(b, x), result);
}

// `shifted`: the family on [0, 1], its argument mapped to [-1, 1].
Rule polynomial(std::initializer_list<const char*> names, Family family, bool shifted = false,
                std::source_location where = std::source_location::current()) {
  return Rule(names, [family, shifted](Builder& b, const Args& a) -> Results {
    const auto [x, n] = a.floating("x", "n");
    return evaluate(b, family, shifted ? twice_less_one(b, x) : x, truncate(b, n));
  }, where);
}

const Family kHermiteH{twice, hermite_h_step, nullptr, 0, 128, 512};
const Family kHermiteHe{itself, hermite_he_step, nullptr, 0, 128, 512};

const Rule kPolynomials[] = {
    polynomial({"aten::special_chebyshev_polynomial_t", "aten::special_chebyshev_polynomial_t.x_scalar",
                "aten::special_chebyshev_polynomial_t.n_scalar"}, {itself, chebyshev_step, closed_t, 6}),
    polynomial({"aten::special_chebyshev_polynomial_u", "aten::special_chebyshev_polynomial_u.x_scalar",
                "aten::special_chebyshev_polynomial_u.n_scalar"}, {twice, chebyshev_step, closed_u, 8}),
    polynomial({"aten::special_chebyshev_polynomial_v", "aten::special_chebyshev_polynomial_v.x_scalar",
                "aten::special_chebyshev_polynomial_v.n_scalar"}, {twice_less_one, chebyshev_step, closed_v, 8}),
    polynomial({"aten::special_chebyshev_polynomial_w", "aten::special_chebyshev_polynomial_w.x_scalar",
                "aten::special_chebyshev_polynomial_w.n_scalar"}, {twice_plus_one, chebyshev_step, closed_w, 8}),
    polynomial({"aten::special_shifted_chebyshev_polynomial_t", "aten::special_shifted_chebyshev_polynomial_t.x_scalar",
                "aten::special_shifted_chebyshev_polynomial_t.n_scalar"}, {itself, chebyshev_step, closed_t, 6}, true),
    polynomial({"aten::special_shifted_chebyshev_polynomial_u", "aten::special_shifted_chebyshev_polynomial_u.x_scalar",
                "aten::special_shifted_chebyshev_polynomial_u.n_scalar"}, {twice, chebyshev_step, closed_u, 6}, true),
    polynomial({"aten::special_shifted_chebyshev_polynomial_v", "aten::special_shifted_chebyshev_polynomial_v.x_scalar",
                "aten::special_shifted_chebyshev_polynomial_v.n_scalar"}, {twice_less_one, chebyshev_step, closed_v, 6}, true),
    polynomial({"aten::special_shifted_chebyshev_polynomial_w", "aten::special_shifted_chebyshev_polynomial_w.x_scalar",
                "aten::special_shifted_chebyshev_polynomial_w.n_scalar"}, {twice_plus_one, chebyshev_step, closed_w, 4}, true),
    polynomial({"aten::special_hermite_polynomial_h", "aten::special_hermite_polynomial_h.x_scalar",
                "aten::special_hermite_polynomial_h.n_scalar"}, kHermiteH),
    polynomial({"aten::special_hermite_polynomial_he", "aten::special_hermite_polynomial_he.x_scalar",
                "aten::special_hermite_polynomial_he.n_scalar"}, kHermiteHe),
    polynomial({"aten::special_laguerre_polynomial_l", "aten::special_laguerre_polynomial_l.x_scalar",
                "aten::special_laguerre_polynomial_l.n_scalar"}, {one_less, laguerre_step}),
    polynomial({"aten::special_legendre_polynomial_p", "aten::special_legendre_polynomial_p.x_scalar",
                "aten::special_legendre_polynomial_p.n_scalar"}, {itself, legendre_step}),
};

}  // namespace
}  // namespace torch_tpu::lowering
