// Adaptive pooling: output o of `out` reads the inputs from floor(o * in / out) to ceil((o + 1) * in / out). Averages are sums
// along one dimension after the other, divided by the product of the lengths; the maximum gathers each window, then reduces.
#include "lowering/band.h"
#include "lowering/max_window.h"

namespace torch_tpu::lowering {
namespace {

int64_t window_start(int64_t o, int64_t in, int64_t out) { return o * in / out; }
int64_t window_limit(int64_t o, int64_t in, int64_t out) { return ((o + 1) * in + out - 1) / out; }

Band sums(int64_t in, int64_t out) {
  Band band(in, out);
  for (int64_t o = 0; o < out; ++o)
    for (int64_t i = window_start(o, in, out); i < window_limit(o, in, out); ++i) band.add(o, i);
  return band;
}

// The lengths of the windows along a dimension that is followed by `after` others, as values of `dtype`.
Value lengths(Builder& b, DType dtype, int64_t in, int64_t out, int64_t after) {
  std::vector<int64_t> sizes;
  for (int64_t o = 0; o < out; ++o) sizes.push_back(window_limit(o, in, out) - window_start(o, in, out));
  if (std::all_of(sizes.begin(), sizes.end(), [&](int64_t size) { return size == sizes[0]; }))
    return b.constant(dtype, sizes.empty() ? int64_t{1} : sizes[0]);
  Shape shape(after + 1, 1);
  shape[0] = out;
  return b.convert(b.constant_array(DType::Int, sizes, shape), dtype);
}

Value divide_by_lengths(Builder& b, const Value& x, const Dims& in, const Dims& out) {
  const auto n = static_cast<int64_t>(in.size());
  Value product;
  for (int64_t i = 0; i < n; ++i) {
    const Value along = lengths(b, x.dtype(), in[i], out[i], n - 1 - i);
    product = product ? b.multiply(product, along) : along;
  }
  return b.divide(x, product);
}

template <int64_t kDims>
Results adaptive_avg_pool(Builder& b, const Args& a) {
  Value x = a.promoted1("self");
  const Dims in(x.shape().end() - kDims, x.shape().end()), out = a.integers("output_size");
  for (int64_t i = kDims - 1; i >= 0; --i) x = apply(b, a, x, x.rank() - kDims + i, sums(in[i], out[i]));
  return divide_by_lengths(b, x, in, out);
}

template <int64_t kDims>
Results adaptive_avg_pool_backward(Builder& b, const Args& a) {
  Value grad = a.promoted1("grad_output");
  const Shape self = a.aval("self").shape;
  const Dims in(self.end() - kDims, self.end()), out(grad.shape().end() - kDims, grad.shape().end());
  grad = divide_by_lengths(b, grad, in, out);
  for (int64_t i = kDims - 1; i >= 0; --i) grad = apply(b, a, grad, grad.rank() - kDims + i, transposed(sums(in[i], out[i])));
  return grad;
}

// Every dimension d of the plane becomes two, [out, taps]; short windows are filled up with values that never win.
template <int64_t kDims>
Results adaptive_max_pool(Builder& b, const Args& a) {
  Value x = a.promoted1("self");
  const Dims in(x.shape().end() - kDims, x.shape().end()), out = a.integers("output_size");
  const int64_t first = x.rank() - kDims;
  Value positions = flat_positions(b, in);
  Dims taps_dims;
  Value inside;
  for (int64_t i = kDims - 1; i >= 0; --i) {
    int64_t taps = 0;
    for (int64_t o = 0; o < out[i]; ++o) taps = std::max(taps, window_limit(o, in[i], out[i]) - window_start(o, in[i], out[i]));
    std::vector<int64_t> read, within;
    for (int64_t o = 0; o < out[i]; ++o)
      for (int64_t l = 0; l < taps; ++l) {
        const int64_t at = window_start(o, in[i], out[i]) + l;
        within.push_back(at < window_limit(o, in[i], out[i]));
        read.push_back(std::min(at, in[i] - 1));
      }
    const Shape window{out[i], taps};
    if (in[i] % out[i] == 0) {  // no window overlaps
      const auto split = [&](const Value& v, int64_t dim) {
        Shape shape = v.shape();
        shape[dim] = out[i];
        shape.insert(shape.begin() + dim + 1, taps);
        return b.reshape(v, shape);
      };
      x = split(x, first + i);
      positions = split(positions, i);
    } else {
      x = take(b, x, first + i, read, window);
      positions = take(b, positions, i, read, window);
      Shape along(2 * (kDims - i), 1);
      along[0] = out[i];
      along[1] = taps;
      const Value mask = b.constant_array(DType::Bool, within, along);
      inside = inside ? b.and_(inside, mask) : mask;
    }
  }
  for (int64_t i = 0; i < kDims; ++i) taps_dims.push_back(first + 2 * i + 1);
  const Values inits = max_inits(b, x.dtype());
  if (inside) {
    x = b.select(inside, x, inits[0]);
    positions = b.select(inside, positions, inits[1]);
  }
  return b.reduce({x, b.broadcast_to(positions, x.shape())}, inits, taps_dims, max_of_two);
}

const Rule kAdaptivePools[] = {
    Rule({"aten::_adaptive_avg_pool2d"}, adaptive_avg_pool<2>),
    Rule({"aten::_adaptive_avg_pool3d"}, adaptive_avg_pool<3>),
    Rule({"aten::_adaptive_avg_pool2d_backward"}, adaptive_avg_pool_backward<2>),
    Rule({"aten::_adaptive_avg_pool3d_backward"}, adaptive_avg_pool_backward<3>),
    Rule({"aten::adaptive_max_pool2d"}, adaptive_max_pool<2>),
    Rule({"aten::adaptive_max_pool3d"}, adaptive_max_pool<3>),
};

}  // namespace
}  // namespace torch_tpu::lowering
