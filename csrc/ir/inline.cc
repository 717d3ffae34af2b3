#include "ir/inline.h"

#include <c10/util/Exception.h>

namespace torch_tpu::ir {
Values inline_graph(Graph& into, const Graph& from, const Values& arguments) {
  TORCH_CHECK(arguments.size() == from.parameters().size(), "internal error: a graph of ", from.parameters().size(), " parameters inlined with ",
              arguments.size(), " arguments");
  std::vector<int32_t> became(static_cast<size_t>(from.num_values()), -1);   // value of `from` -> value of `into`
  for (size_t i = 0; i < arguments.size(); ++i) {
    TORCH_CHECK(arguments[i].aval() == from.aval(from.parameters()[i]), "internal error: parameter ", i, " is ",
                from.aval(from.parameters()[i]).to_string(), ", its argument ", arguments[i].aval().to_string());
    became[static_cast<size_t>(from.parameters()[i])] = arguments[i].id();
  }
  for (const Node& node : from.nodes()) {
    Node copy;
    copy.op = node.op;
    copy.attrs = node.attrs;
    for (int32_t operand : node.operands) copy.operands.push_back(became[static_cast<size_t>(operand)]);
    for (const auto& region : node.regions) copy.regions.push_back(clone(*region));
    copy.callee = node.callee;
    c10::SmallVector<Aval, 2> avals;
    for (int32_t i = 0; i < node.num_results; ++i) avals.push_back(from.aval(node.first_result + i));
    const Values results = into.add_node(std::move(copy), std::move(avals));
    for (int32_t i = 0; i < node.num_results; ++i) {
      const int32_t id = results[static_cast<size_t>(i)].id();
      became[static_cast<size_t>(node.first_result + i)] = id;
      for (int64_t d = 0; d < into.aval(id).rank(); ++d)
        if (from.bounded(node.first_result + i, d)) into.set_bounded(id, d);
    }
  }
  Values results;
  for (const Value& result : from.results()) results.emplace_back(&into, became[static_cast<size_t>(result.id())]);
  return results;
}

std::unique_ptr<Graph> clone(const Graph& from) {
  auto copy = std::make_unique<Graph>();
  Values parameters;
  for (int32_t parameter : from.parameters()) parameters.push_back(copy->add_parameter(from.aval(parameter)));
  copy->set_results(inline_graph(*copy, from, parameters));
  return copy;
}

}  // namespace torch_tpu::ir
