#include "python/graph_calls.h"

#include <ATen/core/Tensor.h>
#include <pybind11/complex.h>
#include <pybind11/stl.h>
#include <torch/csrc/jit/python/pybind_utils.h>
#include <torch/csrc/utils/pybind.h>

#include "eager/lower_call.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

using lowering::Arg;
using lowering::ArgValue;
using lowering::TensorArg;

c10::Scalar scalar(const py::handle& object) { return torch::jit::toIValue(object, c10::NumberType::get()).toScalar(); }

// A number that is a parameter of the program, on its way through Python.
struct RuntimeNumber {
  lowering::NumberArg number;
};

std::vector<ir::Value> as_vector(const ir::Values& values) { return {values.begin(), values.end()}; }

struct ToPython {
  py::object operator()(const lowering::None&) const { return py::none(); }
  py::object operator()(const TensorArg& t) const { return py::cast(t.read(t.aval.dtype)); }
  py::object operator()(const std::vector<std::optional<TensorArg>>& list) const {
    py::list out;
    for (const auto& t : list) out.append(t ? (*this)(*t) : py::none());
    return out;
  }
  py::object operator()(const lowering::NumberArg& n) const {
    if (!n.fixed) return py::cast(RuntimeNumber{n});
    return std::visit([](auto v) -> py::object {
      if constexpr (std::is_same_v<decltype(v), c10::complex<double>>) return py::cast(std::complex<double>(v.real(), v.imag()));
      else return py::cast(v);
    }, n.number);
  }
  py::object operator()(const std::vector<lowering::NumberArg>& list) const {
    py::list out;
    for (const auto& n : list) out.append((*this)(n));
    return out;
  }
  template <typename T>
  py::object operator()(const T& v) const { return py::cast(v); }
};

}  // namespace

std::vector<py::object> GraphCalls::call(const std::string& op, const py::dict& arguments, const std::vector<py::object>& dtypes, const py::object& random_state,
                                         const std::vector<std::string>& strided) {
  const lowering::RuleData* rule = lowering::find_rule(op);
  TORCH_CHECK_NOT_IMPLEMENTED(rule, op, " has no lowering");
  const size_t dot = op.find('.');
  const auto handle = c10::Dispatcher::singleton().findSchemaOrThrow(op.substr(0, dot).c_str(), dot == std::string::npos ? "" : op.substr(dot + 1).c_str());
  const eager::CallSchema schema(handle.schema(), rule, /*numbers_static=*/false);
  std::vector<Arg> args;
  for (size_t i = 0; i < schema.args.size(); ++i) {
    const c10::Argument& declared = handle.schema().arguments()[i];
    const py::str name(declared.name());
    if (arguments.contains(name)) args.push_back({declared.name(), convert(schema.args[i], declared, arguments[name])});
    else if (declared.default_value() && !declared.default_value()->isNone()) args.push_back({declared.name(), convert_default(schema.args[i], *declared.default_value())});
    else args.push_back({declared.name(), lowering::None{}});
    if (auto* given = std::get_if<TensorArg>(&args.back().value)) given->contiguous = std::find(strided.begin(), strided.end(), declared.name()) == strided.end();
  }
  lowering::Args call(op, std::move(args), around_->ambient(), builder_);
  if (rule->is_random) {
    TORCH_CHECK_NOT_IMPLEMENTED(rng_state_, op, " draws random numbers inside a decomposition");
    if (random_state.is_none()) call.rng_state = [this] { return state_now(); };
    else call.rng_state = [this, state = random_state.cast<ir::Value>()] { return builder_->bitcast_convert(builder_->reshape(state, {2, 8}), DType::UInt64); };
  }
  builder_->graph().set_location(line_.empty() ? op : op + '@' + line_);
  lowering::Results results = rule->lower(*builder_, call);
  if (random_state.is_none()) random_blocks_ += static_cast<uint64_t>(call.random_blocks());
  std::vector<py::object> out;
  for (size_t i = 0; i < results.size(); ++i) {
    if (results[i] && i < dtypes.size() && !dtypes[i].is_none()) results[i] = builder_->convert(results[i], dtypes[i].cast<c10::ScalarType>());
    out.push_back(results[i] ? py::cast(results[i]) : py::none());
  }
  return out;
}

ir::Value GraphCalls::state_now() {
  const ir::Value start = rng_state_();
  if (random_blocks_ == 0) return start;
  const int64_t moved[2] = {0, static_cast<int64_t>(random_blocks_)};
  return builder_->add(start, builder_->constant_array(DType::UInt64, std::span<const int64_t>(moved), {2}));
}

