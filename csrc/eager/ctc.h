// ctc_loss: brings every form of the call (lengths as lists or tensors, targets in rows or one behind the other) into the one that
// the rule of csrc/lowering/ctc.cc takes: targets in rows, lengths on the device. So lengths that change from batch to batch compile
// nothing.
#pragma once

#include <ATen/core/Tensor.h>

namespace torch_tpu::eager {

// {negative log likelihood [B], log alpha [B, T, 2 * longest target + 1]}
std::tuple<at::Tensor, at::Tensor> ctc_loss(const at::Tensor& log_probs, const at::Tensor& targets, c10::IntArrayRef input_lengths,
                                            c10::IntArrayRef target_lengths, int64_t blank, bool zero_infinity);
at::Tensor ctc_loss_backward(const at::Tensor& grad, const at::Tensor& log_probs, const at::Tensor& targets, c10::IntArrayRef input_lengths,
                             c10::IntArrayRef target_lengths, const at::Tensor& neg_log_likelihood, const at::Tensor& log_alpha, int64_t blank,
                             bool zero_infinity);
// With lengths in tensors, which are read: what they say decides the size of log alpha.
std::tuple<at::Tensor, at::Tensor> ctc_loss_tensor(const at::Tensor& log_probs, const at::Tensor& targets, const at::Tensor& input_lengths,
                                                   const at::Tensor& target_lengths, int64_t blank, bool zero_infinity);
at::Tensor ctc_loss_backward_tensor(const at::Tensor& grad, const at::Tensor& log_probs, const at::Tensor& targets, const at::Tensor& input_lengths,
                                    const at::Tensor& target_lengths, const at::Tensor& neg_log_likelihood, const at::Tensor& log_alpha, int64_t blank,
                                    bool zero_infinity);

}  // namespace torch_tpu::eager
