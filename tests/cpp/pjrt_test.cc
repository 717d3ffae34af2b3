// Conformance: what torch_tpu needs of a PJRT plugin, on any plugin.   pjrt_test PLUGIN.so [case]
// Values are checked wherever the plugin computes; the fake one does not. After each case no handle may be alive.
#include <atomic>
#include <cstdlib>
#include <cstring>
#include <future>
#include <memory>
#include <thread>
#include <utility>
#include <vector>

#include <pjrt_c_api.h>

#include "pjrt/client.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::pjrt;
using test::Case, test::expect, test::expect_contains, test::expect_equal, test::expect_ok, test::must;

std::string plugin_path;
Client* client = nullptr;  // made by main, gone before it returns

bool computes() { return client->platform_name() != "fake"; }
const Device& device(size_t index = 0) { return client->devices()[index]; }

constexpr const char* kAdd = R"(module @add {
  func.func public @main(%arg0: tensor<2x3xf32>, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
})";

constexpr const char* kDonatedAdd = R"(module @donated_add {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<2x3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.add"(%arg0, %arg1) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%0) : (tensor<2x3xf32>) -> ()
  }
})";

// A transposed and a reduced result: two outputs, and one of another rank.
constexpr const char* kTwoResults = R"(module @two_results {
  func.func public @main(%arg0: tensor<2x3xf32>) -> (tensor<3x2xf32>, tensor<f32>) {
    %0 = "stablehlo.transpose"(%arg0) {permutation = array<i64: 1, 0>} : (tensor<2x3xf32>) -> tensor<3x2xf32>
    %1 = "stablehlo.constant"() {value = dense<7.0> : tensor<f32>} : () -> tensor<f32>
    "func.return"(%0, %1) : (tensor<3x2xf32>, tensor<f32>) -> ()
  }
})";

const Aval kMatrix{DType::Float, {2, 3}};
constexpr float kOneToSix[] = {1, 2, 3, 4, 5, 6};

Buffer put(const Aval& aval, const void* data, const Device& to) {
  return must(client->copy_to_device(aval, data, to, HostBuffer::kCopyDuringCall));
}
Buffer put_matrix(const Device& to = device()) { return put(kMatrix, kOneToSix, to); }

template <typename T>
std::vector<T> get(const Buffer& buffer, size_t size, test::Location at = test::Location::current()) {
  auto values = std::make_unique<T[]>(size);  // not std::vector: its bool has no data()
  expect_ok(must(buffer.copy_to_host(values.get(), size * sizeof(T)), at).await(), at);
  return std::vector<T>(values.get(), values.get() + size);
}

void expect_values(const Buffer& buffer, const std::vector<float>& expected, test::Location at = test::Location::current()) {
  const auto found = get<float>(buffer, expected.size(), at);
  if (computes() && found != expected) test::fail("wrong values, the first is " + std::to_string(found[0]), at);
}

Buffer run(const Executable& executable, std::vector<PJRT_Buffer*> args, const Device& on = device(), const ExecuteOptions& options = {}) {
  Buffer out[1];
  const Status status = executable.execute(args, out, on.handle, options);
  if (!status.ok()) must(Result<int>(status));
  return std::move(out[0]);
}

const Case describes{"client describes itself", [] {
  expect(!client->platform_name().empty() && !client->platform_version().empty());
  expect(!client->plugin().name.empty() && client->plugin().path.front() == '/');
  expect_contains(client->fingerprint(), client->plugin().name);
  expect_contains(client->fingerprint(), "XLA_FLAGS=");
  for (size_t i = 0; i < client->devices().size(); ++i) {
    expect(!device(i).kind.empty() && !device(i).description.empty());
    expect(i == 0 || device(i - 1).id < device(i).id, "devices in order of id");
  }
  const auto again = must(load_plugin(plugin_path));
  expect(again.api == client->plugin().api, "a plugin is loaded once");
}};

const Case fingerprint{"fingerprint follows XLA's flags", [] {
  setenv("LIBTPU_INIT_ARGS", "--changed", 1);
  const auto other = must(Client::create(client->plugin(), {}));
  unsetenv("LIBTPU_INIT_ARGS");
  const auto same = must(Client::create(client->plugin(), {}));
  expect(other->fingerprint() != client->fingerprint());
  expect_equal(same->fingerprint(), client->fingerprint());
}};

