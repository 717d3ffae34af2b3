// Program: one compiled StableHLO program, shared by everyone who asked for the same text. It may still be compiling.
#pragma once

#include <atomic>
#include <condition_variable>
#include <memory>
#include <mutex>
#include <string>
#include <vector>

#include "ir/graph.h"
#include "pjrt/client.h"

namespace torch_tpu::runtime {

class Program {
 public:
  Program(std::string name, std::vector<int32_t> donated, std::string first_use)
      : name_(std::move(name)), donated_(std::move(donated)), first_use_(std::move(first_use)) {}

  const std::string& name() const { return name_; }                       // for errors: "aten::add.Tensor"
  const std::string& first_use() const { return first_use_; }             // for errors: "train.py:12", or empty
  const std::vector<int32_t>& donated() const { return donated_; }        // parameters that alias a result
  bool compiling() const { return state_.load(std::memory_order_acquire) == State::kCompiling; }
  bool ready() const { return state_.load(std::memory_order_acquire) == State::kReady; }
  const pjrt::Executable& executable() const { return executable_; }      // precondition: ready()
  Status await() const;                                                   // waits for the compilation; its error

  struct Made {
    bool from_disk = false;
    double seconds = 0;                                                   // of compiling, or of loading
  };
  Made made() const { return made_; }                                     // precondition: ready()

  void set_executable(pjrt::Executable executable, Made made);            // exactly one of both, once
  void set_failed(Status status);
  void release();                                                         // at the end of the process: frees the executable

 private:
  enum class State : uint8_t { kCompiling, kReady, kFailed };
  const std::string name_;
  const std::vector<int32_t> donated_;
  const std::string first_use_;
  std::atomic<State> state_{State::kCompiling};
  pjrt::Executable executable_;
  Made made_;
  Status status_;
  mutable std::mutex mutex_;                                              // guards the change of state_
  mutable std::condition_variable changed_;
};

using ProgramPtr = std::shared_ptr<Program>;

}  // namespace torch_tpu::runtime
