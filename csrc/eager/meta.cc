#include "eager/meta.h"

#include <array>
#include <functional>
#include <mutex>
#include <string_view>
#include <unordered_set>

#include <ATen/CPUGeneratorImpl.h>
#include <ATen/core/LegacyTypeDispatch.h>
#include <ATen/core/Tensor.h>
#include <ATen/core/enum_tag.h>
#include <ATen/ops/zeros.h>

#include "base/aval.h"
#include "eager/copy.h"
#include "eager/meta_corrections.h"
#include "eager/python_hooks.h"
#include "eager/tensors.h"

namespace torch_tpu::eager {

torch::jit::Stack arguments_on(c10::Device device, c10::ArrayRef<c10::IValue> arguments, const std::function<at::Tensor(const at::Tensor&)>& replace) {
  torch::jit::Stack stack;
  for (const c10::IValue& value : arguments) {
    if (value.isTensor()) {
      stack.emplace_back(replace(value.toTensor()));
    } else if (value.isTensorList()) {
      c10::List<at::Tensor> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(replace(item.toTensor()));
      stack.emplace_back(std::move(list));
    } else if (value.isOptionalTensorList()) {
      c10::List<std::optional<at::Tensor>> list;
      for (const c10::IValue& item : value.toListRef()) list.push_back(item.isNone() ? std::optional<at::Tensor>() : replace(item.toTensor()));
      stack.emplace_back(std::move(list));
    } else if (value.isDevice() && value.toDevice().is_privateuseone()) {
      stack.emplace_back(device);
    } else if (value.isGenerator()) {
      stack.emplace_back();  // the values drawn do not matter
    } else {
      stack.push_back(value);
    }
  }
  return stack;
}

namespace {

using Replace = std::function<at::Tensor(const at::Tensor&)>;

at::Tensor with_bits_of(at::Tensor stand_in, const at::Tensor& t) {
  if (t.unsafeGetTensorImpl()->is_wrapped_number()) stand_in.unsafeGetTensorImpl()->set_wrapped_number(true);
  if (t.is_conj()) stand_in._set_conj(true);
  if (t.is_neg()) stand_in._set_neg(true);
  return stand_in;
}

// Zeros cost no memory until they are written, and zero is a legal index wherever there is one.
constexpr int64_t kMaxReplayBytes = int64_t{1} << 30;
constexpr int64_t kMaxQuickBytes = int64_t{1} << 16;

int64_t bytes_on_device(c10::ArrayRef<c10::IValue> arguments) {
  int64_t bytes = 0;
  const auto add = [&](const c10::IValue& value) {
    if (value.isTensor() && value.toTensor().defined() && on_device(value.toTensor())) bytes += static_cast<int64_t>(value.toTensor().nbytes());
  };
  for (const c10::IValue& value : arguments) {
    add(value);
    if (value.isTensorList() || value.isOptionalTensorList())
      for (const c10::IValue& item : value.toListRef()) add(item);
  }
  return bytes;
}

at::Tensor zeros_like_on_cpu(const at::Tensor& t) {
  if (!on_device(t)) return t;
  at::Tensor zeros = at::zeros({static_cast<int64_t>(at::detail::computeStorageNbytes(t.sizes(), t.strides(), t.element_size()) / t.element_size())},
                               at::TensorOptions().dtype(t.scalar_type()).device(at::kCPU));
  return with_bits_of(zeros.as_strided(t.sizes(), t.strides()), t);
}

at::Tensor one_zero_on_cpu(const at::Tensor& t) {
  if (!on_device(t)) return t;
  std::vector<int64_t> sizes = t.sizes().vec();
  for (int64_t& size : sizes) size = std::min<int64_t>(size, 1);
  return with_bits_of(at::zeros(sizes, at::TensorOptions().dtype(t.scalar_type()).device(at::kCPU)), t);
}

// The user's own CPU generator stays where it is.
void give_generator(const c10::OperatorHandle& op, torch::jit::Stack* stack) {
  const auto& declared = op.schema().arguments();
  for (size_t i = 0; i < declared.size(); ++i)
    if (c10::IValue& value = (*stack)[stack->size() - declared.size() + i]; value.isNone() && declared[i].name() == "generator")
      value = at::detail::createCPUGenerator();
}

// The kernel that every backend has of the overrideable ops only says that it must be overridden.
bool has_cpu_kernel(const c10::OperatorHandle& op) {
  return op.hasComputedKernelForDispatchKey(c10::DispatchKey::CPU) && op.schema().name().find("_overrideable") == std::string::npos;
}

// The results, or nothing if CPU has no kernel for it.
std::optional<torch::jit::Stack> call_on_cpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments, const Replace& replace) {
  torch::jit::Stack stack = arguments_on(at::kCPU, arguments, replace);
  give_generator(op, &stack);
  try {
    op.callBoxed(&stack);
    return stack;
  } catch (c10::NotImplementedError& e) {
    // If CPU has no kernel either, the caller's own error is the better one.
    if (!has_cpu_kernel(op)) return std::nullopt;
    e.add_context(describe_call(op, arguments));
    throw;
  } catch (c10::Error& e) {
    e.add_context(describe_call(op, arguments));
    throw;
  }
}

// "aten::add.Tensor" and what each argument is: a tensor's dtype, or the kind of value. Nothing where a float of 16 bits or fewer
// takes part: CPU has kernels for fewer of them than a TPU, or CUDA.
std::optional<std::string> dtypes_of(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  std::string text = op.schema().name() + "." + op.schema().overload_name();
  bool narrow = false;
  const auto add = [&](c10::ScalarType dtype) {
    narrow |= c10::isReducedFloatingType(dtype) || dtype == c10::ScalarType::ComplexHalf;
    text += std::string(" ") + c10::toString(dtype);
  };
  const auto& declared = op.schema().arguments();
  for (size_t i = 0; i < arguments.size(); ++i) {
    const c10::IValue& value = arguments[i];
    if (value.isTensor() && value.toTensor().defined()) add(value.toTensor().scalar_type());
    else if (value.isInt() && declared[i].name() == "dtype") add(value.toScalarType());
    else text += " " + value.tagKind();
    if (value.isTensorList() || value.isOptionalTensorList())
      for (const c10::IValue& item : value.toListRef())
        if (item.isTensor() && item.toTensor().defined()) add(item.toTensor().scalar_type());
  }
  return narrow ? std::nullopt : std::optional(std::move(text));
}

bool is_empty(c10::ArrayRef<c10::IValue> arguments) {
  return std::any_of(arguments.begin(), arguments.end(), [](const c10::IValue& v) { return v.isTensor() && v.toTensor().defined() && v.toTensor().numel() == 0; });
}

bool is_about_dtypes(std::string_view error) {
  static constexpr std::array kWords{"not implemented for '", "dtype", "scalar type", "data type", "does not support", "only support"};
  return std::any_of(kWords.begin(), kWords.end(), [&](const char* word) { return error.find(word) != error.npos; });
}

}  // namespace