const Case dtype_numbers{"dtype table has the header's numbers", [] {
  const std::pair<DType, int> rows[] = {
      {DType::Bool, PJRT_Buffer_Type_PRED}, {DType::Char, PJRT_Buffer_Type_S8}, {DType::Short, PJRT_Buffer_Type_S16},
      {DType::Int, PJRT_Buffer_Type_S32}, {DType::Long, PJRT_Buffer_Type_S64}, {DType::Byte, PJRT_Buffer_Type_U8},
      {DType::UInt16, PJRT_Buffer_Type_U16}, {DType::UInt32, PJRT_Buffer_Type_U32}, {DType::UInt64, PJRT_Buffer_Type_U64},
      {DType::Half, PJRT_Buffer_Type_F16}, {DType::BFloat16, PJRT_Buffer_Type_BF16}, {DType::Float, PJRT_Buffer_Type_F32},
      {DType::Double, PJRT_Buffer_Type_F64}, {DType::ComplexFloat, PJRT_Buffer_Type_C64},
      {DType::ComplexDouble, PJRT_Buffer_Type_C128}, {DType::Float8_e5m2, PJRT_Buffer_Type_F8E5M2},
      {DType::Float8_e4m3fn, PJRT_Buffer_Type_F8E4M3FN}, {DType::Float8_e5m2fnuz, PJRT_Buffer_Type_F8E5M2FNUZ},
      {DType::Float8_e4m3fnuz, PJRT_Buffer_Type_F8E4M3FNUZ}};
  for (const auto& [dtype, number] : rows) {
    expect_equal(dtype_info(dtype).pjrt, number);
    expect(dtype_of_pjrt(number) == dtype);
    const std::vector<std::byte> data(static_cast<size_t>(Aval{dtype, {4}}.size_bytes()));
    const Buffer buffer = put(Aval{dtype, {4}}, data.data(), device());
    expect(must(buffer.aval()) == Aval{dtype, {4}}, c10::toString(dtype));
  }
}};

const Case copies{"copies there and back, 0-d and empty arrays too", [] {
  const Buffer matrix = put_matrix();
  expect(must(matrix.aval()) == kMatrix);
  expect(must(matrix.on_device_size_bytes()) >= 24);
  expect(get<float>(matrix, 6) == std::vector<float>(std::begin(kOneToSix), std::end(kOneToSix)));
  const int64_t scalar = -5;
  const Buffer zero_dim = put(Aval{DType::Long, {}}, &scalar, device());
  expect(must(zero_dim.aval()) == Aval{DType::Long, {}});
  expect_equal(get<int64_t>(zero_dim, 1)[0], scalar);
  const Buffer empty = put(Aval{DType::Float, {3, 0}}, nullptr, device());
  expect(must(empty.aval()) == Aval{DType::Float, {3, 0}});
  expect_ok(must(empty.copy_to_host(nullptr, 0)).await());
  const bool flags[] = {true, false, true};
  expect(get<bool>(put(Aval{DType::Bool, {3}}, flags, device()), 3) == std::vector<bool>{true, false, true});
}};

const Case short_host_copy{"a host copy into too little memory is refused", [] {
  const Buffer matrix = put_matrix();
  float room[6];
  const auto copied = matrix.copy_to_host(room, 8);
  expect(!copied.ok() && !copied.status().message().empty());
}};

const Case copy_during_call{"host data may change after a copying call", [] {
  std::vector<float> data(std::begin(kOneToSix), std::end(kOneToSix));
  const Buffer buffer = put(kMatrix, data.data(), device());
  data.assign(6, -1);
  expect_equal(get<float>(buffer, 6)[5], 6.0f);
}};

const Case borrow{"borrowed host data is released when the buffer and its runs are gone", [] {
  alignas(64) float data[6] = {1, 2, 3, 4, 5, 6};
  const auto executable = must(client->compile(kAdd, {}));
  Event done;
  Buffer sum;
  {
    const Buffer borrowed = must(client->copy_to_device(kMatrix, data, device(), HostBuffer::kBorrowed, &done));
    expect_ok(must(borrowed.ready_event()).await());
    expect(bool(done));
    if (client->capabilities().unsafe_pointer && !done.is_ready())
      expect(must(borrowed.unsafe_pointer()) == data, "zero copy");
    sum = run(executable, {borrowed.handle(), borrowed.handle()});
  }
  expect_ok(done.await());
  std::memset(data, 0, sizeof data);
  expect_values(sum, {2, 4, 6, 8, 10, 12});
}};

const Case adds{"compiles and executes", [] {
  const auto executable = must(client->compile(kAdd, {}));
  expect_equal(must(executable.num_outputs()), size_t{1});
  const Buffer x = put_matrix();
  const Buffer sum = run(executable, {x.handle(), x.handle()});
  expect(must(sum.aval()) == kMatrix);
  expect_ok(must(sum.ready_event()).await());
  expect_values(sum, {2, 4, 6, 8, 10, 12});
}};

