// The `reduce` argument of scatter_reduce and index_reduce, in terms of one write that combines.
#pragma once

#include "lowering/indexing.h"

namespace torch_tpu::lowering {

// Writes `updates` into `base` at the call's places.
using Write = std::function<Value(const Value& base, const Value& updates, Combine how)>;

// Reads `reduce` (sum, prod, mean, amax, amin) and `include_self` of the call. x, src: in the dtype of the computation.
Value reduce_into(Builder& b, const Args& a, const Value& x, const Value& src, const Write& write);

}  // namespace torch_tpu::lowering
