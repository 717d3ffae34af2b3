// Description: the part of a compiled program that answers questions, loaded on a device or not. Owns its PJRT_Executable.
#pragma once

#include "pjrt/client.h"

namespace torch_tpu::pjrt {

class Description {
 public:
  Description(const Api& api, PJRT_Executable* handle) : api_(&api), handle_(handle) {}   // takes the handle
  static Result<Description> of(const Api& api, PJRT_LoadedExecutable* loaded);
  Description(Description&& other) noexcept;
  Description& operator=(Description&&) = delete;
  ~Description();

  PJRT_Executable* handle() const { return handle_; }
  // Errors of all: kUnimplemented where the plugin cannot tell.
  Result<CompiledMemory> memory() const;
  Result<CompiledCost> cost() const;
  Result<std::string> optimized_program() const;   // a serialized HloModuleProtoWithConfig
  Result<std::string> serialize() const;           // what Client::deserialize reads

 private:
  const Api* api_;
  PJRT_Executable* handle_;
};

}  // namespace torch_tpu::pjrt
