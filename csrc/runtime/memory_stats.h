// Per-device counts of array bytes: what torch.tpu.memory_allocated and its family report. They count what storages hold, not
// what launches in the queue still need (as CUDA counts what its allocator has handed out);
// the plugin's own statistics, where it has any, are reported beside them.
#pragma once

#include <atomic>
#include <cstdint>

namespace torch_tpu::runtime {

class MemoryStats {
 public:
  void allocated(int64_t bytes) noexcept {
    const int64_t now = current_.fetch_add(bytes, std::memory_order_relaxed) + bytes;
    total_allocated_.fetch_add(bytes, std::memory_order_relaxed);
    allocations_.fetch_add(1, std::memory_order_relaxed);
    int64_t peak = peak_.load(std::memory_order_relaxed);
    while (now > peak && !peak_.compare_exchange_weak(peak, now, std::memory_order_relaxed)) {}
  }
  void freed(int64_t bytes) noexcept {
    current_.fetch_sub(bytes, std::memory_order_relaxed);
    total_freed_.fetch_add(bytes, std::memory_order_relaxed);
    frees_.fetch_add(1, std::memory_order_relaxed);
  }
  void out_of_memory() noexcept { ooms_.fetch_add(1, std::memory_order_relaxed); }
  void reset_peak() noexcept { peak_.store(current_.load()); }
  void reset_accumulated() noexcept {
    total_allocated_ = 0;
    total_freed_ = 0;
    allocations_ = 0;
    frees_ = 0;
  }
  int64_t current() const { return current_; }
  int64_t peak() const { return peak_; }
  int64_t total_allocated() const { return total_allocated_; }
  int64_t total_freed() const { return total_freed_; }
  int64_t allocations() const { return allocations_; }
  int64_t frees() const { return frees_; }
  int64_t ooms() const { return ooms_; }

 private:
  std::atomic<int64_t> current_{0}, peak_{0}, total_allocated_{0}, total_freed_{0}, allocations_{0}, frees_{0}, ooms_{0};
};

constexpr int kMaxDevices = 64;  // of one process
MemoryStats& memory_stats(int device);

}  // namespace torch_tpu::runtime
