// Builder: reductions, windows, sorting.
#include <algorithm>
#include <limits>

#include "ir/attrs.h"
#include "ir/emit.h"
#include "ir/window.h"

namespace torch_tpu::ir {
namespace {

Values joined(const Values& xs, const Values& ys) {
  Values all = xs;
  all.append(ys.begin(), ys.end());
  return all;
}

Avals scalars(const Values& xs, const Values& ys) {  // 0-d avals of both lists: a region's arguments
  Avals avals;
  for (const Value& x : xs) avals.push_back(Aval{x.dtype(), {}});
  for (const Value& y : ys) avals.push_back(Aval{y.dtype(), {}});
  return avals;
}

void check_inputs(std::string_view op, const Values& xs, const Values& inits) {
  TORCH_CHECK(!xs.empty() && xs.size() == inits.size(), "internal error: ", xs.size(), " inputs and ", inits.size(), " inits",
              where(op, joined(xs, inits)));
  for (size_t i = 0; i < xs.size(); ++i)
    TORCH_CHECK(xs[i].shape() == xs[0].shape() && inits[i].rank() == 0 && inits[i].dtype() == xs[i].dtype(),
                "inputs must have one shape, and inits must be 0-d of their input's dtype", where(op, joined(xs, inits)));
}

void check_region(std::string_view op, const Graph& region, const Avals& results) {
  bool same = region.results().size() == results.size();
  for (size_t i = 0; same && i < results.size(); ++i) same = region.results()[i].aval() == results[i];
  TORCH_CHECK(same, "internal error: the region returns ", describe(region.results()), where(op, {}));
}

}  // namespace

Window filled(std::string_view op, const Values& operands, Window window, int64_t count) {
  const auto fill = [&](Dims& list, int64_t value, int64_t least) {
    if (list.empty()) list.assign(count, value);
    TORCH_CHECK(static_cast<int64_t>(list.size()) == count, "a window over ", count, " dimensions has a list of ", list.size(),
                where(op, operands));
    for (int64_t number : list)
      TORCH_CHECK(number >= least, "sizes, strides and dilations of a window must be at least ", least, ", found ", number,
                  where(op, operands));
  };
  constexpr int64_t kAnything = std::numeric_limits<int64_t>::min();
  fill(window.size, 1, op == "convolution" ? 0 : 1);  // a kernel may be empty
  fill(window.stride, 1, 1);
  fill(window.base_dilation, 1, 1);
  fill(window.window_dilation, 1, 1);
  fill(window.pad_low, 0, kAnything);
  fill(window.pad_high, 0, kAnything);
  if (window.reversal.empty()) window.reversal.assign(count, false);
  return window;
}

int64_t window_count(std::string_view op, const Values& operands, const Window& window, int64_t i, int64_t size) {
  const int64_t dilated = size == 0 ? 0 : (size - 1) * window.base_dilation[i] + 1;
  const int64_t padded = window.pad_low[i] + dilated + window.pad_high[i];
  TORCH_CHECK(padded >= 0, "dimension ", i, " gets the negative size ", padded, where(op, operands));
  const int64_t reach = window.size[i] == 0 ? 0 : (window.size[i] - 1) * window.window_dilation[i] + 1;
  return padded == 0 || reach > padded ? 0 : (padded - reach) / window.stride[i] + 1;
}

Values Builder::reduce(const Values& xs, const Values& inits, const Dims& dims, const Region& body) {
  if (dims.empty()) return xs;
  check_inputs("reduce", xs, inits);
  const Dims wrapped = wrap_dims("reduce", xs, dims, xs[0].rank());
  Shape shape;
  for (int64_t d = 0; d < xs[0].rank(); ++d)
    if (std::find(wrapped.begin(), wrapped.end(), d) == wrapped.end()) shape.push_back(xs[0].dim(d));
  Avals results;
  for (const Value& x : xs) results.push_back(Aval{x.dtype(), shape});
  Graphs regions;
  regions.push_back(make_region(body, scalars(inits, xs)));
  check_region("reduce", *regions[0], scalars(inits, {}));
  return emit_all(*graph_, "reduce", joined(xs, inits), std::move(results), {array_attr("dimensions", wrapped)}, std::move(regions));
}

namespace {

using Combine = Value (Builder::*)(const Value&, const Value&);

Value reduce_one(Builder& b, const Value& x, const Value& init, const Dims& dims, Combine combine) {
  return b.reduce({x}, {init}, dims, [&](Builder& body, const Values& a) { return Values{(body.*combine)(a[0], a[1])}; })[0];
}

}  // namespace

Value Builder::reduce_add(const Value& x, const Dims& dims) {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(x.dtype()), "a sum of bool needs an integer dtype first", where("reduce", {x}));
  return dims.empty() ? x : reduce_one(*this, x, constant(x.dtype(), int64_t{0}), dims, &Builder::add);
}

Value Builder::reduce_mul(const Value& x, const Dims& dims) {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(x.dtype()), "a product of bool needs an integer dtype first", where("reduce", {x}));
  return dims.empty() ? x : reduce_one(*this, x, constant(x.dtype(), int64_t{1}), dims, &Builder::multiply);
}

