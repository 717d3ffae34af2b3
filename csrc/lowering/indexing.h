// Reads and writes at index values, over Builder: the words in which the rules of index.cc, scatter.cc and others are written.
// A read outside of the bounds is clamped, a write outside of them is dropped; negative indices wrap only by wrap_index.
// One index makes a dynamic_slice or a dynamic_update_slice, more a gather or a scatter.
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

// How a write combines the old element with the update. For bool: or, and, or, and.
enum class Combine { kSet, kAdd, kMultiply, kMaximum, kMinimum };

Value combine(Builder& b, Combine how, const Value& old, const Value& update);
// The number that changes nothing under `how`; kSet has none.
Value identity_of(Builder& b, Combine how, DType dtype, const Shape& shape);

// The shape to which both broadcast. Precondition: they do.
Shape broadcast_shapes(const Shape& x, const Shape& y);

// index + size where index is negative.
Value wrap_index(Builder& b, const Value& index, int64_t size);

// x[..., indices, ...]: `indices`, one for each of `dims` and all of one shape S and one integer dtype, choose elements along
// `dims`. The result's shape is that of the other dimensions of x with S put before the one of number `position` among them.
Value gather_at(Builder& b, const Value& x, const Dims& dims, const Values& indices, int64_t position);
// x with `updates` (broadcast to the shape that gather_at returns; dtype of x) combined into those places, in order.
Value scatter_at(Builder& b, const Value& x, const Dims& dims, const Values& indices, const Value& updates, int64_t position, Combine how);

// x.select(dim, i) for the i of a 1-d index: gather_at along one dimension; S takes that dimension's place.
inline Value take_rows(Builder& b, const Value& x, int64_t dim, const Value& index) { return gather_at(b, x, {dim}, {index}, dim); }

// The `indices` argument of index and index_put for an operand of `shape`, in the form that gather_at takes: wrapped,
// broadcast, of one dtype. dims is empty if all are None. Errors: NotImplementedError for masks.
struct IndexList {
  IndexList(Builder& b, const Args& a, const Shape& shape);
  Dims dims;
  Values indices;
  int64_t position;   // where the indices stand side by side, else in front
};

// torch.gather and torch.scatter: element [i, j, k] of the index is a place along `dim` at the other coordinates (i, j, k).
// The index may be smaller than x in the other dimensions. updates: of the index's shape and x's dtype.
Value gather_along(Builder& b, const Value& x, int64_t dim, const Value& index);
Value scatter_along(Builder& b, const Value& x, int64_t dim, const Value& index, const Value& updates, Combine how);

// Writes `update` into x at these starts, clamped so that it fits: dynamic_update_slice with 0 where `starts` is empty.
Value write_block(Builder& b, const Value& x, const Value& update, const Values& starts = {});

// A scalar as a vector of one element; anything else as it is.
inline Value at_least_1d(Builder& b, const Value& x) { return x.rank() == 0 ? b.reshape(x, {1}) : x; }
inline Value flatten(Builder& b, const Value& x) { return b.reshape(x, {x.numel()}); }

}  // namespace torch_tpu::lowering
