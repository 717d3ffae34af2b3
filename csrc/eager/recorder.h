// Recorder: the Fused mode of one device. Every op is recorded: its Signature and where its operands come from. As long as the
// ops of a segment are the beginning of a trace whose program is ready, they are held back, and run as that one program when
// the segment ends; from the first op that differs on, all run at once, op by op, as in Strict. So a program that never repeats
// itself costs the recording and nothing else. A segment ends at a host read, a synchronisation, a launch of another kind, a
// period of a loop, after an optimizer's step, or at a size limit.
#pragma once

#include <array>
#include <chrono>
#include <map>
#include <mutex>
#include <string>

#include "eager/trace.h"
#include "runtime/executor.h"

namespace torch_tpu::eager {

class Recorder final : public runtime::Pending {
 public:
  explicit Recorder(int device);
  static Recorder& of(int device);          // made on first use

  // Records the launch, and starts it or holds it back. Throws what the plugin refuses at once.
  void record(runtime::Launch&& launch, const Signature& signature);
  Status flush() override;
  // An optimizer makes a step. On the CPU plugin a segment with the gradient of a convolution's weight ends: there the product has its
  // dimensions in another order, and everything of the step that is fused with it reads it element by element. ResNet-18 takes
  // 297 ms of processor time as one program, 208 as two, 214 in Strict; an MLP is better off as one.
  Status begin_step();
  // The segment ends once no tensor holds this array (the gradient of an optimizer that has just made a step).
  void end_after_release(const runtime::ArrayPtr& gradient);

  struct Counts {
    int64_t segments = 0, fused_segments = 0, fused_ops = 0, diverged = 0, traces = 0, programs = 0, compiling = 0;
    std::map<std::string, int64_t> not_repeated;   // why, and how often, where TORCH_TPU_LOG_TRACES is on
    std::vector<TraceTable::Known> known;          // the traces with programs
  };
  Counts counts();
  void reset_counts();

 private:
  struct Segment {
    Trace trace;
    std::vector<std::weak_ptr<runtime::Array>> values;
    std::vector<runtime::Launch> held;
    std::vector<int32_t> uses;              // of each value, by ops that are held
    void clear();
  };
  void append(const runtime::Launch& launch, const Signature& signature);
  bool must_end() const;
  bool ends_a_period(const Signature& signature);
  Status start_one_by_one(std::vector<runtime::Launch>& held);
  Status run_fused(Segment& segment, const FusedProgram& fused);
  Alive alive(const Segment& segment) const;

  void keep_room(Segment&& segment);
  void tell(const std::string& remark);

  const int device_;
  const bool at_once_;                      // every segment is held back, and its program awaited
  const bool tells_;
  std::mutex order_;                        // held while launches that were held back are handed over; taken before mutex_
  std::mutex mutex_;                        // guards all below
  Segment segment_;
  uint64_t number_ = 1;                     // of the segment
  bool holding_ = true;
  bool out_of_order_ = false;               // a result was used, by another thread, before its op was recorded
  TraceTable table_;
  Counts counts_;
  std::chrono::steady_clock::time_point ended_;   // the segment before
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
