// Registration with PyTorch's dispatcher: the hand-written kernels (allocation, views, copies), one boxed kernel for every
// overload that a rule serves, and the fallback for the rest.

#include <memory>

#include <ATen/EmptyTensor.h>
#include <ATen/InferSize.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/CPUFallback.h>
#include <ATen/native/Resize.h>
#include <ATen/native/TensorFactories.h>
#include <ATen/ops/_reshape_alias_native.h>
#include <ATen/ops/as_strided_native.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/set_native.h>
#include <ATen/ops/unfold_native.h>
#include <ATen/ops/view_as_complex_native.h>
#include <ATen/ops/view_as_real_native.h>
#include <ATen/ops/view_native.h>
#include <torch/library.h>

#include "aten/register.h"
#include "eager/copy.h"
#include "eager/ctc.h"
#include "eager/data_dependent.h"
#include "eager/fallback.h"
#include "eager/op_kernel.h"
#include "eager/overloads.h"
#include "eager/tensors.h"
#include "runtime/device.h"

namespace torch_tpu {
namespace {

// --- allocation

int device_index(std::optional<c10::Device> device) {
  const c10::impl::VirtualGuardImpl guard(c10::DeviceType::PrivateUse1);
  if (!device || !device->has_index()) return guard.getDevice().index();
  return device->index() == guard.getDevice().index() ? device->index() : runtime::Runtime::get().checked(device->index());
}

at::Tensor empty_strided(c10::IntArrayRef sizes, c10::IntArrayRef strides, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout,
                         std::optional<at::Device> device, std::optional<bool>) {
  TORCH_CHECK_NOT_IMPLEMENTED(c10::layout_or_default(layout) == c10::kStrided, "tpu tensors are strided; layout ", *layout, " has no lowering");
  at::detail::check_size_nonnegative(sizes);
  const at::ScalarType type = c10::dtype_or_default(dtype);
  const size_t size_bytes = at::detail::computeStorageNbytes(sizes, strides, c10::elementSize(type));
  return eager::make_empty(sizes, strides, type, size_bytes, device_index(device));
}

at::Tensor empty(c10::IntArrayRef sizes, std::optional<at::ScalarType> dtype, std::optional<at::Layout> layout, std::optional<at::Device> device,
                 std::optional<bool> pin_memory, std::optional<at::MemoryFormat> memory_format) {
  TORCH_CHECK(!c10::pinned_memory_or_default(pin_memory), "Only dense CPU tensors can be pinned");
  at::detail::check_size_nonnegative(sizes);
  const auto format = memory_format.value_or(at::MemoryFormat::Contiguous);
  if (format == at::MemoryFormat::Contiguous || format == at::MemoryFormat::Preserve)
    return empty_strided(sizes, c10::contiguous_strides(sizes), dtype, layout, device, pin_memory);
  at::Tensor t = empty_strided(sizes, c10::contiguous_strides(sizes), dtype, layout, device, pin_memory);
  t.unsafeGetTensorImpl()->empty_tensor_restride(format);
  return t;
}

// --- views: PyTorch's own, which only touch sizes and strides

at::Tensor as_strided(const at::Tensor& self, c10::IntArrayRef sizes, c10::IntArrayRef strides, std::optional<int64_t> offset) {
  return at::native::as_strided_tensorimpl(self, sizes, strides, offset);
}
at::Tensor view(const at::Tensor& self, c10::SymIntArrayRef sizes) { return at::native::view(self, C10_AS_INTARRAYREF_SLOW(sizes)); }
at::Tensor reshape_alias(const at::Tensor& self, c10::IntArrayRef sizes, c10::IntArrayRef strides) { return at::native::_reshape_alias(self, sizes, strides); }

const at::Tensor& resize_(const at::Tensor& self, c10::IntArrayRef sizes, std::optional<at::MemoryFormat> format) {
  at::TensorImpl* impl = self.unsafeGetTensorImpl();
  const bool same = self.sizes() == sizes;
  if (!same) {
    impl->set_sizes_contiguous(sizes);
    const auto needed = static_cast<size_t>(impl->storage_offset() + impl->numel()) * self.element_size();
    if (impl->numel() > 0 && needed > impl->storage().nbytes())
      at::detail::getPrivateUse1Hooks().resizePrivateUse1Bytes(impl->storage(), needed);
  }
  if (format && *format != at::MemoryFormat::Preserve) impl->empty_tensor_restride(*format);
  return self;
}

at::Tensor& set_storage_offset(at::Tensor& self, at::Storage source, int64_t offset, c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  at::native::checkSetStorage(self, source, offset, sizes, strides);
  self.unsafeGetTensorImpl()->set_storage_offset(offset);
  at::detail::check_size_nonnegative(sizes);
  self.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides.empty() && !sizes.empty() ? c10::IntArrayRef(c10::contiguous_strides(sizes)) : strides, offset);
  const size_t needed = at::detail::computeStorageNbytes(sizes, self.strides(), self.element_size(), static_cast<size_t>(offset));
  if (self.numel() > 0 && needed > self.storage().nbytes()) at::detail::getPrivateUse1Hooks().resizePrivateUse1Bytes(self.storage(), needed);
  return self;
}
at::Tensor& set_storage(at::Tensor& self, at::Storage source) {
  const auto count = static_cast<int64_t>(source.nbytes() / self.element_size());
  const std::array<int64_t, 1> sizes{count}, strides{1};
  return set_storage_offset(self, std::move(source), 0, sizes, strides);
}
at::Tensor& set_tensor(at::Tensor& self, const at::Tensor& source) {
  if (!self.is_same(source)) return set_storage_offset(self, source.storage(), source.storage_offset(), source.sizes(), source.strides());
  return self;
}
at::Tensor& set_empty(at::Tensor& self) {
  at::Tensor fresh = at::empty({0}, self.options());
  return set_storage_offset(self, fresh.storage(), 0, {0}, {1});
}

// Module.to keeps Parameters' identity, ties and .grad only if both sides say that data may be swapped shallowly.
bool has_compatible_shallow_copy_type(const at::Tensor& self, const at::Tensor& from) {
  return self.layout() == c10::kStrided && from.layout() == c10::kStrided;
}

at::Tensor lazy_clone(const at::Tensor& self) { return eager::clone(self, std::nullopt); }
void record_stream(at::Tensor&, at::Stream) {}  // one order per device: memory is never reused too early
bool is_pinned(const at::Tensor&, std::optional<at::Device>) { return false; }
// TransformerEncoder would build a C++ NestedTensor, which the device does not carry: it takes its padded path instead.
bool nested_from_mask_left_aligned(const at::Tensor&, const at::Tensor&) { return false; }

bool equal(const at::Tensor& self, const at::Tensor& other) {
  TORCH_CHECK(self.device() == other.device(), "Cannot compare two tensors on different devices. Got: ", self.device(), " and ", other.device());
  if (self.sizes() != other.sizes()) return false;
  if (self.numel() == 0) return true;
  return self.eq(other).all().item<bool>();
}

// Zeros that take no memory: every op that has no short way with them makes real ones.
at::Tensor efficient_zeros(c10::IntArrayRef size, std::optional<at::ScalarType> dtype, std::optional<at::Layout>, std::optional<at::Device> device, std::optional<bool>) {
  at::native::ZeroTensorAllocator allocator(c10::Device(c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(device_index(device))));
  return at::detail::empty_generic(size, &allocator, c10::DispatchKeySet(c10::DispatchKey::PrivateUse1) | c10::DispatchKeySet(c10::DispatchKey::ZeroTensor),
                                   c10::dtype_or_default(dtype), std::nullopt);
}

// --- rules

// A kernel that its boxed functor hands to the dispatcher.
class BoxedRule final : public c10::OperatorKernel {
 public:
  BoxedRule(const c10::OperatorHandle& op, eager::OpDefinition definition) : kernel_(op, std::move(definition)) {}
  void operator()(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) {
    std::string why = kernel_.run(op, stack);
    if (!why.empty() && eager::settle_size(op.schema(), stack)) why = kernel_.run(op, stack);
    if (!why.empty()) eager::run_on_cpu(op, stack, why);
  }

