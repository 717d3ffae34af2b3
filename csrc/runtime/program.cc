#include "runtime/program.h"

namespace torch_tpu::runtime {

// Who uses it counts itself and then looks at the state; who frees it sets the state and then looks at the count: one sees the other.
Program::Use::Use(const Program& program) : program_(&program) {
  program.users_.fetch_add(1);
  if (program.state_.load() != State::kReady) {
    program.users_.fetch_sub(1);
    program_ = nullptr;
    return;
  }
  const uint64_t now = program.clock_.load(std::memory_order_relaxed);
  if (program.last_used() != now) program.last_used_.store(now, std::memory_order_relaxed);
}

Status Program::await() const {
  while (!ready()) {
    want();
    std::unique_lock lock(mutex_);
    changed_.wait(lock, [&] { return state_.load(std::memory_order_acquire) != State::kCompiling; });
    if (state_ == State::kFailed) return status_;
  }
  return {};
}

void Program::want() const {
  State freed = State::kFreed;
  if (state_.compare_exchange_strong(freed, State::kCompiling)) bring_back_();
}

void Program::set_executable(pjrt::Executable executable, Made made) {
  std::lock_guard lock(mutex_);
  made_ = made;
  executable_ = std::move(executable);
  last_used_.store(clock_.load(std::memory_order_relaxed), std::memory_order_relaxed);
  state_.store(State::kReady, std::memory_order_release);
  changed_.notify_all();
}

void Program::set_failed(Status status) {
  std::lock_guard lock(mutex_);
  status_ = std::move(status);
  state_.store(State::kFailed, std::memory_order_release);
  changed_.notify_all();
}

pjrt::Executable Program::free(std::function<void()> bring_back) {
  pjrt::Executable freed;
  std::lock_guard lock(mutex_);
  State ready = State::kReady;
  if (!state_.compare_exchange_strong(ready, State::kFreeing)) return freed;
  if (users_.load() > 0) {
    state_.store(State::kReady);
    return freed;
  }
  std::swap(freed, executable_);
  bring_back_ = std::move(bring_back);
  state_.store(State::kFreed);
  return freed;
}

void Program::release() {
  pjrt::Executable freed;  // after the lock is gone
  std::lock_guard lock(mutex_);
  if (state_ == State::kCompiling) return;
  status_ = Status(Code::kCancelled, "the device was shut down");
  state_.store(State::kFailed, std::memory_order_release);
  std::swap(freed, executable_);
}

}  // namespace torch_tpu::runtime
