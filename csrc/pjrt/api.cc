#include "pjrt/api.h"

#include <dlfcn.h>

#include <cstdio>
#include <cstdlib>
#include <filesystem>

namespace torch_tpu::pjrt {
namespace {

constexpr std::string_view kRemedy =
    " Install a plugin (pip install fastatomstruct-xla-cpu, or libtpu on a TPU VM) or set TORCH_TPU_PLUGIN_PATH.";

std::string version_text(int major, int minor) { return std::to_string(major) + '.' + std::to_string(minor); }

}  // namespace

Result<std::unique_ptr<Api>> Api::open(const std::string& path, std::string plugin_name) {
  std::error_code ignored;
  if (!std::filesystem::exists(path, ignored))
    return Status(Code::kNotFound, "PJRT plugin " + path + ": no such file." + std::string(kRemedy));

  // XLA logs to stderr at start-up, and at level ERROR each time it deserializes a CPU program (it asks the host for features
  // that are only tuning hints). What is really wrong reaches us as a Status. Read when the library is loaded.
  setenv("TF_CPP_MIN_LOG_LEVEL", "3", /*overwrite=*/0);
  void* library = dlopen(path.c_str(), RTLD_NOW | RTLD_LOCAL);
  if (!library) {
    const char* reason = dlerror();
    return Status(Code::kInvalidArgument, "PJRT plugin " + path + " cannot be loaded: " + (reason ? reason : "unknown reason") +
                                              "." + std::string(kRemedy));
  }
  using GetPjrtApi = const PJRT_Api*();
  auto* get_api = reinterpret_cast<GetPjrtApi*>(dlsym(library, "GetPjrtApi"));
  const PJRT_Api* table = get_api ? get_api() : nullptr;
  if (!table) {
    dlclose(library);
    return Status(Code::kInvalidArgument, path + " is not a PJRT plugin: it " +
                                              (get_api ? "returns no function table from" : "does not export") +
                                              " GetPjrtApi." + std::string(kRemedy));
  }

  const int major = table->pjrt_api_version.major_version, minor = table->pjrt_api_version.minor_version;
  if (major != PJRT_API_MAJOR || minor < kOldestApiMinor) {
    dlclose(library);
    return Status(Code::kFailedPrecondition,
                  "PJRT plugin " + path + " has API " + version_text(major, minor) + "; torch_tpu needs " +
                      version_text(PJRT_API_MAJOR, kOldestApiMinor) + " or a newer " + std::to_string(PJRT_API_MAJOR) +
                      ".x. " + (major > PJRT_API_MAJOR ? "Upgrade torch_tpu." : "Upgrade the plugin."));
  }
  return std::unique_ptr<Api>(new Api(table, std::move(plugin_name)));  // the constructor is private: no make_unique
}

Status Api::initialize() const {
  std::call_once(initialize_once_, [this] {
    PJRT_Plugin_Initialize_Args args{};
    initialized_ = call(&PJRT_Api::PJRT_Plugin_Initialize, args).with_context(plugin_name_ + " failed to initialize");
  });
  return initialized_;
}

Status Api::take_error(PJRT_Error* error) const {
  if (!error) return Status();
  PJRT_Error_GetCode_Args code{};
  code.error = error;
  const Status got_code = call(&PJRT_Api::PJRT_Error_GetCode, code);
  PJRT_Error_Message_Args message{};
  message.error = error;
  const Status got_message = call(&PJRT_Api::PJRT_Error_Message, message);
  const bool known = got_code.ok() && code.code > PJRT_Error_Code_OK && code.code <= PJRT_Error_Code_DATA_LOSS;
  Status status(known ? static_cast<Code>(code.code) : Code::kUnknown,
                got_message.ok() ? text_of(message.message, message.message_size) : got_message.message());

  PJRT_Error_Destroy_Args args{};
  args.error = error;
  destroy(&PJRT_Api::PJRT_Error_Destroy, args);
  return status;
}

Status Api::missing(std::string_view function) const {
  return Status(Code::kUnimplemented, plugin_name_ + " (PJRT API " + version() + ") has no " + std::string(function));
}

void Api::log_failure(std::string_view function, const Status& status) noexcept {
  std::fprintf(stderr, "torch_tpu: %.*s failed: %s\n", static_cast<int>(function.size()), function.data(), status.message().c_str());
}

std::string Api::version() const {
  return version_text(table_->pjrt_api_version.major_version, table_->pjrt_api_version.minor_version);
}

}  // namespace torch_tpu::pjrt
