#include "runtime/program.h"

namespace torch_tpu::runtime {

Status Program::await() const {
  if (ready()) return {};
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return state_.load(std::memory_order_acquire) != State::kCompiling; });
  return status_;
}

void Program::set_executable(pjrt::Executable executable, Made made) {
  made_ = made;
  executable_ = std::move(executable);
  std::lock_guard lock(mutex_);
  state_.store(State::kReady, std::memory_order_release);
  changed_.notify_all();
}

void Program::set_failed(Status status) {
  std::lock_guard lock(mutex_);
  status_ = std::move(status);
  state_.store(State::kFailed, std::memory_order_release);
  changed_.notify_all();
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
