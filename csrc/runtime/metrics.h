// Counters behind torch_tpu.metrics(). Everything is cumulative since the start or the last reset. Any thread.
#pragma once

#include <atomic>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace torch_tpu::runtime {

struct Metrics {
  std::atomic<int64_t> programs_compiled{0}, cache_hits_memory{0}, cache_hits_disk{0};
  std::atomic<int64_t> compile_ns{0};
  std::atomic<int64_t> bytes_to_device{0}, bytes_to_host{0};
  std::atomic<int64_t> launches{0};

  struct Fallback {
    int64_t count = 0;
    std::map<std::string, int64_t> lines;   // "train.py:12" -> how often
  };
  std::mutex mutex;                         // guards the maps
  std::map<std::string, Fallback> fallbacks;
  std::map<std::string, int64_t> decompositions;
  std::map<std::string, int64_t> host_reads;  // by line

  void reset();
};

Metrics& metrics();

}  // namespace torch_tpu::runtime
