// Fractional max pooling: windows of one size whose starts are spread over the input with a random shift per plane. The windows
// are read by one gather, then reduced. Gradients: max_pool.cc. Source: ATen/native/FractionalMaxPooling.h.
#include "lowering/max_window.h"

namespace torch_tpu::lowering {
namespace {

// i32[B, out]: where the windows start along a dimension, for a random sample in [0, 1) per plane, f32[B].
Value starts(Builder& b, const Value& sample, int64_t in, int64_t out, int64_t kernel) {
  const Value last = b.constant(DType::Int, in - kernel);
  if (out == 1) return b.broadcast_to(last, {sample.dim(0), 1});
  const DType dtype = sample.dtype();
  const Value alpha = b.divide(b.constant(dtype, static_cast<double>(in - kernel)), static_cast<double>(out - 1));
  const Value column = b.unsqueeze(sample, 1), order = b.iota(DType::Int, {1, out}, 1);
  const Value here = b.convert(b.multiply(b.add(b.convert(order, dtype), column), alpha), DType::Int);
  const Value first = b.convert(b.multiply(column, alpha), DType::Int);
  return b.select(b.compare(order, out - 1, ir::Compare::kEq), last, b.subtract(here, first));
}

// The order of the samples: width first in two dimensions, depth first in three.
template <int64_t kDims>
Results fractional_max_pool(Builder& b, const Args& a) {
  const Value x = a.promoted1("self");
  const int64_t first = x.rank() - kDims;
  Shape result(x.shape().begin(), x.shape().begin() + first);
  const int64_t planes = numel(result);
  const Dims kernel = expanded(a.integers("kernel_size"), kDims), out = expanded(a.integers("output_size"), kDims);
  const Value given = a.as("random_samples", x.dtype());  // there may be more than planes: CPU reads the first ones
  const Value samples = b.slice_dim(b.reshape(given, {given.numel() / kDims, kDims}), 0, 0, planes);
  Value positions;   // i32[planes, out0, kernel0, out1, kernel1, ...], flat in the plane
  Dims taps_dims;
  Shape windows{planes};
  int64_t plane = 1;
  for (int64_t i = 0; i < kDims; ++i) {
    const int64_t in = x.dim(first + i), column = kDims == 2 ? 1 - i : i;
    const Value sample = b.reshape(b.slice_dim(samples, 1, column, column + 1), {planes});
    const Value places = b.add(b.unsqueeze(starts(b, sample, in, out[i], kernel[i]), 2), b.iota(DType::Int, {1, 1, kernel[i]}, 2));
    Shape along(1 + 2 * kDims, 1);
    along[0] = planes;
    along[1 + 2 * i] = out[i];
    along[2 + 2 * i] = kernel[i];
    const Value here = b.reshape(places, along);
    positions = positions ? b.add(b.multiply(positions, in), here) : here;
    windows.append({out[i], kernel[i]});
    taps_dims.push_back(2 + 2 * i);
    result.push_back(out[i]);
    plane *= in;
  }
  const Value flat = b.reshape(positions, {planes, numel(windows) / std::max<int64_t>(planes, 1)});
  const Value values = b.reshape(gather_flat(b, b.reshape(x, {planes, 1, plane}), flat), windows);
  const Values best = b.reduce({values, positions}, max_inits(b, x.dtype()), taps_dims, max_of_two);
  return {b.reshape(best[0], result), b.reshape(best[1], result)};
}

const Rule kFractionalPools[] = {
    Rule({"aten::fractional_max_pool2d"}, fractional_max_pool<2>),
    Rule({"aten::fractional_max_pool3d"}, fractional_max_pool<3>),
};

}  // namespace
}  // namespace torch_tpu::lowering
