#include "runtime/metrics.h"

namespace torch_tpu::runtime {

Metrics& metrics() {
  static Metrics instance;
  return instance;
}

void Metrics::reset() {
  programs_compiled = cache_hits_memory = cache_hits_disk = 0;
  compile_ns = bytes_to_device = bytes_to_host = launches = 0;
  std::lock_guard lock(mutex);
  fallbacks.clear();
  decompositions.clear();
  host_reads.clear();
}

}  // namespace torch_tpu::runtime
