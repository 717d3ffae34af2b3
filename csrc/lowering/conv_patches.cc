#include "lowering/conv_patches.h"

#include "lowering/contract.h"

namespace torch_tpu::lowering {
namespace {

// One spatial dimension of a convolution, with the taps that it needs.
struct Axis {
  int64_t in, kernel, stride, low, high, spread, dilation, out;
  int64_t first_tap = 0, num_taps = 0;

  int64_t spread_in() const { return (in - 1) * spread + 1; }
  // Whether some output meets data, not only padding, at `tap`.
  bool meets_data(int64_t tap) const {
    for (int64_t o = 0; o < out; ++o) {
      const int64_t at = o * stride + tap * dilation - low;
      if (at >= 0 && at < spread_in() && at % spread == 0) return true;
    }
    return false;
  }
};

Axis axis_of(const Value& input, const Value& kernel, const ir::Window& window, int64_t i) {
  const auto at = [i](const Dims& list, int64_t otherwise) { return list.empty() ? otherwise : list[i]; };
  Axis axis{.in = input.dim(2 + i), .kernel = kernel.dim(2 + i), .stride = at(window.stride, 1), .low = at(window.pad_low, 0),
            .high = at(window.pad_high, 0), .spread = at(window.base_dilation, 1), .dilation = at(window.window_dilation, 1), .out = 0};
  axis.out = (axis.low + axis.spread_in() + axis.high - (axis.kernel - 1) * axis.dilation - 1) / axis.stride + 1;
  int64_t last = 0;
  for (int64_t tap = axis.kernel - 1; tap >= 0; --tap)
    if (axis.meets_data(tap)) {
      last = std::max(last, tap);
      axis.first_tap = tap;
    }
  axis.num_taps = last - axis.first_tap + 1;
  return axis;
}

}  // namespace

bool prefers_patches(const Args& a, const Value& input, const Value& kernel, const ir::Window& window) {
  if (!a.ambient().cpu_platform || input.rank() < 4 || input.numel() == 0 || kernel.numel() == 0) return false;
  bool small_in = true, small_out = true;
  for (int64_t i = 0; i < input.rank() - 2; ++i) {
    const Axis axis = axis_of(input, kernel, window, i);
    if (axis.out < 1) return false;
    small_in = small_in && axis.in <= 2;
    small_out = small_out && axis.out <= 2;
  }
  return small_in || small_out;
}

Value convolve_patches(Builder& b, const Args& a, const Value& input, const Value& kernel, const ir::Window& window) {
  const int64_t rank = input.rank(), batch = input.dim(0), channels = input.dim(1), features = kernel.dim(0);
  std::vector<Axis> axes;
  Dims low(2, 0), high(2, 0), interior(2, 0), tap_start(2, 0), tap_limit{features, channels};
  Shape piece{batch, channels, 1}, result{batch, features};
  int64_t num_taps = 1, positions = 1;
  for (int64_t i = 0; i < rank - 2; ++i) {
    const Axis axis = axis_of(input, kernel, window, i);
    axes.push_back(axis);
    low.push_back(axis.low);
    high.push_back(axis.high);
    interior.push_back(axis.spread - 1);
    tap_start.push_back(axis.first_tap);
    tap_limit.push_back(axis.first_tap + axis.num_taps);
    piece.push_back(axis.out);
    result.push_back(axis.out);
    num_taps *= axis.num_taps;
    positions *= axis.out;
  }
  const Value padded = b.pad(input, b.constant(input.dtype(), int64_t{0}), low, high, interior);
  Values pieces;
  for (int64_t tap = 0; tap < num_taps; ++tap) {
    Dims start(rank, 0), limit{batch, channels}, stride(rank, 1);
    limit.resize(rank);
    int64_t rest = tap;
    for (int64_t i = rank - 3; i >= 0; --i) {  // the last dimension's tap runs fastest, as in the kernel
      const Axis& axis = axes[i];
      start[2 + i] = (axis.first_tap + rest % axis.num_taps) * axis.dilation;
      limit[2 + i] = start[2 + i] + (axis.out - 1) * axis.stride + 1;
      stride[2 + i] = axis.stride;
      rest /= axis.num_taps;
    }
    pieces.push_back(b.reshape(b.slice(padded, start, limit, stride), piece));
  }
  const Value patches = b.reshape(b.concatenate(pieces, 2), {batch, channels * num_taps, positions});
  const Value taps = b.reshape(b.slice(kernel, tap_start, tap_limit, Dims(rank, 1)), {features, channels * num_taps});
  const Value product = contract(b, a, taps, patches, {{}, {}, {1}, {1}});  // f32[O, N, positions]
  return b.reshape(b.transpose(product, {1, 0, 2}), result);
}

}  // namespace torch_tpu::lowering
