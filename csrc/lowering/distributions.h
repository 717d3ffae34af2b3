// Random values over Builder, made of the call's random bits (Philox by seed and offset). Every function draws anew. Only for
// rules marked random(). The values are not CPU's, the distributions are.
#pragma once

#include "lowering/registry.h"

namespace torch_tpu::lowering {

// The float dtype in which random values for a tensor of `dtype` are computed: f32, or f64 for f64 and c128.
inline DType random_dtype(DType dtype) { return real_dtype(dtype) == DType::Double ? DType::Double : DType::Float; }

// [0, 1) in steps of 2^-d, where d is the precision of `dtype`, so that no rounding to it gives 1. Of random_dtype(dtype).
Value uniform_unit(Builder& b, const Args& a, const Shape& shape, DType dtype);
// (0, 1), both ends excluded and symmetric: what a logarithm may see. Of random_dtype(dtype).
Value uniform_open(Builder& b, const Args& a, const Shape& shape, DType dtype);
// Mean 0, standard deviation 1. Of random_dtype(dtype); of a complex dtype: complex, each part of variance 1/2.
Value normal_unit(Builder& b, const Args& a, const Shape& shape, DType dtype);

// u64, all bits random.
Value random_u64(Builder& b, const Args& a, const Shape& shape);
// i64 in [0, range), with a bias of at most range / 2^64 (2^32 for `narrow`, where range <= 2^32). range: a 0-d u64; 0 stands
// for 2^64.
Value random_below(Builder& b, const Args& a, const Shape& shape, const Value& range, bool narrow);

// -ln of a uniform value: mean 1, never 0.
Value exponential_unit(Builder& b, const Args& a, const Shape& shape, DType dtype);
// bool: true with probability p (0-d or broadcastable to `shape`; f32 or f64).
Value bernoulli(Builder& b, const Args& a, const Shape& shape, const Value& p);

}  // namespace torch_tpu::lowering
