#include "eager/recorder.h"

#include <algorithm>
#include <climits>

#include <cstdio>

#include "base/settings.h"
#include "base/throw.h"
#include "eager/python_hooks.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

constexpr size_t kMaxOps = 2048;       // of a segment
constexpr size_t kLoopOps = 256;       // a loop's segments have at least so many ops
constexpr size_t kMaxRemarks = 256;    // different ones

}  // namespace

void Recorder::Segment::clear() {
  trace.clear();
  values.clear();
  held.clear();
  uses.clear();
}

Recorder::Recorder(int device)
    : device_(device), at_once_(settings::integer("TORCH_TPU_FUSED_SIGHTINGS") == 0), tells_(settings::flag("TORCH_TPU_LOG_TRACES")),
      table_(settings::integer("TORCH_TPU_FUSED_SIGHTINGS"), tells_), ended_(std::chrono::steady_clock::now()) {}

Recorder& Recorder::of(int device) {
  runtime::Executor& executor = runtime::Runtime::get().executor(device);
  runtime::Pending* pending = executor.pending();
  if (!pending) {
    pending = executor.set_pending(std::make_unique<Recorder>(device));
    if (const auto& begins = python_hooks().fused_begins) begins();
  }
  return static_cast<Recorder&>(*pending);
}

void Recorder::append(const runtime::Launch& launch, const Signature& signature) {
  Trace& trace = segment_.trace;
  const TraceOp op{signature.first_of_bucket ? signature.first_of_bucket : &signature, static_cast<int32_t>(trace.operands.size()), trace.num_values};
  for (size_t i = 0; i < launch.args.size(); ++i) {
    runtime::Array& array = *launch.args[i];
    // Numbers and starts are externals of their own even where two are equal by chance: the trace must not depend on it.
    const bool tensor = signature.params[i].kind == ParamSource::Kind::kTensor && array.device() == device_;
    if (tensor && array.mark.segment == number_) {
      trace.operands.push_back(array.mark.value);
      if (array.mark.value >= 0) ++segment_.uses[static_cast<size_t>(array.mark.value)];
      continue;
    }
    const Operand operand = -++trace.num_externals;
    if (tensor) array.mark = {number_, operand};
    trace.operands.push_back(operand);
  }
  for (const runtime::ArrayPtr& output : launch.outputs) {
    out_of_order_ |= output->mark.segment == number_;
    output->mark = {number_, trace.num_values++};
    segment_.values.push_back(output);
    segment_.uses.push_back(0);
  }
  trace.hash = extend_hash(trace.hash, op, trace.operands.data() + op.first_operand, launch.args.size());
  trace.ops.push_back(op);
}

bool Recorder::ends_a_period(const Signature& signature) {
  const std::vector<TraceOp>& ops = segment_.trace.ops;
  const size_t at = ops.size() - 1;
  Last& last = last_[(reinterpret_cast<uintptr_t>(&signature) >> 5) % last_.size()];
  if (period_ > 0 && at >= period_ && ops[at - period_].signature == &signature) {
    ++streak_;
  } else {
    period_ = last.signature == &signature && last.segment == number_ ? at - last.at : 0;
    streak_ = period_ > 0;
  }
  last = {&signature, number_, at};
  return period_ > 0 && streak_ >= kLoopOps && streak_ % period_ == 0 && streak_ >= 2 * period_;
}

bool Recorder::must_end() const {
  if (segment_.trace.ops.size() >= kMaxOps) return true;
  if (!ends_with_release_) return false;
  const runtime::ArrayPtr gradient = ends_with_.lock();
  return !gradient || !gradient->in_a_slot();
}

void Recorder::record(runtime::Launch&& launch, const Signature& signature) {
  Status earlier;   // of launches before this one, which must start all the same
  std::unique_lock lock(mutex_);
  if (must_end()) {
    lock.unlock();
    earlier = flush();
    lock.lock();
  }
  append(launch, signature);
  const bool ends = ends_a_period(*segment_.trace.ops.back().signature);
  if (holding_ && !out_of_order_ && (at_once_ || table_.is_prefix(segment_.trace.hash))) {
    for (const runtime::ArrayPtr& output : launch.outputs) output->set_holder(this);
    launch.held = true;
    segment_.held.push_back(std::move(launch));
    lock.unlock();
    if (ends && earlier.ok()) earlier = flush();
    return throw_if_error(earlier);
  }
  if (holding_ && !segment_.held.empty()) ++counts_.diverged;
  holding_ = false;
  lock.unlock();
  {
    std::lock_guard order(order_);
    std::vector<runtime::Launch> diverged;
    {
      std::lock_guard again(mutex_);
      diverged.swap(segment_.held);
    }
    const Status status = start_one_by_one(diverged);
    if (earlier.ok()) earlier = status;
  }
  throw_if_error(runtime::Runtime::get().executor(device_).launch(std::move(launch)));
  if (ends && earlier.ok()) earlier = flush();
  throw_if_error(earlier);
}

Status Recorder::start_one_by_one(std::vector<runtime::Launch>& held) {
  Status first;
  for (runtime::Launch& one : held) {
    runtime::Launch launch = std::move(one);   // what it holds is free once it has started
    for (const runtime::ArrayPtr& output : launch.outputs) output->set_holder(nullptr);
    Status status = runtime::Runtime::get().executor(device_).launch(std::move(launch));
    if (first.ok()) first = std::move(status);
  }
  held.clear();
  return first;
}

