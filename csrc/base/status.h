// Errors as values for everything below the PyTorch glue: Status (a code and a text) and Result<T> (a T or a Status).
// Nothing here throws; base/throw.h is the one place where a Status becomes a c10::Error.
#pragma once

#include <optional>
#include <string>
#include <string_view>
#include <utility>
#include <variant>

namespace torch_tpu {

// The codes of PJRT_Error_Code (and absl), so that a plugin's own code passes through unchanged.
enum class Code {
  kOk = 0,
  kCancelled = 1,
  kUnknown = 2,
  kInvalidArgument = 3,
  kDeadlineExceeded = 4,
  kNotFound = 5,
  kAlreadyExists = 6,
  kPermissionDenied = 7,
  kResourceExhausted = 8,
  kFailedPrecondition = 9,
  kAborted = 10,
  kOutOfRange = 11,
  kUnimplemented = 12,
  kInternal = 13,
  kUnavailable = 14,
  kDataLoss = 15,
};

std::string_view code_name(Code code);  // "RESOURCE_EXHAUSTED"

class [[nodiscard]] Status {
 public:
  Status() = default;  // ok
  Status(Code code, std::string message) : code_(code), message_(std::move(message)) {}
  bool ok() const { return code_ == Code::kOk; }
  Code code() const { return code_; }
  const std::string& message() const { return message_; }
  std::string to_string() const;  // "RESOURCE_EXHAUSTED: needs 18.2 GiB"
  // The same error with a sentence of ours in front of it.
  Status with_context(std::string_view context) const;

 private:
  Code code_ = Code::kOk;
  std::string message_;
};

template <typename T>
class [[nodiscard]] Result {
 public:
  Result(T value) : state_(std::move(value)) {}               // NOLINT: implicit on purpose
  Result(Status status) : state_(std::move(status)) {}        // NOLINT: implicit on purpose; never ok()
  bool ok() const { return std::holds_alternative<T>(state_); }
  // Precondition of both value()s: ok().
  T& value() & { return std::get<T>(state_); }
  const T& value() const& { return std::get<T>(state_); }
  T&& value() && { return std::get<T>(std::move(state_)); }
  T& operator*() & { return value(); }
  T* operator->() { return &value(); }
  Status status() const { return ok() ? Status() : std::get<Status>(state_); }

 private:
  std::variant<T, Status> state_;
};

}  // namespace torch_tpu
