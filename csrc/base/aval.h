// Aval: what is known of an array before its data: dtype and shape. Immutable by habit, compared by value.
#pragma once

#include <cstdint>
#include <string>

#include <c10/util/SmallVector.h>

#include "base/dtype.h"

namespace torch_tpu {

using Shape = c10::SmallVector<int64_t, 5>;

inline int64_t numel(const Shape& shape) {
  int64_t n = 1;
  for (int64_t d : shape) n *= d;
  return n;
}

struct Aval {
  DType dtype = DType::Undefined;
  Shape shape;

  int64_t rank() const { return static_cast<int64_t>(shape.size()); }
  int64_t numel() const { return torch_tpu::numel(shape); }
  int64_t size_bytes() const { return numel() * dtype_info(dtype).size_bytes; }
  bool operator==(const Aval&) const = default;
  std::string to_string() const;  // "f32[4,8]"
};

std::string to_string(const Shape& shape);  // "[4,8]"

}  // namespace torch_tpu
