// Losses that compare input and target element by element, and their gradients: a term for each element, then none, mean or
// sum of them (ATen's Reduction: 0, 1, 2). Terms are computed and added up in f32 for f16 and bf16, and rounded once.
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

enum Reduction : int64_t { kNone = 0, kMean = 1, kSum = 2 };

Value reduced(Builder& b, const Args& a, const Value& terms) {
  const int64_t reduction = a.integer("reduction");
  if (reduction == kNone) return terms;
  const Value sum = b.reduce_add(terms, all_dims(terms));
  return reduction == kMean ? b.divide(sum, static_cast<double>(terms.numel())) : sum;  // the mean of nothing is NaN
}

// What every element's gradient is multiplied with: that of the result, shared out if that is a mean.
Value shared_out(Builder& b, const Args& a, const Value& grad, const Value& input) {
  return a.integer("reduction") == kMean ? b.divide(grad, static_cast<double>(input.numel())) : grad;
}

// `size` with the sign of x.
Value with_sign(Builder& b, const Value& x, const Value& size) {
  return b.select(b.compare(x, 0, Compare::kLt), b.negate(size), size);
}

// --- distance

const Rule mse_loss{{"aten::mse_loss"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target] = a.promoted("self", "target");
  const Value distance = b.subtract(x, target);
  return reduced(b, a, b.multiply(distance, distance));
}};

const Rule mse_loss_backward{{"aten::mse_loss_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, target] = a.promoted("grad_output", "self", "target");
  const Value distance = b.subtract(x, target);
  return b.multiply(b.multiply(distance, 2), shared_out(b, a, grad, distance));
}};

// Quadratic below beta, then linear.
const Rule smooth_l1_loss{{"aten::smooth_l1_loss"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target] = a.promoted("self", "target");
  const double beta = a.real("beta");
  const Value distance = b.abs(b.subtract(x, target));
  if (beta == 0) return reduced(b, a, distance);
  const Value quadratic = b.divide(b.multiply(b.multiply(distance, distance), 0.5), beta);
  return reduced(b, a, b.select(b.compare(distance, beta, Compare::kLt), quadratic, b.subtract(distance, 0.5 * beta)));
}};

const Rule smooth_l1_loss_backward{{"aten::smooth_l1_loss_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, target] = a.promoted("grad_output", "self", "target");
  const double beta = a.real("beta");
  const Value distance = b.subtract(x, target), scale = shared_out(b, a, grad, distance);
  if (beta == 0) return b.multiply(b.sign(distance), scale);
  const Value near = b.compare(b.abs(distance), beta, Compare::kLt);
  return b.multiply(b.select(near, b.divide(distance, beta), with_sign(b, distance, b.constant_like(distance, 1))), scale);
}};

// smooth_l1_loss times delta.
const Rule huber_loss{{"aten::huber_loss"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target] = a.promoted("self", "target");
  const double delta = a.real("delta");
  const Value distance = b.abs(b.subtract(x, target));
  const Value quadratic = b.multiply(b.multiply(distance, distance), 0.5);
  const Value linear = b.multiply(b.subtract(distance, 0.5 * delta), delta);
  return reduced(b, a, b.select(b.compare(distance, delta, Compare::kLe), quadratic, linear));
}};

const Rule huber_loss_backward{{"aten::huber_loss_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, target] = a.promoted("grad_output", "self", "target");
  const double delta = a.real("delta");
  const Value distance = b.subtract(x, target);
  const Value limited = b.minimum(b.maximum(distance, -delta), delta);
  return b.multiply(limited, shared_out(b, a, grad, distance));
}};

// --- probability

// The logarithms stop at -100, so that a wrong certainty costs a finite amount.
const Rule binary_cross_entropy{{"aten::binary_cross_entropy"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target, weight] = a.promoted("self", "target", "weight");
  const Value log_yes = b.maximum(b.log(x), -100), log_no = b.maximum(b.log_plus_one(b.negate(x)), -100);
  Value terms = b.subtract(b.multiply(b.subtract(target, 1), log_no), b.multiply(target, log_yes));
  if (weight) terms = b.multiply(terms, weight);
  return reduced(b, a, terms);
}};

const Rule binary_cross_entropy_backward{{"aten::binary_cross_entropy_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, target, weight] = a.promoted("grad_output", "self", "target", "weight");
  const Value variance = b.multiply(b.subtract(b.constant_like(x, 1), x), x);
  Value slope = b.divide(b.subtract(x, target), b.maximum(variance, 1e-12));
  if (weight) slope = b.multiply(slope, weight);
  return b.multiply(slope, shared_out(b, a, grad, slope));
}};

// (1 - t) x - w log(sigmoid(x)), where w = 1 + (pos_weight - 1) t.
const Rule bce_with_logits{{"aten::binary_cross_entropy_with_logits"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target, weight, pos_weight] = a.promoted("self", "target", "weight", "pos_weight");
  Value log_sigmoid = b.subtract(b.minimum(x, 0), b.log_plus_one(b.exponential(b.negate(b.abs(x)))));
  if (pos_weight) log_sigmoid = b.multiply(log_sigmoid, b.add(b.multiply(b.subtract(pos_weight, 1), target), 1));
  Value terms = b.subtract(b.multiply(b.subtract(b.constant_like(target, 1), target), x), log_sigmoid);
  if (weight) terms = b.multiply(terms, weight);
  return reduced(b, a, terms);
}};

const Rule soft_margin_loss{{"aten::soft_margin_loss"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, target] = a.promoted("self", "target");
  return reduced(b, a, b.log_plus_one(b.exponential(b.negate(b.multiply(x, target)))));
}};

// exp(-z) / (1 + exp(-z)) is the sigmoid of -z.
const Rule soft_margin_loss_backward{{"aten::soft_margin_loss_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, target] = a.promoted("grad_output", "self", "target");
  const Value slope = b.negate(b.multiply(target, b.logistic(b.negate(b.multiply(x, target)))));
  return b.multiply(slope, shared_out(b, a, grad, slope));
}};

}  // namespace
}  // namespace torch_tpu::lowering
