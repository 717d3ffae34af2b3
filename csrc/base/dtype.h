// The dtype tables: for each c10::ScalarType its StableHLO spelling, its PJRT_Buffer_Type number and its size.
// c10's ScalarType is our dtype everywhere; a dtype without a row here is refused by name.
#pragma once

#include <cstdint>
#include <string_view>

#include <c10/core/ScalarType.h>

namespace torch_tpu {

using DType = c10::ScalarType;

struct DTypeInfo {
  DType dtype;
  std::string_view stablehlo;  // "f32", "i1", "ui8", "complex<f32>"
  std::string_view name;       // "f32", "bool", "u8", "c64": what errors and logs print
  int pjrt;                    // PJRT_Buffer_Type
  int size_bytes;
};

const DTypeInfo* find_dtype(DType dtype);         // nullptr: not carried by this device
const DTypeInfo& dtype_info(DType dtype);         // throws c10::NotImplementedError for a dtype without a row
DType dtype_of_pjrt(int pjrt_buffer_type);        // ScalarType::Undefined if unknown

inline bool is_float(DType d) { return c10::isFloatingType(d); }
inline bool is_complex(DType d) { return c10::isComplexType(d); }
inline bool is_bool(DType d) { return d == DType::Bool; }
inline bool is_integer(DType d) { return c10::isIntegralType(d, /*includeBool=*/false); }
inline bool is_unsigned(DType d) {
  return d == DType::Byte || d == DType::UInt16 || d == DType::UInt32 || d == DType::UInt64;
}
// f16, bf16 and the f8 kinds: PyTorch's CPU computes them in float32 and rounds once.
inline bool is_low_precision(DType d) { return is_float(d) && d != DType::Float && d != DType::Double; }
// The dtype in which CPU computes an elementwise function of `d`.
inline DType compute_dtype(DType d) {
  return is_low_precision(d) ? DType::Float : d == DType::ComplexHalf ? DType::ComplexFloat : d;
}
inline DType real_dtype(DType d) { return c10::toRealValueType(d); }

}  // namespace torch_tpu
