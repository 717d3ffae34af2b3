// Elementwise ops with three operands or more: choice by a mask, bounds, interpolation, fused multiply-add forms. A choice
// moves values and works in their own dtype; arithmetic is computed as CPU does.
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// --- choice

const Rule where_self{{"aten::where.self"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return b.select(b.convert(a.tensor("condition"), DType::Bool), x, y);
}};

// The value takes the dtype of the tensor that it fills.
const Rule masked_fill{{"aten::masked_fill.Scalar", "aten::masked_fill.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  return b.select(b.convert(a.tensor("mask"), DType::Bool), a.as("value", x.dtype()), x);
}};

// --- bounds. Scalar and tensor bounds share one body. A missing bound is no bound. NaN stays NaN, as on CPU.

const Rule clamp{{"aten::clamp", "aten::clamp.Tensor"}, [](Builder& b, const Args& a) -> Results {
  auto [x, low, high] = common(a, "self", "min", "max");
  if (low) x = b.maximum(x, low);
  if (high) x = b.minimum(x, high);
  return x;
}};

const Rule clamp_min{{"aten::clamp_min", "aten::clamp_min.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, low] = common(a, "self", "min");
  return b.maximum(x, low);
}};

const Rule clamp_max{{"aten::clamp_max", "aten::clamp_max.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, high] = common(a, "self", "max");
  return b.minimum(x, high);
}};

// --- interpolation

// From the nearer end, so that weight 1 gives `end` exactly. Source: ATen's Lerp.h.
const Rule lerp{{"aten::lerp.Scalar", "aten::lerp.Tensor"}, [](Builder& b, const Args& a) -> Results {
  const auto [start, end] = a.promoted("self", "end");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_integer(start.dtype()) && !is_bool(start.dtype()), a.op(), ": not implemented for ",
                              dtype_info(start.dtype()).name, ". Supported: float, complex");
  const Value weight = a.as("weight", start.dtype());
  const Value way = b.subtract(end, start);
  const Value size = is_complex(weight.dtype()) ? b.abs(weight) : weight;
  const Value from_end = b.subtract(end, b.multiply(way, b.subtract(b.constant_like(weight, 1), weight)));
  return b.select(b.compare(size, 0.5, Compare::kLt), b.add(start, b.multiply(weight, way)), from_end);
}};

// --- a product or a quotient added to a tensor

const Rule addcmul = Rule({"aten::addcmul"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y, z] = a.promoted("self", "tensor1", "tensor2");
  return b.add(x, b.multiply(scaled(b, a, "value", y), z));
}).fixed("value", {1});

const Rule addcdiv = Rule({"aten::addcdiv"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y, z] = a.promoted("self", "tensor1", "tensor2");
  return b.add(x, b.divide(scaled(b, a, "value", y), z));
}).fixed("value", {1});

}  // namespace
}  // namespace torch_tpu::lowering
