// SizeBuckets: the sizes that the calls of one op have shown, and the programs that each serve a range of them. A dimension that
// keeps changing gets a program for the next bucket: buffers of the bucket's size, the size itself a number at run time. What may
// be done with padded buffers is decided in ir/padding; for which calls it is done, here.
#pragma once

#include <deque>
#include <functional>
#include <memory>
#include <mutex>
#include <optional>
#include <unordered_map>
#include <vector>

#include "eager/call.h"
#include "eager/signature.h"
#include "ir/size_template.h"

namespace torch_tpu::eager {

// The buffer's size for a dimension of size n: 16, 32, 48, 64, then four steps an octave, from 256 on eight.
int64_t bucket_size(int64_t n);

// Of one op, or of a graph that torch.compile was asked to make buckets for.
struct BucketPolicy {
  std::vector<int64_t> sizes = {};   // of buffers, ascending; empty: bucket_size()'s
  bool asked = false;                // serve any size that changes, in a graph of any length
};

class SizeBuckets {
 public:
  explicit SizeBuckets(BucketPolicy policy = {}) : policy_(std::move(policy)) {}

  using Ask = std::function<runtime::ProgramPtr(const ir::Graph&)>;

  // signature: of a call that was not met before, complete but for its program. Where the op keeps changing one size, gives it
  // the graph, the program (from `ask`, once for a bucket), the parameters and the buffers of the size's bucket, or only the pads
  // that have to be made first, and returns true. Any thread. No lock is held while `ask` runs.
  bool serve(const Call& call, const std::shared_ptr<Signature>& signature, const Ask& ask);

 private:
  struct Program {
    int64_t bound;
    std::vector<Shape> parameters, results;   // shapes of the buffers
    std::shared_ptr<ir::Graph> graph;
    runtime::ProgramPtr program;
    SignaturePtr first;                       // of those that it serves
  };
  struct Family {                             // graphs that differ in one size
    std::unique_ptr<ir::SizeTemplate> sizes;  // what they have in common
    std::vector<int64_t> seen;                // distinct sizes, the first few
    std::deque<Program> programs;             // stay where they are
    bool refused = false;                     // an op in it cannot do with padding
  };
  bool keeps_changing(const std::vector<int64_t>& seen) const;
  std::optional<int64_t> buffer_size(int64_t n) const;   // nothing: a size above the largest
  Family* find(const std::shared_ptr<ir::Graph>& graph, int64_t* n);
  static Program* find(Family& family, const Program& wanted);

  struct Outline {
    std::vector<std::unique_ptr<Family>> families;
    std::deque<std::shared_ptr<const ir::Graph>> recent;   // graphs that are in no family yet
  };
  const BucketPolicy policy_;
  std::mutex mutex_;                          // guards outlines_
  std::unordered_map<uint64_t, Outline> outlines_;
};

}  // namespace torch_tpu::eager
