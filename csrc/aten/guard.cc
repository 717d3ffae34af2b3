// Current device, streams and events for PyTorch. A device runs everything in one order, so a stream is a label; an event is
// the completion of the newest launch before it, and fires when that has really finished.

#include <array>
#include <atomic>
#include <chrono>
#include <memory>

#include <ATen/core/Tensor.h>
#include <c10/core/impl/DeviceGuardImplInterface.h>

#include "base/throw.h"
#include "runtime/device.h"
#include "runtime/memory_stats.h"

namespace torch_tpu {
namespace {

using Clock = std::chrono::steady_clock;
constexpr auto kType = c10::DeviceType::PrivateUse1;

thread_local c10::DeviceIndex current_device = 0;
thread_local std::array<c10::StreamId, runtime::kMaxDevices> current_streams{};  // 0: the default stream

struct Completion {
  std::atomic<bool> done{false};
  Clock::time_point at;              // when the work was really done; written before `done`

  void finish() {
    at = Clock::now();
    done.store(true, std::memory_order_release);
    done.notify_all();
  }
  void wait() const { done.wait(false, std::memory_order_acquire); }
};

struct EventState {
  std::shared_ptr<Completion> completion;
};

// The completion of everything launched so far on the device.
std::shared_ptr<Completion> watch(int device) {
  auto completion = std::make_shared<Completion>();
  if (runtime::Runtime::started()) runtime::Runtime::get().executor(device).when_done([completion] { completion->finish(); });
  else completion->finish();
  return completion;
}

class Guard final : public c10::impl::DeviceGuardImplInterface {
 public:
  c10::DeviceType type() const override { return kType; }

  c10::Device exchangeDevice(c10::Device d) const override {
    const c10::Device old = getDevice();
    if (old.index() != d.index()) setDevice(d);
    return old;
  }
  c10::Device getDevice() const override { return {kType, current_device}; }
  void setDevice(c10::Device d) const override {
    if (d.index() < 0 || d.index() == current_device) return;
    current_device = static_cast<c10::DeviceIndex>(runtime::Runtime::get().checked(d.index()));
  }
  void uncheckedSetDevice(c10::Device d) const noexcept override {
    if (d.index() >= 0) current_device = d.index();
  }
  c10::DeviceIndex deviceCount() const noexcept override {
    try {
      return static_cast<c10::DeviceIndex>(runtime::Runtime::get().device_count());
    } catch (...) {
      return 0;  // the interface must not throw; the first use of the device says why
    }
  }

  c10::DeviceCapability getDeviceCapability(c10::Device) const override { return {}; }  // every dtype

  // --- streams
  static c10::Stream stream_of(c10::Device d, c10::StreamId id) { return c10::Stream(c10::Stream::UNSAFE, c10::Device(kType, d.index() < 0 ? current_device : d.index()), id); }
  c10::Stream getStream(c10::Device d) const override {
    const auto index = d.index() < 0 ? current_device : d.index();
    return stream_of(d, current_streams[static_cast<size_t>(index)]);
  }
  c10::Stream getDefaultStream(c10::Device d) const override { return stream_of(d, 0); }
  c10::Stream getStreamFromGlobalPool(c10::Device d, bool) const override { return getNewStream(d, 0); }
  c10::Stream getNewStream(c10::Device d, int) const override {
    static std::atomic<c10::StreamId> next{1};
    return stream_of(d, next.fetch_add(1));
  }
  c10::Stream exchangeStream(c10::Stream s) const override {
    const c10::Stream old = getStream(s.device());
    current_streams[static_cast<size_t>(s.device_index())] = s.id();
    return old;
  }
  bool queryStream(const c10::Stream& s) const override { return watch(s.device_index())->done.load(std::memory_order_acquire); }
  void synchronizeStream(const c10::Stream& s) const override { synchronizeDevice(s.device_index()); }
  void synchronizeDevice(const c10::DeviceIndex index) const override {
    if (runtime::Runtime::started()) runtime::Runtime::get().synchronize(index < 0 ? current_device : index);
  }

  // --- events
  void record(void** event, const c10::Stream& stream, const c10::DeviceIndex, const c10::EventFlag) const override {
    if (!*event) *event = new EventState;  // NOLINT: destroyEvent frees it
    static_cast<EventState*>(*event)->completion = watch(stream.device_index());
  }
  void block(void*, const c10::Stream&) const override {}  // one order per device: what was recorded is already in front
  bool queryEvent(void* event) const override {
    auto* state = static_cast<EventState*>(event);
    return !state || !state->completion || state->completion->done.load(std::memory_order_acquire);
  }
  void synchronizeEvent(void* event) const override {
    auto* state = static_cast<EventState*>(event);
    if (state && state->completion) state->completion->wait();  // a failure is raised where the value is read or the device synchronised
  }
  double elapsedTime(void* start, void* end, const c10::DeviceIndex) const override {
    TORCH_CHECK(start && end, "both events must be recorded before elapsed_time");
    const Completion& from = *static_cast<EventState*>(start)->completion;
    const Completion& to = *static_cast<EventState*>(end)->completion;
    from.wait();
    to.wait();
    return std::chrono::duration<double, std::milli>(to.at - from.at).count();
  }
  void destroyEvent(void* event, const c10::DeviceIndex) const noexcept override { delete static_cast<EventState*>(event); }
};

C10_REGISTER_GUARD_IMPL(PrivateUse1, Guard)

}  // namespace
}  // namespace torch_tpu
