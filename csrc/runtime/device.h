// Runtime: the process's PJRT client, its devices and what belongs to each: executor and constants. Made at the first use of
// the device, never at import; the only global state. After a fork the child must not use it: every entry says so.
#pragma once

#include <memory>
#include <span>
#include <string>
#include <unordered_map>

#include "pjrt/client.h"
#include "runtime/compile_cache.h"
#include "runtime/executor.h"

namespace torch_tpu::runtime {

// Small arrays by value (Python numbers, slice starts, seeds): one device buffer for each value seen, up to a limit.
class Constants {
 public:
  Constants(const pjrt::Client& client, const pjrt::Device& device, int index) : client_(client), device_(device), index_(index) {}
  // bytes: the array's data, at most 64 bytes.
  ArrayPtr get(const Aval& aval, const void* bytes);
  void clear();

 private:
  struct Key {
    uint64_t words[9];
    bool operator==(const Key& other) const { return std::memcmp(words, other.words, sizeof words) == 0; }
  };
  struct Hasher {
    size_t operator()(const Key& key) const { return hash_words(key.words, 9); }
  };
  const pjrt::Client& client_;
  const pjrt::Device& device_;
  const int index_;
  std::mutex mutex_;  // guards arrays_
  std::unordered_map<Key, ArrayPtr, Hasher> arrays_;
};

class Runtime {
 public:
  // Starts the runtime if need be. Throws c10::Error: no plugin, wrong path, too old, or "forked".
  static Runtime& get();
  static bool started();
  static bool in_bad_fork();
  // Told by the Python package before first use: the plugin to open unless a setting names one; what the first use raises if
  // there is none; and what it raises in any case, if not empty (another package of our name is installed too).
  static void set_default_plugin(std::string path, std::string missing, std::string refusal);
  // At exit: waits for all work and drops every executable and cached constant. Never throws.
  static void drain() noexcept;

  pjrt::Client& client() { return *client_; }
  CompileCache& compile_cache() { return *compile_cache_; }
  int device_count() const { return static_cast<int>(devices_.size()); }
  int checked(int device) const;                // the same index; throws "invalid device ordinal" if there is no such device
  bool is_cpu() const { return is_cpu_; }

  Executor& executor(int device) { return *at(device).executor; }
  Constants& constants(int device) { return *at(device).constants; }
  const pjrt::Device& device(int index) const { return client_->devices()[static_cast<size_t>(index)]; }

  // Copies host data (row-major, aval's bytes) to the device. Throws.
  ArrayPtr copy_to_device(const Aval& aval, const void* data, int device);
  // Waits for the array and copies its data into dst. Throws, with the failed op's own error.
  void copy_to_host(const Array& array, void* dst);
  // The same value in a larger buffer. Waits for it and goes through the host, so that nothing is compiled.
  ArrayPtr padded_copy(const ArrayPtr& array, const Shape& buffer_shape);
  // The array on another device.
  ArrayPtr copy_between(const ArrayPtr& array, int device);
  std::pair<int64_t, int64_t> memory_info(int device);   // {free, total} bytes; the host's where the plugin does not say
  void synchronize(int device);                 // throws the first late failure, once

 private:
  Runtime();
  struct PerDevice {
    std::unique_ptr<Executor> executor;
    std::unique_ptr<Constants> constants;
  };
  PerDevice& at(int device) { return devices_[static_cast<size_t>(device)]; }

  std::unique_ptr<pjrt::Client> client_;
  std::unique_ptr<CompileCache> compile_cache_;
  std::vector<PerDevice> devices_;
  bool is_cpu_ = false;
};

}  // namespace torch_tpu::runtime
