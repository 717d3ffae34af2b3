// im2col and col2im (unfold and fold of images), and the shuffles between channels and space. im2col picks inputs along one
// dimension after the other, zero in the padding; col2im is its adjoint, a sum of the few columns that hold each element.
#include "lowering/band.h"
#include "lowering/windows.h"

namespace torch_tpu::lowering {
namespace {

// From `in` elements to the [kernel, out] pairs of tap and window.
Band taps_and_windows(int64_t in, int64_t kernel, int64_t out, int64_t stride, int64_t padding, int64_t dilation) {
  Band band(in, kernel * out);
  for (int64_t tap = 0; tap < kernel; ++tap)
    for (int64_t o = 0; o < out; ++o) {
      const int64_t at = o * stride + tap * dilation - padding;
      if (at >= 0 && at < in) band.add(tap * out + o, at);
    }
  return band;
}

struct Fold {
  Dims kernel, out;
  std::vector<Band> bands;   // one for each of the two dimensions
};

Fold read_fold(const Args& a, const Dims& image) {
  Fold fold{expanded(a.integers("kernel_size"), 2), {}, {}};
  const Dims stride = expanded(a.integers("stride"), 2), padding = expanded(a.integers("padding"), 2), dilation = expanded(a.integers("dilation"), 2);
  for (int64_t i = 0; i < 2; ++i) {
    fold.out.push_back((image[i] + 2 * padding[i] - dilation[i] * (fold.kernel[i] - 1) - 1) / stride[i] + 1);
    fold.bands.push_back(taps_and_windows(image[i], fold.kernel[i], fold.out[i], stride[i], padding[i], dilation[i]));
  }
  return fold;
}

// f32[N, C, H, W] -> f32[N, C * kernel, out]; N may be missing.
const Rule kIm2col{{"aten::im2col"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.tensor("self");
  const bool batched = x.rank() == 4;
  if (!batched) x = b.unsqueeze(x, 0);
  const Fold fold = read_fold(a, {x.dim(2), x.dim(3)});
  const int64_t batch = x.dim(0), channels = x.dim(1);
  for (int64_t i : {1, 0}) x = apply(b, a, x, 2 + i, fold.bands[i]);
  x = b.reshape(x, {batch, channels, fold.kernel[0], fold.out[0], fold.kernel[1], fold.out[1]});
  x = b.reshape(b.transpose(x, {0, 1, 2, 4, 3, 5}), {batch, channels * fold.kernel[0] * fold.kernel[1], fold.out[0] * fold.out[1]});
  return batched ? x : b.squeeze(x, {0});
}};

const Rule kCol2im{{"aten::col2im"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.promoted1("self");
  const bool batched = x.rank() == 3;
  if (!batched) x = b.unsqueeze(x, 0);
  const Fold fold = read_fold(a, a.integers("output_size"));
  const int64_t batch = x.dim(0), channels = x.dim(1) / (fold.kernel[0] * fold.kernel[1]);
  x = b.reshape(x, {batch, channels, fold.kernel[0], fold.kernel[1], fold.out[0], fold.out[1]});
  x = b.reshape(b.transpose(x, {0, 1, 2, 4, 3, 5}), {batch, channels, fold.kernel[0] * fold.out[0], fold.kernel[1] * fold.out[1]});
  for (int64_t i : {1, 0}) x = apply(b, a, x, 2 + i, transposed(fold.bands[i]));
  return batched ? x : b.squeeze(x, {0});
}};

// f32[..., C * r * r, H, W] -> f32[..., C, H * r, W * r].
const Rule kPixelShuffle{{"aten::pixel_shuffle"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const int64_t r = a.integer("upscale_factor"), height = x.dim(-2), width = x.dim(-1), channels = x.dim(-3) / (r * r);
  Shape result(x.shape().begin(), x.shape().end() - 3);
  const int64_t leading = numel(result);
  result.append({channels, height * r, width * r});
  return b.reshape(b.transpose(b.reshape(x, {leading, channels, r, r, height, width}), {0, 1, 4, 2, 5, 3}), result);
}};

// f32[..., C, H * r, W * r] -> f32[..., C * r * r, H, W].
const Rule kPixelUnshuffle{{"aten::pixel_unshuffle"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const int64_t r = a.integer("downscale_factor"), channels = x.dim(-3), height = x.dim(-2) / r, width = x.dim(-1) / r;
  Shape result(x.shape().begin(), x.shape().end() - 3);
  const int64_t leading = numel(result);
  result.append({channels * r * r, height, width});
  return b.reshape(b.transpose(b.reshape(x, {leading, channels, height, r, width, r}), {0, 1, 3, 5, 2, 4}), result);
}};

// Channels of `groups` groups take turns.
const Rule kChannelShuffle{{"aten::channel_shuffle"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const int64_t groups = a.integer("groups"), batch = x.dim(0), channels = x.dim(1);
  const int64_t rest = numel(Shape(x.shape().begin() + 2, x.shape().end()));
  return b.reshape(b.transpose(b.reshape(x, {batch, groups, channels / groups, rest}), {0, 2, 1, 3}), x.shape());
}};

}  // namespace
}  // namespace torch_tpu::lowering
