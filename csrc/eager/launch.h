// Start of a Signature's program for one call: collects the parameters, puts the results into new tensors and into the storages
// that the call writes, and launches. In two steps, so that a caller may let go of its arguments in between: an argument that
// nobody else holds is then donated.
#pragma once

#include <optional>

#include <ATen/core/Tensor.h>

#include "eager/call.h"
#include "eager/signature.h"
#include "runtime/executor.h"

namespace torch_tpu::eager {

struct Prepared {
  runtime::Launch launch;
  c10::SmallVector<at::Tensor, 4> made;             // the new tensors in order; the caller's to take
};

// Gives the storages of signature.pads the same values in larger buffers. One that another thread has written meanwhile stays: the
// caller reads the call again, and sees.
void pad_storages(const Call& call, const Signature& signature);

// Takes the arrays out of `call`. Nothing, with nothing done, if another thread wrote one of the written storages since the call
// was read (threads may write different rows of one tensor): read it again.
[[nodiscard]] std::optional<Prepared> prepare(Call& call, const Signature& signature);

// Starts the program, if there is one. In Debug it waits, and its error names the op and the line. In Fused it is recorded.
//   op: the Signature of one op, which lives as long as the process; nullptr: of anything else, which is part of no trace.
//   name: "aten::add.Tensor".
void start(runtime::Launch&& launch, int device, const std::string& name, const Signature* op = nullptr);

}  // namespace torch_tpu::eager
