// The fused optimizer steps and the loss-scaling ops: one program updates every list at once. Learning rates are parameters
// of the program. Source of the formulas: ATen's native/cpu/Fused{Adam,SGD,Adagrad}Kernel.cpp and AmpGradScalerKernels.cpp.
#include <cmath>

#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

using Compare = ir::Compare;

// What the fused steps share. `update` overwrites item i of every list of `state` by its new value (in the dtype in which
// CPU computes); the items are those of self, grads and then the op's own lists.
struct Step {
  Builder& b;
  const Args& a;
  Value found_inf;    // empty, or a bool: the gradients are not finite, nothing changes
  Value grad_scale;   // empty, or what the gradients were multiplied by

  DType dtype;        // of the computation of this item
  Value number(const char* name) const { return a.value(name, dtype); }
};

using Update = std::function<void(const Step& step, Values& item, const Value& state_step)>;

// lists: the names of the mutable lists in schema order, self and grads first. A gradient changes only by unscaling; where
// nothing changed, an empty Value says so if `may_keep` (for an op that mutates), else the old value stands.
Results fused_step(Builder& b, const Args& a, const std::vector<const char*>& lists, bool may_keep, const Update& update) {
  Step step{b, a, {}, {}, DType::Undefined};
  if (a.has("grad_scale")) step.grad_scale = a.as("grad_scale", DType::Float);
  if (a.has("found_inf")) step.found_inf = b.reshape(b.compare(a.as("found_inf", DType::Float), 1, Compare::kEq), {});
  std::vector<Values> values;
  for (const char* name : lists) values.push_back(a.tensors(name));
  const bool has_steps = a.has("state_steps");
  const Values steps = has_steps ? a.tensors("state_steps") : Values();
  const size_t count = values[0].size();
  for (size_t i = 0; i < count; ++i) {
    step.dtype = compute_dtype(values[0][i].dtype());
    Values item;
    for (const Values& list : values) item.push_back(i < list.size() ? b.convert(list[i], step.dtype) : Value());
    const Values old = item;
    if (step.grad_scale) item[1] = b.divide(item[1], b.convert(b.reshape(step.grad_scale, {}), step.dtype));
    const Value unscaled = item[1];
    update(step, item, has_steps ? b.convert(b.reshape(steps[i], {}), step.dtype) : Value());
    item[1] = unscaled;
    for (size_t l = 0; l < values.size(); ++l) {
      if (i >= values[l].size()) continue;
      if (item[l] == old[l]) values[l][i] = may_keep ? Value() : values[l][i];
      else values[l][i] = step.found_inf ? b.select(step.found_inf, old[l], item[l]) : item[l];
    }
  }
  Values results;
  for (const Values& list : values) results.append(list.begin(), list.end());
  return results;
}

// 1 - beta^step, exact where beta^step is near 1: 1 - 0.999 in float32 would lose four digits.
Value bias_correction(const Step& s, const char* beta, const Value& state_step) {
  const Value exponent = s.b.multiply(state_step, std::log(s.a.real(beta)));
  return s.b.negate(s.b.exponential_minus_one(exponent));
}

// x + weight (y - x), from the nearer end.
Value lerp(Builder& b, const Value& x, const Value& y, double weight) {
  const Value way = b.subtract(y, x);
  return weight < 0.5 ? b.add(x, b.multiply(way, weight)) : b.subtract(y, b.multiply(way, 1 - weight));
}

Value gradient(const Step& s, const Value& grad) { return s.a.boolean("maximize") ? s.b.negate(grad) : grad; }

// --- Adam and AdamW

enum { kParam, kGrad, kExpAvg, kExpAvgSq, kMaxExpAvgSq };

Update adam(bool decoupled_decay) {
  return [=](const Step& s, Values& item, const Value& state_step) {
    Builder& b = s.b;
    const Args& a = s.a;
    const double decay = a.real("weight_decay"), beta1 = a.real("beta1"), beta2 = a.real("beta2");
    const Value lr = s.number("lr");
    Value grad = gradient(s, item[kGrad]), param = item[kParam];
    if (decay != 0 && decoupled_decay) param = b.subtract(param, b.multiply(param, b.multiply(lr, decay)));
    if (decay != 0 && !decoupled_decay) grad = b.add(grad, b.multiply(param, decay));
    item[kExpAvg] = lerp(b, item[kExpAvg], grad, 1 - beta1);
    item[kExpAvgSq] = b.add(b.multiply(item[kExpAvgSq], beta2), b.multiply(b.multiply(grad, grad), 1 - beta2));
    Value second = item[kExpAvgSq];
    if (a.boolean("amsgrad")) second = item[kMaxExpAvgSq] = b.maximum(item[kMaxExpAvgSq], second);
    const Value size = b.divide(lr, bias_correction(s, "beta1", state_step));
    const Value root = b.divide(b.sqrt(second), b.sqrt(bias_correction(s, "beta2", state_step)));
    const Value denominator = b.add(root, a.real("eps"));
    item[kParam] = b.subtract(param, b.divide(b.multiply(item[kExpAvg], size), denominator));
  };
}

// --- SGD

void sgd(const Step& s, Values& item, const Value&) {
  Builder& b = s.b;
  const double decay = s.a.real("weight_decay"), momentum = s.a.real("momentum");
  Value grad = gradient(s, item[kGrad]);
  if (decay != 0) grad = b.add(grad, b.multiply(item[kParam], decay));
  if (momentum != 0) {
    Value& buffer = item[2];
    if (s.a.boolean("is_first_step")) buffer = grad;
    else buffer = b.add(b.multiply(buffer, momentum), b.multiply(grad, 1 - s.a.real("dampening")));
    grad = s.a.boolean("nesterov") ? b.add(grad, b.multiply(buffer, momentum)) : buffer;
  }
  item[kParam] = b.subtract(item[kParam], b.multiply(grad, s.number("lr")));
}

