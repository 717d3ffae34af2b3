// A PJRT client, its devices and its executables. Every function returns a Result or a Status and never throws; any thread
// may call any function. Owners of buffers, events and executables are in handles.h and here; the client outlives them all.
#pragma once

#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "pjrt/handles.h"

namespace torch_tpu::pjrt {

struct Plugin {
  std::string path;        // the shared object
  std::string name;        // "fastatomstruct-xla-cpu 2026.6.23", "libtpu", or the file's name
  const Api* api;
};

// Opens the plugin at `path` (dlopen; never closed) and checks its version and function table. Idempotent for a path.
//   Errors: kNotFound (no such file), kInvalidArgument (not a PJRT plugin), kFailedPrecondition (too old or another major
//   version; names both versions). The text says what to install or set.
Result<Plugin> load_plugin(const std::string& path);

struct Option {  // a PJRT create option: an int64, a string or a bool
  std::string name;
  std::variant<int64_t, std::string, bool> value;
};

struct Device {
  PJRT_Device* handle;
  int64_t id;
  std::string kind;         // "cpu", "TPU v6e"
  std::string description;  // the plugin's ToString
};

struct MemoryStats {
  int64_t bytes_in_use = 0;
  int64_t peak_bytes_in_use = 0;
  int64_t bytes_limit = 0;   // 0: unknown
};

struct CompileOptions {
  int64_t num_replicas = 1;
  int64_t num_partitions = 1;
  bool portable = true;       // one device each run, chosen at execute time (compile_portable_executable)
  std::vector<std::pair<std::string, bool>> flags = {};  // XLA debug options for this program; an unknown name is an error
  std::string free_results = {};  // a byte for each result, 1: the compiler chooses how it is divided over partitions; empty: for none
  std::string serialize() const;  // CompileOptionsProto, hand-encoded
};

struct CompiledMemory {  // of one run, in bytes
  int64_t argument_bytes = 0, output_bytes = 0, temp_bytes = 0, alias_bytes = 0, code_bytes = 0;   // alias: of outputs in arguments' memory
  int64_t total_bytes() const { return argument_bytes + output_bytes + temp_bytes - alias_bytes; }
};

struct CompiledCost {  // of one run, as the compiler says
  double flops = 0, bytes_accessed = 0, optimal_seconds = 0;   // optimal_seconds as returned (-1 s for each unknown op)
};

struct ExecuteOptions {
  std::span<const int64_t> non_donatable;  // parameter indices whose donation is refused for this run
  int launch_id = 0;  // a program of several devices runs once per device; all of one step share one launch_id, not 0
};

class Executable {
 public:
  Executable() = default;
  // Takes ownership at once; asks how many results the program has. Errors: the plugin's, and then the handle is freed.
  static Result<Executable> own(const Api* api, PJRT_LoadedExecutable* handle, const CompileOptions& options);
  Executable(Executable&& other) noexcept;
  Executable& operator=(Executable&& other) noexcept;
  ~Executable();
  explicit operator bool() const { return handle_ != nullptr; }

  // Starts one run on `device` and returns at once; `outputs` (size = the program's results) receive owned buffers.
  //   args: borrowed for the call; a donated one (tf.aliasing_output and not in non_donatable) must not be used again.
  //   Errors: the plugin's, at once; a late failure is carried by the outputs' ready events.
  Status execute(std::span<PJRT_Buffer* const> args, std::span<Buffer> outputs, PJRT_Device* device,
                 const ExecuteOptions& options = {}) const;
  // What Client::deserialize reads. Errors: kUnimplemented where the plugin cannot.
  Result<std::string> serialize() const;
  Result<size_t> num_outputs() const { return num_outputs_; }
  // What the compiler says of one run's memory. Errors: kUnimplemented where the plugin cannot tell.
  Result<CompiledMemory> memory() const;
  // What the compiler made of the program: a serialized HloModuleProtoWithConfig. Errors: as above.
  Result<std::string> optimized_program() const;

 private:
  Executable(const Api* api, PJRT_LoadedExecutable* handle, bool takes_device);

  const Api* api_ = nullptr;
  PJRT_LoadedExecutable* handle_ = nullptr;
  size_t num_outputs_ = 0;
  bool takes_device_ = true;  // a run names its device; else the program has one fixed device
};

enum class HostBuffer {
  kCopyDuringCall,   // the data may change as soon as the call returns
  kBorrowed,         // zero copy where possible (the CPU plugin: data aligned to 64 bytes). The caller keeps the memory alive and
                     // unchanged until done_with_host fires: the buffer is destroyed and every run that reads it is over
};

// What this plugin can do, found by doing it once when the client is made.
struct Capabilities {
  bool unsafe_pointer = false;        // host code can read buffers in place
  bool memory_stats = false;
  bool serialize = false;             // both functions are there; a plugin may still answer kUnimplemented when called
  bool copy_between_devices = false;  // false where there is only one device
};

class Client {
 public:
  // Errors: the plugin's own text, with the plugin's name and the options in front.
  static Result<std::unique_ptr<Client>> create(const Plugin& plugin, std::vector<Option> options);
  ~Client();  // precondition: every handle made by it is gone

  const Plugin& plugin() const;
  const std::vector<Device>& devices() const;       // addressable, in order of id
  const std::string& platform_name() const;          // "cpu", "tpu"
  const std::string& platform_version() const;
  const Capabilities& capabilities() const;
  // Everything that makes a compiled program fit or not fit: plugin name, version, API version, platform version, and for
  // the CPU platform the host's CPU features; XLA_FLAGS and LIBTPU_INIT_ARGS.
  const std::string& fingerprint() const;

  // Compiles StableHLO text. Errors: the plugin's text.
  Result<Executable> compile(std::string_view stablehlo, const CompileOptions& options) const;
  // Reads what Executable::serialize wrote. Errors: kDataLoss-like errors of the plugin; never aborts on foreign bytes is NOT
  // promised by plugins, so give it only what passed a checksum.
  Result<Executable> deserialize(std::string_view serialized, const CompileOptions& options) const;

  // data: row-major, aval.size_bytes() bytes; null only if that is 0.
  // done_with_host: if given, receives the event after which the device no longer reads `data`.
  Result<Buffer> copy_to_device(const Aval& aval, const void* data, const Device& device, HostBuffer semantics,
                                Event* done_with_host = nullptr) const;
  Result<MemoryStats> memory_stats(const Device& device) const;

 private:
  struct Impl;
  explicit Client(std::unique_ptr<Impl> impl);
  void probe();  // fills in capabilities()
  std::unique_ptr<Impl> impl_;
};

// Ahead-of-time compilation for a chip that is not there (libtpu): see topology.h.
}  // namespace torch_tpu::pjrt