 private:
  eager::OpKernel kernel_;
};

void register_rules(torch::Library& library) {
  for (const auto& rule : lowering::all_rules()) {
    if (rule->is_view) continue;
    for (const std::string& name : rule->names) {
      if (name.rfind("aten::", 0) != 0) continue;  // prims: only in graphs
      const auto overloads = eager::overloads_of(name);
      for (const auto& [op, variant] : overloads) {
        const bool composite = op.hasKernelForDispatchKey(c10::DispatchKey::CompositeImplicitAutograd);
        TORCH_CHECK(!composite || variant != eager::Variant::kFunctional || rule->with_composite, rule->file, ":", rule->line, ": ", name,
                    " is CompositeImplicitAutograd: a device kernel would lose its gradient. Write rules for the ops that it is made of.");
        if (composite && !rule->with_composite) continue;
        if (op.hasKernelForDispatchKey(c10::DispatchKey::PrivateUse1)) continue;  // a hand-written kernel
        library.impl(eager::full_name(op.schema()).substr(6).c_str(),
                     torch::CppFunction::makeFromBoxedFunctor(
                         std::make_unique<BoxedRule>(op, eager::OpDefinition{rule.get(), rule->lower, variant, name})));
      }
    }
  }
}

void boxed_fallback(const c10::OperatorHandle& op, c10::DispatchKeySet, torch::jit::Stack* stack) { eager::fallback(op, stack); }

}  // namespace

