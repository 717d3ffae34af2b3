// Reductions: sums and products, logic, extremes and their positions, moments, norms. Half types are summed in float32 and
// integers in int64, as on CPU; an empty or missing `dim` means all dimensions, except for any and all (see below).
#include <cmath>

#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// --- sums and products

using Reducer = Value (Builder::*)(const Value&, const Dims&);

Results reduce_summand(Builder& b, const Args& a, Reducer reducer) {
  const Value x = summand(a);
  const Dims dims = a.dims("dim", x.rank());
  return finish(b, a, (b.*reducer)(x, dims), x.shape(), dims);
}

const Rule sum{{"aten::sum", "aten::sum.dim_IntList"}, [](Builder& b, const Args& a) -> Results {
  return reduce_summand(b, a, &Builder::reduce_add);
}};

const Rule prod{{"aten::prod", "aten::prod.dim_int"}, [](Builder& b, const Args& a) -> Results {
  return reduce_summand(b, a, &Builder::reduce_mul);
}};

const Rule mean{{"aten::mean", "aten::mean.dim"}, [](Builder& b, const Args& a) -> Results {
  const Value x = summand(a);
  const Dims dims = a.dims("dim", x.rank());
  return finish(b, a, mean_of(b, x, dims), x.shape(), dims);
}};

const Rule nansum{{"aten::nansum"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_complex(a.dtype_of("self")), a.op(), ": not implemented for complex values, as on CPU");
  Value x = summand(a);
  if (is_float(x.dtype())) x = b.select(b.is_nan(x), b.constant(x.dtype(), 0), x);
  const Dims dims = a.dims("dim", x.rank());
  return finish(b, a, b.reduce_add(x, dims), x.shape(), dims);
}};

const Rule count_nonzero{{"aten::count_nonzero", "aten::count_nonzero.dim_IntList"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.as("self", DType::Bool);
  return b.reduce_add(b.convert(x, DType::Long), a.dims("dim", x.rank()));
}};

// The diagonal of a row-major matrix is every (columns + 1)-th element.
const Rule trace{{"aten::trace"}, [](Builder& b, const Args& a) -> Results {
  const Value x = summand(a);
  const int64_t length = std::min(x.dim(0), x.dim(1)), step = x.dim(1) + 1;
  const Value flat = b.reshape(x, {x.numel()});
  return b.reduce_add(b.slice_dim(flat, 0, 0, length == 0 ? 0 : (length - 1) * step + 1, step), {0});
}};

// --- logic. Result bool (PyTorch's meta function says uint8 for uint8). An empty list of dims reduces nothing.

Results reduce_logic(Builder& b, const Args& a, Reducer reducer) {
  const Value x = a.as("self", DType::Bool);
  const Dims dims = a.has("dim") && a.integers("dim").empty() ? Dims() : a.dims("dim", x.rank());
  return finish(b, a, (b.*reducer)(x, dims), x.shape(), dims);
}

const Rule any{{"aten::any", "aten::any.dim", "aten::any.dims"}, [](Builder& b, const Args& a) -> Results {
  return reduce_logic(b, a, &Builder::reduce_or);
}};

const Rule all{{"aten::all", "aten::all.dim", "aten::all.dims"}, [](Builder& b, const Args& a) -> Results {
  return reduce_logic(b, a, &Builder::reduce_and);
}};

// --- extremes and their positions

void check_not_empty(const Value& x, const Dims& dims) {
  for (int64_t dim : dims) TORCH_CHECK(x.dim(dim) > 0, "Expected reduction dim to have a size, where there is no identity");
}

Value extreme(Builder& b, const Args& a, bool largest) {
  const Value x = a.tensor("self");
  const Dims dims = a.dims("dim", x.rank());
  check_not_empty(x, dims);
  return finish(b, a, reduce_extreme(b, x, dims, largest), x.shape(), dims);
}

const Rule amax{{"aten::amax", "aten::max"}, [](Builder& b, const Args& a) -> Results { return extreme(b, a, true); }};
const Rule amin{{"aten::amin", "aten::min"}, [](Builder& b, const Args& a) -> Results { return extreme(b, a, false); }};

const Rule aminmax{{"aten::aminmax"}, [](Builder& b, const Args& a) -> Results {
  return {extreme(b, a, false), extreme(b, a, true)};
}};

Results extreme_along_dim(Builder& b, const Args& a, bool largest) {
  const Value x = a.tensor("self");
  if (x.rank() == 0) return {x, b.constant(DType::Long, 0)};
  const int64_t dim = a.dim("dim", x.rank());
  check_not_empty(x, {dim});
  const Extreme found = find_extreme(b, a, x, dim, largest);
  return {finish(b, a, found.value, x.shape(), {dim}), finish(b, a, found.index, x.shape(), {dim})};
}

const Rule max_dim{{"aten::max.dim"}, [](Builder& b, const Args& a) { return extreme_along_dim(b, a, true); }};
const Rule min_dim{{"aten::min.dim"}, [](Builder& b, const Args& a) { return extreme_along_dim(b, a, false); }};

// Without a dim: the position in the flattened tensor, and keepdim keeps all dimensions.
Results position_of_extreme(Builder& b, const Args& a, bool largest) {
  const Value x = a.tensor("self");
  if (a.has("dim")) return extreme_along_dim(b, a, largest)[1];
  const Value index = find_extreme(b, a, b.reshape(x, {x.numel()}), 0, largest).index;
  return finish(b, a, index, x.shape(), a.dims("dim", x.rank()));
}

const Rule argmax{{"aten::argmax"}, [](Builder& b, const Args& a) { return position_of_extreme(b, a, true); }};
const Rule argmin{{"aten::argmin"}, [](Builder& b, const Args& a) { return position_of_extreme(b, a, false); }};