const Case two_results{"several results, copied out row-major", [] {
  const auto executable = must(client->compile(kTwoResults, {}));
  const Buffer x = put_matrix();
  PJRT_Buffer* args[] = {x.handle()};
  Buffer out[2];
  expect_ok(executable.execute(args, out, device().handle));
  expect(must(out[0].aval()) == Aval{DType::Float, {3, 2}});
  expect(must(out[1].aval()) == Aval{DType::Float, {}});
  expect_values(out[0], {1, 4, 2, 5, 3, 6});
  expect_values(out[1], {7});
  test::expect_error(executable.execute(args, std::span(out, 1), device().handle), Code::kInternal, "room for 1 outputs");
}};

const Case fixed_device{"a program that is not portable runs on its own device", [] {
  const auto executable = must(client->compile(kAdd, {.portable = false}));
  const Buffer x = put_matrix();
  expect_values(run(executable, {x.handle(), x.handle()}), {2, 4, 6, 8, 10, 12});
}};

const Case every_device{"a portable program runs on every device", [] {
  const auto executable = must(client->compile(kAdd, {}));
  for (const Device& on : client->devices()) {
    const Buffer x = put_matrix(on);
    expect_values(run(executable, {x.handle(), x.handle()}, on), {2, 4, 6, 8, 10, 12});
  }
}};

const Case donates{"a donated argument is gone, one kept back is not", [] {
  const auto executable = must(client->compile(kDonatedAdd, {}));
  const Buffer one = put_matrix();
  Buffer total = put_matrix();
  const int64_t keep[] = {0};
  const Buffer kept = run(executable, {total.handle(), one.handle()}, device(), {.non_donatable = keep});
  expect_values(kept, {2, 4, 6, 8, 10, 12});
  expect_values(total, {1, 2, 3, 4, 5, 6});
  for (int i = 0; i < 3; ++i) total = run(executable, {total.handle(), one.handle()});
  expect_values(total, {4, 8, 12, 16, 20, 24});
  const Buffer gone = std::move(total);
  const Buffer last = run(executable, {gone.handle(), one.handle()});
  if (!computes()) return;  // the fake would count a violation
  PJRT_Buffer* args[] = {gone.handle(), one.handle()};
  Buffer out[1];
  expect(!executable.execute(args, out, device().handle).ok(), "a donated buffer is refused");
}};

const Case chain{"a chain of runs needs no waiting", [] {
  const auto executable = must(client->compile(kAdd, {}));
  const Buffer one = put_matrix();
  Buffer total = put_matrix();
  for (int i = 0; i < 100; ++i) total = run(executable, {total.handle(), one.handle()});
  expect_values(total, {101, 202, 303, 404, 505, 606});
}};

const Case events{"events: await, is_ready, on_ready", [] {
  expect(Event().is_ready());
  expect_ok(Event().await());
  const auto executable = must(client->compile(kAdd, {}));
  const Buffer x = put_matrix();
  const Buffer sum = run(executable, {x.handle(), x.handle()});
  std::promise<Status> called;
  {
    const Event event = must(sum.ready_event());
    expect_ok(event.on_ready([&called](Status status) { called.set_value(std::move(status)); }));
  }  // the callback comes even though the event is gone
  expect_ok(called.get_future().get());
  const Event event = must(sum.ready_event());
  expect_ok(event.await());
  expect(event.is_ready());
  std::atomic<int> num_calls{0};
  expect_ok(event.on_ready([&num_calls](Status status) { num_calls += status.ok(); }));
  while (num_calls == 0) std::this_thread::yield();
  expect_equal(num_calls.load(), 1);
}};

const Case bad_programs{"a bad program is refused in the plugin's words", [] {
  const auto garbage = client->compile("module { garbage", {});
  expect(!garbage.ok() && garbage.status().message().size() > 10);
  const auto executable = must(client->compile(kAdd, {}));
  const float four[4] = {};
  const Buffer wrong = put(Aval{DType::Float, {4}}, four, device());
  PJRT_Buffer* args[] = {wrong.handle(), wrong.handle()};
  Buffer out[1];
  const Status status = executable.execute(args, out, device().handle);
  expect(!status.ok() && status.message().size() > 10, "a wrong shape is refused");
}};

const Case serialization{"a program survives serialization", [] {
  const auto original = must(client->compile(kAdd, {}));
  const auto bytes = original.serialize();
  expect_equal(bytes.ok(), client->capabilities().serialize);
  if (!bytes.ok()) return;
  const auto copy = must(client->deserialize(bytes.value(), {}));
  expect_equal(must(copy.num_outputs()), size_t{1});
  const Device& last = client->devices().back();
  const Buffer x = put_matrix(last);
  expect_values(run(copy, {x.handle(), x.handle()}, last), {2, 4, 6, 8, 10, 12});
}};

