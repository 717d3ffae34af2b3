// Ahead-of-time compilation for a named topology ("v6e:2x2") with no such chip present. Used by torch_tpu.aot.
#pragma once

#include "pjrt/client.h"

namespace torch_tpu::pjrt {

class Topology {
 public:
  // plugin: libtpu, already loaded. Sets the environment that libtpu needs without a TPU (see DESIGN facts) before
  // PJRT_Plugin_Initialize, only where unset. Errors: the plugin's text with the name in front.
  static Result<Topology> create(const Plugin& plugin, const std::string& name);
  Topology(Topology&&) noexcept;
  Topology& operator=(Topology&&) = delete;
  ~Topology();

  const std::string& platform_name() const { return platform_name_; }   // "tpu"
  // As Client::fingerprint() of a machine with this plugin and such a chip, as far as the topology says the same of itself.
  const std::string& fingerprint() const { return fingerprint_; }
  size_t num_devices() const { return num_devices_; }
  const std::string& device_kind() const { return device_kind_; }       // "TPU v6 lite"

  struct Compiled {  // what the compiler says of one program; sizes in bytes
    double compile_s = 0;
    CompiledCost cost;
    CompiledMemory memory;
    std::string optimized;   // the optimised module, an HloModuleProtoWithConfig; empty where the plugin gives another format
    std::string serialized;  // what Client::deserialize reads, where it was asked for
  };
  Result<Compiled> compile(std::string_view stablehlo, const CompileOptions& options, bool serialize = false) const;

 private:
  Topology() = default;
  Status describe(const Plugin& plugin);
  const Api* api_ = nullptr;
  PJRT_TopologyDescription* handle_ = nullptr;
  std::string platform_name_, fingerprint_, device_kind_;
  size_t num_devices_ = 0;
};

}  // namespace torch_tpu::pjrt
