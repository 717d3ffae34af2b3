#include "eager/data_dependent.h"

#include <algorithm>

#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/aminmax.h>
#include <ATen/ops/arange.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/count_nonzero.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/full.h>
#include <ATen/ops/nonzero_static.h>
#include <ATen/ops/ones.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/zeros.h>

namespace torch_tpu::eager {
namespace {

// Positions of the true elements of a 1-d mask, as many as it has elements; `fill` behind them.
at::Tensor positions_of(const at::Tensor& mask, int64_t fill) { return at::nonzero_static(mask, mask.numel(), fill).squeeze(1); }

int64_t count_of(const at::Tensor& mask) { return at::count_nonzero(mask).item<int64_t>(); }

at::Tensor& copy_into(const at::Tensor& result, at::Tensor& out) {
  at::native::resize_output(out, result.sizes());
  return out.copy_(result);
}

// Runs of equal neighbours along the first dimension; rows of a matrix are equal where all their elements are.
struct Runs {
  at::Tensor first;     // where one starts: bool[n]
  at::Tensor number;    // of each element's run, from 0: i64[n]
};

Runs runs_of(const at::Tensor& x) {
  const int64_t n = x.size(0);
  at::Tensor first = at::ones({n}, x.options().dtype(at::kBool));
  if (n > 1) {
    const at::Tensor differs = x.narrow(0, 1, n - 1).ne(x.narrow(0, 0, n - 1));
    first = at::cat({first.narrow(0, 0, 1), x.dim() == 1 ? differs : differs.flatten(1).any(1)});
  }
  return {first, first.cumsum(0).sub(1)};
}

// One element of each run, and how long the runs are if that is asked.
std::pair<at::Tensor, at::Tensor> collapsed(const at::Tensor& x, const Runs& runs, bool return_counts) {
  const int64_t n = x.size(0);
  const at::Tensor starts = positions_of(runs.first, n);
  const at::Tensor values = x.index_select(0, starts.clamp_max(n - 1));
  const int64_t count = count_of(runs.first);
  at::Tensor counts = at::empty({0}, x.options().dtype(at::kLong));
  if (return_counts) counts = at::cat({starts.narrow(0, 1, n - 1), at::full({1}, n, starts.options())}).sub(starts).narrow(0, 0, count);
  return {values.narrow(0, 0, count), counts};
}

}  // namespace

at::Tensor nonzero(const at::Tensor& self) {
  const at::Tensor none = at::empty_strided({0, self.dim()}, {1, 0}, self.options().dtype(at::kLong));
  if (self.numel() == 0) return none;
  const at::Tensor all = at::nonzero_static(self, self.numel());
  const int64_t count = count_of(self);
  return count == 0 ? none : all.narrow(0, 0, count);
}

at::Tensor& nonzero_out(const at::Tensor& self, at::Tensor& out) {
  TORCH_CHECK(out.scalar_type() == at::kLong, "nonzero: Expected out tensor to have scalar type Long but got scalar type ", out.scalar_type());
  return copy_into(eager::nonzero(self), out);
}

at::Tensor masked_select(const at::Tensor& self, const at::Tensor& mask) {
  TORCH_CHECK(mask.scalar_type() == at::kBool, "masked_select: expected BoolTensor for mask");
  const auto [wide_mask, wide_self] = at::expand_outplace(mask, self);
  const at::Tensor flags = wide_mask->reshape(-1);
  const at::Tensor all = wide_self->reshape(-1).index_select(0, positions_of(flags, 0));
  return all.narrow(0, 0, count_of(flags));
}

at::Tensor& masked_select_out(const at::Tensor& self, const at::Tensor& mask, at::Tensor& out) {
  TORCH_CHECK(self.scalar_type() == out.scalar_type(), "masked_select(): self and result must have the same scalar type");
  at::assert_no_internal_overlap(out);
  at::assert_no_overlap(out, self);
  at::assert_no_overlap(out, mask);
  return copy_into(eager::masked_select(self, mask), out);
}

std::tuple<at::Tensor, at::Tensor, at::Tensor> unique2(const at::Tensor& self, bool, bool return_inverse, bool return_counts) {
  const at::Tensor none = at::empty({0}, self.options().dtype(at::kLong));
  if (self.numel() == 0) return {at::empty({0}, self.options()), return_inverse ? at::empty(self.sizes(), none.options()) : none, none};
  const auto [sorted, order] = self.reshape(-1).sort(/*stable=*/true, 0, /*descending=*/false);
  const Runs runs = runs_of(sorted);
  const auto [values, counts] = collapsed(sorted, runs, return_counts);
  return {values, return_inverse ? at::empty_like(order).scatter(0, order, runs.number).view(self.sizes()) : none, counts};
}

std::tuple<at::Tensor, at::Tensor> unique(const at::Tensor& self, bool sorted, bool return_inverse) {
  const auto [values, inverse, counts] = eager::unique2(self, sorted, return_inverse, false);
  return {values, inverse};
}

std::tuple<at::Tensor, at::Tensor, at::Tensor> unique_consecutive(const at::Tensor& self, bool return_inverse, bool return_counts,
                                                                  std::optional<int64_t> dim) {
  const at::Tensor none = at::empty({0}, self.options().dtype(at::kLong));
  if (dim && !(self.dim() == 1 && (*dim == 0 || *dim == -1))) return eager::unique_dim_consecutive(self, *dim, return_inverse, return_counts);
  if (self.numel() == 0) return {at::empty({0}, self.options()), return_inverse ? at::empty(self.sizes(), none.options()) : none, none};
  const at::Tensor flat = self.reshape(-1);
  const Runs runs = runs_of(flat);
  const auto [values, counts] = collapsed(flat, runs, return_counts);
  return {values, return_inverse ? runs.number.view(self.sizes()) : none, counts};
}

namespace {

// The slices of `self` along `dim` as rows of a matrix, and back. Nothing if there are no elements.
std::optional<at::Tensor> rows_along(const at::Tensor& self, int64_t dim) {
  if (self.numel() == 0) {
    TORCH_CHECK(self.size(dim) == 0, "There are 0 sized dimensions, and they aren't selected, so unique cannot be applied");
    TORCH_CHECK(std::count(self.sizes().begin(), self.sizes().end(), 0) == 1, "Number of zero sized dimensions is more than one, so unique cannot be applied ");
    return std::nullopt;
  }
  return self.movedim(dim, 0).reshape({self.size(dim), -1});
}

using Unique = std::tuple<at::Tensor, at::Tensor, at::Tensor>;

// All three are returned, asked for or not, as by CPU. order: that of the rows, sorted; undefined if they are as they were.
Unique distinct_slices(const at::Tensor& self, int64_t dim, const at::Tensor& rows, const at::Tensor& order) {
  const Runs runs = runs_of(rows);
  const auto [values, counts] = collapsed(rows, runs, true);
  std::vector<int64_t> sizes = self.movedim(dim, 0).sizes().vec();
  sizes[0] = values.size(0);
  const at::Tensor inverse = order.defined() ? at::empty_like(order).scatter(0, order, runs.number) : runs.number;
  return {values.reshape(sizes).movedim(0, dim), inverse, counts};
}

Unique no_slices(const at::Tensor& self) {
  const at::Tensor none = at::empty({0}, self.options().dtype(at::kLong));
  return {at::empty(self.sizes(), self.options()), none, none.clone()};
}

}  // namespace

// Rows in lexicographic order: sorted by their last column, then by the one before, and so on. One sort for each column.
Unique unique_dim(const at::Tensor& self, int64_t dim, bool, bool, bool) {
  const auto rows = rows_along(self, dim = c10::maybe_wrap_dim(dim, self.dim(), /*wrap_scalar=*/false));
  if (!rows) return no_slices(self);
  at::Tensor order = at::arange(rows->size(0), self.options().dtype(at::kLong));
  for (int64_t column = rows->size(1) - 1; column >= 0; --column)
    order = order.index_select(0, std::get<1>(rows->select(1, column).index_select(0, order).sort(/*stable=*/true, 0, /*descending=*/false)));
  return distinct_slices(self, dim, rows->index_select(0, order), order);
}

Unique unique_dim_consecutive(const at::Tensor& self, int64_t dim, bool, bool) {
  const auto rows = rows_along(self, dim = c10::maybe_wrap_dim(dim, self.dim(), /*wrap_scalar=*/false));
  return rows ? distinct_slices(self, dim, *rows, {}) : no_slices(self);
}

namespace {

bool is_mask(const c10::IValue& index) {
  return index.isTensor() && index.toTensor().defined() && (index.toTensor().scalar_type() == at::kBool || index.toTensor().scalar_type() == at::kByte);
}

// The positions of a mask's true elements, one tensor a dimension, for an operand whose dimensions it covers from `dim` on.
std::vector<at::Tensor> positions_in(const at::Tensor& self, const at::Tensor& mask, int64_t dim) {
  for (int64_t d = 0; d < mask.dim(); ++d)
    TORCH_CHECK_INDEX(dim + d < self.dim() && mask.size(d) == self.size(dim + d), "The shape of the mask ", mask.sizes(), " at index ", d,
                      " does not match the shape of the indexed tensor ", self.sizes(), " at index ", dim + d);
  return eager::nonzero(mask).unbind(1);
}

}  // namespace

bool settle_size(const c10::FunctionSchema& schema, torch::jit::Stack* stack) {
  c10::IValue* arguments = stack->data() + (stack->size() - schema.arguments().size());
  if (schema.name() == "aten::repeat_interleave" && arguments[1].isNone() && arguments[0].toTensor().numel() > 0) {
    const at::Tensor& repeats = arguments[0].toTensor();
    const at::Tensor read = at::stack({repeats.sum(), repeats.min().to(at::kLong)}).cpu();
    TORCH_CHECK(read[1].item<int64_t>() >= 0, "repeats can not be negative");
    arguments[1] = read[0].item<int64_t>();
    return true;
  }
  for (size_t i = 0; i < schema.arguments().size(); ++i) {
    if (!arguments[i].isOptionalTensorList()) continue;
    const auto& indices = arguments[i].toListRef();
    if (std::none_of(indices.begin(), indices.end(), is_mask)) return false;
    c10::List<std::optional<at::Tensor>> positions;
    for (const c10::IValue& index : indices) {
      if (!is_mask(index)) positions.push_back(index.isTensor() ? std::optional(index.toTensor()) : std::nullopt);
      else
        for (const at::Tensor& along : positions_in(arguments[0].toTensor(), index.toTensor(), static_cast<int64_t>(positions.size()))) positions.push_back(along);
    }
    arguments[i] = std::move(positions);
    return true;
  }
  return false;
}

at::Tensor bincount(const at::Tensor& self, const std::optional<at::Tensor>& weights, c10::SymInt minlength) {
  const int64_t least = minlength.expect_int();
  TORCH_CHECK(least >= 0, "minlength should be >= 0");
  const at::TensorOptions integers = self.options().dtype(at::kLong);
  if (self.dim() == 1 && self.numel() == 0) return at::zeros({least}, integers);
  constexpr const char* kOnly = "bincount only supports 1-d non-negative integral inputs.";
  TORCH_CHECK_NOT_IMPLEMENTED(c10::isIntegralType(self.scalar_type(), /*includeBool=*/false), "\"bincount_cpu\" not implemented for '", self.scalar_type(), "'");
  TORCH_CHECK(self.dim() == 1, kOnly);
  const bool weighted = weights && weights->defined();
  TORCH_CHECK(!weighted || (weights->dim() == 1 && weights->numel() == self.numel()), "weights should be 1-d and have the same length as input");
  const at::Tensor number = self.to(at::kLong);
  const auto [smallest, largest] = at::aminmax(number);
  const at::Tensor ends = at::stack({smallest, largest}).cpu();
  TORCH_CHECK(ends[0].item<int64_t>() >= 0, kOnly);
  const at::Tensor terms = !weighted ? at::ones({self.numel()}, integers) : weights->scalar_type() == at::kFloat ? *weights : weights->to(at::kDouble);
  return at::zeros({std::max(ends[1].item<int64_t>() + 1, least)}, terms.options()).index_add(0, number, terms);
}

}  // namespace torch_tpu::eager
