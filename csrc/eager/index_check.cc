#include "eager/index_check.h"

#include <algorithm>
#include <string_view>
#include <unordered_map>

#include <ATen/core/Tensor.h>
#include <ATen/ops/aminmax.h>

#include "eager/copy.h"
#include "eager/meta.h"
#include "eager/slots.h"
#include "eager/tensors.h"

namespace torch_tpu::eager {
namespace {

bool is_index(const at::Tensor& t) { return t.defined() && (t.scalar_type() == at::kLong || t.scalar_type() == at::kInt); }

int find_argument(const c10::FunctionSchema& schema, std::initializer_list<std::string_view> names) {
  for (size_t i = 0; i < schema.arguments().size(); ++i)
    for (std::string_view name : names)
      if (schema.arguments()[i].name() == name) return static_cast<int>(i);
  return -1;
}

// bernoulli.p, normal_ and their kin: their tensor is only written, and number_check looks at their numbers.
bool draws_by_numbers(const c10::FunctionSchema& schema) {
  const auto number = [](const c10::Argument& a) { return (a.name() == "p" || a.name() == "mean" || a.name() == "std") && a.type()->kind() == c10::TypeKind::FloatType; };
  const auto read = [](const c10::Argument& a) { return a.type()->kind() == c10::TypeKind::TensorType && a.name() != "self" && !(a.alias_info() && a.alias_info()->isWrite()); };
  return std::any_of(schema.arguments().begin(), schema.arguments().end(), number) && std::none_of(schema.arguments().begin(), schema.arguments().end(), read);
}

}  // namespace

IndexCheck::IndexCheck(const c10::FunctionSchema& schema) {
  std::string base = schema.name().substr(schema.name().find("::") + 2);
  if (!base.empty() && base.back() == '_') base.pop_back();
  static const std::unordered_map<std::string_view, Kind> kKinds = {
      {"index", Kind::kList}, {"index_put", Kind::kList}, {"_index_put_impl", Kind::kList}, {"_unsafe_index", Kind::kList}, {"_unsafe_index_put", Kind::kList},
      {"gather", Kind::kAlongDim}, {"scatter", Kind::kAlongDim}, {"scatter_add", Kind::kAlongDim}, {"scatter_reduce", Kind::kAlongDim},
      {"index_select", Kind::kAlongDim}, {"index_add", Kind::kAlongDim}, {"index_copy", Kind::kAlongDim}, {"index_fill", Kind::kAlongDim},
      {"index_reduce", Kind::kAlongDim},
      {"embedding", Kind::kRows}, {"_embedding_bag", Kind::kRows}, {"_embedding_bag_forward_only", Kind::kRows}, {"embedding_renorm", Kind::kRows},
      {"take", Kind::kFlat}, {"put", Kind::kFlat},
      {"nll_loss_forward", Kind::kClasses}, {"nll_loss2d_forward", Kind::kClasses}, {"multi_margin_loss", Kind::kClasses},
      {"multilabel_margin_loss_forward", Kind::kValues}, {"max_unpool2d", Kind::kValues}, {"max_unpool3d", Kind::kValues},
      {"masked_scatter", Kind::kValues}, {"multinomial", Kind::kValues}, {"bincount", Kind::kValues},
      {"segment_reduce", Kind::kValues}, {"bernoulli", Kind::kValues}, {"normal", Kind::kValues},
      {"binary_cross_entropy", Kind::kValues}, {"searchsorted", Kind::kValues},
      {"floor_divide", Kind::kDivisor}, {"remainder", Kind::kDivisor}, {"fmod", Kind::kDivisor}, {"div", Kind::kDivisor},
  };
  const auto it = kKinds.find(base);
  if (it == kKinds.end()) return;
  kind_ = it->second;
  if (kind_ == Kind::kValues && draws_by_numbers(schema)) kind_ = Kind::kNone;
  self_arg_ = find_argument(schema, {"self", "weight"});
  index_arg_ = find_argument(schema, {"index", "indices", "target", "other"});
  dim_arg_ = find_argument(schema, {"dim"});
  ignored_arg_ = find_argument(schema, {"ignore_index"});
  negative_ = kind_ == Kind::kList || kind_ == Kind::kFlat || base == "index_fill" || base == "index_copy";
}

void IndexCheck::check(const at::Tensor& index, const Range& range, bool debug, const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) const {
  if (!is_index(index) || index.numel() == 0) return;
  if (on_device(index) && !debug) {
    const runtime::ArrayPtr array = slot_of(index).array();
    if (!array || !array->bounds() || (range.holds_or_ignores(array->bounds()->least) && range.holds_or_ignores(array->bounds()->greatest))) return;
  }
  at::Tensor values = on_device(index) ? to_host(index) : index;
  if (range.ignored) values = values.masked_select(values.ne(*range.ignored));
  if (values.numel() == 0) return;
  const auto [low, high] = at::aminmax(values);
  const int64_t smallest = low.item<int64_t>(), largest = high.item<int64_t>();
  if (range.holds(smallest) && range.holds(largest)) return;
  raise_with_values(op, arguments);
  TORCH_CHECK_INDEX(false, "index ", largest >= range.size ? largest : smallest, " is out of bounds for dimension with size ", range.size, " ", describe_call(op, arguments));
}

std::optional<IndexCheck::Range> IndexCheck::range_of(const at::Tensor& self, c10::ArrayRef<c10::IValue> arguments) const {
  const int64_t rank = self.dim(), first = rank == 0 ? 1 : self.size(0);
  switch (kind_) {
    case Kind::kFlat: return Range{self.numel(), negative_, {}};
    case Kind::kRows: return Range{first, negative_, {}};
    case Kind::kClasses: {
      const std::optional<int64_t> ignored = ignored_arg_ < 0 ? std::nullopt : std::optional(arguments[static_cast<size_t>(ignored_arg_)].toInt());
      return Range{rank > 1 ? self.size(1) : first, negative_, ignored};
    }
    case Kind::kAlongDim: {
      const int64_t dim = arguments[static_cast<size_t>(dim_arg_)].toInt();
      if (rank == 0) return Range{1, negative_, {}};
      if (dim < -rank || dim >= rank) return std::nullopt;  // the Meta kernel says so
      return Range{self.size(dim), negative_, {}};
    }
    case Kind::kNone: case Kind::kList: case Kind::kValues: case Kind::kDivisor: break;
  }
  return std::nullopt;
}

void IndexCheck::check_list(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, c10::IValue& indices, bool debug) const {
  const at::Tensor& self = arguments[static_cast<size_t>(self_arg_)].toTensor();
  bool moved = false;
  int64_t dim = 0;
  std::vector<std::optional<at::Tensor>> device_indices;
  for (const c10::IValue& item : indices.toListRef()) {
    at::Tensor t = item.isNone() ? at::Tensor() : item.toTensor();
    const bool mask = t.defined() && (t.scalar_type() == at::kBool || t.scalar_type() == at::kByte);
    const bool host = t.defined() && !on_device(t) && t.dim() > 0;
    if (t.defined() && (on_device(t) || host) && !mask && dim < self.dim()) check(t, {self.size(dim), negative_, {}}, debug, op, arguments);
    dim += mask ? t.dim() : 1;
    if (host) {
      t = t.to(self.device());
      moved = true;
    }
    device_indices.push_back(t.defined() ? std::optional(t) : std::nullopt);
  }
  if (!moved) return;
  c10::List<std::optional<at::Tensor>> list;
  for (auto& t : device_indices) list.push_back(std::move(t));
  indices = std::move(list);
}

// An integer by an integer on the device that is zero.
bool IndexCheck::divides_by_zero(c10::ArrayRef<c10::IValue> arguments) const {
  const auto integral = [&](int i) {
    return i >= 0 && arguments[static_cast<size_t>(i)].isTensor() && c10::isIntegralType(arguments[static_cast<size_t>(i)].toTensor().scalar_type(), /*includeBool=*/true);
  };
  if (!integral(self_arg_) || !integral(index_arg_)) return false;
  const at::Tensor& divisor = arguments[static_cast<size_t>(index_arg_)].toTensor();
  return on_device(divisor) && to_host(divisor).eq(0).any().item<bool>();
}

void IndexCheck::run(const c10::OperatorHandle& op, torch::jit::Stack* stack, bool debug) const {
  const size_t count = op.schema().arguments().size(), first = stack->size() - count;
  const c10::ArrayRef<c10::IValue> arguments(stack->data() + first, count);
  if (kind_ == Kind::kValues || kind_ == Kind::kDivisor) {
    if (debug && (kind_ == Kind::kValues || divides_by_zero(arguments))) raise_with_values(op, arguments);
    return;
  }
  const at::Tensor& self = arguments[static_cast<size_t>(self_arg_)].toTensor();
  if (!on_device(self)) return;
  c10::IValue& index = (*stack)[first + static_cast<size_t>(index_arg_)];
  if (kind_ == Kind::kList) return check_list(op, arguments, index, debug);
  const at::Tensor& t = index.toTensor();
  if (!on_device(t) || self.numel() == 0) return;
  if (const auto range = range_of(self, arguments)) check(t, *range, debug, op, arguments);
}

}  // namespace torch_tpu::eager
