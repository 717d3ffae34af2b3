// Layer, group, RMS and batch normalisation and their gradients: x_hat = (x - mean) / sqrt(var + eps), then weight and bias.
// Half types compute in float32 and round once. What differs is only over which dimensions the moments are taken, and that
// batch norm may take them from its running statistics.
#include "lowering/pointwise.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

struct Normalised {
  Value x_hat, mean, rstd;  // mean and rstd without the reduced dimensions
};

Value reciprocal_root(Builder& b, const Value& variance, double eps) { return b.rsqrt(b.add(variance, eps)); }

Normalised normalise(Builder& b, const Value& x, const Dims& dims, double eps) {
  const Moments m = moments_of(b, x, dims);
  const Value rstd = reciprocal_root(b, b.divide(m.squares, static_cast<double>(count_of(x.shape(), dims))), eps);
  return {b.multiply(m.centred, spread(b, rstd, x.shape(), dims)), m.mean, rstd};
}

// x * weight + bias, where either may be missing. `shape` makes their dimensions stand where they belong in x.
Value scale_and_shift(Builder& b, const Args& a, Value x, const Shape& shape) {
  if (a.has("weight")) x = b.multiply(x, b.reshape(a.as("weight", x.dtype()), shape));
  if (a.has("bias")) x = b.add(x, b.reshape(a.as("bias", x.dtype()), shape));
  return x;
}

Value times_weight(Builder& b, const Args& a, const Value& x, const Shape& shape) {
  return a.has("weight") ? b.multiply(x, b.reshape(a.as("weight", x.dtype()), shape)) : x;
}

Value spread_mean(Builder& b, const Value& x, const Dims& dims) { return spread(b, mean_of(b, x, dims), x.shape(), dims); }

// Gradient with respect to x of sum(grad * x_hat), where the mean (if `centred`) and rstd of x were taken over `dims`:
// rstd * (g - mean(g) - x_hat * mean(g * x_hat)). rstd: broadcastable to x.
Value gradient_of_x(Builder& b, const Value& grad, const Value& x_hat, const Value& rstd, const Dims& dims, bool centred) {
  const Value base = centred ? b.subtract(grad, spread_mean(b, grad, dims)) : grad;
  return b.multiply(rstd, b.subtract(base, b.multiply(x_hat, spread_mean(b, b.multiply(grad, x_hat), dims))));
}

// --- layer norm and RMS norm: over the last dimensions, whose sizes are normalized_shape

struct LastDims {
  Dims outer, inner;
  Shape inner_shape;
};

LastDims last_dims(const Args& a, const Value& x) {
  LastDims d;
  const int64_t first = x.rank() - static_cast<int64_t>(a.integers("normalized_shape").size());
  for (int64_t i = 0; i < x.rank(); ++i) (i < first ? d.outer : d.inner).push_back(i);
  d.inner_shape.assign(x.shape().begin() + first, x.shape().end());
  return d;
}

const Rule layer_norm{{"aten::native_layer_norm"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const LastDims d = last_dims(a, x);
  const Normalised n = normalise(b, x, d.inner, a.real("eps"));
  return {scale_and_shift(b, a, n.x_hat, d.inner_shape), keep_dims(b, n.mean, x.shape(), d.inner), keep_dims(b, n.rstd, x.shape(), d.inner)};
}};

// Gradients of input, weight and (where the mask has a third place) bias. x_hat: rebuilt from the saved moments.
Results last_dims_gradients(Builder& b, const Args& a, const Value& x_hat, const Value& rstd, bool centred) {
  const LastDims d = last_dims(a, x_hat);
  const std::vector<bool> mask = a.booleans("output_mask");
  const Value grad = a.as("grad_out", x_hat.dtype());
  Values gradients(mask.size());
  if (mask[0]) gradients[0] = gradient_of_x(b, times_weight(b, a, grad, d.inner_shape), x_hat, rstd, d.inner, centred);
  if (mask[1] && a.has("weight")) gradients[1] = b.reduce_add(b.multiply(grad, x_hat), d.outer);
  if (mask.size() > 2 && mask[2] && a.has("bias")) gradients[2] = b.reduce_add(grad, d.outer);
  return gradients;
}

const Rule layer_norm_backward{{"aten::native_layer_norm_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const Value rstd = a.as("rstd", x.dtype());  // mean and rstd have size 1 in the last dimensions
  return last_dims_gradients(b, a, b.multiply(b.subtract(x, a.as("mean", x.dtype())), rstd), rstd, true);
}};

