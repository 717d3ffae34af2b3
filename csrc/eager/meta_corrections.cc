#include "eager/meta_corrections.h"

#include <string>
#include <unordered_map>

#include <ATen/EmptyTensor.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/ConvUtils.h>
#include <c10/util/strides.h>

#include "eager/overloads.h"

namespace torch_tpu::eager {
namespace {

using Arguments = c10::ArrayRef<c10::IValue>;
using Results = std::optional<torch::jit::Stack>;
using Correct = void (*)(Arguments, Results*);

at::Tensor meta(c10::IntArrayRef sizes, c10::IntArrayRef strides, at::ScalarType dtype) { return at::detail::empty_strided_meta(sizes, strides, dtype); }

void set_dtype(Results* results, size_t i, at::ScalarType dtype) {
  if (!*results) return;
  const at::Tensor said = (**results)[i].toTensor();
  if (said.scalar_type() != dtype) (**results)[i] = meta(said.sizes(), said.strides(), dtype);
}

// The loss is of the input's dtype, whatever the target's is.
void dtype_of_input(Arguments arguments, Results* results) { set_dtype(results, 0, arguments[0].toTensor().scalar_type()); }

// A 0-d `self` counts like one with dimensions.
void addr(Arguments arguments, Results* results) {
  const auto dtype = [&](size_t i) { return arguments[i].toTensor().scalar_type(); };
  set_dtype(results, 0, c10::promoteTypes(dtype(0), c10::promoteTypes(dtype(1), dtype(2))));
}

// float32 statistics of a half input with float32 parameters.
void group_norm(Arguments arguments, Results* results) {
  for (const size_t parameter : {1, 2}) {
    if (!arguments[parameter].isTensor() || !arguments[parameter].toTensor().defined()) continue;
    for (const size_t i : {1, 2}) set_dtype(results, i, arguments[parameter].toTensor().scalar_type());
    return;
  }
}

// An empty list of dims means all of them.
void nansum(Arguments arguments, Results* results) {
  if (!*results || !arguments[1].isIntList() || !arguments[1].toIntVector().empty()) return;
  const at::Tensor said = (**results)[0].toTensor();
  const std::vector<int64_t> sizes(arguments[2].toBool() ? static_cast<size_t>(arguments[0].toTensor().dim()) : 0, 1);
  (**results)[0] = meta(sizes, c10::contiguous_strides(sizes), said.scalar_type());
}

void strides_of_input(Arguments arguments, Results* results) {
  const at::Tensor& self = arguments[0].toTensor();
  if (*results && self.is_non_overlapping_and_dense()) (**results)[0] = meta(self.sizes(), self.strides(), self.scalar_type());
}

// --- what LAPACK writes lies by columns

at::Tensor by_columns(c10::IntArrayRef sizes, at::ScalarType dtype) {
  std::vector<int64_t> turned = sizes.vec();
  std::swap(turned[turned.size() - 2], turned.back());
  return meta(turned, c10::contiguous_strides(turned), dtype).transpose(-2, -1);
}

void svd(Arguments, Results* results) {
  if (!*results) return;
  const at::Tensor vh = (**results)[2].toTensor();
  if (vh.dim() >= 2) (**results)[2] = by_columns(vh.sizes(), vh.scalar_type());
}

void geqrf(Arguments arguments, Results* results) {
  const at::Tensor& self = arguments[0].toTensor();
  if (self.dim() < 2) return;
  std::vector<int64_t> tau = self.sizes().vec();
  tau.pop_back();
  tau.back() = std::min(self.size(-2), self.size(-1));
  *results = torch::jit::Stack{by_columns(self.sizes(), self.scalar_type()), meta(tau, c10::contiguous_strides(tau), self.scalar_type())};
}

// --- convolutions: channels last where the input or the kernel is

at::MemoryFormat format_of(const at::Tensor& input, const at::Tensor& weight) {
  for (const at::Tensor& t : {input, weight})
    if (const at::MemoryFormat format = t.suggest_memory_format(); format != at::MemoryFormat::Contiguous) return format;
  return at::MemoryFormat::Contiguous;
}

at::Tensor in_format(c10::IntArrayRef sizes, at::ScalarType dtype, at::MemoryFormat format) {
  at::Tensor t = meta(sizes, c10::contiguous_strides(sizes), dtype);
  t.unsafeGetTensorImpl()->empty_tensor_restride(format);
  return t;
}

void convolution(Arguments arguments, Results* results) {
  const at::Tensor &input = arguments[0].toTensor(), &weight = arguments[1].toTensor();
  const at::MemoryFormat format = format_of(input, weight);
  if (format == at::MemoryFormat::Contiguous) return;  // as the rule gives it
  const std::vector<int64_t> stride = arguments[3].toIntVector(), padding = arguments[4].toIntVector(), dilation = arguments[5].toIntVector();
  const std::vector<int64_t> sizes = arguments[6].toBool() ? at::native::conv_input_size(input.sizes(), weight.sizes(), padding, arguments[7].toIntVector(), stride, dilation, arguments[8].toInt())
                                                           : at::native::conv_output_size(input.sizes(), weight.sizes(), padding, stride, dilation);
  *results = torch::jit::Stack{in_format(sizes, input.scalar_type(), format)};
}

void convolution_backward(Arguments arguments, Results* results) {
  const at::Tensor &input = arguments[1].toTensor(), &weight = arguments[2].toTensor();
  const at::MemoryFormat format = format_of(input, weight);
  if (format == at::MemoryFormat::Contiguous) return;
  *results = torch::jit::Stack{in_format(input.sizes(), input.scalar_type(), format), in_format(weight.sizes(), weight.scalar_type(), format), at::Tensor()};
}

const std::unordered_map<std::string, Correct>& corrections() {
  static const std::unordered_map<std::string, Correct> kTable = {
      {"aten::huber_loss", dtype_of_input},       {"aten::soft_margin_loss", dtype_of_input},
      {"aten::addr", addr},                       {"aten::native_group_norm", group_norm},
      {"aten::flip", strides_of_input},           {"aten::convolution_overrideable", convolution},
      {"aten::convolution_backward_overrideable", convolution_backward},
      {"aten::_linalg_svd", svd},                 {"aten::geqrf", geqrf},
      {"aten::nansum", nansum},
  };
  return kTable;
}

}  // namespace

// A loss of one sample without reduction is f32[1] there, f32[] on CPU; so are the norms of a one-dimensional weight, f32[N] on CPU.
bool has_wrong_meta(const c10::OperatorHandle& op) {
  return op.schema().name() == "aten::multilabel_margin_loss_forward" || op.schema().name() == "aten::_weight_norm_interface";
}

void correct_meta(const c10::OperatorHandle& op, Arguments arguments, Results* results) {
  if (const auto it = corrections().find(full_name(op.schema())); it != corrections().end()) it->second(arguments, results);
}

}  // namespace torch_tpu::eager
