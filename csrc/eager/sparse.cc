#include "eager/sparse.h"

#include <ATen/ExpandUtils.h>
#include <ATen/ops/_sparse_coo_tensor_unsafe.h>
#include <ATen/ops/_unique2.h>
#include <ATen/ops/cat.h>
#include <ATen/ops/copy_sparse_to_sparse.h>
#include <ATen/ops/result_type.h>
#include <ATen/ops/searchsorted.h>
#include <ATen/ops/stack.h>
#include <ATen/ops/where.h>
#include <ATen/ops/zeros.h>

#include "eager/fallback.h"
#include "eager/meta.h"
#include "eager/tensors.h"

namespace torch_tpu::eager::sparse {
namespace {

// The row-major position of each index among the sparse dimensions: i64[nnz].
at::Tensor positions(const at::Tensor& self) {
  const at::Tensor indices = self._indices();
  at::Tensor result = at::zeros({indices.size(1)}, indices.options());
  for (int64_t d = 0; d < self.sparse_dim(); ++d) result = result.mul(self.size(d)).add(indices[d]);
  return result;
}

int64_t num_positions(const at::Tensor& self) { return c10::multiply_integers(self.sizes().slice(0, static_cast<size_t>(self.sparse_dim()))); }

// A dense tensor of the size of `like`, as one row for each position.
at::Tensor as_rows(const at::Tensor& dense, const at::Tensor& like) {
  std::vector<int64_t> sizes{num_positions(like)};
  for (int64_t d = like.sparse_dim(); d < like.dim(); ++d) sizes.push_back(like.size(d));
  return dense.reshape(sizes);
}

at::Tensor make(const at::Tensor& indices, const at::Tensor& values, const at::Tensor& like, bool coalesced) {
  at::Tensor result = at::_sparse_coo_tensor_unsafe(indices, values, like.sizes(), like.options().dtype(values.scalar_type()));
  return result._coalesced_(coalesced);
}

at::Tensor& write(at::Tensor& out, const at::Tensor& result) {
  TORCH_CHECK(c10::canCast(result.scalar_type(), out.scalar_type()), "Can't convert result type ", result.scalar_type(), " to output ", out.scalar_type());
  TORCH_CHECK(!out.is_sparse() || result.is_sparse(), "out is sparse, and the result is dense");
  if (out.is_sparse()) return at::copy_sparse_to_sparse_(out, result);
  if (result.is_sparse()) return write(out, result.to_dense());
  if (out.sizes() != result.sizes()) out.resize_(result.sizes());
  return out.copy_(result);
}

void check_one_device(const at::Tensor& x, const at::Tensor& y) {
  TORCH_CHECK(x.device() == y.device() || (y.dim() == 0 && !y.is_sparse()), "Expected all tensors to be on the same device, but found ", x.device(), " and ", y.device());
}

struct Matches {
  at::Tensor place, found;  // i64[n], bool[n]: where each position stands among the sorted ones, and whether it does
};

Matches match(const at::Tensor& sorted, const at::Tensor& wanted) {
  const at::Tensor place = at::searchsorted(sorted, wanted).clamp_max(sorted.size(0) - 1);
  return {place, sorted.index_select(0, place).eq(wanted)};
}

// The values of coalesced `self` at the indices of `mask`, 0 where it has none.
at::Tensor values_at(const at::Tensor& self, const at::Tensor& mask) {
  std::vector<int64_t> sizes = mask._values().sizes().vec();
  at::Tensor nothing = at::zeros(sizes, self._values().options());
  if (self._nnz() == 0 || mask._nnz() == 0) return nothing;
  const Matches m = match(positions(self), positions(mask));
  std::vector<int64_t> column(sizes.size(), 1);
  column[0] = sizes[0];
  return at::where(m.found.view(column), self._values().index_select(0, m.place), nothing);
}

// A value for each stored element of `mask`.
at::Tensor picked(const at::Tensor& dense, const at::Tensor& mask) { return as_rows(dense, mask).index_select(0, positions(mask)); }

}  // namespace

at::Tensor coalesce(const at::Tensor& self) {
  if (self._nnz() < 2) return make(self._indices(), self._values(), self, true);
  const auto [unique, inverse, counts] = at::_unique2(positions(self), /*sorted=*/true, /*return_inverse=*/true, /*return_counts=*/false);
  std::vector<at::Tensor> rows;
  at::Tensor rest = unique;
  for (int64_t d = self.sparse_dim(); d-- > 0;) {
    rows.insert(rows.begin(), rest.remainder(self.size(d)));
    rest = rest.floor_divide(self.size(d));
  }
  std::vector<int64_t> sizes = self._values().sizes().vec();
  sizes[0] = unique.size(0);
  const at::Tensor values = at::zeros(sizes, self._values().options()).index_add(0, inverse, self._values());
  const at::Tensor indices = rows.empty() ? at::zeros({0, unique.size(0)}, unique.options()) : at::stack(rows);
  return make(indices, values, self, true);
}

at::Tensor add(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha) {
  check_one_device(self, other);
  TORCH_CHECK(!self.is_sparse() || other.is_sparse(), "add(sparse, dense) is not supported. Use add(dense, sparse) instead.");
  TORCH_CHECK(self.sizes() == other.sizes(), "add: expected sizes of 'self' and 'other' to match, but ", self.sizes(), " != ", other.sizes());
  const at::ScalarType dtype = at::result_type(self, other);
  TORCH_CHECK(!c10::isIntegralType(dtype, true) || alpha.isIntegral(true), "For integral input tensors, argument alpha must not be a floating point number.");
  if (!self.is_sparse()) {
    const at::Tensor rows = as_rows(self.to(dtype), other);
    return rows.index_add(0, positions(other), other._values().to(dtype), alpha).view(self.sizes());
  }
  TORCH_CHECK(self.sparse_dim() == other.sparse_dim(), "add: expected 'self' and 'other' to have same number of sparse dimensions, but ", self.sparse_dim(), " != ", other.sparse_dim());
  at::Tensor theirs = other._values().to(dtype);
  if (alpha.toComplexDouble() != 1.0) theirs = theirs.mul(alpha);
  const at::Tensor sum = make(at::cat({self._indices(), other._indices()}, 1), at::cat({self._values().to(dtype), theirs}), self, false);
  return self.is_coalesced() && other.is_coalesced() ? coalesce(sum) : sum;
}

at::Tensor& add_(at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha) {
  if (self.is_sparse() || !self.is_contiguous() || !other.is_sparse() || self.sizes() != other.sizes() || self.scalar_type() != at::result_type(self, other)) return write(self, add(self, other, alpha));
  check_one_device(self, other);
  as_rows(self, other).index_add_(0, positions(other), other._values().to(self.scalar_type()), alpha);  // in place: a view of self
  return self;
}

at::Tensor& add_out(const at::Tensor& self, const at::Tensor& other, const at::Scalar& alpha, at::Tensor& out) { return write(out, add(self, other, alpha)); }

at::Tensor mul(const at::Tensor& self, const at::Tensor& other) {
  if (!self.is_sparse()) return mul(other, self);
  check_one_device(self, other);
  const at::ScalarType dtype = at::result_type(self, other);
  if (other.is_sparse() && other.dim() == 0) return mul(self, other.to_dense());
  if (self.dim() == 0 && other.dim() > 0) return mul(other, self.to_dense());
  if (other.is_sparse()) {
    TORCH_CHECK(self.sizes() == other.sizes() && self.sparse_dim() == other.sparse_dim(), "mul of sparse tensors of sizes ", self.sizes(), " and ", other.sizes(), ", sparse dimensions ",
                self.sparse_dim(), " and ", other.sparse_dim(), ", is not supported");
    const at::Tensor mine = self.coalesce(), theirs = other.coalesce();
    if (mine._nnz() == 0 || theirs._nnz() == 0) return make(mine._indices().slice(1, 0, 0), mine._values().slice(0, 0, 0).to(dtype), self, true);
    const Matches m = match(positions(theirs), positions(mine));
    const at::Tensor both = m.found.nonzero().squeeze(1);
    const at::Tensor values = mine._values().index_select(0, both).to(dtype).mul(theirs._values().index_select(0, m.place.index_select(0, both)));
    return make(mine._indices().index_select(1, both), values, self, self.is_coalesced() && other.is_coalesced());
  }
  // The indices are the result's own: a write to them must not reach self.
  const at::Tensor values = other.dim() == 0 ? self._values().mul(other) : self._values().to(dtype).mul(picked(other.expand(self.sizes()), self));
  return make(self._indices().clone(), values.to(dtype), self, self.is_coalesced());
}

at::Tensor sparse_mask(const at::Tensor& self, const at::Tensor& mask) { return mask_projection(self, mask, true); }

at::Tensor mask_projection(const at::Tensor& self, const at::Tensor& mask, bool) {
  TORCH_CHECK(mask.is_sparse() && self.sizes() == mask.sizes(), "sparse_mask(): operands have incompatible sizes; self has size ", self.sizes(), " but mask has size ", mask.sizes());
  const at::Tensor values = self.is_sparse() ? values_at(self.coalesce(), mask) : picked(self, mask);
  return make(mask._indices().clone(), values, mask, mask.is_coalesced());
}

at::Tensor& mul_(at::Tensor& self, const at::Tensor& other) { return write(self, mul(self, other)); }
at::Tensor& mul_out(const at::Tensor& self, const at::Tensor& other, at::Tensor& out) { return write(out, mul(self, other)); }

at::Tensor addmm(const at::Tensor& self, const at::Tensor& mat1, const at::Tensor& mat2, const at::Scalar& beta, const at::Scalar& alpha) {
  TORCH_CHECK(mat1.is_sparse() && !mat2.is_sparse() && !self.is_sparse(), "addmm: expected dense, sparse and dense, but got ", self.layout(), ", ", mat1.layout(), " and ", mat2.layout());
  TORCH_CHECK(mat1.sparse_dim() == 2 && mat1.dense_dim() == 0 && mat2.dim() == 2, "addmm: expected matrices, but got ", mat1.sizes(), " and ", mat2.sizes());
  TORCH_CHECK(mat1.size(1) == mat2.size(0), "addmm: Argument #3 (dense): Expected dim 0 size ", mat1.size(1), ", got ", mat2.size(0));
  TORCH_CHECK(mat1.scalar_type() == mat2.scalar_type(), "addmm: expected one dtype, but got ", mat1.scalar_type(), " and ", mat2.scalar_type());
  const at::Tensor terms = mat1._values().unsqueeze(1).mul(mat2.index_select(0, mat1._indices()[1]));
  const at::Tensor start = self.expand({mat1.size(0), mat2.size(1)});
  // beta 0 forgets self, NaN included.
  const at::Tensor scaled = beta.toComplexDouble() == 0.0 ? at::zeros(start.sizes(), start.options()) : start.mul(beta);
  return scaled.index_add(0, mat1._indices()[0], terms, alpha);
}

at::Tensor& addmm_out(const at::Tensor& self, const at::Tensor& mat1, const at::Tensor& mat2, const at::Scalar& beta, const at::Scalar& alpha, at::Tensor& out) {
  return write(out, addmm(self, mat1, mat2, beta, alpha));
}

void run_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const c10::FunctionSchema& schema = op.schema();
  const size_t count = schema.arguments().size();
  const std::vector<c10::IValue> given(stack->end() - static_cast<std::ptrdiff_t>(count), stack->end());
  const std::string why = "sparse tensors have no lowering of it";
  const int device = admit_to_cpu(op, given, why);
  const torch::jit::Stack host = arguments_on(at::kCPU, given, [](const at::Tensor& t) { return t.defined() ? t.cpu() : t; });
  torch::jit::Stack results = host;
  op.callBoxed(&results);
  count_on_cpu(op, why);
  const auto written = [](const c10::AliasInfo* alias) { return alias && alias->isWrite(); };
  std::vector<at::Tensor> arguments;  // the written ones, in order: so are the results that alias them
  for (size_t i = 0; i < count; ++i) {
    if (!written(schema.arguments()[i].alias_info()) || !given[i].isTensor()) continue;
    at::Tensor target = given[i].toTensor();
    arguments.push_back(target.copy_(host[i].toTensor()));
  }
  const c10::Device where(c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(device));
  stack->erase(stack->end() - static_cast<std::ptrdiff_t>(count), stack->end());
  size_t next = 0;
  for (size_t i = 0; i < results.size(); ++i) {
    if (written(schema.returns()[i].alias_info()) && next < arguments.size()) stack->emplace_back(arguments[next++]);
    else if (results[i].isTensor() && results[i].toTensor().defined()) stack->emplace_back(results[i].toTensor().to(where));
    else stack->push_back(std::move(results[i]));
  }
}

}  // namespace torch_tpu::eager::sparse
