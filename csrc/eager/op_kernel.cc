#include "eager/op_kernel.h"

#include <algorithm>
#include <array>
#include <string_view>

#include <ATen/MemoryOverlap.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/_linalg_check_errors.h>

#include "eager/copy.h"
#include "eager/launch.h"
#include "eager/meta.h"
#include "eager/mode.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

bool starts_with_any(const std::string& name, std::initializer_list<std::string_view> prefixes) {
  return std::any_of(prefixes.begin(), prefixes.end(), [&](std::string_view prefix) { return name.starts_with(prefix); });
}

// In-place ops that write some elements, one after the other. Through a view that lies over itself the others must stay as they are, so
// such a call runs on CPU.
bool writes_some(const std::string& name) {
  return starts_with_any(name, {"aten::masked_fill_", "aten::masked_scatter_", "aten::index_", "aten::_index_put_impl_", "aten::put_", "aten::scatter_", "aten::tril_", "aten::triu_"});
}

// Those that CPU runs on an expanded tensor too, some with a warning.
bool writes_expanded(const std::string& name) {
  return starts_with_any(name, {"aten::masked_fill_", "aten::index_put_", "aten::_index_put_impl_", "aten::index_fill_", "aten::tril_", "aten::triu_", "aten::baddbmm_"});
}

bool lies_over_itself(const at::Tensor& t, bool expanded, bool windows) {
  switch (at::has_internal_overlap(t)) {
    case at::MemOverlap::Yes: return expanded;
    case at::MemOverlap::TooHard: return windows && !keeps_apart(t.sizes(), t.strides());
    case at::MemOverlap::No: return false;
  }
  return false;
}

}  // namespace

OpKernel::OpKernel(const c10::OperatorHandle& op, OpDefinition definition)
    : schema_(op.schema(), definition.rule, /*numbers_static=*/definition.rule == nullptr), definition_(std::move(definition)), index_check_(op.schema()), number_check_(op.schema()),
      checks_overlap_(definition_.variant != Variant::kFunctional && schema_.name.rfind("aten::fill_", 0) != 0 && schema_.name != "aten::zero_"),
      writes_expanded_(definition_.variant == Variant::kInplace && writes_expanded(schema_.name)),
      writes_some_(definition_.variant == Variant::kInplace && writes_some(schema_.name)),
      no_overlap_(wants_no_overlap(schema_.name)),
      check_errors_(op.schema().argumentIndexWithName("check_errors").value_or(-1)) {}

SignaturePtr OpKernel::make(const Call& call, const c10::OperatorHandle& op, const lowering::Ambient& ambient) {
  SignaturePtr signature;
  std::vector<at::Tensor> stand_ins;
  const auto meta = run_meta(op, call.arguments, &stand_ins);
  number_check_.run(op, call);
  try {
    signature = lower_call(call, definition_, op.schema(), ambient, meta, stand_ins, &buckets_);
    if (signature->converts) raise_as_cpu(op, call.arguments);
    raise_for_dtypes(op, call.arguments);
  } catch (const c10::NotImplementedError& e) {
    auto refused = std::make_shared<Signature>();
    refused->refused = e.what_without_backtrace();
    signature = std::move(refused);
  } catch (const c10::Error&) {
    raise_as_cpu(op, call.arguments);  // what a rule refuses, in CPU's words, if CPU refuses it too
    throw;
  }
  table_.insert(call.key, signature);
  return signature;
}

void check_no_overlap(const c10::FunctionSchema& schema, c10::ArrayRef<c10::IValue> arguments) {
  const auto each = [&](bool out, const auto& visit) {
    for (size_t i = 0; i < arguments.size(); ++i) {
      if (schema.arguments()[i].is_out() != out) continue;
      if (arguments[i].isTensor()) visit(arguments[i].toTensor());
      if (arguments[i].isTensorList())
        for (const c10::IValue& item : arguments[i].toListRef()) visit(item.toTensor());
    }
  };
  each(true, [&](const at::Tensor& written) { each(false, [&](const at::Tensor& read) { at::assert_no_overlap(written, read); }); });
}

bool wants_no_overlap(const std::string& name) {
  static constexpr std::array kNames{"aten::cat.out", "aten::masked_select.out", "aten::index_select.out", "aten::gather.out", "aten::take.out"};
  return std::find(kNames.begin(), kNames.end(), name) != kNames.end();
}

