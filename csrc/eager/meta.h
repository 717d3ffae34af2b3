// What PyTorch itself says of a call's results before it runs: sizes, strides and dtypes, and CPU's own errors for bad
// arguments. Asked on a miss only, by running the overload's Meta kernel on meta tensors of the same geometry.
#pragma once

#include <functional>
#include <optional>
#include <string>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

// The arguments on another device: every tensor as `replace` makes it, devices of ours as `device`, no generator.
torch::jit::Stack arguments_on(c10::Device device, c10::ArrayRef<c10::IValue> arguments, const std::function<at::Tensor(const at::Tensor&)>& replace);

// The overload's results on meta tensors (for a list: the list), or nothing where PyTorch has no Meta kernel for it, or one that
// fails of itself (a cell without bias): the rule's results then speak for themselves.
//   outs: when given, receives the meta tensors that stood in for the arguments, flattened, as they are afterwards (out=
//   tensors were resized by the kernel).  Bad arguments raise CPU's own error; what CPU takes although the Meta kernel does
//   not has CPU's results.
std::optional<torch::jit::Stack> run_meta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments,
                                          std::vector<at::Tensor>* stand_ins);

// Runs the overload on CPU zeros of the same geometry and lets its error through, with describe_call() as context. Returns the
// results if CPU accepts the call, nothing if it could not be asked. For the failing path only.
std::optional<torch::jit::Stack> raise_as_cpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments);

// The same for a call whose shapes are good and whose numbers may not be: large tensors are made small, if CPU takes that.
void raise_for_numbers(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments);

// What CPU's kernel says of the dtypes: Meta kernels do not look at most of them. Asked once for each op and dtypes, with small tensors.
void raise_for_dtypes(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments);

// The same with the arguments' real values, read back from the device.
void raise_with_values(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments);

// "[aten::mm on tpu:0: self f32[4,8], mat2 f32[5,3], train.py:12]"
std::string describe_call(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments);

}  // namespace torch_tpu::eager
