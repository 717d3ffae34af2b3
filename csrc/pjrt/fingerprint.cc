#include "pjrt/fingerprint.h"

#include <algorithm>
#include <cstdint>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <string_view>

#include "base/hash.h"
#include "pjrt/api.h"
#include "pjrt/client.h"

namespace torch_tpu::pjrt {
namespace {

// Hash of the first and the last MiB: headers and build id lie in one, symbol and section tables in the other.
Hash128 sampled_hash(const std::string& path, uintmax_t size_bytes) {
  const uintmax_t part_bytes = std::min<uintmax_t>(1 << 20, size_bytes);
  std::string sample(2 * part_bytes, '\0');
  std::ifstream file(path, std::ios::binary);
  file.read(sample.data(), static_cast<std::streamsize>(part_bytes));
  file.seekg(static_cast<std::streamoff>(size_bytes - part_bytes));
  file.read(sample.data() + part_bytes, static_cast<std::streamsize>(part_bytes));
  return hash_bytes(sample);
}

// Everything in /proc/cpuinfo that XLA's CPU code generator looks at, for the first processor.
Hash128 cpu_hash() {
  constexpr std::string_view kFields[] = {"vendor_id", "cpu family", "model", "stepping", "flags", "Features", "CPU part"};
  std::string features;
  std::ifstream cpuinfo("/proc/cpuinfo");
  for (std::string line; std::getline(cpuinfo, line) && !line.empty();) {
    const std::string_view name = std::string_view(line).substr(0, line.find_first_of("\t:"));
    if (std::find(std::begin(kFields), std::end(kFields), name) != std::end(kFields)) features += line + '\n';
  }
  return hash_bytes(features);
}

std::string_view environment(const char* name) {
  const char* value = std::getenv(name);
  return value ? value : "";
}

}  // namespace

std::string fingerprint_of(const Plugin& plugin, const std::string& platform_name, const std::string& platform_version) {
  std::error_code ignored;
  const uintmax_t size_bytes = std::filesystem::file_size(plugin.path, ignored);
  std::string text = plugin.name + "; API " + plugin.api->version() + "; " + platform_name + ' ' + platform_version +
                     "; file " + std::to_string(size_bytes) + ' ' + sampled_hash(plugin.path, size_bytes).to_string();
  if (platform_name == "cpu") text += "; host " + cpu_hash().to_string();
  text += "; XLA_FLAGS=";
  text += environment("XLA_FLAGS");
  text += "; LIBTPU_INIT_ARGS=";
  text += environment("LIBTPU_INIT_ARGS");
  return text;
}

}  // namespace torch_tpu::pjrt
