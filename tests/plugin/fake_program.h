// What the fake plugin reads of a StableHLO module: the types of @main's parameters and results, and which are aliased.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include <pjrt_c_api.h>

namespace fake_pjrt {

struct Fault {  // becomes a PJRT_Error
  PJRT_Error_Code code;
  std::string message;
};

struct Type {
  PJRT_Buffer_Type element = PJRT_Buffer_Type_INVALID;
  std::vector<int64_t> dims;
  bool operator==(const Type&) const = default;
  int64_t size_bytes() const;
  std::string to_string() const;  // "tensor<4x8x#11>", the number being PJRT_Buffer_Type
};

int64_t element_size_bytes(PJRT_Buffer_Type element);  // 0: unknown

struct Parameter {
  Type type;
  std::optional<size_t> aliased_result;  // tf.aliasing_output
};

struct Program {
  std::string text;
  std::vector<Parameter> parameters;
  std::vector<Type> results;
};

// Fills `program` from the signature of `func.func public @main`; the body is kept as text and not looked at.
//   Faults: kInvalidArgument with the place where the signature stops making sense.
std::optional<Fault> parse(std::string_view stablehlo, Program& program);

}  // namespace fake_pjrt
