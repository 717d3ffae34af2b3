// The IR: what is printed, what the builder infers and rejects, what the verifier catches. Needs no plugin.
#include <memory>

#include <c10/util/Exception.h>

#include "ir/builder.h"
#include "ir/control_flow.h"
#include "ir/inline.h"
#include "ir/math.h"
#include "ir/stablehlo.h"
#include "ir/verify.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::ir;
using test::Case, test::expect, test::expect_contains, test::expect_equal, test::expect_error, test::expect_ok;

constexpr DType kF32 = DType::Float, kI32 = DType::Int, kI64 = DType::Long;

// The lines of the function's body that `fill` makes, without indentation of the function.
std::string body_of(const std::function<Values(Builder&)>& fill) {
  Graph graph;
  Builder b(&graph);
  graph.set_results(fill(b));
  expect_ok(verify(graph));
  const std::string text = print_stablehlo(graph);
  const size_t start = text.find("{\n    ") + 2, end = text.find("    \"func.return\"");
  return text.substr(start, end - start);
}

std::string one(const std::function<Value(Builder&)>& fill) {
  return body_of([&](Builder& b) { return Values{fill(b)}; });
}

void expect_rejected(const std::function<void(Builder&)>& fill, std::string_view part, test::Location at = test::Location::current()) {
  Graph graph;
  Builder b(&graph);
  try {
    fill(b);
    test::fail("expected an error with \"" + std::string(part) + '"', at);
  } catch (const c10::Error& e) {
    expect_contains(e.what_without_backtrace(), part, at);
  }
}

Region adding() {
  return [](Builder& body, const Values& a) { return Values{body.add(a[0], a[1])}; };
}

const Case whole_module{"print: a module with an alias", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {2, 3}}), y = b.parameter({kF32, {3}});
  graph.set_results({b.add(x, y)});
  graph.add_alias({0, 0});
  expect_ok(verify(graph));
  expect_equal(print_stablehlo(graph), std::string(R"(module @main {
  func.func public @main(%arg0: tensor<2x3xf32> {tf.aliasing_output = 0 : i32}, %arg1: tensor<3xf32>) -> (tensor<2x3xf32>) {
    %0 = "stablehlo.broadcast_in_dim"(%arg1) {broadcast_dimensions = array<i64: 1>} : (tensor<3xf32>) -> tensor<2x3xf32>
    %1 = "stablehlo.add"(%arg0, %0) : (tensor<2x3xf32>, tensor<2x3xf32>) -> tensor<2x3xf32>
    "func.return"(%1) : (tensor<2x3xf32>) -> ()
  }
}
)"));
}};

std::shared_ptr<const Graph> doubling(const Aval& aval) {
  auto function = std::make_shared<Graph>();
  Builder b(function.get());
  const Value x = b.parameter(aval);
  function->set_results({b.add(x, x), x});
  return function;
}

const Case functions{"print: a function once, however often it is called", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {2}});
  const auto f = doubling(x.aval());
  const Values first = call(b, f, {x});
  graph.set_results({call(b, f, {first[0]})[0]});
  expect_ok(verify(graph));
  const std::string text(R"(module @main {
  func.func public @main(%arg0: tensor<2xf32>) -> (tensor<2xf32>) {
    %0:2 = "func.call"(%arg0) {callee = @f0} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    %1:2 = "func.call"(%0#0) {callee = @f0} : (tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>)
    "func.return"(%1#0) : (tensor<2xf32>) -> ()
  }
  func.func private @f0(%arg0: tensor<2xf32>) -> (tensor<2xf32>, tensor<2xf32>) {
    %0 = "stablehlo.add"(%arg0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> tensor<2xf32>
    "func.return"(%0, %arg0) : (tensor<2xf32>, tensor<2xf32>) -> ()
  }
}
)");
  expect_equal(print_stablehlo(graph), text);

  Graph around;   // a graph with calls, put into another one
  around.set_results(inline_graph(around, graph, {around.add_parameter({kF32, {2}})}));
  expect_ok(verify(around));
  expect_equal(print_stablehlo(around), text);
}};

