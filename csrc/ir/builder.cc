#include "ir/builder.h"

#include <algorithm>

#include "ir/emit.h"
#include "ir/spec.h"

namespace torch_tpu::ir {

std::string describe(const Values& values) {
  std::string text;
  for (size_t i = 0; i < values.size(); ++i) {
    if (i) text += i + 1 == values.size() ? " and " : ", ";
    text += values[i] ? values[i].aval().to_string() : "nothing";
  }
  return text;
}

std::string where(std::string_view op, const Values& operands) {
  std::string text = op.find('.') == std::string_view::npos ? " [stablehlo." : " [";
  text += op;
  if (!operands.empty()) text += ": " + describe(operands);
  return text + "]";
}

Values emit_all(Graph& graph, std::string_view op, const Values& operands, Avals results, std::vector<Attr> attrs, Graphs regions) {
  Node node;
  node.op = op;
  for (const Value& operand : operands) {
    TORCH_CHECK(operand.graph() == &graph, "internal error: operand ", &operand - operands.data(), " is ",
                operand ? "a value of another graph" : "missing", where(op, operands));
    node.operands.push_back(operand.id());
  }
  node.attrs = std::move(attrs);
  node.regions = std::move(regions);
  return graph.add_node(std::move(node), std::move(results));
}

Value emit(Graph& graph, std::string_view op, const Values& operands, Aval result, std::vector<Attr> attrs) {
  return emit_all(graph, op, operands, {std::move(result)}, std::move(attrs))[0];
}

std::unique_ptr<Graph> make_region(const Region& fill, const Avals& arguments) {
  auto region = std::make_unique<Graph>();
  Builder body(region.get());
  Values args;
  for (const Aval& aval : arguments) args.push_back(body.parameter(aval));
  region->set_results(fill(body, args));
  return region;
}

void check_dtypes(std::string_view op, const Values& operands, bool equal) {
  const OpSpec* spec = find_spec(op);
  TORCH_CHECK(spec, "internal error: no row for ", op, " in ir/spec.cc");
  for (const Value& operand : operands) {
    TORCH_CHECK(operand, "internal error: operand ", &operand - operands.data(), " is missing", where(op, operands));
    TORCH_CHECK(!equal || operand.dtype() == operands[0].dtype(), "operands must have one dtype, found ",
                dtype_info(operands[0].dtype()).name, " and ", dtype_info(operand.dtype()).name, where(op, operands));
  }
  if (operands.empty()) return;
  TORCH_CHECK_NOT_IMPLEMENTED(spec->dtypes & dtype_bit(operands[0].dtype()), "not implemented for ",
                              dtype_info(operands[0].dtype()).name, ". Supported: ", dtype_set_text(spec->dtypes),
                              where(op, operands));
}

int64_t wrap_dim(std::string_view op, const Values& operands, int64_t dim, int64_t rank) {
  TORCH_CHECK_INDEX(dim >= -rank && dim < rank, "Dimension out of range (expected to be in range of [", -rank, ", ", rank - 1,
                    "], but got ", dim, ")", where(op, operands));
  return dim < 0 ? dim + rank : dim;
}

Dims wrap_dims(std::string_view op, const Values& operands, const Dims& dims, int64_t rank) {
  Dims wrapped;
  for (int64_t dim : dims) {
    const int64_t d = wrap_dim(op, operands, dim, rank);
    TORCH_CHECK(std::find(wrapped.begin(), wrapped.end(), d) == wrapped.end(), "dim ", d,
                " appears multiple times in the list of dims", where(op, operands));
    wrapped.push_back(d);
  }
  return wrapped;
}

Shape broadcast_shape(std::string_view op, const Values& operands) {
  Shape shape = operands[0].shape();
  for (const Value& operand : operands) {
    const Shape& other = operand.shape();
    if (other.size() > shape.size()) shape.insert(shape.begin(), other.size() - shape.size(), 1);
    const size_t offset = shape.size() - other.size();
    for (size_t i = 0; i < other.size(); ++i) {
      int64_t& size = shape[offset + i];
      if (size == other[i] || other[i] == 1) continue;
      TORCH_CHECK(size == 1, "The size of tensor a (", size, ") must match the size of tensor b (", other[i],
                  ") at non-singleton dimension ", offset + i, where(op, operands));
      size = other[i];
    }
  }
  return shape;
}

}  // namespace torch_tpu::ir
