// isin: membership by comparing each element with each test element. One fused program; the test set is small in practice
// (end-of-sequence tokens), and no sort is needed.
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

const Rule isin{{"aten::isin.Tensor_Tensor", "aten::isin.Tensor_Scalar", "aten::isin.Scalar_Tensor"}, [](Builder& b, const Args& a) -> Results {
  const bool scalar_elements = a.has("element");
  const std::string_view left = scalar_elements ? "element" : "elements", right = a.has("test_element") ? "test_element" : "test_elements";
  const auto [x, y] = a.promoted(left, right);
  const Value column = b.unsqueeze(x, x.rank());
  const Value row = b.reshape(y, Shape{y.numel()});
  const Value found = b.reduce_or(b.compare(column, row, ir::Compare::kEq), {x.rank()});
  return a.boolean("invert") ? b.not_(found) : found;
}};

}  // namespace
}  // namespace torch_tpu::lowering
