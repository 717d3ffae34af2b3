#include "lowering/indexing.h"

#include <algorithm>

namespace torch_tpu::lowering {
namespace {

bool in(const Dims& dims, int64_t d) { return std::find(dims.begin(), dims.end(), d) != dims.end(); }

// Dimension numbers of gather_at and scatter_at, which are each other's mirror.
struct Places {
  Dims window_dims;   // where the untouched dimensions of x stand in the result
  Dims slice_sizes;   // 1 along the indexed dimensions
  Shape shape;        // of the result
  Value indices;      // S + [number of dims], or S alone for one dimension
};

Places find_places(Builder& b, const Value& x, const Dims& dims, const Values& indices, int64_t position) {
  Places p;
  const Shape& s = indices[0].shape();
  const auto count = static_cast<int64_t>(s.size());
  for (int64_t d = 0; d < x.rank(); ++d) {
    p.slice_sizes.push_back(in(dims, d) ? 1 : x.dim(d));
    if (in(dims, d)) continue;
    const auto rest = static_cast<int64_t>(p.window_dims.size());
    p.window_dims.push_back(rest < position ? rest : rest + count);
    p.shape.push_back(x.dim(d));
  }
  p.shape.insert(p.shape.begin() + position, s.begin(), s.end());
  if (indices.size() == 1) {
    p.indices = indices[0];
  } else {
    Values columns;
    for (const Value& i : indices) columns.push_back(b.unsqueeze(i, count));
    p.indices = b.concatenate(columns, count);
  }
  return p;
}

// The starts of a dynamic slice: the only index along `dims`, 0 elsewhere.
Values starts_of(Builder& b, const Value& x, const Dims& dims, const Values& indices) {
  Values starts(x.rank(), b.constant(indices[0].dtype(), int64_t{0}));
  for (size_t i = 0; i < dims.size(); ++i) starts[dims[i]] = b.reshape(indices[i], {});
  return starts;
}

ir::Region region_of(Combine how) {
  return [how](Builder& body, const Values& args) -> Values { return {combine(body, how, args[0], args[1])}; };
}

// One place: the old block is read, so that nothing changes where the index is out of bounds, and written in place.
Value write_one(Builder& b, const Value& x, const Dims& dims, const Values& indices, const Places& p, const Value& updates, Combine how) {
  const Values starts = starts_of(b, x, dims, indices);
  const Value old = b.dynamic_slice(x, starts, p.slice_sizes);
  Value inside;
  for (size_t i = 0; i < dims.size(); ++i) {
    const Value& at = starts[dims[i]];
    const Value ok = b.and_(b.compare(at, int64_t{0}, ir::Compare::kGe), b.compare(at, x.dim(dims[i]), ir::Compare::kLt));
    inside = inside ? b.and_(inside, ok) : ok;
  }
  Shape block(p.slice_sizes.begin(), p.slice_sizes.end());
  const Value fresh = combine(b, how, old, b.reshape(updates, block));
  return b.dynamic_update_slice(x, b.select(inside, fresh, old), starts);
}

Dims other_dims(int64_t rank, int64_t dim) {
  Dims others;
  for (int64_t d = 0; d < rank; ++d)
    if (d != dim) others.push_back(d);
  return others;
}

// The leading block of x as large as `index` in all dimensions but `dim`.
Value block_of(Builder& b, const Value& x, int64_t dim, const Value& index) {
  Dims limits(index.shape().begin(), index.shape().end());
  limits[dim] = x.dim(dim);
  return b.slice(x, Dims(x.rank(), 0), limits, Dims(x.rank(), 1));
}

}  // namespace

Value combine(Builder& b, Combine how, const Value& old, const Value& update) {
  const bool logical = is_bool(old.dtype());
  switch (how) {
    case Combine::kSet: return update;
    case Combine::kAdd: return logical ? b.or_(old, update) : b.add(old, update);
    case Combine::kMultiply: return logical ? b.and_(old, update) : b.multiply(old, update);
    case Combine::kMaximum: return logical ? b.or_(old, update) : b.maximum(old, update);
    case Combine::kMinimum: return logical ? b.and_(old, update) : b.minimum(old, update);
  }
  TORCH_INTERNAL_ASSERT(false);
}

Value identity_of(Builder& b, Combine how, DType dtype, const Shape& shape) {
  switch (how) {
    case Combine::kSet:
    case Combine::kAdd: return b.constant(dtype, int64_t{0}, shape);
    case Combine::kMultiply: return b.constant(dtype, int64_t{1}, shape);
    case Combine::kMaximum: return b.min_value(dtype, shape);
    case Combine::kMinimum: return b.max_value(dtype, shape);
  }
  TORCH_INTERNAL_ASSERT(false);
}

Shape broadcast_shapes(const Shape& x, const Shape& y) {
  const Shape& longer = x.size() >= y.size() ? x : y;
  const Shape& shorter = x.size() >= y.size() ? y : x;
  Shape shape = longer;
  for (size_t i = 0; i < shorter.size(); ++i) {
    int64_t& size = shape[longer.size() - shorter.size() + i];
    if (size == 1) size = shorter[i];
  }
  return shape;
}

Value wrap_index(Builder& b, const Value& index, int64_t size) {
  return b.select(b.compare(index, int64_t{0}, ir::Compare::kLt), b.add(index, size), index);
}

Value gather_at(Builder& b, const Value& x, const Dims& dims, const Values& indices, int64_t position) {
  const Places p = find_places(b, x, dims, indices, position);
  if (numel(p.shape) == 0) return b.constant(x.dtype(), int64_t{0}, p.shape);
  if (indices[0].numel() == 1) return b.reshape(b.dynamic_slice(x, starts_of(b, x, dims, indices), p.slice_sizes), p.shape);
  Dims sorted = dims;
  std::sort(sorted.begin(), sorted.end());
  return b.gather(x, p.indices, {p.window_dims, sorted, {}, {}, dims, indices[0].rank()}, p.slice_sizes);
}

Value scatter_at(Builder& b, const Value& x, const Dims& dims, const Values& indices, const Value& updates, int64_t position, Combine how) {
  const Places p = find_places(b, x, dims, indices, position);
  if (x.numel() == 0 || numel(p.shape) == 0) return x;
  const Value full = b.broadcast_to(updates, p.shape);
  if (indices[0].numel() == 1) return write_one(b, x, dims, indices, p, full, how);
  Dims sorted = dims;
  std::sort(sorted.begin(), sorted.end());
  return b.scatter({x}, p.indices, {full}, {p.window_dims, sorted, {}, {}, dims, indices[0].rank()}, region_of(how))[0];
}

IndexList::IndexList(Builder& b, const Args& a, const Shape& shape) {
  Values given;
  DType dtype = DType::Int;
  Shape common;
  const Values optional = a.optional_tensors("indices");
  for (size_t d = 0; d < optional.size(); ++d) {
    const Value& index = optional[d];
    if (!index) continue;
    TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(index.dtype()) && index.dtype() != DType::Byte, a.op(),
                                ": the number of elements that a mask chooses is known only on the device");
    TORCH_CHECK_INDEX(is_integer(index.dtype()), "tensors used as indices must be long, int, byte or bool tensors");
    if (index.dtype() != DType::Int) dtype = DType::Long;
    dims.push_back(static_cast<int64_t>(d));
    given.push_back(index);
    common = broadcast_shapes(common, index.shape());
  }
  for (size_t i = 0; i < given.size(); ++i)
    indices.push_back(b.broadcast_to(wrap_index(b, b.convert(given[i], dtype), shape[dims[i]]), common));
  const bool adjacent = !dims.empty() && dims.back() - dims.front() + 1 == static_cast<int64_t>(dims.size());
  position = adjacent ? dims.front() : 0;
}

Value gather_along(Builder& b, const Value& x, int64_t dim, const Value& index) {
  if (index.numel() == 0) return b.constant(x.dtype(), int64_t{0}, index.shape());
  const Dims others = other_dims(x.rank(), dim);
  return b.gather(block_of(b, x, dim, index), index, {{}, {dim}, others, others, {dim}, index.rank()}, Dims(x.rank(), 1));
}

Value scatter_along(Builder& b, const Value& x, int64_t dim, const Value& index, const Value& updates, Combine how) {
  if (x.numel() == 0 || index.numel() == 0) return x;
  const Dims others = other_dims(x.rank(), dim);
  const Value block = block_of(b, x, dim, index);
  const Value fresh = b.scatter({block}, index, {updates}, {{}, {dim}, others, others, {dim}, index.rank()}, region_of(how))[0];
  return write_block(b, x, fresh);
}

Value write_block(Builder& b, const Value& x, const Value& update, const Values& starts) {
  if (update.shape() == x.shape()) return update;
  if (update.numel() == 0) return x;
  return b.dynamic_update_slice(x, update, starts.empty() ? Values(x.rank(), b.constant(DType::Int, int64_t{0})) : starts);
}

}  // namespace torch_tpu::lowering
