// The runtime under many threads, on the fake plugin: compile cache, executors, arrays, slots, constants, events and failures.
//   runtime_stress_test libfake_pjrt.so [case]. A seed fixes the choices of every thread; the schedule stays the machine's.
// After each case no handle is alive and the plugin saw no broken rule. A case that hangs is ended, with its seed.
#include <signal.h>
#include <unistd.h>

#include <array>
#include <chrono>
#include <deque>
#include <future>
#include <random>
#include <thread>

#include <c10/util/Exception.h>
#include <pjrt_c_api.h>

#include "base/settings.h"
#include "ir/builder.h"
#include "plugin/fake_plugin.h"
#include "runtime/device.h"
#include "runtime/memory_stats.h"
#include "runtime/metrics.h"
#include "runtime/storage.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::runtime;
using test::Case, test::expect, test::expect_contains, test::expect_equal, test::expect_error, test::expect_ok, test::must;

constexpr unsigned kLongestCaseSeconds = 100;  // the checking builds are slow, and machines are shared
const Aval kVector{DType::Float, {4}};
constexpr float kData[] = {1, 2, 3, 4};

std::string fake_path;
volatile sig_atomic_t current_seed = 0;

void start(uint64_t seed) {
  current_seed = static_cast<sig_atomic_t>(seed);
  fake_pjrt_reset(seed);
}

void end_hanging_case(int) {
  char text[] = "hangs; seed 0000\n";
  for (int i = 15, rest = current_seed; i > 11; --i, rest /= 10) text[i] = static_cast<char>('0' + rest % 10);
  static_cast<void>(!write(STDOUT_FILENO, text, sizeof text - 1));
  _exit(1);
}

// What Runtime holds, made anew for each case; its end is the end of a process.
struct World {
  World() : client(must(pjrt::Client::create(must(pjrt::load_plugin(fake_path)), {}))), cache(*client) {
    for (int i = 0; i < num_devices(); ++i) {
      executors.push_back(std::make_unique<Executor>(device(i), i));
      constants.push_back(std::make_unique<Constants>(*client, device(i), i));
    }
  }
  ~World() {
    for (auto& executor : executors) static_cast<void>(executor->synchronize());
    executors.clear();
    cache.shut_down();
  }
  int num_devices() const { return static_cast<int>(client->devices().size()); }
  const pjrt::Device& device(int index) const { return client->devices()[static_cast<size_t>(index)]; }

  // x + y + kind, written into x's memory: another text and another name for each kind.
  ProgramPtr program(int kind, Urgency urgency = Urgency::kNow) {
    ir::Graph graph;
    ir::Builder b(&graph);
    const ir::Value x = b.parameter(kVector), y = b.parameter(kVector);
    graph.set_results({b.add(b.add(x, y), int64_t{kind})});
    graph.add_alias({0, 0});
    return cache.get(graph, "stress::kind_" + std::to_string(kind), false, "stress.py:9", urgency);
  }
  ProgramPtr ready_program(int kind) {
    ProgramPtr made = program(kind);
    expect_ok(made->await());
    return made;
  }
  ArrayPtr upload(int index) {
    return std::make_shared<Array>(kVector, index, must(client->copy_to_device(kVector, kData, device(index), pjrt::HostBuffer::kCopyDuringCall)));
  }
  Status launch(int index, ProgramPtr program, ArrayPtr x, ArrayPtr y, ArrayPtr out, const std::string* op = nullptr) {
    Launch launch;
    launch.op = op;
    launch.program = std::move(program);
    launch.args = {std::move(x), std::move(y)};
    launch.outputs = {std::move(out)};
    return executors[static_cast<size_t>(index)]->launch(std::move(launch));
  }
  Executor& executor(int index) { return *executors[static_cast<size_t>(index)]; }

  Status read(const Array& array) {
    if (Status status = array.await_data(); !status.ok()) return status;
    float* values = nullptr;
    {
      const std::lock_guard lock(mutex);
      values = landings.emplace_back().data();
    }
    auto copied = array.buffer().copy_to_host(values, sizeof(float[4]));
    return copied.ok() ? copied->await() : copied.status();
  }

  std::mutex mutex;                              // guards landings
  std::deque<std::array<float, 4>> landings;     // live longer than the client: a copy goes on where a planned failure ended the wait
  std::unique_ptr<pjrt::Client> client;
  CompileCache cache;
  std::vector<std::unique_ptr<Constants>> constants;
  std::vector<std::unique_ptr<Executor>> executors;
};

ArrayPtr pending(int device = 0) { return std::make_shared<Array>(kVector, device); }

