// What the client does when the plugin fails: at every call in turn, late in a run, out of memory, missing or too old.
//   pjrt_failure_test libfake_pjrt.so [case]. Needs the fake plugin, which it is linked to for its controls.
#include <chrono>
#include <thread>
#include <dlfcn.h>
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <future>
#include <set>

#include <pjrt_c_api.h>

#include "pjrt/client.h"
#include "pjrt/topology.h"
#include "plugin/fake_plugin.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::pjrt;
using test::Case, test::expect, test::expect_contains, test::expect_equal, test::expect_error, test::expect_ok, test::must;

std::string fake_path;

constexpr const char* kStep = R"(module @step {
  func.func public @main(%arg0: tensor<4xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<4xf32>) -> (tensor<4xf32>, tensor<f32>) {
  }
})";
const Aval kVector{DType::Float, {4}};
constexpr float kData[] = {1, 2, 3, 4};

std::unique_ptr<Client> make_client() { return must(Client::create(must(load_plugin(fake_path)), {})); }

void expect_nothing_left() {
  expect_equal(live_handles().buffers.load(), int64_t{0});
  expect_equal(live_handles().events.load(), int64_t{0});
  expect_equal(live_handles().executables.load(), int64_t{0});
  expect_equal(fake_pjrt_live_handles(), int64_t{0});
  expect_equal(std::string(fake_pjrt_violation()), "");
}

Status wait_for(const Buffer& buffer) {
  auto event = buffer.ready_event();
  if (!event.ok()) return event.status();
  std::promise<Status> called;
  if (Status status = event->on_ready([&called](Status status) { called.set_value(std::move(status)); }); !status.ok()) return status;
  if (Status status = called.get_future().get(); !status.ok()) return status;
  static_cast<void>(event->is_ready());
  return event->await();
}

Status read(const Buffer& buffer, void* dst, size_t size_bytes) {
  auto copied = buffer.copy_to_host(dst, size_bytes);
  return copied.ok() ? copied->await() : copied.status();
}

// Uses every function of the client once, and stops at the first failure. calls_to_create: those that making the client took.
Status use_everything(const Plugin& plugin, int64_t& calls_to_create) {
  const int64_t calls_before = fake_pjrt_num_calls();
  auto made = Client::create(plugin, {{"cpu_device_count", int64_t{2}}});
  calls_to_create = fake_pjrt_num_calls() - calls_before;
  if (!made.ok()) return made.status();
  const Client& client = **made;
  const Device &first = client.devices().front(), &last = client.devices().back();

  auto compiled = client.compile(kStep, {});
  if (!compiled.ok()) return compiled.status();
  auto bytes = compiled->serialize();
  if (!bytes.ok()) return bytes.status();
  auto executable = client.deserialize(*bytes, {});
  if (!executable.ok()) return executable.status();

  auto state = client.copy_to_device(kVector, kData, first, HostBuffer::kCopyDuringCall);
  if (!state.ok()) return state.status();
  auto input = client.copy_to_device(kVector, kData, first, HostBuffer::kBorrowed);
  if (!input.ok()) return input.status();
  PJRT_Buffer* args[] = {state->handle(), input->handle()};
  Buffer out[2];
  if (Status status = executable->execute(args, out, first.handle); !status.ok()) return status;
  if (Status status = wait_for(out[0]); !status.ok()) return status;
  if (auto aval = out[1].aval(); !aval.ok()) return aval.status();
  if (auto size_bytes = out[1].on_device_size_bytes(); !size_bytes.ok()) return size_bytes.status();
  auto moved = out[0].copy_to_device(last.handle);
  if (!moved.ok()) return moved.status();
  if (auto stats = client.memory_stats(last); !stats.ok()) return stats.status();
  float values[4];
  return read(*moved, values, sizeof values);
}

