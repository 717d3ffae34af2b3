#include "base/settings.h"

#include <cstdlib>
#include <map>
#include <mutex>

#include <c10/util/Exception.h>

namespace torch_tpu::settings {
namespace {

struct Overrides {
  std::mutex mutex;  // guards values
  std::map<std::string, std::string, std::less<>> values;
};

Overrides& overrides() {
  static Overrides instance;
  return instance;
}

const Setting& declared(std::string_view name) {
  for (const Setting& s : all())
    if (s.name == name) return s;
  TORCH_INTERNAL_ASSERT(false, "setting ", name, " is not declared in base/settings.cc");
}

}  // namespace

const std::vector<Setting>& all() {
  static const std::vector<Setting> kSettings = {
      {"TORCH_TPU_PLUGIN_PATH", "", "", "Shared object of the PJRT plugin to use. Empty: libtpu where a TPU is present, else the embedded CPU plugin."},
      {"TORCH_TPU_CPU_DEVICE_COUNT", "", "1", "How many devices the CPU plugin shows."},
      {"TORCH_TPU_EAGER_MODE", "", "strict", "strict; debug: each op waits, checks indices and names its Python line; fused: recurring sequences of ops run as one program."},
      {"TORCH_TPU_LAUNCH_BLOCKING", "", "0", "1: the same as TORCH_TPU_EAGER_MODE=debug."},
      {"TORCH_TPU_CHECK_NANS", "TORCH_TPU_ENABLE_DEBUG_CHECKS", "0", "1, in debug mode: an op whose result has a NaN that its inputs had not raises."},
      {"TORCH_TPU_ALLOW_EXCESS_PRECISION", "", "0", "1: the compiler may keep more precision between the ops of a program than their dtypes say."},
      {"TORCH_TPU_CPU_FALLBACK", "", "warn", "warn: an op without a lowering runs on CPU and says so once; silent; refuse: it raises."},
      {"TORCH_TPU_SIZE_BUCKETS", "", "1", "Eager: a dimension that keeps changing is served by one program for a range of sizes, in buffers up to a quarter larger. 0: a program for each size. poison: as 1, with NaN in the padding, for tests."},
      {"TORCH_TPU_CACHE", "", "1", "0: no compile cache on disk."},
      {"TORCH_TPU_CACHE_DIR", "", "", "Folder of the compile cache. Empty: torch_tpu under XDG_CACHE_HOME or ~/.cache."},
      {"TORCH_TPU_CACHE_SIZE_MB", "", "4096", "Size cap of the compile cache on disk; the least recently used entries go first."},
      {"TORCH_TPU_CACHE_TRUST_SHARED", "", "0", "1: use a cache folder or entry that other users can write. Its entries are native code."},
      {"TORCH_TPU_SHARED_CACHE_DIR", "TORCH_TPU_TIER3_COMPILATION_CACHE_ROOT", "", "A second, read-mostly cache folder shared by a fleet."},
      {"TORCH_TPU_COMPILE_THREADS", "", "0", "Threads that compile programs in the background. 0: two more than there are cores, at most 4."},
      {"TORCH_TPU_MAX_PROGRAMS", "", "8192", "How many compiled programs a process keeps; those used longest ago are freed and come back from disk. The CPU plugin maps three regions of memory for each, and Linux allows 65,530. 0: no limit."},
      {"TORCH_TPU_FUSED_SIGHTINGS", "", "2", "Fused: how often a sequence of ops is seen before it gets a program. 0: its program is compiled and awaited at once, for tests."},
      {"TORCH_TPU_LOG_TRACES", "", "0", "1: Fused says on stderr how a new sequence of ops differs from those that it knows, and counts it in metrics()."},
      {"TORCH_TPU_RECOMPILE_LIMIT", "", "0", "torch.compile: an error where a graph needs more than this many programs. 0: no limit."},
      {"TORCH_TPU_DUMP_DIR", "", "", "Write the StableHLO text of every compiled program into this folder, and which op at which line asked for it first."},
  };
  return kSettings;
}

std::string text(std::string_view name) {
  const Setting& setting = declared(name);
  {
    std::lock_guard lock(overrides().mutex);
    const auto it = overrides().values.find(name);
    if (it != overrides().values.end()) return it->second;
  }
  for (std::string_view key : {setting.name, setting.alias}) {
    if (key.empty()) continue;
    if (const char* value = std::getenv(std::string(key).c_str()); value && *value) return value;
  }
  return std::string(setting.default_value);
}

bool flag(std::string_view name) {
  const std::string value = text(name);
  return value == "1" || value == "true" || value == "yes" || value == "on";
}

int64_t integer(std::string_view name) {
  const std::string value = text(name);
  char* end = nullptr;
  const int64_t number = std::strtoll(value.c_str(), &end, 10);
  TORCH_CHECK_VALUE(end != value.c_str() && *end == '\0', name, " must be a whole number, not '", value, "'");
  return number;
}

void set(std::string_view name, std::string value) {
  declared(name);
  std::lock_guard lock(overrides().mutex);
  overrides().values[std::string(name)] = std::move(value);
}

}  // namespace torch_tpu::settings
