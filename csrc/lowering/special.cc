// Special functions that ir/math.h or a few ops give: error and gamma functions, Bessel functions of the first kind, entropy
// terms. Those with tables of their own are in special_bessel.cc, the orthogonal polynomials in special_polynomial.cc.
#include <numbers>

#include "ir/math.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

const Rule kSpecialOps[] = {
    float_op("aten::erf", ir::erf),
    float_op("aten::erfc", ir::erfc),
    float_op("aten::erfinv", ir::erf_inv),
    float_op("aten::special_erfcx", ir::erfcx),
    float_op("aten::special_ndtri", ir::ndtri),
    float_op("aten::special_log_ndtr", ir::log_ndtr),
    float_op("aten::lgamma", ir::lgamma),
    float_op("aten::digamma", ir::digamma),
    float_op("aten::i0", ir::bessel_i0),
    float_op("aten::special_i0e", ir::bessel_i0e),
    float_op("aten::special_i1", ir::bessel_i1),
    float_op("aten::special_i1e", ir::bessel_i1e),
    float_op("aten::special_modified_bessel_i0", ir::bessel_i0),
    float_op("aten::special_modified_bessel_i1", ir::bessel_i1),
    float_op("aten::special_bessel_j0", ir::bessel_j0),
    float_op("aten::special_bessel_j1", ir::bessel_j1),
};

const Rule polygamma{{"aten::polygamma"}, [](Builder& b, const Args& a) -> Results {
  return ir::polygamma(b, a.integer("n"), a.floating1("self"));
}};

const Rule zeta{{"aten::special_zeta", "aten::special_zeta.other_scalar", "aten::special_zeta.self_scalar"},
                [](Builder& b, const Args& a) -> Results {
  const auto [s, q] = a.floating("self", "other");
  return ir::zeta(b, s, q);
}};

const Rule igamma{{"aten::igamma"}, [](Builder& b, const Args& a) -> Results {
  const auto [s, x] = a.floating("self", "other");
  return ir::igamma(b, s, x);
}};

const Rule igammac{{"aten::igammac"}, [](Builder& b, const Args& a) -> Results {
  const auto [s, x] = a.floating("self", "other");
  return ir::igammac(b, s, x);
}};

// x * log, where 0 times an infinite logarithm (or that of a negative number) is 0; NaN in y stays NaN.
Value times_log(Builder& b, const Value& x, const Value& y, const Value& log) {
  const Value zero = b.and_(b.compare(x, 0, Compare::kEq), b.not_(b.is_nan(y)));
  return b.select(zero, zeros_like(b, x), b.multiply(x, log));
}

const Rule xlogy{{"aten::xlogy.Tensor", "aten::xlogy.Scalar_Other", "aten::xlogy.Scalar_Self"},
                 [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.floating("self", "other");
  float_only(a, x.dtype());
  return times_log(b, x, y, b.log(y));
}};

const Rule xlog1py{{"aten::special_xlog1py", "aten::special_xlog1py.other_scalar", "aten::special_xlog1py.self_scalar"},
                   [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.floating("self", "other");
  float_only(a, x.dtype());
  return times_log(b, x, y, b.log_plus_one(y));
}};

// -x log(x), 0 at 0 and -inf below.
const Rule entr{{"aten::special_entr"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.floating1("self");
  const Value above = b.negate(b.multiply(x, b.log(x)));
  const Value below = b.select(b.compare(x, 0, Compare::kLt), b.min_value(x.dtype(), x.shape()), above);
  return b.select(b.compare(x, 0, Compare::kEq), zeros_like(b, x), below);
}};

// log of the multivariate gamma function: p (p - 1) / 4 log(pi) + the sum of lgamma(x - j / 2) for j below p.
const Rule mvlgamma{{"aten::mvlgamma"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.floating1("self");
  const int64_t p = a.integer("p");
  Value sum = b.constant_like(x, static_cast<double>(p * (p - 1)) / 4 * std::log(std::numbers::pi));
  for (int64_t j = 0; j < p; ++j) sum = b.add(sum, ir::lgamma(b, b.subtract(x, static_cast<double>(j) / 2)));
  return sum;
}};

}  // namespace
}  // namespace torch_tpu::lowering
