#include "ir/stablehlo.h"

#include <unordered_map>

#include "ir/attrs.h"

namespace torch_tpu::ir {
namespace {

// The nodes that the results need, operands first, in the order in which a walk from the results meets them. C++ leaves open
// which argument of a call is evaluated first, so the order in which a rule made its nodes is not the same in every build.
std::vector<int32_t> printing_order(const Graph& graph) {
  const std::vector<Node>& nodes = graph.nodes();
  std::vector<int32_t> maker(graph.num_values(), -1);  // value -> the node that it is a result of
  for (size_t i = 0; i < nodes.size(); ++i)
    for (int32_t r = 0; r < nodes[i].num_results; ++r) maker[nodes[i].first_result + r] = static_cast<int32_t>(i);
  std::vector<int32_t> order;
  std::vector<bool> met(nodes.size(), false);
  std::vector<std::pair<int32_t, size_t>> path;  // node, and how many of its operands have been walked
  const auto enter = [&](int32_t value) {
    const int32_t node = maker[value];
    if (node < 0 || met[node]) return;
    met[node] = true;
    path.emplace_back(node, 0);
  };
  for (const Value& result : graph.results()) {
    enter(result.id());
    while (!path.empty()) {
      auto& [node, walked] = path.back();
      if (walked < nodes[node].operands.size()) {
        enter(nodes[node].operands[walked++]);
      } else {
        order.push_back(node);
        path.pop_back();
      }
    }
  }
  return order;
}

// tensor<?x8xf32, #stablehlo.bounds<16, ?>>: the first dimension is bounded.
std::string type_of(const Graph& graph, int32_t value) {
  const Aval& aval = graph.aval(value);
  std::string sizes, bounds;
  bool any = false;
  for (int64_t d = 0; d < aval.rank(); ++d) {
    const bool bounded = graph.bounded(value, d);
    any |= bounded;
    sizes += (bounded ? "?" : std::to_string(aval.shape[d])) + "x";
    bounds += (d ? ", " : "") + (bounded ? std::to_string(aval.shape[d]) : "?");
  }
  if (!any) return type_text(aval);
  return "tensor<" + sizes + std::string(dtype_info(aval.dtype).stablehlo) + ", #stablehlo.bounds<" + bounds + ">>";
}

// "aten::mm@model.py:12" is a name with a line in it, "aten::mm" a name.
std::string location(const std::string& text) {
  const size_t at = text.rfind('@'), colon = text.rfind(':');
  if (at == std::string::npos || colon == std::string::npos || colon < at) return quoted(text);
  return quoted(text.substr(0, at)) + '(' + quoted(text.substr(at + 1, colon - at - 1)) + text.substr(colon) + ":1)";
}

// Prints every op in MLIR's generic form. Names are unique over a whole function, since a nested region sees the names
// around it: parameters are %arg0, %arg1, ..., nodes %0, %1, ..., regions continue both counts.
class Printer {
 public:
  explicit Printer(bool with_locations) : with_locations_(with_locations) {}

  std::string module(const Graph& graph) {
    out_ += "module @main {\n";
    function(graph, "public @main");
    for (size_t f = 0; f < functions_.size(); ++f) function(*functions_[f], "private @f" + std::to_string(f));
    out_ += "}\n";
    return std::move(out_);
  }

 private:
  void function(const Graph& graph, const std::string& name) {
    next_argument_ = next_node_ = 0;
    std::vector<std::string> names(graph.num_values());
    out_ += "  func.func " + name + "(";
    const auto& parameters = graph.parameters();
    for (size_t i = 0; i < parameters.size(); ++i) {
      if (i) out_ += ", ";
      parameter(graph, parameters[i], names);
      for (const Alias& alias : graph.aliases())
        if (alias.parameter == static_cast<int32_t>(i))
          out_ += " {tf.aliasing_output = " + std::to_string(alias.result) + " : i32}";
    }
    out_ += ") -> (";
    types(graph.results());
    out_ += ") {\n";
    body(graph, names, "func.return", 4);
    out_ += "  }\n";
  }

  // The functions of a module are numbered in the order in which calls of them are printed.
  std::string name_of(const Graph* callee) {
    const auto [it, is_new] = numbers_.emplace(callee, functions_.size());
    if (is_new) functions_.push_back(callee);
    return "@f" + std::to_string(it->second);
  }