// --- many threads

// A failure that was asked for, in the plugin's words and, where an op made the array, with the op's name.
void expect_planned(const Status& status, bool failures_planned, bool by_an_op) {
  if (status.ok()) return;
  if (!failures_planned) return test::fail("no failure was planned: " + status.to_string(), std::source_location::current());
  expect_contains(status.message(), "planned failure of ");
  if (by_an_op) expect_contains(status.message(), "stress::kind_");
}

struct Plan {
  int num_threads = 4, num_steps = 60, num_kinds = 12;
  bool failures_planned = false;
  bool waits_cover_launches = true;   // check that synchronize() has waited for what its own thread launched
};

class Stress {
 public:
  Stress(World& world, const Plan& plan) : world_(world), plan_(plan) {
    for (int d = 0; d < world.num_devices(); ++d)
      for (int i = 0; i < 3; ++i) {
        slots_.push_back(std::make_unique<Slot>(d, static_cast<size_t>(kVector.size_bytes())));
        slots_.back()->exchange(world.upload(d));
      }
  }

  void run(uint64_t seed) {
    std::vector<std::vector<std::weak_ptr<Array>>> made(static_cast<size_t>(plan_.num_threads));
    std::vector<std::thread> threads;
    for (int t = 0; t < plan_.num_threads; ++t)
      threads.emplace_back([this, t, seed, &mine = made[static_cast<size_t>(t)]] { one_thread(seed * 100 + static_cast<uint64_t>(t), mine); });
    for (std::thread& t : threads) t.join();
    for (int d = 0; d < world_.num_devices(); ++d) check(world_.executor(d).synchronize());
    for (const auto& list : made)
      for (const auto& weak : list)
        if (const ArrayPtr array = weak.lock()) expect(array->state() != Array::State::kPending, "an array settles");
    for (const auto& slot : slots_)
      if (const ArrayPtr array = slot->array()) check(world_.read(*array), false);
  }

 private:
  // Test expectations are not made for threads: one at a time.
  void check(const Status& status, bool by_an_op = true) {
    const std::lock_guard lock(checking_);
    expect_planned(status, plan_.failures_planned, by_an_op);
  }

  void one_thread(uint64_t seed, std::vector<std::weak_ptr<Array>>& made) {
    std::mt19937_64 random(seed);
    const auto below = [&](int n) { return static_cast<int>(random() % static_cast<uint64_t>(n)); };
    const auto slot_of = [&](int device) -> Slot& { return *slots_[static_cast<size_t>(device * 3 + below(3))]; };
    std::vector<ArrayPtr> kept;
    for (int step = 0; step < plan_.num_steps; ++step) {
      const int device = below(world_.num_devices());
      const int action = below(10);
      if (action < 7) {
        // New kinds appear all along, so that some programs are still compiling when they are launched.
        ProgramPtr program = world_.program(below(1 + step * plan_.num_kinds / plan_.num_steps));
        Slot& target = slot_of(device);
        ArrayPtr x = target.array(), y = action == 0 ? constant(device, static_cast<float>(below(20))) : slot_of(device).array();
        if (!x || !y) continue;
        ArrayPtr out = pending(device);
        made.push_back(out);
        const bool in_place = action < 4;
        if (in_place) target.exchange(out);   // the old array is then the launch's alone, unless another thread has read it
        if (!in_place || below(4) == 0) kept.push_back(out);
        const bool waits = plan_.waits_cover_launches && below(8) == 0;
        const ArrayPtr watched = waits ? out : nullptr;
        check(world_.launch(device, std::move(program), std::move(x), std::move(y), std::move(out)));
        if (!waits) continue;
        check(world_.executor(device).synchronize());
        const std::lock_guard lock(checking_);
        expect(watched->state() != Array::State::kPending, "what was launched before synchronize() has run");
        if (watched->ready() && !plan_.failures_planned) expect(must(watched->buffer().ready_event()).is_ready(), "its result is there");
      } else if (action == 7) {
        const auto ended = std::make_shared<std::promise<void>>();
        world_.executor(device).when_done([ended] { ended->set_value(); });
        ended->get_future().wait();
      } else if (action == 8) {
        if (const ArrayPtr array = slot_of(device).array()) check(world_.read(*array), false);
        if (below(4) == 0) static_cast<void>(largest_arrays(device, 2));
      } else {
        if (!kept.empty()) check(world_.read(*kept[static_cast<size_t>(below(static_cast<int>(kept.size())))]), false);
        kept.clear();
      }
    }
  }

