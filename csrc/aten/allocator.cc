// PyTorch's allocator for the device: an "allocation" is a slot with an address and no memory. Memory belongs to arrays, which
// programs and transfers make. Statistics count arrays.

#include <ATen/core/Tensor.h>
#include <c10/core/CachingDeviceAllocator.h>

#include "eager/slots.h"
#include "runtime/address_space.h"
#include "runtime/device.h"
#include "runtime/memory_stats.h"

namespace torch_tpu {
namespace {

int current_index() { return c10::impl::VirtualGuardImpl(c10::DeviceType::PrivateUse1).getDevice().index(); }

class SlotAllocator final : public c10::DeviceAllocator {
 public:
  c10::DataPtr allocate(size_t size_bytes) override { return eager::make_slot_data(size_bytes, current_index()); }

  // A raw pointer is an address without a slot of its own; nothing can own one.
  c10::DeleterFnPtr raw_deleter() const override { return nullptr; }

  void copy_data(void* dst, const void* src, std::size_t) const override {
    runtime::Slot* from = runtime::address_space::find(src);
    runtime::Slot* to = runtime::address_space::find(dst);
    TORCH_CHECK(from && to && from->address() == src && to->address() == dst && from->size_bytes() == to->size_bytes(),
                "copy_data between tpu storages of different sizes: copy the tensors instead");
    to->exchange(from->array());
  }

  bool initialized() override { return runtime::Runtime::started(); }
  void emptyCache(c10::MempoolId_t) override {
    if (!runtime::Runtime::started()) return;
    for (int i = 0; i < runtime::Runtime::get().device_count(); ++i) runtime::Runtime::get().constants(i).clear();
  }
  void recordStream(const c10::DataPtr&, c10::Stream) override {}  // one order per device: nothing is reused too early

  c10::CachingDeviceAllocator::DeviceStats getDeviceStats(c10::DeviceIndex device) override {
    constexpr auto kAll = static_cast<size_t>(c10::CachingAllocator::StatType::AGGREGATE);
    const runtime::MemoryStats& m = runtime::memory_stats(device);
    c10::CachingDeviceAllocator::DeviceStats stats;
    for (auto* bytes : {&stats.allocated_bytes, &stats.reserved_bytes, &stats.active_bytes, &stats.requested_bytes}) {
      (*bytes)[kAll].current = m.current();
      (*bytes)[kAll].peak = m.peak();
      (*bytes)[kAll].allocated = m.total_allocated();
      (*bytes)[kAll].freed = m.total_freed();
    }
    stats.allocation[kAll].current = m.allocations() - m.frees();
    stats.allocation[kAll].allocated = m.allocations();
    stats.allocation[kAll].freed = m.frees();
    return stats;
  }
  std::pair<size_t, size_t> getMemoryInfo(c10::DeviceIndex device) override {
    const auto [free, total] = runtime::Runtime::get().memory_info(device);
    return {static_cast<size_t>(free), static_cast<size_t>(total)};
  }
  void resetAccumulatedStats(c10::DeviceIndex device) override { runtime::memory_stats(device).reset_accumulated(); }
  void resetPeakStats(c10::DeviceIndex device) override { runtime::memory_stats(device).reset_peak(); }
};

SlotAllocator allocator;
REGISTER_ALLOCATOR(c10::DeviceType::PrivateUse1, &allocator)

}  // namespace
}  // namespace torch_tpu