const Rule rms_norm = Rule({"aten::_fused_rms_norm"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const LastDims d = last_dims(a, x);
  const Value rstd = reciprocal_root(b, mean_of(b, b.multiply(x, x), d.inner), a.real_or("eps", epsilon_of(x.dtype())));
  const Value x_hat = b.multiply(x, spread(b, rstd, x.shape(), d.inner));
  return {times_weight(b, a, x_hat, d.inner_shape), keep_dims(b, rstd, x.shape(), d.inner)};
}).composite();

const Rule rms_norm_backward{{"aten::_fused_rms_norm_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const Value rstd = a.as("rstd", x.dtype());
  return last_dims_gradients(b, a, b.multiply(x, rstd), rstd, false);
}};

// --- group norm: input seen as [N, group, C / group, HxW], moments over the last two dimensions

struct Groups {
  Shape shape;    // of the input
  Shape weight;   // of weight and bias
  Shape moments;  // of mean and rstd, broadcastable
};

Groups groups_of(const Args& a) {
  const int64_t n = a.integer("N"), c = a.integer("C"), group = a.integer("group");
  return {{n, group, c / group, a.integer("HxW")}, {group, c / group, 1}, {n, group, 1, 1}};
}

const Rule group_norm{{"aten::native_group_norm"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const Groups g = groups_of(a);
  const Normalised n = normalise(b, b.reshape(x, g.shape), {2, 3}, a.real("eps"));
  return {b.reshape(scale_and_shift(b, a, n.x_hat, g.weight), x.shape()), n.mean, n.rstd};
}};

const Rule group_norm_backward{{"aten::native_group_norm_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("input");
  const Groups g = groups_of(a);
  const auto moment = [&](const char* name) { return b.reshape(a.as(name, x.dtype()), g.moments); };
  const Value rstd = moment("rstd");
  const Value x_hat = b.multiply(b.subtract(b.reshape(x, g.shape), moment("mean")), rstd);
  const Value grad = b.reshape(a.as("grad_out", x.dtype()), g.shape);
  const auto per_channel = [&](const Value& v) { return b.reshape(b.reduce_add(v, {0, 3}), {a.integer("C")}); };
  const std::vector<bool> mask = a.booleans("output_mask");
  Values gradients(3);
  if (mask[0]) gradients[0] = b.reshape(gradient_of_x(b, times_weight(b, a, grad, g.weight), x_hat, rstd, {2, 3}, true), x.shape());
  if (mask[1]) gradients[1] = per_channel(b.multiply(grad, x_hat));
  if (mask[2]) gradients[2] = per_channel(grad);
  return gradients;
}};

// --- batch norm: over all dimensions but the channels, number 1

struct Channels {
  Dims dims;     // all but 1
  Shape weight;  // of weight, bias and statistics, broadcastable
};

Channels channels_of(const Value& x) {
  Channels c{other_dims(x.rank(), {1}), Shape(x.rank() - 1, 1)};
  c.weight[0] = x.dim(1);
  return c;
}

struct BatchNorm {
  Value result, mean, invstd;
  Value running_mean, running_var;  // new values; empty where there are none or they stay
};

BatchNorm batch_norm(Builder& b, const Args& a, bool training) {
  const Value x = a.promoted1("input");
  const Channels c = channels_of(x);
  const bool has_running = a.has("running_mean");
  BatchNorm r;
  Value centred;
  if (training || !has_running) {
    const Moments m = moments_of(b, x, c.dims);
    const auto count = static_cast<double>(count_of(x.shape(), c.dims));
    centred = m.centred;
    r.mean = m.mean;
    r.invstd = reciprocal_root(b, b.divide(m.squares, count), a.real("eps"));
    if (has_running) {
      const Value momentum = a.value("momentum", x.dtype());
      const Value rest = b.subtract(b.constant(x.dtype(), 1), momentum);
      const auto blend = [&](const char* name, const Value& fresh) {
        return b.add(b.multiply(rest, a.as(name, x.dtype())), b.multiply(momentum, fresh));
      };
      r.running_mean = blend("running_mean", m.mean);
      r.running_var = blend("running_var", b.divide(m.squares, count - 1));  // unbiased, unlike the one that normalises
    }
  } else {
    r.mean = a.as("running_mean", x.dtype());
    r.invstd = reciprocal_root(b, a.as("running_var", x.dtype()), a.real("eps"));
    centred = b.subtract(x, b.reshape(r.mean, c.weight));
  }
  r.result = scale_and_shift(b, a, b.multiply(centred, b.reshape(r.invstd, c.weight)), c.weight);
  return r;
}

