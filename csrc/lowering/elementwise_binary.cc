// Arithmetic with two operands, tensors or numbers: they meet in PyTorch's result type and are computed as CPU does (f16 and
// bf16 in f32, integers with wraparound, bool as logic). Division by zero of integers, an error on CPU, has no defined value.
#include "ir/emit.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// --- sums and products

// What CPU refuses of the types alone; its words replace ours.
void check_alpha(const Args& a) {
  const DType result = a.result_type({"self", "other"}), alpha = a.number_type("alpha");
  TORCH_CHECK(!is_bool(alpha) || is_bool(result), "Boolean alpha only supported for Boolean results.");
  TORCH_CHECK(is_integer(alpha) || is_bool(alpha) || is_float(result) || is_complex(result), "For integral input tensors, argument alpha must not be a floating point number.");
}
void check_difference(const Args& a) {
  check_alpha(a);
  TORCH_CHECK(!is_bool(a.result_type({"self"})) && !is_bool(a.result_type({"other"})), "Subtraction with a bool tensor is not supported.");
}

const Rule add = Rule({"aten::add.Tensor", "aten::add.Scalar"}, [](Builder& b, const Args& a) -> Results {
  check_alpha(a);
  const auto [x, y] = a.promoted("self", "other");
  return b.add(x, scaled(b, a, "alpha", y));
}).fixed("alpha", {1});

const Rule sub = Rule({"aten::sub.Tensor", "aten::sub.Scalar"}, [](Builder& b, const Args& a) -> Results {
  check_difference(a);
  const auto [x, y] = a.promoted("self", "other");
  return b.subtract(x, scaled(b, a, "alpha", y));
}).fixed("alpha", {1});

const Rule rsub = Rule({"aten::rsub.Tensor", "aten::rsub.Scalar"}, [](Builder& b, const Args& a) -> Results {
  check_difference(a);
  const auto [x, y] = a.promoted("self", "other");
  return b.subtract(y, scaled(b, a, "alpha", x));
}).fixed("alpha", {1});

// CPU multiplies and divides halves by a 0-d integer in float32, without rounding it to half first.
Value factor(const Args& a, const Value& y) { return y.rank() == 0 ? a.as("other", y.dtype()) : y; }

const Rule mul{{"aten::mul.Tensor", "aten::mul.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  return b.multiply(x, factor(a, y));
}};

// --- division and its remainder

Value is_zero(Builder& b, const Value& x) { return b.compare(x, 0, Compare::kEq); }
Value nonzero(Builder& b, const Value& x) { return b.compare(x, 0, Compare::kNe); }
Value negative(Builder& b, const Value& x) { return b.compare(x, 0, Compare::kLt); }

// True where a nonzero remainder `rest` lies on the other side of zero than the divisor.
Value wrong_side(Builder& b, const Value& rest, const Value& divisor) {
  return b.and_(nonzero(b, rest), b.xor_(negative(b, rest), negative(b, divisor)));
}

// Integers: one division only, because a TPU compiles each 64-bit one for seconds.
Value floor_divide_integers(Builder& b, const Value& x, const Value& y) {
  const Value quotient = b.divide(x, y);
  if (is_unsigned(x.dtype())) return quotient;
  const Value rest = b.subtract(x, b.multiply(quotient, y));
  return b.subtract(quotient, b.convert(wrong_side(b, rest, y), x.dtype()));
}

// Floats: floor(x / y) would be wrong where x / y rounds up to a whole number. Source: c10::div_floor_floating.
Value floor_divide_floats(Builder& b, const Value& x, const Value& y) {
  const Value rest = b.remainder(x, y);
  Value quotient = b.divide(b.subtract(x, rest), y);
  quotient = b.select(wrong_side(b, rest, y), b.subtract(quotient, 1), quotient);  // whole, but for a rounding error
  const Value below = b.floor(quotient);
  const Value whole = b.select(b.compare(b.subtract(quotient, below), 0.5, Compare::kGt), b.add(below, 1), below);
  const Value exact = b.divide(x, y);
  const Value zero = b.multiply(exact, 0);  // with the sign of x / y
  return b.select(is_zero(b, y), exact, b.select(is_zero(b, quotient), zero, whole));
}

Value floor_divide(Builder& b, const Value& x, const Value& y) {
  return is_float(x.dtype()) ? floor_divide_floats(b, x, y) : floor_divide_integers(b, x, y);
}

const Rule div{{"aten::div.Tensor", "aten::div.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.floating("self", "other");
  return b.divide(x, factor(a, y));
}};

