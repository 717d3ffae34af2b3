#include "eager/lower_call.h"

#include <map>

#include <ATen/ATen.h>

#include "ir/verify.h"
#include "base/throw.h"
#include "eager/python_hooks.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

using ir::Builder;
using ir::Value;
using ir::Values;
using lowering::ArgValue;
using lowering::TensorArg;
using runtime::ViewForm;

class CallLowering {
 public:
  CallLowering(const Call& call, const OpDefinition& definition, const c10::FunctionSchema& schema, const lowering::Ambient& ambient)
      : call_(call), definition_(definition), schema_(schema), ambient_(ambient), builder_(&graph_), buffers_(call.tensors.size()),
        values_(call.tensors.size()) {
    for (const auto& form : call_.forms) {
      form_starts_.push_back(starts_total_);
      starts_total_ += static_cast<int64_t>(form.starts.size());
    }
    signature_ = std::make_shared<Signature>();
    for (const TensorRef& ref : call_.tensors)
      if (ref.form >= 0 && ref.buffer.numel() > INT32_MAX) signature_->starts_dtype = DType::Long;
  }

  SignaturePtr lower(const std::optional<torch::jit::Stack>& meta, const std::vector<at::Tensor>& stand_ins) {
    if (definition_.variant == Variant::kOut && meta && note_resizes(stand_ins)) return signature_;
    lowering::Args args = make_args();
    if (definition_.rule ? definition_.rule->is_random : true) args.rng_state = [this] { return random_state(); };
    graph_.set_location(definition_.name);
    const lowering::Results results = definition_.lower(builder_, args);
    signature_->random_blocks = static_cast<uint64_t>(args.random_blocks());
    if (definition_.variant == Variant::kOut && !meta && note_resizes(results)) return signature_;
    take_results(results, meta);
    finish();
    return signature_;
  }

 private:
  // --- parameters

  Value add_parameter(Aval aval, ParamSource source) {
    signature_->params.push_back(source);
    return graph_.add_parameter(std::move(aval));
  }

  // The buffer of a tensor's storage. Two tensors of one storage are two parameters: whether they share one is not in the key.
  // Uninitialised memory reads as zeros.
  Value buffer(size_t t) {
    if (buffers_[t]) return buffers_[t];
    const TensorRef& ref = call_.tensors[t];
    if (!ref.array) return buffers_[t] = builder_.constant(ref.buffer.dtype, int64_t{0}, ref.buffer.shape);
    parameter_of_[t] = static_cast<int32_t>(signature_->params.size());
    return buffers_[t] = add_parameter(ref.array->aval(), {ParamSource::Kind::kTensor, static_cast<int32_t>(t)});
  }

  Value starts_vector() {
    if (!starts_)
      starts_ = add_parameter({signature_->starts_dtype, {starts_total_}}, {ParamSource::Kind::kStarts});
    return starts_;
  }

  Values starts_of(const TensorRef& ref) {
    Values starts;
    const ViewForm& form = call_.forms[static_cast<size_t>(ref.form)];
    for (size_t i = 0; i < form.starts.size(); ++i) {
      const int64_t at = form_starts_[static_cast<size_t>(ref.form)] + static_cast<int64_t>(i);
      starts.push_back(builder_.reshape(builder_.slice_dim(starts_vector(), 0, at, at + 1), {}));
    }
    return starts;
  }

