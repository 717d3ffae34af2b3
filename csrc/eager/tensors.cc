#include "eager/tensors.h"

#include <ATen/core/Tensor.h>

#include "eager/call.h"
#include "eager/op_kernel.h"
#include "eager/slots.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

at::Tensor make(c10::DataPtr data, size_t size_bytes, c10::IntArrayRef sizes, c10::IntArrayRef strides, c10::ScalarType dtype) {
  auto storage = c10::make_intrusive<c10::StorageImpl>(c10::StorageImpl::use_byte_size_t(), size_bytes, std::move(data),
                                                       c10::GetAllocator(c10::DeviceType::PrivateUse1), /*resizable=*/true);
  at::Tensor tensor = at::detail::make_tensor<c10::TensorImpl>(std::move(storage), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1),
                                                               c10::scalarTypeToTypeMeta(dtype));
  if (sizes.size() != 1 || sizes[0] != 0) tensor.unsafeGetTensorImpl()->set_sizes_and_strides(sizes, strides);
  return tensor;
}

const c10::OperatorHandle& contiguous_op() {
  static const c10::OperatorHandle op = c10::Dispatcher::singleton().findSchemaOrThrow("aten::contiguous", "");
  return op;
}

// A read through the view form, under the name of the op that it amounts to. Never registered with the dispatcher.
OpKernel& read_kernel() {
  static OpKernel kernel(contiguous_op(), {.rule = nullptr,
                                           .lower = [](lowering::Builder&, const lowering::Args& a) -> lowering::Results { return a.tensor("self"); },
                                           .variant = Variant::kFunctional,
                                           .name = "aten::contiguous"});
  return kernel;
}

}  // namespace

at::Tensor make_tensor(runtime::ArrayPtr array, c10::IntArrayRef sizes, c10::IntArrayRef strides) {
  const auto size_bytes = static_cast<size_t>(array->aval().size_bytes());
  const DType dtype = array->aval().dtype;
  c10::DataPtr data = make_slot_data(size_bytes, array->device());
  static_cast<runtime::Slot*>(data.get_context())->exchange(std::move(array));
  return make(std::move(data), size_bytes, sizes, strides, dtype);
}

at::Tensor make_empty(c10::IntArrayRef sizes, c10::IntArrayRef strides, c10::ScalarType dtype, size_t size_bytes, int device) {
  dtype_info(dtype);  // refuses a dtype that the device does not carry
  return make(make_slot_data(size_bytes, device), size_bytes, sizes, strides, dtype);
}

runtime::ArrayPtr dense_array(const at::Tensor& tensor) {
  runtime::Slot& slot = slot_of(tensor);
  const auto sizes = tensor.sizes(), strides = tensor.strides();
  if (const runtime::ArrayPtr array = slot.array(); array && !tensor.is_conj() && !tensor.is_neg() && tensor.numel() > 0 &&
                                                    tensor.unsafeGetTensorImpl()->unsafe_storage().data() == slot.address() &&
                                                    runtime::is_identity(array->aval(), {tensor.scalar_type(), {sizes.data(), sizes.size()}, {strides.data(), strides.size()}, tensor.storage_offset()}))
    return array;
  torch::jit::Stack stack{tensor, c10::IValue(c10::MemoryFormat::Contiguous)};
  read_kernel().run(contiguous_op(), &stack);
  return slot_of(stack[0].toTensor()).array();
}

void write_array(const at::Tensor& tensor, runtime::ArrayPtr array) {
  runtime::Slot& slot = slot_of(tensor);
  if (tensor.numel() == 0) return;
  const bool whole = tensor.storage_offset() == 0 && tensor.is_contiguous() && !tensor.is_conj() && !tensor.is_neg() &&
                     tensor.unsafeGetTensorImpl()->unsafe_storage().data() == slot.address() &&
                     static_cast<int64_t>(slot.size_bytes()) == array->aval().size_bytes();
  if (whole) {
    slot.exchange(std::move(array));
    return;
  }
  c10::SmallVector<int64_t, 6> strides(tensor.dim(), 1);
  for (size_t i = strides.size(); i-- > 1;) strides[i - 1] = strides[i] * std::max<int64_t>(tensor.size(static_cast<int64_t>(i)), 1);
  tensor.copy_(make_tensor(std::move(array), tensor.sizes(), strides));
}

}  // namespace torch_tpu::eager
