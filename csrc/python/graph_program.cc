#include "python/graph_program.h"

#include <ATen/core/Tensor.h>
#include <pybind11/stl.h>
#include <torch/csrc/autograd/python_variable.h>
#include <torch/csrc/utils/pybind.h>

#include "eager/graph_program.h"
#include "python/graph_calls.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

using eager::ArgKind;
using eager::GraphProgram;
using eager::GraphReturn;
using eager::ReturnSpec;

// What an input of a graph is. A written one is a tensor. An int or float is in the key, unless it is a number, which is a parameter of the program.
eager::CallSchema::Arg input(const std::string& kind) {
  if (kind == "tensor") return {.kind = ArgKind::kTensor};
  if (kind == "written") return {.kind = ArgKind::kTensor, .written = true};
  if (kind == "int") return {.kind = ArgKind::kInt};
  if (kind == "float") return {.kind = ArgKind::kFloat};
  if (kind == "bool") return {.kind = ArgKind::kBool};
  if (kind == "number") return {.kind = ArgKind::kNumber};
  TORCH_CHECK_VALUE(kind == "ignored", "a graph's input is no ", kind);
  return {.kind = ArgKind::kOption};
}

c10::IValue to_ivalue(PyObject* object) {
  if (THPVariable_Check(object)) return THPVariable_Unpack(object);
  if (PyBool_Check(object)) return object == Py_True;
  if (PyLong_Check(object)) return py::cast<int64_t>(object);
  if (PyFloat_Check(object)) return PyFloat_AS_DOUBLE(object);
  TORCH_CHECK_TYPE(object == Py_None, "a graph takes tensors and numbers, not ", Py_TYPE(object)->tp_name);
  return {};
}

py::object to_python(const c10::IValue& value) {
  if (value.isTensor()) return py::reinterpret_steal<py::object>(THPVariable_Wrap(value.toTensor()));
  if (value.isInt()) return py::cast(value.toInt());
  if (value.isBool()) return py::cast(value.toBool());
  if (value.isDouble()) return py::cast(value.toDouble());
  return py::none();
}

// Dropped with the GIL held, wherever the last owner dies.
std::shared_ptr<py::object> with_gil(py::object object) {
  return {new py::object(std::move(object)), [](py::object* owned) {
    if (!Py_IsInitialized()) return;
    py::gil_scoped_acquire gil;
    delete owned;
  }};
}

// callback(inputs, calls) walks the graph and gives (returns, writes, asks, made). An exception of Python's passes through as it is.
eager::LowerGraph lower_by(py::object callback, std::vector<bool> used) {
  return [kept = with_gil(std::move(callback)), used = std::move(used)](lowering::Builder& b, const lowering::Args& a) {
    py::gil_scoped_acquire gil;
    GraphCalls calls(&b, &a, a.rng_state);
    const py::tuple result = (*kept)(calls.arguments(used), py::cast(&calls, py::return_value_policy::reference));
    eager::GraphResults results;
    for (const py::handle& item : result[0]) results.returns.push_back(item.cast<GraphReturn>());
    for (const py::handle& item : result[1]) {
      const auto [argument, value] = item.cast<std::pair<int32_t, ir::Value>>();
      results.writes.emplace_back(argument, value);
    }
    results.random_blocks = calls.random_blocks();
    const auto told = [](py::object function) {
      return [kept = with_gil(std::move(function))] {
        py::gil_scoped_acquire gil;
        (*kept)();
      };
    };
    results.asks = told(result[2]);
    results.made = told(result[3]);
    return results;
  };
}

py::list to_list(const std::vector<c10::IValue>& values) {
  py::list list(values.size());
  for (size_t i = 0; i < values.size(); ++i) PyList_SET_ITEM(list.ptr(), static_cast<Py_ssize_t>(i), to_python(values[i]).release().ptr());
  return list;
}

// The graph as a callable. If a node turns out to have no lowering, `divide` takes over, for good: it takes and returns what this does.
struct CompiledGraph {
  GraphProgram program;
  std::vector<c10::IValue> captured;   // constants of the graph: inputs after those of the call
  py::object divide;
  bool divided = false;

