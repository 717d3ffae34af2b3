// Weight normalisation: a tensor as its direction v and, for each index of one dimension, its length g. The norm runs over all
// other dimensions and has g's sizes. Source: the formulas of torch.nn.utils.parametrizations.weight_norm.
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

Dims rest_of(const Args& a, const Value& v) { return other_dims(v.rank(), {a.dim("dim", v.rank())}); }

// w = v * g / |v|
const Rule weight_norm{{"aten::_weight_norm_interface"}, [](Builder& b, const Args& a) -> Results {
  const Value v = a.promoted1("v"), g = a.as("g", v.dtype());
  const Value norm = b.reshape(b.sqrt(b.reduce_add(b.multiply(v, v), rest_of(a, v))), g.shape());
  return {b.multiply(v, b.divide(g, norm)), norm};
}};

// dg = sum(dw * v) / |v|;  dv = g / |v| * (dw - v * sum(dw * v) / |v|^2)
const Rule weight_norm_backward{{"aten::_weight_norm_interface_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value v = a.promoted1("saved_v");
  const Value g = a.as("saved_g", v.dtype()), norm = a.as("saved_norms", v.dtype()), grad = a.as("grad_w", v.dtype());
  const Value along = b.reshape(b.reduce_add(b.multiply(grad, v), rest_of(a, v)), g.shape());
  const Value across = b.subtract(grad, b.multiply(v, b.divide(along, b.multiply(norm, norm))));
  return {b.multiply(b.divide(g, norm), across), b.divide(along, norm)};
}};

}  // namespace
}  // namespace torch_tpu::lowering
