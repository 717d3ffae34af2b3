#include "eager/number_check.h"

#include <cmath>
#include <limits>
#include <string_view>
#include <unordered_map>

#include <ATen/core/Tensor.h>

#include "eager/lower_call.h"
#include "eager/meta.h"

namespace torch_tpu::eager {
namespace {

using lowering::Number;
using lowering::NumberOf;

double real_of(const Number& n) {
  if (const auto* z = std::get_if<c10::complex<double>>(&n)) return z->real();
  return std::visit([](auto v) { if constexpr (std::is_arithmetic_v<decltype(v)>) return static_cast<double>(v); else return 0.0; }, n);
}

double get(const NumberOf& number, const char* name, double otherwise) {
  const auto n = number(name);
  return n ? real_of(*n) : otherwise;
}

// The largest finite number of the dtype, as a double (of i64 and u64 the next power of two).
double largest(DType dtype) {
  switch (dtype) {
    case DType::Half: return 65504;
    case DType::BFloat16: return std::numeric_limits<float>::max();
    case DType::Float: case DType::ComplexFloat: return std::numeric_limits<float>::max();
    default:
      if (!is_integer(dtype)) return std::numeric_limits<double>::max();
      return std::ldexp(1.0, 8 * dtype_info(dtype).size_bytes - (is_unsigned(dtype) ? 0 : 1)) - (dtype_info(dtype).size_bytes < 8);
  }
}

// Whether every dtype conversion of CPU's takes it. Negative numbers do not fit unsigned dtypes here; CPU wraps some of them.
bool fits(const c10::Scalar& n, DType dtype) {
  if (is_complex(dtype) || dtype == DType::Bool) return true;
  if (n.isComplex()) return false;
  if (is_float(dtype)) {
    const double value = n.isFloatingPoint() ? n.toDouble() : n.isBoolean() ? 0.0 : static_cast<double>(n.toLong());
    return !std::isfinite(value) || std::abs(value) <= largest(dtype);
  }
  if (n.isBoolean()) return true;
  if (n.isFloatingPoint()) return n.toDouble() >= (is_unsigned(dtype) ? 0 : -largest(dtype) - 1) && n.toDouble() < largest(dtype) + 1;
  if (dtype == DType::Long) return true;
  const auto value = static_cast<double>(n.toLong());
  return value >= (is_unsigned(dtype) ? 0 : -largest(dtype) - 1) && value <= largest(dtype);
}

bool zero_divisor(const NumberOf& number, DType dtype) {
  const auto other = number("other");
  if (!other || !is_integer(dtype) || std::holds_alternative<double>(*other) || std::holds_alternative<c10::complex<double>>(*other)) return false;
  const int64_t mask = dtype_info(dtype).size_bytes < 8 ? (int64_t{1} << 8 * dtype_info(dtype).size_bytes) - 1 : -1;
  const auto* whole = std::get_if<int64_t>(&*other);
  return whole ? (*whole & mask) == 0 : !std::get<bool>(*other);
}

bool negative_exponent(const NumberOf& number, DType dtype) {
  const auto exponent = number("exponent");
  return (is_integer(dtype) || dtype == DType::Bool) && exponent && std::holds_alternative<int64_t>(*exponent) && std::get<int64_t>(*exponent) < 0;
}

bool outside_of_dtype(const NumberOf& number, DType dtype) {
  const double from = get(number, "from", 0), last = get(number, "to", from + 1) - 1, most = dtype == DType::Bool ? 1 : largest(dtype);
  return !(from <= last) || std::abs(from) > most || std::abs(last) > most || (is_unsigned(dtype) && from < 0);
}

// By the name of the op, without the final "_" of an in-place form.
const std::unordered_map<std::string_view, NumberCheck::Suspects>& table() {
  static const std::unordered_map<std::string_view, NumberCheck::Suspects> kTable = {
      {"uniform", [](const NumberOf& n, DType d) { const double from = get(n, "from", 0), to = get(n, "to", 1);
                                                    return !(from <= to && to - from <= largest(d) && std::abs(from) <= largest(d) && std::abs(to) <= largest(d)); }},
      {"normal", [](const NumberOf& n, DType) { return !(get(n, "std", 1) >= 0); }},
      {"log_normal", [](const NumberOf& n, DType) { return !(get(n, "std", 1) > 0); }},
      {"exponential", [](const NumberOf& n, DType) { return !(get(n, "lambd", 1) > 0); }},
      {"geometric", [](const NumberOf& n, DType) { const double p = get(n, "p", 0.5); return !(p > 0 && p < 1); }},
      {"cauchy", [](const NumberOf& n, DType) { return !(get(n, "sigma", 1) > 0); }},
      {"bernoulli", [](const NumberOf& n, DType) { const double p = get(n, "p", 0.5); return !(p >= 0 && p <= 1); }},
      {"random", outside_of_dtype},
      {"renorm", [](const NumberOf& n, DType) { return !(get(n, "p", 1) > 0 && get(n, "maxnorm", 0) >= 0); }},
      {"smooth_l1_loss", [](const NumberOf& n, DType) { return !(get(n, "beta", 1) >= 0); }},
      {"huber_loss", [](const NumberOf& n, DType) { return !(get(n, "delta", 1) > 0); }},
      {"histc", [](const NumberOf& n, DType) { return !(std::isfinite(get(n, "min", 0)) && std::isfinite(get(n, "max", 0)) && get(n, "min", 0) <= get(n, "max", 0)); }},
      {"pow", negative_exponent},
      {"_foreach_pow", negative_exponent},
      {"remainder", zero_divisor},
      {"fmod", zero_divisor},
      {"floor_divide", zero_divisor},
      {"div", zero_divisor},
  };
  return kTable;
}

NumberCheck::Suspects find(const c10::FunctionSchema& schema) {
  std::string_view base(schema.name());
  base.remove_prefix(base.find("::") + 2);
  if (base.ends_with("_functional")) base.remove_suffix(sizeof("_functional") - 1);
  if (base.ends_with('_')) base.remove_suffix(1);
  const auto it = table().find(base);
  return it == table().end() ? nullptr : it->second;
}

}  // namespace

NumberCheck::NumberCheck(const c10::FunctionSchema& schema) : suspects_(find(schema)) {}

bool NumberCheck::suspects(const Call& call) const {
  DType dtype = DType::Undefined;
  for (const TensorRef& ref : call.tensors)
    if (ref.slot) {
      dtype = ref.tensor->scalar_type();
      break;
    }
  const auto number = [&](std::string_view name) -> std::optional<Number> {
    for (size_t i = 0; i < call.schema.args.size(); ++i) {
      if (call.schema.args[i].name != name) continue;
      const c10::IValue& value = call.arguments[i];
      if (value.isScalar()) return number_of(value.toScalar());
      if (value.isTensor() && value.toTensor().defined() && value.toTensor().is_cpu() && value.toTensor().dim() == 0) return number_of(host_number(value.toTensor()));
    }
    return std::nullopt;
  };
  return suspects_(number, dtype);
}

void NumberCheck::run(const c10::OperatorHandle& op, const Call& call, const Signature& signature) const {
  bool suspicious = suspects_ && suspects(call);
  for (const ParamSource& source : signature.params) {
    if (source.kind != ParamSource::Kind::kNumber && source.kind != ParamSource::Kind::kHostScalar) continue;
    // A result in half precision is computed in float32: the number must fit the result.
    const DType result = signature.outputs.empty() ? source.dtype : signature.outputs[0].buffer.dtype;
    const c10::Scalar number = source.kind == ParamSource::Kind::kNumber ? number_argument(call, source.index, source.item) : host_number(*call.tensors[static_cast<size_t>(source.index)].tensor);
    suspicious = suspicious || !fits(number, is_float(source.dtype) && is_low_precision(result) ? result : source.dtype);
  }
  if (suspicious) raise_for_numbers(op, call.arguments);
}

void NumberCheck::run(const c10::OperatorHandle& op, const Call& call) const {
  bool suspicious = suspects_ && suspects(call);
  DType dtype = DType::Undefined;
  for (const TensorRef& ref : call.tensors)
    if (ref.slot && dtype == DType::Undefined) dtype = ref.tensor->scalar_type();
  if (dtype == DType::Undefined) return;
  for (size_t i = 0; i < call.schema.args.size(); ++i) {
    if (call.schema.args[i].kind != ArgKind::kNumber && call.schema.args[i].kind != ArgKind::kNumberList) continue;
    const c10::IValue& value = call.arguments[i];
    if (value.isScalar()) suspicious = suspicious || !fits(value.toScalar(), dtype);
    else if (value.isList())
      for (const c10::IValue& item : value.toListRef()) suspicious = suspicious || !fits(item.toScalar(), dtype);
  }
  if (suspicious) raise_for_numbers(op, call.arguments);
}

}  // namespace torch_tpu::eager
