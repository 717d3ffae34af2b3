#include "python/aot.h"

#include <pybind11/stl.h>

#include <memory>
#include <vector>

#include "base/settings.h"
#include "base/throw.h"
#include "pjrt/topology.h"
#include "runtime/compile_cache.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

// A named topology of one plugin, opened once: libtpu takes seconds to start.
class AotTopology {
 public:
  AotTopology(const std::string& plugin_path, const std::string& name)
      : topology_(std::make_unique<pjrt::Topology>(value_or_throw(pjrt::Topology::create(value_or_throw(pjrt::load_plugin(plugin_path)), name)))) {}

  py::dict compile(const std::string& stablehlo, bool allow_excess_precision, int64_t partitions, bool serialize, const std::vector<bool>& free_results) const {
    pjrt::CompileOptions options = runtime::options_for(topology_->platform_name(), allow_excess_precision);
    options.num_partitions = partitions;
    if (partitions > 1) options.portable = false;
    options.free_results.assign(free_results.begin(), free_results.end());
    auto compiled = [&] {
      py::gil_scoped_release release;
      return value_or_throw(topology_->compile(stablehlo, options, serialize));
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
    if (serialize) d["serialized"] = py::bytes(compiled.serialized);
    return d;
  }

  std::string store(const std::string& folder, const std::string& stablehlo, bool allow_excess_precision, const std::string& serialized) const {
    py::gil_scoped_release release;
    runtime::DiskCache cache(folder, topology_->fingerprint(), settings::integer("TORCH_TPU_CACHE_SIZE_MB") << 20, settings::flag("TORCH_TPU_CACHE_TRUST_SHARED"));
    const Hash128 key = runtime::cache_key(stablehlo, runtime::options_for(topology_->platform_name(), allow_excess_precision));
    cache.store(key, stablehlo, serialized);
    TORCH_CHECK(cache.load(key, stablehlo) == serialized, "the program could not be stored in ", folder);
    return cache.path_of(key);
  }

  const pjrt::Topology& topology() const { return *topology_; }

 private:
  std::unique_ptr<pjrt::Topology> topology_;
};

}  // namespace

void bind_aot(py::module_& m) {
  py::class_<AotTopology>(m, "AotTopology", "A chip topology to compile for, with no such chip present.")
      .def(py::init<const std::string&, const std::string&>(), py::arg("plugin_path"), py::arg("name"))
      .def_property_readonly("num_devices", [](const AotTopology& t) { return t.topology().num_devices(); })
      .def_property_readonly("device_kind", [](const AotTopology& t) { return t.topology().device_kind(); })
      .def_property_readonly("fingerprint", [](const AotTopology& t) { return t.topology().fingerprint(); })
      .def("compile", &AotTopology::compile, py::arg("stablehlo"), py::arg("allow_excess_precision") = false, py::arg("partitions") = 1, py::arg("serialize") = false,
           py::arg("free_results") = std::vector<bool>(),
           "What the compiler says of one StableHLO program. Sizes in bytes. optimized_hlo: for torch_tpu._hlo_proto.")
      .def("store", &AotTopology::store, py::arg("folder"), py::arg("stablehlo"), py::arg("allow_excess_precision"), py::arg("serialized"),
           "Puts a compiled program into a compile cache folder, as a machine with this plugin would; gives its file.");
}

}  // namespace torch_tpu::python
