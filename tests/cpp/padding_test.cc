// Templates of sizes, and graphs for buckets of them: what is recognised, what is masked, what is refused. Needs no plugin.
#include "ir/builder.h"
#include "ir/padding.h"
#include "ir/stablehlo.h"
#include "ir/verify.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::ir;
using test::Case, test::expect, test::expect_contains, test::expect_equal, test::expect_ok;

constexpr DType kF32 = DType::Float;

using Rule = std::function<Value(Builder&, const Value&)>;

std::shared_ptr<Graph> graph_of(const Rule& rule, const Shape& shape) {
  auto graph = std::make_shared<Graph>();
  Builder b(graph.get());
  const Value x = b.parameter({kF32, shape});
  graph->set_results({rule(b, x)});
  return graph;
}

std::unique_ptr<SizeTemplate> template_of(const Rule& rule, const Shape& one, const Shape& other) {
  return SizeTemplate::make(graph_of(rule, one), *graph_of(rule, other));
}

// The text of the bucket of [4, n], n up to 16, whose result has the buffer `result`; or why there is none.
std::string bucket_of(const Rule& rule, const Shape& result) {
  const auto sizes = template_of(rule, {4, 5}, {4, 7});
  if (!sizes) return "no template";
  std::string why;
  const auto graph = bucket_graph(*sizes, {16, {{4, 16}}, {result}}, &why);
  if (!graph) return why;
  expect_ok(verify(*graph));
  return print_stablehlo(*graph);
}

Value total(Builder& b, const Value& x) { return b.reduce_add(x, {1}); }

const Case sizes{"template: sizes and numbers follow one size", [] {
  const Rule mean = [](Builder& b, const Value& x) { return b.divide(b.reduce_add(b.concatenate({x, x}, 1), {1}), static_cast<double>(x.dim(1))); };
  const auto t = template_of(mean, {4, 5}, {4, 7});
  expect(t != nullptr);
  expect(t->match(*graph_of(mean, {4, 11})) == 11);
  expect(!t->match(*graph_of(mean, {3, 11})));
  expect(!t->match(*graph_of(total, {4, 11})));
  expect(!template_of(mean, {4, 5}, {3, 7}), "two sizes differ, and not by one number");
  expect(!template_of(mean, {4, 5}, {4, 5}));
}};

const Case halves{"template: what is not scale * n + offset", [] {
  const Rule half = [](Builder& b, const Value& x) { return b.slice_dim(x, 1, 0, x.dim(1) / 2); };
  expect(!template_of(half, {4, 6}, {4, 8}));
  const auto t = template_of(half, {4, 6}, {4, 7});   // both have a result of 3
  expect(t != nullptr && !t->match(*graph_of(half, {4, 8})), "a third size shows it");
  const Rule square = [](Builder& b, const Value& x) { return b.constant(kF32, static_cast<double>(x.dim(1) * x.dim(1)), {}); };
  const auto u = template_of(square, {4, 5}, {4, 7});
  expect(u != nullptr && !u->match(*graph_of(square, {4, 6})));
}};

const Case reduction{"bucket: a sum over the padding is masked by XLA", [] {
  expect_equal(bucket_of(total, {4}), std::string(R"(module @main {
  func.func public @main(%arg0: tensor<4x16xf32>, %arg1: tensor<i32>) -> (tensor<4xf32>) {
    %0 = "stablehlo.set_dimension_size"(%arg0, %arg1) {dimension = 1 : i64} : (tensor<4x16xf32>, tensor<i32>) -> tensor<4x?xf32, #stablehlo.bounds<?, 16>>
    %1 = "stablehlo.constant"() {value = dense<0.0e+00> : tensor<f32>} : () -> tensor<f32>
    %2 = "stablehlo.reduce"(%0, %1) ({
    ^bb0(%arg2: tensor<f32>, %arg3: tensor<f32>):
      %3 = "stablehlo.add"(%arg2, %arg3) : (tensor<f32>, tensor<f32>) -> tensor<f32>
      "stablehlo.return"(%3) : (tensor<f32>) -> ()
    }) {dimensions = array<i64: 1>} : (tensor<4x?xf32, #stablehlo.bounds<?, 16>>, tensor<f32>) -> tensor<4xf32>
    "func.return"(%2) : (tensor<4xf32>) -> ()
  }
}
)"));
}};

const Case elementwise{"bucket: element by element the padding may be anything", [] {
  const std::string text = bucket_of([](Builder& b, const Value& x) { return b.add(b.exponential(x), 1.0); }, {4, 16});
  expect(text.find("set_dimension_size") == std::string::npos && text.find("select") == std::string::npos);
}};

const Case numbers{"bucket: a size that is a number is one at run time", [] {
  const std::string text = bucket_of([](Builder& b, const Value& x) { return b.multiply(x, static_cast<double>(x.dim(1))); }, {4, 16});
  expect_contains(text, "\"stablehlo.convert\"(%arg1) : (tensor<i32>) -> tensor<f32>");
}};

const Case growing{"bucket: a row is appended into the buffer's own room", [] {
  const Rule append = [](Builder& b, const Value& x) { return b.concatenate({x, b.constant(kF32, 1.0, {4, 1})}, 1); };
  const auto t = template_of(append, {4, 5}, {4, 7});
  std::string why;
  const auto graph = bucket_graph(*t, {15, {{4, 16}}, {{4, 16}}}, &why);
  expect(graph != nullptr, why);
  expect_ok(verify(*graph));
  const std::string text = print_stablehlo(*graph);
  expect_contains(text, "\"stablehlo.dynamic_update_slice\"(%arg0, ");
  expect(text.find("stablehlo.pad") == std::string::npos);
}};

const Case packing{"bucket: a padded dimension that is merged with others is packed, and unpacked when they part", [] {
  const std::string merged = bucket_of([](Builder& b, const Value& x) { return b.reshape(x, {x.numel()}); }, {64});
  expect_contains(merged, "stablehlo.gather");
  const auto columns = [](Builder& b, const Value& x) { return b.reshape(b.transpose(x, {1, 0}), {x.numel()}); };   // the padding stays at the end
  expect(bucket_of(columns, {64}).find("stablehlo.gather") == std::string::npos);
}};

const Case refused{"bucket: what cannot be padded is refused", [] {
  const Rule spread = [](Builder& b, const Value& x) { return b.pad(x, b.constant(kF32, 0.0), {0, 0}, {0, 0}, {0, 1}); };
  expect_equal(bucket_of(spread, {4, 32}), std::string("pad cuts or spreads a padded dimension"));
  expect_contains(bucket_of([](Builder& b, const Value& x) { return b.fft(b.complex(x, x), "FFT", {x.dim(1)}); }, {4, 16}), "fft");
}};

const Case exact{"padded parameters of a program for one size are cut", [] {
  const auto graph = graph_of(total, {4, 5});
  const auto padded = with_padded_parameters(*graph, {{8, 16}});
  expect_ok(verify(*padded));
  expect_contains(print_stablehlo(*padded), "limit_indices = array<i64: 4, 5>");
}};

}  // namespace

int main(int argc, char** argv) { return test::run_all(argc > 1 ? argv[1] : ""); }