std::string describe_call(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  std::string text;
  int device = 0;
  const auto add = [&](const std::string& name, const at::Tensor& t) {
    if (!t.defined()) return;
    if (on_device(t)) device = t.device().index();
    text += (text.empty() ? " " : ", ") + name + " " + Aval{t.scalar_type(), Shape(t.sizes().begin(), t.sizes().end())}.to_string();
  };
  for (size_t i = 0; i < arguments.size(); ++i) {
    const std::string& name = op.schema().arguments()[i].name();
    if (arguments[i].isTensor()) add(name, arguments[i].toTensor());
    else if (arguments[i].isTensorList())
      for (const c10::IValue& item : arguments[i].toListRef()) add(name + "[]", item.toTensor());
  }
  const auto& line = python_hooks().current_line;
  const std::string at = line ? line() : "";
  const auto& schema = op.schema();
  return "[" + schema.name() + (schema.overload_name().empty() ? "" : "." + schema.overload_name()) + " on tpu:" + std::to_string(device) + ":" + text +
         (at.empty() ? "" : ", " + at) + "]";
}

std::optional<torch::jit::Stack> raise_as_cpu(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  if (bytes_on_device(arguments) > kMaxReplayBytes) return std::nullopt;
  return call_on_cpu(op, arguments, zeros_like_on_cpu);
}

