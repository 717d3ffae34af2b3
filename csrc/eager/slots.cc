#include "eager/slots.h"

#include <ATen/core/Tensor.h>

#include "runtime/address_space.h"

namespace torch_tpu::eager {

using runtime::Slot;

namespace {
void delete_slot(void* context) { delete static_cast<Slot*>(context); }
}  // namespace

Slot& slot_of(const c10::Storage& storage) {
  const c10::DataPtr& data = storage.data_ptr();
  if (data.get_deleter() == &delete_slot) return *static_cast<Slot*>(data.get_context());
  if (storage.nbytes() == 0) {
    static auto* empty = new Slot(0, 0);  // NOLINT: a storage of 0 bytes that PyTorch made has no address; nothing is read or written through it
    return *empty;
  }
  // Not ours: a storage that PyTorch made around one of our addresses (pickle, storage slices), or an empty one.
  Slot* slot = data.get() ? runtime::address_space::find(data.get()) : nullptr;
  TORCH_CHECK(slot, "a tpu tensor's storage holds no tpu memory (address ", data.get(), "): it was resized to 0 bytes, freed, or made by another library");
  return *slot;
}

Slot& slot_of(const at::Tensor& tensor) { return slot_of(tensor.unsafeGetTensorImpl()->unsafe_storage()); }

c10::DataPtr make_slot_data(size_t size_bytes, int device) {
  auto* slot = new Slot(device, size_bytes);  // owned by the DataPtr: delete_slot
  return {slot->address(), slot, &delete_slot, c10::Device(c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(device))};
}

}  // namespace torch_tpu::eager
