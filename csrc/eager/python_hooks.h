// What the device needs of Python: the line that is running, for messages, and PyTorch's decompositions. Set by
// python/bindings.cc; each takes the GIL itself. Unset (a C++ program): no lines, no decompositions.
#pragma once

#include <exception>
#include <functional>
#include <string>

#include "lowering/registry.h"

namespace torch_tpu::eager {

struct PythonHooks {
  std::function<std::string()> current_line;                         // "train.py:12", "" if no Python frame is running
  std::function<void(const std::string&)> warn;                      // Python's warnings.warn (UserWarning)
  std::function<bool(const std::string& op)> has_decomposition;      // of a functional overload, "aten::mish"
  std::function<void()> fused_begins;                                // the Fused mode is first used on a device
  // Whether the exception is Python's NotImplementedError.
  std::function<bool(std::exception_ptr)> is_not_implemented;
  // Whether it is Python's KeyboardInterrupt or SystemExit: it says nothing of the op and goes on to the caller.
  std::function<bool(std::exception_ptr)> is_interrupt;
  // Whether the exception is one that Python raises of itself (AttributeError, ZeroDivisionError, ...): a bug of what was called.
  std::function<bool(std::exception_ptr)> is_fault_of_kernel;
  // Traces the decomposition of `op` for these arguments and lowers it node by node. Throws c10::NotImplementedError if a
  // node has no rule.
  std::function<lowering::Results(const std::string& op, lowering::Builder&, const lowering::Args&)> lower_decomposition;
};

PythonHooks& python_hooks();

}  // namespace torch_tpu::eager