  ArrayPtr constant(int device, float value) {
    const float values[] = {value, value, value, value};
    try {
      return world_.constants[static_cast<size_t>(device)]->get(kVector, values);
    } catch (const c10::Error& e) {
      check(Status(Code::kUnknown, e.what_without_backtrace()), false);
      return nullptr;
    }
  }

  World& world_;
  const Plan plan_;
  std::vector<std::unique_ptr<Slot>> slots_;
  std::mutex checking_;   // guards the test's own counters
};

const Case threads{"threads, devices, programs that still compile: every array settles, every wait covers what came before", [] {
  for (uint64_t seed = 1; seed <= 6; ++seed) {
    start(seed);
    World world;
    Stress(world, {}).run(seed);
  }
  std::printf("      seeds 1 to 6\n");
}};

const Case one_program{"threads that launch one ready program inline wait for their own launches", [] {
  for (uint64_t seed = 11; seed <= 14; ++seed) {
    start(seed);
    World world;
    static_cast<void>(world.ready_program(0));
    Stress(world, {.num_kinds = 1}).run(seed);
  }
  std::printf("      seeds 11 to 14\n");
}};

const Case few_programs{"threads go on where only two programs are kept: each is freed, brought back, and never under a launch", [] {
  settings::set("TORCH_TPU_MAX_PROGRAMS", "2");
  const int64_t before = metrics().programs_brought_back;
  for (uint64_t seed = 51; seed <= 56; ++seed) {
    start(seed);
    World world;
    Stress(world, {.num_kinds = 6, .failures_planned = seed > 54}).run(seed);
    const ProgramPtr kept = world.ready_program(0);
    for (int kind = 1; kind < 8; ++kind) static_cast<void>(world.ready_program(kind));
    expect_ok(kept->await());
  }
  settings::set("TORCH_TPU_MAX_PROGRAMS", "8192");
  expect(metrics().programs_brought_back > before + 50, "programs were freed and came back");
  std::printf("      seeds 51 to 56\n");
}};

const Case late_failures{"threads go on when runs fail late, and the failure names the op", [] {
  for (uint64_t seed = 21; seed <= 26; ++seed) {
    start(seed);
    World world;
    fake_pjrt_fail_run(static_cast<int64_t>(seed - 20) * 7, PJRT_Error_Code_ABORTED);
    Stress(world, {.failures_planned = true}).run(seed);
  }
  std::printf("      seeds 21 to 26\n");
}};

const Case failing_calls{"threads go on when the n-th call fails, for many n", [] {
  int num_failed = 0;
  for (int n = 1;; n += n < 60 ? 1 : 9) {
    start(1000 + static_cast<uint64_t>(n));
    World world;
    Stress stress(world, {.num_threads = 2, .num_steps = 16, .num_kinds = 4, .failures_planned = true});
    fake_pjrt_fail_call(n, PJRT_Error_Code_RESOURCE_EXHAUSTED);
    stress.run(1000 + static_cast<uint64_t>(n));
    if (!*fake_pjrt_failed_call()) break;
    ++num_failed;
  }
  std::printf("      %d calls failed in turn, seeds from 1001\n", num_failed);
  expect(num_failed > 60, "the failing calls reach into the work");
}};

// --- order, donation, failures: one at a time

const Case chain{"what is queued behind a compilation runs in order, each launch in the memory of the last", [] {
  start(31);
  World world;
  Slot slot(0, 16);
  slot.exchange(world.upload(0));
  const ArrayPtr y = world.upload(0);
  for (int i = 0; i < 40; ++i) {
    ProgramPtr program = world.program(i % 5);
    ArrayPtr out = pending();
    ArrayPtr x = slot.exchange(out);
    expect_ok(world.launch(0, std::move(program), std::move(x), y, std::move(out)));
  }
  expect_ok(world.executor(0).synchronize());
  expect_ok(world.read(*slot.array()));
}};

const Case donation{"an array is donated only when the launch alone holds it", [] {
  start(32);
  World world;
  const ProgramPtr program = world.ready_program(0);
  const ArrayPtr held = world.upload(0), y = world.upload(0);
  expect_ok(world.launch(0, program, held, y, pending()));
  expect_ok(world.read(*held));
  ArrayPtr alone = world.upload(0);
  const std::weak_ptr<Array> gone = alone;
  const ArrayPtr out = pending();
  expect_ok(world.launch(0, program, std::move(alone), y, out));
  expect(gone.expired(), "the donated array is gone");
  expect_ok(world.read(*out));
  ArrayPtr both = world.upload(0), twice = both;
  expect_ok(world.launch(0, program, std::move(both), std::move(twice), pending()));
  expect_ok(world.executor(0).synchronize());
}};

