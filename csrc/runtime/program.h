// Program: one compiled StableHLO program, shared by everyone who asked for the same text. It may still be compiling. Its executable
// may be freed while nobody uses it (the compile cache keeps only so many), and comes back when somebody wants it.
#pragma once

#include <atomic>
#include <condition_variable>
#include <functional>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ir/graph.h"
#include "pjrt/client.h"

namespace torch_tpu::runtime {

class Program {
 public:
  // clock: the compile cache's, which outlives the executable.
  Program(std::string name, std::vector<int32_t> donated, std::string first_use, const std::atomic<uint64_t>& clock)
      : name_(std::move(name)), donated_(std::move(donated)), first_use_(std::move(first_use)), clock_(clock) {}

  const std::string& name() const { return name_; }                       // for errors: "aten::add.Tensor"
  const std::string& first_use() const { return first_use_; }             // for errors: "train.py:12", or empty
  const std::vector<int32_t>& donated() const { return donated_; }        // parameters that alias a result
  bool compiling() const { return state_.load(std::memory_order_acquire) == State::kCompiling; }
  bool ready() const { return state_.load(std::memory_order_acquire) == State::kReady; }   // may end at any time without a Use
  Status await() const;                                                   // waits for the compilation; its error. Wants it.
  void want() const;                                                      // if it was freed, it is brought back in the background

  // While one lives, the executable stays. Empty if the program is not ready.
  class Use {
   public:
    explicit Use(const Program& program);
    ~Use() {
      if (program_) program_->users_.fetch_sub(1);
    }
    Use(const Use&) = delete;
    Use& operator=(const Use&) = delete;
    explicit operator bool() const { return program_ != nullptr; }

   private:
    const Program* program_;
  };
  const pjrt::Executable& executable() const { return executable_; }      // precondition: a Use

  struct Made {
    bool from_disk = false;
    double seconds = 0;                                                   // of compiling, or of loading
  };
  Made made() const { return made_; }                                     // precondition: a Use
  uint64_t last_used() const { return last_used_.load(std::memory_order_relaxed); }   // by the clock

  void set_executable(pjrt::Executable executable, Made made);            // exactly one of both, once, and once more after bring_back
  void set_failed(Status status);
  // Takes the executable, if it is ready and nobody uses it; `bring_back` is called when it is wanted again. Not valid if not.
  pjrt::Executable free(std::function<void()> bring_back);
  void release();                                                         // at the end of the process: frees the executable

 private:
  enum class State : uint8_t {
    kCompiling,
    kReady,
    kFreeing,   // under mutex_ only: whether it will be kFreed or kReady is being found out
    kFreed,
    kFailed,
  };
  const std::string name_;
  const std::vector<int32_t> donated_;
  const std::string first_use_;
  const std::atomic<uint64_t>& clock_;
  mutable std::atomic<State> state_{State::kCompiling};
  mutable std::atomic<int32_t> users_{0};
  mutable std::atomic<uint64_t> last_used_{0};
  pjrt::Executable executable_;
  Made made_;
  std::function<void()> bring_back_;                                      // set before kFreed, called by who leaves that state
  Status status_;
  mutable std::mutex mutex_;                                              // guards the change of state_
  mutable std::condition_variable changed_;
};

using ProgramPtr = std::shared_ptr<Program>;

}  // namespace torch_tpu::runtime
