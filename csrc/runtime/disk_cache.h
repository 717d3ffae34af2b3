// The compile cache on disk: serialized executables, which are native code. The folder is private (0700); entries are
// written atomically, carry a checksum, the plugin's fingerprint and the whole program text, and are skipped with one
// warning when damaged, foreign or writable by others. Nothing in it is unpickled. Several processes may share a folder.
#pragma once

#include <atomic>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <string_view>

#include "base/hash.h"

namespace torch_tpu::runtime {

class DiskCache {
 public:
  // folder: created if missing. A folder that cannot be used is reported once and the cache then does nothing.
  //   fingerprint: entries of another one are ignored. size_cap_bytes: the least recently used entries go first.
  DiskCache(std::string folder, std::string fingerprint, int64_t size_cap_bytes, bool trust_shared);

  // The serialized executable stored for exactly this program text, if there is a sound one. Any thread; never throws.
  std::optional<std::string> load(const Hash128& key, std::string_view program_text);
  // Stores it (temporary file, then rename). A full or read-only disk is reported once and the cache goes on read-only.
  void store(const Hash128& key, std::string_view program_text, std::string_view serialized);
  std::string path_of(const Hash128& key) const;   // where an entry lies, if there is one
  // The executable in a loaded entry could not be used by the plugin: remove it.
  void discard(const Hash128& key);

  struct Info {
    std::string folder;
    bool readable = false, writable = false;
    int64_t entries = 0, size_bytes = 0;
  };
  Info info() const;

 private:
  void warn_once(const std::string& text);
  void trim();

  std::string folder_, fingerprint_;
  int64_t size_cap_bytes_;
  bool trust_shared_, readable_ = false;
  std::atomic<bool> writable_{false}, warned_{false};
  std::atomic<int64_t> stored_bytes_{0};
  std::mutex folder_mutex_;  // no entry is put in the place of one that trim() has listed
};

// TORCH_TPU_CACHE_DIR, or torch_tpu under XDG_CACHE_HOME or ~/.cache.
std::string default_cache_folder();

}  // namespace torch_tpu::runtime