const Case donated_then_read{"reading a donated array is an internal error, not a broken rule", [] {
  start(33);
  World world;
  const ArrayPtr array = world.upload(0);
  array->mark_donated();
  expect_error(array->await_data(), Code::kInternal, "internal error: an array was read after its buffer had been donated");
}};

const Case overtaken{"a launch that reads a slot's new array before its writer is launched waits for it", [] {
  start(34);
  World world;
  const ProgramPtr program = world.ready_program(0);
  ArrayPtr x = world.upload(0);
  const ArrayPtr y = world.upload(0), written = pending(), out = pending();
  expect_ok(world.launch(0, program, written, y, out));             // the other thread was quicker
  expect_ok(world.launch(0, program, std::move(x), y, written));
  expect_ok(out->await_data());
  expect_ok(world.executor(0).synchronize());
}};

const Case told_once{"a late failure names the op and is told once", [] {
  start(35);
  World world;
  const ProgramPtr program = world.ready_program(7);
  const ArrayPtr y = world.upload(0), out = pending();
  fake_pjrt_fail_run(1, PJRT_Error_Code_ABORTED);
  expect_ok(world.launch(0, program, world.upload(0), y, out));
  expect_error(world.executor(0).synchronize(), Code::kAborted, "stress::kind_7 on tpu:0 failed after it was started (its program was first used at stress.py:9;");
  expect_ok(world.executor(0).synchronize());
  expect_error(world.read(*out), Code::kAborted, "planned failure of run 1");
}};

const Case named{"a failure names the op that was launched, where another one asked for the program first", [] {
  static const std::string op = "stress::other";
  start(39);
  World world;
  const ProgramPtr program = world.ready_program(7);
  const ArrayPtr y = world.upload(0), late = pending(), out = pending(1);
  fake_pjrt_fail_run(1, PJRT_Error_Code_ABORTED);
  expect_ok(world.launch(0, program, world.upload(0), y, late, &op));
  expect_error(world.executor(0).synchronize(), Code::kAborted, "stress::other on tpu:0 failed after it was started");
  const ArrayPtr x = world.upload(1), z = world.upload(1);
  fake_pjrt_set_memory_limit(40);
  expect_error(world.launch(1, program, x, z, out, &op), Code::kResourceExhausted, "stress::other on tpu:1");
  fake_pjrt_set_memory_limit(0);
}};

const Case spare{"programs that nobody waits for come too, and one that somebody asks for meanwhile is one program", [] {
  for (uint64_t seed = 81; seed <= 86; ++seed) {
    start(seed);
    World world;
    std::vector<ProgramPtr> later;
    for (int kind = 0; kind < 12; ++kind) later.push_back(world.program(kind, Urgency::kSpare));
    std::thread other([&] { expect(world.ready_program(6) == later[6], "the same program"); });
    expect(world.ready_program(11) == later[11], "the same program");
    other.join();
    for (const ProgramPtr& program : later) expect_ok(program->await());
    expect_equal(world.cache.size(), size_t{12});
  }
}};

const Case dropped{"synchronize() waits for a run whose output is gone, and tells its failure", [] {
  for (uint64_t seed = 61; seed <= 80; ++seed) {
    start(seed);
    World world;
    const ProgramPtr program = world.ready_program(1);
    const ArrayPtr y = world.upload(0), first = pending();
    expect_ok(world.launch(0, program, world.upload(0), y, first));
    expect_ok(world.launch(0, program, first, y, pending()));
    expect_ok(world.executor(0).synchronize());
    expect(must(first->buffer().ready_event()).is_ready(), "the run before it is over");
    fake_pjrt_fail_run(1, PJRT_Error_Code_ABORTED);
    expect_ok(world.launch(0, program, first, y, pending()));
    expect_error(world.executor(0).synchronize(), Code::kAborted, "planned failure of run");
    expect_ok(world.executor(0).synchronize());
  }
}};

const Case compile_fails{"a program that cannot be compiled fails all that waits for it, with the op and the line", [] {
  start(36);
  World world;
  const ArrayPtr x = world.upload(0), y = world.upload(0), out = pending(), next = pending();
  fake_pjrt_fail_call(1, PJRT_Error_Code_RESOURCE_EXHAUSTED);
  const ProgramPtr broken = world.program(3);
  while (!*fake_pjrt_failed_call()) std::this_thread::yield();
  const ProgramPtr sound = world.ready_program(4);
  expect_ok(world.launch(0, broken, x, y, out));
  static_cast<void>(world.launch(0, sound, out, y, next));
  for (const ArrayPtr& array : {out, next}) {
    expect_error(array->await_data(), Code::kResourceExhausted, "compile failed for stress::kind_3");
    expect_contains(array->await_data().message(), "[called at stress.py:7]");
  }
  expect_error(world.executor(0).synchronize(), Code::kResourceExhausted, "compile failed for stress::kind_3");
  expect_ok(world.executor(0).synchronize());
}};

