#include "runtime/memory_stats.h"

#include <array>

namespace torch_tpu::runtime {

MemoryStats& memory_stats(int device) {
  static std::array<MemoryStats, kMaxDevices> stats;
  return stats[static_cast<size_t>(device)];
}

}  // namespace torch_tpu::runtime
