// softmax, log_softmax and their gradients along one dimension. Half types compute in float32. A row of -inf is NaN, as on
// CPU, except in _safe_softmax, where it is 0.
#include "lowering/indexing.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

// x in the compute dtype with at least one dimension, and the dimension.
struct Rows {
  Value x;
  Dims dim;
};

Rows rows_of(Builder& b, const Args& a, const char* name) {
  const Value x = at_least_1d(b, a.promoted1(name));
  return {x, {a.dim("dim", x.rank())}};
}

struct Shifted {
  Value x;          // x - max
  Value exponents;  // exp(x - max)
  Value total;      // their sum
};

Shifted shift(Builder& b, const Rows& rows) {
  const Value largest = b.reduce_max(rows.x, rows.dim);
  const Value x = b.subtract(rows.x, spread(b, largest, rows.x.shape(), rows.dim));
  const Value exponents = b.exponential(x);
  return {x, exponents, b.reduce_add(exponents, rows.dim)};
}

Value softmax_of(Builder& b, const Rows& rows) {
  const Shifted s = shift(b, rows);
  return b.divide(s.exponents, spread(b, s.total, rows.x.shape(), rows.dim));
}

const Rule softmax{{"aten::_softmax"}, [](Builder& b, const Args& a) -> Results {
  return b.reshape(softmax_of(b, rows_of(b, a, "self")), a.aval("self").shape);
}};

const Rule log_softmax{{"aten::_log_softmax"}, [](Builder& b, const Args& a) -> Results {
  const Rows rows = rows_of(b, a, "self");
  const Shifted s = shift(b, rows);
  return b.reshape(b.subtract(s.x, spread(b, b.log(s.total), rows.x.shape(), rows.dim)), a.aval("self").shape);
}};

const Rule safe_softmax{{"aten::_safe_softmax"}, [](Builder& b, const Args& a) -> Results {
  const DType dtype = a.dtype("dtype").value_or(a.dtype_of("self"));
  const Value x = at_least_1d(b, b.convert(a.as("self", dtype), compute_dtype(dtype)));
  const Rows rows{x, {a.dim("dim", x.rank())}};
  const Value nothing = b.reduce_and(b.compare(x, b.min_value(x.dtype()), Compare::kEq), rows.dim);
  const Value result = b.select(spread(b, nothing, x.shape(), rows.dim), b.constant(x.dtype(), 0), softmax_of(b, rows));
  return b.reshape(result, a.aval("self").shape);
}};

// d softmax: y (g - sum(g y)).
const Rule softmax_backward{{"aten::_softmax_backward_data"}, [](Builder& b, const Args& a) -> Results {
  const Rows grad = rows_of(b, a, "grad_output");
  const Value y = rows_of(b, a, "output").x;
  const Value sum = spread(b, b.reduce_add(b.multiply(grad.x, y), grad.dim), y.shape(), grad.dim);
  return b.reshape(b.multiply(y, b.subtract(grad.x, sum)), a.aval("output").shape);
}};

// d log_softmax: g - exp(y) sum(g).
const Rule log_softmax_backward{{"aten::_log_softmax_backward_data"}, [](Builder& b, const Args& a) -> Results {
  const Rows grad = rows_of(b, a, "grad_output");
  const Value y = rows_of(b, a, "output").x;
  const Value sum = spread(b, b.reduce_add(grad.x, grad.dim), y.shape(), grad.dim);
  return b.reshape(b.subtract(grad.x, b.multiply(b.exponential(y), sum)), a.aval("output").shape);
}};

}  // namespace
}  // namespace torch_tpu::lowering
