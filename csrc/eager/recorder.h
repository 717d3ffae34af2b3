// Recorder: the Fused mode of one device. Every op is recorded: its Signature and where its operands come from. As long as the
// ops of a segment are the beginning of a trace whose program is ready, they are held back, and run as that one program when
// the segment ends; from the first op that differs on, all run at once, op by op, as in Strict. So a program that never repeats
// itself costs the recording and nothing else. A segment ends at a host read, a synchronisation, a launch of another kind, a
// period of a loop, after an optimizer's step, or at a size limit.
#pragma once

#include <array>
#include <deque>
#include <mutex>

#include "eager/trace.h"
#include "runtime/executor.h"

namespace torch_tpu::eager {

class Recorder final : public runtime::Pending {
 public:
  explicit Recorder(int device) : device_(device) {}
  static Recorder& of(int device);          // made on first use

  // Records the launch, and starts it or holds it back. Throws what the plugin refuses at once.
  void record(runtime::Launch&& launch, const Signature& signature);
  Status flush() override;
  // The segment ends once no tensor holds this array (the gradient of an optimizer that has just made a step).
  void end_after_release(const runtime::ArrayPtr& gradient);

  struct Counts {
    int64_t segments = 0, fused_segments = 0, fused_ops = 0, diverged = 0, traces = 0, programs = 0, compiling = 0;
  };
  Counts counts();
  void reset_counts();

 private:
  struct Segment {
    Trace trace;
    std::vector<std::weak_ptr<runtime::Array>> values;
    std::deque<runtime::Launch> held;
    std::vector<int32_t> uses;              // of each value, by ops that are held
    void clear();
  };
  void append(const runtime::Launch& launch, const Signature& signature);
  bool ends_a_period(const Signature& signature);
  Status start_one_by_one(std::deque<runtime::Launch>& held);
  Status run_fused(Segment& segment, const FusedProgram& fused);
  Alive alive(const Segment& segment) const;

  const int device_;
  std::mutex order_;                        // held while launches that were held back are handed over; taken before mutex_
  std::mutex mutex_;                        // guards all below
  Segment segment_;
  uint64_t number_ = 1;                     // of the segment
  bool holding_ = true;
  bool out_of_order_ = false;               // a result was used, by another thread, before its op was recorded
  TraceTable table_;
  Counts counts_;
  std::weak_ptr<runtime::Array> ends_with_;
  bool ends_with_release_ = false;

  // The period of the ops' Signatures, if they are a loop: how many ops back each was last seen, and for how long that held.
  struct Last {
    const Signature* signature = nullptr;
    uint64_t segment = 0;
    size_t at = 0;
  };
  std::array<Last, 256> last_{};
  size_t period_ = 0, streak_ = 0;
};

}  // namespace torch_tpu::eager
