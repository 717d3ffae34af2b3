#include "runtime/executor.h"

#include "runtime/memory_stats.h"
#include "runtime/metrics.h"
#include "runtime/storage.h"

namespace torch_tpu::runtime {
namespace {

bool all_settled(const Launch& launch) {
  for (const ArrayPtr& a : launch.args)
    if (a->state() == Array::State::kPending) return false;
  return true;
}

std::atomic<bool> shutting_down{false};
bool stopping() { return shutting_down.load(std::memory_order_relaxed); }

Status with_caller(const Launch& launch, const Status& status) {
  return launch.caller.empty() ? status : Status(status.code(), status.message() + " [called at " + launch.caller + "]");
}

}  // namespace

std::function<std::string()> Executor::describe_caller_;

void Executor::refuse_new_launches() { shutting_down = true; }

Executor::~Executor() {
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
  }
  wake_.notify_all();
  if (thread_.joinable()) thread_.join();
}

Status Executor::launch(Launch&& launch) {
  if (!launch.outputs.empty()) {
    std::lock_guard lock(mutex_);
    newest_ = launch.outputs[0];
  }
  if (stopping()) return Status(Code::kCancelled, "the interpreter is shutting down; no tpu program starts any more");
  if (idle() && launch.program->ready() && all_settled(launch)) return run(launch);
  if (describe_caller_) launch.caller = describe_caller_();
  std::lock_guard lock(mutex_);
  queued_.fetch_add(1, std::memory_order_acq_rel);
  queue_.push_back(std::move(launch));
  if (!thread_.joinable()) thread_ = std::thread([this] { drain(); });
  wake_.notify_one();
  return {};
}

Status Executor::run(Launch& launch) {
  c10::SmallVector<PJRT_Buffer*, 16> args;
  for (const ArrayPtr& a : launch.args) {
    if (a->state() == Array::State::kFailed) {
      const Status status = a->await_state();
      fail(launch, status);
      return status;
    }
    args.push_back(a->buffer().handle());
  }
  c10::SmallVector<int64_t, 4> kept;  // donation refused: somebody else still holds the array
  for (int32_t p : launch.program->donated()) {
    ArrayPtr& array = launch.args[static_cast<size_t>(p)];
    if (array.use_count() == 1) array->mark_donated();
    else kept.push_back(p);
  }
  c10::SmallVector<pjrt::Buffer, 4> outputs;
  outputs.resize(launch.outputs.size());
  const Status status = launch.program->executable().execute({args.data(), args.size()}, {outputs.data(), outputs.size()}, device_.handle,
                                                             {.non_donatable = {kept.data(), kept.size()}});
  if (!status.ok()) {
    Status told = with_caller(launch, status.with_context(launch.program->name() + " on tpu:" + std::to_string(index_)));
    if (status.code() == Code::kResourceExhausted) {
      memory_stats(index_).out_of_memory();
      told = Status(told.code(), told.message() + "\nLargest live tensors on tpu:" + std::to_string(index_) + ":" + largest_arrays(index_, 10));
    }
    fail(launch, told);
    return told;
  }
  metrics().launches.fetch_add(1, std::memory_order_relaxed);
  for (size_t i = 0; i < outputs.size(); ++i) launch.outputs[i]->set_buffer(std::move(outputs[i]), launch.program);
  return {};
}

void Executor::fail(Launch& launch, const Status& status) {
  for (const ArrayPtr& out : launch.outputs) out->set_failed(status);
}

void Executor::drain() {
  std::unique_lock lock(mutex_);
  while (true) {
    wake_.wait(lock, [&] { return stopping_ || !queue_.empty(); });
    if (queue_.empty()) return;
    Launch launch = std::move(queue_.front());
    queue_.pop_front();
    lock.unlock();
    Status status = launch.program->await();
    if (!status.ok()) {
      status = with_caller(launch, status);
      fail(launch, status);
    }
    for (const ArrayPtr& a : launch.args) (void)a->await_state();  // made by another device's queue or a transfer
    if (status.ok()) status = run(launch);
    launch = Launch();
    lock.lock();
    if (!status.ok() && late_failure_.ok()) late_failure_ = status;
    queued_.fetch_sub(1, std::memory_order_acq_rel);
    if (queue_.empty()) drained_.notify_all();
  }
}

Status Executor::synchronize() {
  ArrayPtr newest;
  Status failure;
  {
    std::unique_lock lock(mutex_);
    drained_.wait(lock, [&] { return queued_.load(std::memory_order_acquire) == 0; });
    newest = newest_.lock();
    std::swap(failure, late_failure_);
  }
  if (newest && newest->ready()) {
    const Status status = newest->await_data();
    if (failure.ok()) failure = status;
  }
  return failure;
}

ArrayPtr Executor::newest() const {
  std::lock_guard lock(mutex_);
  return newest_.lock();
}

}  // namespace torch_tpu::runtime