const Rule native_batch_norm = Rule({"aten::native_batch_norm", "aten::_native_batch_norm_legit"}, [](Builder& b, const Args& a) -> Results {
  const BatchNorm r = batch_norm(b, a, a.boolean("training"));
  if (a.boolean("training")) return {r.result, r.mean, r.invstd, r.running_mean, r.running_var};
  const Value nothing = b.constant(r.mean.dtype(), 0.0, Shape{0});  // CPU saves no statistics in evaluation
  return {r.result, nothing, nothing, Value(), Value()};
}).mutates({"running_mean", "running_var"}).runtime("momentum");  // a cumulative average has a new one each step

const Rule batch_norm_no_stats{{"aten::_native_batch_norm_legit.no_stats"}, [](Builder& b, const Args& a) -> Results {
  const BatchNorm r = batch_norm(b, a, true);
  return {r.result, r.mean, r.invstd};
}};

const Rule batch_norm_functional = Rule({"aten::_native_batch_norm_legit_functional"}, [](Builder& b, const Args& a) -> Results {
  const BatchNorm r = batch_norm(b, a, a.boolean("training"));
  if (!r.running_mean) return {r.result, r.mean, r.invstd, a.tensor("running_mean"), a.tensor("running_var")};
  return {r.result, r.mean, r.invstd, r.running_mean, r.running_var};
}).runtime("momentum");

// Evaluation, in graphs: eager's composites end in the overloads above. PyTorch's fake tensors say that there are statistics.
const Rule batch_norm_evaluation =
    Rule({"aten::_native_batch_norm_legit_no_training", "aten::_batch_norm_no_update"}, [](Builder& b, const Args& a) -> Results {
      const BatchNorm r = batch_norm(b, a, false);
      if (a.op() == "aten::_native_batch_norm_legit_no_training") return {r.result, r.mean, r.invstd};
      return {r.result, r.mean, r.invstd, b.constant(DType::Byte, int64_t{0}, Shape{0})};
    }).view().runtime("momentum");

// Training always. The fourth result is what cuDNN reserves for backward: nothing here.
Results batch_norm_with_update(Builder& b, const Args& a) {
  const BatchNorm r = batch_norm(b, a, true);
  return {r.result, r.mean, r.invstd, b.constant(DType::Byte, 0, {0}), r.running_mean, r.running_var};
}

const Rule batch_norm_update =
    Rule({"aten::_batch_norm_with_update"}, batch_norm_with_update).mutates({"running_mean", "running_var"}).runtime("momentum");
const Rule batch_norm_update_functional =
    Rule({"aten::_batch_norm_with_update_functional"}, batch_norm_with_update).runtime("momentum");

// Gradients of input, weight and bias. In training the moments are the batch's own and depend on the input.
Results batch_norm_gradients(Builder& b, const Args& a, bool training, const char* saved_invstd) {
  const Value x = a.promoted1("input");
  const Channels c = channels_of(x);
  const Value mean = a.as(training ? "save_mean" : "running_mean", x.dtype());
  const Value invstd = b.reshape(training ? a.as(saved_invstd, x.dtype()) : reciprocal_root(b, a.as("running_var", x.dtype()), a.real("eps")),
                                 c.weight);
  const Value x_hat = b.multiply(b.subtract(x, b.reshape(mean, c.weight)), invstd);
  const Value grad = a.as("grad_out", x.dtype());
  const std::vector<bool> mask = a.booleans("output_mask");
  Values gradients(3);
  if (mask[0]) {
    const Value weighted = times_weight(b, a, grad, c.weight);
    gradients[0] = training ? gradient_of_x(b, weighted, x_hat, invstd, c.dims, true) : b.multiply(weighted, invstd);
  }
  if (mask[1]) gradients[1] = b.reduce_add(b.multiply(grad, x_hat), c.dims);
  if (mask[2]) gradients[2] = b.reduce_add(grad, c.dims);
  return gradients;
}

const Rule native_batch_norm_backward{{"aten::native_batch_norm_backward"}, [](Builder& b, const Args& a) {
  return batch_norm_gradients(b, a, a.boolean("train"), "save_invstd");
}};

const Rule batch_norm_backward{{"aten::batch_norm_backward"}, [](Builder& b, const Args& a) {
  return batch_norm_gradients(b, a, a.boolean("update"), "save_var");  // save_var holds 1/std
}};

}  // namespace
}  // namespace torch_tpu::lowering
