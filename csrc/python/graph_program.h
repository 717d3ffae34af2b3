// The Python side of eager/graph_program.h: a compiled graph as a callable.
#pragma once

#include <pybind11/pybind11.h>

namespace torch_tpu::python {

void bind_graph_program(pybind11::module_& m);

}  // namespace torch_tpu::python
