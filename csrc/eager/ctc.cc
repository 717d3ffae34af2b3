#include "eager/ctc.h"

#include <algorithm>

#include <ATen/core/Tensor.h>
#include <ATen/ops/_ctc_loss.h>
#include <ATen/ops/constant_pad_nd.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/tensor.h>

#include "eager/op_kernel.h"

namespace torch_tpu::eager {
namespace {

// The kernel of an overload that has a rule, although the dispatcher has another for it.
class RuleKernel {
 public:
  explicit RuleKernel(const char* name, const char* overload)
      : op_(c10::Dispatcher::singleton().findSchemaOrThrow(name, overload)), full_(std::string(name) + "." + overload), rule_(lowering::find_rule(full_)),
        kernel_(op_, OpDefinition{rule_, rule_->lower, Variant::kFunctional, full_}) {}

  torch::jit::Stack operator()(torch::jit::Stack stack) {
    const std::string refused = kernel_.run(op_, &stack);
    TORCH_CHECK_NOT_IMPLEMENTED(refused.empty(), refused);
    return stack;
  }

 private:
  const c10::OperatorHandle op_;
  const std::string full_;
  const lowering::RuleData* rule_;
  OpKernel kernel_;
};

at::Tensor on_meta(const at::Tensor& t) { return at::empty_strided(t.sizes(), t.strides(), t.options().device(at::kMeta)); }

std::vector<int64_t> read_lengths(const at::Tensor& lengths) {
  TORCH_CHECK(c10::isIntegralType(lengths.scalar_type(), /*includeBool=*/false), "input_lengths and target_lengths must be integral");
  const at::Tensor host = lengths.cpu().to(at::kLong).contiguous();
  return {host.const_data_ptr<int64_t>(), host.const_data_ptr<int64_t>() + host.numel()};
}

// Both as i64[B] on the device, in one transfer.
std::pair<at::Tensor, at::Tensor> lengths_on(const at::Tensor& like, c10::IntArrayRef input_lengths, c10::IntArrayRef target_lengths) {
  std::vector<int64_t> all = input_lengths.vec();
  all.insert(all.end(), target_lengths.begin(), target_lengths.end());
  const at::Tensor lengths = at::tensor(all, at::kLong).to(like.device()).view({2, static_cast<int64_t>(input_lengths.size())});
  return {lengths.select(0, 0), lengths.select(0, 1)};
}

// Targets in rows. What is behind a row's length is never read.
at::Tensor in_rows(const at::Tensor& targets, c10::IntArrayRef lengths) {
  if (targets.dim() == 2) return targets;
  const auto batch = static_cast<int64_t>(lengths.size());
  const int64_t longest = *std::max_element(lengths.begin(), lengths.end());
  if (longest == 0) return at::empty({batch, 0}, targets.options());
  std::vector<int64_t> places(static_cast<size_t>(batch * longest), 0);
  int64_t start = 0;
  for (int64_t i = 0; i < batch; start += lengths[static_cast<size_t>(i++)])
    for (int64_t k = 0; k < lengths[static_cast<size_t>(i)]; ++k) places[static_cast<size_t>(i * longest + k)] = start + k;
  return targets.index_select(0, at::tensor(places, at::kLong).to(targets.device())).view({batch, longest});
}

}  // namespace

std::tuple<at::Tensor, at::Tensor> ctc_loss(const at::Tensor& log_probs, const at::Tensor& targets, c10::IntArrayRef input_lengths,
                                            c10::IntArrayRef target_lengths, int64_t blank, bool zero_infinity) {
  TORCH_CHECK(log_probs.numel() > 0, "log_probs tensor must not be empty");
  // Raises what CPU does, and says how large log alpha is.
  const at::Tensor said = std::get<1>(at::_ctc_loss(on_meta(log_probs), on_meta(targets), input_lengths, target_lengths, blank, zero_infinity));
  static RuleKernel rule("aten::_ctc_loss", "Tensor");
  const auto [inputs, lengths] = lengths_on(log_probs, input_lengths, target_lengths);
  const torch::jit::Stack found = rule({log_probs, in_rows(targets, target_lengths), inputs, lengths, blank, zero_infinity});
  return {found[0].toTensor(), found[1].toTensor().narrow(2, 0, said.size(2))};
}

at::Tensor ctc_loss_backward(const at::Tensor& grad, const at::Tensor& log_probs, const at::Tensor& targets, c10::IntArrayRef input_lengths,
                             c10::IntArrayRef target_lengths, const at::Tensor& neg_log_likelihood, const at::Tensor& log_alpha, int64_t blank,
                             bool zero_infinity) {
  static RuleKernel rule("aten::_ctc_loss_backward", "Tensor");
  const at::Tensor rows = in_rows(targets, target_lengths);
  const int64_t missing = 2 * rows.size(1) + 1 - log_alpha.size(2);  // of rows that are wider than their longest target
  const at::Tensor alpha = missing > 0 ? at::constant_pad_nd(log_alpha, {0, missing}) : log_alpha;
  const auto [inputs, lengths] = lengths_on(log_probs, input_lengths, target_lengths);
  return rule({grad, log_probs, rows, inputs, lengths, neg_log_likelihood, alpha, blank, zero_infinity})[0].toTensor();
}

std::tuple<at::Tensor, at::Tensor> ctc_loss_tensor(const at::Tensor& log_probs, const at::Tensor& targets, const at::Tensor& input_lengths,
                                                   const at::Tensor& target_lengths, int64_t blank, bool zero_infinity) {
  return ctc_loss(log_probs, targets, read_lengths(input_lengths), read_lengths(target_lengths), blank, zero_infinity);
}

at::Tensor ctc_loss_backward_tensor(const at::Tensor& grad, const at::Tensor& log_probs, const at::Tensor& targets, const at::Tensor& input_lengths,
                                    const at::Tensor& target_lengths, const at::Tensor& neg_log_likelihood, const at::Tensor& log_alpha, int64_t blank,
                                    bool zero_infinity) {
  return ctc_loss_backward(grad, log_probs, targets, read_lengths(input_lengths), read_lengths(target_lengths), neg_log_likelihood, log_alpha, blank, zero_infinity);
}

}  // namespace torch_tpu::eager