  // inputs: a list, which is emptied, or a tuple.
  py::object call(const py::handle& inputs) {
    const auto given = static_cast<size_t>(PySequence_Fast_GET_SIZE(inputs.ptr()));
    std::vector<c10::IValue> values;
    values.reserve(given + captured.size());
    for (size_t i = 0; i < given; ++i) values.push_back(to_ivalue(PySequence_Fast_GET_ITEM(inputs.ptr(), static_cast<Py_ssize_t>(i))));
    if (PyList_Check(inputs.ptr())) PyList_SetSlice(inputs.ptr(), 0, static_cast<Py_ssize_t>(given), nullptr);
    if (divided) return divide(to_list(values));
    values.insert(values.end(), captured.begin(), captured.end());
    std::vector<c10::IValue> results;
    try {
      py::gil_scoped_release release;
      results = program.run(values);
    } catch (py::error_already_set& error) {
      if (divide.is_none() || !error.matches(PyExc_NotImplementedError)) throw;
      divide = divide(error.value());
      divided = true;
      values.resize(given);
    }
    return divided ? divide(to_list(values)) : to_list(results);
  }
};

// What is known of a program: where it came from, and what a file of it needs.
py::dict describe(const GraphProgram& graph, const eager::Signature& signature) {
  py::dict d;
  std::optional<runtime::Program::Use> use;
  if (signature.program) use.emplace(*signature.program);
  const bool there = use && *use;
  if (there) {
    const auto made = signature.program->made();
    d["origin"] = signature.program->name() != graph.name() ? "memory" : made.from_disk ? "disk" : "compiled";
    d["seconds"] = made.seconds;
  }
  d["stablehlo"] = signature.text;
  if (!signature.located_text.empty()) d["located_stablehlo"] = signature.located_text;
  d["bucket"] = std::any_of(signature.params.begin(), signature.params.end(), [](const auto& source) { return source.kind == eager::ParamSource::Kind::kSize; });
  if (there && !signature.text.empty()) {   // asked for in detail
    const pjrt::Executable& executable = signature.program->executable();
    if (auto memory = executable.memory(); memory.ok())
      d["memory"] = py::dict(py::arg("argument") = memory->argument_bytes, py::arg("output") = memory->output_bytes, py::arg("temp") = memory->temp_bytes,
                             py::arg("alias") = memory->alias_bytes, py::arg("total") = memory->total_bytes());
    if (auto program = executable.optimized_program(); program.ok()) d["hlo"] = py::bytes(program.value());
  }
  py::list parameters, outputs;
  for (const auto& source : signature.params)
    parameters.append(source.kind == eager::ParamSource::Kind::kTensor ? py::cast(source.index) : py::none());  // None: no tensor as it is
  for (const auto& out : signature.outputs)
    outputs.append(py::dict(py::arg("written") = out.written, py::arg("dtype") = out.buffer.dtype, py::arg("sizes") = std::vector<int64_t>(out.sizes.begin(), out.sizes.end()),
                            py::arg("strides") = std::vector<int64_t>(out.strides.begin(), out.strides.end())));
  py::list returns;
  for (const ReturnSpec& spec : signature.returns) {
    if (spec.kind == ReturnSpec::Kind::kOutput) returns.append(py::make_tuple("output", spec.index));
    else if (spec.kind == ReturnSpec::Kind::kArgument) returns.append(py::make_tuple("argument", spec.index));
    else if (spec.kind == ReturnSpec::Kind::kConstant) returns.append(py::make_tuple("constant", to_python(spec.value)));
    else {
      const eager::ViewSpec& view = signature.views[static_cast<size_t>(spec.index)];
      returns.append(py::make_tuple(view.of_argument ? "view of argument" : "view of output", view.base, std::vector<int64_t>(view.sizes.begin(), view.sizes.end()),
                                    std::vector<int64_t>(view.strides.begin(), view.strides.end()), view.offset));
    }
  }
  d["returns"] = returns;
  d["parameters"] = parameters;
  d["outputs"] = outputs;
  return d;
}

using Ints = std::vector<int64_t>;