const Case nth_call{"the n-th call fails, for every n: no leak, no hang, the right words", [] {
  const Plugin plugin = must(load_plugin(fake_path));
  int64_t calls_to_create = 0;
  expect_ok(use_everything(plugin, calls_to_create));  // initializes the plugin, which happens once
  // A failure of these is no failure of what was asked: a destructor logs it, is_ready takes it as an answer, and so do the
  // probes while the client is made.
  const std::set<std::string> tolerated = {"PJRT_Client_Destroy",           "PJRT_Buffer_Destroy", "PJRT_Event_Destroy",
                                           "PJRT_LoadedExecutable_Destroy", "PJRT_Executable_Destroy", "PJRT_Event_IsReady"};
  const std::set<std::string> probes = {"PJRT_Device_MemoryStats", "PJRT_Client_BufferFromHostBuffer", "PJRT_Buffer_ReadyEvent",
                                        "PJRT_Event_Await",        "PJRT_Buffer_IsOnCpu",              "PJRT_Buffer_CopyToDevice"};
  int num_failed = 0, num_tolerated = 0;
  for (int n = 1;; ++n) {
    fake_pjrt_reset(static_cast<uint64_t>(n));
    fake_pjrt_fail_call(n, PJRT_Error_Code_RESOURCE_EXHAUSTED);
    const Status status = use_everything(plugin, calls_to_create);
    const std::string failed = fake_pjrt_failed_call();
    expect_nothing_left();
    if (failed.empty()) break;
    const std::string words = "planned failure of call " + std::to_string(n) + ", " + failed;
    if (!status.ok()) {
      ++num_failed;
      expect_error(status, Code::kResourceExhausted, words);
    } else {
      ++num_tolerated;
      expect(tolerated.contains(failed) || (n <= calls_to_create && probes.contains(failed)), words + " went unnoticed");
    }
  }
  fake_pjrt_reset(0);
  std::printf("      %d calls failed in turn: %d reported, %d tolerated\n", num_failed + num_tolerated, num_failed, num_tolerated);
  expect(num_failed > 25, "most calls report their failure");
}};

const Case late_failure{"a run that fails late tells all who wait, and those who read its outputs", [] {
  const auto client = make_client();
  const auto executable = must(client->compile(kStep, {}));
  const Device& device = client->devices().front();
  const Buffer state = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
  const Buffer input = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
  PJRT_Buffer* args[] = {state.handle(), input.handle()};
  Buffer out[2], next[2];
  fake_pjrt_fail_run(1, PJRT_Error_Code_ABORTED);
  expect_ok(executable.execute(args, out, device.handle));
  PJRT_Buffer* next_args[] = {out[0].handle(), input.handle()};
  expect_ok(executable.execute(next_args, next, device.handle));

  float values[4];
  for (const Buffer* failed : {&out[1], &next[0], &next[1]}) {
    expect_error(wait_for(*failed), Code::kAborted, "planned failure of run");
    expect_error(must(failed->ready_event()).await(), Code::kAborted, "planned failure of run");
  }
  expect_error(read(next[0], values, sizeof values), Code::kAborted, "planned failure of run");
  expect_ok(read(input, values, sizeof values));
  expect_equal(values[3], 4.0f);
}};

const Case out_of_memory{"memory runs out, and is there again", [] {
  const auto client = make_client();
  const Device& device = client->devices().front();
  // The client's own probes are freed by the fake's worker, some time after they were dropped.
  for (int i = 0; i < 5000 && must(client->memory_stats(device)).bytes_in_use != 0; ++i) std::this_thread::sleep_for(std::chrono::milliseconds(1));
  fake_pjrt_set_memory_limit(40);
  {
    const Buffer first = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
    const Buffer second = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
    expect_error(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall).status(), Code::kResourceExhausted,
                 "needs 16 bytes, 8 free");
    expect_equal(must(client->memory_stats(device)).bytes_in_use, int64_t{32});
    expect_equal(must(client->memory_stats(device)).bytes_limit, int64_t{40});
    expect_ok(must(first.ready_event()).await());
    expect_ok(must(second.ready_event()).await());
  }
  const Buffer third = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
  fake_pjrt_set_memory_limit(0);
}};

const Case broken_rules{"the fake plugin sees a donated buffer used again, and borrowed memory changed", [] {
  const auto client = make_client();
  const auto executable = must(client->compile(kStep, {}));
  const Device& device = client->devices().front();
  float borrowed[] = {1, 2, 3, 4};
  {
    const Buffer state = must(client->copy_to_device(kVector, kData, device, HostBuffer::kCopyDuringCall));
    const Buffer input = must(client->copy_to_device(kVector, borrowed, device, HostBuffer::kBorrowed));
    PJRT_Buffer* args[] = {state.handle(), input.handle()};
    Buffer out[2];
    expect_ok(executable.execute(args, out, device.handle));
    expect_error(executable.execute(args, out, device.handle), Code::kInvalidArgument, "argument 0 is not a usable buffer");
    expect_equal(fake_pjrt_num_violations(), int64_t{1});
    expect_contains(fake_pjrt_violation(), "the buffer has been donated");
    expect_ok(wait_for(out[0]));
    borrowed[0] = 5;
  }
  expect_equal(fake_pjrt_num_violations(), int64_t{2});
  fake_pjrt_reset(0);
}};

