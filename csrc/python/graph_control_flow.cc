// Control flow of GraphCalls: regions and functions filled by Python.
#include <pybind11/stl.h>

#include "ir/control_flow.h"
#include "python/graph_calls.h"

namespace py = pybind11;

namespace torch_tpu::python {
namespace {

py::list to_list(const ir::Value* begin, const ir::Value* end) {
  py::list list;
  for (const ir::Value* value = begin; value != end; ++value) list.append(py::cast(*value));
  return list;
}

ir::Values to_values(const py::handle& list) {
  ir::Values values;
  for (const py::handle& item : list) values.push_back(item.cast<ir::Value>());
  return values;
}

}  // namespace

ir::Region GraphCalls::region(const py::object& callback) const {
  return [this, &callback](lowering::Builder& body, const ir::Values& args) {
    GraphCalls inner(&body, around_);
    return to_values(callback(py::cast(&inner, py::return_value_policy::reference), to_list(args.begin(), args.end())));
  };
}

ir::Values GraphCalls::cond(const ir::Value& pred, const ir::Values& captured, const py::object& on_true, const py::object& on_false) {
  return ir::if_(*builder_, builder_->reshape(pred, {}), captured, region(on_true), region(on_false));
}

ir::Values GraphCalls::while_loop(const ir::Values& inits, const py::object& condition, const py::object& body) {
  const ir::Region holds = region(condition);
  return builder_->while_loop(inits, [&](lowering::Builder& b, const ir::Values& args) -> ir::Values { return {b.reshape(holds(b, args)[0], {})}; }, region(body));
}

ir::Values GraphCalls::scan(const ir::Values& init, const ir::Values& xs, const ir::Values& captured, int64_t length, const std::vector<Aval>& stacked,
                            const py::object& step) {
  ir::Values inits{builder_->constant(DType::Int, int64_t{0})};  // the index, what is carried, what is stacked, xs, captured
  inits.append(init.begin(), init.end());
  for (const Aval& aval : stacked) {
    Shape shape{length};
    shape.append(aval.shape.begin(), aval.shape.end());
    inits.push_back(builder_->constant(aval.dtype, int64_t{0}, shape));
  }
  inits.append(xs.begin(), xs.end());
  inits.append(captured.begin(), captured.end());
  const size_t carried = 1, made = carried + init.size(), taken = made + stacked.size(), rest = taken + xs.size();
  const ir::Values results = builder_->while_loop(
      inits,
      [&](lowering::Builder& b, const ir::Values& args) -> ir::Values { return {b.compare(args[0], length, ir::Compare::kLt)}; },
      [&](lowering::Builder& b, const ir::Values& args) -> ir::Values {
        const auto starts = [&](const ir::Value& x) {
          ir::Values at(x.rank(), b.constant(DType::Int, int64_t{0}));
          at[0] = args[0];
          return at;
        };
        ir::Values slices;
        for (size_t i = taken; i < rest; ++i) {
          ir::Dims sizes(args[i].shape().begin(), args[i].shape().end());
          sizes[0] = 1;
          slices.push_back(b.squeeze(b.dynamic_slice(args[i], starts(args[i]), sizes), {0}));
        }
        GraphCalls inner(&b, around_);
        const ir::Values given = to_values(step(py::cast(&inner, py::return_value_policy::reference), to_list(args.begin() + carried, args.begin() + made),
                                                to_list(slices.begin(), slices.end()), to_list(args.begin() + rest, args.end())));
        TORCH_CHECK(given.size() == init.size() + stacked.size(), "internal error: a step of scan gives ", given.size(), " values");
        ir::Values next{b.add(args[0], int64_t{1})};
        next.append(given.begin(), given.begin() + init.size());
        for (size_t i = 0; i < stacked.size(); ++i)
          next.push_back(b.dynamic_update_slice(args[made + i], b.unsqueeze(given[init.size() + i], 0), starts(args[made + i])));
        next.append(args.begin() + taken, args.end());
        return next;
      });
  return {results.begin() + carried, results.begin() + taken};
}

GraphFunction GraphCalls::function(const ir::Values& like, const py::object& body) const {
  auto graph = std::make_shared<ir::Graph>();
  lowering::Builder builder(graph.get());
  ir::Values parameters;
  for (const ir::Value& value : like) parameters.push_back(graph->add_parameter(value.aval()));
  ir::Value state;
  const auto state_at_call = [&] {
    if (!state) state = graph->add_parameter({DType::UInt64, {2}});
    return state;
  };
  GraphCalls inner(&builder, around_, rng_state_ ? state_at_call : std::function<ir::Value()>());
  graph->set_results(to_values(body(py::cast(&inner, py::return_value_policy::reference), to_list(parameters.begin(), parameters.end()))));
  return {graph, static_cast<bool>(state), inner.random_blocks_};
}

ir::Values GraphCalls::call_function(const GraphFunction& function, ir::Values operands) {
  if (function.draws) operands.push_back(state_now());
  random_blocks_ += function.random_blocks;
  return ir::call(*builder_, function.graph, operands);
}

}  // namespace torch_tpu::python