const Case between_devices{"copies from device to device", [] {
  const Device& last = client->devices().back();
  if (!client->capabilities().copy_between_devices) {
    expect(client->devices().size() == 1 || !put_matrix().copy_to_device(last.handle).ok(), "the capability says what happens");
    return;
  }
  const Buffer there = must(put_matrix().copy_to_device(last.handle));  // the source may go at once
  expect(get<float>(there, 6) == std::vector<float>(std::begin(kOneToSix), std::end(kOneToSix)));
  const auto executable = must(client->compile(kAdd, {}));
  expect_values(run(executable, {there.handle(), there.handle()}, last), {2, 4, 6, 8, 10, 12});
}};

const Case unsafe_pointer{"host code reads a buffer in place, where the capability says so", [] {
  const Buffer x = put_matrix();
  expect_ok(must(x.ready_event()).await());
  const auto address = x.unsafe_pointer();
  expect_equal(address.ok(), client->capabilities().unsafe_pointer);
  if (address.ok())
    expect(std::memcmp(address.value(), kOneToSix, sizeof kOneToSix) == 0);
  else
    test::expect_error(address.status(), Code::kUnimplemented, client->plugin().name);
}};

const Case memory_stats{"memory statistics, where the capability says so", [] {
  const Buffer x = put_matrix();
  const auto stats = client->memory_stats(device());
  expect_equal(stats.ok(), client->capabilities().memory_stats);
  if (stats.ok()) expect(stats.value().bytes_in_use >= 24 && stats.value().peak_bytes_in_use >= stats.value().bytes_in_use);
}};

const Case owners{"owners move, and free what they held", [] {
  Buffer a = put_matrix(), b = put_matrix();
  expect_equal(live_handles().buffers.load(), int64_t{2});
  PJRT_Buffer* kept = b.handle();
  a = std::move(b);
  expect_equal(live_handles().buffers.load(), int64_t{1});
  expect(a.handle() == kept && !b);
  const Buffer c(std::move(a));
  expect(c.handle() == kept && !a);
  auto executable = must(client->compile(kAdd, {}));
  executable = must(client->compile(kAdd, {}));
  expect_equal(live_handles().executables.load(), int64_t{1});
}};

const Case compile_options{"CompileOptions encodes as the protobuf", [] {
  expect(CompileOptions{.portable = false}.serialize() == std::string("\x1a\x04\x20\x01\x28\x01", 6));
  expect(CompileOptions{}.serialize() == std::string("\x1a\x04\x20\x01\x28\x01\x20\x01", 8));
  expect(CompileOptions{.num_replicas = 300, .portable = false}.serialize() == std::string("\x1a\x05\x20\xac\x02\x28\x01", 7));
}};

const Case threads{"several threads execute at once", [] {
  const auto executable = must(client->compile(kAdd, {}));
  std::vector<std::future<bool>> workers;
  for (int t = 0; t < 4; ++t)
    workers.push_back(std::async(std::launch::async, [&executable] {
      Buffer total = put_matrix();
      const Buffer one = put_matrix();
      for (int i = 0; i < 50; ++i) total = run(executable, {total.handle(), one.handle()});
      return !computes() || get<float>(total, 6)[0] == 51;
    }));
  for (auto& worker : workers) expect(worker.get());
}};

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: pjrt_test PLUGIN.so [part of a case's name]\n");
    return 2;
  }
  plugin_path = argv[1];
  const auto plugin = load_plugin(plugin_path);
  if (!plugin.ok()) return std::fprintf(stderr, "%s\n", plugin.status().to_string().c_str()), 1;
  auto created = Client::create(plugin.value(), {{"cpu_device_count", int64_t{4}}});
  if (!created.ok()) return std::fprintf(stderr, "%s\n", created.status().to_string().c_str()), 1;
  client = created->get();
  const Capabilities& can = client->capabilities();
  std::printf("%s: %zu devices; unsafe_pointer %d, memory_stats %d, serialize %d, copy_between_devices %d\n", client->plugin().name.c_str(),
              client->devices().size(), can.unsafe_pointer, can.memory_stats, can.serialize, can.copy_between_devices);
  return test::run_all(argc > 2 ? argv[2] : "", [] {
    expect_equal(live_handles().buffers.load(), int64_t{0});
    expect_equal(live_handles().events.load(), int64_t{0});
    expect_equal(live_handles().executables.load(), int64_t{0});
  });
}
