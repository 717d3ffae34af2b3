#include "pjrt/topology.h"

#include <chrono>
#include <cstdlib>

#include "pjrt/api.h"

namespace torch_tpu::pjrt {
namespace {

// What libtpu wants to know of its host before it initializes, where there is no TPU and no metadata server to ask.
void set_libtpu_environment() {
  constexpr const char* kDefaults[][2] = {{"TPU_SKIP_MDS_QUERY", "1"},
                                          {"TPU_ACCELERATOR_TYPE", "v6e-4"},
                                          {"TPU_WORKER_HOSTNAMES", "localhost"},
                                          {"ALLOW_MULTIPLE_LIBTPU_LOAD", "1"}};
  for (const auto& [name, value] : kDefaults) setenv(name, value, /*overwrite=*/0);
}

// A compiled program that no device has loaded. Freed on scope exit.
class Program {
 public:
  Program(const Api& api, PJRT_Executable* handle) : api_(api), handle_(handle) {}
  Program(const Program&) = delete;
  Program& operator=(const Program&) = delete;
  ~Program() {
    PJRT_Executable_Destroy_Args args{};
    args.executable = handle_;
    api_.destroy(&PJRT_Api::PJRT_Executable_Destroy, args);
  }

  Status read_cost(Topology::Compiled& compiled) const {
    PJRT_Executable_GetCostAnalysis_Args args{};
    args.executable = handle_;
    if (Status status = api_.call(&PJRT_Api::PJRT_Executable_GetCostAnalysis, args); !status.ok()) return status;
    for (size_t i = 0; i < args.num_properties; ++i) {
      const PJRT_NamedValue& property = args.properties[i];
      if (property.type != PJRT_NamedValue_kFloat) continue;
      const std::string_view name(property.name, property.name_size);
      if (name == "flops") compiled.flops = property.float_value;
      if (name == "bytes accessed") compiled.bytes_accessed = property.float_value;
      if (name == "optimal_seconds") compiled.optimal_seconds = property.float_value;
    }
    return Status();
  }

  Status read_memory(Topology::Compiled& compiled) const {
    PJRT_Executable_GetCompiledMemoryStats_Args args{};
    args.executable = handle_;
    if (Status status = api_.call(&PJRT_Api::PJRT_Executable_GetCompiledMemoryStats, args); !status.ok()) return status;
    compiled.argument_bytes = args.argument_size_in_bytes;
    compiled.output_bytes = args.output_size_in_bytes;
    compiled.temp_bytes = args.temp_size_in_bytes;
    compiled.alias_bytes = args.alias_size_in_bytes;
    compiled.code_bytes = args.generated_code_size_in_bytes;
    return Status();
  }

  Status read_optimized(Topology::Compiled& compiled) const {
    PJRT_Program module{.struct_size = PJRT_Program_STRUCT_SIZE};
    PJRT_Executable_OptimizedProgram_Args args{};
    args.executable = handle_;
    args.program = &module;
    if (Status status = api_.call(&PJRT_Api::PJRT_Executable_OptimizedProgram, args); !status.ok()) return status;
    compiled.optimized.resize(module.code_size);
    module.code = compiled.optimized.data();
    if (Status status = api_.call(&PJRT_Api::PJRT_Executable_OptimizedProgram, args); !status.ok()) return status;
    if (std::string_view(module.format, module.format_size) != "hlo_with_config") compiled.optimized.clear();
    return Status();
  }

 private:
  const Api& api_;
  PJRT_Executable* handle_;
};

}  // namespace

Result<Topology> Topology::create(const Plugin& plugin, const std::string& name) {
  set_libtpu_environment();
  if (Status status = plugin.api->initialize(); !status.ok()) return status;
  PJRT_TopologyDescription_Create_Args args{};
  args.topology_name = name.data();
  args.topology_name_size = name.size();
  if (Status status = plugin.api->call(&PJRT_Api::PJRT_TopologyDescription_Create, args); !status.ok())
    return status.with_context(plugin.name + ": topology " + name);
  Topology topology;
  topology.api_ = plugin.api;
  topology.handle_ = args.topology;
  return topology;
}

Topology::Topology(Topology&& other) noexcept : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)) {}

Topology& Topology::operator=(Topology&& other) noexcept {
  const Topology old(std::move(*this));  // freed on return
  api_ = other.api_;
  handle_ = std::exchange(other.handle_, nullptr);
  return *this;
}

Topology::~Topology() {
  if (!handle_) return;
  PJRT_TopologyDescription_Destroy_Args args{};
  args.topology = handle_;
  api_->destroy(&PJRT_Api::PJRT_TopologyDescription_Destroy, args);
}

Result<Topology::Compiled> Topology::compile(std::string_view stablehlo, bool allow_excess_precision) const {
  const PJRT_Program source = mlir_program(stablehlo);
  CompileOptions asked{.portable = false};
  asked.flags.push_back({"xla_allow_excess_precision", allow_excess_precision});
  const std::string options = asked.serialize();
  PJRT_Compile_Args args{};
  args.topology = handle_;
  args.program = &source;
  args.compile_options = options.data();
  args.compile_options_size = options.size();
  const auto start = std::chrono::steady_clock::now();
  if (Status status = api_->call(&PJRT_Api::PJRT_Compile, args); !status.ok()) return status;
  const Program program(*api_, args.executable);

  Compiled compiled;
  compiled.compile_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  if (Status status = program.read_cost(compiled); !status.ok()) return status;
  if (Status status = program.read_memory(compiled); !status.ok()) return status;
  if (Status status = program.read_optimized(compiled); !status.ok()) return status;
  return compiled;
}

}  // namespace torch_tpu::pjrt
