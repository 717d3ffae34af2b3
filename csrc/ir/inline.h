// Putting the nodes of one graph into another: how the programs of recorded ops become one.
#pragma once

#include <memory>

#include "ir/graph.h"

namespace torch_tpu::ir {

// Appends the nodes of `from` to `into`, with `arguments` for its parameters, and returns what its results became.
//   arguments: values of `into`, one for each parameter, with the parameter's aval. Aliases are the caller's matter.
Values inline_graph(Graph& into, const Graph& from, const Values& arguments);

// A copy of a region.
std::unique_ptr<Graph> clone(const Graph& from);

}  // namespace torch_tpu::ir
