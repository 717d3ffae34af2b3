// Arithmetic with one operand. An op that CPU defines for floats takes integers and bool as the default dtype; an op that
// rounds keeps integers as they are. Where StableHLO has the op, the rule is one row of a table.
#include <cmath>

#include "ir/math.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

const Rule kFloatOps[] = {
    float_op("aten::exp", &Builder::exponential),
    float_op("aten::expm1", &Builder::exponential_minus_one),
    float_op("aten::log", &Builder::log),
    float_op("aten::log1p", &Builder::log_plus_one),
    float_op("aten::exp2", ir::exp2),
    float_op("aten::log2", ir::log2),
    float_op("aten::log10", ir::log10),
    float_op("aten::sigmoid", &Builder::logistic),
    float_op("aten::tanh", &Builder::tanh),
    float_op("aten::sin", &Builder::sine),
    float_op("aten::cos", &Builder::cosine),
    float_op("aten::tan", &Builder::tan),
    float_op("aten::sqrt", square_root),
    float_op("aten::rsqrt", &Builder::rsqrt),
    float_op("aten::reciprocal", reciprocal),
    float_op("aten::asin", ir::asin),
    float_op("aten::acos", ir::acos),
    float_op("aten::atan", ir::atan),
    float_op("aten::sinh", ir::sinh),
    float_op("aten::cosh", ir::cosh),
    float_op("aten::asinh", ir::asinh),
    float_op("aten::acosh", ir::acosh),
    float_op("aten::atanh", ir::atanh),
};

constexpr double kPi = 3.141592653589793238463;

const Rule sinc{{"aten::sinc"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.floating1("self");
  const Value angle = b.multiply(x, kPi);
  return b.select(b.compare(x, 0, Compare::kEq), b.constant_like(x, 1), b.divide(b.sine(angle), angle));
}};

// --- sign and size: exact in the operand's own dtype

const Rule neg{{"aten::neg"}, [](Builder& b, const Args& a) -> Results { return b.negate(a.tensor("self")); }};
const Rule abs{{"aten::abs"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(x.dtype()), a.op(), ": not implemented for bool");
  return b.abs(x);
}};

// CPU's sign of NaN is 0 for a real number, and so is that of -0. A complex NaN stays NaN, and 0 has the direction 0.
const Rule sign{{"aten::sign", "aten::sgn"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  if (is_bool(x.dtype())) return x;
  if (is_float(x.dtype())) return b.select(b.or_(b.is_nan(x), b.compare(x, 0, Compare::kEq)), zeros_like(b, x), b.sign(x));
  if (!is_complex(x.dtype())) return b.sign(x);
  TORCH_CHECK_NOT_IMPLEMENTED(a.op() != "aten::sign", a.op(), ": not implemented for complex numbers. Use torch.sgn.");
  const Value size = b.abs(x);
  const Value direction = b.complex(b.divide(b.real(x), size), b.divide(b.imag(x), size));
  return b.select(b.compare(size, 0, Compare::kEq), zeros_like(b, x), direction);
}};

const Rule signbit{{"aten::signbit"}, [](Builder& b, const Args& a) -> Results { return sign_bit(b, a.tensor("self")); }};

// --- rounding: integers are whole already

template <typename Op>
Rule rounding_op(const char* name, Op op, std::source_location where = std::source_location::current()) {
  return Rule({name}, [op](Builder& b, const Args& a) -> Results {
    const Value x = a.tensor("self");
    return is_integer(x.dtype()) ? x : std::invoke(op, b, x);
  }, where);
}

const Rule kRoundingOps[] = {
    rounding_op("aten::floor", &Builder::floor),
    rounding_op("aten::ceil", &Builder::ceil),
    rounding_op("aten::round", &Builder::round_nearest_even),
    rounding_op("aten::trunc", truncate),
};