const Rule div_mode{{"aten::div.Tensor_mode", "aten::div.Scalar_mode"}, [](Builder& b, const Args& a) -> Results {
  if (!a.has("rounding_mode")) {
    const auto [x, y] = a.floating("self", "other");
    return b.divide(x, y);
  }
  const auto [x, y] = a.promoted("self", "other");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(x.dtype()), a.op(), ": not implemented for complex numbers with a rounding mode, as on CPU");
  if (a.string("rounding_mode") == "floor") return floor_divide(b, x, y);
  return is_float(x.dtype()) ? truncate(b, b.divide(x, y)) : b.divide(x, y);
}};

const Rule floor_div{{"aten::floor_divide", "aten::floor_divide.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  return floor_divide(b, x, y);
}};

// The sign of the dividend.
const Rule fmod{{"aten::fmod.Tensor", "aten::fmod.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  return b.remainder(x, y);
}};

// The sign of the divisor.
const Rule remainder{{"aten::remainder.Tensor", "aten::remainder.Scalar", "aten::remainder.Scalar_Tensor"},
                     [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  const Value rest = b.remainder(x, y);
  return is_unsigned(x.dtype()) ? rest : b.select(wrong_side(b, rest, y), b.add(rest, y), rest);
}};

// --- powers

// Squares and multiplies, modulo 2^bits as on CPU. StableHLO's own power reads only six bits of an integer exponent. A
// negative exponent leaves 0, but 1 of 1 and +-1 of -1.
Value integer_power(Builder& b, const Value& x, const Value& y) {
  const Shape shape = ir::broadcast_shape("power", {x, y});
  const Value base = b.broadcast_to(x, shape), exponent = b.broadcast_to(y, shape);
  const auto odd = [](Builder& body, const Value& n) { return nonzero(body, body.and_(n, body.constant_like(n, 1))); };
  const auto more = [](Builder& body, const Values& v) -> Values { return {body.reduce_or(nonzero(body, v[1]), all_dims(v[1]))}; };
  const auto step = [odd](Builder& body, const Values& v) -> Values {
    return {body.multiply(v[0], v[0]), body.shift_right_logical(v[1], body.constant_like(v[1], 1)),
            body.select(odd(body, v[1]), body.multiply(v[2], v[0]), v[2])};
  };
  const Value power = b.while_loop({base, b.maximum(exponent, 0), b.constant_like(base, 1)}, more, step)[2];
  if (is_unsigned(x.dtype())) return power;
  const Value one = b.constant_like(base, 1), minus_one = b.constant_like(base, -1);
  const Value of_minus_one = b.select(odd(b, exponent), minus_one, one);
  const Value inverse = b.select(b.compare(base, one, Compare::kEq), one,
                                 b.select(b.compare(base, minus_one, Compare::kEq), of_minus_one, zeros_like(b, base)));
  return b.select(negative(b, exponent), inverse, power);
}

Value power(Builder& b, const Value& x, const Value& y) { return is_integer(x.dtype()) ? integer_power(b, x, y) : b.power(x, y); }

const Rule pow_tensors{{"aten::pow.Tensor_Tensor", "aten::pow.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "exponent");
  return power(b, x, y);
}};

// Common exponents are in the key: a general power costs an order of magnitude more (measured: XLA_FACTS section 1).
const Rule pow_scalar = Rule({"aten::pow.Tensor_Scalar"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.as("self", compute_dtype(a.result_type({"self", "exponent"})));
  if (a.is("exponent", 2)) return b.multiply(x, x);
  if (a.is("exponent", 3)) return b.multiply(b.multiply(x, x), x);
  if (a.is("exponent", 0.5)) return square_root(b, x);
  if (a.is("exponent", -0.5)) return b.rsqrt(x);
  if (a.is("exponent", -1)) return reciprocal(b, x);
  if (a.is("exponent", -2)) return reciprocal(b, b.multiply(x, x));
  return power(b, x, a.value("exponent", x.dtype()));
}).fixed("exponent", {2, 3, 0.5, -0.5, -1, -2});

// x * 2^n for whole n (of which CPU takes the low 32 bits): in steps, since 2^n may overflow where the product does not.
Value scale_by_two(Builder& b, Value x, const Value& n) {
  const bool wide = x.dtype() == DType::Double;
  const int64_t most = wide ? 1022 : 126;
  const auto bounded = [&](const Value& v, int64_t bound) { return b.clamp(b.constant(DType::Int, -bound), v, b.constant(DType::Int, bound)); };
  Value rest = bounded(n, 3 * most);
  for (int step = 0; step < 3; ++step) {
    const Value part = bounded(rest, most);
    const Value bits = b.shift_left(b.add(part, 127), b.constant_like(part, 23));
    x = b.multiply(x, wide ? b.power(b.constant(x.dtype(), 2.0), b.convert(part, x.dtype())) : b.bitcast_convert(bits, DType::Float));
    rest = b.subtract(rest, part);
  }
  return x;
}