const Case wrong_call{"verify: a call that does not fit its function", [] {
  expect_rejected([](Builder& b) { call(b, doubling({kF32, {3}}), {b.parameter({kF32, {2}})}); }, "not what the function takes");
  Graph graph;
  const Value x = graph.add_parameter({kF32, {2}});
  Node node;
  node.op = "func.call";
  node.operands = {x.id()};
  node.callee = doubling({kF32, {2}});
  graph.add_node(std::move(node), {{kF32, {2}}});
  expect_error(verify(graph), Code::kInternal, "does not fit the function");
}};

const Case locations{"print: locations only when asked for", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {}});
  graph.set_location("aten::neg \"x\"");
  graph.set_results({b.negate(x)});
  expect_contains(print_stablehlo(graph, true), R"(-> tensor<f32> loc("aten::neg \22x\22"))");
  graph.set_location("aten::neg@model.py:12");
  graph.set_results({b.negate(x)});
  expect_contains(print_stablehlo(graph, true), R"(-> tensor<f32> loc("aten::neg"("model.py":12:1)))");
  expect(print_stablehlo(graph).find("loc(") == std::string::npos, "no location in the key's text");
}};

const Case regions{"print: regions, several results, nested names", [] {
  const std::string text = body_of([](Builder& b) {
    const Value x = b.parameter({kF32, {4}});
    return b.while_loop({b.constant(kI32, 0), x},
                        [](Builder& c, const Values& s) { return Values{c.compare(s[0], 2, Compare::kLt)}; },
                        [](Builder& c, const Values& s) { return Values{c.add(s[0], 1), c.add(s[1], s[1])}; });
  });
  expect_equal(text, std::string(R"(    %0 = "stablehlo.constant"() {value = dense<0> : tensor<i32>} : () -> tensor<i32>
    %1:2 = "stablehlo.while"(%0, %arg0) ({
    ^bb0(%arg1: tensor<i32>, %arg2: tensor<4xf32>):
      %2 = "stablehlo.constant"() {value = dense<2> : tensor<i32>} : () -> tensor<i32>
      %3 = "stablehlo.compare"(%arg1, %2) {comparison_direction = #stablehlo<comparison_direction LT>, compare_type = #stablehlo<comparison_type SIGNED>} : (tensor<i32>, tensor<i32>) -> tensor<i1>
      "stablehlo.return"(%3) : (tensor<i1>) -> ()
    }, {
    ^bb0(%arg3: tensor<i32>, %arg4: tensor<4xf32>):
      %4 = "stablehlo.constant"() {value = dense<1> : tensor<i32>} : () -> tensor<i32>
      %5 = "stablehlo.add"(%arg3, %4) : (tensor<i32>, tensor<i32>) -> tensor<i32>
      %6 = "stablehlo.add"(%arg4, %arg4) : (tensor<4xf32>, tensor<4xf32>) -> tensor<4xf32>
      "stablehlo.return"(%5, %6) : (tensor<i32>, tensor<4xf32>) -> ()
    }) : (tensor<i32>, tensor<4xf32>) -> (tensor<i32>, tensor<4xf32>)
)"));
}};

const Case order{"print: the order follows from the operands, and dead nodes are left out", [] {
  const std::string text = body_of([](Builder& b) {
    const Value x = b.parameter({kF32, {}});
    const Value second = b.negate(x), first = b.abs(x);
    b.tanh(x);
    return Values{b.subtract(first, second)};
  });
  expect_equal(text, std::string(R"(    %0 = "stablehlo.abs"(%arg0) : (tensor<f32>) -> tensor<f32>
    %1 = "stablehlo.negate"(%arg0) : (tensor<f32>) -> tensor<f32>
    %2 = "stablehlo.subtract"(%0, %1) : (tensor<f32>, tensor<f32>) -> tensor<f32>
)"));
}};

const Case constants{"print: constants of every kind", [] {
  const auto constant = [](DType dtype, Number number, const Shape& shape = {}) {
    const std::string text = one([&](Builder& b) { return b.constant(dtype, number, shape); });
    const size_t start = text.find("dense<"), end = text.find("} : ()");
    return text.substr(start, end - start);
  };
  expect_equal(constant(kF32, 0.1), std::string("dense<1.0e-01> : tensor<f32>"));
  expect_equal(constant(kF32, 1), std::string("dense<1.0e+00> : tensor<f32>"));
  expect_equal(constant(kF32, -0.0, {2}), std::string("dense<-0.0e+00> : tensor<2xf32>"));
  expect_equal(constant(kF32, INFINITY), std::string("dense<0x7F800000> : tensor<f32>"));
  expect_equal(constant(kF32, -std::nan("")), std::string("dense<0x7FC00000> : tensor<f32>"));
  expect_equal(constant(DType::Double, 0.1), std::string("dense<1.0e-01> : tensor<f64>"));
  expect_equal(constant(DType::Double, -INFINITY), std::string("dense<0xFFF0000000000000> : tensor<f64>"));
  expect_equal(constant(DType::BFloat16, 0.1), std::string("dense<1.00097656e-01> : tensor<bf16>"));
  expect_equal(constant(DType::Half, 1e6), std::string("dense<0x7C00> : tensor<f16>"));
  expect_equal(constant(DType::Float8_e4m3fn, NAN), std::string("dense<0x7F> : tensor<f8E4M3FN>"));
  expect_equal(constant(DType::ComplexFloat, c10::complex<double>(1.5, NAN)),
               std::string("dense<(1.5e+00, 0x7FC00000)> : tensor<complex<f32>>"));
  expect_equal(constant(DType::Bool, 2.5), std::string("dense<true> : tensor<i1>"));
  expect_equal(constant(kI64, std::numeric_limits<int64_t>::min()), std::string("dense<-9223372036854775808> : tensor<i64>"));
  expect_equal(constant(DType::UInt64, -1), std::string("dense<18446744073709551615> : tensor<ui64>"));
  expect_equal(constant(DType::Byte, -1), std::string("dense<255> : tensor<ui8>"));
  expect_equal(constant(kF32, 1.0, {0, 3}), std::string("dense<> : tensor<0x3xf32>"));
  const int64_t numbers[] = {1, 2, 3, 4};
  expect_contains(one([&](Builder& b) { return b.constant_array(kI64, numbers, {2, 2}); }), "dense<[[1, 2], [3, 4]]> : tensor<2x2xi64>");
  expect_contains(one([&](Builder& b) { return b.min_value(DType::Char); }), "dense<-128> : tensor<i8>");
  expect_contains(one([&](Builder& b) { return b.max_value(DType::Float8_e4m3fn); }), "dense<4.48e+02>");
}};

const Case attributes{"print: attributes of structured ops", [] {
  expect_equal(one([](Builder& b) {
                 const Value x = b.parameter({kF32, {2, 3, 4}}), y = b.parameter({kF32, {2, 4, 5}});
                 return b.dot_general(x, y, {{0}, {0}, {2}, {1}}, Precision::kHighest);
               }),
               std::string("    %0 = \"stablehlo.dot_general\"(%arg0, %arg1) {dot_dimension_numbers = #stablehlo.dot<lhs_batching_dimensions = [0], "
                           "rhs_batching_dimensions = [0], lhs_contracting_dimensions = [2], rhs_contracting_dimensions = [1]>, "
                           "precision_config = [#stablehlo<precision HIGHEST>, #stablehlo<precision HIGHEST>]} : "
                           "(tensor<2x3x4xf32>, tensor<2x4x5xf32>) -> tensor<2x3x5xf32>\n"));
  Window window;
  window.stride = {2, 2};
  window.pad_low = window.pad_high = {1, 1};
  const std::string convolution = one([&](Builder& b) {
    return b.convolution(b.parameter({kF32, {2, 4, 8, 8}}), b.parameter({kF32, {6, 2, 3, 3}}),
                         {0, 1, {2, 3}, 1, 0, {2, 3}, 0, 1, {2, 3}}, window, 2, 1, Precision::kDefault);
  });
  expect_contains(convolution, "padding = dense<[[1, 1], [1, 1]]> : tensor<2x2xi64>");
  expect_contains(convolution, "dimension_numbers = #stablehlo.conv<[b, f, 0, 1]x[o, i, 0, 1]->[b, f, 0, 1]>");
  expect_contains(convolution, "window_reversal = array<i1: false, false>");
  expect_contains(convolution, "-> tensor<2x6x4x4xf32>");
  const std::string gather = one([](Builder& b) {
    return b.gather(b.parameter({kF32, {4, 6}}), b.parameter({kI64, {5}}), {{1}, {0}, {}, {}, {0}, 1}, {1, 6});
  });
  expect_contains(gather, "dimension_numbers = #stablehlo.gather<offset_dims = [1], collapsed_slice_dims = [0], start_index_map = [0], "
                          "index_vector_dim = 1>, slice_sizes = array<i64: 1, 6>, indices_are_sorted = false");
  expect_contains(gather, "-> tensor<5x6xf32>");
  expect_contains(one([](Builder& b) { return ir::erf(b, b.parameter({kF32, {2}})); }), "%0 = \"chlo.erf\"(%arg0) : ");
  expect_contains(one([](Builder& b) { return b.slice_dim(b.parameter({kF32, {8}}), -1, 1, 8, 3); }),
                  "{start_indices = array<i64: 1>, limit_indices = array<i64: 8>, strides = array<i64: 3>} : (tensor<8xf32>) -> tensor<3xf32>");
}};

const Case no_ops{"builder: what changes nothing adds nothing", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {2, 3}});
  expect(b.broadcast_to(x, {2, 3}) == x && b.reshape(x, {2, 3}) == x && b.transpose(x, {0, 1}) == x && b.convert(x, kF32) == x &&
         b.real(x) == x && b.reduce_add(x, {}) == x && b.concatenate({x}, 0) == x && b.bitcast_convert(x, kF32) == x);
  expect(graph.nodes().empty(), "no node");
}};

