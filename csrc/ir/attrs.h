// The MLIR text of attributes, all of it: numbers, arrays, enums and dense constants. Byte-stable on every machine.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "ir/builder.h"

namespace torch_tpu::ir {

Attr i64_attr(std::string_view name, int64_t value);                                  // dimension = 0 : i64
Attr i32_attr(std::string_view name, int64_t value);                                  // exponent_bits = 8 : i32
Attr bool_attr(std::string_view name, bool value);                                    // lower = true
Attr string_attr(std::string_view name, std::string_view value);                      // call_target_name = "Qr"
Attr array_attr(std::string_view name, std::span<const int64_t> values);              // permutation = array<i64: 1, 0>
Attr bools_attr(std::string_view name, std::span<const bool> values);                 // window_reversal = array<i1: false>
Attr enum_attr(std::string_view name, std::string_view kind, std::string_view value); // #stablehlo<fft_type RFFT>
Attr padding_attr(std::string_view name, const Dims& low, const Dims& high);          // dense<[[1, 1]]> : tensor<1x2xi64>
Attr precision_attr(Precision precision);                                             // precision_config, for both operands
std::string list_text(std::span<const int64_t> values);                               // [1, 0]
std::string quoted(std::string_view text);                                            // "a\"b", with MLIR's escapes

// dense<...> : tensor<...>. Floats are the shortest decimals that read back exactly; inf and NaN are hexadecimal bits.
// Errors: c10::Error if `number` does not fit `aval.dtype` (1.5 into an integer, 300 into u8).
Attr dense_attr(const Aval& aval, Number number);
Attr dense_attr(const Aval& aval, std::span<const int64_t> values);
Attr dense_attr(const Aval& aval, std::span<const double> values);

// Reads the numbers back out of "array<i64: 1, 0>" or "0 : i64". For verify.cc.
Dims parse_i64s(std::string_view text);

}  // namespace torch_tpu::ir
