#include "runtime/view.h"

#include <algorithm>
#include <numeric>

#include <c10/util/Exception.h>

namespace torch_tpu::runtime {
namespace {

using ir::Builder;
using ir::Dims;
using ir::Value;
using ir::Values;

struct RealDim {  // a dimension of the view that moves through memory: size > 1, stride > 0
  int64_t view_dim, size, stride;
};

using RealDims = c10::SmallVector<RealDim, 6>;

// By falling stride.
RealDims real_dims(const StridedView& view) {
  RealDims dims;
  for (size_t i = 0; i < view.sizes.size(); ++i)
    if (view.sizes[i] > 1 && view.strides[i] != 0) dims.push_back({static_cast<int64_t>(i), view.sizes[i], view.strides[i]});
  std::stable_sort(dims.begin(), dims.end(), [](const RealDim& a, const RealDim& b) { return a.stride > b.stride; });
  return dims;
}

struct Unit {  // one factor of the buffer: indices are `stride` elements apart
  int64_t stride, extent;
};
using Units = c10::SmallVector<Unit, 8>;

Units units_of_shape(const Shape& shape) {
  Units units;
  int64_t stride = 1;
  for (auto it = shape.rbegin(); it != shape.rend(); ++it) {
    if (*it != 1) units.insert(units.begin(), {stride, *it});
    stride *= *it;
  }
  return units;
}

// Factors cut at the view's own strides where they divide, at the buffer's where they do not.
Units units_of_view(const RealDims& dims, const Units& buffer, int64_t numel) {
  Units units;
  int64_t above = numel;
  const auto cut = [&](int64_t stride) {
    if (stride == above) return;
    units.push_back({stride, above / stride});
    above = stride;
  };
  for (const RealDim& d : dims) {
    if (above % d.stride == 0) {
      cut(d.stride);
      continue;
    }
    for (const Unit& u : buffer)
      if (u.stride <= d.stride && d.stride % u.stride == 0 && above % u.stride == 0) {
        cut(u.stride);
        break;
      }
  }
  cut(1);
  return units;
}

// Puts each dimension of the view onto one factor. False if the view does not lie along these factors.
bool fit(const Units& units, const RealDims& dims, int64_t offset, ViewForm* form) {
  form->factors.clear();
  form->starts.clear();
  c10::SmallVector<int64_t, 8> coordinate;
  int64_t rest = offset;
  for (const Unit& u : units) {
    coordinate.push_back(rest / u.stride);
    rest %= u.stride;
    form->factors.push_back({.extent = u.extent});
  }
  for (const RealDim& d : dims) {
    size_t j = 0;
    while (j < units.size() && (units[j].stride > d.stride || d.stride % units[j].stride != 0)) ++j;
    if (j == units.size() || form->factors[j].view_dim >= 0) return false;
    ViewForm::Factor& f = form->factors[j];
    f.view_dim = d.view_dim;
    f.size = d.size;
    f.step = d.stride / units[j].stride;
    if (coordinate[j] + (f.size - 1) * f.step >= f.extent) return false;
  }
  for (size_t j = 0; j < units.size(); ++j) {
    ViewForm::Factor& f = form->factors[j];
    f.sliced = f.view_dim < 0 ? f.extent > 1 : f.size != f.extent;
    if (f.sliced) form->starts.push_back(coordinate[j]);
  }
  return true;
}

int64_t span_of(const ViewForm::Factor& f) { return (f.size - 1) * f.step + 1; }

// The buffer seen as `dtype`, dense, of shape shape_as(...).
Value as_dtype(Builder& b, Value x, DType to) {
  const DType from = x.dtype();
  if (from == to) return x;
  if (is_complex(from)) {
    Value re = b.unsqueeze(b.real(x), x.rank()), im = b.unsqueeze(b.imag(x), x.rank());
    return as_dtype(b, b.concatenate({re, im}, x.rank()), to);
  }
  if (is_complex(to)) {
    Value parts = as_dtype(b, x, real_dtype(to));
    const Shape shape = shape_as(x.aval(), to);
    Shape pairs = shape;
    pairs.push_back(2);
    parts = b.reshape(parts, pairs);
    const int64_t last = parts.rank() - 1;
    Value re = b.reshape(b.slice_dim(parts, last, 0, 1), shape), im = b.reshape(b.slice_dim(parts, last, 1, 2), shape);
    return b.complex(re, im);
  }
  // i1 has no bits of its own in StableHLO: a bool is a byte that is 0 or 1.
  if (from == DType::Bool) return as_dtype(b, b.convert(x, DType::Byte), to);
  if (to == DType::Bool) return b.convert(as_dtype(b, x, DType::Byte), DType::Bool);
  const int from_size = dtype_info(from).size_bytes, to_size = dtype_info(to).size_bytes;
  if (to_size > from_size) {
    Shape grouped = shape_as(x.aval(), to);
    grouped.push_back(to_size / from_size);
    return b.bitcast_convert(b.reshape(x, grouped), to);
  }
  Value y = b.bitcast_convert(x, to);
  return b.reshape(y, shape_as(x.aval(), to));
}

// 0-d linear element index of every element of a kGather view: offset + sum of index * stride.
Value linear_indices(Builder& b, const ViewForm& form, Value offset) {
  Value index = b.broadcast_to(offset, form.sizes);
  for (size_t i = 0; i < form.sizes.size(); ++i)
    if (form.strides[i] != 0 && form.sizes[i] > 1)
      index = b.add(index, b.multiply(b.iota(offset.dtype(), form.sizes, static_cast<int64_t>(i)), form.strides[i]));
  return index;
}

// The factors' slice starts: the next parameter for a sliced factor, zero for the others.
Values slice_starts(Builder& b, const ViewForm& form, const Values& starts) {
  Values all;
  size_t next = 0;
  Value zero;
  for (const ViewForm::Factor& f : form.factors) {
    if (f.sliced) {
      all.push_back(starts[next++]);
    } else {
      if (!zero) zero = b.constant(starts[0].dtype(), int64_t{0});
      all.push_back(zero);
    }
  }
  return all;
}

Shape extents(const ViewForm& form) {
  Shape shape;
  for (const auto& f : form.factors) shape.push_back(f.extent);
  return shape;
}

// The order of the view's moving dimensions among the factors, and the permutation that sorts them by view dimension.
Dims permutation_to_view(const ViewForm& form) {
  c10::SmallVector<std::pair<int64_t, int64_t>, 6> dims;  // {view dim, position among the used factors}
  for (const auto& f : form.factors)
    if (f.view_dim >= 0) dims.push_back({f.view_dim, static_cast<int64_t>(dims.size())});
  std::sort(dims.begin(), dims.end());
  Dims permutation;
  for (const auto& [dim, position] : dims) permutation.push_back(position);
  return permutation;
}

}  // namespace

Shape shape_as(const Aval& aval, DType dtype) {
  const int64_t from = dtype_info(aval.dtype).size_bytes, to = dtype_info(dtype).size_bytes;
  Shape shape = aval.shape;
  if (from > to) {
    shape.push_back(from / to);
  } else if (from < to) {
    const int64_t group = to / from;
    if (!shape.empty() && shape.back() % group == 0) {
      shape.back() /= group;
    } else {
      TORCH_INTERNAL_ASSERT(aval.numel() % group == 0, "a buffer of ", aval.to_string(), " seen as ", dtype_info(dtype).name);
      shape = {aval.numel() / group};
    }
  }
  return shape;
}

bool is_contiguous(std::span<const int64_t> sizes, std::span<const int64_t> strides) {
  // contiguous iff strides[i] == shape[i+1] * strides[i+1] for all i with size > 1, last stride 1.
  int64_t expected = 1;
  for (size_t i = sizes.size(); i-- > 0;) {
    if (sizes[i] != 1 && strides[i] != expected) return false;
    expected *= sizes[i];
  }
  return true;
}

bool dense_order(std::span<const int64_t> sizes, std::span<const int64_t> strides, Dims* order) {
  // A dimension of size 1 has any stride: it stays where it is, and the others are sorted among themselves.
  Dims large;
  for (size_t i = 0; i < sizes.size(); ++i)
    if (sizes[i] != 1) large.push_back(static_cast<int64_t>(i));
  std::stable_sort(large.begin(), large.end(), [&](int64_t a, int64_t b) { return strides[a] > strides[b]; });
  order->clear();
  for (size_t i = 0, next = 0; i < sizes.size(); ++i) order->push_back(sizes[i] == 1 ? static_cast<int64_t>(i) : large[next++]);
  int64_t expected = 1;
  for (size_t i = order->size(); i-- > 0;) {
    const int64_t d = (*order)[i];
    if (sizes[d] == 1) continue;
    if (strides[d] != expected) return false;
    expected *= sizes[d];
  }
  return true;
}

bool is_identity(const Aval& buffer, const StridedView& view) {
  return view.dtype == buffer.dtype && view.offset == 0 && view.sizes.size() == buffer.shape.size() &&
         std::equal(view.sizes.begin(), view.sizes.end(), buffer.shape.begin()) && is_contiguous(view.sizes, view.strides);
}

ViewForm analyze(const Aval& buffer, const StridedView& view) {
  ViewForm form;
  form.sizes.assign(view.sizes.begin(), view.sizes.end());
  if (numel(form.sizes) == 0) {
    form.kind = ViewForm::Kind::kEmpty;
    return form;
  }
  if (is_identity(buffer, view)) return form;
  const Shape shape = shape_as(buffer, view.dtype);
  const int64_t total = numel(shape);
  form.kind = ViewForm::Kind::kSlices;
  const RealDims dims = real_dims(view);
  const Units own = units_of_shape(shape);
  if (fit(own, dims, view.offset, &form)) return form;
  if (fit(units_of_view(dims, own, total), dims, view.offset, &form)) return form;
  if (is_contiguous(view.sizes, view.strides)) {
    const int64_t count = numel(form.sizes);
    form.run = true;
    form.factors = {{.extent = total, .size = count, .sliced = count != total}};
    form.starts.clear();
    if (count != total) form.starts.push_back(view.offset);
    return form;
  }
  form.kind = ViewForm::Kind::kGather;
  form.factors.clear();
  form.strides.assign(view.strides.begin(), view.strides.end());
  form.starts = {view.offset};
  return form;
}

bool ViewForm::covers_all() const {
  if (kind == Kind::kIdentity) return true;
  if (kind != Kind::kSlices) return false;
  return std::none_of(factors.begin(), factors.end(), [](const Factor& f) { return f.sliced || f.step != 1; });
}

void ViewForm::append_key(c10::SmallVectorImpl<uint64_t>& key) const {
  key.push_back(static_cast<uint64_t>(kind) | static_cast<uint64_t>(run) << 8 | factors.size() << 16);
  for (const Factor& f : factors)
    key.append({static_cast<uint64_t>(f.extent), static_cast<uint64_t>(f.size), static_cast<uint64_t>(f.step),
                static_cast<uint64_t>(f.view_dim) << 1 | static_cast<uint64_t>(f.sliced)});
  for (int64_t s : strides) key.push_back(static_cast<uint64_t>(s));
}

Value read(Builder& b, Value buffer, const ViewForm& form, DType dtype, const Values& starts) {
  if (form.kind == ViewForm::Kind::kEmpty) return b.constant(dtype, int64_t{0}, form.sizes);
  if (form.kind == ViewForm::Kind::kIdentity) return buffer;
  buffer = as_dtype(b, buffer, dtype);
  if (form.kind == ViewForm::Kind::kGather) {
    Value flat = b.reshape(buffer, Shape{buffer.numel()});
    Value index = b.unsqueeze(linear_indices(b, form, starts[0]), static_cast<int64_t>(form.sizes.size()));
    ir::GatherDims dims;
    dims.collapsed_slice_dims = {0};
    dims.start_index_map = {0};
    dims.index_vector_dim = static_cast<int64_t>(form.sizes.size());
    return b.gather(flat, index, dims, {1});
  }
  Value x = b.reshape(buffer, extents(form));
  Dims spans, zeros, steps;
  bool stepped = false;
  for (const auto& f : form.factors) {
    spans.push_back(span_of(f));
    zeros.push_back(0);
    steps.push_back(f.step);
    stepped |= f.step != 1;
  }
  if (!form.starts.empty()) x = b.dynamic_slice(x, slice_starts(b, form, starts), spans);
  if (stepped) x = b.slice(x, zeros, spans, steps);
  if (form.run) return b.reshape(x, form.sizes);

  // Drop the factors that the view stands still on; put the others into the view's order; add its size-1 and expanded dims.
  Shape used;
  for (const auto& f : form.factors)
    if (f.view_dim >= 0) used.push_back(f.size);
  x = b.transpose(b.reshape(x, used), permutation_to_view(form));
  Dims targets;
  Shape moving(form.sizes.size(), 1);
  for (const auto& f : form.factors)
    if (f.view_dim >= 0) moving[f.view_dim] = f.size;
  x = b.reshape(x, moving);
  return b.broadcast_to(x, form.sizes);
}

Value write(Builder& b, Value buffer, Value value, const ViewForm& form, const Values& starts) {
  if (form.kind == ViewForm::Kind::kEmpty) return buffer;
  if (form.kind == ViewForm::Kind::kIdentity) return value;
  const Aval whole = buffer.aval();
  const DType dtype = value.dtype();
  Value typed = as_dtype(b, buffer, dtype);
  Value result;
  if (form.kind == ViewForm::Kind::kGather) {
    Value flat = b.reshape(typed, Shape{typed.numel()});
    Value index = b.unsqueeze(linear_indices(b, form, starts[0]), static_cast<int64_t>(form.sizes.size()));
    ir::ScatterDims dims;
    dims.inserted_window_dims = {0};
    dims.scatter_dims_to_operand_dims = {0};
    dims.index_vector_dim = static_cast<int64_t>(form.sizes.size());
    result = b.scatter({flat}, index, {value}, dims, [](Builder&, const Values& args) -> Values { return {args[1]}; })[0];
  } else {
    Value x = b.reshape(typed, extents(form));
    Shape placed;  // the value's shape along the factors
    Dims spans;
    bool stepped = false;
    for (const auto& f : form.factors) {
      placed.push_back(f.size);
      spans.push_back(span_of(f));
      stepped |= f.step != 1;
    }
    Value update = value;
    if (!form.run) {
      Shape moving;
      for (size_t i = 0; i < form.sizes.size(); ++i) {
        const auto dim = static_cast<int64_t>(i);
        if (std::any_of(form.factors.begin(), form.factors.end(), [&](const auto& f) { return f.view_dim == dim; })) moving.push_back(form.sizes[i]);
        else if (form.sizes[i] > 1) update = b.slice_dim(update, dim, 0, 1);  // expanded: only fill_ may, with one value for all
      }
      const Dims to_view = permutation_to_view(form);
      Dims to_factors(to_view.size(), 0);
      for (size_t i = 0; i < to_view.size(); ++i) to_factors[to_view[i]] = static_cast<int64_t>(i);
      update = b.transpose(b.reshape(update, moving), to_factors);
    }
    update = b.reshape(update, placed);
    const Values at = form.starts.empty() ? Values() : slice_starts(b, form, starts);
    if (stepped) {  // spread the value over its span and keep what lies between
      Dims zeros(placed.size(), 0), interior;
      for (const auto& f : form.factors) interior.push_back(f.step - 1);
      Value old = at.empty() ? x : b.dynamic_slice(x, at, spans);
      Value spread = b.pad(update, b.constant(dtype, int64_t{0}), zeros, zeros, interior);
      Value mask = b.pad(b.constant(DType::Bool, true, placed), b.constant(DType::Bool, false), zeros, zeros, interior);
      update = b.select(mask, spread, old);
    }
    result = at.empty() ? update : b.dynamic_update_slice(x, update, at);
  }
  Aval typed_aval = typed.aval();
  result = b.reshape(result, typed_aval.shape);
  return b.reshape(as_dtype(b, result, whole.dtype), whole.shape);
}

}  // namespace torch_tpu::runtime
