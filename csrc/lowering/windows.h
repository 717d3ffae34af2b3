// The arithmetic of pooling windows over the last dimensions of a value, and reads and writes at flat positions within such a
// plane. Shared by the pooling, sampling and fold rules.
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

// Sliding windows over the last kernel.size() dimensions; every list has one entry for each of them.
struct Windows {
  Dims kernel, stride, padding, dilation;
  Dims in, out;        // sizes before and after
  Shape leading;       // the dimensions in front: [N, C] or [C]

  int64_t count() const { return static_cast<int64_t>(kernel.size()); }
  int64_t first_dim() const { return static_cast<int64_t>(leading.size()); }
  Shape input_shape() const;
  Shape output_shape() const;
  // Whether each input is in at most one window, and windows touch: stride == kernel, no padding, no dilation.
  bool tiles() const;
  // Of full rank, padded so that exactly `out` windows fit, as reduce_window and select_and_scatter want it.
  ir::Window window() const;
};

// From arguments kernel_size, stride (empty: the kernel's), padding, dilation (if the schema has one) and ceil_mode.
//   input: shape of the pooled value, `n` spatial dimensions last. `out` as ATen's pooling_output_shape.
Windows read_windows(const Args& a, const Shape& input, int64_t n);

// One number per entry of `list` if it has one, for `n` dimensions: kernel_size=3 means (3, 3).
Dims expanded(Dims list, int64_t n);

// f32[..., out...] -> f32[..., in...]: each window's value at all its places, 0 where there is no window. Precondition: tiles().
Value spread_over_tiles(Builder& b, const Value& x, const Windows& windows);

// i32[in...]: each element's flat position.
Value flat_positions(Builder& b, const Dims& sizes);

// f32[N, C, M] at i[N, P] -> f32[N, C, P]. Indices must be in range.
Value gather_flat(Builder& b, const Value& x, const Value& indices);

// f32[N, C, M] changed at i[N, P] by f32[N, C, P]: added, or else set (the last one wins). Indices out of range are dropped.
enum class Write { kAdd, kSet };
Value scatter_flat(Builder& b, const Value& x, const Value& indices, const Value& updates, Write write);

}  // namespace torch_tpu::lowering
