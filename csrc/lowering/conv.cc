// Convolution of any rank, transposed or not, and its gradients: each is one StableHLO convolution. A transposed convolution,
// and likewise the gradient of the input, is a convolution of the input spread out by `stride` with the flipped kernel; the
// gradient of the kernel is a convolution over the batch. Neither op has a meta function, so results get their dtype here.
#include "lowering/conv_patches.h"
#include "lowering/contract.h"
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

struct Conv {
  Dims stride, padding, dilation;
  int64_t groups;
};

// f32[N, C, in...] with a kernel f32[O, C/groups, k...] -> f32[N, O, out...], out as the window says.
Value convolve(Builder& b, const Args& a, const Value& input, const Value& kernel, const ir::Window& window, int64_t groups) {
  if (groups == 1 && prefers_patches(a, input, kernel, window)) return convolve_patches(b, a, input, kernel, window);
  Dims spatial;
  for (int64_t i = 2; i < input.rank(); ++i) spatial.push_back(i);
  return b.convolution(input, kernel, {0, 1, spatial, 1, 0, spatial, 0, 1, spatial}, window, groups, 1, precision_of(a, input.dtype()));
}

ir::Window forward_window(const Conv& conv) {
  ir::Window window;
  window.stride = conv.stride;
  window.pad_low = window.pad_high = conv.padding;
  window.window_dilation = conv.dilation;
  return window;
}

// f32[N, C, in...] with a kernel f32[C, O/groups, k...] -> f32[N, O, out...]: the linear transpose of a convolution of `out`.
Value convolve_transposed(Builder& b, const Args& a, const Value& input, const Value& kernel, const Conv& conv, const Dims& out) {
  const int64_t groups = conv.groups, in_features = kernel.dim(0) / groups, out_features = kernel.dim(1);
  ir::Window window;
  window.base_dilation = conv.stride;
  window.window_dilation = conv.dilation;
  Shape grouped{groups, in_features, out_features}, flipped{groups * out_features, in_features};
  Dims order{0, 2, 1}, spatial;
  for (int64_t i = 0; i < input.rank() - 2; ++i) {
    const int64_t size = kernel.dim(2 + i), reach = (size - 1) * conv.dilation[i];
    window.pad_low.push_back(reach - conv.padding[i]);
    window.pad_high.push_back(out[i] - 1 + conv.padding[i] - (input.dim(2 + i) - 1) * conv.stride[i]);
    grouped.push_back(size);
    flipped.push_back(size);
    order.push_back(3 + i);
    if (size > 1) spatial.push_back(2 + i);
  }
  // Within each group the kernel's two feature dimensions change places.
  const Value swapped = b.reshape(b.transpose(b.reshape(kernel, grouped), order), flipped);
  return convolve(b, a, input, b.reverse(swapped, spatial), window, groups);
}

// Gradient of the kernel of convolve(): f32[N, C, in...] and f32[N, O, out...] -> f32[O, C/groups, k...]. The batch is what is
// contracted. XLA's CPU convolution with batch groups is 100 times slower than one with feature groups, so there the groups of
// the input move from the batch's place into the features.
Value kernel_gradient(Builder& b, const Args& a, const Value& input, const Value& grad, const Conv& conv, const Shape& kernel) {
  const int64_t batch = input.dim(0), groups = conv.groups;
  ir::Window window;  // taps and outputs change places, and so do their steps
  window.stride = conv.dilation;
  window.pad_low = conv.padding;
  window.window_dilation = conv.stride;
  Shape grouped{batch, groups, kernel[1]}, moved{kernel[1], groups * batch};
  Dims order{2, 1, 0}, spatial;
  for (int64_t i = 0; i < input.rank() - 2; ++i) {
    const int64_t size = input.dim(2 + i), covered = (kernel[2 + i] - 1) * conv.dilation[i] + (grad.dim(2 + i) - 1) * conv.stride[i] + 1;
    window.pad_high.push_back(covered - conv.padding[i] - size);
    spatial.push_back(2 + i);
    order.push_back(3 + i);
    grouped.push_back(size);
    moved.push_back(size);
  }
  const ir::ConvDims dims{1, 0, spatial, 0, 1, spatial, 1, 0, spatial};
  const ir::Precision precision = precision_of(a, input.dtype());
  if (groups == 1 || !a.ambient().cpu_platform) return b.convolution(input, grad, dims, window, 1, groups, precision);
  ir::ConvDims by_feature = dims;
  std::swap(by_feature.input_batch, by_feature.input_feature);
  return b.convolution(b.reshape(b.transpose(b.reshape(input, grouped), order), moved), grad, by_feature, window, groups, 1, precision);
}

