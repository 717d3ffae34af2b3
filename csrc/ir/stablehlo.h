// Graph -> StableHLO text. Byte-stable: the same graph gives the same text on every machine and in every process, so that
// the text keys the compile cache and golden files can be compared byte for byte. Nodes that no result needs are left out, and
// the order of the others follows from the operands alone, not from the order in which they were added.
#pragma once

#include <string>

#include "ir/graph.h"

namespace torch_tpu::ir {

// The module with one public function @main, and a private one for each function that it calls. Aliases print as tf.aliasing_output. Without locations by default.
std::string print_stablehlo(const Graph& graph, bool with_locations = false);
std::string type_text(const Aval& aval);  // "tensor<4x8xf32>"

}  // namespace torch_tpu::ir
