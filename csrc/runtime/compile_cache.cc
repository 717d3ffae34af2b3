#include "runtime/compile_cache.h"

#include <sys/resource.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <fstream>

#include "base/settings.h"
#include "ir/stablehlo.h"
#include "runtime/metrics.h"

namespace torch_tpu::runtime {
namespace {

size_t thread_count() {
  const int64_t asked = settings::integer("TORCH_TPU_COMPILE_THREADS");
  if (asked > 0) return static_cast<size_t>(asked);
  return std::clamp<size_t>(std::thread::hardware_concurrency() + 2, 1, 4);
}

// The calling thread, and those that it starts, get a quarter of a core that others want too: enough to come to an end on a busy machine.
void give_way() { static_cast<void>(setpriority(PRIO_PROCESS, static_cast<id_t>(gettid()), 6)); }

Status shutting_down() { return Status(Code::kCancelled, "the device is shutting down"); }

// tpu-<key>.mlir is the text alone, so that equal programs are equal files; tpu-<key>.origin says who asked for it first.
void dump(const std::string& text, const Hash128& key, const Program& program) {
  const std::string folder = settings::text("TORCH_TPU_DUMP_DIR");
  if (folder.empty()) return;
  const std::string file = folder + "/tpu-" + key.to_string();
  std::ofstream(file + ".mlir") << text;
  std::ofstream(file + ".origin") << program.name() << '\n' << program.first_use() << '\n';
}

}  // namespace

pjrt::CompileOptions options_for(const std::string& platform_name, bool allow_excess_precision) {
  pjrt::CompileOptions options;
  options.flags.push_back({"xla_allow_excess_precision", allow_excess_precision});
  // XLA:CPU's fast form of maximum and minimum loses NaN, which PyTorch keeps.
  if (platform_name == "cpu") options.flags.push_back({"xla_cpu_enable_fast_min_max", false});
  return options;
}

Hash128 cache_key(std::string_view text, const pjrt::CompileOptions& options) { return hash_bytes(std::string(text) + options.serialize()); }

CompileCache::CompileCache(const pjrt::Client& client)
    : client_(client), now_{thread_count(), false}, spare_{1, true}, max_programs_(static_cast<size_t>(std::max<int64_t>(settings::integer("TORCH_TPU_MAX_PROGRAMS"), 0))) {
  if (!settings::flag("TORCH_TPU_CACHE") || !client.capabilities().serialize) return;
  const int64_t cap = settings::integer("TORCH_TPU_CACHE_SIZE_MB") << 20;
  const bool trust = settings::flag("TORCH_TPU_CACHE_TRUST_SHARED");
  disk_ = std::make_unique<DiskCache>(default_cache_folder(), client.fingerprint(), cap, trust);
  const std::string shared = settings::text("TORCH_TPU_SHARED_CACHE_DIR");
  if (!shared.empty()) shared_disk_ = std::make_unique<DiskCache>(shared, client.fingerprint(), cap, trust);
}

CompileCache::~CompileCache() { shut_down(); }

void CompileCache::shut_down() {
  std::vector<std::thread> threads;
  std::deque<Entry> jobs;
  {
    std::lock_guard lock(mutex_);
    stopping_ = true;
    for (Lane* lane : {&now_, &spare_}) {
      std::move(lane->jobs.begin(), lane->jobs.end(), std::back_inserter(jobs));
      lane->jobs.clear();
      std::move(lane->threads.begin(), lane->threads.end(), std::back_inserter(threads));
      lane->threads.clear();
      lane->wake.notify_all();
    }
  }
  for (const Entry& job : jobs) job.program->set_failed(shutting_down());
  for (std::thread& t : threads) t.join();
  decltype(programs_) programs;
  {
    std::lock_guard lock(mutex_);
    programs.swap(programs_);
  }
  for (auto& [key, entry] : programs) entry.program->release();
}

ProgramPtr CompileCache::get(const ir::Graph& graph, const std::string& name, bool allow_excess_precision, std::string first_use, Urgency urgency) {
  std::vector<int32_t> donated;
  for (const ir::Alias& alias : graph.aliases()) donated.push_back(alias.parameter);
  return get(ir::print_stablehlo(graph), std::move(donated), name, allow_excess_precision, std::move(first_use), urgency);
}

ProgramPtr CompileCache::get(std::string text, std::vector<int32_t> donated, const std::string& name, bool allow_excess_precision, std::string first_use,
                             Urgency urgency) {
  pjrt::CompileOptions options = options_for(client_.platform_name(), allow_excess_precision);
  const Hash128 key = cache_key(text, options);
  ProgramPtr program;
  {
    std::lock_guard lock(mutex_);
    Requests& counted = requests_[name];
    ++counted.requests;
    if (const auto found = programs_.find(key); found != programs_.end()) {
      ++counted.hits;
      metrics().cache_hits_memory.fetch_add(1, std::memory_order_relaxed);
      program = found->second.program;
      if (urgency == Urgency::kNow && program->compiling()) hurry(key);
    } else {
      program = std::make_shared<Program>(name, std::move(donated), std::move(first_use), clock_);
      if (stopping_) {
        program->set_failed(shutting_down());
        return program;
      }
      const Entry entry{program, std::make_shared<const Source>(Source{std::move(text), std::move(options), key})};
      programs_.emplace(key, entry);
      enqueue(urgency == Urgency::kNow ? now_ : spare_, entry);
    }
  }
  program->want();
  return program;
}

void CompileCache::enqueue(Lane& lane, Entry job) {
  lane.jobs.push_back(std::move(job));
  if (lane.jobs.size() > lane.idle_threads && lane.threads.size() < lane.max_threads) lane.threads.emplace_back([this, &lane] { work(lane); });
  lane.wake.notify_one();
}

void CompileCache::hurry(const Hash128& key) {
  const auto job = std::find_if(spare_.jobs.begin(), spare_.jobs.end(), [&](const Entry& entry) { return entry.source->key == key; });
  if (job == spare_.jobs.end()) return;
  enqueue(now_, std::move(*job));
  spare_.jobs.erase(job);
}

void CompileCache::bring_back(const Hash128& key) {
  std::lock_guard lock(mutex_);
  const auto found = programs_.find(key);   // there as long as somebody can want it, but for the end of the process
  if (found == programs_.end()) return;
  if (stopping_) return found->second.program->set_failed(shutting_down());
  metrics().programs_brought_back.fetch_add(1, std::memory_order_relaxed);
  enqueue(now_, found->second);
}

std::vector<CompileCache::Entry> CompileCache::make_room(std::vector<pjrt::Executable>* freed) {
  std::vector<Entry> dropped;
  if (max_programs_ == 0) return dropped;
  std::vector<std::pair<uint64_t, Hash128>> ready;
  if (programs_.size() <= max_programs_) return dropped;
  for (const auto& [key, entry] : programs_)
    if (entry.program->ready()) ready.emplace_back(entry.program->last_used(), key);
  if (ready.size() <= max_programs_) return dropped;
  // An eighth at once, so that the search costs little; the executables made in between are few.
  const size_t count = ready.size() - max_programs_ + max_programs_ / 8;
  std::nth_element(ready.begin(), ready.begin() + static_cast<std::ptrdiff_t>(count - 1), ready.end(), [](const auto& a, const auto& b) { return a.first < b.first; });
  for (size_t i = 0; i < count; ++i) {
    const auto at = programs_.find(ready[i].second);
    pjrt::Executable executable = at->second.program->free([this, key = at->first] { bring_back(key); });
    if (!executable) continue;
    metrics().programs_evicted.fetch_add(1, std::memory_order_relaxed);
    freed->push_back(std::move(executable));
    if (at->second.program.use_count() > 1) continue;
    dropped_.push_back(at->first);
    dropped.push_back(std::move(at->second));
    programs_.erase(at);
  }
  return dropped;
}

size_t CompileCache::size() const {
  std::lock_guard lock(mutex_);
  return static_cast<size_t>(std::count_if(programs_.begin(), programs_.end(), [](const auto& p) { return p.second.program->ready() || p.second.program->compiling(); }));
}

std::map<std::string, CompileCache::Requests> CompileCache::requests() const {
  std::lock_guard lock(mutex_);
  return requests_;
}

std::vector<std::string> CompileCache::files() const {
  std::vector<std::string> files;
  if (!disk_) return files;
  std::unique_lock lock(mutex_);
  idle_.wait(lock, [&] { return stopping_ || (now_.idle() && spare_.idle()); });
  for (const auto& [key, entry] : programs_) files.push_back(disk_->path_of(key));
  for (const Hash128& key : dropped_) files.push_back(disk_->path_of(key));
  return files;
}

void CompileCache::work(Lane& lane) {
  if (lane.yields) give_way();
  std::unique_lock lock(mutex_);
  while (true) {
    ++lane.idle_threads;
    idle_.notify_all();
    lane.wake.wait(lock, [&] { return stopping_ || !lane.jobs.empty(); });
    --lane.idle_threads;
    if (stopping_) return;
    const Entry job = std::move(lane.jobs.front());
    lane.jobs.pop_front();
    lock.unlock();
    compile(job);
    clock_.fetch_add(1, std::memory_order_relaxed);
    {
      std::vector<pjrt::Executable> freed;   // after the lock is gone
      std::vector<Entry> dropped;
      lock.lock();
      dropped = make_room(&freed);
      lock.unlock();
    }
    lock.lock();
  }
}

void CompileCache::compile(const Entry& job) {
  const auto& [text, options, key] = *job.source;
  dump(text, key, *job.program);
  const auto start = std::chrono::steady_clock::now();
  const auto made = [&](bool from_disk) {
    return Program::Made{from_disk, std::chrono::duration<double>(std::chrono::steady_clock::now() - start).count()};
  };
  for (DiskCache* cache : {disk_.get(), shared_disk_.get()}) {
    if (!cache) continue;
    const auto serialized = cache->load(key, text);
    if (!serialized) continue;
    auto executable = client_.deserialize(*serialized, options);
    if (executable.ok()) {
      metrics().cache_hits_disk.fetch_add(1, std::memory_order_relaxed);
      job.program->set_executable(std::move(executable).value(), made(/*from_disk=*/true));
      return;
    }
    cache->discard(key);
  }
  metrics().compile_begins();
  auto executable = client_.compile(text, options);
  metrics().compile_ends();
  if (!executable.ok()) {
    job.program->set_failed(executable.status().with_context("compile failed for " + job.program->name() + " (program " + key.to_string() +
                                                             "; set TORCH_TPU_DUMP_DIR to keep its StableHLO text)"));
    return;
  }
  metrics().programs_compiled.fetch_add(1, std::memory_order_relaxed);
  const Program::Made compiled = made(/*from_disk=*/false);
  std::string serialized;
  if (disk_ || shared_disk_) {
    if (auto bytes = executable->serialize(); bytes.ok()) serialized = std::move(bytes).value();
  }
  job.program->set_executable(std::move(executable).value(), compiled);
  if (serialized.empty()) return;
  for (DiskCache* cache : {disk_.get(), shared_disk_.get()})
    if (cache) cache->store(key, text, serialized);
}

}  // namespace torch_tpu::runtime