// --- Adagrad

void adagrad(const Step& s, Values& item, const Value& state_step) {
  Builder& b = s.b;
  const double decay = s.a.real("weight_decay");
  Value grad = gradient(s, item[kGrad]);
  if (decay != 0) grad = b.add(grad, b.multiply(item[kParam], decay));
  const Value slowed = b.add(b.multiply(b.subtract(state_step, 1), s.a.real("lr_decay")), 1);
  item[2] = b.add(item[2], b.multiply(grad, grad));
  const Value size = b.divide(s.number("lr"), slowed);
  item[kParam] = b.subtract(item[kParam], b.divide(b.multiply(grad, size), b.add(b.sqrt(item[2]), s.a.real("eps"))));
}

// --- registration: in eager the in-place overloads; their functional twins are for compiled graphs

Lower step_of(std::vector<const char*> lists, bool may_keep, Update update) {
  return [=](Builder& b, const Args& a) { return fused_step(b, a, lists, may_keep, update); };
}

const std::vector<const char*> kAdamLists{"self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs"};
const std::vector<const char*> kSgdLists{"self", "grads", "momentum_buffer_list"};
const std::vector<const char*> kAdagradLists{"self", "grads", "state_sums"};

Rule adam_rule(std::initializer_list<const char*> names, bool decoupled_decay) {
  return Rule(names, step_of(kAdamLists, true, adam(decoupled_decay))).mutates({"self", "grads", "exp_avgs", "exp_avg_sqs", "max_exp_avg_sqs"}).runtime("lr");
}
const Rule fused_adam = adam_rule({"aten::_fused_adam_", "aten::_fused_adam_.tensor_lr"}, false);
const Rule fused_adamw = adam_rule({"aten::_fused_adamw_", "aten::_fused_adamw_.tensor_lr"}, true);
const Rule fused_sgd = Rule({"aten::_fused_sgd_", "aten::_fused_sgd_.tensor_lr"}, step_of(kSgdLists, true, sgd))
                           .mutates({"self", "grads", "momentum_buffer_list"}).runtime("lr");
const Rule fused_adagrad = Rule({"aten::_fused_adagrad_", "aten::_fused_adagrad_.tensor_lr"}, step_of(kAdagradLists, true, adagrad))
                               .mutates({"self", "grads", "state_sums"}).runtime("lr");

const Rule adam_value = Rule({"aten::_fused_adam", "aten::_fused_adam.tensor_lr"}, step_of(kAdamLists, false, adam(false))).view().runtime("lr");
const Rule adamw_value = Rule({"aten::_fused_adamw", "aten::_fused_adamw.tensor_lr"}, step_of(kAdamLists, false, adam(true))).view().runtime("lr");
const Rule sgd_value = Rule({"aten::_fused_sgd", "aten::_fused_sgd.tensor_lr"}, step_of(kSgdLists, false, sgd)).view().runtime("lr");
// The first overload also returns the steps, which do not change.
const Rule adagrad_value = Rule({"aten::_fused_adagrad"}, [](Builder& b, const Args& a) -> Results {
                             Results results = fused_step(b, a, kAdagradLists, false, adagrad);
                             const Values steps = a.tensors("state_steps");
                             results.append(steps.begin(), steps.end());
                             return results;
                           }).view().runtime("lr");
const Rule adagrad_tensor_lr = Rule({"aten::_fused_adagrad.tensor_lr"}, step_of(kAdagradLists, false, adagrad)).view();

// --- loss scaling

// Gradients times inv_scale; found_inf becomes 1 if one of them is not finite.
const Rule unscale{{"aten::_amp_foreach_non_finite_check_and_unscale"}, [](Builder& b, const Args& a) -> Results {
  Values results;
  Value found = a.tensor("found_inf");
  for (const Value& grad : a.tensors("self")) {
    Dims all(grad.rank());
    for (int64_t d = 0; d < grad.rank(); ++d) all[d] = d;
    const Value bad = b.reduce_or(b.not_(b.is_finite(grad)), all);
    found = b.maximum(found, b.reshape(b.convert(bad, found.dtype()), found.shape()));
    const DType dtype = compute_dtype(grad.dtype());
    results.push_back(b.multiply(b.convert(grad, dtype), b.reshape(a.as("inv_scale", dtype), {})));
  }
  results.push_back(found);
  return results;
}};

// Backs off after an overflow; grows after growth_interval steps without one, unless that would overflow.
const Rule update_scale{{"aten::_amp_update_scale"}, [](Builder& b, const Args& a) -> Results {
  const Value scale = a.tensor("self"), tracker = a.tensor("growth_tracker");
  const auto like = [&](const Value& pred, const Value& x) { return b.reshape(pred, x.shape()); };
  const Value overflow = b.reshape(b.compare(a.as("found_inf", DType::Float), 0, Compare::kGt), {});
  const Value successes = b.add(tracker, 1);
  const Value due = b.reshape(b.compare(successes, a.integer("growth_interval"), Compare::kEq), {});
  const Value grown = b.multiply(scale, a.real("scale_growth_factor"));
  const Value next = b.select(b.and_(like(due, scale), b.is_finite(grown)), grown, scale);
  const Value count = b.select(like(due, tracker), b.constant_like(tracker, 0), successes);
  return {b.select(like(overflow, scale), b.multiply(scale, a.real("scale_backoff_factor")), next),
          b.select(like(overflow, tracker), b.constant_like(tracker, 0), count)};
}};

}  // namespace
}  // namespace torch_tpu::lowering
