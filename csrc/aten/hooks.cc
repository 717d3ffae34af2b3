// The hooks through which torch.accelerator and ATen ask about the device.

#include <ATen/core/Tensor.h>
#include <ATen/detail/PrivateUse1HooksInterface.h>
#include <ATen/ops/empty.h>

#include "eager/random.h"
#include "eager/slots.h"
#include "eager/tensors.h"
#include "runtime/address_space.h"
#include "runtime/device.h"

namespace torch_tpu {
namespace {

class Hooks final : public at::PrivateUse1HooksInterface {
 public:
  bool isBuilt() const override { return true; }
  bool isAvailable() const override { return deviceCount() > 0; }
  bool hasPrimaryContext(c10::DeviceIndex) const override { return runtime::Runtime::started(); }
  void init() const override { runtime::Runtime::get(); }
  c10::DeviceIndex deviceCount() const override { return guard().deviceCount(); }
  c10::DeviceIndex getCurrentDevice() const override { return guard().getDevice().index(); }
  void setCurrentDevice(c10::DeviceIndex device) const override { guard().setDevice({c10::DeviceType::PrivateUse1, device}); }
  c10::DeviceIndex exchangeDevice(c10::DeviceIndex device) const override { return guard().exchangeDevice({c10::DeviceType::PrivateUse1, device}).index(); }
  c10::DeviceIndex maybeExchangeDevice(c10::DeviceIndex device) const override { return device < 0 ? getCurrentDevice() : exchangeDevice(device); }

  const at::Generator& getDefaultGenerator(c10::DeviceIndex device) const override { return eager::default_generator(device < 0 ? getCurrentDevice() : device); }
  at::Generator getNewGenerator(c10::DeviceIndex device) const override { return eager::make_generator(device < 0 ? getCurrentDevice() : device); }

  at::Device getDeviceFromPtr(void* data) const override {
    runtime::Slot* slot = runtime::address_space::find(data);
    TORCH_CHECK(slot, "address ", data, " belongs to no tpu tensor");
    return {c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(slot->device())};
  }

  // Every tensor on CPU can be copied from; page locking would gain nothing through PJRT.
  bool isPinnedPtr(const void*) const override { return false; }
  at::Allocator* getPinnedMemoryAllocator() const override { return at::getCPUAllocator(); }

  void resizePrivateUse1Bytes(const c10::Storage& storage, size_t size_bytes) const override {
    const size_t old_bytes = storage.nbytes();
    const int device = storage.device().index();
    runtime::ArrayPtr kept;
    if (size_bytes > 0 && old_bytes > 0) {
      // The bytes that both sizes share, as a byte tensor over the old storage.
      const auto count = static_cast<int64_t>(std::min(size_bytes, old_bytes));
      at::Tensor bytes = at::empty({0}, at::TensorOptions().dtype(at::kByte).device(c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(device)));
      bytes.set_(storage, 0, {count}, {1});
      if (eager::slot_of(storage).array()) {
        at::Tensor grown = eager::make_empty({static_cast<int64_t>(size_bytes)}, {1}, at::kByte, size_bytes, device);
        grown.narrow(0, 0, count).copy_(bytes);
        kept = eager::slot_of(grown).array();
      }
    }
    c10::DataPtr fresh = eager::make_slot_data(size_bytes, device);
    if (kept) static_cast<runtime::Slot*>(fresh.get_context())->exchange(std::move(kept));
    storage.set_data_ptr_noswap(std::move(fresh));
    storage.set_nbytes(size_bytes);
  }

 private:
  static c10::impl::VirtualGuardImpl guard() { return c10::impl::VirtualGuardImpl(c10::DeviceType::PrivateUse1); }
};

}  // namespace

void register_hooks() {
  static Hooks hooks;
  at::RegisterPrivateUse1HooksInterface(&hooks);
}

}  // namespace torch_tpu
