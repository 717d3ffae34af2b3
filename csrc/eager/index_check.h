// Indices before they are used. CPU index tensors among device tensors (which CUDA allows too) are checked on the host, where
// they are known, and moved to the device. In Debug, indices on the device are read back and checked as well. Elsewhere an
// index out of bounds is clamped by a read and dropped by a write.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

// What an overload does with indices; worked out once from its name.
class IndexCheck {
 public:
  explicit IndexCheck(const c10::FunctionSchema& schema);
  bool applies() const { return index_arg_ >= 0; }

  // Moves host indices on the stack to the device. Throws what CPU throws for an index that is out of bounds.
  void run(const c10::OperatorHandle& op, torch::jit::Stack* stack, bool debug) const;

 private:
  void check(const at::Tensor& index, int64_t size, bool negative_allowed, const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) const;

  int self_arg_ = -1, index_arg_ = -1, dim_arg_ = -1;
  bool list_ = false;        // indices: Tensor?[], one for each leading dimension
  bool flat_ = false;        // an index into all elements (take, put)
  bool negative_ = false;    // counts from the end
};

}  // namespace torch_tpu::eager
