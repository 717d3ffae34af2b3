// Words that several elementwise rules share: a Scalar argument that is often exactly 1, operands that are compared or
// moved instead of computed, sign bits, rounding towards zero. Only functions of values; a rule of an op never lives here.
#pragma once

#include <functional>
#include <limits>

#include <c10/util/BFloat16.h>
#include <c10/util/Exception.h>
#include <c10/util/Half.h>

#include "lowering/registry.h"

namespace torch_tpu::lowering {

using Compare = ir::Compare;

// x times the Scalar argument `name`; x itself where the key says that the argument is 1 (Rule::fixed(name, {1})).
inline Value scaled(Builder& b, const Args& a, std::string_view name, const Value& x) {
  return a.is(name, 1) ? x : b.multiply(x, a.value(name, x.dtype()));
}

// A rule of one float operand: `op` is a method of Builder or a function of ir/math.h. Integers and bool become the default
// dtype, f16 and bf16 are computed in f32.
template <typename Op>
Rule float_op(const char* name, Op op, const char* argument = "self",
              std::source_location where = std::source_location::current()) {
  return Rule({name}, [op, argument](Builder& b, const Args& a) -> Results { return std::invoke(op, b, a.floating1(argument)); },
              where);
}

// The named operands in their common dtype itself, not the dtype in which CPU computes it: for ops that only compare or
// move values. A number is rounded to that dtype first, so that bf16(1.1) == 1.1 holds as on CPU.
template <typename... Names>
std::array<Value, sizeof...(Names)> common(const Args& a, Names... names) {
  const DType dtype = a.result_type({names...});
  return {(a.has(names) ? a.as(names, dtype) : Value())...};
}

// Refuses an op that CPU has for floats alone, where a result for integers or complex values would be made up.
inline void float_only(const Args& a, DType dtype) {
  TORCH_CHECK_NOT_IMPLEMENTED(is_float(dtype), a.op(), ": not implemented for ", dtype_info(dtype).name, ". Supported: float");
}

// The signed integer dtype as wide as `dtype`: what the bits of a float are read as.
inline DType bits_dtype(DType dtype) {
  switch (dtype_info(dtype).size_bytes) {
    case 1: return DType::Char;
    case 2: return DType::Short;
    case 4: return DType::Int;
    default: return DType::Long;
  }
}

// Largest finite number of a float dtype.
inline double largest_finite(DType dtype) {
  if (dtype == DType::Half) return std::numeric_limits<c10::Half>::max();
  if (dtype == DType::BFloat16) return std::numeric_limits<c10::BFloat16>::max();
  return dtype == DType::Float ? std::numeric_limits<float>::max() : std::numeric_limits<double>::max();
}

// The distance from 1 to the next number of the dtype in which rules compute: f64, or f32 for everything narrower.
inline double epsilon_of(DType dtype) {
  return real_dtype(dtype) == DType::Double ? std::numeric_limits<double>::epsilon() : std::numeric_limits<float>::epsilon();
}

// True where the sign bit is set: -0.0 and negative NaNs too.
inline Value sign_bit(Builder& b, const Value& x) {
  if (is_bool(x.dtype()) || is_unsigned(x.dtype())) return b.constant(DType::Bool, false, x.shape());
  return b.compare(is_float(x.dtype()) ? b.bitcast_convert(x, bits_dtype(x.dtype())) : x, 0, Compare::kLt);
}

// Rounds a float towards zero; -0.5 gives -0.0.
inline Value truncate(Builder& b, const Value& x) { return b.select(b.compare(x, 0, Compare::kLt), b.ceil(x), b.floor(x)); }

inline Value reciprocal(Builder& b, const Value& x) { return b.divide(b.constant_like(x, 1), x); }

// CPU's branch of a complex square root: its imaginary part has the sign of x's, -0.0 included.
inline Value square_root(Builder& b, const Value& x) {
  const Value root = b.sqrt(x);
  if (!is_complex(x.dtype())) return root;
  const Value size = b.abs(b.imag(root));
  return b.complex(b.real(root), b.select(sign_bit(b, b.imag(x)), b.negate(size), size));
}

inline Value zeros_like(Builder& b, const Value& x) { return b.constant_like(x, 0); }

inline Dims all_dims(const Value& x) {
  Dims dims;
  for (int64_t i = 0; i < x.rank(); ++i) dims.push_back(i);
  return dims;
}

// Complex conjugate; a real value as it is.
inline Value conjugate(Builder& b, const Value& x) {
  return is_complex(x.dtype()) ? b.complex(b.real(x), b.negate(b.imag(x))) : x;
}

}  // namespace torch_tpu::lowering
