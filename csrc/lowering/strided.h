// Where the elements of a view lie in the dense value under it: as_strided, diagonals, windows. A compiled graph has no
// storages, so the input of as_strided is seen as dense row-major memory of its own shape.
// (What a tensor of the eager device is over its storage's buffer belongs to runtime/view; nothing here knows of storages.)
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

struct Strided {
  Shape sizes;
  Dims strides;
  int64_t offset;
};

// The elements of flattened x at offset + sum of index[d] * strides[d]. Precondition: they lie inside x.
Value read_strided(Builder& b, const Value& x, const Strided& view);
// x with `values` (of shape view.sizes) in their places. Precondition: no place twice.
Value write_strided(Builder& b, const Value& x, const Value& values, const Strided& view);

// The diagonal of two dimensions of `shape`, which is every step-th element from `start` of the two flattened together.
struct Diagonal {
  Diagonal(const Shape& shape, int64_t offset, int64_t dim1, int64_t dim2);  // dims may be negative
  Dims to_last, back;       // permutations: dim1 and dim2 moved to the end, and moved back
  Shape matrices, flat;     // the shape after to_last, and with its last two dimensions flattened
  int64_t start, step, length;
};

// i64[windows, size]: the elements of each window of `size` elements, `step` apart, over `extent` elements.
Value window_places(Builder& b, int64_t extent, int64_t size, int64_t step);

}  // namespace torch_tpu::lowering