ir::Value GraphCalls::random_state() {
  TORCH_CHECK_NOT_IMPLEMENTED(rng_state_, "random state inside a decomposition");
  return builder_->reshape(builder_->bitcast_convert(state_now(), DType::Byte), {16});
}

ir::Value GraphCalls::constant(c10::ScalarType dtype, const py::list& numbers, const std::vector<int64_t>& sizes) {
  const Shape shape(sizes);
  if (numbers.size() <= 1) {
    const c10::Scalar number = numbers.empty() ? c10::Scalar(0) : scalar(numbers[0]);
    return std::visit([&](auto v) { return builder_->constant(dtype, ir::Number(v), shape); }, eager::number_of(number));
  }
  if (is_complex(dtype)) {
    const auto part = [&](const char* name) {
      py::list parts;
      for (const py::handle& number : numbers) parts.append(number.attr(name));
      return constant(real_dtype(dtype), parts, sizes);
    };
    return builder_->complex(part("real"), part("imag"));
  }
  if (is_float(dtype)) return builder_->constant_array(dtype, std::span<const double>(numbers.cast<std::vector<double>>()), shape);
  return builder_->constant_array(dtype, std::span<const int64_t>(numbers.cast<std::vector<int64_t>>()), shape);
}

TensorArg GraphCalls::tensor(const py::handle& object) {
  if (py::isinstance<ir::Value>(object)) {
    const auto value = object.cast<ir::Value>();
    return {value.aval(), false, false, [value](DType) { return value; }};
  }
  // A Python number where a tensor is declared: PyTorch wraps it.
  const lowering::NumberArg wrapped = number(object);
  return {{lowering::default_dtype_of(wrapped.number), {}}, true, true, wrapped.read};
}

lowering::NumberArg GraphCalls::number(const py::handle& object) {
  if (py::isinstance<RuntimeNumber>(object)) return object.cast<RuntimeNumber>().number;
  return constant_number(scalar(object));
}

lowering::NumberArg GraphCalls::constant_number(const c10::Scalar& scalar) {
  const lowering::Number n = eager::number_of(scalar);
  return {n, true, [this, n](DType dtype) { return std::visit([&](auto v) { return builder_->constant(dtype, ir::Number(v)); }, n); }};
}

ArgValue GraphCalls::convert(const eager::CallSchema::Arg& arg, const c10::Argument& declared, const py::handle& object) {
  if (object.is_none()) return lowering::None{};
  switch (arg.kind) {
    case eager::ArgKind::kTensor: return tensor(object);
    case eager::ArgKind::kTensorList: {
      std::vector<std::optional<TensorArg>> list;
      for (const py::handle& item : object) list.push_back(item.is_none() ? std::nullopt : std::optional(tensor(item)));
      return list;
    }
    case eager::ArgKind::kNumber: return number(object);
    case eager::ArgKind::kNumberList: {
      std::vector<lowering::NumberArg> list;
      for (const py::handle& item : object) list.push_back(number(item));
      return list;
    }
    case eager::ArgKind::kGenerator:
    case eager::ArgKind::kOption: return lowering::None{};
    default: return eager::plain_argument(arg, torch::jit::toIValue(object, declared.type()));
  }
}

ArgValue GraphCalls::convert_default(const eager::CallSchema::Arg& arg, const c10::IValue& value) {
  if (arg.kind == eager::ArgKind::kNumber) return constant_number(value.toScalar());
  return eager::plain_argument(arg, value);
}

py::list GraphCalls::arguments(const std::vector<bool>& wanted) const {
  py::list list;
  for (size_t i = 0; i < around_->all().size(); ++i)
    list.append(wanted.at(i) ? std::visit(ToPython{}, around_->all()[i].value) : py::none());
  return list;
}

lowering::Results lower_through(const py::object& callback, const std::string& op, lowering::Builder& b, const lowering::Args& a) {
  py::gil_scoped_acquire gil;
  GraphCalls calls(&b, &a);
  py::dict arguments;
  for (const Arg& arg : a.all()) arguments[arg.name.c_str()] = std::visit(ToPython{}, arg.value);
  try {
    const py::object returned = callback(op, arguments, py::cast(&calls, py::return_value_policy::reference));
    lowering::Values values;
    for (const py::handle& item : returned) values.push_back(item.is_none() ? ir::Value() : item.cast<ir::Value>());
    return values;
  } catch (py::error_already_set& e) {
    TORCH_CHECK_NOT_IMPLEMENTED(!e.matches(PyExc_NotImplementedError), std::string(py::str(e.value())));
    throw;
  }
}

