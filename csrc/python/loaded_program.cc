#include "python/loaded_program.h"

#include <ATen/core/Tensor.h>
#include <pybind11/stl.h>
#include <torch/csrc/utils/pybind.h>

#include "eager/launch.h"
#include "runtime/device.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

using Ints = std::vector<int64_t>;

std::vector<eager::CallSchema::Arg> tensor_arguments(size_t count) {
  std::vector<eager::CallSchema::Arg> args;
  for (size_t i = 0; i < count; ++i) args.push_back({.name = std::to_string(i), .kind = eager::ArgKind::kTensor});
  return args;
}

class LoadedProgram {
 public:
  // inputs: {dtype, sizes} of each parameter. outputs: {dtype, sizes, strides} of each result, whose buffer is dense in that order.
  LoadedProgram(const std::string& name, std::string text, const std::vector<std::pair<c10::ScalarType, Ints>>& inputs,
                const std::vector<std::tuple<c10::ScalarType, Ints, Ints>>& outputs)
      : schema_(name, tensor_arguments(inputs.size())) {
    for (const auto& [dtype, sizes] : inputs) {
      signature_.params.push_back({eager::ParamSource::Kind::kTensor, static_cast<int32_t>(inputs_.size())});
      inputs_.push_back({dtype, Shape(sizes.begin(), sizes.end())});
    }
    for (const auto& [dtype, sizes, strides] : outputs) {
      eager::OutputSpec spec;
      spec.sizes.assign(sizes.begin(), sizes.end());
      spec.strides.assign(strides.begin(), strides.end());
      ir::Dims order;
      spec.buffer = {dtype, spec.sizes};
      if (spec.buffer.numel() > 0 && runtime::dense_order({sizes.data(), sizes.size()}, {strides.data(), strides.size()}, &order))
        for (size_t i = 0; i < order.size(); ++i) spec.buffer.shape[i] = spec.sizes[static_cast<size_t>(order[i])];
      signature_.outputs.push_back(std::move(spec));
    }
    signature_.program = runtime::Runtime::get().compile_cache().get(std::move(text), {}, name, /*allow_excess_precision=*/false, "");
  }

  // Contiguous tensors of the device, of the dtypes and sizes given above.
  std::vector<at::Tensor> run(const std::vector<at::Tensor>& tensors) const {
    TORCH_CHECK(tensors.size() == inputs_.size(), schema_.name, " takes ", inputs_.size(), " tensors, not ", tensors.size());
    const std::vector<c10::IValue> values(tensors.begin(), tensors.end());
    while (true) {
      eager::Call call(schema_, values, eager::current_ambient());
      for (size_t i = 0; i < inputs_.size(); ++i) {
        const eager::TensorRef& ref = call.tensors[i];
        const Aval found{tensors[i].scalar_type(), Shape(tensors[i].sizes().begin(), tensors[i].sizes().end())};
        TORCH_CHECK(found == inputs_[i], schema_.name, ": input ", i, " is ", found.to_string(), "; the file was made for ", inputs_[i].to_string());
        TORCH_CHECK(ref.array && ref.form < 0 && !ref.conj && !ref.neg, schema_.name, ": input ", i, " must be a contiguous tensor with memory of its own");
      }
      std::optional<eager::Prepared> prepared = eager::prepare(call, signature_);
      if (!prepared) continue;
      eager::start(std::move(prepared->launch), call.device, schema_.name);
      return {prepared->made.begin(), prepared->made.end()};
    }
  }

 private:
  const eager::CallSchema schema_;
  std::vector<Aval> inputs_;
  eager::Signature signature_;
};

}  // namespace

void bind_loaded_program(py::module_& m) {
  py::class_<LoadedProgram>(m, "LoadedProgram", "A StableHLO program from a file.")
      .def(py::init<const std::string&, std::string, const std::vector<std::pair<c10::ScalarType, Ints>>&,
                    const std::vector<std::tuple<c10::ScalarType, Ints, Ints>>&>(),
           py::arg("name"), py::arg("text"), py::arg("inputs"), py::arg("outputs"))
      .def("run", &LoadedProgram::run, py::arg("tensors"), py::call_guard<py::gil_scoped_release>());
}

}  // namespace torch_tpu::python
