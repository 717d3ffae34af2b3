// _foreach_* ops: one program over whole lists. Item i is lowered by the rule of the op that it stands for (aten::add.Tensor
// for _foreach_add.List), called with item i of every list, so that both forms always agree. Scalars stay parameters.
#include <vector>

#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

// Where an argument of the item's op comes from.
struct Source {
  enum class Kind {
    kTensors,   // item i of the Tensor[] `from`
    kTensor,    // the Tensor `from`, for every item
    kNumbers,   // item i of the Scalar[] `from`
    kNumber,    // the Scalar `from`, for every item
    kDType,     // the ScalarType? `from`
    kOne,       // the number 1, which the foreach overload lacks
  };
  Kind kind;
  const char* from;
  const char* to;   // its name in the item's op
};
using Kind = Source::Kind;

Number number_of(DType type, double value) {
  if (is_bool(type)) return value != 0;
  if (is_complex(type)) return c10::complex<double>(value);
  return is_float(type) ? Number(value) : Number(static_cast<int64_t>(value));
}

// A number whose value only the program knows: rules look at its type alone.
NumberArg runtime_number(DType type, std::function<Value(DType)> read) { return {number_of(type, 0), /*fixed=*/false, std::move(read)}; }

TensorArg known_tensor(const Value& value) {
  return {value.aval(), false, false, [value](DType) { return value; }};
}

// `list`: the values of a kTensors source.
ArgValue argument(const Args& a, const Source& source, size_t item, const Values& list) {
  const std::string_view from = source.from;
  switch (source.kind) {
    case Kind::kTensors: return known_tensor(list[item]);
    case Kind::kTensor: return TensorArg{a.aval(from), false, /*on_host=*/true, [&a, from](DType dtype) { return a.as(from, dtype); }};
    case Kind::kNumbers: return runtime_number(a.number_type_at(from, item), [&a, from, item](DType dtype) { return a.value_at(from, item, dtype); });
    case Kind::kNumber: {
      NumberArg number = runtime_number(a.number_type(from), [&a, from](DType dtype) { return a.value(from, dtype); });
      if (const auto value = a.fixed_value(from)) {
        number.fixed = true;
        number.number = number_of(a.number_type(from), *value);
      }
      return number;
    }
    case Kind::kDType: return a.has(from) ? ArgValue(*a.dtype(from)) : ArgValue(None{});
    case Kind::kOne: return NumberArg{int64_t{1}, /*fixed=*/true, [&a](DType dtype) { return a.builder().constant(dtype, int64_t{1}); }};
  }
  TORCH_INTERNAL_ASSERT(false);
}

Lower for_each(std::string op, std::vector<Source> sources) {
  return [=](Builder& b, const Args& a) -> Results {
    const RuleData* rule = find_rule(op);
    TORCH_CHECK_NOT_IMPLEMENTED(rule, a.op(), ": ", op, " has no lowering");
    std::vector<Values> lists(sources.size());
    size_t count = 0;
    for (size_t s = 0; s < sources.size(); ++s) {
      if (sources[s].kind != Kind::kTensors) continue;
      lists[s] = a.tensors(sources[s].from);
      count = lists[s].size();
    }
    Values results;
    for (size_t i = 0; i < count; ++i) {
      std::vector<Arg> args;
      for (size_t s = 0; s < sources.size(); ++s) args.push_back({sources[s].to, argument(a, sources[s], i, lists[s])});
      results.push_back(rule->lower(b, Args(op, std::move(args), a.ambient(), &b))[0]);
    }
    return results;
  };
}

Rule foreach_rule(const std::string& name, const std::string& op, std::vector<Source> sources) {
  return Rule({("aten::_foreach_" + name).c_str()}, for_each("aten::" + op, std::move(sources)));
}

const Source kSelf{Kind::kTensors, "self", "self"};

std::vector<Rule> unary_rules() {
  std::vector<Rule> rules;
  for (const char* op : {"abs", "acos", "asin", "atan", "ceil", "cos", "cosh", "erf", "erfc", "exp", "expm1", "floor", "frac", "lgamma", "log",
                         "log10", "log1p", "log2", "max", "neg", "reciprocal", "round", "rsqrt", "sigmoid", "sign", "sin", "sinh", "sqrt",
                         "tan", "tanh", "trunc", "zero"})
    rules.push_back(foreach_rule(op, op, {kSelf}));
  return rules;
}

