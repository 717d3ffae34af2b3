// A program that comes as StableHLO text from a file (torch_tpu/export.py), as a callable.
#pragma once

#include <pybind11/pybind11.h>

namespace torch_tpu::python {

void bind_loaded_program(pybind11::module_& m);

}  // namespace torch_tpu::python
