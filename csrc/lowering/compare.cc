// Ops that answer with bool, and logic on bits: comparisons, tests for NaN and infinity, logical and bitwise ops, shifts.
// Operands meet in their common dtype itself, not in the compute dtype: nothing here rounds.
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// --- comparisons: "<name>.Tensor" and "<name>.Scalar"

Rule comparison(const char* with_tensor, const char* with_scalar, Compare direction,
                std::source_location where = std::source_location::current()) {
  return Rule({with_tensor, with_scalar}, [direction](Builder& b, const Args& a) -> Results {
    const auto [x, y] = common(a, "self", "other");
    return b.compare(x, y, direction);
  }, where);
}

const Rule kComparisons[] = {
    comparison("aten::eq.Tensor", "aten::eq.Scalar", Compare::kEq),
    comparison("aten::ne.Tensor", "aten::ne.Scalar", Compare::kNe),
    comparison("aten::lt.Tensor", "aten::lt.Scalar", Compare::kLt),
    comparison("aten::le.Tensor", "aten::le.Scalar", Compare::kLe),
    comparison("aten::gt.Tensor", "aten::gt.Scalar", Compare::kGt),
    comparison("aten::ge.Tensor", "aten::ge.Scalar", Compare::kGe),
};

// --- NaN and infinities; integers have neither

const Rule isnan{{"aten::isnan"}, [](Builder& b, const Args& a) -> Results { return b.is_nan(a.tensor("self")); }};

Value equals(Builder& b, const Value& x, double number) {
  return is_float(x.dtype()) ? b.compare(x, number, Compare::kEq) : b.constant(DType::Bool, false, x.shape());
}

constexpr double kInf = std::numeric_limits<double>::infinity();

const Rule isposinf{{"aten::isposinf"}, [](Builder& b, const Args& a) -> Results { return equals(b, a.tensor("self"), kInf); }};
const Rule isneginf{{"aten::isneginf"}, [](Builder& b, const Args& a) -> Results { return equals(b, a.tensor("self"), -kInf); }};

const Rule isinf{{"aten::isinf"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  if (is_complex(x.dtype())) return b.or_(equals(b, b.abs(b.real(x)), kInf), equals(b, b.abs(b.imag(x)), kInf));
  return is_float(x.dtype()) ? equals(b, b.abs(x), kInf) : equals(b, x, kInf);
}};

// --- logic on truth values: each operand is asked by itself whether it is not 0 (NaN is not)

using BinaryMethod = Value (Builder::*)(const Value&, const Value&);

Rule logical(const char* name, BinaryMethod op, std::source_location where = std::source_location::current()) {
  return Rule({name}, [op](Builder& b, const Args& a) -> Results {
    return (b.*op)(b.convert(a.tensor("self"), DType::Bool), b.convert(a.tensor("other"), DType::Bool));
  }, where);
}

const Rule kLogical[] = {
    logical("aten::logical_and", &Builder::and_),
    logical("aten::logical_or", &Builder::or_),
    logical("aten::logical_xor", &Builder::xor_),
};

const Rule logical_not{{"aten::logical_not"}, [](Builder& b, const Args& a) -> Results {
  return b.compare(a.tensor("self"), 0, Compare::kEq);
}};

// --- logic on bits: integers and bool

Rule bitwise(std::initializer_list<const char*> names, BinaryMethod op,
             std::source_location where = std::source_location::current()) {
  return Rule(names, [op](Builder& b, const Args& a) -> Results {
    const auto [x, y] = common(a, "self", "other");
    return (b.*op)(x, y);
  }, where);
}

const Rule kBitwise[] = {
    bitwise({"aten::bitwise_and.Tensor", "aten::bitwise_and.Scalar", "aten::bitwise_and.Scalar_Tensor"}, &Builder::and_),
    bitwise({"aten::bitwise_or.Tensor", "aten::bitwise_or.Scalar", "aten::bitwise_or.Scalar_Tensor"}, &Builder::or_),
    bitwise({"aten::bitwise_xor.Tensor", "aten::bitwise_xor.Scalar", "aten::bitwise_xor.Scalar_Tensor"}, &Builder::xor_),
    // A shift by a negative number or by more than the width leaves 0: StableHLO reads the amount as unsigned.
    bitwise({"aten::bitwise_left_shift.Tensor", "aten::bitwise_left_shift.Tensor_Scalar", "aten::bitwise_left_shift.Scalar_Tensor",
             "aten::__lshift__.Tensor", "aten::__lshift__.Scalar"}, &Builder::shift_left),
};

const Rule bitwise_not{{"aten::bitwise_not"}, [](Builder& b, const Args& a) -> Results { return b.not_(a.tensor("self")); }};

// The sign moves in from the left; a shift by too much leaves nothing but the sign.
const Rule right_shift{{"aten::bitwise_right_shift.Tensor", "aten::bitwise_right_shift.Tensor_Scalar",
                        "aten::bitwise_right_shift.Scalar_Tensor", "aten::__rshift__.Tensor", "aten::__rshift__.Scalar"},
                       [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = common(a, "self", "other");
  return is_unsigned(x.dtype()) ? b.shift_right_logical(x, y) : b.shift_right_arithmetic(x, y);
}};

}  // namespace
}  // namespace torch_tpu::lowering
