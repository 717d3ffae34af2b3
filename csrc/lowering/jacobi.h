// One-sided Jacobi: turns the columns of a matrix until they are orthogonal. What singular values and eigenvalues are made with.
#pragma once

#include "lowering/matrices.h"

namespace torch_tpu::lowering {

struct Turned {
  Value columns;   // x v: [..., m, n], orthogonal columns in no order
  Value v;         // [..., n, n], unitary; empty if it was not asked for
};

// x: [..., m, n] of any float or complex dtype, not empty, with elements about 1 or smaller.
// Small singular values come out as exactly as large ones. NaN and infinity give NaN.
Turned turn_columns(Builder& b, const Value& x, bool with_v);

}  // namespace torch_tpu::lowering
