// What a legal graph obeys, as a table like the StableHLO spec: arity, operand dtypes and shapes, result avals, regions.
#pragma once

#include "base/status.h"
#include "ir/graph.h"

namespace torch_tpu::ir {

// Errors: kInternal, naming the node, its operands' avals and the rule that it breaks.
Status verify(const Graph& graph);

}  // namespace torch_tpu::ir
