// A convolution as one dot of the kernel with patches of the input: for maps of at most 2x2 on the CPU plugin, where XLA's own
// convolution is 10 to 80 times slower (512 channels: 70 ms against 3). Everywhere else, and always on a TPU, XLA's is better.
#pragma once

#include "lowering/args.h"

namespace torch_tpu::lowering {

// Whether to take convolve_patches(): input or output map of at most 2 in every dimension, on the CPU plugin.
//   input: f32[N, C, in...]; kernel: f32[O, C, k...]; window: all lists of one entry per spatial dimension, or empty.
bool prefers_patches(const Args& a, const Value& input, const Value& kernel, const ir::Window& window);

// The same f32[N, O, out...] as Builder::convolution with one group.
Value convolve_patches(Builder& b, const Args& a, const Value& input, const Value& kernel, const ir::Window& window);

}  // namespace torch_tpu::lowering
