// The plugin's function table and the single call() that every PJRT call passes. Only pjrt/*.cc include this header.
// Invariant: no function pointer of the table is used except inside call(), so a missing function is a Status, never a crash.
// An Api is never destroyed and its library never closed: handles may be freed by the last static destructor.
#pragma once

#include <cstddef>
#include <memory>
#include <mutex>
#include <source_location>
#include <string>
#include <string_view>
#include <type_traits>

#include <pjrt_c_api.h>

#include "base/status.h"

namespace torch_tpu::pjrt {

// Plugins from this minor version of API 0 on are accepted; newer ones always (a new minor only appends to structs).
inline constexpr int kOldestApiMinor = 81;

class Api {
 public:
  // Opens the library at `path` and checks version and table. `plugin_name` is what errors call the plugin.
  //   Errors: as load_plugin in client.h.
  static Result<std::unique_ptr<Api>> open(const std::string& path, std::string plugin_name);

  // Runs PJRT_Plugin_Initialize, the first time only; later calls return the first one's Status. Any thread. Separate from
  // open() because libtpu reads its environment here (see topology.cc).
  Status initialize() const;

  // Calls one function of the table: call(&PJRT_Api::PJRT_Buffer_Destroy, args). Sets args.struct_size; `args` must be
  // value-initialized. Any thread. Errors: the plugin's own code and text; kUnimplemented if the plugin lacks the function.
  template <typename Return, typename Args>
  Status call(Return (*PJRT_Api::*function)(Args*), Args& args) const {
    if (!has(function)) [[unlikely]]
      return missing(function_name<Args>());
    args.struct_size = sizeof(Args);  // equals PJRT_..._STRUCT_SIZE up to tail padding, which is zero
    if constexpr (std::is_void_v<Return>) {
      (table_->*function)(&args);
    } else if (PJRT_Error* error = (table_->*function)(&args)) [[unlikely]] {
      return take_error(error);
    }
    return Status();
  }

  // The same for destructors, which cannot return an error: a failure is logged to stderr.
  template <typename Return, typename Args>
  void destroy(Return (*PJRT_Api::*function)(Args*), Args& args) const noexcept {
    if (const Status status = call(function, args); !status.ok()) [[unlikely]]
      log_failure(function_name<Args>(), status);
  }

  // Whether the function lies within the plugin's table and is set. Plugins may still answer kUnimplemented when called.
  template <typename Function>
  bool has(Function PJRT_Api::*function) const {
    const auto* field = reinterpret_cast<const std::byte*>(&(table_->*function));
    const auto end = static_cast<size_t>(field - reinterpret_cast<const std::byte*>(table_)) + sizeof(Function);
    return end <= table_->struct_size && table_->*function != nullptr;
  }

  // Converts and destroys `error` (nullptr is ok): for callbacks, which are handed an error of their own.
  Status take_error(PJRT_Error* error) const;

  const std::string& plugin_name() const { return plugin_name_; }
  std::string version() const;  // "0.106"

 private:
  Api(const PJRT_Api* table, std::string plugin_name) : table_(table), plugin_name_(std::move(plugin_name)) {}

  // "PJRT_Buffer_Destroy" from PJRT_Buffer_Destroy_Args: each function is named by its argument struct.
  template <typename Args>
  static constexpr std::string_view function_name() {
    const std::string_view here = std::source_location::current().function_name();
    const size_t end = here.rfind("_Args");
    const size_t begin = here.rfind("PJRT_", end);
    return here.substr(begin, end - begin);
  }
  Status missing(std::string_view function) const;
  static void log_failure(std::string_view function, const Status& status) noexcept;

  const PJRT_Api* table_;
  std::string plugin_name_;
  mutable std::once_flag initialize_once_;
  mutable Status initialized_;  // written once, under initialize_once_
};

inline std::string text_of(const char* data, size_t size) { return data ? std::string(data, size) : std::string(); }

// StableHLO text as a PJRT_Program. Borrows `stablehlo`; the API takes a mutable pointer but only reads it when compiling.
inline PJRT_Program mlir_program(std::string_view stablehlo) {
  static constexpr std::string_view kFormat = "mlir";
  PJRT_Program program{};
  program.struct_size = PJRT_Program_STRUCT_SIZE;
  program.code = const_cast<char*>(stablehlo.data());
  program.code_size = stablehlo.size();
  program.format = kFormat.data();
  program.format_size = kFormat.size();
  return program;
}

}  // namespace torch_tpu::pjrt
