// Pending: whoever holds launches back from the executor (the Fused mode), as the runtime sees it.
#pragma once

#include "base/status.h"

namespace torch_tpu::runtime {

class Pending {
 public:
  virtual ~Pending() = default;
  // Hands over to the executor all that is held back. Returns the first error of a launch that was refused at once.
  // Any thread; never with the GIL held.
  virtual Status flush() = 0;
};

}  // namespace torch_tpu::runtime
