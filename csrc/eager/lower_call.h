// From a call to its program: gives the rule its Args (tensors read through their view forms, numbers as parameters), takes
// the rule's results to PyTorch's dtypes and layouts, writes them through the views of mutated arguments, and notes where
// every parameter comes from. Runs on a miss only.
#pragma once

#include "eager/call.h"
#include "eager/signature.h"

namespace torch_tpu::eager {

class SizeBuckets;

// Which overload of the rule's op the call is.
enum class Variant : uint8_t {
  kFunctional,  // returns new tensors (and, for a rule with mutates(), changes arguments)
  kInplace,     // writes its (a!) arguments and returns them
  kOut,         // writes its out= arguments and returns them
};

struct OpDefinition {
  const lowering::RuleData* rule = nullptr;   // null: `lower` comes from PyTorch's decomposition
  lowering::Lower lower;
  Variant variant = Variant::kFunctional;
  std::string name;                           // of the functional overload: "aten::add.Tensor"
};

// meta: what run_meta() returned for this overload, with its stand-ins in the call's flattened tensor order.
// buckets: of the op; nullptr: every size gets its own program.
// Throws what the rule throws: c10::NotImplementedError sends the call to the fallback.
SignaturePtr lower_call(const Call& call, const OpDefinition& definition, const c10::FunctionSchema& schema, const lowering::Ambient& ambient,
                        const std::optional<torch::jit::Stack>& meta, const std::vector<at::Tensor>& stand_ins, SizeBuckets* buckets = nullptr);

// One boxed argument as a rule sees it, where it is no tensor: for the FX walker too.
lowering::ArgValue plain_argument(const CallSchema::Arg& arg, const c10::IValue& value);
lowering::Number number_of(const c10::Scalar& scalar);

}  // namespace torch_tpu::eager
