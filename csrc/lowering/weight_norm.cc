// Weight normalisation: a tensor as its direction v and, for each index of one dimension, its length g. The norm runs over all
// other dimensions and has g's sizes. Source: the formulas of torch.nn.utils.parametrizations.weight_norm.
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

struct Lengths {
  Dims rest;     // all dimensions but the one
  Shape column;  // of a value for each index of that one, broadcastable with v
};

Lengths lengths_of(const Args& a, const Value& v) {
  const int64_t dim = a.dim("dim", v.rank());
  Lengths l{other_dims(v.rank(), {dim}), Shape(v.rank(), 1)};
  l.column[dim] = v.dim(dim);
  return l;
}

// w = v * g / |v|
const Rule weight_norm{{"aten::_weight_norm_interface"}, [](Builder& b, const Args& a) -> Results {
  const Value v = a.promoted1("v"), g = a.as("g", v.dtype());
  const Lengths l = lengths_of(a, v);
  const Value norm = b.reshape(b.sqrt(b.reduce_add(b.multiply(v, v), l.rest)), l.column);
  return {b.multiply(v, b.divide(b.reshape(g, l.column), norm)), b.reshape(norm, g.shape())};
}};

// dg = sum(dw * v) / |v|;  dv = g / |v| * (dw - v * sum(dw * v) / |v|^2)
const Rule weight_norm_backward{{"aten::_weight_norm_interface_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value v = a.promoted1("saved_v");
  const Lengths l = lengths_of(a, v);
  const Shape shape = a.aval("saved_g").shape;
  const Value grad = a.as("grad_w", v.dtype()), g = b.reshape(a.as("saved_g", v.dtype()), l.column), norm = b.reshape(a.as("saved_norms", v.dtype()), l.column);
  const Value along = b.reshape(b.reduce_add(b.multiply(grad, v), l.rest), l.column);
  const Value across = b.subtract(grad, b.multiply(v, b.divide(along, b.multiply(norm, norm))));
  return {b.multiply(b.divide(g, norm), across), b.reshape(b.divide(along, norm), shape)};
}};

}  // namespace
}  // namespace torch_tpu::lowering
