#include "base/aval.h"

namespace torch_tpu {

std::string to_string(const Shape& shape) {
  std::string text = "[";
  for (size_t i = 0; i < shape.size(); ++i) {
    if (i) text += ',';
    text += std::to_string(shape[i]);
  }
  return text + ']';
}

std::string Aval::to_string() const {
  const DTypeInfo* info = find_dtype(dtype);
  return std::string(info ? info->name : c10::toString(dtype)) + torch_tpu::to_string(shape);
}

}  // namespace torch_tpu
