// Executor: the only caller of PJRT Execute. One FIFO per device, one run at a time. A launch whose turn it is and whose
// program and arguments are there runs inside the call; otherwise it waits its turn on the device's own thread, and so does
// everything after it. Failures go into the output arrays, with the op's name in front.
#pragma once

#include <atomic>
#include <condition_variable>
#include <deque>
#include <functional>
#include <mutex>
#include <thread>

#include <c10/util/SmallVector.h>

#include "runtime/array.h"
#include "runtime/program.h"

namespace torch_tpu::runtime {

struct Launch {
  ProgramPtr program;
  c10::SmallVector<ArrayPtr, 8> args;       // in the order of the program's parameters
  c10::SmallVector<ArrayPtr, 4> outputs;    // pending arrays, made by the caller
  std::string caller;                       // "train.py:12", if it had to wait: its failure comes late
  bool held = false;                        // back by the Fused mode: the line that runs is not its own
  const std::string* op = nullptr;          // whose launch it is, for errors; lives as long as the process. nullptr: the program's name

  const std::string& name() const { return op ? *op : program->name(); }   // a program may be shared by ops of the same text
};

class Executor {
 public:
  Executor(const pjrt::Device& device, int index) : device_(device), index_(index) {}
  ~Executor();                               // runs out the queue

  // Starts the launch, or queues it. An argument whose array only this launch holds is donated where the program allows it.
  //   Returns the plugin's error if it ran inside this call and was refused (the outputs carry it as well). Any thread.
  Status launch(Launch&& launch);
  // Waits until everything launched so far has run and its results are there. The first late failure, once.
  Status synchronize();
  // Tells the Python line of the calling thread, for launches that have to wait. Set once, before the first launch.
  static void set_describe_caller(std::function<std::string()> describe) { describe_caller_ = std::move(describe); }
  // For the end of the process: every later launch is refused with kCancelled.
  static void refuse_new_launches();
  // Calls `done` once everything launched so far has ended (PJRT keeps one order per device), as Array::when_done.
  void when_done(std::function<void()> done) const;
  void array_dies(const Array& array) noexcept;   // for ~Array

  // Who holds launches back (the Fused mode): made when that mode is first used on the device, then there for good.
  Pending* pending() const { return pending_.load(std::memory_order_acquire); }
  Pending* set_pending(std::unique_ptr<Pending> pending);   // what is there if another thread was quicker
  Status flush() const {                                    // before anything that waits for, or must follow, what is held back
    Pending* const pending = this->pending();
    return pending ? pending->flush() : Status();
  }

 private:
  bool begin_now(const Launch& launch);      // whether it is the launch's turn; then it is running
  void end(const Status& late_failure);      // of the running launch
  Status run(Launch& launch);                // precondition: it is running; the program is in use, the arguments are there
  Status run_awaited(Launch& launch);        // the same once the program is there
  void fail(Launch& launch, const Status& status);
  void drain();
  void count(const Launch& launch);          // precondition: mutex_ is held
  static std::function<std::string()> describe_caller_;

  std::unique_ptr<Pending> pending_owner_;   // guarded by mutex_
  std::atomic<Pending*> pending_{nullptr};
  const pjrt::Device& device_;
  const int index_;
  mutable std::mutex mutex_;                 // guards all below
  std::deque<Launch> queue_;
  bool running_ = false;                     // one launch is being run, by the thread that launched it or by thread_
  uint64_t launched_ = 0, ended_ = 0;        // how many
  std::condition_variable wake_, ended_changed_;
  std::thread thread_;
  bool stopping_ = false;
  std::weak_ptr<Array> newest_;              // replaced before its successor runs, so a donated array is never found here
  std::atomic<const Array*> newest_id_{nullptr};   // its address, only ever compared; written under mutex_
  std::shared_ptr<const RunEnd> newest_end_;   // that of newest_id_, once that is gone; shared with those who wait
  Status late_failure_;
};

}  // namespace torch_tpu::runtime
