// The arithmetic of windows, shared by convolution, reduce_window and select_and_scatter.
#pragma once

#include "ir/builder.h"

namespace torch_tpu::ir {

// `window` with every empty list written out for `count` dimensions.
// Errors: c10::Error for a list of another length, or sizes, strides and dilations below 1.
Window filled(std::string_view op, const Values& operands, Window window, int64_t count);

// How many windows fit along dimension `i` of size `size`; none if the window is larger. Precondition: `window` is filled.
// Errors: c10::Error if the padding makes the size negative.
int64_t window_count(std::string_view op, const Values& operands, const Window& window, int64_t i, int64_t size);

}  // namespace torch_tpu::ir
