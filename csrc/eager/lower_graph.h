// From a compiled graph to its program. Whoever walks the graph (python/graph_program.cc) gets its inputs as a rule gets its
// arguments, and says what the graph returns and writes; parameters, layouts and writes are those of an op's call.
#pragma once

#include <functional>
#include <utility>
#include <vector>

#include "eager/call.h"
#include "eager/signature.h"
#include "eager/size_buckets.h"

namespace torch_tpu::eager {

struct GraphReturn {
  ReturnSpec::Kind kind = ReturnSpec::Kind::kConstant;   // kOutput, kArgument, kView or kConstant
  int32_t argument = 0;                    // kArgument
  ir::Value value = {};                    // kOutput: a new tensor of this value,
  DType dtype = DType::Undefined;          //   dtype,
  Shape sizes = {};                        //   sizes
  c10::SmallVector<int64_t, 5> strides = {};   //   and strides (where they are dense; else it is contiguous)
  ViewSpec view = {};                      // kView; a base that is no argument is the number of another return
  c10::IValue constant = {};               // kConstant
};

struct GraphResults {
  std::vector<GraphReturn> returns;
  std::vector<std::pair<int32_t, ir::Value>> writes;   // {argument, what it holds afterwards}
  uint64_t random_blocks = 0;
  std::function<void()> asks = [] {};                  // called before another program is asked for; what it throws forbids that
  std::function<void()> made = [] {};                  // called when the Signature is complete
};

using LowerGraph = std::function<GraphResults(lowering::Builder&, const lowering::Args&)>;

enum class Wanted { kProgram, kProgramAndText, kText };   // the text is kept in the Signature; kText: nothing is compiled

// Throws what `lower` throws. buckets: nullptr where each size is to have a program of its own.
SignaturePtr lower_graph(const Call& call, const LowerGraph& lower, const lowering::Ambient& ambient, Wanted wanted, SizeBuckets* buckets = nullptr);

}  // namespace torch_tpu::eager