// For other exponents CPU multiplies by the power, rounded to the result's dtype.
const Rule ldexp{{"aten::ldexp.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, n] = a.floating("self", "other");
  const DType exponent = a.dtype_of("other");
  const bool refused = is_complex(x.dtype()) ? exponent == DType::Half : is_bool(exponent) && is_float(a.dtype_of("self"));
  TORCH_CHECK_NOT_IMPLEMENTED(!refused, a.op(), ": not implemented for ", dtype_info(exponent).name, " exponents of ", dtype_info(x.dtype()).name, ", as on CPU");
  if (!is_complex(x.dtype()) && is_integer(exponent)) return scale_by_two(b, x, a.as("other", DType::Int));
  if (is_complex(exponent)) return b.multiply(x, b.power(b.constant_like(n, 2), n));
  const DType real = real_dtype(x.dtype()), common = a.float_type(a.result_type({"self", "other"}));
  Value power = b.power(b.constant(real, 2.0), a.as("other", real));
  if (is_low_precision(common)) power = b.convert(b.convert(power, common), real);
  return b.multiply(x, is_complex(x.dtype()) ? b.complex(power, zeros_like(b, power)) : power);
}};

// --- order

const Rule maximum{{"aten::maximum"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return b.maximum(x, y);
}};

const Rule minimum{{"aten::minimum"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return b.minimum(x, y);
}};

// `best` of two values; a NaN loses against a number.
Value ignoring_nan(Builder& b, const Value& x, const Value& y, const Value& best) {
  if (!is_float(x.dtype())) return best;
  return b.select(b.is_nan(x), y, b.select(b.is_nan(y), x, best));
}

const Rule fmax{{"aten::fmax"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return ignoring_nan(b, x, y, b.maximum(x, y));
}};

const Rule fmin{{"aten::fmin"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return ignoring_nan(b, x, y, b.minimum(x, y));
}};

// Step at 0, where it has the value of the other operand. NaN is not above 0.
const Rule heaviside{{"aten::heaviside"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK(a.dtype_of("self") == a.dtype_of("values"), "heaviside is not yet implemented for tensors with different dtypes.");
  const auto [x, values] = common(a, "self", "values");
  return b.select(is_zero(b, x), values, b.convert(b.compare(x, b.constant_like(x, 0), Compare::kGt), x.dtype()));
}};

// --- pairs of floats

const Rule atan2{{"aten::atan2"}, [](Builder& b, const Args& a) -> Results {
  const auto [y, x] = a.floating("self", "other");
  float_only(a, y.dtype());
  return b.atan2(y, x);
}};

// The magnitude of a complex number: no overflow on the way. Infinity wins over NaN, as in C.
const Rule hypot{{"aten::hypot"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  float_only(a, x.dtype());
  constexpr double kInf = std::numeric_limits<double>::infinity();
  const auto infinite = [&](const Value& v) { return b.compare(b.abs(v), kInf, Compare::kEq); };
  const Value size = b.abs(b.complex(x, y));
  return b.select(b.or_(infinite(x), infinite(y)), b.max_value(size.dtype(), size.shape()), size);
}};

const Rule copysign{{"aten::copysign.Tensor", "aten::copysign.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.floating("self", "other");
  const Value size = b.abs(x);
  return b.select(sign_bit(b, y), b.negate(size), size);
}};

// Floats in order are integers in order once negative ones count backwards: next is one more or one less. The zeros are equal.
const Rule nextafter{{"aten::nextafter"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  float_only(a, x.dtype());
  const DType bits = bits_dtype(x.dtype());
  const Value lowest = b.min_value(bits);
  const auto flip = [&](const Value& v) { return b.select(negative(b, v), b.subtract(lowest, v), v); };
  const Value from = flip(b.bitcast_convert(x, bits)), to = flip(b.bitcast_convert(y, bits));
  const Value upwards = b.compare(to, from, Compare::kGt);
  const Value next = b.add(from, b.select(upwards, b.constant(bits, 1), b.constant(bits, -1)));
  const Value moved = b.select(b.compare(to, from, Compare::kEq), y, b.bitcast_convert(flip(next), x.dtype()));
  return b.select(b.or_(b.is_nan(x), b.is_nan(y)), b.add(x, y), moved);
}};

// log(base^x + base^y), from the larger one so that nothing overflows. Two equal infinities are their own sum.
Value log_add_exp(Builder& b, const Value& x, const Value& y, bool base_two) {
  constexpr double kLn2 = 0.693147180559945309417;
  const Value larger = b.maximum(x, y);
  const Value gap = b.negate(b.abs(b.subtract(x, y)));
  Value rest = b.log_plus_one(b.exponential(base_two ? b.multiply(gap, kLn2) : gap));
  if (base_two) rest = b.divide(rest, kLn2);
  const Value same_infinity = b.and_(b.compare(x, y, Compare::kEq), b.not_(b.is_finite(x)));
  return b.select(same_infinity, x, b.add(larger, rest));
}

