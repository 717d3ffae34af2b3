// Control flow beyond Builder's while_loop, and calls. Regions are closed: all that they use is in `captured`.
#pragma once

#include <memory>

#include "ir/builder.h"

namespace torch_tpu::ir {

// One of two regions runs. Both take `captured` and give the same avals. In the graph, a region's arguments are the node's operands
// but the first; in StableHLO's text it reads them by their names.
Values if_(Builder& b, const Value& pred, const Values& captured, const Region& on_true, const Region& on_false);

// What `function` gives for these operands, which have the avals of its parameters. The module has a function once, however many
// calls of it there are. Its aliases have no meaning.
Values call(Builder& b, std::shared_ptr<const Graph> function, const Values& operands);

}  // namespace torch_tpu::ir
