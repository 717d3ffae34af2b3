#include "eager/lower_graph.h"

#include "eager/call_lowering.h"
#include "ir/stablehlo.h"

namespace torch_tpu::eager {
namespace {

class GraphLowering final : CallLowering {
 public:
  GraphLowering(const Call& call, const lowering::Ambient& ambient) : CallLowering(call, call.schema.name, ambient) {}

  SignaturePtr lower(const LowerGraph& lower, Wanted wanted, SizeBuckets* buckets) {
    has_values_ = wanted != Wanted::kText;
    lowering::Args args = make_args();
    args.rng_state = [this] { return random_state(); };
    const GraphResults results = lower(builder_, args);
    before_program_ = results.asks;
    signature_->random_blocks = results.random_blocks;
    std::vector<int32_t> made(results.returns.size(), -1);  // return -> new tensor
    for (size_t r = 0; r < results.returns.size(); ++r) {
      const GraphReturn& returned = results.returns[r];
      if (returned.kind == ReturnSpec::Kind::kOutput)
        made[r] = new_output(builder_.convert(returned.value, returned.dtype), returned.sizes, returned.strides);
    }
    for (size_t r = 0; r < results.returns.size(); ++r) signature_->returns.push_back(take(results.returns[r], made[r], made));
    for (const auto& [argument, value] : results.writes) write_result(tensor_of(argument), value);
    finish(buckets);
    if (wanted != Wanted::kProgram) signature_->text = ir::print_stablehlo(*signature_->graph);
    if (wanted == Wanted::kText) signature_->located_text = ir::print_stablehlo(*signature_->graph, /*with_locations=*/true);
    signature_->graph.reset();   // large, and part of no trace
    if (signature_->pads.empty()) results.made();
    return signature_;
  }

 private:
  ReturnSpec take(const GraphReturn& returned, int32_t made, const std::vector<int32_t>& all_made) {
    ReturnSpec spec{returned.kind};
    switch (returned.kind) {
      case ReturnSpec::Kind::kOutput: spec.index = made; break;
      case ReturnSpec::Kind::kArgument: spec.index = returned.argument; break;
      case ReturnSpec::Kind::kView: {
        ViewSpec view = returned.view;
        if (!view.of_argument) view.base = all_made.at(static_cast<size_t>(view.base));
        TORCH_INTERNAL_ASSERT(view.base >= 0, op_, " returns a view of what is no tensor");
        spec.index = static_cast<int32_t>(signature_->views.size());
        signature_->views.push_back(std::move(view));
        break;
      }
      default: spec.kind = ReturnSpec::Kind::kConstant; spec.value = returned.constant;
    }
    return spec;
  }

  size_t tensor_of(int32_t argument) const {
    for (size_t t = 0; t < call_.tensors.size(); ++t)
      if (call_.tensors[t].argument == argument) return t;
    TORCH_INTERNAL_ASSERT(false, op_, " writes its input ", argument, ", which is no tensor");
  }
};

}  // namespace

SignaturePtr lower_graph(const Call& call, const LowerGraph& lower, const lowering::Ambient& ambient, Wanted wanted, SizeBuckets* buckets) {
  return GraphLowering(call, ambient).lower(lower, wanted, buckets);
}

}  // namespace torch_tpu::eager
