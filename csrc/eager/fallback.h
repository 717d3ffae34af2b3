// What serves an op without a rule of ours: PyTorch's own decomposition (traced once for each signature and compiled into one
// program), and failing that CPU: right, counted, said once, and refused where the user asks for that.
#pragma once

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

// The boxed fallback of the device.
void fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack);

// Runs the op on CPU copies. why: said to the user. Throws c10::NotImplementedError where TORCH_TPU_CPU_FALLBACK=refuse.
void run_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack, const std::string& why);

// Before a call goes to CPU: the device of its tensors. Throws as run_on_cpu().
int admit_to_cpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, const std::string& why);
// After it ran there (what CPU refuses is no fallback): counts it and tells the user, the first time.
void count_on_cpu(const c10::OperatorHandle& op, const std::string& why);

}  // namespace torch_tpu::eager