// log(exp(x) + exp(y)) where both real parts are +inf, by C's rules for infinities: exp(inf + i y) is inf cis(y), of which a
// part that is 0 stays 0; (inf, NaN) for a y that is not finite.
Value log_add_exp_at_infinity(Builder& b, const Value& x, const Value& y) {
  const DType dtype = real_dtype(x.dtype());
  const Value inf = b.constant(dtype, std::numeric_limits<double>::infinity());
  const auto real_part = [&](const Value& angle) { return b.select(b.is_finite(angle), b.multiply(b.cosine(angle), inf), inf); };
  const auto imaginary_part = [&](const Value& angle) { return b.select(is_zero(b, angle), angle, b.multiply(b.sine(angle), inf)); };
  const Value re = b.add(real_part(b.imag(x)), real_part(b.imag(y))), im = b.add(imaginary_part(b.imag(x)), imaginary_part(b.imag(y)));
  const Value lost = b.and_(b.is_nan(re), b.is_nan(im));
  return b.complex(b.select(lost, re, inf), b.atan2(im, re));
}

// The same for complex numbers, ordered by their real parts. Source: _log_add_exp_helper in ATen's LogAddExp.h.
Value log_add_exp_complex(Builder& b, const Value& x, const Value& y) {
  const Value x_smaller = b.compare(b.real(x), b.real(y), Compare::kLt);
  const Value smaller = b.select(x_smaller, x, y), larger = b.select(x_smaller, y, x);
  const Value low = b.real(smaller), high = b.real(larger), gap = b.subtract(smaller, larger);
  const Value vanishes = b.compare(b.real(gap), -std::numeric_limits<double>::infinity(), Compare::kEq);   // whatever its angle
  const Value ratio = b.select(vanishes, zeros_like(b, gap), b.exponential(gap));
  const Value sum = b.add(b.log_plus_one(ratio), larger);
  const Value both_infinite = b.and_(b.not_(b.is_finite(low)), b.compare(low, high, Compare::kEq));
  const Value at_infinity = b.select(negative(b, low), smaller, log_add_exp_at_infinity(b, smaller, larger));
  const Value nan = b.constant(low.dtype(), std::numeric_limits<double>::quiet_NaN());
  const Value both_nan = b.broadcast_to(b.complex(nan, nan), sum.shape());
  return b.select(b.or_(b.is_nan(x), b.is_nan(y)), both_nan, b.select(both_infinite, at_infinity, sum));
}

const Rule logaddexp{{"aten::logaddexp"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  if (is_complex(x.dtype())) return log_add_exp_complex(b, x, y);
  float_only(a, x.dtype());
  return log_add_exp(b, x, y, /*base_two=*/false);
}};

const Rule logaddexp2{{"aten::logaddexp2"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  float_only(a, x.dtype());
  return log_add_exp(b, x, y, /*base_two=*/true);
}};

// --- common divisors

// Euclid, all elements at once until the last one is done; a finished pair (0, g) stays.
Value greatest_common_divisor(Builder& b, const Value& x, const Value& y) {
  TORCH_CHECK_NOT_IMPLEMENTED(is_integer(x.dtype()), "gcd, lcm: not implemented for ", dtype_info(x.dtype()).name,
                              ". Supported: integers");
  const Shape shape = ir::broadcast_shape("gcd", {x, y});
  const auto unfinished = [](Builder& body, const Values& pair) -> Values {
    return {body.reduce_or(nonzero(body, pair[0]), all_dims(pair[0]))};
  };
  const auto step = [](Builder& body, const Values& pair) -> Values {
    const Value done = is_zero(body, pair[0]);
    return {body.select(done, pair[0], body.remainder(pair[1], pair[0])), body.select(done, pair[1], pair[0])};
  };
  return b.while_loop({b.broadcast_to(b.abs(x), shape), b.broadcast_to(b.abs(y), shape)}, unfinished, step)[1];
}

const Rule gcd{{"aten::gcd"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  return greatest_common_divisor(b, x, y);
}};

const Rule lcm{{"aten::lcm"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = a.promoted("self", "other");
  const Value divisor = greatest_common_divisor(b, x, y);
  // As in C, i8 and i16 multiply as i32.
  const DType wide = dtype_info(x.dtype()).size_bytes < 4 ? DType::Int : x.dtype();
  const Value multiple = b.abs(b.multiply(b.convert(b.divide(x, divisor), wide), b.convert(y, wide)));
  return b.select(is_zero(b, divisor), divisor, b.convert(multiple, x.dtype()));
}};

}  // namespace
}  // namespace torch_tpu::lowering
