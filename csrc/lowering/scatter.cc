// scatter and its reductions: every element of `index` is a place along one dimension. Places out of bounds are dropped.
#include "lowering/scatter_reduction.h"

namespace torch_tpu::lowering {
namespace {

// Operands with at least one dimension, src cut to the index. `src`: the name of a tensor or Scalar argument.
struct Scatter {
  Scatter(Builder& b, const Args& a, const char* name, DType dtype)
      : self(a.as("self", dtype)), x(at_least_1d(b, self)), index(at_least_1d(b, a.tensor("index"))), dim(a.dim("dim", x.rank())), b(b) {
    const Value given = a.as(name, dtype);
    if (given.rank() == 0) {
      src = b.broadcast_to(given, index.shape());
    } else {
      src = b.slice(given, Dims(index.rank(), 0), Dims(index.shape().begin(), index.shape().end()), Dims(index.rank(), 1));
    }
  }
  Value write(const Value& base, const Value& updates, Combine how) const { return scatter_along(b, base, dim, index, updates, how); }
  Value finish(const Value& result) const { return b.reshape(result, self.shape()); }

  Value self, x, index, src;
  int64_t dim;
  Builder& b;
};

// The dtype in which places are combined: sums and products round once.
DType scatter_dtype(const Args& a, Combine how) {
  const DType dtype = a.dtype_of("self");
  return how == Combine::kSet ? dtype : compute_dtype(dtype);
}

Results scatter(Builder& b, const Args& a, const char* src, Combine how) {
  const Scatter s(b, a, src, scatter_dtype(a, how));
  return s.finish(s.write(s.x, s.src, how));
}

Combine named(const Args& a) { return a.string("reduce") == "add" ? Combine::kAdd : Combine::kMultiply; }

const Rule scatter_src{{"aten::scatter.src"}, [](Builder& b, const Args& a) { return scatter(b, a, "src", Combine::kSet); }};
const Rule scatter_value{{"aten::scatter.value"}, [](Builder& b, const Args& a) { return scatter(b, a, "value", Combine::kSet); }};
const Rule scatter_add{{"aten::scatter_add"}, [](Builder& b, const Args& a) { return scatter(b, a, "src", Combine::kAdd); }};
const Rule scatter_src_reduce{{"aten::scatter.reduce"}, [](Builder& b, const Args& a) { return scatter(b, a, "src", named(a)); }};
const Rule scatter_value_reduce{{"aten::scatter.value_reduce"}, [](Builder& b, const Args& a) {
  return scatter(b, a, "value", named(a));
}};

const Rule scatter_reduce{{"aten::scatter_reduce.two"}, [](Builder& b, const Args& a) -> Results {
  const Scatter s(b, a, "src", compute_dtype(a.dtype_of("self")));
  return s.finish(reduce_into(b, a, s.x, s.src, [&](const Value& base, const Value& updates, Combine how) {
    return s.write(base, updates, how);
  }));
}};

// x / count, count > 0; integers: rounded down.
Value mean_of(Builder& b, const Value& x, const Value& count) {
  const Value quotient = b.divide(x, count);
  if (!is_integer(x.dtype()) || is_unsigned(x.dtype())) return quotient;
  return b.subtract(quotient, b.convert(b.compare(b.remainder(x, count), int64_t{0}, ir::Compare::kLt), x.dtype()));
}

}  // namespace

Value reduce_into(Builder& b, const Args& a, const Value& x, const Value& src, const Write& write) {
  const std::string reduce = a.string("reduce");
  const bool include_self = a.boolean("include_self"), mean = reduce == "mean";
  TORCH_CHECK_NOT_IMPLEMENTED(!mean || !is_bool(x.dtype()), a.op(), ": mean is not implemented for bool");
  const Combine how = reduce == "prod"   ? Combine::kMultiply
                      : reduce == "amax" ? Combine::kMaximum
                      : reduce == "amin" ? Combine::kMinimum
                                         : Combine::kAdd;
  const Value base = include_self ? x : write(x, identity_of(b, how, x.dtype(), src.shape()), Combine::kSet);
  const Value result = write(base, src, how);
  if (!mean) return result;
  const DType dtype = is_complex(x.dtype()) ? real_dtype(x.dtype()) : x.dtype();
  const Value counted = write(b.constant(dtype, int64_t{include_self}, x.shape()), b.constant(dtype, int64_t{1}, src.shape()), Combine::kAdd);
  return mean_of(b, result, b.convert(b.maximum(counted, int64_t{1}), x.dtype()));
}

}  // namespace torch_tpu::lowering
