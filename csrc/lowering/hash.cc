// hash_tensor: the exclusive or of all elements, integers as 64 bits, floats as the bits of a double.
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// The bits of the double that a float32 is, in integers: a TPU neither keeps subnormal numbers nor reads the bits of a double.
Value bits_of_double(Builder& b, const Value& x) {
  const Value bits = b.bitcast_convert(x, DType::UInt32);
  const auto shift_right = [&](const Value& v, int64_t by) { return b.shift_right_logical(v, b.constant_like(v, by)); };
  const auto shift_left = [&](const Value& v, int64_t by) { return b.shift_left(v, b.constant_like(v, by)); };
  const Value exponent = b.and_(shift_right(bits, 23), b.constant_like(bits, 0xff)), fraction = b.and_(bits, b.constant_like(bits, 0x7fffff));
  // A subnormal number, 0.f * 2^-126, becomes 1.f' * 2^(-126 - k), f' = f shifted by its k leading zeros and one.
  const Value up = b.subtract(b.count_leading_zeros(fraction), b.constant_like(fraction, 8));
  const Value whole = b.compare(fraction, 0, Compare::kEq), tiny = b.compare(exponent, 0, Compare::kEq);
  const Value raised = b.and_(b.shift_left(fraction, b.minimum(up, 31)), b.constant_like(bits, 0x7fffff));
  const Value tiny_exponent = b.select(whole, zeros_like(b, bits), b.subtract(b.constant_like(bits, 897), up));
  const Value large = b.select(b.compare(exponent, 0xff, Compare::kEq), b.constant_like(bits, 0x7ff), b.add(exponent, 896));
  const auto wide = [&](const Value& v) { return b.convert(v, DType::UInt64); };
  const Value head = b.or_(shift_left(wide(shift_right(bits, 31)), 63), shift_left(wide(b.select(tiny, tiny_exponent, large)), 52));
  return b.or_(head, shift_left(wide(b.select(tiny, raised, fraction)), 29));
}

const Rule hash_tensor{{"aten::hash_tensor"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(x.dtype()), a.op(), ": not implemented for ", dtype_info(x.dtype()).name, ". Supported: float, int, bool");
  const Dims dims = a.dims("dim", x.rank());
  const Value words = x.dtype() == DType::Double ? b.bitcast_convert(x, DType::UInt64)
                      : is_float(x.dtype())      ? bits_of_double(b, b.convert(x, DType::Float))
                      : is_bool(x.dtype())       ? b.convert(x, DType::UInt64)
                                                 : b.convert(b.convert(x, DType::Long), DType::UInt64);
  const Value hash = b.reduce({words}, {b.constant(DType::UInt64, 0)}, dims, [](Builder& body, const Values& v) -> Values { return {body.xor_(v[0], v[1])}; })[0];
  if (!a.boolean("keepdim")) return hash;
  Shape kept = x.shape();
  for (const int64_t dim : dims) kept[dim] = 1;
  return b.reshape(hash, kept);
}};

}  // namespace
}  // namespace torch_tpu::lowering
