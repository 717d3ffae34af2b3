// Padding: programs whose buffers are larger than the values in them. A value of sizes s lies at the start of each dimension of
// its buffer; what follows is undefined, and which ops may see it is decided here and nowhere else.
#pragma once

#include <memory>
#include <string>

#include "ir/size_template.h"

namespace torch_tpu::ir {

// `graph` with parameters whose buffers have these shapes, each at least the parameter's own. Aliases stay where both avals are
// still the same.
std::unique_ptr<Graph> with_padded_parameters(const Graph& graph, const std::vector<Shape>& buffers);

struct Bucket {
  int64_t bound = 0;                  // every n up to it
  std::vector<Shape> parameters;      // the shapes of the buffers,
  std::vector<Shape> results;         // each at least the value's at n
};

// One graph for every n up to the bound. It has one more parameter than the template: n, as a 0-d i32, the last one. Where an op
// would let the padding into a value, the padding is masked by XLA (set_dimension_size) or by a select, or moved out of the way.
// nullptr: there is an op that cannot do with padding; `why` names it.
std::unique_ptr<Graph> bucket_graph(const SizeTemplate& sizes, const Bucket& bucket, std::string* why);

}  // namespace torch_tpu::ir
