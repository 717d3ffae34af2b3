#include "eager/fallback.h"

#include <memory>
#include <mutex>
#include <unordered_map>

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/CPUFallback.h>

#include "base/hash.h"
#include "base/settings.h"
#include "eager/meta.h"
#include "eager/op_kernel.h"
#include "eager/overloads.h"
#include "eager/python_hooks.h"
#include "eager/random.h"
#include "eager/tensors.h"
#include "runtime/metrics.h"

namespace torch_tpu::eager {
namespace {

// How an op that arrives here is served. Made once for each overload.
struct Service {
  std::unique_ptr<OpKernel> decomposed;   // null: CPU
};

Service& service_of(const c10::OperatorHandle& op) {
  static std::mutex mutex;                // guards services
  static std::unordered_map<std::string, Service> services;
  const std::string name = full_name(op.schema());
  {
    std::lock_guard lock(mutex);
    const auto it = services.find(name);
    if (it != services.end()) return it->second;
  }
  Service service;
  const FunctionalForm form = functional_form(op);
  const auto& hooks = python_hooks();
  if (!form.name.empty() && hooks.has_decomposition && hooks.has_decomposition(form.name)) {
    const std::string functional = form.name;
    service.decomposed = std::make_unique<OpKernel>(
        op, OpDefinition{.rule = nullptr,
                         .lower = [functional](lowering::Builder& b, const lowering::Args& a) { return python_hooks().lower_decomposition(functional, b, a); },
                         .variant = form.variant,
                         .name = functional});
  }
  std::lock_guard lock(mutex);
  return services.try_emplace(name, std::move(service)).first->second;
}

std::string current_line() {
  const auto& line = python_hooks().current_line;
  const std::string text = line ? line() : "";
  return text.empty() ? "(no Python line)" : text;
}

// A CPU generator that draws from where the device's generator stands, which moves on.
at::Generator host_generator(const at::Generator& generator) {
  const runtime::RandomState state = stream_of(generator).advance(1);
  at::Generator host = at::detail::createCPUGenerator();
  host.set_current_seed(mix64(state.seed ^ mix64(state.offset + 1)));
  return host;
}

// Of the tensors, else the current one.
int device_of(c10::ArrayRef<c10::IValue> arguments) {
  const auto of = [](const c10::IValue& value) { return value.isTensor() && on_device(value.toTensor()) ? value.toTensor().device().index() : -1; };
  for (const c10::IValue& value : arguments) {
    if (const int device = of(value); device >= 0) return device;
    if (value.isTensorList())
      for (const c10::IValue& item : value.toListRef())
        if (const int device = of(item); device >= 0) return device;
  }
  return c10::impl::VirtualGuardImpl(c10::DeviceType::PrivateUse1).getDevice().index();
}

std::string reason_of(const std::string& why) { return why.empty() ? "it has no lowering" : why; }

}  // namespace

int admit_to_cpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, const std::string& why) {
  const std::string name = full_name(op.schema());
  const int device = device_of(arguments);
  const std::string policy = settings::text("TORCH_TPU_CPU_FALLBACK");
  TORCH_CHECK_VALUE(policy == "warn" || policy == "silent" || policy == "refuse", "TORCH_TPU_CPU_FALLBACK must be warn, silent or refuse, not '", policy, "'");
  TORCH_CHECK_NOT_IMPLEMENTED(policy != "refuse", name, " on tpu:", device, " would run on CPU (", reason_of(why),
                              "), and TORCH_TPU_CPU_FALLBACK=refuse. Move its inputs to CPU yourself, or set it to warn. ", describe_call(op, arguments));
  return device;
}

void count_on_cpu(const c10::OperatorHandle& op, const std::string& why) {
  const std::string name = full_name(op.schema()), line = current_line();
  bool first;
  {
    runtime::Metrics& m = runtime::metrics();
    std::lock_guard lock(m.mutex);
    auto& entry = m.fallbacks[name];
    first = entry.count++ == 0;
    ++entry.lines[line];
  }
  if (first && settings::text("TORCH_TPU_CPU_FALLBACK") == "warn" && python_hooks().warn) {
    static std::mutex mutex;  // guards said
    static std::unordered_map<std::string, bool> said;
    std::unique_lock lock(mutex);
    const bool news = said.emplace(name, true).second;
    lock.unlock();
    if (news) python_hooks().warn(name + " ran on CPU (" + reason_of(why) + "), first at " + line + ". torch_tpu.metrics()['fallbacks'] counts such calls.");
  }
}

void run_on_cpu(const c10::OperatorHandle& op, torch::jit::Stack* stack, const std::string& why) {
  const size_t count = op.schema().arguments().size();
  const c10::ArrayRef<c10::IValue> arguments(stack->data() + (stack->size() - count), count);
  if (wants_no_overlap(full_name(op.schema()))) check_no_overlap(op.schema(), arguments);
  const int device = admit_to_cpu(op, arguments, why);
  bool random = false;
  for (size_t i = stack->size() - count; i < stack->size(); ++i) {
    c10::IValue& value = (*stack)[i];
    if (value.isGenerator() && value.toGenerator().defined() && value.toGenerator().device().is_privateuseone()) {
      value = host_generator(value.toGenerator());
      random = true;
    }
  }
  if (!random) {
    // A random op without a generator draws from the device's default one, so that torch.manual_seed rules it.
    for (size_t i = 0; i < count; ++i) {
      c10::IValue& value = (*stack)[stack->size() - count + i];
      if (value.isNone() && op.schema().arguments()[i].name() == "generator") value = host_generator(default_generator(device));
    }
  }
  at::native::cpu_fallback(op, stack);
  count_on_cpu(op, why);
}

void fallback(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  Service& service = service_of(op);
  std::string why;
  if (service.decomposed) {
    why = service.decomposed->run(op, stack);
    if (why.empty()) {
      runtime::Metrics& m = runtime::metrics();
      std::lock_guard lock(m.mutex);
      ++m.decompositions[full_name(op.schema())];
      return;
    }
  }
  run_on_cpu(op, stack, why);
}

}  // namespace torch_tpu::eager
