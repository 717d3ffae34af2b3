// Traces: sequences of recorded ops that were seen to recur, and the one program that stands for each. A trace is words: for
// each op its Signature and where each of its parameters comes from. Not locked: of one recorder, under its lock.
#pragma once

#include <chrono>
#include <cstdint>
#include <deque>
#include <memory>
#include <string>
#include <unordered_map>
#include <vector>

#include "eager/signature.h"

namespace torch_tpu::eager {

// The parameter of a recorded op: >= 0 is value `operand` of the trace (the results of its ops, numbered in order), < 0 is
// external -operand - 1, numbered by first use.
using Operand = int32_t;

struct TraceOp {
  const Signature* signature;   // of an OpKernel, so it lives as long as the process
  int32_t first_operand;        // index into Trace::operands
  int32_t first_value;
  bool operator==(const TraceOp&) const = default;
};

struct Trace {
  std::vector<TraceOp> ops;
  std::vector<Operand> operands;
  uint64_t hash = 0;            // of all ops so far
  int32_t num_values = 0, num_externals = 0;

  bool same(const Trace& other) const { return hash == other.hash && ops == other.ops && operands == other.operands; }
  void clear() {
    ops.clear();
    operands.clear();
    hash = 0;
    num_values = num_externals = 0;
  }
};

// Which values of a trace are still held by a tensor at its end.
using Alive = std::vector<bool>;

struct FusedProgram {
  Alive results;                // the values that it gives, a superset of those needed
  runtime::ProgramPtr program;
};

class TraceTable {
 public:
  using Duration = std::chrono::steady_clock::duration;
  // sightings: how often a trace is seen before its program is asked for. remarks: whether saw() says how a new one differs.
  TraceTable(int64_t sightings, bool remarks) : sightings_(sightings), remarks_(remarks) {}

  // Whether a trace whose program is ready begins with ops of this hash.
  bool is_prefix(uint64_t hash) const { return prefixes_.count(hash) != 0; }
  // A ready program of this trace that gives at least these values; without a program if there is none. Preferably no others.
  //   compiling: one that still compiles will do.
  FusedProgram find(const Trace& trace, const Alive& alive, bool compiling);
  // The trace has ended here once more. The second time, and for other values the third, its program is asked for. Returns how a
  // trace that is new differs from the most similar one that is known, if remarks are wanted.
  std::string saw(const Trace& trace, const Alive& alive);
  // From the end of the segment before to the end of this one.
  void took(const Trace& trace, Duration time, bool fused);

  struct Counts {
    int64_t traces = 0, programs = 0, compiling = 0;
  };
  Counts counts();

  struct Known {                // a trace with a program
    std::string name;           // "aten::add.Tensor .. aten::sum (57 ops)"
    int64_t sightings = 0, fused = 0;
    double seconds_saved = 0;   // an estimate: each run against the shortest time that it took op by op
  };
  std::vector<Known> known() const;

 private:
  struct Entry {
    Trace trace;
    int64_t fused = 0;
    Duration shortest_apart = Duration::max(), saved{};
    std::vector<FusedProgram> programs;
    bool is_prefix_known = false;
    uint64_t last_used = 0;
    int loose = 0;              // how often a program served that gives more than is needed
  };
  struct Seen {
    int32_t times = 0;
    std::unique_ptr<Entry> entry;   // from the second time on
  };
  void ask(Entry& entry, const Alive& alive);
  void look_at_compilations();      // those that have ended: from now on their traces are prefixes
  void publish(Entry& entry);
  void evict();

  std::string remark(const Trace& trace);

  const int64_t sightings_;
  const bool remarks_;
  std::deque<Trace> recent_;                     // new ones, where remarks are wanted
  std::unordered_map<uint64_t, Seen> seen_;      // by hash of the whole trace
  std::unordered_map<uint64_t, int32_t> prefixes_;
  std::vector<Entry*> compiling_;
  uint64_t clock_ = 0;
  int64_t num_programs_ = 0;
};

// One step of a trace's hash.
uint64_t extend_hash(uint64_t hash, const TraceOp& op, const Operand* operands, size_t count);

}  // namespace torch_tpu::eager
