// contract(): the one place where a rule multiplies matrices; precision_of(): the precision of products and convolutions;
// materialised(): what a product on a chip takes as it is.
// Owns the choice of accumulator. Must not look at anything but dtypes, shapes, the ambient and, in materialised(), who made a value.
#pragma once

#include "lowering/args.h"

namespace torch_tpu::lowering {

// The user's choice for f32, also within complex values: the only dtype that a TPU can multiply in several ways.
inline ir::Precision precision_of(const Args& a, DType dtype) {
  return dtype == DType::Float || dtype == DType::ComplexFloat ? a.ambient().matmul_precision : ir::Precision::kDefault;
}

// dot_general of two values of one dtype. f16 and bf16 are summed in f32, and the result is f32; every other dtype keeps its
// own, and integers wrap around. XLA:CPU has no product of halves with an f32 result for every shape: there they are widened
// first, which changes no bit (the product of two halves is exact in f32).
inline Value contract(Builder& b, const Args& a, const Value& x, const Value& y, const ir::DotDims& dims) {
  const DType dtype = x.dtype();
  // As on CPU, bool is refused unless there is nothing to multiply.
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(dtype) || x.numel() == 0 || y.numel() == 0, a.op(), ": not implemented for bool. Convert to an integer or a float first.");
  if (a.ambient().cpu_platform && is_low_precision(dtype))
    return b.dot_general(b.convert(x, DType::Float), b.convert(y, DType::Float), dims, precision_of(a, DType::Float));
  return b.dot_general(x, y, dims, precision_of(a, dtype), compute_dtype(dtype));
}

// `x` as an operand of products on a chip: computed once and kept, if it is large and the graph computes it by arithmetic. XLA
// would fuse that arithmetic into each product that takes it, whose inner loop then waits for it (v6e, 2048 x 4096 x 12288
// behind silu: 0.78 against 0.45 Mcycles). On the CPU plugin, and for one op alone: x.
Value materialised(Builder& b, const Args& a, const Value& x);

}  // namespace torch_tpu::lowering
