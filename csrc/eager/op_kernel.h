// OpKernel: the boxed kernel of one overload that has a lowering (a rule of ours, or PyTorch's decomposition). A repeated call
// costs one pass over its arguments, one table look-up and one launch; a new signature is lowered once.
#pragma once

#include <ATen/core/boxing/KernelFunction.h>
#include <ATen/core/dispatch/Dispatcher.h>

#include "eager/index_check.h"
#include "eager/lower_call.h"
#include "eager/number_check.h"
#include "eager/signature_table.h"
#include "eager/size_buckets.h"

namespace torch_tpu::eager {

class OpKernel {
 public:
  OpKernel(const c10::OperatorHandle& op, OpDefinition definition);

  // Runs the call: takes the arguments off the stack and puts the results on it. If there is no lowering for this
  // signature, it leaves the stack as it was and returns why.
  std::string run(const c10::OperatorHandle& op, torch::jit::Stack* stack);

 private:
  SignaturePtr make(const Call& call, const c10::OperatorHandle& op, const lowering::Ambient& ambient);
  void check_overlap(const Call& call) const;

  const CallSchema schema_;
  const OpDefinition definition_;
  const IndexCheck index_check_;
  const NumberCheck number_check_;
  const bool checks_overlap_;   // not fill_ and zero_: through an expanded tensor every element gets the same value anyway
  const bool writes_expanded_, writes_some_;  // in-place ops that run on CPU where the tensor lies over itself
  const bool no_overlap_;
  const int check_errors_;             // the place of that argument of linalg's functions, or -1
  SignatureTable table_;
  SizeBuckets buckets_;
};

// Ops whose out= tensor may share no memory with what they read (elsewhere all of it may be shared), and their check, in CPU's words.
bool wants_no_overlap(const std::string& name);
void check_no_overlap(const c10::FunctionSchema& schema, c10::ArrayRef<c10::IValue> arguments);

// Starts the signature's program for this call and puts what the call returns on the stack. False, with nothing done, if
// another thread wrote one of the written storages since the call was read: threads may write different rows of one tensor.
[[nodiscard]] bool run_signature(Call& call, const Signature& signature, torch::jit::Stack* stack);

}  // namespace torch_tpu::eager