// Two operands: a list, one number, a list of numbers, and for some one tensor.
std::vector<Rule> binary_rules() {
  struct Family {
    const char* name;
    const char* op;
    const char* second;   // the name of the op's second operand
    bool tensor;
    bool alpha;
  };
  const Family families[] = {
      {"add", "add.Tensor", "other", true, true},       {"sub", "sub.Tensor", "other", false, true},
      {"mul", "mul.Tensor", "other", true, false},      {"div", "div.Tensor", "other", true, false},
      {"maximum", "maximum", "other", false, false},    {"minimum", "minimum", "other", false, false},
      {"clamp_min", "clamp_min", "min", false, false},  {"clamp_max", "clamp_max", "max", false, false},
  };
  std::vector<Rule> rules;
  for (const Family& f : families) {
    const auto add = [&](const char* overload, Source second, bool has_alpha) {
      std::vector<Source> sources{kSelf, second};
      if (f.alpha) sources.push_back({has_alpha ? Kind::kNumber : Kind::kOne, "alpha", "alpha"});
      rules.push_back(foreach_rule(f.name + std::string(overload), f.op, sources));
      if (has_alpha) rules.back().fixed("alpha", {1});
    };
    add(".List", {Kind::kTensors, "other", f.second}, f.alpha);
    add(".Scalar", {Kind::kNumber, "scalar", f.second}, false);
    add(".ScalarList", {Kind::kNumbers, "scalars", f.second}, false);
    if (f.tensor) add(".Tensor", {Kind::kTensor, "other", f.second}, f.alpha);
  }
  return rules;
}

std::vector<Rule> power_rules() {
  std::vector<Rule> rules{
      foreach_rule("pow.List", "pow.Tensor_Tensor", {kSelf, {Kind::kTensors, "exponent", "exponent"}}),
      foreach_rule("pow.Scalar", "pow.Tensor_Scalar", {kSelf, {Kind::kNumber, "exponent", "exponent"}}),
      foreach_rule("pow.ScalarList", "pow.Tensor_Scalar", {kSelf, {Kind::kNumbers, "exponent", "exponent"}}),
      foreach_rule("pow.ScalarAndTensor", "pow.Scalar", {{Kind::kNumber, "self", "self"}, {Kind::kTensors, "exponent", "exponent"}}),
  };
  rules[1].fixed("exponent", {2, 3, 0.5, -0.5, -1, -2});
  return rules;
}

std::vector<Rule> ternary_rules() {
  std::vector<Rule> rules;
  for (const char* op : {"addcmul", "addcdiv"}) {
    const Source first{Kind::kTensors, "tensor1", "tensor1"}, second{Kind::kTensors, "tensor2", "tensor2"};
    rules.push_back(foreach_rule(op + std::string(".Scalar"), op, {kSelf, first, second, {Kind::kNumber, "value", "value"}}).fixed("value", {1}));
    rules.push_back(foreach_rule(op + std::string(".ScalarList"), op, {kSelf, first, second, {Kind::kNumbers, "scalars", "value"}}));
  }
  const Source end{Kind::kTensors, "tensors1", "end"};
  rules.push_back(foreach_rule("lerp.List", "lerp.Tensor", {kSelf, end, {Kind::kTensors, "weights", "weight"}}));
  rules.push_back(foreach_rule("lerp.Scalar", "lerp.Scalar", {kSelf, end, {Kind::kNumber, "weight", "weight"}}));
  rules.push_back(foreach_rule("lerp.ScalarList", "lerp.Scalar", {kSelf, end, {Kind::kNumbers, "weight", "weight"}}));
  return rules;
}

const std::vector<Rule> kUnary = unary_rules(), kBinary = binary_rules(), kPower = power_rules(), kTernary = ternary_rules();

const Rule norm = foreach_rule("norm.Scalar", "linalg_vector_norm", {kSelf, {Kind::kNumber, "ord", "ord"}, {Kind::kDType, "dtype", "dtype"}}).fixed("ord");
const Rule mm = foreach_rule("mm", "mm", {kSelf, {Kind::kTensors, "mat2", "mat2"}});

// In eager, a copy shares the source's buffer; only a compiled graph needs a value.
const Rule clone = Rule({"aten::_foreach_clone"}, [](Builder&, const Args& a) -> Results { return a.tensors("self"); }).view();
const Rule copy = Rule({"aten::_foreach_copy"}, [](Builder& b, const Args& a) -> Results {
                    const Values self = a.tensors("self");
                    Values copies = a.tensors("src");
                    for (size_t i = 0; i < copies.size(); ++i) copies[i] = b.broadcast_to(b.convert(copies[i], self[i].dtype()), self[i].shape());
                    return copies;
                  }).view();

}  // namespace
}  // namespace torch_tpu::lowering
