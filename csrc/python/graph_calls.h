// Lowering driven from Python: the FX walker (torch_tpu/_fx_walker.py) goes over a graph node by node and calls the same rules
// as eager dispatch. Values of the program being built are integers on the Python side.
#pragma once

#include <pybind11/pybind11.h>

#include "lowering/registry.h"

namespace torch_tpu::python {

// Calls `callback(op, arguments, calls)`; see GraphCalls in graph_calls.cc. Takes the GIL. What the callback returns are the
// results' value numbers (None for an absent one).
lowering::Results lower_through(const pybind11::object& callback, const std::string& op, lowering::Builder& b, const lowering::Args& a);

void bind_graph_calls(pybind11::module_& m);

}  // namespace torch_tpu::python
