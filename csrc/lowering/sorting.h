// Sorting along one dimension in PyTorch's order (NaN is larger than every number, equal elements keep their order), over
// Builder. Picks the form that the plugin runs fast: see sorting.cc.
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

struct Sorted {
  Value values;
  Value indices;  // positions in x, integers
};

// x has at least one dimension.
Sorted sort_along(Builder& b, const Args& a, const Value& x, int64_t dim, bool descending);
// The first k of that order. The order of equal elements is open here, as on CPU.
Sorted first_k(Builder& b, const Args& a, const Value& x, int64_t k, int64_t dim, bool descending);

}  // namespace torch_tpu::lowering
