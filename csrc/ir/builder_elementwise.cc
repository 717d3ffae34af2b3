// Builder: dtype changes and elementwise ops.
#include "ir/attrs.h"
#include "ir/emit.h"
#include "ir/spec.h"

namespace torch_tpu::ir {

Value Builder::unary(std::string_view op, const Value& x, DType result) {
  check_dtypes(op, {x});
  return emit(*graph_, op, {x}, Aval{result, x.shape()});
}

Value Builder::binary(std::string_view op, const Value& x, const Value& y) {
  check_dtypes(op, {x, y});
  const Shape shape = broadcast_shape(op, {x, y});
  return emit(*graph_, op, {broadcast_to(x, shape), broadcast_to(y, shape)}, Aval{x.dtype(), shape});
}

// --- dtype

namespace {

// A float becomes a narrow or unsigned integer by the low bits of its whole number, on CPU: -1.0 is the uint8 255, 300.0 is 44.
// StableHLO leaves a number that does not fit to the compiler (XLA clamps it), so the whole number comes first.
std::optional<DType> whole_number_of(DType dtype) {
  switch (dtype) {
    case DType::Byte: case DType::Char: case DType::Short: case DType::UInt16: return DType::Int;
    case DType::UInt32: return DType::Long;
    default: return std::nullopt;
  }
}

}  // namespace

Value Builder::convert(const Value& x, DType dtype) {
  if (x.dtype() == dtype) return x;
  dtype_info(dtype);  // refuses a dtype that the device does not carry
  if (is_bool(dtype)) return compare(x, int64_t{0}, Compare::kNe);  // NaN and 0.5 are true
  if (is_complex(x.dtype()) && !is_complex(dtype)) return convert(real(x), dtype);
  if (is_float(x.dtype()))
    if (const auto wide = whole_number_of(dtype)) return unary("convert", unary("convert", x, *wide), dtype);
  return unary("convert", x, dtype);
}

namespace {

Value parts_of(Builder& b, const Value& x) {  // c64[...] -> f32[..., 2]
  return b.concatenate({b.unsqueeze(b.real(x), x.rank()), b.unsqueeze(b.imag(x), x.rank())}, x.rank());
}

Value from_parts(Builder& b, const Value& parts) {  // f32[..., 2] -> c64[...]
  TORCH_CHECK(parts.rank() > 0 && parts.dim(-1) == 2, "the last dimension must hold a real and an imaginary part",
              where("bitcast_convert", {parts}));
  const int64_t last = parts.rank() - 1;
  return b.complex(b.squeeze(b.slice_dim(parts, last, 0, 1), {last}), b.squeeze(b.slice_dim(parts, last, 1, 2), {last}));
}

}  // namespace

Value Builder::bitcast_convert(const Value& x, DType dtype) {
  if (x.dtype() == dtype) return x;
  // A bool is one bit in StableHLO but a byte in PyTorch. Complex values only cast to their own kind: they go by parts.
  if (is_bool(x.dtype())) return bitcast_convert(convert(x, DType::Byte), dtype);
  if (is_bool(dtype)) return convert(bitcast_convert(x, DType::Byte), dtype);
  const int64_t from = dtype_info(x.dtype()).size_bytes, to = dtype_info(dtype).size_bytes;
  if (is_complex(x.dtype())) {
    const Value parts = parts_of(*this, x);
    if (is_complex(dtype)) return from_parts(*this, bitcast_convert(parts, c10::toRealValueType(dtype)));
    const Value cast = bitcast_convert(parts, dtype);  // [...], [..., 2] or [..., 2, n]
    if (cast.rank() <= parts.rank()) return cast;
    Shape merged = x.shape();
    merged.push_back(from / to);
    return reshape(cast, merged);
  }
  if (is_complex(dtype)) {
    const DType part = c10::toRealValueType(dtype);
    if (from >= to / 2) return from_parts(*this, bitcast_convert(x, part));
    TORCH_CHECK(x.rank() > 0 && x.dim(-1) == to / from, "the last dimension must have size ", to / from, " to become ",
                dtype_info(dtype).name, where("bitcast_convert", {x}));
    Shape split = x.shape();
    split.back() = 2;
    split.push_back(to / from / 2);
    return from_parts(*this, bitcast_convert(reshape(x, split), part));
  }
  Aval result{dtype, x.shape()};
  if (from > to) {
    result.shape.push_back(from / to);
  } else if (from < to) {
    TORCH_CHECK(x.rank() > 0 && x.dim(-1) == to / from, "the last dimension must have size ", to / from, " to become ",
                dtype_info(dtype).name, where("bitcast_convert", {x}));
    result.shape.pop_back();
  }
  check_dtypes("bitcast_convert", {x});
  return emit(*graph_, "bitcast_convert", {x}, std::move(result));
}

Value Builder::complex(const Value& re, const Value& im) {
  check_dtypes("complex", {re, im});
  TORCH_CHECK(re.dtype() == DType::Float || re.dtype() == DType::Double, "parts of a complex value must be f32 or f64",
              where("complex", {re, im}));
  const Shape shape = broadcast_shape("complex", {re, im});
  return emit(*graph_, "complex", {broadcast_to(re, shape), broadcast_to(im, shape)}, Aval{c10::toComplexType(re.dtype()), shape});
}

Value Builder::real(const Value& x) { return is_complex(x.dtype()) ? unary("real", x, c10::toRealValueType(x.dtype())) : x; }

Value Builder::imag(const Value& x) {
  return is_complex(x.dtype()) ? unary("imag", x, c10::toRealValueType(x.dtype())) : constant_like(x, int64_t{0});
}

Value Builder::reduce_precision(const Value& x, int exponent_bits, int mantissa_bits) {
  check_dtypes("reduce_precision", {x});
  TORCH_CHECK(exponent_bits >= 1 && mantissa_bits >= 0, "needs an exponent bit, found ", exponent_bits, " exponent and ",
              mantissa_bits, " mantissa bits", where("reduce_precision", {x}));
  return emit(*graph_, "reduce_precision", {x}, x.aval(),
              {i32_attr("exponent_bits", exponent_bits), i32_attr("mantissa_bits", mantissa_bits)});
}

// --- one operand

Value Builder::abs(const Value& x) {
  if (is_unsigned(x.dtype())) return x;
  return unary("abs", x, is_complex(x.dtype()) ? c10::toRealValueType(x.dtype()) : x.dtype());
}

Value Builder::sign(const Value& x) {
  if (is_unsigned(x.dtype())) return minimum(x, int64_t{1});
  return unary("sign", x, x.dtype());
}

Value Builder::negate(const Value& x) { return unary("negate", x, x.dtype()); }
Value Builder::exponential(const Value& x) { return unary("exponential", x, x.dtype()); }
Value Builder::exponential_minus_one(const Value& x) { return unary("exponential_minus_one", x, x.dtype()); }
Value Builder::log(const Value& x) { return unary("log", x, x.dtype()); }
Value Builder::log_plus_one(const Value& x) { return unary("log_plus_one", x, x.dtype()); }
Value Builder::logistic(const Value& x) { return unary("logistic", x, x.dtype()); }
Value Builder::tanh(const Value& x) { return unary("tanh", x, x.dtype()); }
Value Builder::sine(const Value& x) { return unary("sine", x, x.dtype()); }
Value Builder::cosine(const Value& x) { return unary("cosine", x, x.dtype()); }
Value Builder::tan(const Value& x) { return unary("tan", x, x.dtype()); }
Value Builder::sqrt(const Value& x) { return unary("sqrt", x, x.dtype()); }
Value Builder::rsqrt(const Value& x) { return unary("rsqrt", x, x.dtype()); }
Value Builder::cbrt(const Value& x) { return unary("cbrt", x, x.dtype()); }
Value Builder::ceil(const Value& x) { return unary("ceil", x, x.dtype()); }
Value Builder::floor(const Value& x) { return unary("floor", x, x.dtype()); }
Value Builder::round_nearest_even(const Value& x) { return unary("round_nearest_even", x, x.dtype()); }
Value Builder::is_finite(const Value& x) { return unary("is_finite", x, DType::Bool); }
Value Builder::not_(const Value& x) { return unary("not", x, x.dtype()); }
Value Builder::popcnt(const Value& x) { return unary("popcnt", x, x.dtype()); }
Value Builder::count_leading_zeros(const Value& x) { return unary("count_leading_zeros", x, x.dtype()); }

// --- two operands

Value Builder::add(const Value& x, const Value& y) { return binary("add", x, y); }
Value Builder::subtract(const Value& x, const Value& y) { return binary("subtract", x, y); }
Value Builder::multiply(const Value& x, const Value& y) { return binary("multiply", x, y); }
Value Builder::divide(const Value& x, const Value& y) { return binary("divide", x, y); }
Value Builder::remainder(const Value& x, const Value& y) { return binary("remainder", x, y); }
Value Builder::maximum(const Value& x, const Value& y) { return binary("maximum", x, y); }
Value Builder::minimum(const Value& x, const Value& y) { return binary("minimum", x, y); }
Value Builder::power(const Value& x, const Value& y) { return binary("power", x, y); }
Value Builder::atan2(const Value& x, const Value& y) { return binary("atan2", x, y); }
Value Builder::and_(const Value& x, const Value& y) { return binary("and", x, y); }
Value Builder::or_(const Value& x, const Value& y) { return binary("or", x, y); }
Value Builder::xor_(const Value& x, const Value& y) { return binary("xor", x, y); }
Value Builder::shift_left(const Value& x, const Value& y) { return binary("shift_left", x, y); }
Value Builder::shift_right_arithmetic(const Value& x, const Value& y) { return binary("shift_right_arithmetic", x, y); }
Value Builder::shift_right_logical(const Value& x, const Value& y) { return binary("shift_right_logical", x, y); }

Value Builder::add(const Value& x, Number y) { return add(x, constant_like(x, y)); }
Value Builder::subtract(const Value& x, Number y) { return subtract(x, constant_like(x, y)); }
Value Builder::multiply(const Value& x, Number y) { return multiply(x, constant_like(x, y)); }
Value Builder::divide(const Value& x, Number y) { return divide(x, constant_like(x, y)); }
Value Builder::maximum(const Value& x, Number y) { return maximum(x, constant_like(x, y)); }
Value Builder::minimum(const Value& x, Number y) { return minimum(x, constant_like(x, y)); }
Value Builder::compare(const Value& x, Number y, Compare direction) { return compare(x, constant_like(x, y), direction); }

Value Builder::compare(const Value& x, const Value& y, Compare direction) {
  check_dtypes("compare", {x, y});
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(x.dtype()) || direction == Compare::kEq || direction == Compare::kNe,
                              "complex values have no order", where("compare", {x, y}));
  const char* name = "";
  switch (direction) {
    case Compare::kEq: name = "EQ"; break;
    case Compare::kNe: name = "NE"; break;
    case Compare::kLt: name = "LT"; break;
    case Compare::kLe: name = "LE"; break;
    case Compare::kGt: name = "GT"; break;
    case Compare::kGe: name = "GE"; break;
  }
  const DType dtype = x.dtype();
  const char* type = is_float(dtype) || is_complex(dtype) ? "FLOAT" : is_unsigned(dtype) || is_bool(dtype) ? "UNSIGNED" : "SIGNED";
  const Shape shape = broadcast_shape("compare", {x, y});
  return emit(*graph_, "compare", {broadcast_to(x, shape), broadcast_to(y, shape)}, Aval{DType::Bool, shape},
              {enum_attr("comparison_direction", "comparison_direction", name), enum_attr("compare_type", "comparison_type", type)});
}

Value Builder::is_nan(const Value& x) {
  if (is_float(x.dtype()) || is_complex(x.dtype())) return compare(x, x, Compare::kNe);
  return constant(DType::Bool, false, x.shape());
}

Value Builder::select(const Value& pred, const Value& on_true, const Value& on_false) {
  const Values all{pred, on_true, on_false};
  check_dtypes("select", all, /*equal=*/false);
  TORCH_CHECK(on_true.dtype() == on_false.dtype(), "both branches must have one dtype", where("select", all));
  const Shape shape = broadcast_shape("select", all);
  return emit(*graph_, "select",
              {pred.rank() == 0 ? pred : broadcast_to(pred, shape), broadcast_to(on_true, shape), broadcast_to(on_false, shape)},
              Aval{on_true.dtype(), shape});
}

Value Builder::clamp(const Value& low, const Value& x, const Value& high) {
  const Values all{low, x, high};
  check_dtypes("clamp", all);
  for (const Value& bound : {low, high})
    TORCH_CHECK(bound.rank() == 0 || bound.shape() == x.shape(), "bounds must be 0-d or have the shape of the operand",
                where("clamp", all));
  return emit(*graph_, "clamp", all, x.aval());
}

}  // namespace torch_tpu::ir