const Case dtypes{"builder: conversions", [] {
  expect_contains(one([](Builder& b) { return b.convert(b.parameter({kF32, {2}}), DType::Bool); }), "comparison_direction NE");
  expect_contains(one([](Builder& b) { return b.convert(b.parameter({DType::ComplexFloat, {2}}), kI32); }), "stablehlo.real");
  expect_contains(one([](Builder& b) { return b.compare(b.parameter({DType::Bool, {2}}), true, Compare::kLt); }), "comparison_type UNSIGNED");
  Graph graph;
  Builder b(&graph);
  const auto cast = [&](Aval from, DType to) { return b.bitcast_convert(b.parameter(std::move(from)), to).aval().to_string(); };
  expect_equal(cast({kF32, {3}}, DType::Short), std::string("i16[3,2]"));
  expect_equal(cast({DType::Char, {3, 8}}, DType::Double), std::string("f64[3]"));
  expect_equal(cast({DType::Bool, {3, 4}}, kF32), std::string("f32[3]"));
  expect_equal(cast({DType::ComplexFloat, {3}}, kF32), std::string("f32[3,2]"));
  expect_equal(cast({DType::ComplexFloat, {3}}, DType::Byte), std::string("u8[3,8]"));
  expect_equal(cast({DType::ComplexDouble, {3}}, DType::ComplexFloat), std::string("c64[3,2]"));
  expect_equal(cast({DType::ComplexFloat, {3, 2}}, DType::ComplexDouble), std::string("c128[3]"));
  expect_equal(cast({DType::Byte, {3, 8}}, DType::ComplexFloat), std::string("c64[3]"));
  expect_equal(cast({kI64, {3}}, DType::ComplexFloat), std::string("c64[3]"));
  graph.set_results({});
  expect_ok(verify(graph));
}};

