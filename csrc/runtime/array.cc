#include "runtime/array.h"

#include "runtime/executor.h"

namespace torch_tpu::runtime {

Array::Array(Aval aval, int device, Shape buffer_shape)
    : aval_(std::move(aval)),
      buffer_shape_(buffer_shape == aval_.shape ? Shape() : std::move(buffer_shape)),
      device_(device),
      size_bytes_(Aval{aval_.dtype, this->buffer_shape()}.size_bytes()) {}

Array::Array(Aval aval, int device, pjrt::Buffer buffer, Shape buffer_shape) : Array(std::move(aval), device, std::move(buffer_shape)) {
  buffer_ = std::move(buffer);
  state_.store(State::kReady, std::memory_order_release);
}

Array::~Array() {
  if (executor_ && ready() && !donated_) executor_->array_dies(*this);
}

void Array::set_buffer(pjrt::Buffer buffer, ProgramPtr origin, const std::string* op) {
  buffer_ = std::move(buffer);
  origin_ = std::move(origin);
  op_ = op;
  settle(State::kReady);
}

void Array::set_failed(Status status) {
  {
    std::lock_guard lock(mutex_);
    status_ = std::move(status);
  }
  settle(State::kFailed);
}

void Array::settle(State state) {
  std::vector<std::function<void()>> waiting;
  {
    std::lock_guard lock(mutex_);
    state_.store(state, std::memory_order_release);
    changed_.notify_all();
    waiting.swap(waiting_);
  }
  for (auto& done : waiting) when_done(std::move(done));
}

void Array::when_done(std::function<void()> done) {
  flush_holder();
  {
    std::lock_guard lock(mutex_);
    if (state() == State::kPending) return waiting_.push_back(std::move(done));
  }
  auto event = ready() && !donated_ ? buffer_.ready_event() : Result<pjrt::Event>(Status(Code::kUnavailable, "nothing to wait for"));
  if (!event.ok()) return done();
  auto kept = std::make_shared<pjrt::Event>(std::move(event).value());  // alive until it has called back
  if (!kept->on_ready([kept, done](Status) { done(); }).ok()) done();
}

Status Array::await_state() const {
  if (ready()) return {};
  flush_holder();
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [&] { return state_.load(std::memory_order_acquire) != State::kPending; });
  return status_;
}

Status Array::await_data() const {
  if (Status s = await_state(); !s.ok()) return s;
  if (donated_) return Status(Code::kInternal, "internal error: an array was read after its buffer had been donated");
  return run_end().await();
}

Status RunEnd::await() const {
  const Status status = event.ok() ? event.value().await() : event.status();
  if (status.ok() || !origin) return status;
  const std::string first = origin->first_use().empty() ? "" : "its program was first used at " + origin->first_use() + "; ";
  return status.with_context((op ? *op : origin->name()) + " on tpu:" + std::to_string(device) + " failed after it was started (" + first +
                             "TORCH_TPU_EAGER_MODE=debug stops at the line that started it)");
}

}  // namespace torch_tpu::runtime
