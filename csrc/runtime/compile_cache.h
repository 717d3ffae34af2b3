// Graph -> Program. In memory first, then on disk, else compiled: one compilation per program text at a time, on a small
// pool of background threads. Programs are asked for by text without source locations, so that call sites share them.
#pragma once

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

class CompileCache {
 public:
  explicit CompileCache(const pjrt::Client& client);   // borrowed; must outlive this
  ~CompileCache();

  // The program of `graph`, which may still be compiling when this returns. name: for errors ("aten::add.Tensor").
  //   first_use: the Python line that asks, for the error of a run that fails late.
  //   allow_excess_precision: the compiler may keep more precision between ops than their dtypes say.
  ProgramPtr get(const ir::Graph& graph, const std::string& name, bool allow_excess_precision = false, std::string first_use = {});
  // The same for a text that was printed before. donated: the parameters that alias a result.
  ProgramPtr get(std::string text, std::vector<int32_t> donated, const std::string& name, bool allow_excess_precision, std::string first_use);

  // For the end of the process: stops the threads and frees every executable. No launch may follow; get() gives programs
  // that have failed.
  void shut_down();
  size_t size() const;
  struct Requests {
    int64_t requests = 0, hits = 0;   // hits: the program was there already (compiled, or compiling)
  };
  std::map<std::string, Requests> requests() const;   // by program name
  // The files on disk of the programs asked for so far. Waits for what is being compiled or stored.
  std::vector<std::string> files() const;
  const DiskCache* disk() const { return disk_.get(); }

 private:
  struct Job {
    ProgramPtr program;
    std::string text;
    pjrt::CompileOptions options;
    Hash128 key;
  };
  void work();
  void compile(const Job& job);

  const pjrt::Client& client_;
  std::unique_ptr<DiskCache> disk_, shared_disk_;
  mutable std::mutex mutex_;                 // guards programs_, requests_, jobs_, threads_, stopping_
  std::unordered_map<Hash128, ProgramPtr, Hash128Hasher> programs_;
  std::deque<Job> jobs_;
  std::condition_variable wake_;
  mutable std::condition_variable idle_;       // all threads are
  std::vector<std::thread> threads_;
  std::map<std::string, Requests> requests_;
  size_t max_threads_, idle_threads_ = 0;
  bool stopping_ = false;
};

}  // namespace torch_tpu::runtime