namespace {

// XLA:CPU vectorises a reduction by maximum or minimum into a form that loses NaN. Written as a choice, it keeps it.
Value reduce_extreme(Builder& b, const Value& x, const Value& init, const Dims& dims, Compare better, Value (Builder::*combine)(const Value&, const Value&)) {
  if (!is_float(x.dtype())) return reduce_one(b, x, init, dims, combine);
  return b.reduce({x}, {init}, dims, [&](Builder& body, const Values& a) {
    return Values{body.select(body.or_(body.compare(a[1], a[0], better), body.compare(a[1], a[1], Compare::kNe)), a[1], a[0])};
  })[0];
}

}  // namespace

Value Builder::reduce_max(const Value& x, const Dims& dims) {
  return dims.empty() ? x : reduce_extreme(*this, x, min_value(x.dtype()), dims, Compare::kGt, &Builder::maximum);
}

Value Builder::reduce_min(const Value& x, const Dims& dims) {
  return dims.empty() ? x : reduce_extreme(*this, x, max_value(x.dtype()), dims, Compare::kLt, &Builder::minimum);
}

Value Builder::reduce_and(const Value& x, const Dims& dims) {
  const Number all_ones = is_bool(x.dtype()) ? Number(true) : Number(int64_t{-1});
  return dims.empty() ? x : reduce_one(*this, x, constant(x.dtype(), all_ones), dims, &Builder::and_);
}

Value Builder::reduce_or(const Value& x, const Dims& dims) {
  return dims.empty() ? x : reduce_one(*this, x, constant(x.dtype(), int64_t{0}), dims, &Builder::or_);
}

Values Builder::reduce_window(const Values& xs, const Values& inits, const Window& window, const Region& body) {
  check_inputs("reduce_window", xs, inits);
  if (xs[0].rank() == 0) return xs;
  const Window full = filled("reduce_window", xs, window, xs[0].rank());
  Shape shape;
  for (int64_t i = 0; i < xs[0].rank(); ++i) shape.push_back(window_count("reduce_window", xs, full, i, xs[0].dim(i)));
  Avals results;
  for (const Value& x : xs) results.push_back(Aval{x.dtype(), shape});
  Graphs regions;
  regions.push_back(make_region(body, scalars(inits, xs)));
  check_region("reduce_window", *regions[0], scalars(inits, {}));
  return emit_all(*graph_, "reduce_window", joined(xs, inits), std::move(results),
                  {array_attr("window_dimensions", full.size), array_attr("window_strides", full.stride),
                   array_attr("base_dilations", full.base_dilation), array_attr("window_dilations", full.window_dilation),
                   padding_attr("padding", full.pad_low, full.pad_high)},
                  std::move(regions));
}

Value Builder::select_and_scatter(const Value& x, const Value& source, const Value& init, const Window& window, const Region& select,
                                  const Region& scatter) {
  const Values operands{x, source, init};
  check_dtypes("select_and_scatter", operands);
  const Window full = filled("select_and_scatter", operands, window, x.rank());
  Shape windows;
  for (int64_t i = 0; i < x.rank(); ++i) windows.push_back(window_count("select_and_scatter", operands, full, i, x.dim(i)));
  TORCH_CHECK(source.shape() == windows && init.rank() == 0, "the source must have the windows' shape ", to_string(windows),
              " and the init must be 0-d", where("select_and_scatter", operands));
  Graphs regions;
  regions.push_back(make_region(select, scalars({x}, {x})));
  check_region("select_and_scatter", *regions[0], {Aval{DType::Bool, {}}});
  regions.push_back(make_region(scatter, scalars({x}, {x})));
  check_region("select_and_scatter", *regions[1], scalars({x}, {}));
  return emit_all(*graph_, "select_and_scatter", operands, {x.aval()},
                  {array_attr("window_dimensions", full.size), array_attr("window_strides", full.stride),
                   padding_attr("padding", full.pad_low, full.pad_high)},
                  std::move(regions))[0];
}

Values Builder::sort(const Values& xs, int64_t dim, bool stable, const Region& comparator) {
  TORCH_CHECK(!xs.empty(), "internal error: nothing to sort [stablehlo.sort]");
  if (xs[0].rank() == 0) return xs;
  dim = wrap_dim("sort", xs, dim, xs[0].rank());
  Avals results, arguments;
  for (const Value& x : xs) {
    TORCH_CHECK(x.shape() == xs[0].shape(), "operands must have one shape", where("sort", xs));
    results.push_back(x.aval());
    arguments.append(2, Aval{x.dtype(), {}});
  }
  Graphs regions;
  regions.push_back(make_region(comparator, arguments));
  check_region("sort", *regions[0], {Aval{DType::Bool, {}}});
  return emit_all(*graph_, "sort", xs, std::move(results), {i64_attr("dimension", dim), bool_attr("is_stable", stable)},
                  std::move(regions));
}

}  // namespace torch_tpu::ir
