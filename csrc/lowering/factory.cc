// Tensors made of numbers: filled, counted, spaced. A rule for a `size` or a `_like` is for compiled graphs only (.view()):
// in eager PyTorch makes the empty tensor itself and calls fill_. The caller converts a result to the dtype that the schema
// or PyTorch's default says, so a rule may return what is handiest.
#include <cmath>

#include "lowering/indexing.h"

namespace torch_tpu::lowering {
namespace {

// The dtype that a factory makes of these numbers when none is asked for.
DType default_for(const Args& a, DType number) {
  if (is_float(number)) return a.ambient().default_dtype;
  return is_complex(number) ? c10::toComplexType(a.ambient().default_dtype) : number;
}

Shape shape_arg(const Args& a, std::string_view name) {
  const Dims sizes = a.integers(name);
  return Shape(sizes.begin(), sizes.end());
}

// --- filled

const Rule fill{{"aten::fill.Scalar", "aten::fill.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const Aval& self = a.aval("self");
  return b.broadcast_to(a.as("value", self.dtype), self.shape);
}};
const Rule prims_fill = Rule({"prims::fill"}, [](Builder& b, const Args& a) -> Results {
                          return b.broadcast_to(a.value("value", a.dtype_of("self")), a.aval("self").shape);
                        }).view();

const Rule zero{{"aten::zero"}, [](Builder& b, const Args& a) -> Results {
  return b.constant(a.dtype_of("self"), int64_t{0}, a.aval("self").shape);
}};

// What uninitialised memory holds is ours to say: zeros.
Lower filled_size(const char* size, int64_t number) {
  return [size, number](Builder& b, const Args& a) -> Results {
    const DType own = a.has("self") ? a.dtype_of("self") : a.ambient().default_dtype;
    return b.constant(a.dtype("dtype").value_or(own), number, shape_arg(a, size));
  };
}
const Rule zeros = Rule({"aten::zeros", "aten::empty.memory_format", "aten::empty_strided", "aten::empty_permuted", "aten::new_zeros",
                         "aten::new_empty", "aten::new_empty_strided"}, filled_size("size", 0)).view();
const Rule prims_empty = Rule({"prims::empty", "prims::empty_strided", "prims::empty_permuted"}, filled_size("shape", 0)).view();
const Rule ones = Rule({"aten::ones", "aten::new_ones"}, filled_size("size", 1)).view();

Lower filled_like(int64_t number) {
  return [number](Builder& b, const Args& a) -> Results {
    return b.constant(a.dtype("dtype").value_or(a.dtype_of("self")), number, a.aval("self").shape);
  };
}
const Rule zeros_like = Rule({"aten::zeros_like", "aten::empty_like"}, filled_like(0)).view();
const Rule ones_like = Rule({"aten::ones_like"}, filled_like(1)).view();

// `template_name`: the tensor that gives dtype and shape, unless the schema names them.
Results full_of(Builder& b, const Args& a, const char* template_name, const Shape& shape) {
  const DType own = a.has(template_name) ? a.dtype_of(template_name) : default_for(a, a.number_type("fill_value"));
  return b.broadcast_to(a.value("fill_value", a.dtype("dtype").value_or(own)), shape);
}
const Rule full = Rule({"aten::full", "aten::new_full"}, [](Builder& b, const Args& a) -> Results {
                    return full_of(b, a, "self", shape_arg(a, "size"));
                  }).view();
const Rule full_like = Rule({"aten::full_like"}, [](Builder& b, const Args& a) -> Results {
                         return full_of(b, a, "self", a.aval("self").shape);
                       }).view();
const Rule prims_full = Rule({"prims::full"}, [](Builder& b, const Args& a) -> Results {
                          return full_of(b, a, "self", shape_arg(a, "shape"));
                        }).view();
const Rule prims_full_like = Rule({"prims::full_like"}, [](Builder& b, const Args& a) -> Results {
                               return full_of(b, a, "a", a.aval("a").shape);
                             }).view();
const Rule scalar_tensor = Rule({"aten::scalar_tensor", "prims::scalar_tensor"}, [](Builder&, const Args& a) -> Results {
                             return a.value("s", a.dtype("dtype").value_or(default_for(a, a.number_type("s"))));
                           }).view();

// --- counted

template <typename T>
T to(const Number& n) {
  if (const auto* z = std::get_if<c10::complex<double>>(&n)) return static_cast<T>(z->real());
  return std::visit([](auto v) { if constexpr (std::is_arithmetic_v<decltype(v)>) return static_cast<T>(v); else return T(); }, n);
}
int64_t whole(const Number& n) { return to<int64_t>(n); }
double real_of(const Number& n) { return to<double>(n); }

// How many numbers arange or range gives. `exact`: all of them are whole and exact in float32.
struct Span {
  int64_t count;   // negative: CPU refuses these bounds
  bool exact;
};

Span span_of(const NumberOf& number, DType dtype, bool with_end) {
  const Number start = number("start").value_or(int64_t{0}), end = *number("end"), step = number("step").value_or(int64_t{1});
  const double from = real_of(start), until = real_of(end), by = real_of(step);
  const double count = (until - from) / by;
  if (by == 0 || !std::isfinite(count) || !std::isfinite(by) || count < 0 || count >= 0x1p60) return {-1, false};
  constexpr double kExact = 1 << 24;
  const bool exact = from == std::floor(from) && by == std::floor(by) && std::abs(from) <= kExact && std::abs(until) + std::abs(by) <= kExact;
  if (with_end) return {static_cast<int64_t>(count) + 1, exact};
  const bool whole_numbers = dtype == DType::Undefined ? !is_float(default_dtype_of(start)) && !is_float(default_dtype_of(end)) && !is_float(default_dtype_of(step)) : dtype == DType::Long;
  if (!whole_numbers) return {static_cast<int64_t>(std::ceil(count)), exact};
  const int64_t whole_step = whole(step);  // exact past 2^53
  if (whole_step == 0) return {-1, false};
  return {(whole(end) - whole(start) + whole_step - (whole_step > 0 ? 1 : -1)) / whole_step, exact};
}

Count counting(bool with_end) {
  return [with_end](const NumberOf& number, DType dtype) {
    const Span span = span_of(number, dtype, with_end);
    return span.count * 2 + span.exact;
  };
}

// start + step * i for i < count. CPU computes in int64 or double and rounds once.
Value progression(Builder& b, const Args& a, int64_t count, bool exact, DType dtype) {
  const DType computed = is_integer(dtype) ? DType::Long : exact && dtype != DType::Double ? DType::Float : DType::Double;
  Value x = b.iota(computed, {count}, 0);
  if (a.has("step")) x = b.multiply(x, a.value("step", computed));
  return a.has("start") ? b.add(x, a.value("start", computed)) : x;
}

// How many there are is in the key; the numbers themselves are parameters.
Lower spanning(bool with_end) {
  return [with_end](Builder& b, const Args& a) -> Results {
    const std::optional<DType> asked = a.dtype("dtype");
    const Span span = span_of([&](std::string_view name) { return a.counted_number(name); }, asked.value_or(DType::Undefined), with_end);
    TORCH_CHECK(span.count >= 0, "upper bound and lower bound inconsistent with step sign");
    bool integers = !with_end;
    for (const char* name : {"start", "end", "step"}) integers = integers && !(a.has(name) && is_float(a.number_type(name)));
    return progression(b, a, span.count, span.exact, asked.value_or(integers ? DType::Long : a.ambient().default_dtype));
  };
}

const Rule arange = Rule({"aten::arange", "aten::arange.start", "aten::arange.start_step"}, spanning(false)).counted(counting(false));
// Unlike arange, it includes its end.
const Rule range = Rule({"aten::range", "aten::range.step"}, spanning(true)).counted(counting(true));

const Rule prims_iota = Rule({"prims::iota"}, [](Builder& b, const Args& a) -> Results {
                          const Value i = b.iota(DType::Long, {a.integer("length")}, 0);
                          return b.convert(b.add(b.multiply(i, a.integer("step")), a.integer("start")), *a.dtype("dtype"));
                        }).view();

// --- spaced

// `count` points from start to end, counted from the nearer one, as on CPU. Scalars or 0-d tensors, of the dtype `given`
// first (integers lose their fractions there) and then of `computed`.
Value spaced(Builder& b, const Args& a, DType given, DType computed) {
  const int64_t count = a.integer("steps");
  const Value start = b.convert(a.as("start", given), computed), end = b.convert(a.as("end", given), computed);
  if (count < 2) return b.broadcast_to(start, {count});
  const Value step = b.divide(b.subtract(end, start), static_cast<double>(count - 1));
  const Value i = b.iota(real_dtype(computed), {count}, 0), left = b.subtract(b.constant_like(i, count - 1), i);
  const Value up = b.add(start, b.multiply(step, b.convert(i, computed)));
  const Value down = b.subtract(end, b.multiply(step, b.convert(left, computed)));
  return b.select(b.compare(i, static_cast<double>(count / 2), ir::Compare::kLt), up, down);
}

DType spaced_dtype(const Args& a) {
  const bool complex = is_complex(a.result_type({"start", "end"}));
  return a.dtype("dtype").value_or(complex ? c10::toComplexType(a.ambient().default_dtype) : a.ambient().default_dtype);
}

const Rule linspace{{"aten::linspace", "aten::linspace.Tensor_Tensor", "aten::linspace.Tensor_Scalar", "aten::linspace.Scalar_Tensor"},
                    [](Builder& b, const Args& a) -> Results {
  const DType dtype = spaced_dtype(a);
  return spaced(b, a, dtype, is_integer(dtype) ? DType::Double : compute_dtype(dtype));
}};

const Rule logspace = Rule({"aten::logspace", "aten::logspace.Tensor_Tensor", "aten::logspace.Tensor_Scalar", "aten::logspace.Scalar_Tensor"},
                           [](Builder& b, const Args& a) -> Results {
  const DType dtype = spaced_dtype(a);
  const Value exponents = spaced(b, a, dtype, is_complex(dtype) ? compute_dtype(dtype) : DType::Double);
  return b.power(a.value("base", exponents.dtype()), exponents);
}).runtime("base");

// --- matrices

const Rule eye{{"aten::eye", "aten::eye.m"}, [](Builder& b, const Args& a) -> Results {
  const Shape shape{a.integer("n"), a.integer_or("m", a.integer("n"))};
  return b.compare(b.iota(DType::Int, shape, 0), b.iota(DType::Int, shape, 1), ir::Compare::kEq);
}};

}  // namespace
}  // namespace torch_tpu::lowering
