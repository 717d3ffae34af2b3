// Move-only owners of PJRT handles: each destroys its handle exactly once, on any thread, and counts itself while alive.
// A default-made or moved-from owner is empty. Nothing here waits, except Event::await.
#pragma once

#include <atomic>
#include <cstddef>
#include <cstdint>
#include <functional>
#include <string>
#include <utility>

#include "base/aval.h"
#include "base/status.h"

extern "C" {
struct PJRT_Buffer;
struct PJRT_Event;
struct PJRT_LoadedExecutable;
struct PJRT_Executable;
struct PJRT_Device;
struct PJRT_Memory;
struct PJRT_Client;
struct PJRT_TopologyDescription;
}

namespace torch_tpu::pjrt {

class Api;

// How many handles of every kind are alive now. Zero at exit is a tested promise.
struct LiveHandles {
  std::atomic<int64_t> buffers{0}, events{0}, executables{0};
};
LiveHandles& live_handles();

class Event {
 public:
  Event() = default;
  Event(const Api* api, PJRT_Event* handle);  // takes ownership; `api` outlives every handle (never unloaded)
  Event(Event&& other) noexcept;
  Event& operator=(Event&& other) noexcept;
  ~Event();
  explicit operator bool() const { return handle_ != nullptr; }

  bool is_ready() const;   // an empty event is ready
  Status await() const;    // waits; the error that the event carries, if any. Never call it with the GIL or a lock held.
  // Calls `callback(status)` once, on a plugin thread or at once on this one. The callback must not throw or wait.
  Status on_ready(std::function<void(Status)> callback) const;

 private:
  const Api* api_ = nullptr;
  PJRT_Event* handle_ = nullptr;
};

// One immutable array on one device. Precondition of all but the moves and handle(): not empty.
class Buffer {
 public:
  Buffer() = default;
  Buffer(const Api* api, PJRT_Buffer* handle);  // takes ownership
  Buffer(Buffer&& other) noexcept;
  Buffer& operator=(Buffer&& other) noexcept;
  ~Buffer();
  explicit operator bool() const { return handle_ != nullptr; }
  PJRT_Buffer* handle() const { return handle_; }

  Result<Event> ready_event() const;
  Result<Aval> aval() const;                       // the plugin's own view of dtype and dimensions
  Result<size_t> on_device_size_bytes() const;
  // The address of the data where host code can read it (the CPU plugin); kUnimplemented elsewhere. Valid while this lives,
  // and only after ready_event() fired.
  Result<const void*> unsafe_pointer() const;
  // Copies the whole buffer, row-major, into dst (size_bytes must be at least its size); dst is borrowed until the event.
  Result<Event> copy_to_host(void* dst, size_t size_bytes) const;
  Result<Buffer> copy_to_device(PJRT_Device* device) const;

 private:
  const Api* api_ = nullptr;
  PJRT_Buffer* handle_ = nullptr;
};

}  // namespace torch_tpu::pjrt
