#include "eager/trace_difference.h"

#include <algorithm>
#include <sstream>

#include "ir/stablehlo.h"

namespace torch_tpu::eager {
namespace {

const std::string& name_of(const TraceOp& op) { return op.signature->op; }

const Operand* operands_of(const Trace& trace, size_t n) { return trace.operands.data() + trace.ops[n].first_operand; }

bool same_op(const Trace& a, const Trace& b, size_t n) {
  return a.ops[n].signature == b.ops[n].signature &&
         std::equal(operands_of(a, n), operands_of(a, n) + a.ops[n].signature->params.size(), operands_of(b, n));
}

std::string parameters_of(const TraceOp& op) {
  std::string text;
  for (const int32_t parameter : op.signature->graph->parameters()) text += (text.empty() ? "" : ", ") + op.signature->graph->aval(parameter).to_string();
  return "(" + text + ")";
}

std::string value_of(Operand operand) {
  return operand >= 0 ? "result " + std::to_string(operand) : "input " + std::to_string(-operand - 1);
}

// The first lines of both programs that differ.
std::string differing_line(const ir::Graph& known, const ir::Graph& seen) {
  std::istringstream a(ir::print_stablehlo(known)), b(ir::print_stablehlo(seen));
  std::string x, y;
  while (std::getline(a, x) && std::getline(b, y)) {
    if (x == y) continue;
    const auto trim = [](std::string line) { return line.substr(std::min(line.find_first_not_of(' '), line.size())).substr(0, 160); };
    return trim(y) + "  for  " + trim(x);
  }
  return "the length of its program";
}

}  // namespace

size_t common_ops(const Trace& a, const Trace& b) {
  const size_t shorter = std::min(a.ops.size(), b.ops.size());
  size_t n = 0;
  while (n < shorter && same_op(a, b, n)) ++n;
  return n;
}

std::string difference(const Trace& known, const Trace& seen) {
  const size_t n = common_ops(known, seen);
  std::string text = "a new sequence of " + std::to_string(seen.ops.size()) + " ops; the first " + std::to_string(n) + " are those of one of " +
                     std::to_string(known.ops.size()) + " ops, then ";
  if (n == known.ops.size()) return text + "it goes on with " + name_of(seen.ops[n]);
  if (n == seen.ops.size()) return text + "it ends where that went on with " + name_of(known.ops[n]);
  const TraceOp &a = known.ops[n], &b = seen.ops[n];
  if (name_of(a) != name_of(b)) return text + name_of(b) + " where that had " + name_of(a);
  text += name_of(b) + " ";
  if (parameters_of(a) != parameters_of(b)) return text + "has other sizes: " + parameters_of(b) + " for " + parameters_of(a);
  if (a.signature != b.signature) return text + "has another number or option in its program: " + differing_line(*a.signature->graph, *b.signature->graph);
  for (size_t i = 0; i < a.signature->params.size(); ++i)
    if (operands_of(known, n)[i] != operands_of(seen, n)[i])
      return text + "takes " + value_of(operands_of(seen, n)[i]) + " where that took " + value_of(operands_of(known, n)[i]) + " (parameter " + std::to_string(i) + ")";
  return text + "differs";
}

}  // namespace torch_tpu::eager
