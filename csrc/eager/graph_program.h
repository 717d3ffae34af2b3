// GraphProgram: a compiled graph at run time, which is one big op: a key made in one pass over its inputs, a Signature found by
// it, one launch. Sizes, dtypes and view forms of its inputs are in the key, so that a graph with symbolic sizes has one program
// for each size it meets, or for each bucket of sizes.
#pragma once

#include <atomic>
#include <mutex>

#include <ATen/core/ivalue.h>

#include "eager/lower_graph.h"
#include "eager/signature_table.h"

namespace torch_tpu::eager {

class GraphProgram {
 public:
  // name: for errors and metrics. inputs: what each is, and whether the graph writes it. device: where the results are if no input is
  // a tensor of the device. buckets: how sizes that change share programs; nothing: they do not.
  GraphProgram(std::string name, std::vector<CallSchema::Arg> inputs, int device, LowerGraph lower, std::optional<BucketPolicy> buckets = {});

  // What the graph returns; the inputs that it writes hold their new values. Empties `inputs` before the program starts, so that one
  // that nobody else holds may be donated. Throws what lowering throws; then nothing has been done.
  std::vector<c10::IValue> run(std::vector<c10::IValue>& inputs);

  // What run() would use for these inputs, with its text, without a program: nothing is compiled or kept. Only sizes, dtypes and
  // layouts of the inputs matter. Throws what lowering throws.
  SignaturePtr lower(const std::vector<c10::IValue>& inputs) const;

  const std::string& name() const { return schema_.name; }
  void keep_texts() { keep_texts_ = true; }          // of the Signatures made from now on
  std::vector<SignaturePtr> signatures() const;      // in the order in which they were made

 private:
  const CallSchema schema_;
  const int device_;
  const LowerGraph lower_;
  const std::unique_ptr<SizeBuckets> buckets_;       // nullptr: each size has a program of its own
  std::atomic<bool> keep_texts_{false};
  SignatureTable table_;
  mutable std::mutex mutex_;                         // guards made_
  std::vector<SignaturePtr> made_;
};

}  // namespace torch_tpu::eager
