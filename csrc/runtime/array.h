// Array: one immutable value on one device: an aval and, once its program ran, the PJRT buffer. It may still be pending
// (its program is being compiled, or waits its turn) or have failed. Storages swap arrays; nobody changes one.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <string>
#include <vector>

#include "runtime/pending.h"
#include "runtime/program.h"

namespace torch_tpu::runtime {

class Executor;

// The end of the run that makes an array's data: awaits it, and names the program if it failed late.
struct RunEnd {
  Result<pjrt::Event> event;
  ProgramPtr origin;   // nullptr: a transfer
  const std::string* op;   // as in Launch
  int device;
  Status await() const;
};

class Array {
 public:
  struct Bounds {
    int64_t least, greatest;   // of all elements
  };
  enum class State : uint8_t {
    kPending,  // no buffer yet
    kReady,    // has its buffer (whose data may still be on its way: PJRT's own asynchrony)
    kFailed,   // has an error instead
  };

  // buffer_shape: of the PJRT buffer, where it is larger than the aval's: the value lies at the start of each dimension, and what
  // follows is undefined. Empty: the aval's.
  Array(Aval aval, int device, Shape buffer_shape = {});                        // pending
  Array(Aval aval, int device, pjrt::Buffer buffer, Shape buffer_shape = {});   // ready
  ~Array();
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;

  const Aval& aval() const { return aval_; }               // of the value
  bool padded() const { return !buffer_shape_.empty(); }
  const Shape& buffer_shape() const { return padded() ? buffer_shape_ : aval_.shape; }
  int device() const { return device_; }
  int64_t size_bytes() const { return size_bytes_; }       // of the buffer
  State state() const { return state_.load(std::memory_order_acquire); }
  bool ready() const { return state() == State::kReady; }

  // Known of a few whole numbers that came from the host: indices among them are checked without waiting for the device.
  const std::optional<Bounds>& bounds() const { return bounds_; }
  void set_bounds(Bounds bounds) { bounds_ = bounds; }   // by who makes it, before others see it

  // Exactly one of both, once. Any thread.
  void set_buffer(pjrt::Buffer buffer, ProgramPtr origin = nullptr, const std::string* op = nullptr);   // what made it, for late errors; op: as in Launch
  void set_failed(Status status);

  const pjrt::Buffer& buffer() const { return buffer_; }   // precondition: ready()
  // Waits until it is no longer pending; its error if it failed. Does not wait for the data. Never with the GIL held.
  Status await_state() const;
  // Waits for the data too, and gives its error (a late failure of the program).
  Status await_data() const;
  // Calls `done` once the data is there or the run has failed: at once, or later on a thread of the plugin's or the executor's.
  // It must not throw or wait.
  void when_done(std::function<void()> done);
  RunEnd run_end() const { return {buffer_.ready_event(), origin_, op_, device_}; }   // precondition: ready()
  void mark_donated() { donated_ = true; }                 // its buffer was given to a program; reading it is an internal error
  // The executor of the launch that makes it is told when it dies, to wait for that run all the same. Called by the launch.
  void report_death_to(Executor& executor) { executor_ = &executor; }

  // While its launch is held back: who must flush before anyone can wait for it. nullptr: nobody.
  void set_holder(Pending* holder) { holder_.store(holder, std::memory_order_release); }
  // How many storages hold it, kept by Slot: none, and no tensor can read it any more.
  void enter_slot() const noexcept { slots_.fetch_add(1, std::memory_order_relaxed); }
  void leave_slot() const noexcept { slots_.fetch_sub(1, std::memory_order_relaxed); }
  bool in_a_slot() const { return slots_.load(std::memory_order_relaxed) > 0; }
  // Its number in the trace that is being recorded. Of the device's recorder, guarded by its lock.
  struct Mark {
    uint64_t segment = 0;
    int32_t value = 0;
  };
  Mark mark;

 private:
  void settle(State state);
  void flush_holder() const {
    if (Pending* holder = holder_.load(std::memory_order_acquire)) (void)holder->flush();
  }

  const Aval aval_;
  const Shape buffer_shape_;
  const int device_;
  const int64_t size_bytes_;
  std::atomic<State> state_{State::kPending};
  std::atomic<bool> donated_{false};
  std::optional<Bounds> bounds_;
  Executor* executor_ = nullptr;                            // outlives it
  std::atomic<Pending*> holder_{nullptr};                   // outlives it
  mutable std::atomic<int32_t> slots_{0};
  pjrt::Buffer buffer_;
  ProgramPtr origin_;
  const std::string* op_ = nullptr;
  Status status_;
  std::vector<std::function<void()>> waiting_;              // of when_done(), while pending
  mutable std::mutex mutex_;                                // guards the change of state_, and waiting_
  mutable std::condition_variable changed_;
};

using ArrayPtr = std::shared_ptr<Array>;

}  // namespace torch_tpu::runtime
