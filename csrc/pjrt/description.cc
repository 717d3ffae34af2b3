#include "pjrt/description.h"

#include <utility>

#include "pjrt/api.h"

namespace torch_tpu::pjrt {

Result<Description> Description::of(const Api& api, PJRT_LoadedExecutable* loaded) {
  PJRT_LoadedExecutable_GetExecutable_Args args{};
  args.loaded_executable = loaded;
  if (Status status = api.call(&PJRT_Api::PJRT_LoadedExecutable_GetExecutable, args); !status.ok()) return status;
  return Description(api, args.executable);
}

Description::Description(Description&& other) noexcept : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)) {}

Description::~Description() {
  if (!handle_) return;
  PJRT_Executable_Destroy_Args args{};
  args.executable = handle_;
  api_->destroy(&PJRT_Api::PJRT_Executable_Destroy, args);
}

Result<CompiledMemory> Description::memory() const {
  PJRT_Executable_GetCompiledMemoryStats_Args args{};
  args.executable = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Executable_GetCompiledMemoryStats, args); !status.ok()) return status;
  return CompiledMemory{args.argument_size_in_bytes, args.output_size_in_bytes, args.temp_size_in_bytes, args.alias_size_in_bytes, args.generated_code_size_in_bytes};
}

Result<CompiledCost> Description::cost() const {
  PJRT_Executable_GetCostAnalysis_Args args{};
  args.executable = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Executable_GetCostAnalysis, args); !status.ok()) return status;
  CompiledCost cost;
  for (size_t i = 0; i < args.num_properties; ++i) {
    const PJRT_NamedValue& property = args.properties[i];
    if (property.type != PJRT_NamedValue_kFloat) continue;
    const std::string_view name(property.name, property.name_size);
    if (name == "flops") cost.flops = property.float_value;
    if (name == "bytes accessed") cost.bytes_accessed = property.float_value;
    if (name == "optimal_seconds") cost.optimal_seconds = property.float_value;
  }
  return cost;
}

Result<std::string> Description::optimized_program() const {
  constexpr std::string_view kFormat = "hlo_with_config";
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  program.format = kFormat.data();
  program.format_size = kFormat.size();
  PJRT_Executable_OptimizedProgram_Args args{};
  args.executable = handle_;
  args.program = &program;
  // The first call says how many bytes, the second one writes them.
  if (Status status = api_->call(&PJRT_Api::PJRT_Executable_OptimizedProgram, args); !status.ok()) return status;
  std::string bytes(program.code_size, '\0');
  program.code = bytes.data();
  if (Status status = api_->call(&PJRT_Api::PJRT_Executable_OptimizedProgram, args); !status.ok()) return status;
  if (std::string_view(program.format, program.format_size) != kFormat) return Status(Code::kUnimplemented, "the plugin tells its program in another format");
  return bytes;
}

Result<std::string> Description::serialize() const {
  PJRT_Executable_Serialize_Args args{};
  args.executable = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Executable_Serialize, args); !status.ok()) return status;
  std::string bytes(args.serialized_bytes, args.serialized_bytes_size);
  args.serialized_executable_deleter(args.serialized_executable);
  return bytes;
}

}  // namespace torch_tpu::pjrt
