// The table of ops: what each takes and gives. Builder asks it for the dtypes that an op accepts, verify.cc for everything.
// Source: the constraints of the StableHLO specification, section of the op's name.
#pragma once

#include <cstdint>
#include <string_view>

#include "ir/graph.h"

namespace torch_tpu::ir {

// Classes of dtypes, as bits of a set.
enum : uint8_t { kBoolBit = 1, kSignedBit = 2, kUnsignedBit = 4, kFloatBit = 8, kComplexBit = 16, kAnyDType = 31 };

enum class ResultRule : uint8_t {
  kSame,      // the aval of the operands, which all have the same
  kPredicate, // bool of the shape of the operands, which all have the same aval
  kPart,      // operand's shape; the real dtype of a complex operand, else its dtype
  kComplex,   // operands' shape; the complex dtype of the operands' real one
  kShape,     // operand 0's shape, another dtype
  kDType,     // operand 0's dtype, another shape (verify.cc checks the shape where it can)
  kOperands,  // result i has the aval of operand i
  kFree,      // nothing that a table can say
};

struct OpSpec {
  std::string_view op;
  int8_t min_operands;
  int8_t max_operands;      // -1: any number
  uint8_t dtypes;           // of operand 0
  ResultRule result;
  int8_t regions;
  std::string_view attrs;   // required, separated by spaces
};

const OpSpec* find_spec(std::string_view op);  // nullptr: no such op
uint8_t dtype_bit(DType dtype);
std::string dtype_set_text(uint8_t set);       // "float, complex"

}  // namespace torch_tpu::ir
