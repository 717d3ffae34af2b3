// Executable: the hot path (execute) and serialization; CompileOptions as the protobuf bytes that PJRT wants.
#include <array>

#include "pjrt/api.h"
#include "pjrt/client.h"
#include "pjrt/description.h"

namespace torch_tpu::pjrt {
namespace {

// Programs with at most this many results run without touching the heap.
constexpr size_t kInlineOutputs = 32;

void append_varint(std::string& out, uint64_t value) {
  for (; value >= 0x80; value >>= 7) out += static_cast<char>(value | 0x80);
  out += static_cast<char>(value);
}

void append_int_field(std::string& out, int field, int64_t value) {
  append_varint(out, static_cast<uint64_t>(field) << 3);  // wire type 0: varint
  append_varint(out, static_cast<uint64_t>(value));
}

void append_bytes_field(std::string& out, int field, std::string_view value) {
  append_varint(out, static_cast<uint64_t>(field) << 3 | 2);  // wire type 2: length-delimited
  append_varint(out, value.size());
  out += value;
}

}  // namespace

// Field numbers: CompileOptionsProto and ExecutableBuildOptionsProto, xla/pjrt/proto/compile_options.proto.
std::string CompileOptions::serialize() const {
  std::string build_options;
  append_int_field(build_options, 4, num_replicas);
  append_int_field(build_options, 5, num_partitions);
  if (num_partitions > 1) {
    append_int_field(build_options, 6, 1);      // use_spmd_partitioning
    std::string assignment;                     // device_assignment: partition i runs on device i, in each replica
    append_int_field(assignment, 1, num_replicas);
    append_int_field(assignment, 2, num_partitions);
    for (int64_t partition = 0; partition < num_partitions; ++partition) {
      std::string devices;
      for (int64_t replica = 0; replica < num_replicas; ++replica) append_int_field(devices, 1, replica * num_partitions + partition);
      append_bytes_field(assignment, 3, devices);
    }
    append_bytes_field(build_options, 9, assignment);
    if (!free_results.empty()) append_bytes_field(build_options, 12, free_results);  // allow_spmd_sharding_propagation_to_output, packed
  }
  std::string out;
  append_bytes_field(out, 3, build_options);    // executable_build_options
  if (portable) append_int_field(out, 4, 1);    // compile_portable_executable
  for (const auto& [flag, value] : flags) {     // env_option_overrides: map<string, OptionOverrideProto>
    std::string override_value, entry;
    append_int_field(override_value, 2, value);  // bool_field: a oneof, so that false is written too
    append_bytes_field(entry, 1, flag);
    append_bytes_field(entry, 2, override_value);
    append_bytes_field(out, 7, entry);
  }
  return out;
}

Executable::Executable(const Api* api, PJRT_LoadedExecutable* handle, bool takes_device)
    : api_(api), handle_(handle), takes_device_(takes_device) {
  live_handles().executables.fetch_add(1, std::memory_order_relaxed);
}

Result<Executable> Executable::own(const Api* api, PJRT_LoadedExecutable* handle, const CompileOptions& options) {
  Executable executable(api, handle, options.portable || options.num_replicas * options.num_partitions > 1);
  auto description = Description::of(*api, handle);
  if (!description.ok()) return description.status();
  PJRT_Executable_NumOutputs_Args args{};
  args.executable = description->handle();
  if (Status status = api->call(&PJRT_Api::PJRT_Executable_NumOutputs, args); !status.ok()) return status;
  executable.num_outputs_ = args.num_outputs;
  return executable;
}

Executable::Executable(Executable&& other) noexcept
    : api_(other.api_),
      handle_(std::exchange(other.handle_, nullptr)),
      num_outputs_(other.num_outputs_),
      takes_device_(other.takes_device_) {}

Executable& Executable::operator=(Executable&& other) noexcept {
  const Executable old(std::move(*this));  // freed on return
  api_ = other.api_;
  handle_ = std::exchange(other.handle_, nullptr);
  num_outputs_ = other.num_outputs_;
  takes_device_ = other.takes_device_;
  return *this;
}

Executable::~Executable() {
  if (!handle_) return;
  PJRT_LoadedExecutable_Destroy_Args args{};
  args.executable = handle_;
  api_->destroy(&PJRT_Api::PJRT_LoadedExecutable_Destroy, args);
  live_handles().executables.fetch_sub(1, std::memory_order_relaxed);
}

Status Executable::execute(std::span<PJRT_Buffer* const> args, std::span<Buffer> outputs, PJRT_Device* device,
                           const ExecuteOptions& options) const {
  if (outputs.size() != num_outputs_) [[unlikely]]
    return Status(Code::kInternal, "internal error: room for " + std::to_string(outputs.size()) +
                                       " outputs of a program with " + std::to_string(num_outputs_));
  PJRT_ExecuteOptions run{};
  run.struct_size = PJRT_ExecuteOptions_STRUCT_SIZE;
  run.launch_id = options.launch_id;
  run.non_donatable_input_indices = options.non_donatable.data();
  run.num_non_donatable_input_indices = options.non_donatable.size();

  std::array<PJRT_Buffer*, kInlineOutputs> few;
  std::vector<PJRT_Buffer*> many(num_outputs_ <= few.size() ? 0 : num_outputs_);
  PJRT_Buffer** output_list = many.empty() ? few.data() : many.data();
  PJRT_Buffer* const* argument_list = args.data();
  PJRT_LoadedExecutable_Execute_Args call{};
  call.executable = handle_;
  call.options = &run;
  call.argument_lists = &argument_list;
  call.num_devices = 1;
  call.num_args = args.size();
  call.output_lists = &output_list;
  call.execute_device = takes_device_ ? device : nullptr;
  // No device_complete_events: each output's own ready event carries the error, and an event nobody awaits costs time.
  Status status = api_->call(&PJRT_Api::PJRT_LoadedExecutable_Execute, call);
  if (status.ok()) [[likely]]
    for (size_t i = 0; i < num_outputs_; ++i) outputs[i] = Buffer(api_, output_list[i]);
  return status;
}

Result<std::string> Executable::serialize() const {
  auto description = Description::of(*api_, handle_);
  return description.ok() ? description->serialize() : Result<std::string>(description.status());
}

Result<CompiledMemory> Executable::memory() const {
  auto description = Description::of(*api_, handle_);
  return description.ok() ? description->memory() : Result<CompiledMemory>(description.status());
}

Result<std::string> Executable::optimized_program() const {
  auto description = Description::of(*api_, handle_);
  return description.ok() ? description->optimized_program() : Result<std::string>(description.status());
}

}  // namespace torch_tpu::pjrt