  void parameter(const Graph& graph, int32_t id, std::vector<std::string>& names) {
    names[id] = "%arg" + std::to_string(next_argument_++);
    out_ += names[id] + ": " + type_text(graph.aval(id));
  }

  void types(const Values& values) {
    for (size_t i = 0; i < values.size(); ++i) {
      if (i) out_ += ", ";
      out_ += type_text(values[i].aval());
    }
  }

  void body(const Graph& graph, std::vector<std::string>& names, const char* terminator, int indent) {
    for (int32_t n : printing_order(graph)) node(graph, graph.nodes()[n], names, indent);
    out_.append(indent, ' ');
    out_ += '"' + std::string(terminator) + "\"(";
    for (size_t i = 0; i < graph.results().size(); ++i) {
      if (i) out_ += ", ";
      out_ += names[graph.results()[i].id()];
    }
    out_ += ") : (";
    types(graph.results());
    out_ += ") -> ()\n";
  }

  // An "if" takes its predicate only: its branches read the other operands by their names.
  static size_t printed_operands(const Node& n) { return n.op == "if" ? 1 : n.operands.size(); }

  void node(const Graph& graph, const Node& n, std::vector<std::string>& names, int indent) {
    const std::string name = "%" + std::to_string(next_node_++);
    for (int32_t i = 0; i < n.num_results; ++i)
      names[n.first_result + i] = n.num_results == 1 ? name : name + "#" + std::to_string(i);
    out_.append(indent, ' ');
    if (n.num_results > 0) out_ += name;
    if (n.num_results > 1) out_ += ":" + std::to_string(n.num_results);
    if (n.num_results > 0) out_ += " = ";
    out_ += '"' + (n.op.find('.') == std::string::npos ? "stablehlo." + n.op : n.op) + "\"(";
    for (size_t i = 0; i < printed_operands(n); ++i) {
      if (i) out_ += ", ";
      out_ += names[n.operands[i]];
    }
    out_ += ')';
    if (!n.regions.empty()) regions(n, names, indent);
    if (n.callee) out_ += " {callee = " + name_of(n.callee.get()) + '}';
    if (!n.attrs.empty()) {
      out_ += " {";
      for (size_t i = 0; i < n.attrs.size(); ++i) {
        if (i) out_ += ", ";
        out_ += n.attrs[i].name + " = " + n.attrs[i].text;
      }
      out_ += '}';
    }
    out_ += " : (";
    for (size_t i = 0; i < printed_operands(n); ++i) {
      if (i) out_ += ", ";
      out_ += type_of(graph, n.operands[i]);
    }
    out_ += ") -> ";
    if (n.num_results != 1) out_ += '(';
    for (int32_t i = 0; i < n.num_results; ++i) {
      if (i) out_ += ", ";
      out_ += type_of(graph, n.first_result + i);
    }
    if (n.num_results != 1) out_ += ')';
    if (with_locations_ && n.location >= 0) out_ += " loc(" + location(graph.locations()[n.location]) + ")";
    out_ += '\n';
  }

  void regions(const Node& n, const std::vector<std::string>& around, int indent) {
    out_ += " (";
    for (size_t r = 0; r < n.regions.size(); ++r) {
      const Graph& region = *n.regions[r];
      std::vector<std::string> names(region.num_values());
      out_ += r ? ", {\n" : "{\n";
      if (n.op == "if") {
        for (size_t i = 0; i < region.parameters().size(); ++i) names[region.parameters()[i]] = around[n.operands[i + 1]];
      } else {
        out_.append(indent, ' ');
        out_ += "^bb0(";
        for (size_t i = 0; i < region.parameters().size(); ++i) {
          if (i) out_ += ", ";
          parameter(region, region.parameters()[i], names);
        }
        out_ += "):\n";
      }
      body(region, names, "stablehlo.return", indent + 2);
      out_.append(indent, ' ');
      out_ += '}';
    }
    out_ += ')';
  }

  const bool with_locations_;
  std::string out_;
  std::vector<const Graph*> functions_;
  std::unordered_map<const Graph*, size_t> numbers_;
  int next_argument_ = 0;
  int next_node_ = 0;
};

}  // namespace

std::string print_stablehlo(const Graph& graph, bool with_locations) { return Printer(with_locations).module(graph); }

std::string type_text(const Aval& aval) {
  std::string out = "tensor<";
  for (int64_t d : aval.shape) out += std::to_string(d) + "x";
  out += dtype_info(aval.dtype).stablehlo;
  return out + ">";
}

}  // namespace torch_tpu::ir
