// Ahead-of-time compilation for a named topology ("v6e:2x2") with no such chip present. Used by `./dev golden --tpu`.
#pragma once

#include "pjrt/client.h"

namespace torch_tpu::pjrt {

class Topology {
 public:
  // plugin: libtpu, already loaded. Sets the environment that libtpu needs without a TPU (see DESIGN facts) before
  // PJRT_Plugin_Initialize, only where unset. Errors: the plugin's text with the name in front.
  static Result<Topology> create(const Plugin& plugin, const std::string& name);
  Topology(Topology&&) noexcept;
  Topology& operator=(Topology&&) noexcept;
  ~Topology();

  struct Compiled {  // what the compiler says of one program; sizes in bytes
    double compile_s = 0;
    CompiledCost cost;
    CompiledMemory memory;
    std::string optimized;   // the optimised module, an HloModuleProtoWithConfig; empty where the plugin gives another format
  };
  // allow_excess_precision: as CompileCache::get takes it.
  Result<Compiled> compile(std::string_view stablehlo, bool allow_excess_precision) const;

 private:
  Topology() = default;
  const Api* api_ = nullptr;
  PJRT_TopologyDescription* handle_ = nullptr;
};

}  // namespace torch_tpu::pjrt
