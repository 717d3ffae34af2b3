#include "pjrt/handles.h"

#include <memory>
#include <numeric>

#include "pjrt/api.h"

namespace torch_tpu::pjrt {
namespace {

void count(std::atomic<int64_t>& alive, bool is_made) {
  if (is_made) alive.fetch_add(1, std::memory_order_relaxed);
}

struct ReadyCallback {
  const Api* api;
  std::function<void(Status)> function;
};

extern "C" void run_ready_callback(PJRT_Error* error, void* user_arg) {
  const std::unique_ptr<ReadyCallback> callback(static_cast<ReadyCallback*>(user_arg));
  callback->function(callback->api->take_error(error));
}

}  // namespace

LiveHandles& live_handles() {
  static LiveHandles handles;
  return handles;
}

Event::Event(const Api* api, PJRT_Event* handle) : api_(api), handle_(handle) {
  count(live_handles().events, handle != nullptr);
}

Event::Event(Event&& other) noexcept : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)) {}

Event& Event::operator=(Event&& other) noexcept {
  const Event old(std::move(*this));  // freed on return
  api_ = other.api_;
  handle_ = std::exchange(other.handle_, nullptr);
  return *this;
}

Event::~Event() {
  if (!handle_) return;
  PJRT_Event_Destroy_Args args{};
  args.event = handle_;
  api_->destroy(&PJRT_Api::PJRT_Event_Destroy, args);
  live_handles().events.fetch_sub(1, std::memory_order_relaxed);
}

bool Event::is_ready() const {
  if (!handle_) return true;
  PJRT_Event_IsReady_Args args{};
  args.event = handle_;
  // An event that cannot be asked counts as ready: whoever then awaits it gets the error.
  return !api_->call(&PJRT_Api::PJRT_Event_IsReady, args).ok() || args.is_ready;
}

Status Event::await() const {
  if (!handle_) return Status();
  PJRT_Event_Await_Args args{};
  args.event = handle_;
  return api_->call(&PJRT_Api::PJRT_Event_Await, args);
}

Status Event::on_ready(std::function<void(Status)> callback) const {
  if (!handle_) {
    callback(Status());
    return Status();
  }
  auto owned = std::make_unique<ReadyCallback>(ReadyCallback{api_, std::move(callback)});
  PJRT_Event_OnReady_Args args{};
  args.event = handle_;
  args.callback = run_ready_callback;
  args.user_arg = owned.get();
  Status status = api_->call(&PJRT_Api::PJRT_Event_OnReady, args);
  if (status.ok()) static_cast<void>(owned.release());  // run_ready_callback owns it now, and may have freed it already
  return status;
}

Buffer::Buffer(const Api* api, PJRT_Buffer* handle) : api_(api), handle_(handle) {
  count(live_handles().buffers, handle != nullptr);
}

Buffer::Buffer(Buffer&& other) noexcept : api_(other.api_), handle_(std::exchange(other.handle_, nullptr)) {}

Buffer& Buffer::operator=(Buffer&& other) noexcept {
  const Buffer old(std::move(*this));  // freed on return
  api_ = other.api_;
  handle_ = std::exchange(other.handle_, nullptr);
  return *this;
}

Buffer::~Buffer() {
  if (!handle_) return;
  PJRT_Buffer_Destroy_Args args{};
  args.buffer = handle_;
  api_->destroy(&PJRT_Api::PJRT_Buffer_Destroy, args);
  live_handles().buffers.fetch_sub(1, std::memory_order_relaxed);
}

Result<Event> Buffer::ready_event() const {
  PJRT_Buffer_ReadyEvent_Args args{};
  args.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_ReadyEvent, args); !status.ok()) return status;
  return Event(api_, args.event);
}

Result<Aval> Buffer::aval() const {
  PJRT_Buffer_ElementType_Args type{};
  type.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_ElementType, type); !status.ok()) return status;
  PJRT_Buffer_Dimensions_Args dimensions{};
  dimensions.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_Dimensions, dimensions); !status.ok()) return status;
  return Aval{dtype_of_pjrt(type.type), Shape(dimensions.dims, dimensions.dims + dimensions.num_dims)};
}

Result<size_t> Buffer::on_device_size_bytes() const {
  PJRT_Buffer_OnDeviceSizeInBytes_Args args{};
  args.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_OnDeviceSizeInBytes, args); !status.ok()) return status;
  return args.on_device_size_in_bytes;
}

Result<const void*> Buffer::unsafe_pointer() const {
  PJRT_Buffer_IsOnCpu_Args where{};
  where.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_IsOnCpu, where); !status.ok()) return status;
  if (!where.is_on_cpu)
    return Status(Code::kUnimplemented, api_->plugin_name() + ": host code cannot read this buffer in place; copy it to the host");
  PJRT_Buffer_UnsafePointer_Args args{};
  args.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_UnsafePointer, args); !status.ok()) return status;
  return reinterpret_cast<const void*>(args.buffer_pointer);
}

Result<Event> Buffer::copy_to_host(void* dst, size_t size_bytes) const {
  PJRT_Buffer_Dimensions_Args dimensions{};
  dimensions.buffer = handle_;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_Dimensions, dimensions); !status.ok()) return status;
  // Ask for row-major explicitly: without a host layout the copy keeps the device's own, which on a TPU may be another.
  Shape minor_to_major(dimensions.num_dims);
  std::iota(minor_to_major.rbegin(), minor_to_major.rend(), 0);
  PJRT_Buffer_MemoryLayout row_major{};
  row_major.struct_size = PJRT_Buffer_MemoryLayout_STRUCT_SIZE;
  row_major.type = PJRT_Buffer_MemoryLayout_Type_Tiled;
  row_major.tiled.struct_size = PJRT_Buffer_MemoryLayout_Tiled_STRUCT_SIZE;
  row_major.tiled.minor_to_major = minor_to_major.data();
  row_major.tiled.minor_to_major_size = minor_to_major.size();

  std::byte nothing;  // a null dst would mean "how large?"; an empty array may well have no address
  PJRT_Buffer_ToHostBuffer_Args args{};
  args.src = handle_;
  args.host_layout = &row_major;
  args.dst = size_bytes ? dst : &nothing;
  args.dst_size = size_bytes;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_ToHostBuffer, args); !status.ok()) return status;
  return Event(api_, args.event);
}

Result<Buffer> Buffer::copy_to_device(PJRT_Device* device) const {
  PJRT_Buffer_CopyToDevice_Args args{};
  args.buffer = handle_;
  args.dst_device = device;
  if (Status status = api_->call(&PJRT_Api::PJRT_Buffer_CopyToDevice, args); !status.ok()) return status;
  return Buffer(api_, args.dst_buffer);
}

}  // namespace torch_tpu::pjrt
