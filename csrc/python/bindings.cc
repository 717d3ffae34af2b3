// The Python bindings: the one file that knows pybind11. Each function converts, calls C++ and converts back.

#include <algorithm>

#include <ATen/core/Tensor.h>
#include <pybind11/stl.h>
#include <torch/csrc/Exceptions.h>
#include <torch/csrc/utils/pybind.h>

#include "aten/register.h"
#include "base/settings.h"
#include "base/throw.h"
#include "eager/mode.h"
#include "eager/python_hooks.h"
#include "eager/random.h"
#include "eager/recorder.h"
#include "eager/slots.h"
#include "python/aot.h"
#include "python/bench.h"
#include "python/call_site.h"
#include "python/graph_calls.h"
#include "python/graph_program.h"
#include "python/loaded_program.h"
#include "runtime/device.h"
#include "runtime/memory_stats.h"
#include "runtime/metrics.h"

namespace py = pybind11;

namespace torch_tpu {
namespace {

using runtime::Runtime;
constexpr size_t kTracesShown = 20;
constexpr auto kType = c10::DeviceType::PrivateUse1;

c10::impl::VirtualGuardImpl guard() { return c10::impl::VirtualGuardImpl(kType); }

int index_or_current(int index) { return index < 0 ? guard().getDevice().index() : index; }

int checked_index(int index) { return Runtime::get().checked(index_or_current(index)); }

py::dict memory_stats(int index) {
  const runtime::MemoryStats& m = runtime::memory_stats(checked_index(index));
  py::dict stats;
  for (const char* kind : {"allocated_bytes", "reserved_bytes", "active_bytes"}) {
    const std::string prefix = std::string(kind) + ".all.";
    stats[(prefix + "current").c_str()] = m.current();
    stats[(prefix + "peak").c_str()] = m.peak();
    stats[(prefix + "allocated").c_str()] = m.total_allocated();
    stats[(prefix + "freed").c_str()] = m.total_freed();
  }
  stats["allocation.all.current"] = m.allocations() - m.frees();
  stats["allocation.all.allocated"] = m.allocations();
  stats["allocation.all.freed"] = m.frees();
  stats["num_ooms"] = m.ooms();
  return stats;
}

// Summed over the devices on which Fused was used.
py::dict fused_counts() {
  eager::Recorder::Counts sum;
  for (int i = 0; Runtime::started() && i < Runtime::get().device_count(); ++i) {
    if (!Runtime::get().executor(i).pending()) continue;
    const eager::Recorder::Counts counts = eager::Recorder::of(i).counts();
    sum.segments += counts.segments;
    sum.fused_segments += counts.fused_segments;
    sum.fused_ops += counts.fused_ops;
    sum.diverged += counts.diverged;
    sum.traces += counts.traces;
    sum.programs += counts.programs;
    sum.compiling += counts.compiling;
    for (const auto& [why, n] : counts.not_repeated) sum.not_repeated[why] += n;
    sum.known.insert(sum.known.end(), counts.known.begin(), counts.known.end());
  }
  std::sort(sum.known.begin(), sum.known.end(), [](const auto& a, const auto& b) { return a.seconds_saved > b.seconds_saved; });
  double saved = 0;
  for (const auto& trace : sum.known) saved += trace.seconds_saved;
  py::list best;
  for (const auto& trace : sum.known) {
    if (best.size() == kTracesShown) break;
    best.append(py::dict(py::arg("name") = trace.name, py::arg("sightings") = trace.sightings, py::arg("fused") = trace.fused, py::arg("seconds_saved") = trace.seconds_saved));
  }
  py::dict d;
  d["seconds_saved"] = saved;
  d["best_traces"] = best;
  d["not_repeated"] = sum.not_repeated;
  d["segments"] = sum.segments;
  d["fused_segments"] = sum.fused_segments;
  d["fused_ops"] = sum.fused_ops;
  d["diverged"] = sum.diverged;
  d["traces"] = sum.traces;
  d["programs"] = sum.programs;
  d["compiling"] = sum.compiling;
  return d;
}

py::dict metrics() {
  runtime::Metrics& m = runtime::metrics();
  py::dict d;
  d["programs_compiled"] = m.programs_compiled.load();
  d["programs_evicted"] = m.programs_evicted.load();
  d["programs_brought_back"] = m.programs_brought_back.load();
  d["cache_hits_memory"] = m.cache_hits_memory.load();
  d["cache_hits_disk"] = m.cache_hits_disk.load();
  d["compile_seconds"] = static_cast<double>(m.compile_ns()) * 1e-9;
  d["launches"] = m.launches.load();
  d["bytes_to_device"] = m.bytes_to_device.load();
  d["bytes_to_host"] = m.bytes_to_host.load();
  d["fused"] = fused_counts();
  std::lock_guard lock(m.mutex);
  py::dict fallbacks;
  for (const auto& [op, f] : m.fallbacks) {
    py::dict entry;
    entry["count"] = f.count;
    entry["lines"] = f.lines;
    fallbacks[op.c_str()] = entry;
  }
  d["fallbacks"] = fallbacks;
  d["decompositions"] = m.decompositions;
  d["host_reads"] = m.host_reads;
  d["size_buckets"] = py::dict(py::arg("programs") = m.bucket_programs.load(), py::arg("sizes") = m.bucket_sizes.load(), py::arg("refused") = m.bucket_refusals);
  return d;
}

py::dict cache_info() {
  py::dict d;
  const runtime::Metrics& m = runtime::metrics();
  d["requests"] = m.programs_compiled.load() + m.cache_hits_memory.load() + m.cache_hits_disk.load();
  d["hits"] = m.cache_hits_memory.load() + m.cache_hits_disk.load();
  d["entries"] = py::dict();
  d["directory"] = runtime::default_cache_folder();
  if (!Runtime::started()) return d;
  const runtime::CompileCache& cache = Runtime::get().compile_cache();
  d["programs_in_memory"] = cache.size();
  py::dict entries;
  for (const auto& [name, r] : cache.requests()) entries[name.c_str()] = py::dict(py::arg("requests") = r.requests, py::arg("hits") = r.hits);
  d["entries"] = entries;
  if (const runtime::DiskCache* disk = cache.disk()) {
    const auto info = disk->info();
    d["readable"] = info.readable;
    d["writable"] = info.writable;
    d["programs_on_disk"] = info.entries;
    d["size_bytes"] = info.size_bytes;
  }
  return d;
}

py::dict plugin_info() {
  Runtime& rt = Runtime::get();
  py::dict d;
  d["name"] = rt.client().plugin().name;
  d["path"] = rt.client().plugin().path;
  d["platform"] = rt.client().platform_name();
  d["platform_version"] = rt.client().platform_version();
  const pjrt::Capabilities& c = rt.client().capabilities();
  d["unsafe_pointer"] = c.unsafe_pointer;
  d["memory_stats"] = c.memory_stats;
  d["serialize"] = c.serialize;
  d["copy_between_devices"] = c.copy_between_devices;
  return d;
}

std::string device_name(int index) {
  Runtime& rt = Runtime::get();
  const std::string& kind = rt.device(checked_index(index)).kind;
  return rt.is_cpu() ? "TPU (XLA CPU)" : kind.rfind("TPU", 0) == 0 ? kind : "TPU " + kind;
}

py::list settings_list() {
  py::list list;
  for (const settings::Setting& s : settings::all())
    list.append(py::make_tuple(std::string(s.name), settings::text(s.name), std::string(s.default_value), std::string(s.doc)));
  return list;
}

void set_setting(const std::string& name, const std::string& value) {
  for (const settings::Setting& s : settings::all())
    if (s.name == name) return settings::set(name, value);
  TORCH_CHECK_VALUE(false, "there is no setting ", name, "; docs/settings.md lists them");
}

void set_python_callbacks(const py::kwargs& callbacks) {
  eager::PythonHooks& hooks = eager::python_hooks();
  for (const auto& [key, value] : callbacks) {
    const auto name = key.cast<std::string>();
    auto* callback = new py::object(py::reinterpret_borrow<py::object>(value));  // NOLINT: outlives the interpreter, which may be gone when C++ ends
    if (name == "has_decomposition") {
      hooks.has_decomposition = [callback](const std::string& op) {
        py::gil_scoped_acquire gil;
        return (*callback)(op).cast<bool>();
      };
    } else if (name == "lower_decomposition") {
      hooks.lower_decomposition = [callback](const std::string& op, lowering::Builder& b, const lowering::Args& a) {
        return python::lower_through(*callback, op, b, a);
      };
    } else if (name == "fused_begins") {
      hooks.fused_begins = [callback] {
        py::gil_scoped_acquire gil;
        (*callback)();
      };
    } else if (name == "warn") {
      hooks.warn = [callback](const std::string& text) {
        py::gil_scoped_acquire gil;
        (*callback)(text);
      };
    } else {
      TORCH_CHECK_VALUE(false, "no such callback: ", name);
    }
  }
}

// Whether `error` came out of Python with one of these types.
bool is_python_error(std::exception_ptr error, std::initializer_list<PyObject*> types) {
  py::gil_scoped_acquire gil;
  const auto matches = [&](PyObject* type) {
    return std::any_of(types.begin(), types.end(), [&](PyObject* expected) { return PyErr_GivenExceptionMatches(type, expected) != 0; });
  };
  try {
    std::rethrow_exception(error);
  } catch (python_error& e) {
    return matches(e.type);
  } catch (py::error_already_set& e) {
    return matches(e.type().ptr());
  } catch (...) {
    return false;
  }
}

}  // namespace
}  // namespace torch_tpu