// Whether a tensor, or anyone else but the held launches, still has the value.
Alive Recorder::alive(const Segment& segment) const {
  Alive alive(segment.values.size());
  for (size_t v = 0; v < segment.values.size(); ++v) {
    const runtime::ArrayPtr array = segment.values[v].lock();
    if (!array) continue;
    const long expected = segment.held.empty() ? LONG_MAX : 2 + segment.uses[v];   // this one and the held launches'
    alive[v] = array->in_a_slot() || array.use_count() > expected;
  }
  return alive;
}

Status Recorder::run_fused(Segment& segment, const FusedProgram& fused) {
  runtime::Launch launch;
  launch.program = fused.program;
  launch.held = true;
  launch.args.resize(static_cast<size_t>(segment.trace.num_externals));
  launch.outputs.reserve(segment.values.size());
  for (size_t n = 0; n < segment.held.size(); ++n) {
    runtime::Launch& one = segment.held[n];
    const TraceOp& op = segment.trace.ops[n];
    for (size_t i = 0; i < one.args.size(); ++i) {
      const Operand operand = segment.trace.operands[static_cast<size_t>(op.first_operand) + i];
      if (operand < 0 && !launch.args[static_cast<size_t>(-operand - 1)]) launch.args[static_cast<size_t>(-operand - 1)] = std::move(one.args[i]);
    }
    for (size_t r = 0; r < one.outputs.size(); ++r)
      if (fused.results[static_cast<size_t>(op.first_value) + r]) {
        one.outputs[r]->set_holder(nullptr);
        launch.outputs.push_back(std::move(one.outputs[r]));
      }
  }
  segment.held.clear();   // what only they held is free to be donated
  return runtime::Runtime::get().executor(device_).launch(std::move(launch));
}

Status Recorder::flush() {
  std::lock_guard order(order_);
  Segment segment;
  FusedProgram fused;
  std::string remark;
  {
    std::lock_guard lock(mutex_);
    ends_with_release_ = false;
    if (segment_.trace.ops.empty()) return {};
    std::swap(segment, segment_);
    ++number_;
    ++counts_.segments;
    const bool regular = !out_of_order_;
    holding_ = true;
    out_of_order_ = false;
    period_ = streak_ = 0;
    const auto now = std::chrono::steady_clock::now();
    if (regular) {
      const Alive needed = alive(segment);
      remark = table_.saw(segment.trace, needed);
      if (!segment.held.empty()) fused = table_.find(segment.trace, needed, at_once_);
      table_.took(segment.trace, now - ended_, fused.program != nullptr);
    }
    ended_ = now;
  }
  if (!remark.empty()) tell(remark);
  if (fused.program && at_once_ && !fused.program->await().ok()) fused.program = nullptr;
  if (fused.program) {
    std::lock_guard lock(mutex_);
    ++counts_.fused_segments;
    counts_.fused_ops += static_cast<int64_t>(segment.trace.ops.size());
  }
  Status status = fused.program ? run_fused(segment, fused) : start_one_by_one(segment.held);
  keep_room(std::move(segment));
  return status;
}

// The next segment is mostly as long as this one: it takes its memory.
void Recorder::keep_room(Segment&& segment) {
  segment.clear();
  std::lock_guard lock(mutex_);
  if (segment_.trace.ops.empty()) std::swap(segment, segment_);
}

void Recorder::tell(const std::string& remark) {
  bool is_new;
  {
    std::lock_guard lock(mutex_);
    is_new = counts_.not_repeated.size() < kMaxRemarks || counts_.not_repeated.count(remark);
    if (is_new) is_new = ++counts_.not_repeated[remark] == 1;
  }
  if (is_new) std::fprintf(stderr, "torch_tpu: fused on tpu:%d: %s\n", device_, remark.c_str());
}

Status Recorder::begin_step() {
  if (!runtime::Runtime::get().is_cpu()) return {};
  {
    std::lock_guard lock(mutex_);
    const auto convolves = [](const TraceOp& op) { return op.signature->op.starts_with("aten::convolution_backward"); };
    if (std::none_of(segment_.trace.ops.begin(), segment_.trace.ops.end(), convolves)) return {};
  }
  return flush();
}

void Recorder::end_after_release(const runtime::ArrayPtr& gradient) {
  bool again;
  {
    std::lock_guard lock(mutex_);
    again = ends_with_release_;
  }
  if (again) (void)flush();   // the gradients of the step before were kept
  std::lock_guard lock(mutex_);
  ends_with_ = gradient;
  ends_with_release_ = true;
}

Recorder::Counts Recorder::counts() {
  std::lock_guard lock(mutex_);
  Counts counts = counts_;
  const TraceTable::Counts table = table_.counts();
  counts.traces = table.traces;
  counts.programs = table.programs;
  counts.compiling = table.compiling;
  counts.known = table_.known();
  return counts;
}

void Recorder::reset_counts() {
  std::lock_guard lock(mutex_);
  counts_ = {};
}

}  // namespace torch_tpu::eager
