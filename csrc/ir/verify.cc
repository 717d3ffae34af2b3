#include "ir/verify.h"

#include <algorithm>
#include <set>

#include "ir/attrs.h"
#include "ir/spec.h"
#include "ir/stablehlo.h"

namespace torch_tpu::ir {
namespace {

// One node within its graph, as the rules below read it.
class Subject {
 public:
  Subject(const Graph& graph, const Node& node) : graph_(graph), node_(node) {}
  size_t num_operands() const { return node_.operands.size(); }
  const Aval& operand(size_t i) const { return graph_.aval(node_.operands[i]); }
  const Aval& result(size_t i = 0) const { return graph_.aval(node_.first_result + static_cast<int32_t>(i)); }
  const Graph& region(size_t i) const { return *node_.regions[i]; }
  const Graph* callee() const { return node_.callee.get(); }
  size_t num_results() const { return node_.num_results; }
  const Attr* attr(std::string_view name) const {
    for (const Attr& a : node_.attrs)
      if (a.name == name) return &a;
    return nullptr;
  }
  Dims numbers(std::string_view name) const { return parse_i64s(attr(name)->text); }  // precondition: the attribute is there

 private:
  const Graph& graph_;
  const Node& node_;
};

// --- rules of single ops: the text says what is wrong; empty if nothing is. Arity, attributes and dtypes hold already.

using Rule = std::string (*)(const Subject&);

bool in_range(const Dims& dims, int64_t rank) {
  return std::all_of(dims.begin(), dims.end(), [&](int64_t d) { return d >= 0 && d < rank; });
}

std::string check_constant(const Subject& s) {
  const std::string& text = s.attr("value")->text;
  return text.ends_with(" : " + type_text(s.result())) ? "" : "its value is not of its result's type";
}

std::string check_iota(const Subject& s) {
  return in_range(s.numbers("iota_dimension"), s.result().rank()) ? "" : "iota_dimension is out of range";
}

std::string check_reshape(const Subject& s) {
  return s.operand(0).numel() == s.result().numel() ? "" : "operand and result differ in their number of elements";
}

std::string check_transpose(const Subject& s) {
  const Dims permutation = s.numbers("permutation");
  const Shape& from = s.operand(0).shape;
  if (permutation.size() != from.size() || !in_range(permutation, s.operand(0).rank())) return "permutation does not fit";
  Shape to;
  for (int64_t d : permutation) to.push_back(from[d]);
  return to == s.result().shape ? "" : "the result is not the permuted operand";
}

std::string check_broadcast(const Subject& s) {
  const Dims dims = s.numbers("broadcast_dimensions");
  const Shape &from = s.operand(0).shape, &to = s.result().shape;
  if (dims.size() != from.size() || !in_range(dims, s.result().rank())) return "broadcast_dimensions do not fit";
  for (size_t i = 0; i < dims.size(); ++i)
    if (from[i] != 1 && from[i] != to[dims[i]]) return "an operand's size is neither 1 nor the result's";
  return "";
}

std::string check_slice(const Subject& s) {
  const Dims start = s.numbers("start_indices"), limit = s.numbers("limit_indices"), stride = s.numbers("strides");
  const Shape &from = s.operand(0).shape, &to = s.result().shape;
  if (start.size() != from.size() || limit.size() != from.size() || stride.size() != from.size() || to.size() != from.size())
    return "a list has another length than the operand's rank";
  for (size_t i = 0; i < from.size(); ++i)
    if (start[i] < 0 || start[i] > limit[i] || limit[i] > from[i] || stride[i] < 1 ||
        to[i] != (limit[i] - start[i] + stride[i] - 1) / stride[i])
      return "the cut does not fit";
  return "";
}

std::string check_dynamic_slice(const Subject& s) {
  const Dims sizes = s.numbers("slice_sizes");
  if (s.num_operands() != sizes.size() + 1 || s.operand(0).shape.size() != sizes.size()) return "one start and size a dimension";
  return std::equal(sizes.begin(), sizes.end(), s.result().shape.begin(), s.result().shape.end()) ? "" : "the result is not slice_sizes";
}

std::string check_dynamic_update_slice(const Subject& s) {
  if (s.num_operands() != s.operand(0).shape.size() + 2) return "one start a dimension";
  return s.result() == s.operand(0) && s.operand(1).dtype == s.operand(0).dtype ? "" : "operand, update and result do not match";
}

std::string check_concatenate(const Subject& s) {
  const Dims dim = s.numbers("dimension");
  Shape shape = s.operand(0).shape;
  if (!in_range(dim, s.operand(0).rank())) return "dimension is out of range";
  shape[dim[0]] = 0;
  for (size_t i = 0; i < s.num_operands(); ++i) {
    if (s.operand(i).rank() != s.operand(0).rank() || s.operand(i).dtype != s.operand(0).dtype) return "operands do not match";
    shape[dim[0]] += s.operand(i).shape[dim[0]];
  }
  return shape == s.result().shape ? "" : "the result is not as long as all operands";
}

std::string check_compare(const Subject& s) {
  return s.operand(0) == s.operand(1) ? "" : "operands differ";
}

std::string check_select(const Subject& s) {
  const bool fits = s.operand(0).dtype == DType::Bool && (s.operand(0).rank() == 0 || s.operand(0).shape == s.result().shape) &&
                    s.operand(1) == s.result() && s.operand(2) == s.result();
  return fits ? "" : "predicate, branches and result do not match";
}

std::string check_clamp(const Subject& s) {
  for (size_t i : {0, 2})
    if (s.operand(i).dtype != s.operand(1).dtype || (s.operand(i).rank() != 0 && s.operand(i).shape != s.operand(1).shape))
      return "a bound does not match the operand";
  return s.result() == s.operand(1) ? "" : "the result differs from the operand";
}

std::string check_dot_general(const Subject& s) {
  return s.operand(0).dtype == s.operand(1).dtype ? "" : "operands differ in dtype";
}

// Operands are n inputs and n inits; the region takes and returns 0-d values of the inits' dtypes.
std::string check_reduction(const Subject& s) {
  const size_t n = s.num_operands() / 2;
  if (s.num_operands() != 2 * n || s.num_results() != n) return "needs as many inits and results as inputs";
  if (s.region(0).parameters().size() != 2 * n || s.region(0).results().size() != n) return "its region has another arity";
  for (size_t i = 0; i < n; ++i) {
    const Aval scalar{s.operand(i).dtype, {}};
    if (s.operand(n + i) != scalar) return "an init is not a 0-d value of its input's dtype";
    if (s.result(i).dtype != scalar.dtype || s.region(0).results()[i].aval() != scalar) return "a result has another dtype than its input";
    if (s.operand(i).shape != s.operand(0).shape || s.result(i).shape != s.result(0).shape) return "inputs or results differ in shape";
  }
  return "";
}

std::string check_reduce(const Subject& s) {
  if (std::string wrong = check_reduction(s); !wrong.empty()) return wrong;
  const Dims dims = s.numbers("dimensions");
  Shape kept;
  for (int64_t d = 0; d < s.operand(0).rank(); ++d)
    if (std::find(dims.begin(), dims.end(), d) == dims.end()) kept.push_back(s.operand(0).shape[d]);
  return kept == s.result().shape && in_range(dims, s.operand(0).rank()) ? "" : "the result is not the operand without its dimensions";
}

std::string check_sort(const Subject& s) {
  if (!in_range(s.numbers("dimension"), s.operand(0).rank())) return "dimension is out of range";
  const Graph& region = s.region(0);
  const bool fits = region.parameters().size() == 2 * s.num_operands() && region.results().size() == 1 &&
                    region.results()[0].aval() == Aval{DType::Bool, {}};
  return fits ? "" : "its comparator does not fit";
}

std::string check_if(const Subject& s) {
  if (s.operand(0) != Aval{DType::Bool, {}}) return "its predicate is no 0-d bool";
  for (size_t r : {0, 1}) {
    if (s.region(r).parameters().size() + 1 != s.num_operands()) return "a branch has another arity";
    for (size_t i = 1; i < s.num_operands(); ++i)
      if (s.region(r).aval(s.region(r).parameters()[i - 1]) != s.operand(i)) return "a branch's argument differs from the operand";
    if (s.region(r).results().size() != s.num_results()) return "a branch returns another number of values";
    for (size_t i = 0; i < s.num_results(); ++i)
      if (s.region(r).results()[i].aval() != s.result(i)) return "a branch returns another aval";
  }
  return "";
}

std::string check_while(const Subject& s) {
  for (size_t r : {0, 1}) {
    if (s.region(r).parameters().size() != s.num_operands()) return "a region has another arity";
    for (size_t i = 0; i < s.num_operands(); ++i)
      if (s.region(r).aval(s.region(r).parameters()[i]) != s.operand(i)) return "a region's argument differs from the operand";
  }
  const Values &pred = s.region(0).results(), &next = s.region(1).results();
  if (pred.size() != 1 || pred[0].aval() != Aval{DType::Bool, {}}) return "its condition does not return a 0-d bool";
  if (next.size() != s.num_operands()) return "its body returns another number of values";
  for (size_t i = 0; i < next.size(); ++i)
    if (next[i].aval() != s.operand(i)) return "its body returns another aval";
  return "";
}

std::string check_gather(const Subject& s) {
  const bool fits = is_integer(s.operand(1).dtype) && s.numbers("slice_sizes").size() == s.operand(0).shape.size();
  return fits ? "" : "indices or slice_sizes do not fit";
}

std::string check_call(const Subject& s) {
  if (!s.callee()) return "calls nothing";
  const auto& parameters = s.callee()->parameters();
  const Values& results = s.callee()->results();
  if (parameters.size() != s.num_operands() || results.size() != s.num_results()) return "does not fit the function that it calls";
  for (size_t i = 0; i < parameters.size(); ++i)
    if (s.callee()->aval(parameters[i]) != s.operand(i)) return "an operand is not what its function takes";
  for (size_t i = 0; i < results.size(); ++i)
    if (results[i].aval() != s.result(i)) return "a result is not what its function gives";
  return "";
}

constexpr struct {
  std::string_view op;
  Rule rule;
} kRules[] = {
    {"constant", check_constant},
    {"iota", check_iota},
    {"reshape", check_reshape},
    {"transpose", check_transpose},
    {"broadcast_in_dim", check_broadcast},
    {"slice", check_slice},
    {"dynamic_slice", check_dynamic_slice},
    {"dynamic_update_slice", check_dynamic_update_slice},
    {"concatenate", check_concatenate},
    {"compare", check_compare},
    {"select", check_select},
    {"clamp", check_clamp},
    {"dot_general", check_dot_general},
    {"reduce", check_reduce},
    {"reduce_window", check_reduction},
    {"sort", check_sort},
    {"func.call", check_call},
    {"if", check_if},
    {"while", check_while},
    {"gather", check_gather},
};

// --- the table of spec.h

bool same_operands(const Subject& s) {
  for (size_t i = 1; i < s.num_operands(); ++i)
    if (s.operand(i) != s.operand(0)) return false;
  return true;
}

std::string check_results(ResultRule rule, const Subject& s) {
  if (rule == ResultRule::kFree) return "";
  if (rule == ResultRule::kOperands) {
    if (s.num_results() > s.num_operands()) return "has more results than operands";
    for (size_t i = 0; i < s.num_results(); ++i)
      if (s.result(i) != s.operand(i)) return "a result differs from its operand";
    return "";
  }
  if (s.num_results() != 1) return "must have one result";
  const Aval &x = s.operand(0), &y = s.result();
  const DType part = is_complex(x.dtype) ? c10::toRealValueType(x.dtype) : x.dtype;
  switch (rule) {
    case ResultRule::kSame: return same_operands(s) && y == x ? "" : "operands and result must have one aval";
    case ResultRule::kPredicate:
      return same_operands(s) && y == Aval{DType::Bool, x.shape} ? "" : "must give bool of its operands' shape";
    case ResultRule::kPart: return y == Aval{part, x.shape} ? "" : "must give the real dtype of its operand, of its shape";
    case ResultRule::kComplex:
      return same_operands(s) && y == Aval{c10::toComplexType(x.dtype), x.shape} ? "" : "must give the complex dtype of its operands";
    case ResultRule::kShape: return y.shape == x.shape ? "" : "must keep its operand's shape";
    case ResultRule::kDType: return y.dtype == x.dtype ? "" : "must keep its operand's dtype";
    case ResultRule::kOperands:
    case ResultRule::kFree: break;
  }
  return "";
}

std::string check_attrs(std::string_view names, const Subject& s) {
  while (!names.empty()) {
    const std::string_view name = names.substr(0, names.find(' '));
    if (!s.attr(name)) return "lacks the attribute " + std::string(name);
    names.remove_prefix(std::min(names.size(), name.size() + 1));
  }
  return "";
}

std::string check_node(const Graph& graph, const Node& node) {
  const OpSpec* spec = find_spec(node.op);
  if (!spec) return "is not in the table of ops";
  for (int32_t operand : node.operands)
    if (operand < 0 || operand >= node.first_result) return "uses a value that is not older than itself";
  if (node.first_result + node.num_results > graph.num_values()) return "has results outside of the graph";
  const auto count = static_cast<int>(node.operands.size());
  if (count < spec->min_operands || (spec->max_operands >= 0 && count > spec->max_operands)) return "has another number of operands";
  if (static_cast<int>(node.regions.size()) != spec->regions) return "has another number of regions";
  const Subject subject(graph, node);
  if (std::string wrong = check_attrs(spec->attrs, subject); !wrong.empty()) return wrong;
  if (count > 0 && !(spec->dtypes & dtype_bit(subject.operand(0).dtype))) return "takes only " + dtype_set_text(spec->dtypes);
  if (std::string wrong = check_results(spec->result, subject); !wrong.empty()) return wrong;
  for (const auto& row : kRules)
    if (row.op == node.op) return row.rule(subject);
  return "";
}

std::string describe(const Graph& graph, const Node& node) {
  std::string text = node.op.find('.') == std::string::npos ? "stablehlo." + node.op : node.op;
  const auto append = [&](int32_t id) { text += id >= 0 && id < graph.num_values() ? graph.aval(id).to_string() : "?"; };
  text += '(';
  for (size_t i = 0; i < node.operands.size(); ++i) {
    if (i) text += ", ";
    append(node.operands[i]);
  }
  text += ") -> ";
  for (int32_t i = 0; i < node.num_results; ++i) {
    if (i) text += ", ";
    append(node.first_result + i);
  }
  return text;
}

Status broken(const std::string& message) { return Status(Code::kInternal, "internal error: " + message); }

std::string check_ends(const Graph& graph) {
  for (int32_t id : graph.parameters())
    if (id < 0 || id >= graph.num_values()) return "a parameter is no value of the graph";
  for (const Value& result : graph.results())
    if (result.graph() != &graph || result.id() < 0 || result.id() >= graph.num_values()) return "a result is no value of the graph";
  std::vector<bool> taken(graph.parameters().size(), false), given(graph.results().size(), false);
  for (const Alias& alias : graph.aliases()) {
    if (alias.parameter < 0 || alias.parameter >= static_cast<int32_t>(taken.size()) || alias.result < 0 ||
        alias.result >= static_cast<int32_t>(given.size()))
      return "an alias names a parameter or result that is not there";
    if (taken[alias.parameter] || given[alias.result]) return "two aliases share a parameter or a result";
    taken[alias.parameter] = given[alias.result] = true;
    const Aval &from = graph.aval(graph.parameters()[alias.parameter]), &to = graph.results()[alias.result].aval();
    if (from != to) return "alias of parameter " + from.to_string() + " with result " + to.to_string();
  }
  return "";
}

}  // namespace

Status verify(const Graph& graph) {
  std::set<const Graph*> called;
  for (size_t i = 0; i < graph.nodes().size(); ++i) {
    const Node& node = graph.nodes()[i];
    if (const std::string wrong = check_node(graph, node); !wrong.empty())
      return broken("node " + std::to_string(i) + " " + wrong + " [" + describe(graph, node) + "]");
    for (const auto& region : node.regions)
      if (Status inner = verify(*region); !inner.ok()) return inner.with_context("in a region of " + describe(graph, node));
    if (node.callee && called.insert(node.callee.get()).second)
      if (Status inner = verify(*node.callee); !inner.ok()) return inner.with_context("in the function of " + describe(graph, node));
  }
  if (const std::string wrong = check_ends(graph); !wrong.empty()) return broken(wrong);
  return Status();
}

}  // namespace torch_tpu::ir
