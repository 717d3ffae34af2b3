// Builder: constants, and ops that move elements without computing on them.
#include <algorithm>
#include <limits>

#include "ir/attrs.h"
#include "ir/emit.h"

namespace torch_tpu::ir {
namespace {

Aval carried(DType dtype, const Shape& shape) {
  dtype_info(dtype);  // refuses a dtype that the device does not carry
  for (int64_t size : shape) TORCH_CHECK(size >= 0, "negative size in shape ", to_string(shape));
  return Aval{dtype, shape};
}

void check_count(std::string_view op, const Values& operands, const Dims& numbers, int64_t expected, const char* what) {
  TORCH_CHECK(static_cast<int64_t>(numbers.size()) == expected, "expected ", expected, " ", what, ", found ", numbers.size(),
              where(op, operands));
}

void check_starts(std::string_view op, const Value& x, const Values& starts) {
  Values all{x};
  all.append(starts.begin(), starts.end());
  TORCH_CHECK(static_cast<int64_t>(starts.size()) == x.rank(), "expected one start for each dimension, found ", starts.size(),
              where(op, all));
  for (const Value& start : starts)
    TORCH_CHECK(start.rank() == 0 && is_integer(start.dtype()) && start.dtype() == starts[0].dtype(),
                "starts must be 0-d integers of one dtype", where(op, all));
}

}  // namespace

// --- constants

Value Builder::parameter(Aval aval) { return graph_->add_parameter(carried(aval.dtype, aval.shape)); }

Value Builder::constant(DType dtype, Number number, const Shape& shape) {
  const Aval aval = carried(dtype, shape);
  return emit(*graph_, "constant", {}, aval, {dense_attr(aval, number)});
}

Value Builder::constant_array(DType dtype, std::span<const int64_t> values, const Shape& shape) {
  const Aval aval = carried(dtype, shape);
  TORCH_CHECK(is_integer(dtype) || is_bool(dtype), "internal error: integers given for a constant ", aval.to_string());
  return emit(*graph_, "constant", {}, aval, {dense_attr(aval, values)});
}

Value Builder::constant_array(DType dtype, std::span<const double> values, const Shape& shape) {
  const Aval aval = carried(dtype, shape);
  TORCH_CHECK(is_float(dtype) || is_complex(dtype), "internal error: floats given for a constant ", aval.to_string());
  return emit(*graph_, "constant", {}, aval, {dense_attr(aval, values)});
}

Value Builder::constant_like(const Value& x, Number number) { return constant(x.dtype(), number, x.shape()); }

namespace {

// The largest finite value of a dtype without infinities, else infinity.
double largest(DType dtype) {
  switch (dtype) {
    case DType::Float8_e4m3fn: return 448;
    case DType::Float8_e4m3fnuz: return 240;
    case DType::Float8_e5m2fnuz: return 57344;
    default: return std::numeric_limits<double>::infinity();
  }
}

int64_t largest_integer(DType dtype) {  // as the bits of an int64
  const int bits = 8 * dtype_info(dtype).size_bytes - (is_unsigned(dtype) ? 0 : 1);
  return static_cast<int64_t>(bits == 64 ? ~uint64_t{0} : (uint64_t{1} << bits) - 1);
}

}  // namespace

Value Builder::min_value(DType dtype, const Shape& shape) {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(dtype), "complex values have no order [min_value of ", dtype_info(dtype).name, "]");
  if (is_bool(dtype)) return constant(dtype, false, shape);
  if (is_float(dtype)) return constant(dtype, -largest(dtype), shape);
  return constant(dtype, is_unsigned(dtype) ? int64_t{0} : -largest_integer(dtype) - 1, shape);
}

Value Builder::max_value(DType dtype, const Shape& shape) {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(dtype), "complex values have no order [max_value of ", dtype_info(dtype).name, "]");
  if (is_bool(dtype)) return constant(dtype, true, shape);
  if (is_float(dtype)) return constant(dtype, largest(dtype), shape);
  return constant(dtype, largest_integer(dtype), shape);
}

Value Builder::iota(DType dtype, const Shape& shape, int64_t dim) {
  Aval aval = carried(dtype, shape);
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(dtype), "not implemented for bool [stablehlo.iota]");
  dim = wrap_dim("iota", {}, dim, aval.rank());
  return emit(*graph_, "iota", {}, std::move(aval), {i64_attr("iota_dimension", dim)});
}

// --- shapes