// --- moments

// Divisor of a variance over `count` elements: max(0, count - correction). 0 gives 0/0 = NaN for one element, as on CPU.
Value variance_divisor(Builder& b, const Args& a, int64_t count, DType dtype) {
  const auto n = static_cast<double>(count);
  if (!a.has("correction")) return b.constant(dtype, std::max(n - 1, 0.0));
  if (const auto correction = a.fixed_value("correction")) return b.constant(dtype, std::max(n - *correction, 0.0));
  return b.maximum(b.subtract(b.constant(dtype, n), a.value("correction", dtype)), 0.0);
}

// `self` in the precision of out=, as CPU takes it.
Value moments_operand(Builder& b, const Args& a) {
  if (!a.out_dtype || !(is_float(*a.out_dtype) || is_complex(*a.out_dtype))) return a.promoted1("self");
  const DType real = real_dtype(*a.out_dtype);
  if (is_complex(a.dtype_of("self"))) return a.as("self", c10::toComplexType(compute_dtype(real)));
  return b.convert(a.as("self", real), compute_dtype(real));
}

// {variance or standard deviation, mean}
Values spread_and_mean(Builder& b, const Args& a, bool root) {
  const Value x = moments_operand(b, a);
  const Dims dims = a.dims("dim", x.rank());
  const int64_t count = count_of(x.shape(), dims);
  const Moments m = moments_of(b, x, dims);
  const DType dtype = m.squares.dtype();
  Value variance = count == 0 ? b.constant(dtype, NAN, m.squares.shape()) : b.divide(m.squares, variance_divisor(b, a, count, dtype));
  if (root) variance = b.sqrt(variance);
  return {finish(b, a, variance, x.shape(), dims), finish(b, a, m.mean, x.shape(), dims)};
}

Rule moments_rule(const char* name, bool root, bool with_mean, std::source_location where = std::source_location::current()) {
  return Rule({name}, [=](Builder& b, const Args& a) -> Results {
    Values found = spread_and_mean(b, a, root);
    if (!with_mean) found.pop_back();
    return found;
  }, where).fixed("correction", {0, 1});
}

const Rule kMoments[] = {
    moments_rule("aten::var.correction", false, false),
    moments_rule("aten::std.correction", true, false),
    moments_rule("aten::var_mean.correction", false, true),
    moments_rule("aten::std_mean.correction", true, true),
};

// --- norms

// (sum |x|^p)^(1/p) over `dims`, with its limits at 0 and +-inf; real.
Value vector_norm(Builder& b, const Value& x, double p, const Dims& dims) {
  if (p == 2) {
    const Value re = b.real(x);
    Value squares = b.multiply(re, re);
    if (is_complex(x.dtype())) squares = b.add(squares, b.multiply(b.imag(x), b.imag(x)));
    return b.sqrt(b.reduce_add(squares, dims));
  }
  const Value size = b.abs(x);
  if (std::isinf(p)) return reduce_extreme(b, size, dims, p > 0);
  if (p == 0) return b.reduce_add(b.convert(b.compare(size, 0, Compare::kNe), size.dtype()), dims);
  if (p == 1) return b.reduce_add(size, dims);
  const Value sum = b.reduce_add(b.power(size, b.constant(size.dtype(), p)), dims);
  return b.power(sum, b.constant(size.dtype(), 1 / p));
}

Results norm_of(Builder& b, const Args& a, const char* order) {
  const DType dtype = a.dtype("dtype").value_or(a.dtype_of("self"));
  const Value x = b.convert(a.as("self", dtype), compute_dtype(dtype));
  const Dims dims = a.dims("dim", x.rank());
  const double p = a.has(order) ? *a.fixed_value(order) : 2;
  return finish(b, a, vector_norm(b, x, p, dims), x.shape(), dims);
}

const Rule norm = Rule({"aten::norm.Scalar", "aten::norm.ScalarOpt_dim", "aten::norm.ScalarOpt_dtype", "aten::norm.ScalarOpt_dim_dtype"},
                       [](Builder& b, const Args& a) { return norm_of(b, a, "p"); }).fixed("p");

const Rule linalg_vector_norm = Rule({"aten::linalg_vector_norm"}, [](Builder& b, const Args& a) {
  return norm_of(b, a, "ord");
}).fixed("ord");

// The slices along `dim` whose norm exceeds maxnorm, shrunk to it.
const Rule renorm = Rule({"aten::renorm"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const Dims dims = other_dims(x.rank(), {a.dim("dim", x.rank())});
  const Value size = vector_norm(b, x, *a.fixed_value("p"), dims);
  const Value limit = a.value("maxnorm", size.dtype());
  const Value factor = b.select(b.compare(size, limit, Compare::kGt), b.divide(limit, b.add(size, 1e-7)), b.constant_like(size, 1));
  return b.multiply(x, spread(b, b.convert(factor, x.dtype()), x.shape(), dims));
}).fixed("p");

// log(sum(exp(x))), shifted by the largest real part so that exp does not overflow; an infinite or NaN shift is left out.
const Rule logsumexp{{"aten::logsumexp"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.floating1("self");
  const Dims dims = a.dims("dim", x.rank());
  const Value largest = reduce_extreme(b, b.real(x), dims, true);
  const Value shift = b.select(b.is_finite(largest), largest, b.constant(largest.dtype(), 0));
  const Value total = b.reduce_add(b.exponential(b.subtract(x, spread(b, b.convert(shift, x.dtype()), x.shape(), dims))), dims);
  return finish(b, a, b.add(b.log(total), b.convert(shift, x.dtype())), x.shape(), dims);
}};

}  // namespace
}  // namespace torch_tpu::lowering
