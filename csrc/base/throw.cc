#include "base/throw.h"

#include <c10/util/Exception.h>

namespace torch_tpu {

void throw_status(const Status& status) {
  const std::string text = status.to_string();
  switch (status.code()) {
    case Code::kResourceExhausted: TORCH_CHECK_WITH(OutOfMemoryError, false, text);
    case Code::kUnimplemented: TORCH_CHECK_NOT_IMPLEMENTED(false, text);
    case Code::kOutOfRange: TORCH_CHECK_INDEX(false, text);
    default: TORCH_CHECK(false, text);
  }
}

}  // namespace torch_tpu
