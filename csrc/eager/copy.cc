#include "eager/copy.h"

#include <algorithm>

#include <ATen/EmptyTensor.h>
#include <ATen/ExpandUtils.h>
#include <ATen/MemoryOverlap.h>
#include <ATen/core/Tensor.h>
#include <ATen/native/Resize.h>
#include <ATen/ops/empty.h>
#include <ATen/ops/empty_like.h>
#include <ATen/ops/empty_strided.h>
#include <ATen/ops/from_blob.h>

#include "eager/op_kernel.h"
#include "eager/python_hooks.h"
#include "eager/slots.h"
#include "eager/tensors.h"
#include "runtime/device.h"
#include "runtime/metrics.h"

namespace torch_tpu::eager {
namespace {

// self[...] = src on one device: read src through its view, convert, write through self's view.
OpKernel& copy_kernel() {
  static OpKernel kernel(c10::Dispatcher::singleton().findSchemaOrThrow("aten::copy_", ""),
                         {.rule = nullptr,
                          .lower = [](lowering::Builder& b, const lowering::Args& a) -> lowering::Results {
                            const lowering::Value src = a.tensor("src");
                            return b.broadcast_to(b.convert(src, a.dtype_of("self")), a.aval("self").shape);
                          },
                          .variant = Variant::kInplace,
                          .name = "aten::copy_"});
  return kernel;
}

void copy_on_device(const at::Tensor& self, const at::Tensor& src) {
  static const c10::OperatorHandle op = c10::Dispatcher::singleton().findSchemaOrThrow("aten::copy_", "");
  torch::jit::Stack stack{self, src, false};
  copy_kernel().run(op, &stack);
}

void copy_to_device(const at::Tensor& self, const at::Tensor& src) {
  const at::Tensor host = src.to(self.scalar_type()).expand_as(self).contiguous().resolve_conj().resolve_neg();
  const int device = self.device().index();
  const auto sizes = self.sizes();
  write_array(self, runtime::Runtime::get().copy_to_device({self.scalar_type(), Shape(sizes.begin(), sizes.end())}, host.const_data_ptr(), device));
}

void note_host_read() {
  const auto& line = python_hooks().current_line;
  if (!line) return;
  const std::string text = line();
  if (text.empty()) return;
  runtime::Metrics& m = runtime::metrics();
  std::lock_guard lock(m.mutex);
  ++m.host_reads[text];
}

}  // namespace

bool keeps_apart(c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  std::vector<std::pair<int64_t, int64_t>> dims;  // {stride, size}
  for (size_t d = 0; d < sizes.size(); ++d)
    if (sizes[d] > 1) dims.emplace_back(strides[d], sizes[d]);
  std::sort(dims.begin(), dims.end());
  int64_t reach = 0;  // of the faster dimensions
  for (const auto& [stride, size] : dims) {
    if (stride <= reach) return false;
    reach += (size - 1) * stride;
  }
  return true;
}

namespace {

// A view that takes most of a small buffer is cut out on the host: a program for it would have to be compiled.
constexpr int64_t kWholeBytes = 1 << 20;

// The values of `src`, dense, to where `dst` points.
void read_values(const at::Tensor& src, void* dst) {
  runtime::Runtime& rt = runtime::Runtime::get();
  const runtime::Slot& slot = slot_of(src);
  const runtime::ArrayPtr array = slot.array();
  const bool plain = array && !src.is_conj() && !src.is_neg() && array->aval().dtype == src.scalar_type() &&
                     src.unsafeGetTensorImpl()->unsafe_storage().data() == slot.address();
  if (!plain || src.sizes() == c10::IntArrayRef(array->aval().shape.data(), array->aval().shape.size()) || array->aval().numel() > 2 * src.numel() ||
      array->size_bytes() > kWholeBytes)
    return rt.copy_to_host(*dense_array(src), dst);
  const auto host = at::TensorOptions().dtype(src.scalar_type()).device(at::kCPU);
  const at::Tensor whole = at::empty({array->aval().numel()}, host);
  rt.copy_to_host(*array, whole.mutable_data_ptr());
  at::from_blob(dst, src.sizes(), host).copy_(whole.as_strided(src.sizes(), src.strides(), src.storage_offset()));
}

}  // namespace

at::Tensor to_host(const at::Tensor& self) {
  at::Tensor host = at::empty(self.sizes(), at::TensorOptions().dtype(self.scalar_type()).device(at::kCPU));
  if (self.numel() == 0) return host;
  read_values(self, host.mutable_data_ptr());
  return host;
}

namespace {

// The elements that a view lies over, those between its own too.
at::Tensor all_under(const at::Tensor& t) {
  const auto span = static_cast<int64_t>(at::detail::computeStorageNbytes(t.sizes(), t.strides(), 1));
  return t.as_strided({span}, {1}, t.storage_offset());
}

at::Tensor to_cpu_as_it_lies(const at::Tensor& t) {
  if (!on_device(t) || t.numel() == 0 || t.is_contiguous() || t.is_conj() || t.is_neg()) return t.cpu();
  std::vector<int64_t> sizes = t.sizes().vec();  // an expanded dimension is one element
  for (size_t d = 0; d < sizes.size(); ++d)
    if (t.strides()[d] == 0) sizes[d] = 1;
  if (!keeps_apart(sizes, t.strides())) {  // windows: all that they lie over
    return all_under(t).cpu().as_strided(t.sizes(), t.strides());
  }
  at::Tensor host = at::empty_strided(sizes, t.strides(), t.options().device(at::kCPU));
  host.copy_(t.as_strided(sizes, t.strides(), t.storage_offset()));
  return host.expand(t.sizes());
}

}  // namespace

std::vector<at::Tensor> to_cpu(at::TensorList tensors) {
  std::vector<at::Tensor> copies;
  for (const at::Tensor& t : tensors) copies.push_back(to_cpu_as_it_lies(t));
  return copies;
}

at::Tensor& copy_(at::Tensor& self, const at::Tensor& src, bool non_blocking) {
  if (self.is_same(src)) return self;
  TORCH_CHECK(self.defined() && src.defined(), "copy_ of an undefined tensor");
  if (src._is_zerotensor()) return self.zero_();
  at::assert_no_internal_overlap(self);
  if (!on_device(self)) {  // device -> host
    if (self.numel() == 0) return self;
    note_host_read();
    if (self.is_contiguous() && self.scalar_type() == src.scalar_type() && self.sizes() == src.sizes() && !self.is_conj() && !self.is_neg())
      read_values(src, self.mutable_data_ptr());
    else
      self.copy_(to_host(src));
    return self;
  }
  if (!on_device(src)) {
    TORCH_CHECK(src.device().is_cpu(), "copy_ from ", src.device(), " to ", self.device(), ": copy through CPU");
    TORCH_CHECK(at::is_expandable_to(src.sizes(), self.sizes()), "The size of tensor a (", self.sizes(), ") must match the size of tensor b (", src.sizes(),
                "): output with shape ", self.sizes(), " doesn't match the broadcast shape");
    copy_to_device(self, src);
    return self;
  }
  if (self.numel() == 0 && src.numel() <= 1) return self;
  if (self.device() != src.device()) {
    const runtime::ArrayPtr moved = runtime::Runtime::get().copy_between(dense_array(src), self.device().index());
    copy_on_device(self, make_tensor(moved, src.sizes(), c10::contiguous_strides(src.sizes())));
    return self;
  }
  copy_on_device(self, src);
  (void)non_blocking;  // every copy to the device is asynchronous; one to the host never is
  return self;
}

at::Tensor copy_from(const at::Tensor& self, const at::Tensor& dst, bool non_blocking) {
  at::Tensor target = dst;
  copy_(target, self, non_blocking);
  return dst;
}

// What cpu_fallback does with an argument that was written. One that lies expanded or in windows (to_cpu keeps that) is copied once.
at::Tensor copy_from_and_resize(const at::Tensor& self, const at::Tensor& dst) {
  at::native::resize_output(dst, self.sizes());
  if (self.strides() == dst.strides() && at::has_internal_overlap(dst) == at::MemOverlap::TooHard && !keeps_apart(dst.sizes(), dst.strides())) {
    at::Tensor all = all_under(dst);
    copy_(all, all_under(self), false);
    return dst;
  }
  at::Tensor from = self, to = dst;
  for (int64_t d = 0; d < to.dim(); ++d) {
    if (to.stride(d) != 0 || from.stride(d) != 0 || to.size(d) < 2) continue;
    to = to.narrow(d, 0, 1);
    from = from.narrow(d, 0, 1);
  }
  copy_(to, from, false);
  return dst;
}

// Buffers are immutable, so a clone of a whole dense tensor shares its buffer until one of both is written.
at::Tensor clone(const at::Tensor& self, std::optional<c10::MemoryFormat> memory_format) {
  at::Tensor copy = at::empty_like(self, self.options(), memory_format);
  if (copy.is_contiguous() && self.is_contiguous() && self.numel() > 0 && !self.is_conj() && !self.is_neg()) {
    write_array(copy, dense_array(self));
    return copy;
  }
  return copy.copy_(self);
}

namespace {

// A view of what is to be copied; refuses what CPU's narrow_copy does, which is not what narrow does.
at::Tensor part(const at::Tensor& self, int64_t dim, int64_t start, int64_t length) {
  TORCH_CHECK(self.dim() > 0, "narrow() cannot be applied to a 0-dim tensor.");
  const auto self_sizes = self.sizes();
  TORCH_CHECK(dim < static_cast<int64_t>(self_sizes.size()));  // in CPU's words, which are the condition's
  const int64_t size = self.size(dim);
  TORCH_CHECK_INDEX(-size <= start && start <= size, "start out of range (expected to be in range of [", -size, ", ", size, "], but got ", start, ")");
  if (start < 0) start += size;
  TORCH_CHECK(length >= 0 && start <= size - length, "start (", start, ") + length (", length, ") exceeds dimension size (", size, ").");
  return self.narrow(dim, start, length);
}

}  // namespace

at::Tensor narrow_copy(const at::Tensor& self, int64_t dim, int64_t start, int64_t length) {
  return eager::clone(part(self, dim, start, length), at::MemoryFormat::Contiguous);
}

at::Tensor& narrow_copy_out(const at::Tensor& self, int64_t dim, int64_t start, int64_t length, at::Tensor& out) {
  TORCH_CHECK(self.dtype() == out.dtype(), "Expected self.dtype() == output.dtype() to be true, but got false.");
  const at::Tensor given = part(self, dim, start, length);
  at::native::resize_output(out, given.sizes());
  return out.copy_(given);
}

c10::Scalar local_scalar_dense(const at::Tensor& self) {
  note_host_read();
  return to_host(self).item();
}

}  // namespace torch_tpu::eager