Value Builder::broadcast_in_dim(const Value& x, const Shape& shape, const Dims& dims) {
  check_count("broadcast_in_dim", {x}, dims, x.rank(), "dimensions");
  const Aval result = carried(x.dtype(), shape);
  const Dims wrapped = wrap_dims("broadcast_in_dim", {x}, dims, result.rank());
  for (int64_t i = 0; i < x.rank(); ++i)
    TORCH_CHECK(x.dim(i) == 1 || x.dim(i) == shape[wrapped[i]], "dimension ", i, " of size ", x.dim(i),
                " cannot become dimension ", wrapped[i], " of ", to_string(shape), where("broadcast_in_dim", {x}));
  return emit(*graph_, "broadcast_in_dim", {x}, result, {array_attr("broadcast_dimensions", wrapped)});
}

Value Builder::broadcast_to(const Value& x, const Shape& shape) {
  if (x.shape() == shape) return x;
  const auto offset = static_cast<int64_t>(shape.size()) - x.rank();
  bool fits = offset >= 0;
  for (int64_t i = 0; fits && i < x.rank(); ++i) fits = x.dim(i) == 1 || x.dim(i) == shape[offset + i];
  TORCH_CHECK(fits, "cannot broadcast to ", to_string(shape), where("broadcast_in_dim", {x}));
  Dims dims;
  for (int64_t i = 0; i < x.rank(); ++i) dims.push_back(offset + i);
  return broadcast_in_dim(x, shape, dims);
}

Value Builder::reshape(const Value& x, const Shape& shape) {
  if (x.shape() == shape) return x;
  Aval result = carried(x.dtype(), shape);
  TORCH_CHECK(result.numel() == x.numel(), "shape '", to_string(shape), "' is invalid for input of size ", x.numel(),
              where("reshape", {x}));
  return emit(*graph_, "reshape", {x}, std::move(result));
}

Value Builder::transpose(const Value& x, const Dims& permutation) {
  check_count("transpose", {x}, permutation, x.rank(), "dimensions");
  const Dims dims = wrap_dims("transpose", {x}, permutation, x.rank());
  Aval result{x.dtype(), {}};
  bool identity = true;
  for (int64_t i = 0; i < x.rank(); ++i) {
    identity = identity && dims[i] == i;
    result.shape.push_back(x.dim(dims[i]));
  }
  if (identity) return x;
  return emit(*graph_, "transpose", {x}, std::move(result), {array_attr("permutation", dims)});
}

Value Builder::reverse(const Value& x, const Dims& dims) {
  if (dims.empty()) return x;
  return emit(*graph_, "reverse", {x}, x.aval(), {array_attr("dimensions", wrap_dims("reverse", {x}, dims, x.rank()))});
}

Value Builder::slice(const Value& x, const Dims& start, const Dims& limit, const Dims& stride) {
  check_count("slice", {x}, start, x.rank(), "starts");
  check_count("slice", {x}, limit, x.rank(), "limits");
  check_count("slice", {x}, stride, x.rank(), "strides");
  Aval result{x.dtype(), {}};
  for (int64_t i = 0; i < x.rank(); ++i) {
    TORCH_CHECK(0 <= start[i] && start[i] <= limit[i] && limit[i] <= x.dim(i) && stride[i] > 0, "dimension ", i,
                " cannot be cut from ", start[i], " to ", limit[i], " by ", stride[i], where("slice", {x}));
    result.shape.push_back((limit[i] - start[i] + stride[i] - 1) / stride[i]);
  }
  if (result.shape == x.shape()) return x;
  return emit(*graph_, "slice", {x}, std::move(result),
              {array_attr("start_indices", start), array_attr("limit_indices", limit), array_attr("strides", stride)});
}

Value Builder::slice_dim(const Value& x, int64_t dim, int64_t start, int64_t limit, int64_t stride) {
  dim = wrap_dim("slice", {x}, dim, x.rank());
  Dims starts(x.rank(), 0), limits(x.shape().begin(), x.shape().end()), strides(x.rank(), 1);
  starts[dim] = start;
  limits[dim] = limit;
  strides[dim] = stride;
  return slice(x, starts, limits, strides);
}

Value Builder::dynamic_slice(const Value& x, const Values& starts, const Dims& sizes) {
  check_starts("dynamic_slice", x, starts);
  check_count("dynamic_slice", {x}, sizes, x.rank(), "sizes");
  Aval result{x.dtype(), {}};
  for (int64_t i = 0; i < x.rank(); ++i) {
    TORCH_CHECK(0 <= sizes[i] && sizes[i] <= x.dim(i), "a slice of ", list_text(sizes), " does not fit", where("dynamic_slice", {x}));
    result.shape.push_back(sizes[i]);
  }
  Values operands{x};
  operands.append(starts.begin(), starts.end());
  return emit(*graph_, "dynamic_slice", operands, std::move(result), {array_attr("slice_sizes", sizes)});
}

