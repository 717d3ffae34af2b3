#include "lowering/contract.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace torch_tpu::lowering {
namespace {

using ir::Graph;
using ir::Node;

// Below this many elements a second computation costs less than a round trip through memory.
constexpr int64_t kMaterialiseFrom = 1 << 20;

bool moves(const Node& node) { return node.op == "transpose" || node.op == "reshape"; }

// What XLA would compute again inside of each product that takes it. A product's own result, rounded, is not of that kind, nor
// is what is read from memory.
bool is_arithmetic(const Graph& graph, int32_t value) {
  static constexpr std::array<std::string_view, 9> kOthers{"dot_general", "convolution", "constant", "iota", "broadcast_in_dim", "slice", "concatenate", "gather",
                                                            "optimization_barrier"};
  const Node* node = graph.producer(value);
  while (node && (moves(*node) || node->op == "convert")) node = graph.producer(node->operands[0]);
  return node && std::find(kOthers.begin(), kOthers.end(), node->op) == kOthers.end();
}

// The value behind a barrier: the same one for all that ask.
Value behind_barrier(Builder& b, const Value& value) {
  const std::vector<Node>& nodes = b.graph().nodes();
  for (auto node = nodes.rbegin(); node != nodes.rend() && node->first_result > value.id(); ++node)
    if (node->op == "optimization_barrier" && node->operands[0] == value.id()) return {&b.graph(), node->first_result};
  return b.optimization_barrier(value);
}

}  // namespace

Value materialised(Builder& b, const Args& a, const Value& x) {
  Graph& graph = b.graph();
  const Node* node = a.ambient().cpu_platform || x.numel() < kMaterialiseFrom ? nullptr : graph.producer(x.id());
  if (!node) return x;
  if (!moves(*node)) return is_arithmetic(graph, x.id()) ? behind_barrier(b, x) : x;
  // The barrier stands before the move, where products with the value and with its transpose can share it.
  Node again{.op = node->op, .operands = {}, .attrs = node->attrs, .regions = {}, .callee = {}};
  const Value from(&graph, node->operands[0]), kept = materialised(b, a, from);
  if (kept == from) return x;
  again.operands = {kept.id()};
  return graph.add_node(std::move(again), {x.aval()})[0];
}

}  // namespace torch_tpu::lowering
