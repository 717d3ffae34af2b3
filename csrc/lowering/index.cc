// Reads at places that are known on the device: gather, index, index_select, embedding, take. An index out of bounds is
// clamped. Where CPU counts a negative index from the end (index, take) so do we; where CPU refuses one, it is out of bounds.
#include "lowering/indexing.h"
#include "lowering/scan.h"

namespace torch_tpu::lowering {
namespace {

const Rule gather{{"aten::gather"}, [](Builder& b, const Args& a) -> Results {
  const Value x = at_least_1d(b, a.tensor("self")), index = a.tensor("index");
  return b.reshape(gather_along(b, x, a.dim("dim", x.rank()), at_least_1d(b, index)), index.shape());
}};

const Rule index_select{{"aten::index_select"}, [](Builder& b, const Args& a) -> Results {
  // PyTorch's Meta kernel lets a matrix of indices through.
  TORCH_CHECK_INDEX(a.aval("index").rank() <= 1, "index_select(): Index is supposed to be a vector, but got dim: ", a.aval("index").rank());
  const Value self = a.tensor("self"), x = at_least_1d(b, self);
  const Value rows = take_rows(b, x, a.dim("dim", x.rank()), flatten(b, a.tensor("index")));
  return self.rank() == 0 ? b.reshape(rows, {}) : rows;
}};

const Rule embedding{{"aten::embedding"}, [](Builder& b, const Args& a) -> Results {
  return take_rows(b, a.tensor("weight"), 0, a.tensor("indices"));
}};

const Rule index{{"aten::index.Tensor", "aten::_unsafe_index.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const IndexList list(b, a, x.shape());
  return list.dims.empty() ? x : gather_at(b, x, list.dims, list.indices, list.position);
}};

const Rule take{{"aten::take"}, [](Builder& b, const Args& a) -> Results {
  const Value x = flatten(b, a.tensor("self")), index = a.tensor("index");
  return take_rows(b, x, 0, wrap_index(b, index, x.numel()));
}};

// --- places that follow from a running count

Value running_sum(Builder& b, const Value& x) {
  return scan(b, x, 0, b.constant(x.dtype(), int64_t{0}), [](Builder& body, const Value& before, const Value& y) { return body.add(before, y); });
}

// The number of an element among those that the mask chooses, counted from 0; -1 before the first.
Value rank_in_mask(Builder& b, const Value& mask) {
  const Value ones = b.convert(flatten(b, mask), mask.numel() < (int64_t{1} << 31) ? DType::Int : DType::Long);
  return b.subtract(running_sum(b, ones), int64_t{1});
}

// The chosen elements take the values of `source` in order. `self` and `mask` broadcast to each other.
const Rule masked_scatter{{"aten::masked_scatter"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK(is_bool(a.dtype_of("mask")), "masked_scatter_ only supports boolean masks");
  const Value self = a.tensor("self"), mask = b.convert(a.tensor("mask"), DType::Bool), source = flatten(b, a.tensor("source"));
  const Shape shape = broadcast_shapes(self.shape(), mask.shape());
  if (source.numel() == 0) return b.broadcast_to(self, shape);
  const Value all = b.broadcast_to(mask, shape);
  return b.select(all, b.reshape(take_rows(b, source, 0, rank_in_mask(b, all)), shape), self);
}};

const Rule masked_scatter_backward{{"aten::masked_scatter_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value grad = a.tensor("grad_output"), mask = b.broadcast_to(b.convert(a.tensor("mask"), DType::Bool), grad.shape());
  const Dims sizes = a.integers("sizes");
  const Shape shape(sizes.begin(), sizes.end());
  const Value zeros = b.constant(grad.dtype(), int64_t{0}, {numel(shape)});
  const Value rank = rank_in_mask(b, mask);
  const Value place = b.select(flatten(b, mask), rank, b.constant(rank.dtype(), int64_t{-1}));  // -1 is dropped
  return b.reshape(scatter_at(b, zeros, {0}, {place}, flatten(b, grad), 0, Combine::kSet), shape);
}};

// The coordinates of the elements that are not 0, row by row, as many rows as `size` says: cut off, or filled up.
const Rule nonzero_static{{"aten::nonzero_static"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const int64_t size = a.integer("size"), rank = x.rank();
  const Value fill = b.constant(DType::Long, a.integer("fill_value"), {size});
  if (rank == 0 || size == 0) return b.constant(DType::Long, 0, {size, rank});
  if (x.numel() == 0) return b.broadcast_to(b.unsqueeze(fill, 1), {size, rank});
  const Value mask = b.convert(x, DType::Bool), flags = flatten(b, mask);
  const Value number = rank_in_mask(b, mask);
  const Value place = b.select(flags, number, b.constant(number.dtype(), int64_t{-1}));  // -1 is dropped
  Values columns;
  for (int64_t d = 0; d < rank; ++d) {
    const Value coordinate = flatten(b, b.iota(DType::Long, x.shape(), d));
    columns.push_back(b.unsqueeze(scatter_at(b, fill, {0}, {place}, coordinate, 0, Combine::kSet), 1));
  }
  return b.concatenate(columns, 1);
}};

// [2, 0, 3] -> [0, 0, 2, 2, 2]: each place counts the runs that have ended. The size is part of the program.
const Rule repeat_interleave{{"aten::repeat_interleave.Tensor"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK_NOT_IMPLEMENTED(a.has("output_size"), a.op(), ": without output_size the size is known only on the device");
  const Value ends = running_sum(b, a.tensor("repeats"));
  const Value ended = b.constant(ends.dtype(), int64_t{0}, {a.integer("output_size")});
  return running_sum(b, scatter_at(b, ended, {0}, {ends}, b.constant(ends.dtype(), int64_t{1}), 0, Combine::kAdd));
}};

}  // namespace
}  // namespace torch_tpu::lowering