const Case bad_option{"a client that cannot be made names plugin and options", [] {
  const auto refused = Client::create(must(load_plugin(fake_path)), {{"speed", int64_t{9}}, {"name", std::string("x")}, {"on", true}});
  expect_error(refused.status(), Code::kInvalidArgument, "libfake_pjrt.so (speed=9, name=x, on=true): cannot create a client: fake plugin:");
}};

const Case bad_program{"a bad program is refused where it stops making sense", [] {
  const auto client = make_client();
  expect_error(client->compile("module {}", {}).status(), Code::kInvalidArgument, "expected func.func public @main(");
  expect_error(client->compile("func.func public @main(%arg0: tensor<?xf32>) -> tensor<f32>", {}).status(), Code::kInvalidArgument,
               "a static tensor type");
  expect_error(client->deserialize("foreign bytes", {}).status(), Code::kDataLoss, "not a serialized executable");
}};

const Case missing_function{"a function that the plugin lacks is named", [] {
  const Plugin plugin = must(load_plugin(fake_path));
  expect_error(Topology::create(plugin, "v6e:2x2").status(), Code::kUnimplemented,
               "libfake_pjrt.so (PJRT API " + std::to_string(PJRT_API_MAJOR) + "." + std::to_string(PJRT_API_MINOR) +
                   ") has no PJRT_TopologyDescription_Create");
}};

const Case not_a_file{"a plugin that is not there", [] {
  expect_error(load_plugin("/nowhere/libtpu.so").status(), Code::kNotFound, "/nowhere/libtpu.so: no such file. Install a plugin");
}};

const Case not_a_plugin{"a file that is no plugin", [] {
  const std::string text = std::filesystem::temp_directory_path() / ("torch_tpu_text_" + std::to_string(getpid()));
  std::ofstream(text) << "not a library";
  expect_error(load_plugin(text).status(), Code::kInvalidArgument, "cannot be loaded: ");
  std::filesystem::remove(text);
  Dl_info libc{};
  expect(dladdr(reinterpret_cast<void*>(&fopen), &libc) != 0);
  expect_error(load_plugin(libc.dli_fname).status(), Code::kInvalidArgument, "is not a PJRT plugin: it does not export GetPjrtApi");
}};

// A second copy of the fake plugin, with a state and an API version of its own. Removed at the end of the scope.
class PluginCopy {
 public:
  PluginCopy(const char* name, int major, int minor, size_t struct_size)
      : path_(std::filesystem::temp_directory_path() / (std::string(name) + std::to_string(getpid()) + ".so")) {
    std::filesystem::copy_file(fake_path, path_, std::filesystem::copy_options::overwrite_existing);
    void* library = dlopen(path_.c_str(), RTLD_NOW | RTLD_LOCAL);
    auto* set_api = reinterpret_cast<decltype(&fake_pjrt_set_api)>(dlsym(library, "fake_pjrt_set_api"));
    set_api(major, minor, struct_size);
  }
  ~PluginCopy() { std::filesystem::remove(path_); }
  const std::string& path() const { return path_; }

 private:
  std::string path_;
};

const Case versions{"a plugin of another version", [] {
  const PluginCopy old("old", 0, 12, PJRT_Api_STRUCT_SIZE);
  expect_error(load_plugin(old.path()).status(), Code::kFailedPrecondition, "has API 0.12; torch_tpu needs 0.81 or a newer 0.x. Upgrade the plugin.");
  const PluginCopy other("other", 1, 3, PJRT_Api_STRUCT_SIZE);
  expect_error(load_plugin(other.path()).status(), Code::kFailedPrecondition, "has API 1.3; torch_tpu needs 0.81 or a newer 0.x. Upgrade torch_tpu.");
  const PluginCopy newer("newer", 0, 999, PJRT_Api_STRUCT_SIZE + 80);
  expect_ok(load_plugin(newer.path()).status());
}};

const Case short_table{"a function beyond the end of the plugin's table is missing, not called", [] {
  const PluginCopy copy("short", 0, 81, offsetof(PJRT_Api, PJRT_Buffer_CopyToDevice));
  const auto client = must(Client::create(must(load_plugin(copy.path())), {}));
  expect(!client->capabilities().copy_between_devices);
  const Buffer buffer = must(client->copy_to_device(kVector, kData, client->devices().front(), HostBuffer::kCopyDuringCall));
  expect_error(buffer.copy_to_device(client->devices().back().handle).status(), Code::kUnimplemented, "has no PJRT_Buffer_CopyToDevice");
}};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: pjrt_failure_test libfake_pjrt.so [part of a case's name]\n");
    return 2;
  }
  fake_path = argv[1];
  return test::run_all(argc > 2 ? argv[2] : "", expect_nothing_left);
}
