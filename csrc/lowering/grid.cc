// grid_sampler in two and three dimensions: each output reads the input around a place that `grid` gives in [-1, 1], and its
// gradients. Every dimension has its taps, 1 (nearest), 2 (linear) or 4 (cubic), with an index, a weight and a slope each; an
// output is the sum over all combinations, read by one gather. Source: ATen/native/GridSampler.h.
#include "lowering/windows.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

enum Interpolation { kLinear = 0, kNearest = 1, kCubic = 2 };
enum Padding { kZeros = 0, kBorder = 1, kReflection = 2 };

struct Sampler {
  Interpolation interpolation;
  Padding padding;
  bool align_corners;
  bool solid;      // three dimensions: CPU's kernel is another one there, and differs at NaN
  bool backward;
};

constexpr double kOutside = -100;   // of every input, whatever the tap

// A place along one dimension in units of elements, and its derivative by the grid's coordinate.
struct Place {
  Value at, slope;
};

// Mirrors `place` at the centres (align_corners) or at the outer edges of the first and the last element.
Place reflect(Builder& b, const Place& place, int64_t size, bool align_corners) {
  const double low = align_corners ? 0 : -0.5, span = align_corners ? size - 1 : size;
  if (span == 0) return {b.constant_like(place.at, 0.0), b.constant_like(place.at, 0.0)};
  const Value from_low = b.subtract(place.at, low), distance = b.abs(from_low), zero = b.constant(place.at.dtype(), 0.0);
  const Value extra = b.remainder(distance, b.constant(place.at.dtype(), span));
  const Value odd = b.compare(b.remainder(b.floor(b.divide(distance, span)), b.constant(place.at.dtype(), 2.0)), 0.0, Compare::kNe);
  const Value backwards = b.xor_(odd, b.compare(from_low, zero, Compare::kLt));
  return {b.add(b.select(odd, b.subtract(b.constant(place.at.dtype(), span), extra), extra), low),
          b.select(backwards, b.negate(place.slope), place.slope)};
}

// As on CPU, NaN (and infinity, once it is reflected) lands on the first element in two dimensions. In three it reads the
// last one and gives it no gradient.
Place clip(Builder& b, const Place& place, const Sampler& sampler, int64_t size) {
  const Value low = b.constant(place.at.dtype(), 0.0), high = b.constant(place.at.dtype(), static_cast<double>(size - 1));
  const Value inside = b.and_(b.compare(place.at, low, Compare::kGt), b.compare(place.at, high, Compare::kLt));
  const Value of_nan = !sampler.solid ? low : sampler.backward ? b.constant(place.at.dtype(), kOutside) : high;
  return {b.select(b.is_nan(place.at), of_nan, b.clamp(low, place.at, high)), b.select(inside, place.slope, low)};
}

Place padded(Builder& b, Place place, const Sampler& sampler, int64_t size) {
  if (sampler.padding == kReflection) place = reflect(b, place, size, sampler.align_corners);
  return sampler.padding == kZeros ? place : clip(b, place, sampler, size);
}

// The taps along one dimension for the places [N, P]; every value is [N, taps, P].
struct Taps {
  Value index;    // i32, in range
  Value inside;   // bool: false where the tap fell out of the input, and counts 0
  Value weight;   // empty: 1
  Value slope;    // d weight / d grid; empty: 0
};

// Keys' cubic with a = -0.75, and its derivative, at distance d: `near` up to 1, `far` up to 2.
constexpr double kA = -0.75;
Value cubic_near(Builder& b, const Value& d) {
  return b.add(b.multiply(b.multiply(b.subtract(b.multiply(d, kA + 2), kA + 3), d), d), 1.0);
}
Value cubic_far(Builder& b, const Value& d) {
  return b.subtract(b.multiply(b.add(b.multiply(b.subtract(b.multiply(d, kA), 5 * kA), d), 8 * kA), d), 4 * kA);
}
Value cubic_near_slope(Builder& b, const Value& d) { return b.multiply(b.subtract(b.multiply(d, 3 * (kA + 2)), 2 * (kA + 3)), d); }
Value cubic_far_slope(Builder& b, const Value& d) {
  return b.add(b.multiply(b.subtract(b.multiply(d, 3 * kA), 10 * kA), d), 8 * kA);
}

