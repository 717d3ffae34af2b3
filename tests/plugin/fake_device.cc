#include "fake_device.h"

#include <chrono>
#include <cstring>

namespace fake_pjrt {

State& state() {
  static State& instance = *std::make_unique<State>().release();  // handles may be freed by static destructors
  return instance;
}

void report_violation(std::string text) {
  const std::lock_guard lock(state().mutex);
  state().violations.push_back(std::move(text));
}

std::shared_ptr<Device> find_device(const void* name, const char* what) {
  {
    const std::lock_guard lock(state().mutex);
    const auto found = state().devices.find(name);
    if (found != state().devices.end()) return found->second.lock();
  }
  report_violation(std::string(what) + ": not a device");
  return nullptr;
}

void Completion::complete(std::optional<Fault> fault) {
  std::vector<std::function<void(std::optional<Fault>)>> callbacks;
  {
    const std::lock_guard lock(mutex_);
    done_ = true;
    fault_ = fault;
    callbacks.swap(callbacks_);
    changed_.notify_all();
  }
  for (const auto& callback : callbacks) callback(fault);
}

std::optional<Fault> Completion::wait() {
  std::unique_lock lock(mutex_);
  changed_.wait(lock, [this] { return done_; });
  return fault_;
}

bool Completion::is_done() {
  const std::lock_guard lock(mutex_);
  return done_;
}

void Completion::on_done(std::function<void(std::optional<Fault>)> callback) {
  {
    const std::lock_guard lock(mutex_);
    if (!done_) {
      callbacks_.push_back(std::move(callback));
      return;
    }
  }
  callback(wait());
}

Array::~Array() {
  device->free(type.size_bytes());
  if (borrowed_ && std::memcmp(borrowed_, contents_.data(), contents_.size()) != 0)
    report_violation("borrowed host memory of " + type.to_string() + " changed while the device could still read it");
  done_with_host->complete(std::nullopt);
}

void Array::copy_from(const void* host) {
  const auto* bytes = static_cast<const std::byte*>(host);
  contents_.assign(bytes, bytes + type.size_bytes());
}

void Array::borrow(const void* host) {
  copy_from(host);
  borrowed_ = host;
}

void Array::copy_to(void* host) const {
  if (contents_.empty())
    std::memset(host, 0, static_cast<size_t>(type.size_bytes()));
  else
    std::memcpy(host, contents_.data(), contents_.size());
}

Device::Device(int id, uint64_t seed)
    : id(id), text("FakeDevice(id=" + std::to_string(id) + ")"), random_(seed + static_cast<uint64_t>(id)), worker_([this] { run(); }) {}

void Device::finish() {
  {
    const std::lock_guard lock(state().mutex);
    state().devices.erase(this);
  }
  {
    const std::lock_guard lock(mutex_);
    stopping_ = true;
    changed_.notify_all();
  }
  worker_.join();
}

void Device::enqueue(Work work) {
  const std::lock_guard lock(mutex_);
  queue_.push_back(std::move(work));
  changed_.notify_all();
}

std::optional<Fault> Device::allocate(int64_t size_bytes) {
  const int64_t after = in_use_bytes += size_bytes;
  const int64_t limit = state().memory_limit_bytes;
  if (limit > 0 && after > limit) {
    in_use_bytes -= size_bytes;
    return Fault{PJRT_Error_Code_RESOURCE_EXHAUSTED, "fake plugin: needs " + std::to_string(size_bytes) + " bytes, " +
                                                         std::to_string(limit - (after - size_bytes)) + " free on " + text};
  }
  for (int64_t peak = peak_bytes; after > peak && !peak_bytes.compare_exchange_weak(peak, after);) {
  }
  return std::nullopt;
}

void Device::run() {
  constexpr int64_t kLongestDelayUs = 200;
  while (true) {
    Work work;
    {
      std::unique_lock lock(mutex_);
      changed_.wait(lock, [this] { return stopping_ || !queue_.empty(); });
      if (queue_.empty()) return;
      work = std::move(queue_.front());
      queue_.pop_front();
    }
    std::optional<Fault> fault = std::move(work.planned);
    for (const auto& input : work.inputs)
      if (auto input_fault = input->ready->wait(); input_fault && !fault) fault = std::move(input_fault);
    if (random_() % 2) std::this_thread::sleep_for(std::chrono::microseconds(random_() % kLongestDelayUs));
    if (!fault && work.effect) work.effect();
    work.effect = nullptr;  // the run is over: release what it read before anyone hears of it
    work.inputs.clear();
    for (const auto& completion : work.completions) completion->complete(fault);
  }
}

}  // namespace fake_pjrt
