#include "pjrt/topology.h"

#include <chrono>
#include <cstdlib>

#include "pjrt/api.h"
#include "pjrt/description.h"
#include "pjrt/fingerprint.h"

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
  if (Status status = topology.describe(plugin); !status.ok()) return status.with_context(plugin.name + ": topology " + name);
  return topology;
}

Status Topology::describe(const Plugin& plugin) {
  PJRT_TopologyDescription_PlatformName_Args name{};
  name.topology = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_TopologyDescription_PlatformName, name); !status.ok()) return status;
  platform_name_ = text_of(name.platform_name, name.platform_name_size);
  PJRT_TopologyDescription_PlatformVersion_Args version{};
  version.topology = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_TopologyDescription_PlatformVersion, version); !status.ok()) return status;
  fingerprint_ = fingerprint_of(plugin, platform_name_, text_of(version.platform_version, version.platform_version_size));
  PJRT_TopologyDescription_GetDeviceDescriptions_Args devices{};
  devices.topology = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_TopologyDescription_GetDeviceDescriptions, devices); !status.ok()) return status;
  num_devices_ = devices.num_descriptions;
  if (num_devices_ == 0) return Status(Code::kNotFound, "it has no device");
  PJRT_DeviceDescription_Kind_Args kind{};
  kind.device_description = devices.descriptions[0];
  if (Status status = api_->call(&PJRT_Api::PJRT_DeviceDescription_Kind, kind); !status.ok()) return status;
  device_kind_ = text_of(kind.device_kind, kind.device_kind_size);
  return Status();
}

Topology::Topology(Topology&& other) noexcept
    : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)), platform_name_(std::move(other.platform_name_)),
      fingerprint_(std::move(other.fingerprint_)), device_kind_(std::move(other.device_kind_)), num_devices_(other.num_devices_) {}

Topology::~Topology() {
  if (!handle_) return;
  PJRT_TopologyDescription_Destroy_Args args{};
  args.topology = handle_;
  api_->destroy(&PJRT_Api::PJRT_TopologyDescription_Destroy, args);
}

Result<Topology::Compiled> Topology::compile(std::string_view stablehlo, const CompileOptions& asked, bool serialize) const {
  const PJRT_Program source = mlir_program(stablehlo);
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
  if (serialize) {
    auto bytes = program.serialize();
    if (!bytes.ok()) return bytes.status();
    compiled.serialized = std::move(bytes).value();
  }
  return compiled;
}

}  // namespace torch_tpu::pjrt
