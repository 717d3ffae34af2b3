// Control flow beyond Builder's while_loop. Regions are closed: all that they use is in `captured`.
#pragma once

#include "ir/builder.h"

namespace torch_tpu::ir {

// One of two regions runs. Both take `captured` and give the same avals. In the graph, a region's arguments are the node's operands
// but the first; in StableHLO's text it reads them by their names.
Values if_(Builder& b, const Value& pred, const Values& captured, const Region& on_true, const Region& on_false);

}  // namespace torch_tpu::ir
