// SizeTemplate: what the graphs have in common that a rule gives for calls of which one size differs. Made from two such graphs
// and compared with every further one, node by node; so nothing is assumed of a rule. Every size and every number of it is
// scale * n + offset, n being the size that differs.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "ir/graph.h"

namespace torch_tpu::ir {

struct Extent {
  int64_t scale = 0, offset = 0;
  int64_t at(int64_t n) const { return scale * n + offset; }
  bool varies() const { return scale != 0; }
  bool operator==(const Extent&) const = default;
};
using Extents = c10::SmallVector<Extent, 6>;

class SizeTemplate {
 public:
  // nullptr: they do not differ in one size alone. n is the dimension that differs least, of the parameters, else of a node.
  static std::unique_ptr<SizeTemplate> make(std::shared_ptr<const Graph> one, const Graph& other);

  // n, if this is the template's graph for some n.
  std::optional<int64_t> match(const Graph& graph) const;

  const Graph& graph() const { return *graph_; }   // one of those that it was made from
  Extents extents(int32_t value) const;
  Shape shape(int32_t value, int64_t n) const;
  bool varies(int32_t value) const;                // in some dimension
  bool attrs_vary(size_t node) const;
  // The numbers in the text of a node's attribute, in order, those of its type included; empty where it has no such attribute.
  std::vector<Extent> numbers(size_t node, std::string_view attr) const;
  std::string attr_text(size_t node, size_t attr, int64_t n) const;

 private:
  struct VaryingAttr {
    size_t node, attr;
    std::vector<Extent> numbers;
  };
  const VaryingAttr* varying(size_t node, size_t attr) const;

  std::shared_ptr<const Graph> graph_;
  int32_t value_ = -1;                             // whose dimension dim_ is n
  size_t dim_ = 0;
  std::vector<std::vector<Extent>> extents_;       // by value; empty: its shape does not vary
  std::vector<VaryingAttr> attrs_;                 // by node, then attribute
};

// The same graph, locations aside.
bool same_graph(const Graph& a, const Graph& b);

// The hash of all that a template's graphs have in common at first sight: ops, operands, dtypes, ranks.
uint64_t outline_hash(const Graph& graph);

}  // namespace torch_tpu::ir
