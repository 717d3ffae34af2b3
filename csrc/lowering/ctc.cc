// Connectionist temporal classification: the log likelihood of a target summed over its alignments, and its gradient. Two loops
// over time in log space, alpha forwards and beta backwards; a step works on all samples and states at once. State 2k + 1 is the
// k-th label, the even ones are blanks: S = 2L + 1. Targets come as rows [B, L], lengths as i64[B] (eager/ctc brings every call
// into that form). Source: Graves et al., ICML 2006, section 4.
#include "lowering/indexing.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// Values with a row for each sample and a column for each state.
struct States {
  States(Builder& b, const Args& a) : dtype(compute_dtype(a.dtype_of("log_probs"))), log_probs(a.as("log_probs", dtype)) {
    const Value targets = a.as("targets", DType::Int);
    TORCH_CHECK_NOT_IMPLEMENTED(targets.rank() == 2, a.op(), ": targets must be rows");
    const int64_t batch = log_probs.dim(1), length = targets.dim(1);
    shape = {batch, 2 * length + 1};
    const Value blank = b.constant(DType::Int, a.integer("blank"));
    labels = length == 0 ? b.broadcast_to(blank, shape) : b.pad(targets, blank, {0, 1}, {0, 1}, {0, 1});
    sample = b.iota(DType::Int, shape, 0);
    state = b.iota(DType::Int, shape, 1);
    input_length = b.unsqueeze(a.as("input_lengths", DType::Int), 1);
    const Value target_length = b.unsqueeze(a.as("target_lengths", DType::Int), 1);
    has_target = b.compare(target_length, 0, Compare::kGt);
    last = b.multiply(target_length, 2);
    emission = gather_at(b, log_probs, {1, 2}, {sample, labels}, 1);
    steps = log_probs.dim(0);
  }

  DType dtype;
  Value log_probs;             // [T, B, C]
  Shape shape;                 // B, S
  Value labels, sample, state;   // i32[B, S]
  Value input_length, last;    // i32[B, 1]: steps, and the state of the last blank
  Value has_target;            // bool[B, 1]
  Value emission;              // [T, B, S]: the log probability of each state's label
  int64_t steps;
};

// x[:, s - by], `fill` where there is none; a negative `by` looks at later states.
Value shifted(Builder& b, const Value& x, int64_t by, const Value& fill) {
  if (std::abs(by) >= x.dim(1)) return b.broadcast_to(fill, x.shape());
  return b.pad(x, fill, {0, by}, {0, -by}, {0, 0});
}

Value log_of_sum(Builder& b, const Values& terms) {
  Value most = terms[0];
  for (const Value& term : terms) most = b.maximum(most, term);
  const Value base = b.select(b.compare(most, b.min_value(most.dtype()), Compare::kEq), zeros_like(b, most), most);  // -inf - -inf is NaN
  Value sum = b.exponential(b.subtract(terms[0], base));
  for (size_t i = 1; i < terms.size(); ++i) sum = b.add(sum, b.exponential(b.subtract(terms[i], base)));
  return b.add(b.log(sum), base);
}

// What a state gets from those one step away: itself, its neighbour, and the one after that where `skips` says so.
Value arriving(Builder& b, const Value& x, int64_t by, const Value& skips) {
  const Value never = b.min_value(x.dtype());
  return log_of_sum(b, {x, shifted(b, x, by, never), b.select(skips, shifted(b, x, 2 * by, never), never)});
}

// bool[B, S]: a path may pass over the blank before a label that differs from the one before.
Value skips_of(Builder& b, const States& s) {
  const Value before = shifted(b, s.labels, 2, b.constant(DType::Int, 0));
  return b.and_(b.compare(s.labels, before, Compare::kNe), b.compare(s.state, 2, Compare::kGe));
}

Value row(Builder& b, const Value& x, const Value& t) {  // x[t], of [T, B, S]
  const Value zero = b.constant(t.dtype(), 0);
  return b.squeeze(b.dynamic_slice(x, {t, zero, zero}, {1, x.dim(1), x.dim(2)}), {0});
}
Value with_row(Builder& b, const Value& x, const Value& t, const Value& value) {
  const Value zero = b.constant(t.dtype(), 0);
  return b.dynamic_update_slice(x, b.unsqueeze(value, 0), {t, zero, zero});
}

// [T, B, S]; of no meaning at and behind a sample's length.
Value log_alpha_of(Builder& b, const States& s) {
  const Value none = b.constant(s.dtype, 0, {s.steps, s.shape[0], s.shape[1]}), zero = b.constant(DType::Int, 0);
  const Value start = b.or_(b.compare(s.state, 0, Compare::kEq), b.and_(b.compare(s.state, 1, Compare::kEq), s.has_target));
  const Value first = b.select(start, row(b, s.emission, zero), b.min_value(s.dtype));
  const auto more = [steps = s.steps](Builder& body, const Values& v) -> Values { return {body.compare(v[0], steps, Compare::kLt)}; };
  const auto step = [](Builder& body, const Values& v) -> Values {
    const Value next = body.add(arriving(body, v[1], 1, v[4]), row(body, v[3], v[0]));
    return {body.add(v[0], 1), next, with_row(body, v[2], v[0], next), v[3], v[4]};
  };
  return b.while_loop({b.constant(DType::Int, 1), first, with_row(b, none, zero, first), s.emission, skips_of(b, s)}, more, step)[2];
}