const Case empty{"builder: empty arrays", [] {
  expect_contains(one([](Builder& b) { return b.reduce_max(b.parameter({kF32, {0, 3}}), {0}); }), "-> tensor<3xf32>");
  expect_contains(one([](Builder& b) { return b.reshape(b.parameter({kF32, {0, 3}}), {7, 0}); }), "-> tensor<7x0xf32>");
  expect_contains(one([](Builder& b) { return b.add(b.parameter({kF32, {0, 1}}), b.parameter({kF32, {3}})); }), "-> tensor<0x3xf32>");
}};

const Case rejects{"builder: rejections name the op and every aval", [] {
  expect_rejected([](Builder& b) { b.add(b.parameter({kF32, {4}}), b.parameter({kF32, {5}})); },
                  "The size of tensor a (4) must match the size of tensor b (5) at non-singleton dimension 0 [stablehlo.add: f32[4] and f32[5]]");
  expect_rejected([](Builder& b) { b.multiply(b.parameter({kF32, {4}}), b.parameter({kI64, {4}})); },
                  "operands must have one dtype, found f32 and i64 [stablehlo.multiply: f32[4] and i64[4]]");
  expect_rejected([](Builder& b) { b.tanh(b.parameter({kI64, {4}})); },
                  "not implemented for i64. Supported: float, complex [stablehlo.tanh: i64[4]]");
  expect_rejected([](Builder& b) { b.compare(b.parameter({DType::ComplexFloat, {}}), b.parameter({DType::ComplexFloat, {}}), Compare::kLt); },
                  "complex values have no order [stablehlo.compare: c64[] and c64[]]");
  expect_rejected([](Builder& b) { b.reshape(b.parameter({kF32, {4}}), {3}); }, "shape '[3]' is invalid for input of size 4 [stablehlo.reshape: f32[4]]");
  expect_rejected([](Builder& b) { b.reduce_add(b.parameter({kF32, {4}}), {1}); },
                  "Dimension out of range (expected to be in range of [-1, 0], but got 1) [stablehlo.reduce: f32[4]]");
  expect_rejected([](Builder& b) { b.transpose(b.parameter({kF32, {4, 5}}), {1, 1}); }, "dim 1 appears multiple times");
  expect_rejected([](Builder& b) { b.slice_dim(b.parameter({kF32, {4}}), 0, 2, 5); }, "cannot be cut from 2 to 5 by 1");
  expect_rejected([](Builder& b) { b.concatenate({b.parameter({kF32, {4, 1}}), b.parameter({kF32, {5, 2}})}, 1); },
                  "Sizes of tensors must match except in dimension 1 [stablehlo.concatenate: f32[4,1] and f32[5,2]]");
  expect_rejected([](Builder& b) { b.constant(DType::Byte, 300); }, "value cannot be converted to type u8 without overflow");
  expect_rejected([](Builder& b) { b.constant(kI32, 1.5); }, "value cannot be converted to type i32 without overflow");
  expect_rejected([](Builder& b) { b.parameter({DType::ComplexHalf, {4}}); }, "is not carried by device tpu");
  expect_rejected([](Builder& b) { b.dot_general(b.parameter({kF32, {4, 8}}), b.parameter({kF32, {5, 3}}), {{}, {}, {1}, {0}}, Precision::kDefault); },
                  "contracted dimensions [1] and [0] differ in size [stablehlo.dot_general: f32[4,8] and f32[5,3]]");
  expect_rejected([](Builder& b) { b.reduce({b.parameter({kF32, {4}})}, {b.constant(kF32, 0.0, {2})}, {0}, adding()); }, "inits must be 0-d");
  expect_rejected([](Builder& b) {
    Graph other;
    b.add(b.parameter({kF32, {}}), Builder(&other).parameter({kF32, {}}));
  }, "a value of another graph [stablehlo.add");
}};

