#include "ir/attrs.h"

#include <charconv>
#include <cmath>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <limits>
#include <vector>

#include <c10/core/ScalarType.h>
#include <c10/util/Exception.h>

#include "ir/stablehlo.h"

namespace torch_tpu::ir {
namespace {

template <typename T>
std::string hex_bits(T value, int digits) {
  uint64_t bits = 0;
  std::memcpy(&bits, &value, sizeof(T));  // all our hosts are little-endian
  char text[24];
  std::snprintf(text, sizeof(text), "0x%0*llX", digits, static_cast<unsigned long long>(bits));
  return text;
}

// MLIR reads a decimal as a double, then rounds it to the dtype. Its grammar wants a point in every float.
template <typename T>
std::string decimal(T value) {
  char text[40];
  const auto end = std::to_chars(text, text + sizeof(text), value, std::chars_format::scientific).ptr;
  std::string result(text, end);
  if (result.find('.') == std::string::npos) result.insert(result.find('e'), ".0");
  return result;
}

// A NaN always has the same bits, whatever instruction made it.
double canonical(double value) { return std::isnan(value) ? std::numeric_limits<double>::quiet_NaN() : value; }

template <typename T>
std::string small_float_text(double value) {
  const T rounded(static_cast<float>(canonical(value)));
  const float back = static_cast<float>(rounded);
  return std::isfinite(back) ? decimal(back) : hex_bits(rounded, 2 * sizeof(T));
}

std::string float_text(DType dtype, double value) {
  switch (dtype) {
    case DType::Double:
      return std::isfinite(value) ? decimal(value) : hex_bits(canonical(value), 16);
    case DType::Float: {
      const float f = static_cast<float>(canonical(value));
      if (!std::isfinite(f)) return hex_bits(f, 8);
      std::string text = decimal(f);
      return static_cast<float>(std::strtod(text.c_str(), nullptr)) == f ? text : hex_bits(f, 8);
    }
    case DType::Half: return small_float_text<c10::Half>(value);
    case DType::BFloat16: return small_float_text<c10::BFloat16>(value);
    case DType::Float8_e5m2: return small_float_text<c10::Float8_e5m2>(value);
    case DType::Float8_e4m3fn: return small_float_text<c10::Float8_e4m3fn>(value);
    case DType::Float8_e5m2fnuz: return small_float_text<c10::Float8_e5m2fnuz>(value);
    case DType::Float8_e4m3fnuz: return small_float_text<c10::Float8_e4m3fnuz>(value);
    default: TORCH_CHECK(false, "internal error: ", c10::toString(dtype), " is not a floating dtype");
  }
}

int bits_of(DType dtype) { return 8 * dtype_info(dtype).size_bytes; }

// A negative number wraps around in an unsigned dtype, as in PyTorch: -1 is all ones.
std::string integer_text(DType dtype, int64_t value) {
  const int bits = bits_of(dtype);
  if (is_unsigned(dtype)) {
    if (bits == 64) return std::to_string(static_cast<uint64_t>(value));
    const int64_t limit = int64_t{1} << bits;
    TORCH_CHECK(value > -limit && value < limit, "value cannot be converted to type ", dtype_info(dtype).name,
                " without overflow [constant ", value, "]");
    return std::to_string(value < 0 ? value + limit : value);
  }
  if (bits < 64) {
    const int64_t limit = int64_t{1} << (bits - 1);
    TORCH_CHECK(value >= -limit && value < limit, "value cannot be converted to type ", dtype_info(dtype).name,
                " without overflow [constant ", value, "]");
  }
  return std::to_string(value);
}

c10::complex<double> as_complex(const Number& number) {
  return std::visit(
      [](auto v) {
        if constexpr (std::is_same_v<decltype(v), c10::complex<double>>) return v;
        else return c10::complex<double>(static_cast<double>(v), 0.0);
      },
      number);
}

double as_double(DType dtype, const Number& number) {
  const c10::complex<double> value = as_complex(number);
  TORCH_CHECK(value.imag() == 0, "value cannot be converted to type ", dtype_info(dtype).name,
              " without overflow [constant ", value.real(), "+", value.imag(), "j]");
  return value.real();
}

int64_t as_int64(DType dtype, const Number& number) {
  if (const auto* v = std::get_if<int64_t>(&number)) return *v;
  if (const auto* v = std::get_if<bool>(&number)) return *v;
  const double value = as_double(dtype, number);
  if (dtype == DType::UInt64 && value >= 0x1p63 && value < 0x1p64 && std::trunc(value) == value)
    return static_cast<int64_t>(static_cast<uint64_t>(value));
  TORCH_CHECK(std::trunc(value) == value && value >= -0x1p63 && value < 0x1p63, "value cannot be converted to type ",
              dtype_info(dtype).name, " without overflow [constant ", value, "]");
  return static_cast<int64_t>(value);
}

std::string number_text(DType dtype, const Number& number) {
  if (is_bool(dtype)) {
    const c10::complex<double> value = as_complex(number);
    return value.real() != 0 || value.imag() != 0 ? "true" : "false";
  }
  if (is_integer(dtype)) return integer_text(dtype, as_int64(dtype, number));
  if (is_complex(dtype)) {
    const DType part = c10::toRealValueType(dtype);
    const c10::complex<double> value = as_complex(number);
    return "(" + float_text(part, value.real()) + ", " + float_text(part, value.imag()) + ")";
  }
  return float_text(dtype, as_double(dtype, number));
}

// Nested lists of `shape`, each element by `element(flat index)`.
template <typename F>
void nest(std::string& out, const Shape& shape, size_t depth, size_t& flat, const F& element) {
  if (depth == shape.size()) {
    out += element(flat++);
    return;
  }
  out += '[';
  for (int64_t i = 0; i < shape[depth]; ++i) {
    if (i) out += ", ";
    nest(out, shape, depth + 1, flat, element);
  }
  out += ']';
}

template <typename T>
Attr dense_list(const Aval& aval, std::span<const T> values) {
  TORCH_CHECK(static_cast<int64_t>(values.size()) == aval.numel(), "internal error: constant ", aval.to_string(), " given ",
              values.size(), " values");
  std::string out = "dense<";
  size_t flat = 0;
  if (aval.numel() > 0) nest(out, aval.shape, 0, flat, [&](size_t i) { return number_text(aval.dtype, Number(values[i])); });
  return {"value", out + "> : " + type_text(aval)};
}

template <typename T, typename F>
std::string join(std::span<const T> values, const F& text) {
  std::string out;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i) out += ", ";
    out += text(values[i]);
  }
  return out;
}