// The same from the end: what follows after step t, its own emission included.
Value log_beta_of(Builder& b, const States& s) {
  const Value none = b.constant(s.dtype, 0, {s.steps, s.shape[0], s.shape[1]});
  const Value never = b.broadcast_to(b.min_value(s.dtype), s.shape);
  const Value end = b.or_(b.compare(s.state, s.last, Compare::kEq), b.and_(s.has_target, b.compare(s.state, b.subtract(s.last, 1), Compare::kEq)));
  const Value skips = shifted(b, skips_of(b, s), -2, b.constant(DType::Bool, false));
  const auto more = [](Builder& body, const Values& v) -> Values { return {body.compare(v[0], 0, Compare::kGe)}; };
  const auto step = [](Builder& body, const Values& v) -> Values {
    const Value& t = v[0];
    const Value emitted = row(body, v[3], t), at_end = body.compare(body.add(t, 1), v[6], Compare::kEq);
    const Value before = body.add(arriving(body, v[1], -1, v[4]), emitted);
    const Value next = body.select(at_end, body.select(v[5], emitted, body.min_value(emitted.dtype())), before);
    return {body.subtract(t, 1), next, with_row(body, v[2], t, next), v[3], v[4], v[5], v[6]};
  };
  return b.while_loop({b.constant(DType::Int, s.steps - 1), never, none, s.emission, skips, end, s.input_length}, more, step)[2];
}

// -> f[B] the negative log likelihood, f[B, T, S] the log of alpha.
const Rule ctc_loss{{"aten::_ctc_loss.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const States s(b, a);
  const Value alpha = log_alpha_of(b, s);
  const Value sample = b.iota(DType::Int, {s.shape[0], 1}, 0), t = b.maximum(b.subtract(s.input_length, 1), 0);
  const auto ending = [&](const Value& state) { return gather_at(b, alpha, {0, 1, 2}, {t, sample, b.maximum(state, 0)}, 0); };
  const Value never = b.min_value(s.dtype);
  const Value found = log_of_sum(b, {ending(s.last), b.select(s.has_target, ending(b.subtract(s.last, 1)), never)});
  const Value of_no_steps = b.select(s.has_target, never, b.constant(s.dtype, 0));
  const Value likelihood = b.select(b.compare(s.input_length, 0, Compare::kEq), of_no_steps, found);
  return {b.squeeze(b.negate(likelihood), {1}), b.transpose(alpha, {1, 0, 2})};
}};

// With respect to log_probs, taken as the logarithms of a softmax: exp(log_probs) minus the share of the alignments that pass
// through a class, alpha beta / (p Z). Like CPU's, NaN where a probability or the whole likelihood is 0.
const Rule ctc_loss_backward{{"aten::_ctc_loss_backward.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const States s(b, a);
  const Value alpha = b.transpose(a.as("log_alpha", s.dtype), {1, 0, 2}), beta = log_beta_of(b, s);
  const auto of_sample = [&](const char* name) { return b.reshape(a.as(name, s.dtype), {1, s.shape[0], 1}); };
  const Value loss = of_sample("neg_log_likelihood"), zero = b.constant(s.dtype, 0);
  const Value share = b.exponential(b.add(b.subtract(b.add(alpha, beta), s.emission), loss));
  const Value passed = b.select(b.compare(s.state, s.last, Compare::kLe), share, zero);
  const Value shares = scatter_at(b, zeros_like(b, s.log_probs), {1, 2}, {s.sample, s.labels}, passed, 1, Combine::kAdd);
  const Value impossible = b.compare(loss, b.max_value(s.dtype), Compare::kEq);
  const Value undefined = b.or_(impossible, b.compare(s.log_probs, b.min_value(s.dtype), Compare::kEq));
  const Value slope = b.select(undefined, b.constant(s.dtype, std::numeric_limits<double>::quiet_NaN()), b.subtract(b.exponential(s.log_probs), shares));
  const Value t = b.iota(DType::Int, s.log_probs.shape(), 0);
  Value counted = b.compare(t, b.unsqueeze(s.input_length, 0), Compare::kLt);
  if (a.boolean("zero_infinity")) counted = b.and_(counted, b.not_(impossible));
  return b.select(counted, b.multiply(slope, of_sample("grad")), zero);
}};

}  // namespace
}  // namespace torch_tpu::lowering
