#include "eager/op_kernel.h"

#include <ATen/ATen.h>
#include <ATen/MemoryOverlap.h>

#include "base/hash.h"
#include "base/settings.h"
#include "base/throw.h"
#include "eager/meta.h"
#include "eager/mode.h"
#include "eager/python_hooks.h"
#include "eager/random.h"
#include "eager/tensors.h"
#include "runtime/device.h"
#include "runtime/metrics.h"

namespace torch_tpu::eager {
namespace {

runtime::ArrayPtr number_array(runtime::Runtime& rt, int device, const c10::Scalar& number, DType dtype) {
  alignas(16) char bytes[16] = {};
  encode_number(number, dtype, bytes);
  return rt.constants(device).get({dtype, {}}, bytes);
}

runtime::ArrayPtr starts_array(runtime::Runtime& rt, const Call& call, DType dtype) {
  c10::SmallVector<int64_t, 16> starts;
  for (const auto& form : call.forms) starts.append(form.starts.begin(), form.starts.end());
  const Aval aval{dtype, {static_cast<int64_t>(starts.size())}};
  if (dtype == DType::Int) {
    c10::SmallVector<int32_t, 16> narrow(starts.begin(), starts.end());
    return aval.size_bytes() <= 64 ? rt.constants(call.device).get(aval, narrow.data()) : rt.copy_to_device(aval, narrow.data(), call.device);
  }
  return aval.size_bytes() <= 64 ? rt.constants(call.device).get(aval, starts.data()) : rt.copy_to_device(aval, starts.data(), call.device);
}

c10::Scalar number_argument(const Call& call, const ParamSource& source) {
  const c10::IValue& value = call.arguments[static_cast<size_t>(source.index)];
  return value.isList() ? value.toListRef()[static_cast<size_t>(source.item)].toScalar() : value.toScalar();
}

// What a late or Debug failure says in front of the plugin's words.
std::string where() {
  const auto& line = python_hooks().current_line;
  const std::string text = line ? line() : "";
  return text.empty() ? "" : ", " + text;
}

bool has_nan(const runtime::ArrayPtr& array) {
  const Aval& aval = array->aval();
  if (!is_float(aval.dtype) || aval.numel() == 0) return false;
  at::Tensor host = at::empty(c10::IntArrayRef(aval.shape.data(), aval.shape.size()), at::TensorOptions().dtype(aval.dtype));
  runtime::Runtime::get().copy_to_host(*array, host.mutable_data_ptr());
  return host.isnan().any().item<bool>();
}

// Takes back what a call has put into storages before it lost a race: each gets its parameter's array again.
void undo_writes(const Call& call, const Signature& signature, const runtime::Launch& launch, c10::ArrayRef<runtime::ArrayPtr> unread,
                 c10::ArrayRef<const runtime::Array*> seen) {
  for (size_t i = 0; i + 1 < launch.outputs.size(); ++i) {
    const int32_t t = signature.outputs[i].written;
    if (t < 0) continue;
    runtime::ArrayPtr before;
    for (const runtime::ArrayPtr& arg : launch.args)
      if (arg.get() == seen[static_cast<size_t>(t)]) before = arg;
    for (const runtime::ArrayPtr& array : unread)
      if (array.get() == seen[static_cast<size_t>(t)]) before = array;
    call.tensors[static_cast<size_t>(t)].slot->replace(launch.outputs[i].get(), before);
  }
}

}  // namespace

OpKernel::OpKernel(const c10::OperatorHandle& op, OpDefinition definition)
    : schema_(op.schema(), definition.rule, /*numbers_static=*/definition.rule == nullptr), definition_(std::move(definition)), index_check_(op.schema()),
      checks_overlap_(definition_.variant != Variant::kFunctional && schema_.name.rfind("aten::fill_", 0) != 0 && schema_.name != "aten::zero_") {}

SignaturePtr OpKernel::find(const Call& call) const {
  const uint64_t hash = hash_words(call.key.data(), call.key.size());
  std::shared_lock lock(mutex_);
  for (auto [it, end] = table_.equal_range(hash); it != end; ++it) {
    const std::vector<uint64_t>& key = it->second.key;
    if (key.size() == call.key.size() && std::equal(key.begin(), key.end(), call.key.begin())) return it->second.signature;
  }
  return nullptr;
}

SignaturePtr OpKernel::make(const Call& call, const c10::OperatorHandle& op, const lowering::Ambient& ambient) {
  SignaturePtr signature;
  std::vector<at::Tensor> stand_ins;
  const auto meta = run_meta(op, call.arguments, &stand_ins);
  try {
    signature = lower_call(call, definition_, op.schema(), ambient, meta, stand_ins);
  } catch (const c10::NotImplementedError& e) {
    auto refused = std::make_shared<Signature>();
    refused->refused = e.what_without_backtrace();
    signature = std::move(refused);
  }
  std::unique_lock lock(mutex_);
  table_.emplace(hash_words(call.key.data(), call.key.size()), Entry{{call.key.begin(), call.key.end()}, signature});
  return signature;
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
  // More than once where an out= tensor is resized, which gives another key, and where another thread wrote meanwhile.
  while (true) {
    Call call(schema_, arguments, ambient);
    if (checks_overlap_) check_overlap(call);
    SignaturePtr signature = find(call);
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
    if (run_signature(call, *signature, stack)) return {};
  }
}

bool run_signature(Call& call, const Signature& signature, torch::jit::Stack* stack) {
  runtime::Runtime& rt = runtime::Runtime::get();
  runtime::Launch launch;
  launch.program = signature.program;
  c10::SmallVector<const runtime::Array*, 6> seen;  // what each tensor's storage held when the call was read
  for (const TensorRef& ref : call.tensors) seen.push_back(ref.array.get());
  for (const ParamSource& source : signature.params) {
    switch (source.kind) {
      case ParamSource::Kind::kTensor: launch.args.push_back(std::move(call.tensors[static_cast<size_t>(source.index)].array)); break;
      case ParamSource::Kind::kHostScalar:
        launch.args.push_back(number_array(rt, call.device, call.tensors[static_cast<size_t>(source.index)].tensor->item(), source.dtype));
        break;
      case ParamSource::Kind::kNumber: launch.args.push_back(number_array(rt, call.device, number_argument(call, source), source.dtype)); break;
      case ParamSource::Kind::kStarts: launch.args.push_back(starts_array(rt, call, signature.starts_dtype)); break;
      case ParamSource::Kind::kRandom: {
        const runtime::RandomState state = draw(call, signature.random_blocks);
        const uint64_t words[2] = {state.seed, state.offset};
        launch.args.push_back(rt.copy_to_device({DType::UInt64, {2}}, words, call.device));
        break;
      }
    }
  }
  const bool debug = mode() == Mode::kDebug;
  const bool checks_nans = debug && settings::flag("TORCH_TPU_CHECK_NANS");
  const c10::SmallVector<runtime::ArrayPtr, 8> inputs = checks_nans ? launch.args : decltype(launch.args)();
  c10::SmallVector<runtime::ArrayPtr, 2> unread;  // written, but no parameter: held until the writes are through
  for (TensorRef& ref : call.tensors)
    if (ref.array) unread.push_back(std::move(ref.array));

  c10::SmallVector<at::Tensor, 4> made;
  for (const OutputSpec& spec : signature.outputs) {
    auto array = std::make_shared<runtime::Array>(spec.buffer, call.device);
    launch.outputs.push_back(array);
    if (spec.written < 0) {
      made.push_back(make_tensor(std::move(array), spec.sizes, spec.strides));
    } else if (!call.tensors[static_cast<size_t>(spec.written)].slot->replace(seen[static_cast<size_t>(spec.written)], array)) {
      undo_writes(call, signature, launch, unread, seen);
      return false;
    }
  }

  unread.clear();  // so that the launch alone holds what it may be given

  // The arguments' tensors stay alive in `results` or on the caller's side; the stack's references go now.
  c10::SmallVector<c10::IValue, 4> results;
  for (const ReturnSpec& spec : signature.returns) {
    switch (spec.kind) {
      case ReturnSpec::Kind::kOutput: results.emplace_back(std::move(made[static_cast<size_t>(spec.index)])); break;
      case ReturnSpec::Kind::kArgument: results.push_back(call.arguments[static_cast<size_t>(spec.index)]); break;
      case ReturnSpec::Kind::kUndefined: results.emplace_back(at::Tensor()); break;
      case ReturnSpec::Kind::kConstant: results.push_back(spec.value); break;
      case ReturnSpec::Kind::kList: {
        std::vector<at::Tensor> list(made.begin() + spec.index, made.begin() + spec.index + spec.count);
        results.emplace_back(std::move(list));
        break;
      }
    }
  }
  if (launch.program) {
    c10::SmallVector<runtime::ArrayPtr, 4> outputs;
    if (debug) outputs.append(launch.outputs.begin(), launch.outputs.end());
    Status status = rt.executor(call.device).launch(std::move(launch));
    for (const auto& output : outputs)
      if (status.ok()) status = output->await_data();
    if (!status.ok()) throw_status(debug ? status.with_context(call.schema.name + where()) : status);
    if (checks_nans && std::any_of(outputs.begin(), outputs.end(), has_nan))
      TORCH_CHECK(std::any_of(inputs.begin(), inputs.end(), has_nan), call.schema.name, " on tpu:", call.device, where(),
                  ": its result has a NaN that its inputs had not (TORCH_TPU_CHECK_NANS)");
  }
  stack->erase(stack->end() - static_cast<std::ptrdiff_t>(call.arguments.size()), stack->end());
  for (c10::IValue& result : results) stack->push_back(std::move(result));
  return true;
}

}  // namespace torch_tpu::eager
