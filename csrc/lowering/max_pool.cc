// Max pooling over fixed windows with the flat position of each maximum, its gradient, and its partial inverse (max_unpool).
// As in CPU's loop the first of equal values wins, and a NaN beats every number and any NaN before it.
#include "lowering/max_window.h"

namespace torch_tpu::lowering {
namespace {

// The maxima along one dimension after the other, last dimension first, so that positions only grow: from each window the
// later element is taken if it is larger or NaN, or if there was only padding (position -1) before it.
Values max_by_dimension(Builder& b, Value x, Value positions, const Windows& windows) {
  bool has_padding = false;
  for (int64_t i = windows.count() - 1; i >= 0; --i) {
    const int64_t dim = windows.first_dim() + i, stride = windows.stride[i];
    const int64_t high = (windows.out[i] - 1) * stride + windows.dilation[i] * (windows.kernel[i] - 1) + 1 - windows.in[i] - windows.padding[i];
    if (windows.padding[i] > 0 || high > 0) {
      const Dims none(x.rank(), 0);
      Dims lows = none, highs = none;
      lows[dim] = windows.padding[i];
      highs[dim] = std::max<int64_t>(high, 0);
      x = b.pad(x, b.min_value(x.dtype()), lows, highs, none);
      positions = b.pad(positions, b.constant(DType::Int, int64_t{-1}), lows, highs, none);
      has_padding = true;
    }
    Value best, at;
    for (int64_t tap = 0; tap < windows.kernel[i]; ++tap) {
      const int64_t start = tap * windows.dilation[i], limit = start + (windows.out[i] - 1) * stride + 1;
      const Value y = b.slice_dim(x, dim, start, limit, stride), at_y = b.slice_dim(positions, dim, start, limit, stride);
      if (tap == 0) {
        best = y;
        at = at_y;
        continue;
      }
      Value takes_y = b.compare(y, best, ir::Compare::kGt);
      if (is_float(y.dtype())) takes_y = b.or_(takes_y, b.is_nan(y));
      if (has_padding) takes_y = b.or_(takes_y, b.compare(at, int64_t{0}, ir::Compare::kLt));
      best = b.select(takes_y, y, best);
      at = b.select(takes_y, at_y, at);
    }
    // Without the barrier XLA computes each maximum of this dimension again for every tap of the next.
    x = i == 0 ? best : b.optimization_barrier(best);
    positions = i == 0 ? at : b.optimization_barrier(at);
  }
  return {x, positions};
}

// The CPU plugin takes 10 to 30 times longer for a reduce_window of pairs than for slices, if the windows are not large.
template <int64_t kDims>
Results max_pool(Builder& b, const Args& a) {
  const Value x = a.promoted1("self");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(x.dtype()), a.op(), ": not implemented for bool");
  const Windows windows = read_windows(a, x.shape(), kDims);
  const Value positions = b.broadcast_to(flat_positions(b, windows.in), x.shape());
  int64_t taps = 0;
  for (int64_t k : windows.kernel) taps += k;
  if (a.ambient().cpu_platform && taps <= 16 && numel(windows.output_shape()) > 0) return max_by_dimension(b, x, positions, windows);
  return b.reduce_window({x, positions}, max_inits(b, x.dtype()), windows.window(), max_of_two);
}

// Values of shape [..., in...] as [N, 1, plane] with N = all leading dimensions: what scatter_flat() takes.
Value as_planes(Builder& b, const Value& x, int64_t dims) {
  int64_t plane = 1, batch = 1;
  for (int64_t i = 0; i < x.rank(); ++i) (i < x.rank() - dims ? batch : plane) *= x.dim(i);
  return b.reshape(x, {batch, 1, plane});
}

Value scatter_planes(Builder& b, const Value& indices, const Value& updates, const Shape& result, int64_t dims, Write write) {
  const Value into = as_planes(b, b.constant(updates.dtype(), int64_t{0}, result), dims);
  const Value at = as_planes(b, indices, dims);
  return b.reshape(scatter_flat(b, into, b.squeeze(at, {1}), as_planes(b, updates, dims), write), result);
}

// How many windows can hold one input at most.
int64_t overlap(const Windows& windows) {
  int64_t product = 1;
  for (int64_t i = 0; i < windows.count(); ++i)
    product *= ((windows.kernel[i] - 1) * windows.dilation[i] + windows.stride[i]) / windows.stride[i];
  return product;
}

// The gradient without a scatter: the plane is cut into blocks of one stride, and each block asks the few windows that can
// reach it whether their maximum is here.
Value ask_windows(Builder& b, const Value& grad, const Value& indices, const Windows& windows) {
  const int64_t first = windows.first_dim(), n = windows.count();
  Dims none(first, 0), low(none), high(none), candidates;
  Shape blocks = windows.leading, plane_blocks, padded = windows.leading;
  Dims plane_low, plane_high, limit(windows.leading.begin(), windows.leading.end());
  for (int64_t i = 0; i < n; ++i) {
    const int64_t stride = windows.stride[i], count = (windows.in[i] + windows.padding[i] + stride - 1) / stride;
    candidates.push_back(((windows.kernel[i] - 1) * windows.dilation[i] + stride) / stride);
    low.push_back(candidates[i] - 1);             // block q is reached by the windows q, q - 1, ...
    high.push_back(count - windows.out[i]);
    blocks.append({count, 1});
    plane_blocks.append({count, stride});
    padded.push_back(count * stride);
    plane_low.push_back(windows.padding[i]);
    plane_high.push_back(count * stride - windows.in[i] - windows.padding[i]);
  }
  const Dims flat(n, 0), interior(grad.rank(), 0);
  const Value here = b.reshape(b.pad(flat_positions(b, windows.in), b.constant(DType::Int, int64_t{-2}), plane_low, plane_high, flat), plane_blocks);
  const Value no_position = b.constant(DType::Int, int64_t{-1}), zero = b.constant(grad.dtype(), int64_t{0});
  const Value all_indices = b.pad(indices, no_position, low, high, interior), all_grads = b.pad(grad, zero, low, high, interior);
  Value sum;
  int64_t total = 1;
  for (int64_t c : candidates) total *= c;
  for (int64_t j = 0; j < total; ++j) {
    Dims start(first, 0), end = limit;
    int64_t rest = j;
    for (int64_t i = 0; i < n; ++i) {
      start.push_back(rest % candidates[i]);
      end.push_back(start.back() + blocks[first + 2 * i]);
      rest /= candidates[i];
    }
    const auto at_blocks = [&](const Value& x) { return b.reshape(b.slice(x, start, end, Dims(x.rank(), 1)), blocks); };
    const Value share = b.select(b.compare(at_blocks(all_indices), here, ir::Compare::kEq), at_blocks(all_grads), zero);
    sum = sum ? b.add(sum, share) : share;
  }
  Dims start = none, end = limit;
  for (int64_t i = 0; i < n; ++i) {
    start.push_back(windows.padding[i]);
    end.push_back(windows.padding[i] + windows.in[i]);
  }
  return b.slice(b.reshape(sum, padded), start, end, Dims(grad.rank(), 1));
}

// A scatter is good on the CPU plugin, and takes half a minute to compile for a TPU.
template <int64_t kDims>
Results max_pool_backward(Builder& b, const Args& a) {
  const Value grad = a.promoted1("grad_output"), indices = a.tensor("indices");
  const Windows windows = read_windows(a, a.aval("self").shape, kDims);
  if (overlap(windows) <= (a.ambient().cpu_platform ? 1 : 9)) return ask_windows(b, grad, b.convert(indices, DType::Int), windows);
  return scatter_planes(b, indices, grad, windows.input_shape(), kDims, Write::kAdd);
}

template <int64_t kDims>
Results max_unpool(Builder& b, const Args& a) {
  const Value x = a.tensor("self");
  Shape result(x.shape().begin(), x.shape().end() - kDims);
  for (int64_t size : a.integers("output_size")) result.push_back(size);
  return scatter_planes(b, a.tensor("indices"), x, result, kDims, Write::kSet);
}

// The gradient of a maximum over windows that the saved positions describe fully.
template <int64_t kDims>
Results scatter_to_maxima(Builder& b, const Args& a) {
  return scatter_planes(b, a.tensor("indices"), a.promoted1("grad_output"), a.aval("self").shape, kDims, Write::kAdd);
}

const Rule kMaxPools[] = {
    Rule({"aten::max_pool2d_with_indices"}, max_pool<2>),
    Rule({"aten::max_pool3d_with_indices"}, max_pool<3>),
    Rule({"aten::max_pool2d_with_indices_backward"}, max_pool_backward<2>),
    Rule({"aten::max_pool3d_with_indices_backward"}, max_pool_backward<3>),
    Rule({"aten::max_unpool2d"}, max_unpool<2>),
    Rule({"aten::max_unpool3d"}, max_unpool<3>),
    Rule({"aten::adaptive_max_pool2d_backward", "aten::fractional_max_pool2d_backward"}, scatter_to_maxima<2>),
    Rule({"aten::adaptive_max_pool3d_backward", "aten::fractional_max_pool3d_backward"}, scatter_to_maxima<3>),
};

}  // namespace
}  // namespace torch_tpu::lowering
