#include "lowering/args.h"

#include <algorithm>

#include <c10/util/Exception.h>

namespace torch_tpu::lowering {
namespace {

template <typename... Ts>
struct Overloaded : Ts... {
  using Ts::operator()...;
};

// PyTorch's promotion categories, in order.
int category(DType d) { return is_complex(d) ? 3 : is_float(d) ? 2 : is_bool(d) ? 0 : 1; }

// ATen's combine_categories: the higher priority's dtype wins unless the lower one is of a higher category.
DType combine(DType higher, DType lower) {
  if (higher == DType::Undefined) return lower;
  if (lower == DType::Undefined || category(higher) >= category(lower)) return higher;
  return c10::promoteTypes(higher, lower);
}

DType promote(DType a, DType b) { return a == DType::Undefined ? b : c10::promoteTypes(a, b); }

}  // namespace

DType default_dtype_of(const Number& number) {
  return std::visit(Overloaded{[](bool) { return DType::Bool; }, [](int64_t) { return DType::Long; },
                               [](double) { return DType::Double; }, [](c10::complex<double>) { return DType::ComplexDouble; }},
                    number);
}

uint64_t Ambient::key() const {
  return static_cast<uint64_t>(default_dtype) | static_cast<uint64_t>(matmul_precision) << 8 |
         static_cast<uint64_t>(deterministic) << 16 | static_cast<uint64_t>(allow_excess_precision) << 17 |
         static_cast<uint64_t>(size_buckets) << 18 | static_cast<uint64_t>(cpu_platform) << 19;
}

Args::Args(std::string op, std::vector<Arg> args, Ambient ambient, Builder* builder)
    : op_(std::move(op)), args_(std::move(args)), ambient_(ambient), builder_(builder) {}

const ArgValue* Args::find(std::string_view name) const {
  for (const Arg& arg : args_)
    if (arg.name == name) return &arg.value;
  return nullptr;
}

const ArgValue& Args::get(std::string_view name) const {
  const ArgValue* value = find(name);
  TORCH_INTERNAL_ASSERT(value, "the rule of ", op_, " asks for an argument that its schema lacks: ", name);
  return *value;
}

bool Args::has(std::string_view name) const {
  const ArgValue* value = find(name);
  return value && !std::holds_alternative<None>(*value);
}

namespace {

template <typename T>
const T& expect(const ArgValue& value, const std::string& op, std::string_view name, const char* kind) {
  const T* found = std::get_if<T>(&value);
  TORCH_INTERNAL_ASSERT(found, "the rule of ", op, " reads argument ", name, " as ", kind, ", which it is not");
  return *found;
}

}  // namespace

// --- tensors

Value Args::tensor(std::string_view name) const {
  const TensorArg& t = expect<TensorArg>(get(name), op_, name, "a tensor");
  return t.read(t.aval.dtype);
}

Value Args::optional_tensor(std::string_view name) const { return has(name) ? tensor(name) : Value(); }

Values Args::tensors(std::string_view name) const { return optional_tensors(name); }

Values Args::optional_tensors(std::string_view name) const {
  Values values;
  for (const auto& t : expect<std::vector<std::optional<TensorArg>>>(get(name), op_, name, "a list of tensors"))
    values.push_back(t ? t->read(t->aval.dtype) : Value());
  return values;
}

const Aval& Args::aval(std::string_view name) const { return expect<TensorArg>(get(name), op_, name, "a tensor").aval; }

bool Args::contiguous(std::string_view name) const { return expect<TensorArg>(get(name), op_, name, "a tensor").contiguous; }

const Aval& Args::aval_at(std::string_view name, size_t i) const {
  return expect<std::vector<std::optional<TensorArg>>>(get(name), op_, name, "a list of tensors").at(i)->aval;
}

size_t Args::count(std::string_view name) const {
  const ArgValue& value = get(name);
  if (const auto* numbers = std::get_if<std::vector<NumberArg>>(&value)) return numbers->size();
  return expect<std::vector<std::optional<TensorArg>>>(value, op_, name, "a list").size();
}

DType Args::result_type(std::initializer_list<std::string_view> names) const {
  DType with_dims = DType::Undefined, zero_dim = DType::Undefined, wrapped = DType::Undefined;
  const auto add_number = [&](DType d) {
    if (is_float(d)) d = ambient_.default_dtype;
    if (is_complex(d)) d = c10::toComplexType(ambient_.default_dtype);
    wrapped = promote(wrapped, d);
  };
  for (std::string_view name : names) {
    const ArgValue* value = find(name);
    if (!value) continue;
    if (const auto* t = std::get_if<TensorArg>(value)) {
      if (t->wrapped_number) add_number(t->aval.dtype);
      else if (t->aval.rank() == 0) zero_dim = promote(zero_dim, t->aval.dtype);
      else with_dims = promote(with_dims, t->aval.dtype);
    } else if (const auto* list = std::get_if<std::vector<std::optional<TensorArg>>>(value)) {
      for (const auto& item : *list)
        if (item) (item->aval.rank() == 0 ? zero_dim : with_dims) = promote(item->aval.rank() == 0 ? zero_dim : with_dims, item->aval.dtype);
    } else if (const auto* n = std::get_if<NumberArg>(value)) {
      add_number(default_dtype_of(n->number));
    } else if (std::holds_alternative<int64_t>(*value)) {
      add_number(DType::Long);
    } else if (std::holds_alternative<double>(*value)) {
      add_number(DType::Double);
    } else if (std::holds_alternative<bool>(*value)) {
      add_number(DType::Bool);
    }
  }
  return combine(with_dims, combine(zero_dim, wrapped));
}

DType Args::float_type(DType dtype) const {
  return is_float(dtype) || is_complex(dtype) ? dtype : ambient_.default_dtype;
}

Value Args::operand(std::string_view name, DType common) const {
  const DType computed = compute_dtype(common);
  const auto* t = std::get_if<TensorArg>(&get(name));
  const bool rounds = t && !t->on_host && !t->wrapped_number && computed != common && is_integer(t->aval.dtype);
  return rounds ? builder_->convert(as(name, common), computed) : as(name, computed);
}

Value Args::as(std::string_view name, DType dtype) const {
  if (const auto* t = std::get_if<TensorArg>(&get(name))) return builder_->convert(t->read(t->on_host ? dtype : t->aval.dtype), dtype);
  return value(name, dtype);
}

// --- numbers

Value Args::value(std::string_view name, DType dtype) const {
  return std::visit(
      Overloaded{[&](const NumberArg& n) { return n.read(dtype); },
                 [&](const TensorArg& t) { return builder_->convert(t.read(t.on_host ? dtype : t.aval.dtype), dtype); },
                 [&](bool v) { return builder_->constant(dtype, v); },
                 [&](int64_t v) { return builder_->constant(dtype, v); },
                 [&](double v) { return builder_->constant(dtype, v); },
                 [&](const auto&) -> Value {
                   TORCH_INTERNAL_ASSERT(false, "the rule of ", op_, " reads argument ", name, " as a number, which it is not");
                 }},
      get(name));
}

Value Args::value_at(std::string_view name, size_t i, DType dtype) const {
  return expect<std::vector<NumberArg>>(get(name), op_, name, "a list of numbers").at(i).read(dtype);
}

DType Args::number_type_at(std::string_view name, size_t i) const {
  return default_dtype_of(expect<std::vector<NumberArg>>(get(name), op_, name, "a list of numbers").at(i).number);
}

std::optional<double> Args::fixed_value(std::string_view name) const {
  const NumberArg& n = expect<NumberArg>(get(name), op_, name, "a number");
  if (!n.fixed) return std::nullopt;
  return std::visit(Overloaded{[](c10::complex<double> v) { return v.real(); }, [](auto v) { return static_cast<double>(v); }}, n.number);
}

bool Args::is(std::string_view name, double number) const {
  const auto value = fixed_value(name);
  return value && *value == number;
}

Number Args::number(std::string_view name) const {
  const NumberArg& n = expect<NumberArg>(get(name), op_, name, "a number");
  TORCH_INTERNAL_ASSERT(n.fixed, "the rule of ", op_, " looks at the value of ", name, " without declaring it fixed()");
  return n.number;
}

DType Args::number_type(std::string_view name) const {
  return default_dtype_of(expect<NumberArg>(get(name), op_, name, "a number").number);
}

std::optional<Number> Args::counted_number(std::string_view name) const {
  const ArgValue* value = find(name);
  const NumberArg* number = value ? std::get_if<NumberArg>(value) : nullptr;
  return number ? std::optional(number->number) : std::nullopt;
}

// --- static arguments

bool Args::boolean(std::string_view name) const { return expect<bool>(get(name), op_, name, "a bool"); }

int64_t Args::integer(std::string_view name) const { return expect<int64_t>(get(name), op_, name, "an int"); }

int64_t Args::integer_or(std::string_view name, int64_t otherwise) const { return has(name) ? integer(name) : otherwise; }

double Args::real(std::string_view name) const {
  const ArgValue& value = get(name);
  if (const auto* i = std::get_if<int64_t>(&value)) return static_cast<double>(*i);
  return expect<double>(value, op_, name, "a float");
}

double Args::real_or(std::string_view name, double otherwise) const { return has(name) ? real(name) : otherwise; }

std::string Args::string(std::string_view name) const { return expect<std::string>(get(name), op_, name, "a str"); }

std::string Args::string_or(std::string_view name, std::string_view otherwise) const {
  return has(name) ? string(name) : std::string(otherwise);
}

Dims Args::integers(std::string_view name) const {
  const ArgValue& value = get(name);
  if (std::holds_alternative<None>(value)) return {};
  if (const auto* one = std::get_if<int64_t>(&value)) return {*one};
  const auto& list = expect<std::vector<int64_t>>(value, op_, name, "a list of ints");
  return Dims(list.begin(), list.end());
}

std::vector<double> Args::reals(std::string_view name) const {
  if (!has(name)) return {};
  return expect<std::vector<double>>(get(name), op_, name, "a list of floats");
}

std::vector<bool> Args::booleans(std::string_view name) const {
  return expect<std::vector<bool>>(get(name), op_, name, "a list of bools");
}

std::optional<DType> Args::dtype(std::string_view name) const {
  if (!has(name)) return std::nullopt;
  return expect<DType>(get(name), op_, name, "a dtype");
}

int64_t wrap_dim(int64_t dim, int64_t rank) {
  const int64_t range = std::max<int64_t>(rank, 1);
  TORCH_CHECK_INDEX(dim >= -range && dim < range, "Dimension out of range (expected to be in range of [", -range, ", ", range - 1,
                    "], but got ", dim, ")");
  return dim < 0 ? dim + range : dim;
}

int64_t Args::dim(std::string_view name, int64_t rank) const { return wrap_dim(integer(name), rank); }

Dims Args::dims(std::string_view name, int64_t rank) const {
  Dims dims = has(name) ? integers(name) : Dims();
  if (dims.empty()) {
    for (int64_t i = 0; i < rank; ++i) dims.push_back(i);
    return dims;
  }
  for (int64_t& d : dims) d = wrap_dim(d, rank);
  if (rank == 0) return {};
  std::sort(dims.begin(), dims.end());
  return dims;
}

// --- random numbers

Value Args::random_bits(int64_t count) const {
  TORCH_INTERNAL_ASSERT(rng_state, "the rule of ", op_, " draws random numbers without being marked random()");
  Builder& b = *builder_;
  // Philox4x32-10: the state is {key, counter}; one counter step makes four u32. Each draw of one call starts where the
  // draw before it ended, so that they are independent.
  Value state = rng_state();
  if (random_blocks_ > 0) {
    const int64_t add[] = {0, random_blocks_};
    state = b.add(state, b.constant_array(DType::UInt64, std::span<const int64_t>(add), Shape{2}));
  }
  random_blocks_ += (count + 3) / 4;
  return b.rng_bit_generator_philox(state, DType::UInt32, Shape{count})[1];
}

}  // namespace torch_tpu::lowering
