// The fake plugin's state: handles, device memory, and one worker thread per device that finishes work late and in order.
// Invariant: a handle's value is never used twice, so a use after free or a double free is always found.
#pragma once

#include <atomic>
#include <condition_variable>
#include <cstddef>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <random>
#include <string>
#include <thread>
#include <variant>
#include <vector>

#include "fake_program.h"

namespace fake_pjrt {

// The future behind PJRT_Event. Completes once.
class Completion {
 public:
  void complete(std::optional<Fault> fault);                          // runs the callbacks on this thread, without a lock
  std::optional<Fault> wait();
  bool is_done();
  void on_done(std::function<void(std::optional<Fault>)> callback);   // at once if already done

 private:
  std::mutex mutex_;  // guards all below
  std::condition_variable changed_;
  bool done_ = false;
  std::optional<Fault> fault_;
  std::vector<std::function<void(std::optional<Fault>)>> callbacks_;
};

class Device;

// Device memory of one array. Its life ends with the last buffer and the last run that reads it.
class Array {
 public:
  Array(Type type, std::shared_ptr<Device> device) : type(std::move(type)), device(std::move(device)) {}
  Array(const Array&) = delete;
  Array& operator=(const Array&) = delete;
  ~Array();  // returns the memory; ends the borrow, and reports borrowed memory that has changed

  void copy_from(const void* host);
  void borrow(const void* host);
  void copy_to(void* host) const;  // zeros where nothing was ever written: the fake computes nothing

  const Type type;
  const std::shared_ptr<Device> device;  // shared with the client, which a faulty test may destroy first
  const std::shared_ptr<Completion> ready = std::make_shared<Completion>();
  const std::shared_ptr<Completion> done_with_host = std::make_shared<Completion>();

 private:
  std::vector<std::byte> contents_;      // what was copied in, or what the borrowed memory held
  const void* borrowed_ = nullptr;
};

// One step of a device's queue. It waits for its inputs, then for a random while, then completes.
struct Work {
  std::vector<std::shared_ptr<Array>> inputs;
  std::function<void()> effect;                           // skipped if an input or the step itself failed
  std::vector<std::shared_ptr<Completion>> completions;   // all get the first fault: planned, or of an input
  std::optional<Fault> planned;
};

class Device {
 public:
  Device(int id, uint64_t seed);
  void finish();  // does what is queued and stops the worker; called once, before destruction
  void enqueue(Work work);
  std::optional<Fault> allocate(int64_t size_bytes);
  void free(int64_t size_bytes) { in_use_bytes -= size_bytes; }

  Device(const Device&) = delete;
  Device& operator=(const Device&) = delete;

  const int id;
  const std::string text;  // "FakeDevice(id=0)"
  std::atomic<int64_t> in_use_bytes{0}, peak_bytes{0};

 private:
  void run();
  std::mt19937_64 random_;  // used by the worker only
  std::mutex mutex_;        // guards queue_, stopping_
  std::condition_variable changed_;
  std::deque<Work> queue_;
  bool stopping_ = false;
  std::thread worker_;
};

struct ClientHandle {
  ~ClientHandle() {
    for (const auto& device : devices) device->finish();  // all, before any goes: their queues hold each other's arrays
  }
  std::vector<std::shared_ptr<Device>> devices;
  std::vector<PJRT_Device*> device_handles;
};
struct ProgramHandle {  // behind PJRT_Executable and PJRT_LoadedExecutable
  std::shared_ptr<const Program> program;
  ClientHandle* client;
};
struct BufferHandle {
  std::shared_ptr<Array> array;  // guarded by State::mutex; nullptr: donated
};
struct EventHandle {
  std::shared_ptr<Completion> completion;
};
using Handle = std::variant<std::unique_ptr<ClientHandle>, ProgramHandle, BufferHandle, EventHandle, Fault>;

// Everything that the controls of fake_plugin.h act on. One for the process, never destroyed.
struct State {
  std::atomic<int64_t> num_calls{0}, calls_to_failure{0}, num_runs{0}, runs_to_failure{0}, memory_limit_bytes{0};
  std::atomic<int> call_failure_code{0}, run_failure_code{0};
  std::atomic<uint64_t> seed{0};
  std::atomic<const char*> failed_call{""};

  std::mutex mutex;  // guards all below; nothing is destroyed and no callback runs under it
  std::map<uintptr_t, Handle> handles;
  std::map<const void*, std::weak_ptr<Device>> devices;  // those of live clients
  uintptr_t next_handle = 0x10000;  // no address that anybody could read
  std::vector<std::string> violations;
};
State& state();

void report_violation(std::string text);

// Puts `handle` into the table and returns its name, as the opaque pointer that clients see.
template <typename Opaque>
Opaque* add_handle(Handle handle) {
  const std::lock_guard lock(state().mutex);
  const uintptr_t name = state().next_handle += 16;
  state().handles.emplace(name, std::move(handle));
  return reinterpret_cast<Opaque*>(name);
}

// The object behind a handle, or nullptr and a violation. Stays valid as long as the client does not free it meanwhile.
template <typename Object>
Object* find_handle(const void* name, const char* what) {
  {
    const std::lock_guard lock(state().mutex);
    const auto found = state().handles.find(reinterpret_cast<uintptr_t>(name));
    if (found != state().handles.end())
      if (auto* object = std::get_if<Object>(&found->second)) return object;
  }
  report_violation(std::string(what) + ": not a live handle");
  return nullptr;
}

// The device behind a PJRT_Device or PJRT_DeviceDescription, or nullptr and a violation.
std::shared_ptr<Device> find_device(const void* name, const char* what);

// Frees a handle; a violation if it is not a live one of this kind. nullptr is allowed, as in the PJRT API.
template <typename Object>
void free_handle(const void* name, const char* what) {
  if (!name) return;
  decltype(State::handles)::node_type freed;  // destroyed after the lock is gone
  {
    const std::lock_guard lock(state().mutex);
    const auto found = state().handles.find(reinterpret_cast<uintptr_t>(name));
    if (found != state().handles.end() && std::holds_alternative<Object>(found->second)) freed = state().handles.extract(found);
  }
  if (freed.empty()) report_violation(std::string(what) + ": freed twice, or not a handle of this kind");
}

}  // namespace fake_pjrt
