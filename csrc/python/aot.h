// Ahead-of-time compilation for a named topology, for torch_tpu.aot.
#pragma once

#include <torch/csrc/utils/pybind.h>

namespace torch_tpu::python {

void bind_aot(pybind11::module_& m);

}  // namespace torch_tpu::python
