#include "python/aot.h"

#include <memory>

#include "base/throw.h"
#include "pjrt/topology.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

// A named topology of one plugin, opened once: libtpu allows one at a time and takes seconds to start.
class AotTopology {
 public:
  AotTopology(const std::string& plugin_path, const std::string& name)
      : topology_(std::make_unique<pjrt::Topology>(value_or_throw(pjrt::Topology::create(value_or_throw(pjrt::load_plugin(plugin_path)), name)))) {}

  py::dict compile(const std::string& stablehlo, bool allow_excess_precision) const {
    auto compiled = [&] {
      py::gil_scoped_release release;
      return value_or_throw(topology_->compile(stablehlo, allow_excess_precision));
    }();
    py::dict d;
    d["compile_seconds"] = compiled.compile_s;
    d["flops"] = compiled.cost.flops;
    d["bytes_accessed"] = compiled.cost.bytes_accessed;
    d["optimal_seconds"] = compiled.cost.optimal_seconds;
    d["argument_bytes"] = compiled.memory.argument_bytes;
    d["output_bytes"] = compiled.memory.output_bytes;
    d["temp_bytes"] = compiled.memory.temp_bytes;
    d["alias_bytes"] = compiled.memory.alias_bytes;
    d["code_bytes"] = compiled.memory.code_bytes;
    d["optimized_hlo"] = py::bytes(compiled.optimized);
    return d;
  }

 private:
  std::unique_ptr<pjrt::Topology> topology_;
};

}  // namespace

void bind_aot(py::module_& m) {
  py::class_<AotTopology>(m, "AotTopology", "A chip topology to compile for, with no such chip present.")
      .def(py::init<const std::string&, const std::string&>(), py::arg("plugin_path"), py::arg("name"))
      .def("compile", &AotTopology::compile, py::arg("stablehlo"), py::arg("allow_excess_precision") = false,
           "What the compiler says of one StableHLO program. Sizes in bytes. optimized_hlo: for torch_tpu._hlo_proto.");
}

}  // namespace torch_tpu::python
