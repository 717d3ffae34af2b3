// Functions of mathematics that StableHLO lacks, each a few nodes. Elementwise; computed in the operands' dtype, f32 or f64
// (the first group: also complex). Callers upcast integers, f16 and bf16. NaN gives NaN. Two operands broadcast, NumPy-style.
// What the compiler can expand itself is one CHLO node: every plugin we know runs the CHLO legalisation on its input.
#pragma once

#include <span>

#include "ir/builder.h"

namespace torch_tpu::ir {

Value asin(Builder& b, const Value& x);
Value acos(Builder& b, const Value& x);
Value atan(Builder& b, const Value& x);
Value sinh(Builder& b, const Value& x);
Value cosh(Builder& b, const Value& x);
Value asinh(Builder& b, const Value& x);
Value acosh(Builder& b, const Value& x);
Value atanh(Builder& b, const Value& x);
Value exp2(Builder& b, const Value& x);   // exact at whole numbers
Value log2(Builder& b, const Value& x);   // exact at powers of two
Value log10(Builder& b, const Value& x);

Value erf(Builder& b, const Value& x);
Value erfc(Builder& b, const Value& x);
Value erfcx(Builder& b, const Value& x);      // exp(x^2) erfc(x), without overflow where the result has none
Value erf_inv(Builder& b, const Value& x);    // of +-1: +-inf; outside of [-1, 1]: NaN
Value ndtri(Builder& b, const Value& p);      // inverse of the normal distribution function
Value log_ndtr(Builder& b, const Value& x);   // log of the normal distribution function

Value lgamma(Builder& b, const Value& x);     // log |gamma(x)|; +inf at 0, -1, -2, ...
Value digamma(Builder& b, const Value& x);    // of 0: -inf with 0's sign turned; of -1, -2, ...: NaN
Value polygamma(Builder& b, int64_t n, const Value& x);   // n-th derivative of digamma; n >= 0
Value zeta(Builder& b, const Value& s, const Value& q);   // Hurwitz: sum over k >= 0 of (k + q)^-s
Value igamma(Builder& b, const Value& a, const Value& x);   // regularised lower incomplete gamma function P(a, x)
Value igammac(Builder& b, const Value& a, const Value& x);  // 1 - P(a, x)

Value bessel_i0(Builder& b, const Value& x);
Value bessel_i0e(Builder& b, const Value& x);  // exp(-|x|) I0(x)
Value bessel_i1(Builder& b, const Value& x);
Value bessel_i1e(Builder& b, const Value& x);
Value bessel_j0(Builder& b, const Value& x);
Value bessel_j1(Builder& b, const Value& x);

// Sum of c[k] T_k(t), t in [-1, 1].
Value chebyshev(Builder& b, const Value& t, std::span<const double> c);

// The k largest along the last dimension, largest first, and their i32 positions; equal values in the order of position.
Values top_k(Builder& b, const Value& x, int64_t k);

}  // namespace torch_tpu::ir