Status verify_node(Node node, c10::SmallVector<Aval, 2> results) {
  Graph graph;
  graph.add_parameter({kF32, {4}});
  graph.add_parameter({kI32, {4}});
  graph.add_node(std::move(node), std::move(results));
  return verify(graph);
}

Node node_of(std::string op, c10::SmallVector<int32_t, 3> operands, std::vector<Attr> attrs = {}) {
  Node node;
  node.op = std::move(op);
  node.operands = std::move(operands);
  node.attrs = std::move(attrs);
  return node;
}

const Case broken_nodes{"verify: broken nodes", [] {
  const Aval f4{kF32, {4}}, f2{kF32, {2}};
  expect_ok(verify_node(node_of("add", {0, 0}), {f4}));
  const auto broken = [](Node node, c10::SmallVector<Aval, 2> results, std::string_view part, test::Location at = test::Location::current()) {
    expect_error(verify_node(std::move(node), std::move(results)), Code::kInternal, part, at);
  };
  broken(node_of("frobnicate", {0}), {f4}, "node 0 is not in the table of ops [stablehlo.frobnicate(f32[4]) -> f32[4]]");
  broken(node_of("add", {0}), {f4}, "another number of operands");
  broken(node_of("add", {0, 1}), {f4}, "one aval [stablehlo.add(f32[4], i32[4]) -> f32[4]]");
  broken(node_of("add", {0, 0}), {f2}, "one aval");
  broken(node_of("tanh", {1}), {Aval{kI32, {4}}}, "takes only float, complex");
  broken(node_of("iota", {}), {f4}, "lacks the attribute iota_dimension");
  broken(node_of("iota", {}, {{"iota_dimension", "1 : i64"}}), {f4}, "iota_dimension is out of range");
  broken(node_of("reshape", {0}), {f2}, "number of elements");
  broken(node_of("transpose", {0}, {{"permutation", "array<i64: 0, 1>"}}), {f4}, "permutation does not fit");
  broken(node_of("is_finite", {0}), {f4}, "bool of its operands' shape");
  broken(node_of("reduce", {0, 0}, {{"dimensions", "array<i64: 0>"}}), {f2}, "another number of regions");
}};

