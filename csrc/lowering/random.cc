// Ops that fill a tensor with random values, and dropout. Schemas name the functional overload; what reaches us in eager is
// mostly the in-place one (uniform_, normal_). The parameters of a distribution are parameters of the program.
#include "lowering/distributions.h"
#include "lowering/indexing.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

constexpr double kPi = 3.141592653589793238463;

// A value for each element of `self`, of self's dtype, made of unit random values and the float arguments of the call.
using Draw = std::function<Value(Builder& b, const Args& a, const Shape& shape, DType dtype)>;

Lower filling(Draw make) {
  return [make](Builder& b, const Args& a) -> Results {
    const DType dtype = a.dtype_of("self");
    return b.convert(make(b, a, a.aval("self").shape, dtype), dtype);
  };
}

const Rule uniform = Rule({"aten::uniform"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                       if (!is_complex(dtype)) float_only(a, dtype);
                       const Value u = uniform_unit(b, a, shape, dtype);
                       const Value from = a.value("from", u.dtype()), to = a.value("to", u.dtype());
                       return b.add(b.multiply(u, b.subtract(to, from)), from);
                     })).runtime("from").runtime("to").random();

Value scaled_normal(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  const Value z = normal_unit(b, a, shape, dtype);
  const DType part = real_dtype(z.dtype());
  // A complex mean is (mean, mean): CPU fills both parts alike.
  const Value mean = a.as("mean", part), std = b.convert(a.as("std", part), z.dtype());
  return b.add(b.multiply(z, std), is_complex(z.dtype()) ? b.complex(mean, mean) : mean);
}

const Rule normal = Rule({"aten::normal_functional"}, filling(scaled_normal)).runtime("mean").runtime("std").random();

// Of tensors: the shape is that of both broadcast, the dtype that of the mean if it is a tensor.
const Rule normal_of_tensors = Rule({"aten::normal.Tensor_float", "aten::normal.float_Tensor", "aten::normal.Tensor_Tensor"},
                                    [](Builder& b, const Args& a) -> Results {
                                      const bool mean_given = a.op() != "aten::normal.float_Tensor", std_given = a.op() != "aten::normal.Tensor_float";
                                      const DType dtype = a.dtype_of(mean_given ? "mean" : "std");
                                      const Shape mean = mean_given ? a.aval("mean").shape : Shape(), std = std_given ? a.aval("std").shape : Shape();
                                      return b.convert(scaled_normal(b, a, broadcast_shapes(mean, std), dtype), dtype);
                                    }).runtime("mean").runtime("std").random();

const Rule log_normal = Rule({"aten::log_normal"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                          return b.exponential(scaled_normal(b, a, shape, dtype));
                        })).runtime("mean").runtime("std").random();

const Rule exponential = Rule({"aten::exponential"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                           const Value e = exponential_unit(b, a, shape, dtype);
                           return b.divide(e, a.value("lambd", e.dtype()));
                         })).runtime("lambd").random();

const Rule cauchy = Rule({"aten::cauchy"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                      const Value angle = b.multiply(b.subtract(uniform_open(b, a, shape, dtype), 0.5), kPi);
                      return b.add(b.multiply(b.tan(angle), a.value("sigma", angle.dtype())), a.value("median", angle.dtype()));
                    })).runtime("median").runtime("sigma").random();

// Trials up to the first success: 1, 2, ...
const Rule geometric = Rule({"aten::geometric"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                         const Value e = exponential_unit(b, a, shape, dtype);
                         const Value rate = b.negate(b.log_plus_one(b.negate(a.value("p", e.dtype()))));
                         return b.maximum(b.ceil(b.divide(e, rate)), 1.0);
                       })).runtime("p").random();

// --- integers

