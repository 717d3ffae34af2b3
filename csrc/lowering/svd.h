// Singular values and vectors over Builder.
#pragma once

#include "lowering/matrices.h"

namespace torch_tpu::lowering {

struct Singular {
  Value u, s, v;   // x = u s v^H: [..., m, n] (complete: [..., m, m]), [..., n] falling, [..., n, n]
};

// x: [..., m, n] with m >= n, not empty. u and v are empty unless with_vectors.
Singular decompose(Builder& b, const Args& a, const Value& x, bool with_vectors, bool complete);

}  // namespace torch_tpu::lowering
