#include "lowering/strided.h"

#include <algorithm>

#include "lowering/indexing.h"

namespace torch_tpu::lowering {
namespace {

// Dimensions that move through memory (size and stride not trivial), largest stride first.
Dims moving_dims(const Strided& view) {
  Dims dims;
  for (size_t d = 0; d < view.sizes.size(); ++d)
    if (view.sizes[d] != 1 && view.strides[d] != 0) dims.push_back(static_cast<int64_t>(d));
  std::stable_sort(dims.begin(), dims.end(), [&](int64_t x, int64_t y) { return view.strides[x] > view.strides[y]; });
  return dims;
}

// nested iff each step of a dimension passes over everything that the inner ones reach.
bool nested(const Strided& view, const Dims& dims) {
  int64_t reach = 1;
  for (auto d = dims.rbegin(); d != dims.rend(); ++d) {
    if (view.strides[*d] < reach) return false;
    reach += (view.sizes[*d] - 1) * view.strides[*d];
  }
  return true;
}

// Cuts or pads the last dimension to `length`, then splits it by `inner`.
Value split_last(Builder& b, Value x, int64_t length, int64_t inner) {
  const int64_t last = x.rank() - 1, missing = length - x.dim(-1);
  if (missing > 0) {
    Dims high(x.rank(), 0);
    high[last] = missing;
    x = b.pad(x, b.constant(x.dtype(), int64_t{0}), Dims(x.rank(), 0), high, Dims(x.rank(), 0));
  } else {
    x = b.slice_dim(x, last, 0, length);
  }
  Shape shape = x.shape();
  shape.back() = length / inner;
  shape.push_back(inner);
  return b.reshape(x, shape);
}

// Place of every element of the view in flattened x, over `dims` alone.
Value places(Builder& b, const Strided& view, const Dims& dims) {
  Shape shape;
  for (int64_t d : dims) shape.push_back(view.sizes[d]);
  Value at = b.constant(DType::Long, view.offset, shape);
  for (size_t i = 0; i < dims.size(); ++i)
    at = b.add(at, b.multiply(b.iota(DType::Long, shape, static_cast<int64_t>(i)), view.strides[dims[i]]));
  return at;
}

}  // namespace

Value read_strided(Builder& b, const Value& x, const Strided& view) {
  if (numel(view.sizes) == 0) return b.constant(x.dtype(), int64_t{0}, view.sizes);
  const Dims dims = moving_dims(view);
  Value y = flatten(b, x);
  if (nested(view, dims)) {
    y = b.slice_dim(y, 0, view.offset, y.numel());
    for (int64_t d : dims) y = split_last(b, y, view.sizes[d] * view.strides[d], view.strides[d]);
    y = b.squeeze(b.slice_dim(y, y.rank() - 1, 0, 1), {y.rank() - 1});
  } else {
    y = gather_at(b, y, {0}, {places(b, view, dims)}, 0);
  }
  Dims order, kept;  // y's dimensions in the view's order; where they stand in the view
  for (size_t d = 0; d < view.sizes.size(); ++d) {
    const auto found = std::find(dims.begin(), dims.end(), static_cast<int64_t>(d));
    if (found == dims.end()) continue;
    order.push_back(found - dims.begin());
    kept.push_back(static_cast<int64_t>(d));
  }
  y = b.transpose(y, order);
  return y.numel() == numel(view.sizes) ? b.reshape(y, view.sizes) : b.broadcast_in_dim(y, view.sizes, kept);
}

Value write_strided(Builder& b, const Value& x, const Value& values, const Strided& view) {
  if (values.numel() == 0) return x;
  const Value flat = flatten(b, x);
  const Dims dims = moving_dims(view);
  bool run = true;  // the view is one run of memory in the order of its dimensions
  int64_t stride = 1;
  for (int64_t d = values.rank() - 1; d >= 0; --d) {
    run = run && (view.sizes[d] == 1 || view.strides[d] == stride);
    stride *= view.sizes[d];
  }
  if (run) return b.reshape(write_block(b, flat, flatten(b, values), {b.constant(DType::Long, view.offset)}), x.shape());
  Shape moving;
  for (int64_t d : dims) moving.push_back(view.sizes[d]);
  Dims order = dims;  // values in the order of `dims`, the rest (size 1) last
  for (int64_t d = 0; d < values.rank(); ++d)
    if (std::find(dims.begin(), dims.end(), d) == dims.end()) order.push_back(d);
  const Value ordered = b.reshape(b.transpose(values, order), moving);
  return b.reshape(scatter_at(b, flat, {0}, {places(b, view, dims)}, ordered, 0, Combine::kSet), x.shape());
}

Diagonal::Diagonal(const Shape& shape, int64_t offset, int64_t dim1, int64_t dim2) {
  const auto rank = static_cast<int64_t>(shape.size());
  dim1 = wrap_dim(dim1, rank);
  dim2 = wrap_dim(dim2, rank);
  for (int64_t d = 0; d < rank; ++d)
    if (d != dim1 && d != dim2) to_last.push_back(d);
  to_last.append({dim1, dim2});
  back.resize(rank);
  for (int64_t d = 0; d < rank; ++d) back[to_last[d]] = d;
  for (int64_t d : to_last) matrices.push_back(shape[d]);
  const int64_t rows = shape[dim1], columns = shape[dim2];
  flat.assign(matrices.begin(), matrices.end() - 2);
  flat.push_back(rows * columns);
  length = std::max<int64_t>(offset >= 0 ? std::min(rows, columns - offset) : std::min(rows + offset, columns), 0);
  start = length == 0 ? 0 : offset >= 0 ? offset : -offset * columns;
  step = columns + 1;
}

Value window_places(Builder& b, int64_t extent, int64_t size, int64_t step) {
  const Shape shape{(extent - size) / step + 1, size};
  return b.add(b.multiply(b.iota(DType::Long, shape, 0), step), b.iota(DType::Long, shape, 1));
}

}  // namespace torch_tpu::lowering
