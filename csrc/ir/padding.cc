#include "ir/bucketing.h"

#include <algorithm>

namespace torch_tpu::ir {

Value in_buffer(Builder& b, Value x, const Shape& shape) {
  const Dims zeros(shape.size(), 0);
  Dims limit, high;
  for (size_t d = 0; d < shape.size(); ++d) {
    limit.push_back(std::min(shape[d], x.dim(static_cast<int64_t>(d))));
    high.push_back(shape[d] - limit.back());
  }
  x = b.slice(x, zeros, limit, Dims(shape.size(), 1));
  return x.shape() == shape ? x : b.pad(x, b.constant(x.dtype(), int64_t{0}), zeros, high, zeros);
}

// Which ops may see padding, and how.
const std::unordered_map<std::string_view, Bucketing::Handler>& Bucketing::handlers() {
  static const auto table = [] {
    std::unordered_map<std::string_view, Handler> map{
        {"constant", &Bucketing::constant},
        {"iota", &Bucketing::same},
        {"broadcast_in_dim", &Bucketing::same},
        {"transpose", &Bucketing::same},
        {"reshape", &Bucketing::reshape},
        {"reverse", &Bucketing::reverse},
        {"slice", &Bucketing::slice},
        {"dynamic_slice", &Bucketing::dynamic_slice},
        {"dynamic_update_slice", &Bucketing::dynamic_update_slice},
        {"pad", &Bucketing::pad},
        {"concatenate", &Bucketing::concatenate},
        {"reduce", &Bucketing::reduce},
        {"reduce_window", &Bucketing::windows},
        {"select_and_scatter", &Bucketing::windows},
        {"convolution", &Bucketing::convolution},
        {"rng_bit_generator", &Bucketing::rng_bit_generator},
        {"dot_general", &Bucketing::dot_general},
        {"sort", &Bucketing::sort},
        {"gather", &Bucketing::gather},
        {"scatter", &Bucketing::scatter},
    };
    for (const char* op : {"convert", "complex", "real", "imag", "reduce_precision", "abs", "negate", "sign", "exponential", "exponential_minus_one", "log",
                           "log_plus_one", "logistic", "tanh", "sine", "cosine", "tan", "sqrt", "rsqrt", "cbrt", "ceil", "floor", "round_nearest_even", "is_finite",
                           "not", "popcnt", "count_leading_zeros", "chlo.acos", "chlo.acosh", "chlo.asin", "chlo.asinh", "chlo.atan", "chlo.atanh",
                           "chlo.bessel_i1e", "chlo.digamma", "chlo.erf", "chlo.erf_inv", "chlo.erfc", "chlo.lgamma", "add", "subtract", "multiply", "divide",
                           "remainder", "maximum", "minimum", "power", "atan2", "and", "or", "xor", "shift_left", "shift_right_arithmetic",
                           "shift_right_logical", "compare", "select", "clamp", "optimization_barrier"})
      map.emplace(op, &Bucketing::same);   // element by element
    return map;
  }();
  return table;
}

std::unique_ptr<Graph> with_padded_parameters(const Graph& graph, const std::vector<Shape>& buffers) {
  auto padded = std::make_unique<Graph>();
  Builder b(padded.get());
  Values parameters, values;
  for (size_t p = 0; p < buffers.size(); ++p) parameters.push_back(b.parameter({graph.aval(graph.parameters()[p]).dtype, buffers[p]}));
  for (size_t p = 0; p < buffers.size(); ++p) values.push_back(in_buffer(b, parameters[p], graph.aval(graph.parameters()[p]).shape));
  padded->set_results(inline_graph(*padded, graph, values));
  for (const Alias& alias : graph.aliases())
    if (parameters[static_cast<size_t>(alias.parameter)].aval() == padded->results()[static_cast<size_t>(alias.result)].aval()) padded->add_alias(alias);
  return padded;
}

std::unique_ptr<Graph> bucket_graph(const SizeTemplate& sizes, const Bucket& bucket, std::string* why) {
  auto graph = std::make_unique<Graph>();
  try {
    Bucketing(sizes, bucket, graph.get()).run();
  } catch (const Unpaddable& unpaddable) {
    *why = unpaddable.why;
    return nullptr;
  }
  return graph;
}

}  // namespace torch_tpu::ir