// grid: f32[N, P], the coordinate along a dimension of `size` elements.
Taps taps_of(Builder& b, const Value& grid, const Sampler& sampler, int64_t size) {
  const DType dtype = grid.dtype();
  const double unit = (sampler.align_corners ? size - 1 : size) / 2.0;
  Place place{b.add(b.multiply(b.add(grid, 1.0), unit), sampler.align_corners ? 0.0 : -0.5), b.constant_like(grid, unit)};
  if (sampler.interpolation != kCubic) place = padded(b, place, sampler, size);
  // What is not finite lies outside, and its weight is NaN: zeros around a plane count NaN then, around a solid 0, as on CPU.
  if (sampler.solid) place.at = b.select(b.is_finite(place.at), place.at, b.constant(dtype, kOutside));
  const Value nearest = sampler.interpolation == kNearest ? b.round_nearest_even(place.at) : b.floor(place.at);

  std::vector<double> steps{0};
  if (sampler.interpolation == kLinear) steps = {0, 1};
  if (sampler.interpolation == kCubic) steps = {-1, 0, 1, 2};
  const Shape along{1, static_cast<int64_t>(steps.size()), 1};
  Value index = b.add(b.unsqueeze(nearest, 1), b.constant_array(dtype, steps, along));
  Taps taps;
  if (sampler.interpolation != kNearest) {
    // From the fraction: far away, where floats are sparse, index - place is not the distance of a tap.
    const Value fraction = b.unsqueeze(b.subtract(place.at, nearest), 1), slope = b.unsqueeze(place.slope, 1);
    const Value distance = b.abs(b.subtract(b.constant_array(dtype, steps, along), fraction));
    std::vector<double> signs;   // of d distance / d place, from the tap's side
    for (double step : steps) signs.push_back(step > 0 ? -1 : 1);
    const Value sign = b.constant_array(dtype, signs, along);
    if (sampler.interpolation == kLinear) {
      taps.weight = b.subtract(b.constant(dtype, 1.0), distance);
      taps.slope = b.negate(b.multiply(sign, slope));
    } else {
      const std::vector<int64_t> is_far{1, 0, 0, 1};
      const Value far = b.constant_array(DType::Bool, is_far, along);
      taps.weight = b.select(far, cubic_far(b, distance), cubic_near(b, distance));
      taps.slope = b.multiply(b.multiply(b.select(far, cubic_far_slope(b, distance), cubic_near_slope(b, distance)), sign), slope);
      index = padded(b, {index, b.constant_like(index, 0.0)}, sampler, size).at;
    }
  }
  taps.inside = b.and_(b.compare(index, 0.0, Compare::kGe), b.compare(index, size - 1.0, Compare::kLe));
  taps.index = b.convert(b.select(taps.inside, index, b.constant(dtype, 0.0)), DType::Int);
  return taps;
}

// All dimensions' taps, and what the rules need of their combinations, which are [N, t0, t1, ..., P].
struct Combined {
  std::vector<Taps> dims;   // in the input's order: the grid's last coordinate first
  Value index, inside;
  Shape shape;              // of index
};

// A [N, taps, P] of dimension `d` where it stands among `n` dimensions of taps.
Value in_place(Builder& b, const Value& x, int64_t d, int64_t n) {
  Shape shape(n + 2, 1);
  shape[0] = x.dim(0);
  shape[1 + d] = x.dim(1);
  shape[n + 1] = x.dim(2);
  return b.reshape(x, shape);
}

Combined combine(Builder& b, const Args& a, DType dtype, const Shape& input, bool backward) {
  const Sampler sampler{static_cast<Interpolation>(a.integer("interpolation_mode")), static_cast<Padding>(a.integer("padding_mode")),
                        a.boolean("align_corners"), input.size() == 5, backward};
  Value grid = a.as("grid", dtype);
  const auto n = static_cast<int64_t>(input.size()) - 2;
  const int64_t batch = grid.dim(0), places = batch == 0 ? 0 : grid.numel() / (batch * n);
  grid = b.reshape(grid, {batch, places, n});
  Combined all;
  all.shape = {batch};
  for (int64_t d = 0; d < n; ++d) {
    const Value coordinate = b.reshape(b.slice_dim(grid, 2, n - 1 - d, n - d), {batch, places});
    const Taps taps = taps_of(b, coordinate, sampler, input[2 + d]);
    const Value index = in_place(b, taps.index, d, n), inside = in_place(b, taps.inside, d, n);
    all.index = all.index ? b.add(b.multiply(all.index, input[2 + d]), index) : index;
    all.inside = all.inside ? b.and_(all.inside, inside) : inside;
    all.shape.push_back(taps.index.dim(1));
    all.dims.push_back(taps);
  }
  all.shape.push_back(places);
  return all;
}

