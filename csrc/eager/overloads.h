// How PyTorch's overloads of one op belong together: functional, in-place (`add_.Tensor`), out= (`add.out`). Worked out from
// the schemas, so that a rule for the functional overload serves all three.
#pragma once

#include <string>
#include <vector>

#include <ATen/core/dispatch/Dispatcher.h>

#include "eager/lower_call.h"

namespace torch_tpu::eager {

std::string full_name(const c10::FunctionSchema& schema);   // "aten::add.Tensor", "aten::mm"

struct Overload {
  c10::OperatorHandle op;
  Variant variant;
};

// The overload itself and those in-place and out= overloads that take the same arguments. name: a full schema name.
std::vector<Overload> overloads_of(const std::string& name);

struct FunctionalForm {
  std::string name;       // full name of the functional overload; empty: there is none
  Variant variant;        // what the asked overload is of it
};
FunctionalForm functional_form(const c10::OperatorHandle& op);

}  // namespace torch_tpu::eager