Dims spatial_sizes(const Shape& shape) { return Dims(shape.begin() + 2, shape.end()); }

// f16 and bf16 stay as they are on a TPU, which sums them in f32; the CPU plugin would widen them anyway, and rounds once so.
Value operand(const Args& a, std::string_view name) { return a.ambient().cpu_platform ? a.promoted(name)[0] : a.tensor(name); }

Conv read_conv(const Args& a) {
  return {a.integers("stride"), a.integers("padding"), a.integers("dilation"), a.integer("groups")};
}

const Rule kConvolution{{"aten::convolution_overrideable"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(a.dtype_of("input")), a.op(), ": not implemented for bool. Convert to an integer or a float first.");
  TORCH_CHECK(a.dtype_of("weight") == a.dtype_of("input"), "Input type (", a.dtype_of("input"), ") and weight type (", a.dtype_of("weight"), ") should be the same");
  const Value input = operand(a, "input"), kernel = operand(a, "weight");
  const Conv conv = read_conv(a);
  Value result;
  if (a.boolean("transposed")) {
    const Dims extra = a.integers("output_padding");
    Dims out;
    for (int64_t i = 0; i < input.rank() - 2; ++i)
      out.push_back((input.dim(2 + i) - 1) * conv.stride[i] - 2 * conv.padding[i] + (kernel.dim(2 + i) - 1) * conv.dilation[i] +
                    extra[i] + 1);
    result = convolve_transposed(b, a, input, kernel, conv, out);
  } else {
    result = convolve(b, a, input, kernel, forward_window(conv), conv.groups);
  }
  if (a.has("bias")) {
    Shape column(input.rank() - 1, 1);
    column[0] = result.dim(1);
    result = b.add(result, b.reshape(a.as("bias", result.dtype()), column));
  }
  return b.convert(result, a.dtype_of("input"));
}};

const Rule kConvolutionBackward{{"aten::convolution_backward_overrideable"}, [](Builder& b, const Args& a) -> Results {
  const Value grad = operand(a, "grad_output");
  const Conv conv = read_conv(a);
  const bool transposed = a.boolean("transposed");
  const std::vector<bool> wanted = a.booleans("output_mask");
  Results results{Value(), Value(), Value()};
  if (wanted[0]) {
    const Value kernel = operand(a, "weight");
    const Dims sizes = spatial_sizes(a.aval("input").shape);
    ir::Window window = forward_window(conv);
    for (int64_t i = 0; i < grad.rank() - 2; ++i)  // exactly the input's size, whatever output_padding was
      window.pad_high[i] = (sizes[i] - 1) * conv.stride[i] + (kernel.dim(2 + i) - 1) * conv.dilation[i] + 1 - grad.dim(2 + i) -
                           conv.padding[i];
    const Value result = transposed ? convolve(b, a, grad, kernel, window, conv.groups)
                                    : convolve_transposed(b, a, grad, kernel, conv, sizes);
    results[0] = b.convert(result, a.dtype_of("input"));
  }
  if (wanted[1]) {
    const Value input = operand(a, "input");
    const Shape& kernel = a.aval("weight").shape;
    const Value result = transposed ? kernel_gradient(b, a, grad, input, conv, kernel) : kernel_gradient(b, a, input, grad, conv, kernel);
    results[1] = b.convert(result, a.dtype_of("weight"));
  }
  if (wanted[2]) {
    Dims all_but_features{0};
    for (int64_t i = 2; i < grad.rank(); ++i) all_but_features.push_back(i);
    results[2] = b.convert(b.reduce_add(a.as("grad_output", compute_dtype(grad.dtype())), all_but_features), a.dtype_of("weight"));
  }
  return results;
}};

}  // namespace
}  // namespace torch_tpu::lowering