// The product of the weights, with dimension `sloped`'s slope in place of its weight; empty: 1.
Value weights(Builder& b, const Combined& all, int64_t sloped = -1) {
  const auto n = static_cast<int64_t>(all.dims.size());
  Value product;
  for (int64_t d = 0; d < n; ++d) {
    const Value& factor = d == sloped ? all.dims[d].slope : all.dims[d].weight;
    if (!factor) continue;
    const Value here = in_place(b, factor, d, n);
    product = product ? b.multiply(product, here) : here;
  }
  return product;
}

Value flat(Builder& b, const Value& index) { return b.reshape(index, {index.dim(0), index.dim(0) == 0 ? 0 : index.numel() / index.dim(0)}); }
Value planes(Builder& b, const Value& x) { return b.reshape(x, {x.dim(0), x.dim(1), x.numel() == 0 ? 0 : x.numel() / (x.dim(0) * x.dim(1))}); }

// The input's elements at every combination: [N, C, t0, t1, ..., P], 0 outside.
Value read(Builder& b, const Value& input, const Combined& all) {
  Shape shape = all.shape;
  shape.insert(shape.begin() + 1, input.dim(1));
  const Value values = b.reshape(gather_flat(b, planes(b, input), flat(b, all.index)), shape);
  return b.select(b.unsqueeze(all.inside, 1), values, b.constant(values.dtype(), 0.0));
}

Dims tap_dims(int64_t first, size_t n) {
  Dims dims;
  for (size_t d = 0; d < n; ++d) dims.push_back(first + static_cast<int64_t>(d));
  return dims;
}

Results grid_sampler(Builder& b, const Args& a) {
  const Value input = a.promoted1("input");
  Shape result{input.dim(0), input.dim(1)};
  const Shape grid = a.aval("grid").shape;
  result.append(grid.begin() + 1, grid.end() - 1);
  if (numel(result) == 0) return b.constant(input.dtype(), 0.0, result);
  const Combined all = combine(b, a, input.dtype(), input.shape(), /*backward=*/false);
  Value values = read(b, input, all);
  if (const Value weight = weights(b, all)) values = b.multiply(values, b.unsqueeze(weight, 1));
  return b.reshape(b.reduce_add(values, tap_dims(2, all.dims.size())), result);
}

Results grid_sampler_backward(Builder& b, const Args& a) {
  const Value input = a.promoted1("input");
  const DType dtype = input.dtype();
  const Shape grid = a.aval("grid").shape;
  const bool wants_input = a.booleans("output_mask")[0];
  const Value no_gradient = wants_input ? b.constant_like(input, 0.0) : Value();
  if (input.numel() == 0 || numel(grid) == 0) return {no_gradient, b.constant(dtype, 0.0, grid)};
  const Combined all = combine(b, a, dtype, input.shape(), /*backward=*/true);
  const size_t n = all.dims.size();
  // [N, C, 1, ..., 1, P]
  Shape spread{input.dim(0), input.dim(1)};
  spread.append(n, 1);
  spread.push_back(all.shape.back());
  const Value grad = b.reshape(a.as("grad_output", dtype), spread), zero = b.constant(dtype, 0.0);
  Results results{Value(), Value()};
  if (wants_input) {
    const Value weight = weights(b, all);
    Value shares = weight ? b.multiply(grad, b.unsqueeze(weight, 1)) : grad;
    shares = b.select(b.unsqueeze(all.inside, 1), shares, zero);
    results[0] = b.reshape(scatter_flat(b, planes(b, no_gradient), flat(b, all.index), planes(b, shares), Write::kAdd), input.shape());
  }
  if (!all.dims[0].slope) {
    results[1] = b.constant(dtype, 0.0, grid);
    return results;
  }
  const Value pull = b.reduce_add(b.multiply(read(b, input, all), grad), {1});   // [N, t0, t1, ..., P]
  Values coordinates;
  for (size_t d = n; d-- > 0;)
    coordinates.push_back(b.unsqueeze(b.reduce_add(b.multiply(pull, weights(b, all, static_cast<int64_t>(d))), tap_dims(1, n)), 2));
  results[1] = b.reshape(b.concatenate(coordinates, 2), grid);
  return results;
}

const Rule kGridSampler{{"aten::grid_sampler_2d", "aten::grid_sampler_3d"}, grid_sampler};
const Rule kGridSamplerBackward{{"aten::grid_sampler_2d_backward", "aten::grid_sampler_3d_backward"}, grid_sampler_backward};

}  // namespace
}  // namespace torch_tpu::lowering
