#include "eager/lower_call.h"

#include <ATen/core/Tensor.h>

#include "eager/call_lowering.h"

namespace torch_tpu::eager {
namespace {

using ir::Value;
using lowering::ArgValue;

class OpLowering final : CallLowering {
 public:
  OpLowering(const Call& call, const OpDefinition& definition, const c10::FunctionSchema& schema, const lowering::Ambient& ambient)
      : CallLowering(call, definition.name, ambient), definition_(definition), schema_(schema) {}

  SignaturePtr lower(const std::optional<torch::jit::Stack>& meta, const std::vector<at::Tensor>& stand_ins, SizeBuckets* buckets) {
    if (definition_.variant == Variant::kOut && meta && note_resizes(stand_ins)) return signature_;
    lowering::Args args = make_args(dtype_of_out());
    args.out_dtype = out_dtype();
    if (definition_.rule ? definition_.rule->is_random : true) args.rng_state = [this] { return random_state(); };
    graph_.set_location(definition_.name);
    const lowering::Results results = definition_.lower(builder_, args);
    signature_->random_blocks = static_cast<uint64_t>(args.random_blocks());
    if (definition_.variant == Variant::kOut && !meta && note_resizes(results)) return signature_;
    take_results(results, meta);
    finish(buckets);
    return signature_;
  }

 private:
  // The out= form of a factory has no dtype argument: its tensor says what it is to be.
  std::vector<lowering::Arg> dtype_of_out() const {
    const auto& arguments = call_.schema.args;
    if (definition_.variant != Variant::kOut || std::any_of(arguments.begin(), arguments.end(), [](const CallSchema::Arg& arg) { return arg.name == "dtype"; })) return {};
    if (const auto dtype = first_out()) return {{"dtype", *dtype}};
    return {};
  }

  std::optional<DType> first_out() const {
    for (const TensorRef& ref : call_.tensors)
      if (call_.schema.args[static_cast<size_t>(ref.argument)].out) return ref.tensor->scalar_type();
    return std::nullopt;
  }

  std::optional<DType> out_dtype() const {
    const auto& arguments = call_.schema.args;
    return std::count_if(arguments.begin(), arguments.end(), [](const CallSchema::Arg& arg) { return arg.out; }) == 1 ? first_out() : std::nullopt;
  }

  // --- results

  // Whether CPU takes the conversion is asked of it, on a miss.
  void write(size_t t, const Value& value) {
    const at::Tensor& tensor = *call_.tensors[t].tensor;
    if (tensor.numel() > 0 && definition_.variant == Variant::kOut) signature_->converts |= value.dtype() != tensor.scalar_type();
    if (tensor.numel() > 0 && definition_.variant == Variant::kInplace) signature_->converts |= !c10::canCast(value.dtype(), tensor.scalar_type());
    write_result(t, value);
  }

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
        if (const Value value = results[next++]) write(t, value);  // empty: it stays as it is
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
        if (value && call_.tensors[t].tensor->defined()) write(t, value);
      }
      if (!found && *next < results.size()) ++*next;  // None: its placeholder
    }
  }


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

  const OpDefinition& definition_;
  const c10::FunctionSchema& schema_;
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
                        const std::optional<torch::jit::Stack>& meta, const std::vector<at::Tensor>& stand_ins, SizeBuckets* buckets) {
  return OpLowering(call, definition, schema, ambient).lower(meta, stand_ins, buckets);
}

}  // namespace torch_tpu::eager