PYBIND11_MODULE(_C, m) {
  using namespace torch_tpu;  // NOLINT: bindings only
  using release = py::call_guard<py::gil_scoped_release>;
  m.def("init", [] {
    static const bool once = [] {
      register_hooks();
      register_sparse();
      register_kernels();
      register_autocast();
      register_rms_norm();
      eager::PythonHooks& hooks = eager::python_hooks();
      hooks.current_line = &python::current_line;
      runtime::Executor::set_describe_caller(&python::current_line);
      hooks.is_not_implemented = [](std::exception_ptr error) { return is_python_error(error, {PyExc_NotImplementedError}); };
      hooks.is_interrupt = [](std::exception_ptr error) { return is_python_error(error, {PyExc_KeyboardInterrupt, PyExc_SystemExit}); };
      hooks.is_fault_of_kernel = [](std::exception_ptr error) {
        return is_python_error(error, {PyExc_AttributeError, PyExc_TypeError, PyExc_ZeroDivisionError, PyExc_KeyError});
      };
      return true;
    }();
    (void)once;
  });
  m.def("configure_plugin", &runtime::Runtime::set_default_plugin, py::arg("default_path"), py::arg("missing"), py::arg("refusal"));
  m.def("lazy_init", [] { runtime::Runtime::get(); }, release());
  m.def("is_initialized", [] { return runtime::Runtime::started() && !runtime::Runtime::in_bad_fork(); });
  m.def("is_in_bad_fork", &runtime::Runtime::in_bad_fork);
  m.def("drain", &runtime::Runtime::drain, release());
  m.def("device_count", [] { return static_cast<int>(guard().deviceCount()); }, release());
  m.def("current_device", [] { return static_cast<int>(guard().getDevice().index()); });
  m.def("set_device", [](int i) { guard().setDevice({kType, static_cast<c10::DeviceIndex>(i)}); });
  m.def("exchange_device", [](int i) { return static_cast<int>(guard().exchangeDevice({kType, static_cast<c10::DeviceIndex>(i)}).index()); });
  m.def("synchronize", [](int i) { if (runtime::Runtime::started()) runtime::Runtime::get().synchronize(checked_index(i)); }, py::arg("device") = -1, release());
  m.def("device_name", &device_name);
  m.def("device_kind", [](int i) { return runtime::Runtime::get().device(checked_index(i)).kind; });
  m.def("platform_name", [] { return runtime::Runtime::get().client().platform_name(); });
  m.def("plugin_info", &plugin_info);
  m.def("memory_stats", &torch_tpu::memory_stats);
  m.def("reset_peak_memory_stats", [](int i) { runtime::memory_stats(checked_index(i)).reset_peak(); });
  m.def("reset_accumulated_memory_stats", [](int i) { runtime::memory_stats(checked_index(i)).reset_accumulated(); });
  m.def("mem_get_info", [](int i) { return runtime::Runtime::get().memory_info(checked_index(i)); });
  m.def("empty_cache", [] {
    if (!runtime::Runtime::started()) return;
    for (int i = 0; i < runtime::Runtime::get().device_count(); ++i) runtime::Runtime::get().constants(i).clear();
  });
  m.def("default_generator", [](int i) { return eager::default_generator(index_or_current(i)); });
  m.def("manual_seed_all", [](uint64_t seed) { eager::manual_seed_all(seed); });
  m.def("metrics", &torch_tpu::metrics);
  m.def("reset_metrics", [] {
    runtime::metrics().reset();
    for (int i = 0; Runtime::started() && i < Runtime::get().device_count(); ++i)
      if (Runtime::get().executor(i).pending()) eager::Recorder::of(i).reset_counts();
  });
  m.def("cache_info", &cache_info);
  m.def("cache_files", [] { return Runtime::started() ? Runtime::get().compile_cache().files() : std::vector<std::string>(); }, release());
  m.def("settings", &settings_list);
  m.def("set_setting", &set_setting);
  m.def("eager_mode", [] { return static_cast<int>(eager::mode()); });
  m.def("set_eager_mode", [](int mode) {
    TORCH_CHECK_VALUE(mode >= 0 && mode <= 2, "eager mode ", mode, " does not exist: Strict is 0, Debug is 1, Fused is 2");
    eager::set_mode(static_cast<eager::Mode>(mode));
  });
  m.def("push_modes", [](int mode, int precision) {
    TORCH_CHECK_VALUE(mode >= -1 && mode <= 2, "eager mode ", mode, " does not exist: Strict is 0, Debug is 1, Fused is 2");
    eager::LocalModes modes;
    if (mode >= 0) modes.mode = static_cast<eager::Mode>(mode);
    if (precision >= 0) modes.matmul_precision = static_cast<ir::Precision>(precision);
    eager::push_local(modes);
  });
  m.def("pop_modes", &eager::pop_local);
  m.def("optimizer_steps", [](const at::Tensor& gradient) { throw_if_error(eager::Recorder::of(eager::slot_of(gradient).device()).begin_step()); }, release());
  m.def("end_segment_after", [](const at::Tensor& gradient) {
    const runtime::Slot& slot = eager::slot_of(gradient);
    if (const runtime::ArrayPtr array = slot.array()) eager::Recorder::of(slot.device()).end_after_release(array);
  }, release());
  m.def("allow_excess_precision", &eager::allow_excess_precision);
  m.def("set_allow_excess_precision", &eager::set_allow_excess_precision);
  m.def("size_buckets", &eager::size_buckets);
  m.def("set_size_buckets", &eager::set_size_buckets);
  m.def("lowers_for_chip", &eager::lowers_for_chip);
  m.def("set_lowers_for_chip", &eager::set_lowers_for_chip, "Whether rules take their forms for chips on the CPU plugin too.");
  m.def("live_handles", [] {
    py::dict d;
    d["buffers"] = pjrt::live_handles().buffers.load();
    d["events"] = pjrt::live_handles().events.load();
    d["executables"] = pjrt::live_handles().executables.load();
    return d;
  });
  m.def("set_python_callbacks", &set_python_callbacks);
  python::bind_graph_calls(m);
  python::bind_graph_program(m);
  python::bind_loaded_program(m);
  python::bind_bench(m);
  python::bind_aot(m);
}
