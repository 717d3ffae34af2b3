#include "runtime/device.h"

#include <malloc.h>
#include <pthread.h>
#include <unistd.h>

#include <algorithm>
#include <atomic>
#include <cstdlib>

#include <c10/util/Exception.h>

#include "base/settings.h"
#include "base/throw.h"
#include "runtime/memory_stats.h"
#include "runtime/metrics.h"

namespace torch_tpu::runtime {
namespace {

constexpr size_t kMaxConstants = 8192;

struct Process {
  std::mutex mutex;                       // guards runtime while it starts and stops
  std::atomic<Runtime*> runtime{nullptr};
  std::atomic<bool> forked{false};        // this is a child of a process that had started it
  std::string default_plugin, missing, refusal;
};

Process& process() {
  static Process* instance = new Process;  // NOLINT: used until the very end of the process
  return *instance;
}

std::string plugin_path() {
  TORCH_CHECK(process().refusal.empty(), process().refusal);
  std::string path = settings::text("TORCH_TPU_PLUGIN_PATH");
  if (path.empty()) path = process().default_plugin;
  TORCH_CHECK(!path.empty(), process().missing.empty() ? "torch_tpu found no PJRT plugin" : process().missing);
  return path;
}

}  // namespace

// --- Constants

ArrayPtr Constants::get(const Aval& aval, const void* bytes) {
  const auto size = static_cast<size_t>(aval.size_bytes());
  TORCH_INTERNAL_ASSERT(size <= 64 && aval.rank() <= 1);
  Key key{};
  key.words[0] = static_cast<uint64_t>(aval.dtype) | static_cast<uint64_t>(aval.rank()) << 8 | static_cast<uint64_t>(aval.numel()) << 16;
  std::memcpy(&key.words[1], bytes, size);
  {
    std::lock_guard lock(mutex_);
    if (const auto it = arrays_.find(key); it != arrays_.end()) return it->second;
  }
  ArrayPtr array = std::make_shared<Array>(aval, index_, value_or_throw(client_.copy_to_device(aval, bytes, device_, pjrt::HostBuffer::kCopyDuringCall)));
  decltype(arrays_) freed;  // after the lock is gone
  std::lock_guard lock(mutex_);
  if (arrays_.size() >= kMaxConstants) freed.swap(arrays_);
  return arrays_.emplace(key, std::move(array)).first->second;  // another thread's, if that was quicker
}

void Constants::clear() {
  decltype(arrays_) freed;
  std::lock_guard lock(mutex_);
  freed.swap(arrays_);
}

// --- Runtime

namespace {

// XLA's CPU plugin has its buffers from malloc. glibc gives the free top of a heap back to the kernel, and a training step frees tens
// of MiB each time: the next one would pay for fresh, zeroed pages again. What the user tells malloc stays in force.
void keep_freed_memory() {
#ifdef __GLIBC__
  for (const char* name : {"MALLOC_TRIM_THRESHOLD_", "MALLOC_MMAP_THRESHOLD_", "GLIBC_TUNABLES"})
    if (std::getenv(name)) return;
  mallopt(M_MMAP_THRESHOLD, 32 << 20);   // the most that glibc takes
  mallopt(M_TRIM_THRESHOLD, 256 << 20);
#endif
}

}  // namespace

Runtime::Runtime() {
  const pjrt::Plugin plugin = value_or_throw(pjrt::load_plugin(plugin_path()));
  const int64_t count = settings::integer("TORCH_TPU_CPU_DEVICE_COUNT");
  TORCH_CHECK_VALUE(count >= 1 && count <= kMaxDevices, "TORCH_TPU_CPU_DEVICE_COUNT must lie between 1 and ", kMaxDevices, ", not ", count);
  std::vector<pjrt::Option> options;
  if (plugin.name.find("libtpu") == std::string::npos) options.push_back({"cpu_device_count", count});
  client_ = value_or_throw(pjrt::Client::create(plugin, std::move(options)));
  is_cpu_ = client_->platform_name() == "cpu" || client_->platform_name() == "Host";
  if (is_cpu_) keep_freed_memory();
  TORCH_CHECK(static_cast<int>(client_->devices().size()) <= kMaxDevices, "torch_tpu serves at most ", kMaxDevices, " devices a process");
  compile_cache_ = std::make_unique<CompileCache>(*client_);
  for (size_t i = 0; i < client_->devices().size(); ++i) {
    const pjrt::Device& device = client_->devices()[i];
    devices_.push_back({std::make_unique<Executor>(device, static_cast<int>(i)), std::make_unique<Constants>(*client_, device, static_cast<int>(i))});
  }
}

Runtime& Runtime::get() {
  Process& p = process();
  if (Runtime* r = p.runtime.load(std::memory_order_acquire)) {
    TORCH_CHECK(!in_bad_fork(), "Cannot re-initialize tpu in forked subprocess. To use tpu with multiprocessing, you must use the "
                "'spawn' start method");
    return *r;
  }
  std::lock_guard lock(p.mutex);
  if (!p.runtime.load()) {
    p.runtime.store(new Runtime, std::memory_order_release);
  }
  return *p.runtime.load();
}

bool Runtime::started() { return process().runtime.load() != nullptr; }

bool Runtime::in_bad_fork() { return process().forked.load(std::memory_order_relaxed); }

void Runtime::set_default_plugin(std::string path, std::string missing, std::string refusal) {
  Process& p = process();
  std::lock_guard lock(p.mutex);
  p.default_plugin = std::move(path);
  p.missing = std::move(missing);
  p.refusal = std::move(refusal);
  static std::once_flag registered;
  std::call_once(registered, [] { pthread_atfork(nullptr, nullptr, [] { process().forked = started(); }); });
}

void Runtime::drain() noexcept {
  Process& p = process();
  std::lock_guard lock(p.mutex);
  if (p.forked) return;
  if (Runtime* r = p.runtime.load()) {
    for (int i = 0; i < r->device_count(); ++i) (void)r->executor(i).synchronize();
    Executor::refuse_new_launches();
    for (int i = 0; i < r->device_count(); ++i) {
      (void)r->executor(i).synchronize();  // what came in between
      r->constants(i).clear();
    }
    r->compile_cache().shut_down();
  }
}

int Runtime::checked(int device) const {
  TORCH_CHECK(device >= 0 && device < device_count(), "invalid device ordinal tpu:", device, ": this process sees ", device_count(),
              device_count() == 1 ? " tpu device" : " tpu devices", ". On the CPU plugin, TORCH_TPU_CPU_DEVICE_COUNT sets how many.");
  return device;
}

namespace {

template <typename T>
Array::Bounds bounds_of(const void* data, int64_t count) {
  const T* numbers = static_cast<const T*>(data);
  const auto [least, greatest] = std::minmax_element(numbers, numbers + count);
  return {*least, *greatest};
}

// Copies a value of `aval` from one row-major buffer to another, each at least as large as the value in every dimension.
void copy_block(void* dst, const Shape& dst_shape, const void* src, const Shape& src_shape, const Aval& aval) {
  const auto rank = aval.shape.size();
  size_t run = rank;   // dimensions from here on are whole in both
  auto run_bytes = static_cast<size_t>(dtype_info(aval.dtype).size_bytes);
  while (run > 0) {
    run_bytes *= static_cast<size_t>(aval.shape[--run]);
    if (dst_shape[run] != aval.shape[run] || src_shape[run] != aval.shape[run]) break;
  }
  const auto copy = [&](auto& self, char* to, size_t to_bytes, const char* from, size_t from_bytes, size_t d) -> void {
    if (d >= run) {
      std::memcpy(to, from, run_bytes);
      return;
    }
    to_bytes /= static_cast<size_t>(dst_shape[d]);
    from_bytes /= static_cast<size_t>(src_shape[d]);
    for (int64_t i = 0; i < aval.shape[d]; ++i) self(self, to + static_cast<size_t>(i) * to_bytes, to_bytes, from + static_cast<size_t>(i) * from_bytes, from_bytes, d + 1);
  };
  copy(copy, static_cast<char*>(dst), static_cast<size_t>(Aval{aval.dtype, dst_shape}.size_bytes()), static_cast<const char*>(src),
       static_cast<size_t>(Aval{aval.dtype, src_shape}.size_bytes()), 0);
}

// Of more numbers the bounds are not worth their time: 8,192 take a few microseconds, less than the copy.
constexpr int64_t kMaxBounded = 8192;

}  // namespace

ArrayPtr Runtime::copy_to_device(const Aval& aval, const void* data, int device) {
  metrics().bytes_to_device.fetch_add(aval.size_bytes(), std::memory_order_relaxed);
  auto array = std::make_shared<Array>(aval, device, value_or_throw(client_->copy_to_device(aval, data, this->device(device), pjrt::HostBuffer::kCopyDuringCall)));
  if (const int64_t count = aval.numel(); count > 0 && count <= kMaxBounded) {
    if (aval.dtype == DType::Long) array->set_bounds(bounds_of<int64_t>(data, count));
    if (aval.dtype == DType::Int) array->set_bounds(bounds_of<int32_t>(data, count));
  }
  return array;
}

void Runtime::copy_to_host(const Array& array, void* dst) {
  (void)executor(array.device()).flush();   // a refusal that concerns this array is told by it
  throw_if_error(array.await_data());
  const auto size = static_cast<size_t>(array.aval().size_bytes());
  metrics().bytes_to_host.fetch_add(static_cast<int64_t>(size), std::memory_order_relaxed);
  if (size == 0) return;
  if (!array.padded()) {
    if (client_->capabilities().unsafe_pointer) std::memcpy(dst, value_or_throw(array.buffer().unsafe_pointer()), size);
    else throw_if_error(value_or_throw(array.buffer().copy_to_host(dst, size)).await());
    return;
  }
  std::string bytes;
  const void* src = nullptr;
  if (client_->capabilities().unsafe_pointer) {
    src = value_or_throw(array.buffer().unsafe_pointer());
  } else {
    bytes.resize(static_cast<size_t>(array.size_bytes()));
    throw_if_error(value_or_throw(array.buffer().copy_to_host(bytes.data(), bytes.size())).await());
    src = bytes.data();
  }
  copy_block(dst, array.aval().shape, src, array.buffer_shape(), array.aval());
}

ArrayPtr Runtime::padded_copy(const ArrayPtr& array, const Shape& buffer_shape) {
  const Aval whole{array->aval().dtype, buffer_shape};
  std::string exact(static_cast<size_t>(array->aval().size_bytes()), '\0');
  copy_to_host(*array, exact.data());
  // Padding is undefined; with the setting at "poison" it is NaN where there is one, so that a test sees what reads it.
  const bool poison = settings::text("TORCH_TPU_SIZE_BUCKETS") == "poison" && !is_bool(whole.dtype);
  std::string bytes(static_cast<size_t>(whole.size_bytes()), poison ? '\xff' : '\0');
  copy_block(bytes.data(), buffer_shape, exact.data(), array->aval().shape, array->aval());
  auto copy = std::make_shared<Array>(array->aval(), array->device(),
                                      value_or_throw(client_->copy_to_device(whole, bytes.data(), device(array->device()), pjrt::HostBuffer::kCopyDuringCall)), buffer_shape);
  if (array->bounds()) copy->set_bounds(*array->bounds());
  return copy;
}

ArrayPtr Runtime::copy_between(const ArrayPtr& array, int device) {
  if (array->device() == device) return array;
  throw_if_error(array->await_state());
  if (client_->capabilities().copy_between_devices)
    return std::make_shared<Array>(array->aval(), device, value_or_throw(array->buffer().copy_to_device(this->device(device).handle)),
                                   array->padded() ? array->buffer_shape() : Shape());
  std::string bytes(static_cast<size_t>(array->aval().size_bytes()), '\0');
  copy_to_host(*array, bytes.data());
  return copy_to_device(array->aval(), bytes.data(), device);
}

std::pair<int64_t, int64_t> Runtime::memory_info(int device) {
  if (auto stats = client_->memory_stats(this->device(device)); stats.ok() && stats->bytes_limit > 0)
    return {stats->bytes_limit - stats->bytes_in_use, stats->bytes_limit};
  const auto bytes = [](int name) { return static_cast<int64_t>(sysconf(name)) * sysconf(_SC_PAGESIZE); };
  return {bytes(_SC_AVPHYS_PAGES), bytes(_SC_PHYS_PAGES)};
}

void Runtime::synchronize(int device) { throw_if_error(executor(device).synchronize()); }

}  // namespace torch_tpu::runtime
