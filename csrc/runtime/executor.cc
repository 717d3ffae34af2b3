#include "runtime/executor.h"

#include <algorithm>
#include <atomic>

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

// All before it in the queue have ended, so an array of the same device that is pending belongs to a launch after it: its slot
// was read by another thread between the exchange and that launch.
bool in_order(const Launch& launch, int device) {
  return std::none_of(launch.args.begin(), launch.args.end(),
                      [&](const ArrayPtr& a) { return a->device() == device && a->state() == Array::State::kPending; });
}

std::atomic<bool> shutting_down{false};

// Read under a mutex_ that synchronize() takes too: a launch that does not see the flag is one that the wait after it sees.
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
  if (const Program::Use use(*launch.program); use && all_settled(launch) && begin_now(launch)) {
    Status status = run(launch);
    end({});
    return status;
  }
  if (describe_caller_ && !launch.held) launch.caller = describe_caller_();
  {
    std::lock_guard lock(mutex_);
    if (!stopping()) {
      count(launch);
      queue_.push_back(std::move(launch));
      if (!thread_.joinable()) thread_ = std::thread([this] { drain(); });
      wake_.notify_one();
      return {};
    }
  }
  const Status refused(Code::kCancelled, "the interpreter is shutting down; no tpu program starts any more");
  fail(launch, refused);
  return refused;
}

void Executor::count(const Launch& launch) {
  ++launched_;
  if (launch.outputs.empty()) return;
  launch.outputs[0]->report_death_to(*this);
  newest_ = launch.outputs[0];
  newest_id_.store(launch.outputs[0].get(), std::memory_order_relaxed);
}

void Executor::array_dies(const Array& array) noexcept {
  if (newest_id_.load(std::memory_order_relaxed) != &array || stopping()) return;   // nobody waits any more
  auto end = std::make_shared<const RunEnd>(array.run_end());
  std::lock_guard lock(mutex_);
  if (newest_id_.load(std::memory_order_relaxed) == &array) newest_end_.swap(end);   // an older one is freed after the lock
}

bool Executor::begin_now(const Launch& launch) {
  std::lock_guard lock(mutex_);
  if (running_ || !queue_.empty() || stopping()) return false;
  count(launch);
  return running_ = true;
}

void Executor::end(const Status& late_failure) {
  std::lock_guard lock(mutex_);
  running_ = false;
  ++ended_;
  if (!late_failure.ok() && late_failure_.ok()) late_failure_ = late_failure;
  ended_changed_.notify_all();
  if (!queue_.empty()) wake_.notify_one();
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
    Status told = with_caller(launch, status.with_context(launch.name() + " on tpu:" + std::to_string(index_)));
    if (status.code() == Code::kResourceExhausted) {
      memory_stats(index_).out_of_memory();
      told = Status(told.code(), told.message() + "\nLargest live tensors on tpu:" + std::to_string(index_) + ":" + largest_arrays(index_, 10));
    }
    fail(launch, told);
    return told;
  }
  metrics().launches.fetch_add(1, std::memory_order_relaxed);
  for (size_t i = 0; i < outputs.size(); ++i) launch.outputs[i]->set_buffer(std::move(outputs[i]), launch.program, launch.op);
  return {};
}

Status Executor::run_awaited(Launch& launch) {
  const ProgramPtr program = launch.program;
  while (true) {   // again where the program is freed in between
    if (const Status status = program->await(); !status.ok()) {
      const Status told = with_caller(launch, status);
      fail(launch, told);
      return told;
    }
    if (const Program::Use use(*program); use) return run(launch);
  }
}

void Executor::fail(Launch& launch, const Status& status) {
  for (const ArrayPtr& out : launch.outputs) out->set_failed(status);
}

void Executor::drain() {
  while (true) {
    Launch launch;
    {
      std::unique_lock lock(mutex_);
      auto next = queue_.end();
      wake_.wait(lock, [&] {
        next = running_ ? queue_.end() : std::find_if(queue_.begin(), queue_.end(), [&](const Launch& l) { return in_order(l, index_); });
        return next != queue_.end() || (stopping_ && queue_.empty());
      });
      if (next == queue_.end()) return;
      launch = std::move(*next);
      queue_.erase(next);
      running_ = true;
    }
    for (const ArrayPtr& a : launch.args) (void)a->await_state();  // made by another device's queue or a transfer
    Status status = run_awaited(launch);
    launch = Launch();  // before it counts as ended: what it alone held is free then
    end(status);
  }
}

Pending* Executor::set_pending(std::unique_ptr<Pending> pending) {
  std::lock_guard lock(mutex_);
  if (!pending_owner_) {
    pending_owner_ = std::move(pending);
    pending_.store(pending_owner_.get(), std::memory_order_release);
  }
  return pending_owner_.get();
}

Status Executor::synchronize() {
  const Status refused = flush();
  ArrayPtr newest;  // holding it costs at most one donation
  std::shared_ptr<const RunEnd> end;
  Status failure;
  {
    std::unique_lock lock(mutex_);
    newest = newest_.lock();
    ended_changed_.wait(lock, [&, so_far = launched_] { return ended_ >= so_far; });
    std::swap(failure, late_failure_);
    end = newest_end_;
  }
  Status status;
  if (newest) (void)newest->await_state();
  if (newest && newest->ready()) status = newest->await_data();  // one that failed at once has told its caller, or left late_failure_
  if (const Status gone = end ? end->await() : Status(); status.ok()) status = gone;
  std::lock_guard lock(mutex_);
  if (newest_end_ == end) newest_end_.reset();   // ours is freed after the lock
  if (!status.ok() && newest && newest_id_ == newest.get()) newest_.reset();  // told now, and not again
  if (!refused.ok()) return refused;
  return failure.ok() ? status : failure;
}

void Executor::when_done(std::function<void()> done) const {
  (void)flush();   // what it refuses is told by the outputs
  ArrayPtr newest;
  std::shared_ptr<const RunEnd> end;
  {
    std::lock_guard lock(mutex_);
    newest = newest_.lock();
    end = newest_end_;
  }
  if (newest) return newest->when_done(std::move(done));
  if (end && end->event.ok() && end->event.value().on_ready([end, done](Status) { done(); }).ok()) return;
  done();
}

}  // namespace torch_tpu::runtime
