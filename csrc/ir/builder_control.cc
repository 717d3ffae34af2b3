// Builder: control flow, random bits, Fourier transforms, linear algebra, custom calls.
#include <algorithm>

#include "ir/attrs.h"
#include "ir/control_flow.h"
#include "ir/emit.h"

namespace torch_tpu::ir {

Values if_(Builder& b, const Value& pred, const Values& captured, const Region& on_true, const Region& on_false) {
  TORCH_CHECK(pred.aval() == (Aval{DType::Bool, {}}), "internal error: the predicate must be a 0-d bool", where("if", {pred}));
  Values operands{pred};
  Avals avals;
  for (const Value& value : captured) {
    operands.push_back(value);
    avals.push_back(value.aval());
  }
  Graphs regions;
  regions.push_back(make_region(on_true, avals));
  regions.push_back(make_region(on_false, avals));
  Avals results;
  for (const Value& value : regions[0]->results()) results.push_back(value.aval());
  bool same = results.size() == regions[1]->results().size();
  for (size_t i = 0; same && i < results.size(); ++i) same = results[i] == regions[1]->results()[i].aval();
  TORCH_CHECK(same, "the branches return ", describe(regions[0]->results()), " and ", describe(regions[1]->results()), where("if", operands));
  return emit_all(b.graph(), "if", operands, results, {}, std::move(regions));
}

Values call(Builder& b, std::shared_ptr<const Graph> function, const Values& operands) {
  const std::vector<int32_t>& parameters = function->parameters();
  bool fits = operands.size() == parameters.size();
  for (size_t i = 0; fits && i < operands.size(); ++i) fits = operands[i].aval() == function->aval(parameters[i]);
  TORCH_CHECK(fits, "internal error: the operands are not what the function takes", where("func.call", operands));
  Node node;
  node.op = "func.call";
  for (const Value& operand : operands) {
    TORCH_CHECK(operand.graph() == &b.graph(), "internal error: an operand is a value of another graph", where("func.call", operands));
    node.operands.push_back(operand.id());
  }
  Avals results;
  for (const Value& result : function->results()) results.push_back(result.aval());
  node.callee = std::move(function);
  return b.graph().add_node(std::move(node), std::move(results));
}

Values Builder::while_loop(const Values& inits, const Region& condition, const Region& body) {
  Avals avals;
  for (const Value& init : inits) avals.push_back(init.aval());
  Graphs regions;
  regions.push_back(make_region(condition, avals));
  regions.push_back(make_region(body, avals));
  const Values& pred = regions[0]->results();
  TORCH_CHECK(pred.size() == 1 && pred[0].aval() == (Aval{DType::Bool, {}}), "internal error: the condition returns ", describe(pred),
              where("while", inits));
  const Values& next = regions[1]->results();
  bool same = next.size() == inits.size();
  for (size_t i = 0; same && i < inits.size(); ++i) same = next[i].aval() == inits[i].aval();
  TORCH_CHECK(same, "internal error: the body returns ", describe(next), where("while", inits));
  return emit_all(*graph_, "while", inits, avals, {}, std::move(regions));
}

Values Builder::rng_bit_generator_philox(const Value& state, DType dtype, const Shape& shape) {
  TORCH_CHECK(state.aval() == (Aval{DType::UInt64, {2}}), "the state must be u64[2]", where("rng_bit_generator", {state}));
  TORCH_CHECK(dtype == DType::UInt32 || dtype == DType::UInt64, "bits come as u32 or u64, not ", dtype_info(dtype).name,
              where("rng_bit_generator", {state}));
  return emit_all(*graph_, "rng_bit_generator", {state}, {state.aval(), Aval{dtype, shape}},
                  {enum_attr("rng_algorithm", "rng_algorithm", "PHILOX")});
}

Value Builder::fft(const Value& x, std::string_view type, const Dims& length) {
  check_dtypes("fft", {x});
  const auto count = static_cast<int64_t>(length.size());
  const bool real_in = type == "RFFT", real_out = type == "IRFFT";
  TORCH_CHECK(real_in || real_out || type == "FFT" || type == "IFFT", "internal error: no transform ", type, where("fft", {x}));
  TORCH_CHECK(count >= 1 && count <= 3 && count <= x.rank(), "transforms 1 to 3 of the last dimensions, not ", count, where("fft", {x}));
  TORCH_CHECK(is_complex(x.dtype()) != real_in && x.dtype() != DType::Half && x.dtype() != DType::BFloat16, type, " of a ",
              dtype_info(x.dtype()).name, " operand", where("fft", {x}));
  Aval result = x.aval();
  for (int64_t i = 0; i < count; ++i) {
    const int64_t d = x.rank() - count + i;
    const bool half = real_out && i + 1 == count;  // the last dimension holds n/2 + 1 of n values
    TORCH_CHECK(x.dim(d) == (half ? length[i] / 2 + 1 : length[i]), "lengths ", list_text(length), " do not fit", where("fft", {x}));
    result.shape[d] = length[i];
  }
  if (real_in) {
    result.dtype = c10::toComplexType(x.dtype());
    result.shape.back() = length.back() / 2 + 1;
  }
  if (real_out) result.dtype = c10::toRealValueType(x.dtype());
  return emit(*graph_, "fft", {x}, std::move(result), {enum_attr("fft_type", "fft_type", type), array_attr("fft_length", length)});
}

Value Builder::cholesky(const Value& x, bool lower) {
  check_dtypes("cholesky", {x});
  TORCH_CHECK(x.rank() >= 2 && x.dim(-1) == x.dim(-2), "A must be batches of square matrices", where("cholesky", {x}));
  return emit(*graph_, "cholesky", {x}, x.aval(), {bool_attr("lower", lower)});
}

Value Builder::triangular_solve(const Value& a, const Value& b, bool left_side, bool lower, bool unit_diagonal,
                                std::string_view transpose) {
  check_dtypes("triangular_solve", {a, b});
  bool fits = a.rank() >= 2 && a.rank() == b.rank() && a.dim(-1) == a.dim(-2) && b.dim(left_side ? -2 : -1) == a.dim(-1);
  for (int64_t d = 0; fits && d + 2 < a.rank(); ++d) fits = a.dim(d) == b.dim(d);
  TORCH_CHECK(fits, "the shapes do not fit", where("triangular_solve", {a, b}));
  TORCH_CHECK(transpose == "NO_TRANSPOSE" || transpose == "TRANSPOSE" || transpose == "ADJOINT", "internal error: no transpose ",
              transpose, where("triangular_solve", {a, b}));
  return emit(*graph_, "triangular_solve", {a, b}, b.aval(),
              {bool_attr("left_side", left_side), bool_attr("lower", lower), bool_attr("unit_diagonal", unit_diagonal),
               enum_attr("transpose_a", "transpose", transpose)});
}

// A config that starts with '{' is an MLIR dictionary: the typed FFI (API version 4). Any other is an opaque string.
Values Builder::custom_call(std::string_view target, const Values& xs, c10::SmallVector<Aval, 2> results, std::string_view backend_config) {
  const bool typed = backend_config.starts_with('{');
  std::vector<Attr> attrs{string_attr("call_target_name", target),
                          typed ? Attr{"backend_config", std::string(backend_config)} : string_attr("backend_config", backend_config)};
  if (typed) attrs.push_back(i32_attr("api_version", 4));
  return emit_all(*graph_, "custom_call", xs, std::move(results), std::move(attrs));
}

Value Builder::optimization_barrier(const Value& x) { return emit(*graph_, "optimization_barrier", {x}, x.aval()); }

}  // namespace torch_tpu::ir
