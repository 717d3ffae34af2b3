// The one place where a Status becomes the c10::Error that PyTorch users expect.
#pragma once

#include "base/status.h"

namespace torch_tpu {

// Throws: kResourceExhausted -> c10::OutOfMemoryError; kUnimplemented -> c10::NotImplementedError; kInvalidArgument and the
// rest -> c10::Error (RuntimeError in Python); kOutOfRange -> c10::IndexError. Precondition: !status.ok().
[[noreturn]] void throw_status(const Status& status);

inline void throw_if_error(const Status& status) {
  if (!status.ok()) throw_status(status);
}

template <typename T>
T value_or_throw(Result<T>&& result) {
  if (!result.ok()) throw_status(result.status());
  return std::move(result).value();
}

}  // namespace torch_tpu