// Whole numbers up to 2^precision, the last included, for floats; every number from 0 on that the dtype holds for integers.
int64_t largest_whole(DType dtype) {
  switch (dtype) {
    case DType::Double: return int64_t{1} << 53;
    case DType::Float: return int64_t{1} << 24;
    case DType::Half: return int64_t{1} << 11;
    case DType::BFloat16: return int64_t{1} << 8;
    case DType::Bool: return 1;
    default: {
      const int bits = 8 * dtype_info(dtype).size_bytes - (is_unsigned(dtype) ? 0 : 1);
      return static_cast<int64_t>((uint64_t{1} << std::min(bits, 63)) - 1);
    }
  }
}

// from .. to - 1. `from` and `to` are 0-d i64; all of [from, to) fits into the dtype.
Value whole_between(Builder& b, const Args& a, const Shape& shape, DType dtype, const Value& from, const Value& to) {
  const Value range = b.bitcast_convert(b.subtract(to, from), DType::UInt64);
  const bool narrow = dtype != DType::Long && dtype != DType::UInt64 && dtype != DType::Double;
  return b.convert(b.add(random_below(b, a, shape, range, narrow), from), dtype);
}

// Without `to`, up to the largest number that the dtype holds. (Of all 2^64 the range wraps to 0, as random_below takes it.)
const Rule random = Rule({"aten::random", "aten::random.from", "aten::random.to"}, filling([](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                      const Value from = a.has("from") ? a.value("from", DType::Long) : b.constant(DType::Long, int64_t{0});
                      const Value to = a.has("to") ? a.value("to", DType::Long) : b.add(b.constant(DType::Long, largest_whole(dtype)), int64_t{1});
                      return whole_between(b, a, shape, dtype, from, to);
                    })).runtime("from").runtime("to").random();

// --- yes or no

Value probability(Builder& b, const Args& a, std::string_view name) {
  if (!a.has(name)) return b.constant(DType::Float, 0.5);
  return a.as(name, random_dtype(a.dtype_of("self")));
}

const Rule bernoulli_of_self = Rule({"aten::bernoulli"}, filling([](Builder& b, const Args& a, const Shape& shape, DType) {
                                 return bernoulli(b, a, shape, probability(b, a, "self"));
                               })).random();
const Rule bernoulli_of_p = Rule({"aten::bernoulli.p", "aten::bernoulli.Tensor"}, filling([](Builder& b, const Args& a, const Shape& shape, DType) {
                              return bernoulli(b, a, shape, probability(b, a, "p"));
                            })).runtime("p").random();

// {input, scaled where kept and 0 elsewhere; the mask}. Outside of training everything is kept. NaN and inf survive a 0 as NaN.
const Rule native_dropout = Rule({"aten::native_dropout"}, [](Builder& b, const Args& a) -> Results {
                              const Value x = a.promoted1("input");
                              TORCH_CHECK(!is_complex(x.dtype()), a.op(), ": not implemented for complex numbers");
                              if (a.has("train") && !a.boolean("train")) return {x, b.constant(DType::Bool, true, x.shape())};
                              const Value one = b.constant(DType::Float, 1.0), kept = b.subtract(one, a.value("p", DType::Float));
                              const Value mask = bernoulli(b, a, x.shape(), kept);
                              const Value none = b.compare(kept, 0.0, ir::Compare::kEq);
                              const Value scale = b.select(none, b.constant(DType::Float, 0.0), b.divide(one, kept));
                              return {b.multiply(b.multiply(x, b.convert(mask, x.dtype())), b.convert(scale, x.dtype())), mask};
                            }).runtime("p").random();

const Rule native_dropout_backward = Rule({"aten::native_dropout_backward"}, [](Builder& b, const Args& a) -> Results {
                                       const Value grad = a.floating1("grad_output");  // the scale is a float
                                       const Value kept = b.multiply(grad, b.convert(a.tensor("mask"), grad.dtype()));
                                       return b.multiply(kept, a.value("scale", grad.dtype()));
                                     }).runtime("scale");

}  // namespace
}  // namespace torch_tpu::lowering
