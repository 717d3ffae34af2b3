// The fused cells behind LSTM and GRU on a device, and their gradients: everything after the two matrix products of a step.
// The workspace holds the activated gates, which is all that a gradient needs. No meta function exists for the GRU cells, so
// results get their dtype here. Source: ATen/native/cuda/RNN.cu.
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

// The n-th of `count` equal parts of the last dimension.
Value part(Builder& b, const Value& x, int64_t n, int64_t count) {
  const int64_t size = x.dim(-1) / count;
  return b.slice_dim(x, -1, n * size, (n + 1) * size);
}

Value with_bias(Builder& b, const Args& a, const Value& gates, const char* bias) {
  return a.has(bias) ? b.add(gates, a.as(bias, gates.dtype())) : gates;
}

Value in_compute_dtype(const Args& a, std::string_view name) { return a.as(name, compute_dtype(a.dtype_of(name))); }

// x * (1 - x): the slope of the logistic function at its value x.
Value logistic_slope(Builder& b, const Value& x) { return b.multiply(x, b.subtract(b.constant(x.dtype(), 1.0), x)); }
Value tanh_slope(Builder& b, const Value& x) { return b.subtract(b.constant(x.dtype(), 1.0), b.multiply(x, x)); }

// Converts every result that there is.
Results as_dtype(Builder& b, Results results, DType dtype) {
  for (Value& value : results)
    if (value) value = b.convert(value, dtype);
  return results;
}

Value sum_over_batch(Builder& b, const Args& a, const Value& gates) { return a.boolean("has_bias") ? b.reduce_add(gates, {0}) : Value(); }

// Gates in order input, forget, cell, output. cy = f * cx + i * g; hy = o * tanh(cy). -> hy, cy, workspace.
const Rule kLstmCell{{"aten::_thnn_fused_lstm_cell"}, [](Builder& b, const Args& a) -> Results {
  const Value gates = b.add(with_bias(b, a, in_compute_dtype(a, "input_gates"), "input_bias"),
                            with_bias(b, a, in_compute_dtype(a, "hidden_gates"), "hidden_bias"));
  const Value cx = in_compute_dtype(a, "cx");
  const Value i = b.logistic(part(b, gates, 0, 4)), f = b.logistic(part(b, gates, 1, 4));
  const Value g = b.tanh(part(b, gates, 2, 4)), o = b.logistic(part(b, gates, 3, 4));
  const Value cy = b.add(b.multiply(f, cx), b.multiply(i, g));
  return as_dtype(b, {b.multiply(o, b.tanh(cy)), cy, b.concatenate({i, f, g, o}, -1)}, a.dtype_of("cx"));
}};

// -> gradients of the gates, of cx, and of each bias (one value for both). Either incoming gradient may be missing.
const Rule kLstmCellBackward{{"aten::_thnn_fused_lstm_cell_backward_impl"}, [](Builder& b, const Args& a) -> Results {
  if (!a.has("grad_hy") && !a.has("grad_cy")) return {Value(), Value(), Value()};
  const Value cx = in_compute_dtype(a, "cx"), workspace = in_compute_dtype(a, "workspace");
  const Value i = part(b, workspace, 0, 4), f = part(b, workspace, 1, 4), g = part(b, workspace, 2, 4), o = part(b, workspace, 3, 4);
  const Value bent = b.tanh(in_compute_dtype(a, "cy"));
  Value grad_cell, grad_o;
  if (a.has("grad_hy")) {
    const Value grad_hy = in_compute_dtype(a, "grad_hy");
    grad_o = b.multiply(b.multiply(grad_hy, bent), logistic_slope(b, o));
    grad_cell = b.multiply(b.multiply(grad_hy, o), tanh_slope(b, bent));
  } else {
    grad_o = b.constant_like(o, 0.0);
  }
  if (a.has("grad_cy")) {
    const Value grad_cy = in_compute_dtype(a, "grad_cy");
    grad_cell = grad_cell ? b.add(grad_cell, grad_cy) : grad_cy;
  }
  const Value grad_i = b.multiply(b.multiply(grad_cell, g), logistic_slope(b, i));
  const Value grad_f = b.multiply(b.multiply(grad_cell, cx), logistic_slope(b, f));
  const Value grad_g = b.multiply(b.multiply(grad_cell, i), tanh_slope(b, g));
  const Value grad_gates = b.concatenate({grad_i, grad_f, grad_g, grad_o}, -1);
  return as_dtype(b, {grad_gates, b.multiply(grad_cell, f), sum_over_batch(b, a, grad_gates)}, a.dtype_of("workspace"));
}};

// Gates in order reset, update, new. n = tanh(x_n + r * h_n); hy = n + z * (hx - n). -> hy, workspace (r, z, n, hx, h_n).
const Rule kGruCell{{"aten::_thnn_fused_gru_cell"}, [](Builder& b, const Args& a) -> Results {
  const Value x = with_bias(b, a, in_compute_dtype(a, "input_gates"), "input_bias");
  const Value h = with_bias(b, a, in_compute_dtype(a, "hidden_gates"), "hidden_bias");
  const Value hx = in_compute_dtype(a, "hx"), hidden_new = part(b, h, 2, 3);
  const Value r = b.logistic(b.add(part(b, x, 0, 3), part(b, h, 0, 3))), z = b.logistic(b.add(part(b, x, 1, 3), part(b, h, 1, 3)));
  const Value n = b.tanh(b.add(part(b, x, 2, 3), b.multiply(r, hidden_new)));
  const Value hy = b.add(n, b.multiply(z, b.subtract(hx, n)));
  return as_dtype(b, {hy, b.concatenate({r, z, n, hx, hidden_new}, -1)}, a.dtype_of("hx"));
}};

// -> gradients of the input gates, the hidden gates, hx, and the two biases.
const Rule kGruCellBackward{{"aten::_thnn_fused_gru_cell_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value grad = in_compute_dtype(a, "grad_hy"), workspace = in_compute_dtype(a, "workspace");
  const Value r = part(b, workspace, 0, 5), z = part(b, workspace, 1, 5), n = part(b, workspace, 2, 5);
  const Value hx = part(b, workspace, 3, 5), hidden_new = part(b, workspace, 4, 5);
  const Value grad_z = b.multiply(b.multiply(grad, b.subtract(hx, n)), logistic_slope(b, z));
  const Value grad_n = b.multiply(b.multiply(grad, b.subtract(b.constant(z.dtype(), 1.0), z)), tanh_slope(b, n));
  const Value grad_r = b.multiply(b.multiply(grad_n, hidden_new), logistic_slope(b, r));
  const Value grad_x = b.concatenate({grad_r, grad_z, grad_n}, -1);
  const Value grad_h = b.concatenate({grad_r, grad_z, b.multiply(grad_n, r)}, -1);
  return as_dtype(b, {grad_x, grad_h, b.multiply(grad, z), sum_over_batch(b, a, grad_x), sum_over_batch(b, a, grad_h)},
                  a.dtype_of("workspace"));
}};

}  // namespace
}  // namespace torch_tpu::lowering
