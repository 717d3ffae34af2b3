// Where PyTorch's Meta kernel is missing or says other dtypes or strides than CPU's kernel returns. A table by overload; nothing else
// in the code knows of them.
#pragma once

#include <optional>

#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

namespace torch_tpu::eager {

// Whether the Meta kernel is so wrong that CPU itself is asked, with zeros.
bool has_wrong_meta(const c10::OperatorHandle& op);

// Makes `results` what CPU would return. arguments: the call's, on meta tensors. results: of the Meta kernel, nothing if there is none.
void correct_meta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, std::optional<torch::jit::Stack>* results);

}  // namespace torch_tpu::eager
