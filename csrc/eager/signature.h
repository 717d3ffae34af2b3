// Signature: everything about a call that does not change from call to call: its program, where each parameter comes from,
// and what becomes of each result. Found by a key made in one pass over the boxed arguments; made once, by running the rule.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include <ATen/core/ivalue.h>

#include "ir/graph.h"
#include "runtime/program.h"

namespace torch_tpu::eager {

struct ParamSource {
  enum class Kind : uint8_t {
    kTensor,       // the array of tensor `index` (in flattened order)
    kHostScalar,   // the value of the 0-d CPU tensor `index`, as `dtype`
    kNumber,       // the Scalar or int argument `index` (of a list: its item `item`), as `dtype`
    kStarts,       // i32 or i64 [n]: where the views of this call start, all tensors in order
    kRandom,       // u64[2]: the generator's seed and offset
    kSize,         // i32: `index` itself, the size in which the calls of a bucket differ
  };
  Kind kind;
  int32_t index = 0;
  int32_t item = 0;
  DType dtype = DType::Undefined;
};

struct OutputSpec {
  int32_t written = -1;               // the result becomes the storage of this tensor; -1: a new tensor
  Aval buffer;                        // of the program's result,
  Shape buffer_shape = {};            // whose buffer is larger where this is not empty
  Shape sizes;                        // of a new tensor,
  c10::SmallVector<int64_t, 5> strides;
};

// One item that the call returns.
struct ReturnSpec {
  enum class Kind : uint8_t {
    kOutput,      // new tensor number `index`
    kArgument,    // argument `index` itself
    kList,        // `count` new tensors from `index` on, as one list
    kUndefined,   // an undefined tensor
    kConstant,    // `value`
    kView,        // view number `index`
  };
  Kind kind;
  int32_t index = 0;
  int32_t count = 0;
  c10::IValue value = {};
};

// A returned tensor that shares the memory of an argument or of a new tensor. Strides and offset count elements of `dtype`.
struct ViewSpec {
  bool of_argument = false;           // of argument `base`, else of new tensor `base`
  int32_t base = 0;
  DType dtype = DType::Undefined;
  Shape sizes;
  c10::SmallVector<int64_t, 5> strides;
  int64_t offset = 0;                 // from where the base starts
};

struct Signature {
  std::string op;                     // full schema name; the program's may be another one's, of the same text
  runtime::ProgramPtr program;        // null: nothing to run (every output is empty)
  std::shared_ptr<ir::Graph> graph = std::make_shared<ir::Graph>();   // of the program, of one op: a trace is made of them
  bool allow_excess_precision = false;
  std::vector<ParamSource> params;
  std::vector<OutputSpec> outputs;
  std::vector<ReturnSpec> returns;
  std::vector<ViewSpec> views;        // of kView returns
  std::string text, located_text;     // StableHLO, where it was asked for; the same with source lines
  uint64_t random_blocks = 0;
  DType starts_dtype = DType::Int;
  bool converts = false;              // what is written had another dtype than its tensor, which some of CPU's kernels refuse
  std::string refused;                // not empty: no lowering for this signature, and why; it goes to the fallback
  // Tensors whose storages must first get a buffer of this shape. The call then starts over with another key.
  std::vector<std::pair<int32_t, Shape>> pads;
  const Signature* first_of_bucket = nullptr;   // the first one with this program: the same op of a trace, whatever the size
  // An out= tensor that must first be resized: {tensor, sizes}. The call then starts over with another key.
  std::vector<std::pair<int32_t, Shape>> resize;
};

using SignaturePtr = std::shared_ptr<const Signature>;

}  // namespace torch_tpu::eager
