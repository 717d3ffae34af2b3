// One-sided Jacobi with the columns in pairs: half of them in `top`, half in `bottom`, each step turns all pairs at once and
// then moves all columns but the first one place on, so that after n - 1 steps, a sweep, each column has met every other.
// Source: Golub and Van Loan, Matrix Computations, sections 8.5.6 (the order) and 8.6.3 (the rotation).
#include "lowering/jacobi.h"

namespace torch_tpu::lowering {
namespace {

constexpr int64_t kSweeps = 30;   // four to ten are usual

// sum over rows of conj(x) y, [..., 1, n].
Value inner(Builder& b, const Value& x, const Value& y) { return b.unsqueeze(b.reduce_add(b.multiply(conjugate(b, x), y), {x.rank() - 2}), x.rank() - 2); }

// Makes column i of `top` orthogonal to column i of `bottom`; the first `m` rows count. The third value is how far from it any was.
Values turn_pairs(Builder& b, const Value& top, const Value& bottom, int64_t m) {
  const DType dtype = top.dtype();
  const auto counted = [&](const Value& x) { return b.slice_dim(x, x.rank() - 2, 0, m); };
  const Value x = counted(top), y = counted(bottom);
  const Value alpha = b.real(inner(b, x, x)), beta = b.real(inner(b, y, y)), gamma = inner(b, x, y), size = b.abs(gamma);
  const Value scale = b.multiply(b.sqrt(alpha), b.sqrt(beta)), one = b.constant_like(alpha, 1), zero = zeros_like(b, alpha);
  const Value cosine = b.select(b.compare(scale, 0, Compare::kGt), b.divide(size, scale), zero);
  const Value turns = b.compare(cosine, epsilon_of(dtype), Compare::kGt);
  const Value g = b.select(turns, size, one);
  const Value zeta = b.divide(b.subtract(beta, alpha), b.multiply(g, 2.0));
  const Value tangent = b.divide(b.select(b.compare(zeta, 0, Compare::kLt), b.negate(one), one),
                                 b.add(b.abs(zeta), b.sqrt(b.add(b.multiply(zeta, zeta), 1.0))));
  const Value t = b.select(turns, tangent, zero);
  const Value c = b.rsqrt(b.add(b.multiply(t, t), 1.0)), s = b.multiply(c, t);
  // In complex numbers the lower column first gets the phase that makes the inner product real.
  const Value phase = is_complex(dtype) ? b.select(turns, b.divide(conjugate(b, gamma), b.convert(g, dtype)), b.convert(one, dtype)) : b.select(b.compare(gamma, 0, Compare::kLt), b.negate(one), one);
  const Value lower = b.multiply(bottom, phase);
  return {b.subtract(b.multiply(top, b.convert(c, dtype)), b.multiply(lower, b.convert(s, dtype))),
          b.add(b.multiply(top, b.convert(s, dtype)), b.multiply(lower, b.convert(c, dtype))),
          b.reduce_max(cosine, all_dims(cosine))};
}

}  // namespace

Turned turn_columns(Builder& b, const Value& x, bool with_v) {
  const int64_t rank = x.rank(), m = x.dim(-2), n = x.dim(-1), half = (n + 1) / 2, last = rank - 1;
  const Value unit = identity(b, x.dtype(), after(batch_of(x), {n, n}));
  if (n == 1) return {x, unit};
  Value all = with_v ? b.concatenate({x, unit}, rank - 2) : x;
  if (n % 2 == 1) all = b.concatenate({all, b.constant(x.dtype(), int64_t{0}, after(batch_of(x), {all.dim(-2), 1}))}, last);

  const DType real = real_dtype(x.dtype());
  const double enough = epsilon_of(x.dtype()) * std::sqrt(static_cast<double>(std::max(m, n)));
  const auto columns = [=](Builder& body, const Value& v, int64_t start, int64_t end) { return body.slice_dim(v, last, start, end); };
  const auto more_steps = [=](Builder& body, const Values& v) -> Values { return {body.compare(v[0], 2 * half - 1, Compare::kLt)}; };
  const auto step = [=](Builder& body, const Values& v) -> Values {
    Values turned = turn_pairs(body, v[2], v[3], m);
    const Value top = turned[0], bottom = turned[1];
    if (half > 1) {
      turned[0] = body.concatenate({columns(body, top, 0, 1), columns(body, bottom, 0, 1), columns(body, top, 1, half - 1)}, last);
      turned[1] = body.concatenate({columns(body, bottom, 1, half), columns(body, top, half - 1, half)}, last);
    }
    return {body.add(v[0], 1), body.maximum(v[1], turned[2]), turned[0], turned[1]};
  };
  const auto more_sweeps = [=](Builder& body, const Values& v) -> Values {
    return {body.and_(body.compare(v[0], kSweeps, Compare::kLt), body.compare(v[1], enough, Compare::kGt))};
  };
  const auto sweep = [=](Builder& body, const Values& v) -> Values {
    const Values after_it = body.while_loop({body.constant(DType::Int, 0), body.constant(real, 0.0), v[2], v[3]}, more_steps, step);
    return {body.add(v[0], 1), after_it[1], after_it[2], after_it[3]};
  };
  const Values out = b.while_loop({b.constant(DType::Int, 0), b.constant(real, 1.0), columns(b, all, 0, half), columns(b, all, half, 2 * half)}, more_sweeps, sweep);
  const Value joined = columns(b, b.concatenate({out[2], out[3]}, last), 0, n);
  if (!with_v) return {joined, Value()};
  return {b.slice_dim(joined, rank - 2, 0, m), b.slice_dim(joined, rank - 2, m, m + n)};
}

}  // namespace torch_tpu::lowering