void bind_returns(py::module_& m) {
  py::class_<GraphReturn>(m, "GraphReturn", "One item that a graph returns. Strides and offsets count elements.")
      .def_static("tensor", [](const ir::Value& value, c10::ScalarType dtype, const Ints& sizes, const Ints& strides) {
        GraphReturn r{.kind = ReturnSpec::Kind::kOutput, .value = value, .dtype = dtype};
        r.sizes.assign(sizes.begin(), sizes.end());
        r.strides.assign(strides.begin(), strides.end());
        return r;
      }, py::arg("value"), py::arg("dtype"), py::arg("sizes"), py::arg("strides"))
      .def_static("argument", [](int32_t index) { return GraphReturn{.kind = ReturnSpec::Kind::kArgument, .argument = index}; }, py::arg("index"))
      .def_static("view", [](int32_t base, bool of_argument, c10::ScalarType dtype, const Ints& sizes, const Ints& strides, int64_t offset) {
        GraphReturn r{.kind = ReturnSpec::Kind::kView};
        r.view = {of_argument, base, dtype, Shape(sizes.begin(), sizes.end()), {strides.begin(), strides.end()}, offset};
        return r;
      }, py::arg("base"), py::arg("of_argument"), py::arg("dtype"), py::arg("sizes"), py::arg("strides"), py::arg("offset"))
      .def_static("constant", [](const py::object& value) {
        return GraphReturn{.kind = ReturnSpec::Kind::kConstant, .constant = to_ivalue(value.ptr())};
      }, py::arg("value"));
}

}  // namespace

void bind_graph_program(py::module_& m) {
  bind_returns(m);
  py::class_<CompiledGraph>(m, "CompiledGraph", "A compiled graph: takes its inputs as a list, which it empties, and returns a list.")
      .def(py::init([](std::string name, const std::vector<std::string>& inputs, std::vector<bool> used, int device, const py::list& captured, py::object lower,
                       py::object divide, std::optional<std::vector<int64_t>> buckets) {
             std::vector<eager::CallSchema::Arg> args;
             for (const std::string& kind : inputs) (args.push_back(input(kind)), args.back().name = std::to_string(args.size() - 1));
             std::vector<c10::IValue> constants;
             for (const py::handle& item : captured) constants.push_back(to_ivalue(item.ptr()));
             std::optional<eager::BucketPolicy> policy;
             if (buckets) policy = {*std::move(buckets), /*asked=*/true};
             return new CompiledGraph{GraphProgram(std::move(name), std::move(args), device, lower_by(std::move(lower), std::move(used)), std::move(policy)), std::move(constants),
                                      std::move(divide)};
           }),
           py::arg("name"), py::arg("inputs"), py::arg("used"), py::arg("device"), py::arg("captured"), py::arg("lower"), py::arg("divide") = py::none(),
           py::arg("buckets") = py::none(),
           "inputs: what each is. used: which of them the graph reads. device: where its results are if no input is a tensor.\n"
           "captured: constants of the graph, its last inputs.\n"
           "lower(inputs, calls): walks the graph; gives (GraphReturns, [(input, Value)] for what it writes, asks, made): asks() is called before\n"
           "a program is asked for, and may raise, made() when all is known.\n"
           "divide(error): called once if lower raises NotImplementedError; gives what to call instead.\n"
           "buckets: sizes of buffers for programs that serve many sizes, ascending; []: a few an octave; None: each size has its program.")
      .def("__call__", [](CompiledGraph& graph, const py::list& inputs) { return graph.call(inputs); }, py::arg("inputs"))
      .def("direct", [](CompiledGraph& graph, const py::args& inputs) { return graph.call(inputs); }, "The same for inputs given one by one.")
      .def("lower", [](const CompiledGraph& graph, const py::list& inputs) {
        std::vector<c10::IValue> values;
        for (const py::handle& input : inputs) values.push_back(to_ivalue(input.ptr()));
        values.insert(values.end(), graph.captured.begin(), graph.captured.end());
        py::gil_scoped_release release;
        const eager::SignaturePtr signature = graph.program.lower(values);
        py::gil_scoped_acquire acquire;
        return describe(graph.program, *signature);
      }, py::arg("inputs"), "What programs() would say of the program for these inputs. Nothing is compiled.")
      .def_property_readonly("name", [](const CompiledGraph& graph) { return graph.program.name(); })
      .def("keep_texts", [](CompiledGraph& graph) { graph.program.keep_texts(); })
      .def("programs", [](const CompiledGraph& graph) {
        py::list list;
        for (const auto& signature : graph.program.signatures()) list.append(describe(graph.program, *signature));
        return list;
      }, "What was made so far, in order: origin (memory, disk, compiled), seconds, stablehlo, parameters (which input each is), outputs, returns.")
      .def_property_readonly_static("_boxed_call", [](const py::object&) { return true; });
}

}  // namespace torch_tpu::python
