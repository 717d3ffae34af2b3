#include "eager/graph_program.h"

#include <ATen/core/Tensor.h>

#include "eager/launch.h"

namespace torch_tpu::eager {
namespace {

// A view in PyTorch's sense: it shares memory and version counter.
at::Tensor make_view(const at::Tensor& base, const ViewSpec& spec) {
  at::Tensor view = at::detail::make_tensor<c10::TensorImpl>(c10::TensorImpl::VIEW, c10::Storage(base.storage()), base.key_set(),
                                                             c10::scalarTypeToTypeMeta(spec.dtype));
  c10::TensorImpl* impl = view.unsafeGetTensorImpl();
  impl->set_sizes_and_strides(spec.sizes, spec.strides, base.storage_offset() + spec.offset);
  if (!base.is_inference()) impl->set_version_counter(base.unsafeGetTensorImpl()->version_counter());
  return view;
}

}  // namespace

GraphProgram::GraphProgram(std::string name, std::vector<CallSchema::Arg> inputs, int device, LowerGraph lower, std::optional<BucketPolicy> buckets)
    : schema_(std::move(name), std::move(inputs)), device_(device), lower_(std::move(lower)), buckets_(buckets ? std::make_unique<SizeBuckets>(*std::move(buckets)) : nullptr) {}

std::vector<SignaturePtr> GraphProgram::signatures() const {
  std::lock_guard lock(mutex_);
  return made_;
}

SignaturePtr GraphProgram::lower(const std::vector<c10::IValue>& inputs) const {
  TORCH_CHECK(inputs.size() == schema_.args.size(), name(), " takes ", schema_.args.size(), " inputs, not ", inputs.size());
  const lowering::Ambient ambient = current_ambient();
  return lower_graph(Call(schema_, inputs, ambient), lower_, ambient, Wanted::kText);
}

std::vector<c10::IValue> GraphProgram::run(std::vector<c10::IValue>& inputs) {
  TORCH_CHECK(inputs.size() == schema_.args.size(), name(), " takes ", schema_.args.size(), " inputs, not ", inputs.size());
  const lowering::Ambient ambient = current_ambient();
  while (true) {  // again where another thread wrote one of the written inputs meanwhile
    Call call(schema_, inputs, ambient);
    if (device_ >= 0 && std::none_of(call.tensors.begin(), call.tensors.end(), [](const TensorRef& ref) { return ref.slot; })) call.device = device_;
    SignaturePtr signature = table_.find(call.key);
    if (!signature) {
      signature = lower_graph(call, lower_, ambient, keep_texts_ ? Wanted::kProgramAndText : Wanted::kProgram, buckets_.get());
      table_.insert(call.key, signature);
      if (signature->pads.empty()) {
        std::lock_guard lock(mutex_);
        made_.push_back(signature);
      }
    }
    if (!signature->pads.empty()) {
      pad_storages(call, *signature);
      continue;
    }
    std::optional<Prepared> prepared = prepare(call, *signature);
    if (!prepared) continue;
    std::vector<c10::IValue> results;
    results.reserve(signature->returns.size());
    for (const ReturnSpec& spec : signature->returns) {
      const auto index = static_cast<size_t>(spec.index);
      switch (spec.kind) {
        case ReturnSpec::Kind::kOutput: results.emplace_back(prepared->made[index]); break;
        case ReturnSpec::Kind::kArgument: results.push_back(inputs[index]); break;
        case ReturnSpec::Kind::kView: {
          const ViewSpec& view = signature->views[index];
          const auto base = static_cast<size_t>(view.base);
          results.emplace_back(make_view(view.of_argument ? inputs[base].toTensor() : prepared->made[base], view));
          break;
        }
        default: results.push_back(spec.value);
      }
    }
    for (const TensorRef& ref : call.tensors)
      if (schema_.args[static_cast<size_t>(ref.argument)].written && !ref.tensor->is_inference()) ref.tensor->unsafeGetTensorImpl()->bump_version();
    inputs.clear();
    start(std::move(prepared->launch), call.device, schema_.name);
    return results;
  }
}

}  // namespace torch_tpu::eager
