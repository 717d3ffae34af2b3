// Counters behind torch_tpu.metrics(). Everything is cumulative since the start or the last reset. Any thread.
#pragma once

#include <atomic>
#include <chrono>
#include <cstdint>
#include <map>
#include <mutex>
#include <string>

namespace torch_tpu::runtime {

struct Metrics {
  std::atomic<int64_t> programs_compiled{0}, cache_hits_memory{0}, cache_hits_disk{0};
  std::atomic<int64_t> programs_evicted{0}, programs_brought_back{0};   // executables freed to make room, and wanted again
  // Time during which at least one thread compiled: begin and end around each compilation.
  void compile_begins();
  void compile_ends();
  int64_t compile_ns() const;               // up to now, one that still runs included
  std::atomic<int64_t> bytes_to_device{0}, bytes_to_host{0};
  std::atomic<int64_t> launches{0};
  std::atomic<int64_t> bucket_programs{0}, bucket_sizes{0};   // programs for ranges of sizes, and the calls' shapes that they were made for

  struct Fallback {
    int64_t count = 0;
    std::map<std::string, int64_t> lines;   // "train.py:12" -> how often
  };
  std::mutex mutex;                         // guards the maps
  std::map<std::string, Fallback> fallbacks;
  std::map<std::string, int64_t> decompositions;
  std::map<std::string, int64_t> host_reads;  // by line
  std::map<std::string, int64_t> bucket_refusals;  // by op and reason

  void reset();

 private:
  using Clock = std::chrono::steady_clock;
  mutable std::mutex compile_mutex_;        // guards the three below
  int compiling_ = 0;
  Clock::time_point compiling_since_;
  Clock::duration compiled_{};
};

Metrics& metrics();

}  // namespace torch_tpu::runtime
