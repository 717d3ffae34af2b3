#include "eager/call_lowering.h"

#include <ATen/core/Tensor.h>
#include <c10/util/strides.h>

#include "base/throw.h"
#include "eager/lower_call.h"
#include "eager/python_hooks.h"
#include "eager/size_buckets.h"
#include "ir/padding.h"
#include "ir/verify.h"
#include "runtime/device.h"

namespace torch_tpu::eager {

using ir::Value;
using ir::Values;
using lowering::ArgValue;
using lowering::TensorArg;
using runtime::ViewForm;

CallLowering::CallLowering(const Call& call, std::string op, const lowering::Ambient& ambient)
    : call_(call), op_(std::move(op)), ambient_(ambient), builder_(&graph_), buffers_(call.tensors.size()),
      values_(call.tensors.size()) {
  signature_->op = call_.schema.name;
  for (const auto& form : call_.forms) {
    form_starts_.push_back(starts_total_);
    starts_total_ += static_cast<int64_t>(form.starts.size());
  }
  for (const TensorRef& ref : call_.tensors)
    if (ref.form >= 0 && ref.buffer.numel() > INT32_MAX) signature_->starts_dtype = DType::Long;
}

// --- parameters

Value CallLowering::add_parameter(Aval aval, ParamSource source) {
  signature_->params.push_back(source);
  return graph_.add_parameter(std::move(aval));
}

// The buffer of a tensor's storage. Two tensors of one storage are two parameters: whether they share one is not in the key.
// Uninitialised memory reads as zeros.
Value CallLowering::buffer(size_t t) {
  if (buffers_[t]) return buffers_[t];
  const TensorRef& ref = call_.tensors[t];
  if (ref.shares >= 0 && ref.array == call_.tensors[static_cast<size_t>(ref.shares)].array) return buffers_[t] = buffer(static_cast<size_t>(ref.shares));
  if (!ref.array && has_values_) return buffers_[t] = builder_.constant(ref.buffer.dtype, int64_t{0}, ref.buffer.shape);
  parameter_of_[t] = static_cast<int32_t>(signature_->params.size());
  return buffers_[t] = add_parameter(ref.array ? ref.array->aval() : ref.buffer, {ParamSource::Kind::kTensor, static_cast<int32_t>(t)});
}

Value CallLowering::starts_vector() {
  if (!starts_)
    starts_ = add_parameter({signature_->starts_dtype, {starts_total_}}, {ParamSource::Kind::kStarts});
  return starts_;
}

Values CallLowering::starts_of(const TensorRef& ref) {
  Values starts;
  const ViewForm& form = call_.forms[static_cast<size_t>(ref.form)];
  for (size_t i = 0; i < form.starts.size(); ++i) {
    const int64_t at = form_starts_[static_cast<size_t>(ref.form)] + static_cast<int64_t>(i);
    starts.push_back(builder_.reshape(builder_.slice_dim(starts_vector(), 0, at, at + 1), {}));
  }
  return starts;
}

Value CallLowering::read_tensor(size_t t, DType host_dtype) {
  const TensorRef& ref = call_.tensors[t];
  if (ref.host_scalar()) {
    Value& value = host_scalars_[{t, host_dtype}];
    if (!value) value = add_parameter({host_dtype, {}}, {ParamSource::Kind::kHostScalar, static_cast<int32_t>(t), 0, host_dtype});
    return value;
  }
  if (values_[t]) return values_[t];
  const DType dtype = ref.tensor->scalar_type();
  Value value;
  if (ref.form < 0) {
    value = buffer(t);
  } else {
    const ViewForm& form = call_.forms[static_cast<size_t>(ref.form)];
    if (form.kind == ViewForm::Kind::kEmpty) value = builder_.constant(dtype, int64_t{0}, form.sizes);
    else value = runtime::read(builder_, buffer(t), form, dtype, starts_of(ref));
  }
  return values_[t] = with_bits(value, ref);
}

// conj and neg: the last two steps of a read, the first two of a write.
Value CallLowering::with_bits(Value value, const TensorRef& ref) {
  if (ref.conj) value = builder_.complex(builder_.real(value), builder_.negate(builder_.imag(value)));
  if (ref.neg) value = builder_.negate(value);
  return value;
}

Value CallLowering::random_state() {
  if (!random_) random_ = add_parameter({DType::UInt64, {2}}, {ParamSource::Kind::kRandom});
  return random_;
}

// --- arguments

TensorArg CallLowering::tensor_arg(size_t t) {
  const at::Tensor& tensor = *call_.tensors[t].tensor;
  const auto sizes = tensor.sizes();
  return {{tensor.scalar_type(), Shape(sizes.begin(), sizes.end())}, call_.tensors[t].wrapped_number, call_.tensors[t].host_scalar(),
          [this, t](DType dtype) { return read_tensor(t, dtype); }, tensor.is_contiguous()};
}

lowering::NumberArg CallLowering::number_arg(const CallSchema::Arg& arg, int32_t index, int32_t item, const c10::Scalar& scalar) {
  lowering::NumberArg number{number_of(scalar)};
  const bool fixed = arg.fixes(scalar);
  number.fixed = fixed;
  number.read = [this, fixed, index, item, value = number.number](DType dtype) -> Value {
    if (fixed) return std::visit([&](auto v) { return builder_.constant(dtype, ir::Number(v)); }, value);
    Value& parameter = numbers_[{index, item, dtype}];
    if (!parameter) parameter = add_parameter({dtype, {}}, {ParamSource::Kind::kNumber, index, item, dtype});
    return parameter;
  };
  return number;
}

lowering::Args CallLowering::make_args(std::vector<lowering::Arg> more) {
  std::vector<lowering::Arg> args;
  size_t t = 0;
  for (size_t i = 0; i < call_.schema.args.size(); ++i) {
    const CallSchema::Arg& arg = call_.schema.args[i];
    const c10::IValue& value = call_.arguments[i];
    const auto index = static_cast<int32_t>(i);
    ArgValue seen = lowering::None{};
    if (value.isNone()) {
    } else if (arg.kind == ArgKind::kTensor) {
      if (call_.tensors[t].tensor->defined()) seen = tensor_arg(t);
      ++t;
    } else if (arg.kind == ArgKind::kTensorList) {
      std::vector<std::optional<TensorArg>> list;
      for (size_t k = value.toListRef().size(); k > 0; --k, ++t)
        list.push_back(call_.tensors[t].tensor->defined() ? std::optional(tensor_arg(t)) : std::nullopt);
      seen = std::move(list);
    } else if (arg.kind == ArgKind::kNumber) {
      seen = number_arg(arg, index, 0, value.toScalar());
    } else if (arg.kind == ArgKind::kNumberList) {
      std::vector<lowering::NumberArg> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(number_arg(arg, index, static_cast<int32_t>(list.size()), item.toScalar()));
      seen = std::move(list);
    } else {
      seen = plain_argument(arg, value);
    }
    if (!arg.out) args.push_back({arg.name, std::move(seen)});
  }
  for (lowering::Arg& arg : more) args.push_back(std::move(arg));
  return lowering::Args(op_, std::move(args), ambient_, &builder_);
}

// --- results

int32_t CallLowering::new_output(Value value, c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  OutputSpec out;
  out.sizes.assign(sizes.begin(), sizes.end());
  TORCH_INTERNAL_ASSERT(value.shape() == out.sizes, "internal error: the rule of ", op_, " gives ", value.aval().to_string(), ", PyTorch says ",
                        Aval{value.dtype(), out.sizes}.to_string());
  ir::Dims order;
  if (value.numel() > 0 && runtime::dense_order({sizes.data(), sizes.size()}, {strides.data(), strides.size()}, &order)) {
    out.strides.assign(strides.begin(), strides.end());
    value = builder_.transpose(value, order);
  } else {
    out.strides = c10::contiguous_strides(out.sizes);
  }
  out.buffer = value.aval();
  results_.push_back(value);
  signature_->outputs.push_back(std::move(out));
  return static_cast<int32_t>(new_outputs_++);
}

int32_t CallLowering::new_output(Value value, const at::Tensor& said) {
  if (said.defined()) value = builder_.convert(value, said.scalar_type());
  // An empty result wins: batch norm's unused statistics are empty on CPU, whatever the Meta kernel says.
  if (said.defined() && (value.numel() > 0 || said.numel() == 0)) return new_output(value, said.sizes(), said.strides());
  const Shape sizes = value.shape();
  const c10::SmallVector<int64_t, 5> strides = c10::contiguous_strides(sizes);
  return new_output(value, sizes, strides);
}

void CallLowering::write_result(size_t t, Value value) {
  const TensorRef& ref = call_.tensors[t];
  const at::Tensor& tensor = *ref.tensor;
  TORCH_CHECK(ref.slot, "Expected all tensors to be on the same device, but found at least two devices, tpu:", call_.device, " and cpu! ", call_.schema.name,
              " would write a CPU tensor");
  if (tensor.numel() == 0) return;
  const Shape sizes(tensor.sizes().begin(), tensor.sizes().end());
  TORCH_INTERNAL_ASSERT(value.shape() == sizes, "internal error: the rule of ", op_, " gives ", value.aval().to_string(), " for ",
                        Aval{tensor.scalar_type(), sizes}.to_string());
  value = builder_.convert(value, tensor.scalar_type());
  if (ref.neg) value = builder_.negate(value);
  if (ref.conj) value = builder_.complex(builder_.real(value), builder_.negate(builder_.imag(value)));
  if (const auto before = ref.shares < 0 ? written_.end() : written_.find(static_cast<size_t>(ref.shares)); before != written_.end()) {
    const auto [result, output] = before->second;
    const Shape& seen = ref.array ? ref.array->aval().shape : ref.buffer.shape;
    results_[result] = ref.form < 0 ? value
                                    : runtime::write(builder_, builder_.reshape(results_[result], seen), value, call_.forms[static_cast<size_t>(ref.form)], starts_of(ref));
    signature_->outputs[output].buffer = results_[result].aval();
    return;
  }
  OutputSpec out;
  out.written = static_cast<int32_t>(ref.shares < 0 ? t : static_cast<size_t>(ref.shares));
  const bool shared = ref.shares >= 0 || std::any_of(call_.tensors.begin(), call_.tensors.end(), [&](const TensorRef& other) { return other.shares == static_cast<int32_t>(t); });
  if (ref.form >= 0) {
    const ViewForm& form = call_.forms[static_cast<size_t>(ref.form)];
    if (!shared && form.covers_all() && dtype_info(ref.buffer.dtype).size_bytes == dtype_info(tensor.scalar_type()).size_bytes) {
      // Nothing of the old buffer stays: the new one takes the order in which the tensor lies in memory.
      ir::Dims order;
      if (runtime::dense_order({tensor.sizes().data(), tensor.sizes().size()}, {tensor.strides().data(), tensor.strides().size()}, &order))
        value = builder_.transpose(value, order);
      else
        value = runtime::write(builder_, builder_.constant(ref.buffer.dtype, int64_t{0}, ref.buffer.shape), value, form, starts_of(ref));
    } else {
      value = runtime::write(builder_, buffer(t), value, form, starts_of(ref));
    }
  }
  out.buffer = value.aval();
  const auto result = static_cast<int32_t>(results_.size());
  if (const auto it = parameter_of_.find(static_cast<size_t>(out.written)); it != parameter_of_.end() && graph_.aval(graph_.parameters()[static_cast<size_t>(it->second)]) == out.buffer)
    graph_.add_alias({it->second, result});
  written_[static_cast<size_t>(out.written)] = {results_.size(), signature_->outputs.size()};
  results_.push_back(value);
  signature_->outputs.push_back(std::move(out));
}

// Rules and view forms know the values alone. Where a buffer is larger than its value, the program first takes its part of it.
void CallLowering::finish(SizeBuckets* buckets) {
  if (results_.empty()) return;
  graph_.set_results(results_);
#ifndef NDEBUG
  throw_if_error(ir::verify(graph_));
#endif
  signature_->allow_excess_precision = ambient_.allow_excess_precision;
  if (!has_values_) return;
  const auto& line = python_hooks().current_line;
  const std::string caller = line ? line() : "";
  const auto ask = [&](const ir::Graph& graph) {
    before_program_();
#ifndef NDEBUG
    throw_if_error(ir::verify(graph));
#endif
    return runtime::Runtime::get().compile_cache().get(graph, call_.schema.name, ambient_.allow_excess_precision, caller);
  };
  if (buckets && ambient_.size_buckets && buckets->serve(call_, signature_, ask)) return;
  std::vector<Shape> buffers;
  bool padded = false;
  for (size_t p = 0; p < signature_->params.size(); ++p) {
    const ParamSource& source = signature_->params[p];
    const runtime::Array* array = source.kind == ParamSource::Kind::kTensor ? call_.tensors[static_cast<size_t>(source.index)].array.get() : nullptr;
    padded |= array && array->padded();
    buffers.push_back(array ? array->buffer_shape() : graph_.aval(graph_.parameters()[p]).shape);
  }
  if (padded) signature_->graph = ir::with_padded_parameters(graph_, buffers);
  signature_->program = ask(*signature_->graph);
}

}  // namespace torch_tpu::eager
