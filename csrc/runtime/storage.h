// Slot: what a tensor's storage is on this device: a place whose value is the current Array. Buffers never change; slots do.
// A slot without an array is uninitialised memory, which reads as zeros. What slots hold is what the memory statistics count.
#pragma once

#include <mutex>
#include <string>

#include "runtime/array.h"
#include "runtime/memory_stats.h"

namespace torch_tpu::runtime {

class Slot {
 public:
  Slot(int device, size_t size_bytes);   // takes an address
  ~Slot();
  Slot(const Slot&) = delete;
  Slot& operator=(const Slot&) = delete;

  int device() const { return device_; }
  size_t size_bytes() const { return size_bytes_; }
  void* address() const { return address_; }   // nullptr for 0 bytes

  ArrayPtr array() const {
    std::lock_guard lock(mutex_);
    return array_;
  }
  // Puts `array` in place and gives back what was there.
  ArrayPtr exchange(ArrayPtr array) {
    std::lock_guard lock(mutex_);
    count(array_.get(), array.get());
    std::swap(array_, array);
    return array;
  }
  // The same, if `expected` is what is there; false if another thread wrote in between.
  bool replace(const Array* expected, const ArrayPtr& array) {
    ArrayPtr old;  // released after the lock
    std::lock_guard lock(mutex_);
    if (array_.get() != expected) return false;
    count(array_.get(), array.get());
    old = std::move(array_);
    array_ = array;
    return true;
  }
  // The storage was resized; the array, if any, is replaced by the caller.
  void resize(size_t size_bytes);

 private:
  void count(const Array* old, const Array* now) const noexcept {
    if (now) {
      memory_stats(device_).allocated(now->size_bytes());
      now->enter_slot();
    }
    if (old) {
      memory_stats(device_).freed(old->size_bytes());
      old->leave_slot();
    }
  }

  const int device_;
  size_t size_bytes_;
  mutable std::mutex mutex_;   // guards array_
  ArrayPtr array_;
  void* address_;              // last: once it is reserved, other threads can find this slot
};

// For the out-of-memory report: "12.0 MiB f32[1024,3072] (x 24)" lines of the largest live arrays on `device`, largest first.
std::string largest_arrays(int device, int count);

}  // namespace torch_tpu::runtime