  Value read_tensor(size_t t, DType host_dtype) {
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
  Value with_bits(Value value, const TensorRef& ref) {
    if (ref.conj) value = builder_.complex(builder_.real(value), builder_.negate(builder_.imag(value)));
    if (ref.neg) value = builder_.negate(value);
    return value;
  }

  Value random_state() {
    if (!random_) random_ = add_parameter({DType::UInt64, {2}}, {ParamSource::Kind::kRandom});
    return random_;
  }

  // --- arguments

  TensorArg tensor_arg(size_t t) {
    const at::Tensor& tensor = *call_.tensors[t].tensor;
    const auto sizes = tensor.sizes();
    return {{tensor.scalar_type(), Shape(sizes.begin(), sizes.end())}, call_.tensors[t].wrapped_number, call_.tensors[t].host_scalar(),
            [this, t](DType dtype) { return read_tensor(t, dtype); }};
  }

  lowering::NumberArg number_arg(const CallSchema::Arg& arg, int32_t index, int32_t item, const c10::Scalar& scalar) {
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

  lowering::Args make_args() {
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
    return lowering::Args(definition_.name, std::move(args), ambient_, &builder_);
  }

  // --- results

  // out= tensors whose sizes the Meta kernel changed.
  bool note_resizes(const std::vector<at::Tensor>& stand_ins) {
    for (size_t t = 0; t < call_.tensors.size() && t < stand_ins.size(); ++t) {
      const TensorRef& ref = call_.tensors[t];
      if (!call_.schema.args[static_cast<size_t>(ref.argument)].out || !stand_ins[t].defined()) continue;
      if (ref.tensor->sizes() != stand_ins[t].sizes())
        signature_->resize.push_back({static_cast<int32_t>(t), Shape(stand_ins[t].sizes().begin(), stand_ins[t].sizes().end())});
    }
    return !signature_->resize.empty();
  }

  // The same where PyTorch has no Meta kernel: the rule's results say it.
  bool note_resizes(const lowering::Results& results) {
    const std::vector<size_t> written = written_tensors();
    for (size_t i = 0; i < written.size() && i < results.size(); ++i)
      if (const at::Tensor& out = *call_.tensors[written[i]].tensor; results[i] && Shape(out.sizes().begin(), out.sizes().end()) != results[i].shape())
        signature_->resize.push_back({static_cast<int32_t>(written[i]), results[i].shape()});
    return !signature_->resize.empty();
  }

  // The tensors that the call writes, in schema order.
  std::vector<size_t> written_tensors() const {
    std::vector<size_t> written;
    for (size_t t = 0; t < call_.tensors.size(); ++t) {
      const CallSchema::Arg& arg = call_.schema.args[static_cast<size_t>(call_.tensors[t].argument)];
      if (definition_.variant == Variant::kOut ? arg.out : arg.written) written.push_back(t);
    }
    if (definition_.variant == Variant::kFunctional && definition_.rule) {
      // In the order in which the rule names them.
      std::vector<size_t> ordered;
      for (const std::string& name : definition_.rule->mutates)
        for (size_t t : written)
          if (call_.schema.args[static_cast<size_t>(call_.tensors[t].argument)].name == name) ordered.push_back(t);
      return ordered;
    }
    return written;
  }

  void take_results(const lowering::Results& results, const std::optional<torch::jit::Stack>& meta) {
    size_t next = 0;
    const auto& returns = schema_.returns();
    if (definition_.variant == Variant::kFunctional) {
      for (size_t r = 0; r < returns.size(); ++r) {
        const c10::IValue* said = meta && r < meta->size() ? &(*meta)[r] : nullptr;
        const auto kind = returns[r].real_type()->kind();
        if (const auto* alias = returns[r].alias_info(); alias && alias->isWrite()) {
          return_written_argument(*alias);
        } else if (kind == c10::TypeKind::TensorType) {
          TORCH_INTERNAL_ASSERT(next < results.size(), "the rule of ", definition_.name, " returned too few values");
          return_tensor(results[next++], said && said->isTensor() ? said->toTensor() : at::Tensor());
        } else if (kind == c10::TypeKind::ListType) {
          return_list(results, &next, said);
        } else {
          TORCH_INTERNAL_ASSERT(said, "no Meta kernel says what ", definition_.name, " returns");
          signature_->returns.push_back({ReturnSpec::Kind::kConstant, 0, 0, *said});
        }
      }
      // Arguments that the rule mutates although the schema does not say so, None among them.
      if (definition_.rule && !definition_.rule->mutates.empty()) write_mutated(results, &next);
    } else {
      for (size_t t : written_tensors()) {
        TORCH_INTERNAL_ASSERT(next < results.size(), "the rule of ", definition_.name, " returned too few values for ", call_.schema.name);
        if (const Value value = results[next++]) write_result(t, value);  // empty: it stays as it is
      }
      if (definition_.rule && definition_.variant == Variant::kOut) write_mutated(results, &next);
      for (const auto& returned : returns)
        if (const auto* alias = returned.alias_info()) return_written_argument(*alias);
    }
  }

  void return_written_argument(const c10::AliasInfo& alias) {
    for (size_t i = 0; i < schema_.arguments().size(); ++i) {
      const auto* info = schema_.arguments()[i].alias_info();
      if (info && info->beforeSets() == alias.beforeSets()) {
        signature_->returns.push_back({ReturnSpec::Kind::kArgument, static_cast<int32_t>(i)});
        return;
      }
    }
    TORCH_INTERNAL_ASSERT(false, call_.schema.name, " returns an alias of no argument");
  }

  void write_mutated(const lowering::Results& results, size_t* next) {
    for (const std::string& name : definition_.rule->mutates) {
      bool found = false;
      for (size_t t = 0; t < call_.tensors.size(); ++t) {
        if (call_.schema.args[static_cast<size_t>(call_.tensors[t].argument)].name != name) continue;
        found = true;
        TORCH_INTERNAL_ASSERT(*next < results.size(), "the rule of ", definition_.name, " returned no new value for ", name);
        const Value value = results[(*next)++];
        if (value && call_.tensors[t].tensor->defined()) write_result(t, value);
      }
      if (!found && *next < results.size()) ++*next;  // None: its placeholder
    }
  }

  Value to_dtype(Value value, DType dtype) { return builder_.convert(value, dtype); }

  void return_tensor(const Value& result, const at::Tensor& said) {
    if (!result) {
      signature_->returns.push_back({ReturnSpec::Kind::kUndefined});
      return;
    }
    signature_->returns.push_back({ReturnSpec::Kind::kOutput, new_output(result, said)});
  }

  void return_list(const lowering::Results& results, size_t* next, const c10::IValue* said) {
    ReturnSpec spec{ReturnSpec::Kind::kList, static_cast<int32_t>(new_outputs_)};
    const auto items = said && said->isTensorList() ? said->toListRef() : c10::ArrayRef<c10::IValue>();
    const size_t count = said && said->isTensorList() ? items.size() : results.size() - *next;
    for (size_t k = 0; k < count; ++k) new_output(results[(*next)++], items.empty() ? at::Tensor() : items[k].toTensor());
    spec.count = static_cast<int32_t>(count);
    signature_->returns.push_back(std::move(spec));
  }

  // A new tensor with the sizes, strides and dtype that PyTorch's Meta kernel gave it. Its buffer is dense in memory order.
  int32_t new_output(Value value, const at::Tensor& said) {
    OutputSpec out;
    if (said.defined()) value = to_dtype(value, said.scalar_type());
    // An empty result wins: batch norm's unused statistics are empty on CPU, whatever the Meta kernel says.
    if (said.defined() && (value.numel() > 0 || said.numel() == 0)) {
      out.sizes.assign(said.sizes().begin(), said.sizes().end());
      TORCH_INTERNAL_ASSERT(value.shape() == out.sizes, "internal error: the rule of ", definition_.name, " gives ", value.aval().to_string(),
                            ", PyTorch says ", Aval{said.scalar_type(), out.sizes}.to_string());
      ir::Dims order;
      if (value.numel() > 0 && runtime::dense_order({said.sizes().data(), said.sizes().size()}, {said.strides().data(), said.strides().size()}, &order)) {
        out.strides.assign(said.strides().begin(), said.strides().end());
        value = builder_.transpose(value, order);
      }
    }
    if (out.strides.empty()) {
      out.sizes = value.shape();
      out.strides.assign(out.sizes.size(), 1);
      for (size_t i = out.sizes.size(); i-- > 1;) out.strides[i - 1] = out.strides[i] * std::max<int64_t>(out.sizes[i], 1);
    }
    out.buffer = value.aval();
    results_.push_back(value);
    signature_->outputs.push_back(std::move(out));
    return static_cast<int32_t>(new_outputs_++);
  }

  void write_result(size_t t, Value value) {
    const TensorRef& ref = call_.tensors[t];
    const at::Tensor& tensor = *ref.tensor;
    TORCH_INTERNAL_ASSERT(ref.slot, call_.schema.name, " writes a CPU tensor");
    if (tensor.numel() == 0) return;
    const Shape sizes(tensor.sizes().begin(), tensor.sizes().end());
    TORCH_INTERNAL_ASSERT(value.shape() == sizes, "internal error: the rule of ", definition_.name, " gives ", value.aval().to_string(), " for ",
                          Aval{tensor.scalar_type(), sizes}.to_string());
    value = to_dtype(value, tensor.scalar_type());
    if (ref.neg) value = builder_.negate(value);
    if (ref.conj) value = builder_.complex(builder_.real(value), builder_.negate(builder_.imag(value)));
    OutputSpec out;
    out.written = static_cast<int32_t>(t);
    if (ref.form >= 0) {
      const ViewForm& form = call_.forms[static_cast<size_t>(ref.form)];
      if (form.covers_all() && dtype_info(ref.buffer.dtype).size_bytes == dtype_info(tensor.scalar_type()).size_bytes) {
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
    if (const auto it = parameter_of_.find(t); it != parameter_of_.end() && graph_.aval(graph_.parameters()[static_cast<size_t>(it->second)]) == out.buffer)
      graph_.add_alias({it->second, result});
    results_.push_back(value);
    signature_->outputs.push_back(std::move(out));
  }

  void finish() {
    if (results_.empty()) return;
    graph_.set_results(results_);
#ifndef NDEBUG
    throw_if_error(ir::verify(graph_));
#endif
    const auto& line = python_hooks().current_line;
    signature_->program = runtime::Runtime::get().compile_cache().get(graph_, call_.schema.name, ambient_.allow_excess_precision, line ? line() : "");
  }

  const Call& call_;
  const OpDefinition& definition_;
  const c10::FunctionSchema& schema_;
  const lowering::Ambient ambient_;
  ir::Graph graph_;
  Builder builder_;
  std::shared_ptr<Signature> signature_;
  std::vector<Value> buffers_, values_;                       // by tensor
  std::map<size_t, int32_t> parameter_of_;                    // tensor -> parameter of its buffer
  std::map<std::pair<size_t, DType>, Value> host_scalars_;
  std::map<std::tuple<int32_t, int32_t, DType>, Value> numbers_;
  Value starts_, random_;
  std::vector<int64_t> form_starts_;                          // where each form's starts begin in the vector
  int64_t starts_total_ = 0;
  Values results_;
  size_t new_outputs_ = 0;
};

}  // namespace

lowering::Number number_of(const c10::Scalar& scalar) {
  if (scalar.isComplex()) return scalar.toComplexDouble();
  if (scalar.isFloatingPoint()) return scalar.toDouble();
  if (scalar.isBoolean()) return scalar.toBool();
  return scalar.toLong();
}

ArgValue plain_argument(const CallSchema::Arg& arg, const c10::IValue& value) {
  switch (arg.kind) {
    case ArgKind::kBool: return value.toBool();
    case ArgKind::kInt: return value.toInt();
    case ArgKind::kFloat: return value.isInt() ? static_cast<double>(value.toInt()) : value.toDouble();
    case ArgKind::kDType: return value.toScalarType();
    case ArgKind::kString: return value.toStringRef();
    case ArgKind::kIntList: {
      if (value.isInt()) return std::vector<int64_t>{value.toInt()};
      std::vector<int64_t> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(item.toInt());
      return list;
    }
    case ArgKind::kFloatList: {
      std::vector<double> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(item.isInt() ? static_cast<double>(item.toInt()) : item.toDouble());
      return list;
    }
    case ArgKind::kBoolList: {
      std::vector<bool> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(item.toBool());
      return list;
    }
    default: return lowering::None{};
  }
}

SignaturePtr lower_call(const Call& call, const OpDefinition& definition, const c10::FunctionSchema& schema, const lowering::Ambient& ambient,
                        const std::optional<torch::jit::Stack>& meta, const std::vector<at::Tensor>& stand_ins) {
  return CallLowering(call, definition, schema, ambient).lower(meta, stand_ins);
}

}  // namespace torch_tpu::eager