const Case broken_regions{"verify: a broken region is found from outside", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {4}});
  Node node = node_of("reduce", {x.id(), b.constant(kF32, 0.0).id()}, {{"dimensions", "array<i64: 0>"}});
  auto region = std::make_unique<Graph>();
  Builder body(region.get());
  const Value a = body.parameter({kF32, {}});
  body.parameter({kF32, {}});
  region->add_node(node_of("add", {0, 1}), {Aval{kF32, {2}}});
  region->set_results({a});
  node.regions.push_back(std::move(region));
  graph.set_results(graph.add_node(std::move(node), {Aval{kF32, {}}}));
  expect_error(verify(graph), Code::kInternal, "in a region of stablehlo.reduce");
}};

const Case broken_ends{"verify: results and aliases", [] {
  Graph graph;
  Builder b(&graph);
  const Value x = b.parameter({kF32, {4}}), n = b.parameter({kI32, {}});
  graph.set_results({b.negate(x), n});
  graph.add_alias({0, 0});
  expect_ok(verify(graph));
  graph.add_alias({1, 0});
  expect_error(verify(graph), Code::kInternal, "two aliases share");

  Graph other;
  Builder c(&other);
  other.set_results({c.negate(c.parameter({kF32, {4}}))});
  other.add_alias({0, 1});
  expect_error(verify(other), Code::kInternal, "not there");

  Graph third;
  Builder d(&third);
  third.set_results({d.convert(d.parameter({kF32, {4}}), kI32)});
  third.add_alias({0, 0});
  expect_error(verify(third), Code::kInternal, "alias of parameter f32[4] with result i32[4]");
}};

}  // namespace

int main(int argc, char** argv) { return test::run_all(argc > 1 ? argv[1] : ""); }
