// Indices before they are used. CPU index tensors among device tensors (which CUDA allows too) are checked on the host, where
// they are known, and moved to the device. Of indices on the device that came from the host the bounds are known
// (Array::bounds): they are checked too, without waiting. In Debug all others are read back and checked as well; elsewhere an
// index out of bounds is clamped by a read and dropped by a write.
#pragma once

#include <optional>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

// What an overload does with indices; worked out once from its name.
class IndexCheck {
 public:
  explicit IndexCheck(const c10::FunctionSchema& schema);
  bool applies() const { return kind_ != Kind::kNone; }

  // Moves host indices on the stack to the device. Throws what CPU throws for an index that is out of bounds.
  void run(const c10::OperatorHandle& op, torch::jit::Stack* stack, bool debug) const;

 private:
  enum class Kind : uint8_t {
    kNone,
    kList,       // indices: Tensor?[], one for each leading dimension
    kAlongDim,   // one for the argument `dim`
    kRows,       // into the first dimension
    kFlat,       // into all elements (take, put)
    kClasses,    // labels: into dimension 1, or 0 of a vector; ignore_index is none
    kValues,     // of its values only CPU's kernel can tell: Debug shows them to it
    kDivisor,    // an integer division: Debug looks for a zero
  };
  struct Range {
    int64_t size;
    bool negative;                   // counts from the end
    std::optional<int64_t> ignored;
    bool holds(int64_t index) const { return index >= (negative ? -size : 0) && index < size; }
    bool holds_or_ignores(int64_t index) const { return holds(index) || index == ignored; }
  };

  std::optional<Range> range_of(const at::Tensor& self, c10::ArrayRef<c10::IValue> arguments) const;
  void check(const at::Tensor& index, const Range& range, bool debug, const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) const;
  bool divides_by_zero(c10::ArrayRef<c10::IValue> arguments) const;
  void check_list(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, c10::IValue& indices, bool debug) const;

  Kind kind_ = Kind::kNone;
  int self_arg_ = -1, index_arg_ = -1, dim_arg_ = -1, ignored_arg_ = -1;
  bool negative_ = false;
};

}  // namespace torch_tpu::eager
