// Numbers before they are used. They are parameters of our programs, so no program refuses one; CPU's kernels refuse some: a
// value that the dtype cannot hold, a negative standard deviation, an integer divided by 0. A number that looks like one of
// these is shown to CPU, whose error is raised; what CPU takes goes on. An ordinary number costs a comparison.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>

#include "eager/call.h"
#include "eager/signature.h"

namespace torch_tpu::eager {

class NumberCheck {
 public:
  explicit NumberCheck(const c10::FunctionSchema& schema);

  // A call whose signature is known.
  void run(const c10::OperatorHandle& op, const Call& call, const Signature& signature) const;
  // A call with a new signature: its numbers may be constants of the program.
  void run(const c10::OperatorHandle& op, const Call& call) const;

  // Whether a call's numbers, by the names of their arguments, may be ones that CPU refuses. `dtype`: of the tensor called self.
  using Suspects = bool (*)(const lowering::NumberOf& number, DType dtype);

 private:
  bool suspects(const Call& call) const;

  Suspects suspects_ = nullptr;   // of this op; null: it takes every number that fits
};

}  // namespace torch_tpu::eager
