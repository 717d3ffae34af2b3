// Which eager mode and matrix precision are in force. Strict: each op is started at once, nobody waits. Debug: each op is
// checked and awaited, and its error names the Python line. Fused: ops that follow a known trace are held back and run as one
// program (recorder.h). A process-wide value, and a local one that travels with PyTorch's
// ThreadLocalState, so that a backward pass, which runs on autograd's own thread, has its caller's.
#pragma once

#include <cstdint>
#include <optional>

#include "ir/builder.h"

namespace torch_tpu::eager {

enum class Mode : uint8_t {
  kStrict = 0,
  kDebug = 1,
  kFused = 2,
};

struct LocalModes {
  std::optional<Mode> mode;
  std::optional<ir::Precision> matmul_precision;
};

Mode mode();                                        // in force in this thread
void set_mode(Mode mode);                           // process-wide
std::optional<ir::Precision> local_matmul_precision();

// Process-wide: may a program keep more precision between its ops than their dtypes say.
bool allow_excess_precision();
void set_allow_excess_precision(bool allowed);
// Process-wide: is a size that keeps changing served by programs for ranges of sizes (size_buckets.h).
bool size_buckets();
void set_size_buckets(bool on);

// Process-wide: rules take the forms meant for chips though the CPU plugin runs, to lower ahead of time or to test those forms.
bool lowers_for_chip();
void set_lowers_for_chip(bool chip);

// What is empty is inherited from the values around it. Nested like a stack, in one thread.
void push_local(LocalModes modes);
void pop_local();

}  // namespace torch_tpu::eager
