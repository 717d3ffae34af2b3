// Graph: an append-only SSA graph of StableHLO ops. A node's operands are older values of the same graph; nothing is ever
// removed or changed. Knows no ATen and no PJRT. Built by Builder (builder.h), checked by verify.h, printed by stablehlo.h.
#pragma once

#include <deque>
#include <memory>
#include <string>
#include <string_view>
#include <unordered_map>
#include <utility>
#include <vector>

#include "base/aval.h"

namespace torch_tpu::ir {

class Graph;

// A value of a graph: a parameter or one result of a node. Cheap to copy; valid while its graph lives.
class Value {
 public:
  Value() = default;
  Value(const Graph* graph, int32_t id) : graph_(graph), id_(id) {}
  explicit operator bool() const { return graph_ != nullptr; }
  const Graph* graph() const { return graph_; }
  int32_t id() const { return id_; }
  const Aval& aval() const;
  DType dtype() const { return aval().dtype; }
  const Shape& shape() const { return aval().shape; }
  int64_t rank() const { return aval().rank(); }
  int64_t dim(int64_t i) const { return aval().shape[i < 0 ? i + rank() : i]; }
  int64_t numel() const { return aval().numel(); }
  bool operator==(const Value&) const = default;

 private:
  const Graph* graph_ = nullptr;
  int32_t id_ = -1;
};

using Values = c10::SmallVector<Value, 4>;

struct Attr {
  std::string name;  // "dimension"
  std::string text;  // its MLIR text: "0 : i64", "array<i64: 1, 0>"
};

struct Node {
  std::string op;                          // the StableHLO name without its dialect: "add", "dot_general"
  c10::SmallVector<int32_t, 3> operands;   // value ids
  int32_t first_result = 0;                // its results are the values first_result .. first_result + num_results - 1
  int32_t num_results = 1;
  std::vector<Attr> attrs;                 // in printing order
  std::vector<std::unique_ptr<Graph>> regions;  // closed: a region uses no value of the graph around it
  std::shared_ptr<const Graph> callee;     // of a "func.call" only: what it runs, shared by all calls of it
  int32_t location = -1;                   // index into Graph::locations(), or -1
};

struct Alias {  // result `result` is written into the memory of parameter `parameter` when that is donated
  int32_t parameter;
  int32_t result;
};

class Graph {
 public:
  Graph() = default;
  Graph(const Graph&) = delete;
  Graph& operator=(const Graph&) = delete;

  // Precondition: no node yet (parameters come first), except that parameters may be added at any time before printing.
  Value add_parameter(Aval aval);
  // Operands must be values of this graph. Returns the results in order.
  Values add_node(Node node, c10::SmallVector<Aval, 2> result_avals);
  void set_results(Values results);
  void add_alias(Alias alias);

  // The value's size in that dimension is known only when the program runs; its aval says the most that it can be. XLA masks what
  // lies beyond. Never of a parameter or a result of a program.
  void set_bounded(int32_t value, int64_t dim) { bounded_[value] |= uint64_t{1} << dim; }
  bool bounded(int32_t value, int64_t dim) const {
    const auto found = bounded_.find(value);
    return found != bounded_.end() && (found->second >> dim & 1);
  }

  const std::vector<int32_t>& parameters() const { return parameters_; }  // value ids in order
  const std::vector<Node>& nodes() const { return nodes_; }
  const Values& results() const { return results_; }
  const std::vector<Alias>& aliases() const { return aliases_; }
  const Aval& aval(int32_t value) const { return avals_[value]; }
  const Node* producer(int32_t value) const;  // of which `value` is a result; null for a parameter. Valid until a node is added
  int32_t num_values() const { return static_cast<int32_t>(avals_.size()); }

  // Every node added from now on carries this location, until it is set again: "aten::mm", or "aten::mm@model.py:12" where the
  // Python line is known. Locations are never printed into the text that keys the compile cache.
  void set_location(std::string location);
  const std::vector<std::string>& locations() const { return locations_; }

 private:
  std::deque<Aval> avals_;   // not a vector: rules hold references to shapes while they add nodes
  std::vector<int32_t> parameters_;
  std::vector<Node> nodes_;
  Values results_;
  std::vector<Alias> aliases_;
  std::unordered_map<int32_t, uint64_t> bounded_;   // by value, a bit for each dimension
  std::vector<std::string> locations_;
};

inline const Aval& Value::aval() const { return graph_->aval(id_); }

}  // namespace torch_tpu::ir