void bind_graph_calls(py::module_& m) {
  py::class_<ir::Value>(m, "Value", "One value of the program being built. Valid during its lowering only.")
      .def_property_readonly("dtype", [](const ir::Value& v) { return v.dtype(); })
      .def_property_readonly("shape", [](const ir::Value& v) { return std::vector<int64_t>(v.shape().begin(), v.shape().end()); });
  py::class_<RuntimeNumber>(m, "Number", "A number that is a parameter of the program. Valid during its lowering only.");
  py::class_<GraphFunction>(m, "GraphFunction", "A part of the program that it runs several times. Valid during its lowering only.");
  py::class_<GraphCalls>(m, "GraphCalls", "The program being built, for the FX walker.")
      .def("call", &GraphCalls::call, py::arg("op"), py::arg("arguments"), py::arg("dtypes"), py::arg("random_state") = py::none(),
           py::arg("strided") = std::vector<std::string>())
      .def("at", &GraphCalls::at, py::arg("line"))
      .def("random_state", &GraphCalls::random_state)
      .def("cond", [](GraphCalls& calls, const ir::Value& pred, const std::vector<ir::Value>& captured, const py::object& on_true, const py::object& on_false) {
        return as_vector(calls.cond(pred, {captured.begin(), captured.end()}, on_true, on_false));
      })
      .def("while_loop", [](GraphCalls& calls, const std::vector<ir::Value>& inits, const py::object& condition, const py::object& body) {
        return as_vector(calls.while_loop({inits.begin(), inits.end()}, condition, body));
      })
      .def("scan", [](GraphCalls& calls, const std::vector<ir::Value>& init, const std::vector<ir::Value>& xs, const std::vector<ir::Value>& captured,
                      int64_t length, const std::vector<std::pair<c10::ScalarType, std::vector<int64_t>>>& stacked, const py::object& step) {
        std::vector<Aval> avals;
        for (const auto& [dtype, sizes] : stacked) avals.push_back({dtype, Shape(sizes.begin(), sizes.end())});
        return as_vector(calls.scan({init.begin(), init.end()}, {xs.begin(), xs.end()}, {captured.begin(), captured.end()}, length, avals, step));
      })
      .def("function", [](const GraphCalls& calls, const std::vector<ir::Value>& like, const py::object& body) {
        return calls.function({like.begin(), like.end()}, body);
      }, py::arg("like"), py::arg("body"))
      .def("call_function", [](GraphCalls& calls, const GraphFunction& function, const std::vector<ir::Value>& operands) {
        return as_vector(calls.call_function(function, {operands.begin(), operands.end()}));
      }, py::arg("function"), py::arg("operands"))
      .def("constant", &GraphCalls::constant, py::arg("dtype"), py::arg("numbers"), py::arg("shape"));
  m.def("has_rule", [](const std::string& op) { return lowering::find_rule(op) != nullptr; });
  // The arguments of `op` whose numbers may be parameters of the program: its rule never looks at their values.
  m.def("runtime_arguments", [](const std::string& op) {
    std::vector<std::string> names;
    const lowering::RuleData* rule = lowering::find_rule(op);
    if (!rule) return names;
    const size_t dot = op.find('.');
    const auto handle = c10::Dispatcher::singleton().findSchemaOrThrow(op.substr(0, dot).c_str(), dot == std::string::npos ? "" : op.substr(dot + 1).c_str());
    const eager::CallSchema schema(handle.schema(), rule, /*numbers_static=*/false);
    for (const auto& arg : schema.args)
      if (arg.kind == eager::ArgKind::kTensor || (arg.kind == eager::ArgKind::kNumber && !rule->count && (!arg.fixed || !arg.fixed->values.empty()))) names.push_back(arg.name);
    return names;
  });
  m.def("rule_is_random", [](const std::string& op) {
    const lowering::RuleData* rule = lowering::find_rule(op);
    return rule && rule->is_random;
  });
  m.def("rule_names", [] {
    std::vector<std::string> names;
    for (const auto& rule : lowering::all_rules()) names.insert(names.end(), rule->names.begin(), rule->names.end());
    return names;
  });
}

}  // namespace torch_tpu::python
