// The Python line that is running, for messages and counters: the innermost frame that lies outside PyTorch and torch_tpu.
#pragma once

#include <string>

namespace torch_tpu::python {

// "train.py:12"; "" on a thread without Python frames (autograd's own). Takes the GIL.
std::string current_line();

}  // namespace torch_tpu::python
