// The running combination of the elements along one dimension, over Builder: what scan.cc's rules and mode are written in.
#pragma once

#include <functional>

#include "lowering/registry.h"

namespace torch_tpu::lowering {

// combine(before, x): associative. Works on 0-d values.
using Combination = std::function<Value(Builder& body, const Value& before, const Value& x)>;

// out[i] = x[0] ∘ x[1] ∘ ... ∘ x[i] along `dim`, where `init` is the identity of ∘.
Value scan(Builder& b, const Value& x, int64_t dim, const Value& init, const Combination& combine);

}  // namespace torch_tpu::lowering