const Case out_of_memory{"running out of memory names the op and the device, and the next launch works", [] {
  start(37);
  World world;
  const ProgramPtr program = world.ready_program(2);
  const ArrayPtr x = world.upload(1), y = world.upload(1), out = pending(1), next = pending(1);
  const int64_t before = memory_stats(1).ooms();
  fake_pjrt_set_memory_limit(40);
  expect_error(world.launch(1, program, x, y, out), Code::kResourceExhausted, "stress::kind_2 on tpu:1");
  expect_equal(memory_stats(1).ooms(), before + 1);
  expect_contains(out->await_data().message(), "Largest live tensors on tpu:1:");
  fake_pjrt_set_memory_limit(0);
  expect_ok(world.launch(1, program, x, y, next));
  expect_ok(world.read(*next));
  expect_ok(world.executor(1).synchronize());
}};

const Case constants{"threads that ask for one constant share it", [] {
  start(38);
  World world;
  std::vector<std::thread> threads;
  std::vector<ArrayPtr> arrays(4);
  for (size_t t = 0; t < 4; ++t)
    threads.emplace_back([&, t] {
      for (int i = 0; i < 50; ++i) {
        const float values[] = {static_cast<float>(i), 0, 0, 0};
        arrays[t] = world.constants[0]->get(kVector, values);
      }
    });
  for (std::thread& t : threads) t.join();
  for (const ArrayPtr& array : arrays) expect(array == arrays[0], "the last constant is one array");
  world.constants[0]->clear();
}};

const Case shut_down{"shutting down ends every wait for a program, and gives no new ones", [] {
  for (uint64_t seed = 41; seed <= 46; ++seed) {
    start(seed);
    World world;
    std::mutex mutex;  // guards failures
    std::vector<Status> failures;
    std::vector<std::thread> threads;
    for (int t = 0; t < 3; ++t)
      threads.emplace_back([&, t] {
        for (int kind = 10 * t; kind < 10 * t + 15; ++kind) {
          const Status status = world.program(kind)->await();
          const std::lock_guard lock(mutex);
          if (!status.ok()) failures.push_back(status);
        }
      });
    std::this_thread::sleep_for(std::chrono::microseconds(seed * 100));
    world.cache.shut_down();
    for (std::thread& t : threads) t.join();
    for (const Status& status : failures) expect_error(status, Code::kCancelled, "shut");
    expect_error(world.program(50)->await(), Code::kCancelled, "the device is shutting down");
  }
}};

// The last: nothing can be launched after it.
const Case refused{"at the end of the process launches are refused, and their outputs say so", [] {
  start(51);
  World world;
  const ProgramPtr program = world.ready_program(0);
  Executor::refuse_new_launches();
  const ArrayPtr out = pending();
  expect_error(world.launch(0, program, world.upload(0), world.upload(0), out), Code::kCancelled, "no tpu program starts any more");
  expect_error(out->await_data(), Code::kCancelled, "no tpu program starts any more");
  expect_ok(world.executor(0).synchronize());
}};

void expect_nothing_left() {
  expect_equal(pjrt::live_handles().buffers.load(), int64_t{0});
  expect_equal(pjrt::live_handles().events.load(), int64_t{0});
  expect_equal(pjrt::live_handles().executables.load(), int64_t{0});
  expect_equal(fake_pjrt_live_handles(), int64_t{0});
  expect_equal(std::string(fake_pjrt_violation()), "");
  for (int d = 0; d < 2; ++d) expect_equal(memory_stats(d).current(), int64_t{0});
  alarm(kLongestCaseSeconds);
}

}  // namespace

int main(int argc, char** argv) {
  if (argc < 2) {
    std::fprintf(stderr, "usage: runtime_stress_test libfake_pjrt.so [part of a case's name]\n");
    return 2;
  }
  fake_path = argv[1];
  settings::set("TORCH_TPU_CACHE", "0");
  settings::set("TORCH_TPU_COMPILE_THREADS", "2");
  Executor::set_describe_caller([] { return std::string("stress.py:7"); });
  signal(SIGALRM, end_hanging_case);
  alarm(kLongestCaseSeconds);
  return test::run_all(argc > 2 ? argv[2] : "", expect_nothing_left);
}
