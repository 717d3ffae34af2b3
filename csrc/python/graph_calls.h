// Lowering driven from Python: the FX walker (torch_tpu/_fx_walker.py) goes over a graph node by node and calls the same rules
// as eager dispatch. It holds the values of the program being built as Value objects, valid for one lowering.
#pragma once

#include <pybind11/pybind11.h>

#include "eager/call.h"
#include "lowering/registry.h"

namespace torch_tpu::python {

// A function of the program being built. It draws its random numbers from the state at the call, which is its last parameter then.
struct GraphFunction {
  std::shared_ptr<const ir::Graph> graph;
  bool draws = false;
  uint64_t random_blocks = 0;
};

// The program being built, as the walker sees it. Lives for one lowering; Python must not keep it.
class GraphCalls {
 public:
  // around: the arguments of what is being lowered. rng_state: u64[2], from which nodes draw random numbers; empty: none may.
  GraphCalls(lowering::Builder* builder, const lowering::Args* around, std::function<ir::Value()> rng_state = {})
      : builder_(builder), around_(around), rng_state_(std::move(rng_state)) {}

  // Lowers one call by its rule; gives its results, None for an absent one. arguments: by name; Values for tensors, Numbers for
  // numbers that are parameters. dtypes: of the results as PyTorch says, or None. random_state: u8[16] to draw from instead of
  // the program's own state, which then stays where it is; or None. strided: the arguments that are not contiguous.
  std::vector<pybind11::object> call(const std::string& op, const pybind11::dict& arguments, const std::vector<pybind11::object>& dtypes,
                                     const pybind11::object& random_state, const std::vector<std::string>& strided);
  // numbers: row-major.
  ir::Value constant(c10::ScalarType dtype, const pybind11::list& numbers, const std::vector<int64_t>& sizes);
  // u8[16]: where the program's random state stands now, as get_rng_state() would give it.
  ir::Value random_state();
  // Control flow. A callback gets (calls, values) of its region and gives the region's results.
  ir::Values cond(const ir::Value& pred, const ir::Values& captured, const pybind11::object& on_true, const pybind11::object& on_false);
  ir::Values while_loop(const ir::Values& inits, const pybind11::object& condition, const pybind11::object& body);
  // Runs step(calls, carried, slices, captured) for each index of the first dimension of xs; gives what is carried at the end, then
  // what each step gave besides, stacked. stacked: {dtype, sizes} of one step's.
  ir::Values scan(const ir::Values& init, const ir::Values& xs, const ir::Values& captured, int64_t length, const std::vector<Aval>& stacked,
                  const pybind11::object& step);

  // A part of the program that it runs several times. body(calls, values) fills it; its values have the avals of `like`.
  GraphFunction function(const ir::Values& like, const pybind11::object& body) const;
  ir::Values call_function(const GraphFunction& function, ir::Values operands);
  uint64_t random_blocks() const { return random_blocks_; }     // drawn so far

  // The Python line of the calls that follow, "model.py:12", for their locations.
  void at(std::string line) { line_ = std::move(line); }

  // The arguments of `around` as Python sees them: Values, Numbers, plain values.
  pybind11::list arguments(const std::vector<bool>& wanted) const;   // None for one that is not wanted

 private:
  ir::Region region(const pybind11::object& callback) const;
  lowering::TensorArg tensor(const pybind11::handle& object);
  lowering::NumberArg number(const pybind11::handle& object);
  lowering::ArgValue convert(const eager::CallSchema::Arg& arg, const c10::Argument& declared, const pybind11::handle& object);
  lowering::ArgValue convert_default(const eager::CallSchema::Arg& arg, const c10::IValue& value);
  lowering::NumberArg constant_number(const c10::Scalar& scalar);
  ir::Value state_now();

  lowering::Builder* builder_;
  const lowering::Args* around_;
  const std::function<ir::Value()> rng_state_;
  uint64_t random_blocks_ = 0;
  std::string line_;
};

// Calls `callback(op, arguments, calls)`. Takes the GIL. What the callback returns are the results (None for an absent one).
lowering::Results lower_through(const pybind11::object& callback, const std::string& op, lowering::Builder& b, const lowering::Args& a);

void bind_graph_calls(pybind11::module_& m);

}  // namespace torch_tpu::python
