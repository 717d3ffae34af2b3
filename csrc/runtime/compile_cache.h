// Graph -> Program. In memory first, then on disk, else compiled: one compilation per program text at a time, on a small
// pool of background threads; what nobody waits for has one thread of its own, of low priority. Programs are asked for by text
// without source locations, so that call sites share them.
// Only so many executables are kept (TORCH_TPU_MAX_PROGRAMS): those that were used longest ago are freed, and brought back from
// disk, or compiled again, when they are wanted. A program that is being launched is not freed.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <map>
#include <memory>
#include <mutex>
#include <thread>
#include <unordered_map>
#include <vector>

#include "base/hash.h"
#include "runtime/disk_cache.h"
#include "runtime/program.h"

namespace torch_tpu::runtime {

// What a program is compiled with. platform_name: "cpu" or "tpu". allow_excess_precision: as get() takes it.
pjrt::CompileOptions options_for(const std::string& platform_name, bool allow_excess_precision);
Hash128 cache_key(std::string_view text, const pjrt::CompileOptions& options);   // of its entry on disk, beside the fingerprint

enum class Urgency : uint8_t {
  kNow,    // a launch waits for it
  kSpare,  // nobody does: it is to take no time from what runs
};

class CompileCache {
 public:
  explicit CompileCache(const pjrt::Client& client);   // borrowed; must outlive this
  ~CompileCache();

  // The program of `graph`, which may still be compiling when this returns. name: for errors ("aten::add.Tensor").
  //   first_use: the Python line that asks, for the error of a run that fails late.
  //   allow_excess_precision: the compiler may keep more precision between ops than their dtypes say.
  //   urgency: of a program that is not there yet.
  ProgramPtr get(const ir::Graph& graph, const std::string& name, bool allow_excess_precision = false, std::string first_use = {},
                 Urgency urgency = Urgency::kNow);
  // The same for a text that was printed before. donated: the parameters that alias a result.
  ProgramPtr get(std::string text, std::vector<int32_t> donated, const std::string& name, bool allow_excess_precision, std::string first_use,
                 Urgency urgency = Urgency::kNow);

  // For the end of the process: stops the threads and frees every executable. No launch may follow; get() gives programs
  // that have failed.
  void shut_down();
  size_t size() const;                       // programs that are there, or being compiled
  struct Requests {
    int64_t requests = 0, hits = 0;   // hits: the program was there already (compiled, or compiling)
  };
  std::map<std::string, Requests> requests() const;   // by program name
  // The files on disk of the programs asked for so far. Waits for what is being compiled or stored.
  std::vector<std::string> files() const;
  const DiskCache* disk() const { return disk_.get(); }

 private:
  struct Source {                            // what a program is compiled from
    std::string text;
    pjrt::CompileOptions options;
    Hash128 key;
  };
  using SourcePtr = std::shared_ptr<const Source>;   // of the table and of a job
  struct Entry {
    ProgramPtr program;
    SourcePtr source;
  };
  struct Lane {                              // a queue and its threads
    const size_t max_threads;
    const bool yields;                       // its threads have low priority
    std::deque<Entry> jobs;
    std::condition_variable wake;
    std::vector<std::thread> threads;
    size_t idle_threads = 0;
    bool idle() const { return jobs.empty() && idle_threads == threads.size(); }
  };
  void work(Lane& lane);
  void compile(const Entry& job);
  void enqueue(Lane& lane, Entry job);       // precondition: mutex_ is held
  void hurry(const Hash128& key);            // the same; what waits in spare_ goes to now_
  void bring_back(const Hash128& key);
  std::vector<Entry> make_room(std::vector<pjrt::Executable>* freed);   // both are for the caller to destroy, without the lock it holds

  const pjrt::Client& client_;
  std::unique_ptr<DiskCache> disk_, shared_disk_;
  std::atomic<uint64_t> clock_{1};           // ticks with each program that comes into memory
  mutable std::mutex mutex_;                 // guards all below
  std::unordered_map<Hash128, Entry, Hash128Hasher> programs_;
  std::vector<Hash128> dropped_;             // were in programs_, till nobody else held them
  Lane now_, spare_;
  mutable std::condition_variable idle_;       // all threads are
  std::map<std::string, Requests> requests_;
  const size_t max_programs_;                // 0: any number
  bool stopping_ = false;
};

}  // namespace torch_tpu::runtime
