#include "pjrt/topology.h"

#include <chrono>
#include <cstdlib>

#include "pjrt/api.h"
#include "pjrt/description.h"

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
  const Description program(*api_, args.executable);

  Compiled compiled;
  compiled.compile_s = std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count();
  auto cost = program.cost();
  if (!cost.ok()) return cost.status();
  compiled.cost = cost.value();
  auto memory = program.memory();
  if (!memory.ok()) return memory.status();
  compiled.memory = memory.value();
  auto optimized = program.optimized_program();
  if (optimized.ok()) compiled.optimized = std::move(optimized).value();
  else if (optimized.status().code() != Code::kUnimplemented) return optimized.status();
  return compiled;
}

}  // namespace torch_tpu::pjrt
