// The random state of one generator: Philox by (seed, offset), both parameters of the programs that draw. Counter-based: the
// same seed gives the same stream in eager and compiled code. What one call drew is told by advance().
#pragma once

#include <cstdint>
#include <mutex>

namespace torch_tpu::runtime {

struct RandomState {
  uint64_t seed = 0;     // Philox key
  uint64_t offset = 0;   // Philox counter: in blocks of four u32
};

class RandomStream {
 public:
  RandomState get() const {
    std::lock_guard lock(mutex_);
    return state_;
  }
  void set(RandomState state) {
    std::lock_guard lock(mutex_);
    state_ = state;
  }
  // The state for a call that draws `blocks` blocks; the next call starts after them.
  RandomState advance(uint64_t blocks) {
    std::lock_guard lock(mutex_);
    const RandomState now = state_;
    state_.offset += blocks;
    return now;
  }

 private:
  mutable std::mutex mutex_;  // guards state_
  RandomState state_;
};

}  // namespace torch_tpu::runtime
