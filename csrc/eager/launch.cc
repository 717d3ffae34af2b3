#include "eager/launch.h"

#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>

#include "base/settings.h"
#include "base/throw.h"
#include "eager/mode.h"
#include "eager/python_hooks.h"
#include "eager/random.h"
#include "eager/recorder.h"
#include "eager/tensors.h"
#include "runtime/device.h"

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

void pad_storages(const Call& call, const Signature& signature) {
  for (const auto& [t, shape] : signature.pads) {
    const TensorRef& ref = call.tensors[static_cast<size_t>(t)];
    if (ref.slot->array() != ref.array) continue;   // by a tensor of the same storage before this one
    ref.slot->replace(ref.array.get(), runtime::Runtime::get().padded_copy(ref.array, shape));
  }
}

std::optional<Prepared> prepare(Call& call, const Signature& signature) {
  runtime::Runtime& rt = runtime::Runtime::get();
  Prepared prepared;
  runtime::Launch& launch = prepared.launch;
  launch.program = signature.program;
  c10::SmallVector<const runtime::Array*, 6> seen;  // what each tensor's storage held when the call was read
  for (const TensorRef& ref : call.tensors) seen.push_back(ref.array.get());
  for (const ParamSource& source : signature.params) {
    switch (source.kind) {
      case ParamSource::Kind::kTensor: launch.args.push_back(std::move(call.tensors[static_cast<size_t>(source.index)].array)); break;
      case ParamSource::Kind::kHostScalar:
        launch.args.push_back(number_array(rt, call.device, host_number(*call.tensors[static_cast<size_t>(source.index)].tensor), source.dtype));
        break;
      case ParamSource::Kind::kNumber: launch.args.push_back(number_array(rt, call.device, number_argument(call, source.index, source.item), source.dtype)); break;
      case ParamSource::Kind::kSize: launch.args.push_back(number_array(rt, call.device, int64_t{source.index}, DType::Int)); break;
      case ParamSource::Kind::kStarts: launch.args.push_back(starts_array(rt, call, signature.starts_dtype)); break;
      case ParamSource::Kind::kRandom: {
        const runtime::RandomState state = draw(call, signature.random_blocks);
        const uint64_t words[2] = {state.seed, state.offset};
        launch.args.push_back(rt.copy_to_device({DType::UInt64, {2}}, words, call.device));
        break;
      }
    }
  }
  c10::SmallVector<runtime::ArrayPtr, 2> unread;  // written, but no parameter: held until the writes are through
  for (TensorRef& ref : call.tensors)
    if (ref.array) unread.push_back(std::move(ref.array));

  for (const OutputSpec& spec : signature.outputs) {
    auto array = std::make_shared<runtime::Array>(spec.buffer, call.device, spec.buffer_shape);
    launch.outputs.push_back(array);
    if (spec.written < 0) {
      prepared.made.push_back(make_tensor(std::move(array), spec.sizes, spec.strides));
    } else if (!call.tensors[static_cast<size_t>(spec.written)].slot->replace(seen[static_cast<size_t>(spec.written)], array)) {
      undo_writes(call, signature, launch, unread, seen);
      return std::nullopt;
    }
  }
  return prepared;
}

void start(runtime::Launch&& launch, int device, const std::string& name, const Signature* op) {
  if (!launch.program) return;
  if (op) launch.op = &op->op;
  const Mode mode = eager::mode();
  if (mode == Mode::kFused && op) return Recorder::of(device).record(std::move(launch), *op);
  runtime::Executor& executor = runtime::Runtime::get().executor(device);
  const Status earlier = executor.flush();   // of launches before this one, which must start all the same
  const bool debug = mode == Mode::kDebug;
  const bool checks_nans = debug && settings::flag("TORCH_TPU_CHECK_NANS");
  const c10::SmallVector<runtime::ArrayPtr, 8> inputs = checks_nans ? launch.args : decltype(launch.args)();
  c10::SmallVector<runtime::ArrayPtr, 4> outputs;
  if (debug) outputs.append(launch.outputs.begin(), launch.outputs.end());
  Status status = executor.launch(std::move(launch));
  for (const auto& output : outputs)
    if (status.ok()) status = output->await_data();
  if (!status.ok()) throw_status(debug ? status.with_context(name + where()) : status);
  throw_if_error(earlier);
  if (checks_nans && std::any_of(outputs.begin(), outputs.end(), has_nan))
    TORCH_CHECK(std::any_of(inputs.begin(), inputs.end(), has_nan), name, " on tpu:", device, where(),
                ": its result has a NaN that its inputs had not (TORCH_TPU_CHECK_NANS)");
}

}  // namespace torch_tpu::eager