void register_kernels() {
  static auto* aten = new torch::Library(torch::Library::IMPL, "aten", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__);  // NOLINT
  aten->impl("empty.memory_format", &empty);
  aten->impl("empty_strided", &empty_strided);
  aten->impl("as_strided", &as_strided);
  aten->impl("view", &view);
  aten->impl("_reshape_alias", &reshape_alias);
  aten->impl("unfold", &at::native::unfold);
  aten->impl("view_as_real", &at::native::view_as_real);
  aten->impl("view_as_complex", &at::native::view_as_complex);
  aten->impl("resize_", &resize_);
  aten->impl("set_.source_Storage_storage_offset", &set_storage_offset);
  aten->impl("set_.source_Storage", &set_storage);
  aten->impl("set_.source_Tensor", &set_tensor);
  aten->impl("set_", &set_empty);
  aten->impl("copy_", &eager::copy_);
  aten->impl("_to_cpu", &eager::to_cpu);
  aten->impl("_copy_from", &eager::copy_from);
  aten->impl("_copy_from_and_resize", &eager::copy_from_and_resize);
  aten->impl("clone", &eager::clone);
  aten->impl("_lazy_clone", &lazy_clone);
  aten->impl("_local_scalar_dense", &eager::local_scalar_dense);
  aten->impl("_has_compatible_shallow_copy_type", &has_compatible_shallow_copy_type);
  aten->impl("record_stream", &record_stream);
  aten->impl("is_pinned", &is_pinned);
  aten->impl("_nested_tensor_from_mask_left_aligned", &nested_from_mask_left_aligned);
  aten->impl("equal", &equal);
  aten->impl("narrow_copy", &eager::narrow_copy);
  aten->impl("narrow_copy.out", &eager::narrow_copy_out);
  aten->impl("_efficientzerotensor", &efficient_zeros);
  aten->impl("_ctc_loss", &eager::ctc_loss);
  aten->impl("_ctc_loss.Tensor", &eager::ctc_loss_tensor);
  aten->impl("_ctc_loss_backward", &eager::ctc_loss_backward);
  aten->impl("_ctc_loss_backward.Tensor", &eager::ctc_loss_backward_tensor);
  aten->impl("nonzero", &eager::nonzero);
  aten->impl("nonzero.out", &eager::nonzero_out);
  aten->impl("masked_select", &eager::masked_select);
  aten->impl("masked_select.out", &eager::masked_select_out);
  aten->impl("_unique", &eager::unique);
  aten->impl("_unique2", &eager::unique2);
  aten->impl("bincount", &eager::bincount);
  aten->impl("unique_consecutive", &eager::unique_consecutive);
  aten->impl("unique_dim", &eager::unique_dim);
  aten->impl("unique_dim_consecutive", &eager::unique_dim_consecutive);
  register_rules(*aten);
  static auto* rest = new torch::Library(torch::Library::IMPL, "_", c10::DispatchKey::PrivateUse1, __FILE__, __LINE__);  // NOLINT
  rest->fallback(torch::CppFunction::makeFromBoxedFunction<&boxed_fallback>());
}

}  // namespace torch_tpu
