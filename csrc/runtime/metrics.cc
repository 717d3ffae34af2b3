#include "runtime/metrics.h"

namespace torch_tpu::runtime {

Metrics& metrics() {
  static Metrics instance;
  return instance;
}

void Metrics::compile_begins() {
  std::lock_guard lock(compile_mutex_);
  if (compiling_++ == 0) compiling_since_ = Clock::now();
}

void Metrics::compile_ends() {
  std::lock_guard lock(compile_mutex_);
  if (--compiling_ == 0) compiled_ += Clock::now() - compiling_since_;
}

int64_t Metrics::compile_ns() const {
  std::lock_guard lock(compile_mutex_);
  const Clock::duration running = compiling_ ? Clock::now() - compiling_since_ : Clock::duration::zero();
  return std::chrono::duration_cast<std::chrono::nanoseconds>(compiled_ + running).count();
}

void Metrics::reset() {
  programs_compiled = cache_hits_memory = cache_hits_disk = 0;
  programs_evicted = programs_brought_back = 0;
  bytes_to_device = bytes_to_host = launches = 0;
  bucket_programs = bucket_sizes = 0;
  std::lock_guard lock(mutex);
  fallbacks.clear();
  decompositions.clear();
  host_reads.clear();
  bucket_refusals.clear();
  std::lock_guard compiling(compile_mutex_);
  compiled_ = {};
  compiling_since_ = Clock::now();
}

}  // namespace torch_tpu::runtime