// CPU scales, rounds and scales back in the operand's own dtype, each step rounded to it.
const Rule round_decimals{{"aten::round.decimals"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  float_only(a, x.dtype());
  const int64_t decimals = a.integer("decimals");
  if (decimals == 0) return b.round_nearest_even(x);
  const auto step = [&](const Value& v) {  // a compiler may keep excess precision between bf16 or f16 ops
    if (x.dtype() == DType::BFloat16) return b.reduce_precision(v, 8, 7);
    return x.dtype() == DType::Half ? b.reduce_precision(v, 5, 10) : v;
  };
  const double power = std::pow(10.0, static_cast<double>(std::abs(decimals)));
  if (decimals < 0) return b.multiply(b.round_nearest_even(step(b.divide(x, power))), power);
  return b.divide(b.round_nearest_even(step(b.multiply(x, power))), power);
}};

const Rule frac{{"aten::frac"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  float_only(a, x.dtype());
  return b.subtract(x, truncate(b, x));
}};

// Mantissa in [0.5, 1) and exponent, read from the bits. Zero, infinity and NaN are their own mantissa with exponent 0.
const Rule frexp{{"aten::frexp.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  float_only(a, x.dtype());
  const bool wide = x.dtype() == DType::Double;
  const int64_t mantissa_bits = wide ? 52 : 23, bias = wide ? 1022 : 126, exponent_mask = wide ? 0x7ff : 0xff;
  const Value bits = b.bitcast_convert(x, bits_dtype(x.dtype()));
  const Value exponent = b.and_(b.shift_right_logical(bits, b.constant_like(bits, mantissa_bits)), b.constant_like(bits, exponent_mask));
  const Value rest = b.and_(bits, b.constant_like(bits, ~(exponent_mask << mantissa_bits)));
  const Value mantissa = b.bitcast_convert(b.or_(rest, b.constant_like(bits, bias << mantissa_bits)), x.dtype());
  const Value ordinary = b.and_(b.is_finite(x), b.compare(x, 0, Compare::kNe));
  const Value power = b.convert(b.subtract(exponent, bias), DType::Int);
  return {b.select(ordinary, mantissa, x), b.select(ordinary, power, zeros_like(b, power))};
}};

// --- numbers instead of NaN and infinities

Value replace_not_finite(Builder& b, const Args& a, const Value& x) {
  const double largest = largest_finite(x.dtype()), inf = std::numeric_limits<double>::infinity();
  Value y = x;
  if (a.has("posinf")) y = b.select(b.compare(x, inf, Compare::kEq), b.constant_like(x, a.real("posinf")), y);
  else y = b.minimum(y, largest);
  if (a.has("neginf")) y = b.select(b.compare(x, -inf, Compare::kEq), b.constant_like(x, a.real("neginf")), y);
  else y = b.select(b.compare(x, -inf, Compare::kEq), b.constant_like(x, -largest), y);
  return b.select(b.is_nan(x), b.constant_like(x, a.real_or("nan", 0)), y);
}

const Rule nan_to_num{{"aten::nan_to_num"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  if (is_complex(x.dtype())) return b.complex(replace_not_finite(b, a, b.real(x)), replace_not_finite(b, a, b.imag(x)));
  return is_float(x.dtype()) ? replace_not_finite(b, a, x) : x;
}};

// --- log-odds

const Rule logit{{"aten::logit"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.floating1("self");
  float_only(a, x.dtype());
  if (a.has("eps")) {
    const double eps = a.real("eps");
    x = b.clamp(b.constant(x.dtype(), eps), x, b.constant(x.dtype(), 1 - eps));
  }
  return b.log(b.divide(x, b.subtract(b.constant_like(x, 1), x)));
}};

// Outside [eps, 1 - eps] the gradient is 0, without eps it is NaN.
const Rule logit_backward{{"aten::logit_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const double eps = a.real_or("eps", 0);
  const Value inside = b.and_(b.compare(x, eps, Compare::kGe), b.compare(x, 1 - eps, Compare::kLe));
  const Value slope = b.multiply(x, b.subtract(b.constant_like(x, 1), x));
  const double outside = a.has("eps") ? 0 : std::numeric_limits<double>::quiet_NaN();
  return b.select(inside, b.divide(grad, slope), b.constant_like(x, outside));
}};

}  // namespace
}  // namespace torch_tpu::lowering