std::string i64_text(int64_t value) { return std::to_string(value); }
std::string_view bool_text(bool value) { return value ? "true" : "false"; }

}  // namespace

Attr i64_attr(std::string_view name, int64_t value) { return {std::string(name), std::to_string(value) + " : i64"}; }
Attr i32_attr(std::string_view name, int64_t value) { return {std::string(name), std::to_string(value) + " : i32"}; }
Attr bool_attr(std::string_view name, bool value) { return {std::string(name), std::string(bool_text(value))}; }
Attr string_attr(std::string_view name, std::string_view value) { return {std::string(name), quoted(value)}; }

Attr array_attr(std::string_view name, std::span<const int64_t> values) {
  return {std::string(name), values.empty() ? "array<i64>" : "array<i64: " + join(values, i64_text) + ">"};
}

Attr bools_attr(std::string_view name, std::span<const bool> values) {
  return {std::string(name), values.empty() ? "array<i1>" : "array<i1: " + join(values, bool_text) + ">"};
}

Attr enum_attr(std::string_view name, std::string_view kind, std::string_view value) {
  return {std::string(name), "#stablehlo<" + std::string(kind) + " " + std::string(value) + ">"};
}

Attr padding_attr(std::string_view name, const Dims& low, const Dims& high) {
  std::vector<int64_t> pairs;
  for (size_t i = 0; i < low.size(); ++i) {
    pairs.push_back(low[i]);
    pairs.push_back(high[i]);
  }
  Attr attr = dense_attr(Aval{DType::Long, {static_cast<int64_t>(low.size()), 2}}, pairs);
  attr.name = name;
  return attr;
}

Attr precision_attr(Precision precision) {
  const char* name = "DEFAULT";
  switch (precision) {
    case Precision::kDefault: break;
    case Precision::kHigh: name = "HIGH"; break;
    case Precision::kHighest: name = "HIGHEST"; break;
  }
  const std::string one = "#stablehlo<precision " + std::string(name) + ">";
  return {"precision_config", "[" + one + ", " + one + "]"};
}

std::string list_text(std::span<const int64_t> values) { return "[" + join(values, i64_text) + "]"; }

std::string quoted(std::string_view text) {
  std::string out = "\"";
  for (unsigned char c : text) {
    if (c == '"' || c == '\\' || c < 0x20 || c == 0x7f) {
      char escape[4];
      std::snprintf(escape, sizeof(escape), "\\%02X", c);
      out += escape;
    } else {
      out += static_cast<char>(c);
    }
  }
  return out + '"';
}

Attr dense_attr(const Aval& aval, Number number) {
  const std::string text = number_text(aval.dtype, number);
  return {"value", "dense<" + (aval.numel() > 0 ? text : "") + "> : " + type_text(aval)};
}

Attr dense_attr(const Aval& aval, std::span<const int64_t> values) { return dense_list(aval, values); }
Attr dense_attr(const Aval& aval, std::span<const double> values) { return dense_list(aval, values); }

Dims parse_i64s(std::string_view text) {
  Dims values;
  if (const size_t colon = text.find(": "); text.starts_with("array<")) {
    if (colon == std::string_view::npos) return values;
    text.remove_prefix(colon + 2);
  }
  while (!text.empty()) {
    int64_t value = 0;
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
    if (error != std::errc()) break;
    values.push_back(value);
    text.remove_prefix(end - text.data());
    if (!text.starts_with(", ")) break;
    text.remove_prefix(2);
  }
  return values;
}

}  // namespace torch_tpu::ir
