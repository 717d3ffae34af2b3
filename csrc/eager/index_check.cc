#include "eager/index_check.h"

#include <array>
#include <string_view>

#include <ATen/ATen.h>

#include "eager/copy.h"
#include "eager/meta.h"

namespace torch_tpu::eager {
namespace {

bool on_device(const at::Tensor& t) { return t.defined() && t.device().is_privateuseone(); }

int find_argument(const c10::FunctionSchema& schema, std::initializer_list<std::string_view> names) {
  for (size_t i = 0; i < schema.arguments().size(); ++i)
    for (std::string_view name : names)
      if (schema.arguments()[i].name() == name) return static_cast<int>(i);
  return -1;
}

}  // namespace

IndexCheck::IndexCheck(const c10::FunctionSchema& schema) {
  std::string base = schema.name().substr(schema.name().find("::") + 2);
  if (!base.empty() && base.back() == '_') base.pop_back();
  static constexpr std::array kLists{"index", "index_put", "_index_put_impl", "_unsafe_index", "_unsafe_index_put"};
  static constexpr std::array kAlongDim{"gather", "scatter", "scatter_add", "scatter_reduce", "index_select", "index_add", "index_copy", "index_fill", "index_reduce"};
  static constexpr std::array kFlat{"take", "put"};
  const auto among = [&](const auto& names) { return std::find(names.begin(), names.end(), base) != names.end(); };
  list_ = among(kLists);
  flat_ = among(kFlat);
  const bool rows = base == "embedding";
  if (!list_ && !flat_ && !rows && !among(kAlongDim)) return;
  self_arg_ = find_argument(schema, {"self", "weight"});
  index_arg_ = find_argument(schema, {"index", "indices"});
  dim_arg_ = find_argument(schema, {"dim"});
  negative_ = list_ || flat_ || base == "index_fill" || base == "index_copy";
}

void IndexCheck::check(const at::Tensor& index, int64_t size, bool negative_allowed, const c10::OperatorHandle& op,
                       c10::ArrayRef<c10::IValue> arguments) const {
  if (index.numel() == 0 || (index.scalar_type() != at::kLong && index.scalar_type() != at::kInt)) return;
  const auto [low, high] = at::aminmax(index);
  const int64_t smallest = low.item<int64_t>(), largest = high.item<int64_t>();
  if (smallest >= (negative_allowed ? -size : 0) && largest < size) return;
  raise_with_values(op, arguments);
  TORCH_CHECK_INDEX(false, "index ", largest >= size ? largest : smallest, " is out of bounds for dimension with size ", size, " ", describe_call(op, arguments));
}

void IndexCheck::run(const c10::OperatorHandle& op, torch::jit::Stack* stack, bool debug) const {
  const size_t count = op.schema().arguments().size(), first = stack->size() - count;
  const c10::ArrayRef<c10::IValue> arguments(stack->data() + first, count);
  const at::Tensor& self = arguments[static_cast<size_t>(self_arg_)].toTensor();
  if (!on_device(self)) return;
  c10::IValue& index = (*stack)[first + static_cast<size_t>(index_arg_)];
  if (list_) {
    bool moved = false;
    int64_t dim = 0;
    std::vector<std::optional<at::Tensor>> device_indices;
    for (const c10::IValue& item : index.toListRef()) {
      at::Tensor t = item.isNone() ? at::Tensor() : item.toTensor();
      const int64_t spans = t.defined() && (t.scalar_type() == at::kBool || t.scalar_type() == at::kByte) ? t.dim() : 1;
      const bool host = t.defined() && !on_device(t) && t.dim() > 0;
      if (t.defined() && (host || debug) && dim < self.dim() && spans == 1) check(on_device(t) ? to_host(t) : t, self.size(dim), negative_, op, arguments);
      dim += spans;
      if (host) {
        t = t.to(self.device());
        moved = true;
      }
      device_indices.push_back(t.defined() ? std::optional(t) : std::nullopt);
    }
    if (!moved) return;
    c10::List<std::optional<at::Tensor>> list;
    for (auto& t : device_indices) list.push_back(std::move(t));
    index = std::move(list);
    return;
  }
  const at::Tensor& t = index.toTensor();
  if (!debug || !on_device(t) || self.numel() == 0) return;
  int64_t size = flat_ ? self.numel() : self.dim() == 0 ? 1 : self.size(0);
  if (dim_arg_ >= 0 && self.dim() > 0) {
    const int64_t dim = arguments[static_cast<size_t>(dim_arg_)].toInt();
    if (dim < -self.dim() || dim >= self.dim()) return;  // the Meta kernel says so
    size = self.size(dim);
  }
  check(to_host(t), size, negative_, op, arguments);
}

}  // namespace torch_tpu::eager
