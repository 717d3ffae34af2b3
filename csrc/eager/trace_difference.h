// How a recorded trace differs from another one: for the log that says why a sequence of ops did not repeat.
#pragma once

#include <string>

#include "eager/trace.h"

namespace torch_tpu::eager {

// How many ops both begin with.
size_t common_ops(const Trace& a, const Trace& b);

// The first op that differs, and in what: the op itself, sizes, a number or an option that is part of its program, the values it takes.
std::string difference(const Trace& known, const Trace& seen);

}  // namespace torch_tpu::eager
