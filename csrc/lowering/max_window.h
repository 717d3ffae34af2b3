// The maximum of (value, position) pairs, as the regions of reduce and reduce_window take it.
#pragma once

#include "lowering/windows.h"

namespace torch_tpu::lowering {

// Neutral for max_of_two: the smallest value at no position.
inline Values max_inits(Builder& b, DType dtype) { return {b.min_value(dtype), b.max_value(DType::Int)}; }

// Region over (value, position, value, position), in any order of reduction: the larger value, of equal values the one at the
// lower position. NaN beats every number, and of two NaNs the higher position wins: CPU's loop over a window ends with it.
inline Values max_of_two(Builder& b, const Values& v) {
  const Value &x = v[0], &at_x = v[1], &y = v[2], &at_y = v[3];
  Value takes_y = b.or_(b.compare(y, x, ir::Compare::kGt),
                        b.and_(b.compare(y, x, ir::Compare::kEq), b.compare(at_y, at_x, ir::Compare::kLt)));
  if (is_float(x.dtype())) {
    const Value beats_nan = b.or_(b.compare(x, x, ir::Compare::kEq), b.compare(at_y, at_x, ir::Compare::kGt));
    takes_y = b.or_(takes_y, b.and_(b.is_nan(y), beats_nan));
  }
  return {b.select(takes_y, y, x), b.select(takes_y, at_y, at_x)};
}

}  // namespace torch_tpu::lowering
