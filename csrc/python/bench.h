// Timing loops that have to run without Python in between: the floor and the cost of dispatch, for bench/.
#pragma once

#include <pybind11/pybind11.h>

namespace torch_tpu::python {

void bind_bench(pybind11::module_& m);

}  // namespace torch_tpu::python