Value Builder::dynamic_update_slice(const Value& x, const Value& update, const Values& starts) {
  check_dtypes("dynamic_update_slice", {x, update});
  check_starts("dynamic_update_slice", x, starts);
  bool fits = update.rank() == x.rank();
  for (int64_t i = 0; fits && i < x.rank(); ++i) fits = update.dim(i) <= x.dim(i);
  TORCH_CHECK(fits, "the update does not fit into the operand", where("dynamic_update_slice", {x, update}));
  Values operands{x, update};
  operands.append(starts.begin(), starts.end());
  return emit(*graph_, "dynamic_update_slice", operands, x.aval());
}

Value Builder::pad(const Value& x, const Value& value, const Dims& low, const Dims& high, const Dims& interior) {
  check_dtypes("pad", {x, value});
  check_count("pad", {x, value}, low, x.rank(), "low paddings");
  check_count("pad", {x, value}, high, x.rank(), "high paddings");
  check_count("pad", {x, value}, interior, x.rank(), "interior paddings");
  TORCH_CHECK(value.rank() == 0, "the padding value must be 0-d", where("pad", {x, value}));
  Aval result{x.dtype(), {}};
  for (int64_t i = 0; i < x.rank(); ++i) {
    TORCH_CHECK(interior[i] >= 0, "interior padding must not be negative, found ", interior[i], where("pad", {x, value}));
    const int64_t size = low[i] + x.dim(i) + std::max<int64_t>(x.dim(i) - 1, 0) * interior[i] + high[i];
    TORCH_CHECK(size >= 0, "dimension ", i, " padded by ", low[i], " and ", high[i], " gets the negative size ", size,
                where("pad", {x, value}));
    result.shape.push_back(size);
  }
  return emit(*graph_, "pad", {x, value}, std::move(result),
              {array_attr("edge_padding_low", low), array_attr("edge_padding_high", high), array_attr("interior_padding", interior)});
}

Value Builder::concatenate(const Values& xs, int64_t dim) {
  TORCH_CHECK(!xs.empty(), "expected a non-empty list of Tensors [stablehlo.concatenate]");
  check_dtypes("concatenate", xs);
  dim = wrap_dim("concatenate", xs, dim, xs[0].rank());
  if (xs.size() == 1) return xs[0];
  Aval result = xs[0].aval();
  result.shape[dim] = 0;
  for (const Value& x : xs) {
    bool fits = x.rank() == result.rank();
    for (int64_t i = 0; fits && i < x.rank(); ++i) fits = i == dim || x.dim(i) == result.shape[i];
    TORCH_CHECK(fits, "Sizes of tensors must match except in dimension ", dim, where("concatenate", xs));
    result.shape[dim] += x.dim(dim);
  }
  return emit(*graph_, "concatenate", xs, std::move(result), {i64_attr("dimension", dim)});
}

Value Builder::squeeze(const Value& x, const Dims& dims) {
  const Dims dropped = wrap_dims("reshape", {x}, dims, x.rank());
  Shape shape;
  for (int64_t i = 0; i < x.rank(); ++i) {
    const bool drop = std::find(dropped.begin(), dropped.end(), i) != dropped.end();
    TORCH_CHECK(!drop || x.dim(i) == 1, "cannot drop dimension ", i, " of size ", x.dim(i), where("reshape", {x}));
    if (!drop) shape.push_back(x.dim(i));
  }
  return reshape(x, shape);
}

Value Builder::unsqueeze(const Value& x, int64_t dim) {
  dim = wrap_dim("reshape", {x}, dim, x.rank() + 1);
  Shape shape = x.shape();
  shape.insert(shape.begin() + dim, 1);
  return reshape(x, shape);
}

Value Builder::set_dimension_size(const Value& x, const Value& size, int64_t dim) {
  dim = wrap_dim("set_dimension_size", {x, size}, dim, x.rank());
  TORCH_CHECK(size.rank() == 0 && size.dtype() == DType::Int, "the size must be a 0-d i32", where("set_dimension_size", {x, size}));
  return emit(*graph_, "set_dimension_size", {x, size}, x.aval(), {i64_attr("dimension", dim)});
}

}  // namespace torch_tpu::ir