void raise_for_numbers(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  if (bytes_on_device(arguments) > kMaxQuickBytes) {
    try {
      call_on_cpu(op, arguments, one_zero_on_cpu);
      return;
    } catch (const c10::Error&) {
      // Of the number, or of shapes that do not go together any more: the whole call tells.
    }
  }
  try {
    raise_as_cpu(op, arguments);
  } catch (const c10::NotImplementedError&) {
    // A dtype that the device has and CPU has not: no matter of numbers.
  }
}

void raise_for_dtypes(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  const auto& declared = op.schema().arguments();
  const bool has_generator = std::any_of(declared.begin(), declared.end(), [](const c10::Argument& a) { return a.name() == "generator"; });
  if (op.hasTag(at::Tag::nondeterministic_seeded) && !has_generator) return;  // it would draw from the user's CPU generator
  if (!has_cpu_kernel(op) || bytes_on_device(arguments) > kMaxQuickBytes) return;
  if (is_empty(arguments)) return;  // some of CPU's kernels end the process
  const std::optional<std::string> dtypes = dtypes_of(op, arguments);
  if (!dtypes) return;
  static std::mutex mutex;  // guards accepted
  static std::unordered_set<std::string> accepted;
  if (std::lock_guard lock(mutex); accepted.contains(*dtypes)) return;
  try {
    raise_as_cpu(op, arguments);
  } catch (const c10::Error& e) {
    if (is_about_dtypes(e.what_without_backtrace())) throw;
    return;  // of other arguments, or of zeros: another call will tell
  }
  std::lock_guard lock(mutex);
  accepted.insert(*dtypes);
}

void raise_with_values(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments) {
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  call_on_cpu(op, arguments, [](const at::Tensor& t) { return on_device(t) ? to_host(t) : t; });
}

std::optional<torch::jit::Stack> run_meta(const c10::OperatorHandle& op, c10::ArrayRef<c10::IValue> arguments,
                                          std::vector<at::Tensor>* stand_ins) {
  at::AutoDispatchBelowADInplaceOrView below_autograd;
  torch::jit::Stack stack = arguments_on(c10::Device(c10::DeviceType::Meta), arguments, [&](const at::Tensor& t) {
    at::Tensor meta = on_device(t) ? with_bits_of(at::detail::empty_strided_meta(t.sizes(), t.strides(), t.scalar_type()), t) : t;
    if (stand_ins) stand_ins->push_back(meta);
    return meta;
  });
  if (has_wrong_meta(op) && !is_empty(arguments)) return raise_as_cpu(op, arguments);
  const torch::jit::Stack given = stack;
  std::optional<torch::jit::Stack> results;
  const auto corrected = [&] {
    correct_meta(op, given, &results);
    return std::move(results);
  };
  try {
    op.callBoxed(&stack);
    results = std::move(stack);
    return corrected();
  } catch (const c10::NotImplementedError&) {
    return corrected();
  } catch (...) {
    const auto& is_interrupt = python_hooks().is_interrupt;
    if (is_interrupt && is_interrupt(std::current_exception())) throw;
    const auto& is_not_implemented = python_hooks().is_not_implemented;
    if (is_not_implemented && is_not_implemented(std::current_exception())) return std::nullopt;
    if (op.hasTag(at::Tag::dynamic_output_shape) || op.hasTag(at::Tag::data_dependent_output)) return std::nullopt;
    const auto results = raise_as_cpu(op, arguments);  // in CPU's words, if CPU refuses it too
    const auto& declared = op.schema().arguments();
    const bool out = std::any_of(declared.begin(), declared.end(), [](const c10::Argument& a) { return a.is_out(); });
    if (results && bytes_on_device(arguments) <= kMaxQuickBytes) raise_with_values(op, arguments);
    if (results && !out) return results;  // the Meta kernel is stricter than CPU
    const auto& is_fault = python_hooks().is_fault_of_kernel;
    if (is_fault && is_fault(std::current_exception())) return std::nullopt;
    throw;
  }
}

}  // namespace torch_tpu::eager
