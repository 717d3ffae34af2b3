#include "ir/graph.h"

#include <algorithm>

#include <c10/util/Exception.h>

namespace torch_tpu::ir {

Value Graph::add_parameter(Aval aval) {
  const auto id = static_cast<int32_t>(avals_.size());
  avals_.push_back(std::move(aval));
  parameters_.push_back(id);
  return Value(this, id);
}

Values Graph::add_node(Node node, c10::SmallVector<Aval, 2> result_avals) {
  node.first_result = static_cast<int32_t>(avals_.size());
  node.num_results = static_cast<int32_t>(result_avals.size());
  node.location = static_cast<int32_t>(locations_.size()) - 1;
  for (int32_t operand : node.operands)
    TORCH_CHECK(operand >= 0 && operand < node.first_result, "internal error: ", node.op, " uses value ", operand,
                " of a graph that has ", node.first_result, " values");
  Values results;
  for (Aval& aval : result_avals) {
    results.emplace_back(this, static_cast<int32_t>(avals_.size()));
    avals_.push_back(std::move(aval));
  }
  nodes_.push_back(std::move(node));
  return results;
}

const Node* Graph::producer(int32_t value) const {
  auto after = std::upper_bound(nodes_.begin(), nodes_.end(), value, [](int32_t id, const Node& node) { return id < node.first_result; });
  if (after == nodes_.begin()) return nullptr;
  const Node& node = *--after;
  return value < node.first_result + node.num_results ? &node : nullptr;
}

void Graph::set_results(Values results) {
  for (const Value& result : results)
    TORCH_CHECK(result.graph() == this, "internal error: a result of the graph is a value of another graph");
  results_ = std::move(results);
}

void Graph::add_alias(Alias alias) { aliases_.push_back(alias); }

void Graph::set_location(std::string location) {
  if (locations_.empty() || locations_.back() != location) locations_.push_back(std::move(location));
}

}  // namespace torch_tpu::ir
