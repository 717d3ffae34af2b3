#include "base/dtype.h"

#include <array>

#include <c10/util/Exception.h>

namespace torch_tpu {
namespace {

// The numbers are those of PJRT_Buffer_Type; pjrt/client.cc asserts that they match the header it is compiled with.
constexpr DTypeInfo kTable[] = {
    {DType::Bool, "i1", "bool", 1, 1},
    {DType::Char, "i8", "i8", 2, 1},
    {DType::Short, "i16", "i16", 3, 2},
    {DType::Int, "i32", "i32", 4, 4},
    {DType::Long, "i64", "i64", 5, 8},
    {DType::Byte, "ui8", "u8", 6, 1},
    {DType::UInt16, "ui16", "u16", 7, 2},
    {DType::UInt32, "ui32", "u32", 8, 4},
    {DType::UInt64, "ui64", "u64", 9, 8},
    {DType::Half, "f16", "f16", 10, 2},
    {DType::Float, "f32", "f32", 11, 4},
    {DType::Double, "f64", "f64", 12, 8},
    {DType::BFloat16, "bf16", "bf16", 13, 2},
    {DType::ComplexFloat, "complex<f32>", "c64", 14, 8},
    {DType::ComplexDouble, "complex<f64>", "c128", 15, 16},
    {DType::Float8_e5m2, "f8E5M2", "f8e5m2", 16, 1},
    {DType::Float8_e4m3fn, "f8E4M3FN", "f8e4m3fn", 17, 1},
    {DType::Float8_e5m2fnuz, "f8E5M2FNUZ", "f8e5m2fnuz", 19, 1},
    {DType::Float8_e4m3fnuz, "f8E4M3FNUZ", "f8e4m3fnuz", 20, 1},
};

constexpr auto kRowOfDType = [] {
  std::array<int8_t, 64> row{};
  for (auto& r : row) r = -1;
  for (size_t i = 0; i < std::size(kTable); ++i) row[static_cast<size_t>(kTable[i].dtype)] = static_cast<int8_t>(i);
  return row;
}();

}  // namespace

const DTypeInfo* find_dtype(DType dtype) {
  const auto index = static_cast<size_t>(dtype);
  const int row = index < kRowOfDType.size() ? kRowOfDType[index] : -1;
  return row < 0 ? nullptr : &kTable[row];
}

const DTypeInfo& dtype_info(DType dtype) {
  const DTypeInfo* info = find_dtype(dtype);
  TORCH_CHECK_NOT_IMPLEMENTED(info, "dtype ", c10::toString(dtype), " is not carried by device tpu. Keep the tensor on CPU, "
                              "or convert it to a dtype listed in docs/errors.md first.");
  return *info;
}

DType dtype_of_pjrt(int pjrt_buffer_type) {
  for (const DTypeInfo& row : kTable)
    if (row.pjrt == pjrt_buffer_type) return row.dtype;
  return DType::Undefined;
}

}  // namespace torch_tpu