// What check_errors=True asks of linalg's functions: that they wait, and raise for the first matrix that was singular.
void raise_for_info(const std::string& name, const at::Tensor& info, bool matrix) {
  const std::string function = name.substr(name.find("linalg_") + 7);
  at::_linalg_check_errors(info, (function.starts_with("lu") || function.starts_with("solve") ? "torch.linalg." : "linalg.") + function, matrix);
}

// As TensorIterator: a written tensor may not overlap itself, nor partly overlap what is read.
void OpKernel::check_overlap(const Call& call) const {
  for (const TensorRef& w : call.tensors) {
    if (!w.slot || !schema_.args[static_cast<size_t>(w.argument)].written) continue;
    if (w.form >= 0) at::assert_no_internal_overlap(*w.tensor);
    for (const TensorRef& r : call.tensors)
      if (r.slot == w.slot && r.tensor != w.tensor && (r.form >= 0 || w.form >= 0)) at::assert_no_partial_overlap(*w.tensor, *r.tensor);
  }
}

std::string OpKernel::run(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  if (index_check_.applies()) index_check_.run(op, stack, mode() == Mode::kDebug);
  const size_t count = schema_.args.size();
  const c10::ArrayRef<c10::IValue> arguments(stack->data() + (stack->size() - count), count);
  const lowering::Ambient ambient = current_ambient();
  // More than once where an out= tensor is resized or a storage padded, which gives another key, and where another thread wrote meanwhile.
  while (true) {
    Call call(schema_, arguments, ambient);
    if ((writes_expanded_ || writes_some_) && lies_over_itself(*call.tensors[0].tensor, writes_expanded_, writes_some_)) return "its result overlaps itself";
    if (checks_overlap_) check_overlap(call);
    if (no_overlap_) check_no_overlap(op.schema(), arguments);
    SignaturePtr signature = table_.find(call.key);
    if (!signature) signature = make(call, op, ambient);
    if (!signature->refused.empty()) return signature->refused;
    if (!signature->resize.empty()) {
      for (const auto& [t, sizes] : signature->resize)
        for (const TensorRef& other : call.tensors)
          TORCH_CHECK(&other == &call.tensors[static_cast<size_t>(t)] || !other.slot || other.slot != call.tensors[static_cast<size_t>(t)].slot,
                      "unsupported operation: some elements of the input tensor and the written-to tensor refer to a single memory location. "
                      "Please clone() the tensor before performing the operation.");
      for (const auto& [t, sizes] : signature->resize) call.tensors[static_cast<size_t>(t)].tensor->resize_(c10::IntArrayRef(sizes.data(), sizes.size()));
      continue;
    }
    if (!signature->pads.empty()) {
      pad_storages(call, *signature);
      continue;
    }
    number_check_.run(op, call, *signature);
    const bool checks_errors = check_errors_ >= 0 && arguments[static_cast<size_t>(check_errors_)].toBool();
    const bool matrix = checks_errors && arguments[0].toTensor().dim() == 2;
    if (!run_signature(call, *signature, stack)) continue;
    if (checks_errors) raise_for_info(op.schema().name(), stack->back().toTensor(), matrix);
    return {};
  }
}

bool run_signature(Call& call, const Signature& signature, torch::jit::Stack* stack) {
  std::optional<Prepared> prepared = prepare(call, signature);
  if (!prepared) return false;
  c10::SmallVector<c10::IValue, 4> results;
  for (const ReturnSpec& spec : signature.returns) {
    switch (spec.kind) {
      case ReturnSpec::Kind::kOutput: results.emplace_back(std::move(prepared->made[static_cast<size_t>(spec.index)])); break;
      case ReturnSpec::Kind::kArgument: results.push_back(call.arguments[static_cast<size_t>(spec.index)]); break;
      case ReturnSpec::Kind::kUndefined: results.emplace_back(at::Tensor()); break;
      case ReturnSpec::Kind::kConstant: results.push_back(spec.value); break;
      case ReturnSpec::Kind::kView: TORCH_INTERNAL_ASSERT(false, call.schema.name, " returns a view; only graphs do");
      case ReturnSpec::Kind::kList: {
        std::vector<at::Tensor> list(prepared->made.begin() + spec.index, prepared->made.begin() + spec.index + spec.count);
        results.emplace_back(std::move(list));
        break;
      }
    }
  }
  start(std::move(prepared->launch), call.device, call.schema.name, &signature);
  stack->erase(stack->end() - static_cast<std::ptrdiff_t>(call.arguments.size()), stack->end());
  for (c10::IValue& result : results) stack->push_back(std::move(result));
  return true;
}

}  // namespace torch_tpu::eager
