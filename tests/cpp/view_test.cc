// View forms against direct indexing: a small interpreter runs the ops that read() and write() make, on random buffers, dtypes and
// strided views. No plugin. Also: equal keys mean equal programs, and basic slicing never becomes a gather or a scatter.
#include <algorithm>
#include <cstdlib>
#include <cstring>
#include <map>
#include <numeric>
#include <random>
#include <set>

#include "ir/attrs.h"
#include "ir/builder.h"
#include "ir/stablehlo.h"
#include "ir/verify.h"
#include "runtime/view.h"
#include "test.h"

namespace {

using namespace torch_tpu;
using namespace torch_tpu::runtime;
using ir::Builder, ir::Dims, ir::Graph, ir::Node, ir::Value, ir::Values;
using test::Case, test::expect, test::expect_equal, test::expect_ok;

constexpr uint64_t kSeed = 77001;

// --- a reference interpreter. An array is its bytes, row-major: no op here computes with floats.

struct Tensor {
  Aval aval;
  std::string bytes;
  size_t item() const { return static_cast<size_t>(dtype_info(aval.dtype).size_bytes); }
  const char* at(int64_t i) const { return bytes.data() + static_cast<size_t>(i) * item(); }
  char* at(int64_t i) { return bytes.data() + static_cast<size_t>(i) * item(); }
  void copy(int64_t to, const Tensor& from, int64_t i) { std::memcpy(at(to), from.at(i), item()); }
  int64_t integer(int64_t i) const {
    if (aval.dtype == DType::Bool) return at(i)[0];
    int32_t narrow = 0;
    int64_t wide = 0;
    std::memcpy(item() == 4 ? static_cast<void*>(&narrow) : &wide, at(i), item());
    return item() == 4 ? narrow : wide;
  }
  void set_integer(int64_t i, int64_t value) { std::memcpy(at(i), &value, item()); }  // little endian
};

Tensor zeros(const Aval& aval) { return {aval, std::string(static_cast<size_t>(aval.size_bytes()), '\0')}; }

Dims row_major(const Shape& shape) {
  Dims strides(shape.size(), 1);
  for (size_t i = shape.size(); i-- > 1;) strides[i - 1] = strides[i] * shape[i];
  return strides;
}

int64_t linear(const Shape& shape, const Dims& index) {
  int64_t at = 0;
  for (size_t i = 0; i < shape.size(); ++i) at = at * shape[i] + index[i];
  return at;
}

template <typename F>
void for_each_index(const Shape& shape, const F& visit) {  // visit(index, its row-major position)
  const int64_t count = numel(shape);
  Dims index;
  index.resize(shape.size());
  for (int64_t n = 0; n < count; ++n) {
    visit(index, n);
    for (size_t i = shape.size(); i-- > 0 && ++index[i] == shape[i];) index[i] = 0;
  }
}

std::string attr(const Node& node, std::string_view name) {
  for (const ir::Attr& a : node.attrs)
    if (a.name == name) return a.text;
  std::fprintf(stderr, "internal error: %s has no %s\n", node.op.c_str(), std::string(name).c_str());
  std::abort();
}

Dims list_attr(const Node& node, std::string_view name) { return ir::parse_i64s(attr(node, name)); }

Tensor constant_of(const Node& node, const Aval& aval) {
  Tensor out = zeros(aval);
  const std::string text = attr(node, "value");
  const char* number = text.c_str() + std::strlen("dense<");
  const bool is_true = std::strncmp(number, "true", 4) == 0;
  const bool integral = c10::isIntegralType(aval.dtype, /*includeBool=*/true);
  const int64_t value = is_true ? 1 : integral ? std::strtoll(number, nullptr, 10) : 0;
  if (!integral) expect(text.substr(0, text.find('>')).find_first_of("123456789") == std::string::npos, "a float constant is zero: " + text);
  for (int64_t i = 0; i < aval.numel() && integral; ++i) out.set_integer(i, value);
  return out;
}

Dims clamped_starts(const std::vector<const Tensor*>& args, size_t first, const Shape& whole, const Shape& part) {
  Dims starts;
  for (size_t i = 0; i < whole.size(); ++i) starts.push_back(std::clamp<int64_t>(args[first + i]->integer(0), 0, whole[i] - part[i]));
  return starts;
}

Dims sum(Dims a, const Dims& b) {
  for (size_t i = 0; i < a.size(); ++i) a[i] += b[i];
  return a;
}

Tensor evaluate(const Graph& graph, const Node& node, const std::vector<const Tensor*>& args) {
  Tensor out = zeros(graph.aval(node.first_result));
  const Shape& shape = out.aval.shape;
  const std::string& op = node.op;
  if (op == "constant") return constant_of(node, out.aval);
  if (op == "reshape" || op == "bitcast_convert") {
    out.bytes = args[0]->bytes;
  } else if (op == "convert") {  // bool <-> a byte that is 0 or 1
    for (int64_t i = 0; i < out.aval.numel(); ++i) out.at(i)[0] = args[0]->at(i)[0] != 0;
    expect(out.item() == 1 && args[0]->item() == 1, "converts between bool and byte only");
  } else if (op == "compare") {   // != 0: how a byte becomes a bool
    expect(attr(node, "comparison_direction").find("NE") != std::string::npos && args[0]->item() == 1, "compares bytes for !=");
    for (int64_t i = 0; i < out.aval.numel(); ++i) out.at(i)[0] = args[0]->at(i)[0] != args[1]->at(i)[0];
  } else if (op == "iota") {
    const Dims dim = list_attr(node, "iota_dimension");
    for_each_index(shape, [&](const Dims& index, int64_t n) { out.set_integer(n, index[dim[0]]); });
  } else if (op == "add" || op == "multiply") {
    for (int64_t i = 0; i < out.aval.numel(); ++i) {
      const int64_t x = args[0]->integer(i), y = args[1]->integer(i);
      out.set_integer(i, op == "add" ? x + y : x * y);
    }
  } else if (op == "select") {
    for (int64_t i = 0; i < out.aval.numel(); ++i) out.copy(i, args[0]->integer(i) ? *args[1] : *args[2], i);
  } else if (op == "complex") {
    for (int64_t i = 0; i < out.aval.numel(); ++i) {
      std::memcpy(out.at(i), args[0]->at(i), args[0]->item());
      std::memcpy(out.at(i) + args[0]->item(), args[1]->at(i), args[1]->item());
    }
  } else if (op == "real" || op == "imag") {
    for (int64_t i = 0; i < out.aval.numel(); ++i) std::memcpy(out.at(i), args[0]->at(i) + (op == "imag" ? out.item() : 0), out.item());
  } else if (op == "transpose") {
    const Dims permutation = list_attr(node, "permutation");
    for_each_index(shape, [&](const Dims& index, int64_t n) {
      Dims from(index.size(), 0);
      for (size_t i = 0; i < index.size(); ++i) from[permutation[i]] = index[i];
      out.copy(n, *args[0], linear(args[0]->aval.shape, from));
    });
  } else if (op == "broadcast_in_dim") {
    const Dims dims = list_attr(node, "broadcast_dimensions");
    for_each_index(shape, [&](const Dims& index, int64_t n) {
      Dims from;
      for (size_t i = 0; i < dims.size(); ++i) from.push_back(args[0]->aval.shape[i] == 1 ? 0 : index[dims[i]]);
      out.copy(n, *args[0], linear(args[0]->aval.shape, from));
    });
  } else if (op == "slice") {
    const Dims start = list_attr(node, "start_indices"), strides = list_attr(node, "strides");
    for_each_index(shape, [&](const Dims& index, int64_t n) {
      Dims from;
      for (size_t i = 0; i < index.size(); ++i) from.push_back(start[i] + index[i] * strides[i]);
      out.copy(n, *args[0], linear(args[0]->aval.shape, from));
    });
  } else if (op == "dynamic_slice") {
    const Dims starts = clamped_starts(args, 1, args[0]->aval.shape, shape);
    for_each_index(shape, [&](const Dims& index, int64_t n) { out.copy(n, *args[0], linear(args[0]->aval.shape, sum(starts, index))); });
  } else if (op == "dynamic_update_slice") {
    const Shape& part = args[1]->aval.shape;
    const Dims starts = clamped_starts(args, 2, shape, part);
    out.bytes = args[0]->bytes;
    for_each_index(part, [&](const Dims& index, int64_t n) { out.copy(linear(shape, sum(starts, index)), *args[1], n); });
  } else if (op == "pad") {
    const Dims low = list_attr(node, "edge_padding_low"), interior = list_attr(node, "interior_padding");
    for (int64_t i = 0; i < out.aval.numel(); ++i) out.copy(i, *args[1], 0);
    for_each_index(args[0]->aval.shape, [&](const Dims& index, int64_t n) {
      Dims to;
      for (size_t i = 0; i < index.size(); ++i) to.push_back(low[i] + index[i] * (interior[i] + 1));
      out.copy(linear(shape, to), *args[0], n);
    });
  } else if (op == "concatenate") {
    const int64_t dim = list_attr(node, "dimension")[0];
    int64_t at = 0;
    for (const Tensor* part : args) {
      for_each_index(part->aval.shape, [&](Dims index, int64_t n) {
        index[dim] += at;
        out.copy(linear(shape, index), *part, n);
      });
      at += part->aval.shape[dim];
    }
  } else if (op == "gather") {   // this and scatter as read() and write() make them: single elements of a 1-d operand
    for (int64_t n = 0; n < out.aval.numel(); ++n) out.copy(n, *args[0], std::clamp<int64_t>(args[1]->integer(n), 0, args[0]->aval.numel() - 1));
  } else if (op == "scatter") {
    const Graph& region = *node.regions[0];
    expect(region.results()[0].id() == region.parameters()[1], "the region replaces the old element");
    out.bytes = args[0]->bytes;
    for (int64_t n = 0; n < args[2]->aval.numel(); ++n)
      if (const int64_t to = args[1]->integer(n); to >= 0 && to < out.aval.numel()) out.copy(to, *args[2], n);
  } else {
    test::fail("the interpreter does not know " + op, std::source_location::current());
    throw test::Stop{};
  }
  return out;
}

Tensor interpret(const Graph& graph, const std::vector<Tensor>& parameters) {
  std::map<int32_t, Tensor> values;
  for (size_t i = 0; i < parameters.size(); ++i) values[graph.parameters()[i]] = parameters[i];
  for (const Node& node : graph.nodes()) {
    std::vector<const Tensor*> args;
    for (const int32_t id : node.operands) args.push_back(&values.at(id));
    values[node.first_result] = evaluate(graph, node, args);
  }
  return values.at(graph.results()[0].id());
}

// --- random buffers and views

using Random = std::mt19937_64;
int64_t below(Random& random, int64_t n) { return static_cast<int64_t>(random() % static_cast<uint64_t>(n)); }

struct View {
  DType dtype;
  Shape sizes;
  Dims strides;
  int64_t offset = 0;
  StridedView strided() const { return {dtype, {sizes.data(), sizes.size()}, {strides.data(), strides.size()}, offset}; }
  std::vector<int64_t> elements() const {  // of the buffer seen as dtype, in the view's row-major order
    std::vector<int64_t> found;
    for_each_index(sizes, [&](const Dims& index, int64_t) {
      int64_t at = offset;
      for (size_t i = 0; i < index.size(); ++i) at += index[i] * strides[i];
      found.push_back(at);
    });
    return found;
  }
  std::string to_string() const {
    std::string text = std::string(dtype_info(dtype).name) + torch_tpu::to_string(sizes) + " strides [";
    for (const int64_t s : strides) text += std::to_string(s) + ',';
    return text + "] offset " + std::to_string(offset);
  }
};

constexpr DType kDTypes[] = {DType::Float, DType::Bool, DType::Byte, DType::Short, DType::BFloat16, DType::Int, DType::Long, DType::Double, DType::ComplexFloat};

Aval random_buffer(Random& random) {
  Aval aval{kDTypes[below(random, std::size(kDTypes))], {}};
  for (int64_t rank = below(random, 4); rank > 0; --rank) aval.shape.push_back(below(random, 12) == 0 ? 8 : 1 + below(random, 6));
  return aval;
}

DType random_view_dtype(Random& random, const Aval& buffer) {
  const DType dtype = kDTypes[below(random, std::size(kDTypes))];
  const bool fits = buffer.size_bytes() % dtype_info(dtype).size_bytes == 0;
  return below(random, 3) == 0 && fits ? dtype : buffer.dtype;
}

View whole(const Aval& buffer, DType dtype) {
  const Shape shape = shape_as(buffer, dtype);
  return {dtype, shape, row_major(shape)};
}

// select, slice, permute, unsqueeze, expand: what indexing and broadcasting make.
void basic_step(Random& random, View& v) {
  const auto rank = static_cast<int64_t>(v.sizes.size());
  if (rank == 0) return;
  const int64_t d = below(random, rank), e = below(random, rank);
  switch (below(random, 5)) {
    case 0:
      if (v.sizes[d] == 0) return;
      v.offset += below(random, v.sizes[d]) * v.strides[d];
      v.sizes.erase(v.sizes.begin() + d);
      v.strides.erase(v.strides.begin() + d);
      return;
    case 1: {
      if (v.sizes[d] == 0) return;
      const int64_t start = below(random, v.sizes[d]), step = 1 + below(random, 3);
      const int64_t stop = below(random, 30) == 0 ? start : start + 1 + below(random, v.sizes[d] - start);
      v.offset += start * v.strides[d];
      v.sizes[d] = (stop - start + step - 1) / step;
      v.strides[d] *= step;
      return;
    }
    case 2:
      std::swap(v.sizes[d], v.sizes[e]);
      std::swap(v.strides[d], v.strides[e]);
      return;
    case 3:
      if (rank >= 4) return;
      v.sizes.insert(v.sizes.begin() + d, 1);
      v.strides.insert(v.strides.begin() + d, below(random, 2) ? v.strides[d] : below(random, 40));   // of size 1: any stride
      return;
    default:
      if (v.sizes[d] != 1) return;
      v.sizes[d] = 1 + below(random, 3);
      v.strides[d] = 0;
  }
}

// diagonal, unfold, a split dimension.
void other_step(Random& random, View& v) {
  const auto rank = static_cast<int64_t>(v.sizes.size());
  if (rank == 0) return;
  const int64_t d = below(random, rank), size = v.sizes[d];
  switch (below(random, 3)) {
    case 0:
      if (rank < 2) return;
      v.sizes[0] = std::min(v.sizes[0], v.sizes[1]);
      v.strides[0] += v.strides[1];
      v.sizes.erase(v.sizes.begin() + 1);
      v.strides.erase(v.strides.begin() + 1);
      return;
    case 1: {
      if (size == 0 || rank >= 4) return;
      const int64_t window = 1 + below(random, size), step = 1 + below(random, 2);
      v.sizes[d] = (size - window) / step + 1;
      v.sizes.push_back(window);
      v.strides.push_back(v.strides[d]);
      v.strides[d] *= step;
      return;
    }
    default:
      if (size % 2 != 0 || size == 0 || rank >= 4) return;
      v.sizes[d] = 2;
      v.sizes.insert(v.sizes.begin() + d + 1, size / 2);
      v.strides.insert(v.strides.begin() + d + 1, v.strides[d]);
      v.strides[d] *= size / 2;
  }
}

// as_strided: anything that lies inside the buffer.
View random_strided(Random& random, const Aval& buffer, DType dtype) {
  const int64_t total = numel(shape_as(buffer, dtype));
  View v{dtype, {}, {}, below(random, total)};
  int64_t room = total - 1 - v.offset;
  for (int64_t rank = below(random, 4); rank > 0; --rank) {
    const int64_t size = 1 + below(random, 4), longest = size > 1 ? room / (size - 1) : total;
    const int64_t stride = below(random, longest + 1);
    v.sizes.push_back(size);
    v.strides.push_back(stride);
    if (size > 1) room -= (size - 1) * stride;
  }
  return v;
}

Tensor random_tensor(Random& random, const Aval& aval, bool bits) {
  Tensor tensor = zeros(aval);
  for (char& c : tensor.bytes) c = static_cast<char>(bits ? random() % 2 : random());
  return tensor;
}

// --- the checks

struct Program {
  Graph graph;
  std::vector<Tensor> starts;
};

// Parameters: the buffer, the value if it is a write, then the starts.
void build(Program& program, const Aval& buffer, const ViewForm& form, const View& view, bool writes, DType start_dtype) {
  Builder b(&program.graph);
  const Value whole = b.parameter(buffer);
  const Value value = writes ? b.parameter({view.dtype, view.sizes}) : Value();
  Values starts;
  for (const int64_t start : form.starts) {
    starts.push_back(b.parameter({start_dtype, {}}));
    program.starts.push_back(zeros({start_dtype, {}}));
    program.starts.back().set_integer(0, start);
  }
  program.graph.set_results({writes ? write(b, whole, value, form, starts) : read(b, whole, form, view.dtype, starts)});
}

std::string key_of(const Aval& buffer, const ViewForm& form, const View& view) {
  c10::SmallVector<uint64_t, 32> key;
  form.append_key(key);
  std::string text = buffer.to_string() + ' ' + std::string(dtype_info(view.dtype).name) + to_string(view.sizes);
  for (const uint64_t word : key) text += ' ' + std::to_string(word);
  return text;
}

struct Checker {
  explicit Checker(uint64_t seed) : seed(seed), random(seed) {}

  void check(const Aval& buffer, const View& view) {
    const int before = test::num_failures();
    const ViewForm form = analyze(buffer, view.strided());
    ++kinds[form.kind];
    const bool bits = buffer.dtype == DType::Bool || view.dtype == DType::Bool;
    const Tensor old = random_tensor(random, buffer, bits);
    const std::vector<int64_t> elements = view.elements();
    const std::set<int64_t> distinct(elements.begin(), elements.end());
    const DType start_dtype = below(random, 2) ? DType::Int : DType::Long;
    Tensor typed{{view.dtype, shape_as_or_empty(buffer, view)}, old.bytes};

    Program reading;
    build(reading, buffer, form, view, false, start_dtype);
    expect_ok(ir::verify(reading.graph));
    Tensor expected = zeros({view.dtype, view.sizes});
    for (size_t n = 0; n < elements.size(); ++n) expected.copy(static_cast<int64_t>(n), typed, elements[n]);
    compare(run(reading, {old}), expected, "read");

    // Where elements coincide the order of writes is open: then all are written with one value.
    Tensor value = random_tensor(random, {view.dtype, view.sizes}, bits);
    if (distinct.size() != elements.size())
      for (int64_t n = 1; n < value.aval.numel(); ++n) value.copy(n, value, 0);
    Program writing;
    build(writing, buffer, form, view, true, start_dtype);
    expect_ok(ir::verify(writing.graph));
    for (size_t n = 0; n < elements.size(); ++n) typed.copy(elements[n], value, static_cast<int64_t>(n));
    compare(run(writing, {old, value}), {buffer, typed.bytes}, "write");

    expect(!form.covers_all() || static_cast<int64_t>(distinct.size()) * value_size(view) == buffer.size_bytes(), "covers_all() is true of the whole buffer only");
    Dims order;
    if (dense_order(view.strided().sizes, view.strided().strides, &order) && !elements.empty())
      expect(distinct.size() == elements.size() && *distinct.rbegin() - *distinct.begin() + 1 == static_cast<int64_t>(distinct.size()), "a dense view has no hole");

    const std::string text = ir::print_stablehlo(reading.graph) + ir::print_stablehlo(writing.graph);
    const auto [known, is_new] = texts.try_emplace(key_of(buffer, form, view) + std::string(dtype_info(start_dtype).name), text);
    expect(known->second == text, "equal keys, equal programs");
    repeated += !is_new;
    if (test::num_failures() != before) {
      std::printf("  in %s of %s, kind %d\n", view.to_string().c_str(), buffer.to_string().c_str(), static_cast<int>(form.kind));
      throw test::Stop{};
    }
  }

  static int64_t value_size(const View& view) { return dtype_info(view.dtype).size_bytes; }
  static Shape shape_as_or_empty(const Aval& buffer, const View& view) { return {buffer.size_bytes() / value_size(view)}; }
  static Tensor run(const Program& program, std::vector<Tensor> parameters) {
    parameters.insert(parameters.end(), program.starts.begin(), program.starts.end());
    return interpret(program.graph, parameters);
  }
  static void compare(const Tensor& found, const Tensor& expected, const char* what) {
    expect_equal(found.aval.to_string(), expected.aval.to_string());
    expect(found.bytes == expected.bytes, std::string("the ") + what + " is right");
  }
  void report() {
    std::printf("      seed %llu: identity %d, empty %d, slices %d, gather %d; %zu programs, %d forms seen again\n", static_cast<unsigned long long>(seed),
                kinds[ViewForm::Kind::kIdentity], kinds[ViewForm::Kind::kEmpty], kinds[ViewForm::Kind::kSlices], kinds[ViewForm::Kind::kGather], texts.size(), repeated);
  }

  const uint64_t seed;
  Random random;
  std::map<ViewForm::Kind, int> kinds;
  std::map<std::string, std::string> texts;
  int repeated = 0;
};

const Case chains{"chains of views, also as another dtype, are read and written like strided memory", [] {
  Checker checker(kSeed);
  for (int i = 0; i < 4000; ++i) {
    const Aval buffer = random_buffer(checker.random);
    View view = whole(buffer, random_view_dtype(checker.random, buffer));
    for (int64_t steps = below(checker.random, 6); steps > 0; --steps) {
      if (below(checker.random, 3) == 0) other_step(checker.random, view);
      else basic_step(checker.random, view);
    }
    if (numel(view.sizes) <= 2000) checker.check(buffer, view);
  }
  checker.report();
  expect(checker.kinds.size() == 4 && checker.repeated > 200, "every kind comes up, and forms come up again");
}};

const Case strided{"as_strided, overlapping or not, is read and written like strided memory", [] {
  Checker checker(kSeed + 1);
  for (int i = 0; i < 4000; ++i) {
    const Aval buffer = random_buffer(checker.random);
    checker.check(buffer, random_strided(checker.random, buffer, random_view_dtype(checker.random, buffer)));
  }
  checker.report();
}};

const Case basic{"indexing, permuting and expanding never needs a gather or a scatter", [] {
  Checker checker(kSeed + 2);
  for (int i = 0; i < 2000; ++i) {
    const Aval buffer = random_buffer(checker.random);
    View view = whole(buffer, buffer.dtype);
    for (int64_t steps = below(checker.random, 6); steps > 0; --steps) basic_step(checker.random, view);
    checker.check(buffer, view);
  }
  checker.report();
  expect_equal(checker.kinds[ViewForm::Kind::kGather], 0);
}};

const Case run_time_starts{"where a view starts is no part of its key", [] {
  const Aval buffer{DType::Float, {6, 4}};
  std::set<std::string> keys;
  for (int64_t row = 0; row < 6; ++row) {
    const View view{DType::Float, {4}, {1}, 4 * row};
    keys.insert(key_of(buffer, analyze(buffer, view.strided()), view));
  }
  expect_equal(keys.size(), size_t{1});
}};

const Case contiguous{"contiguity and identity", [] {
  const Aval buffer{DType::Float, {2, 3}};
  const auto identity = [&](const View& view) { return is_identity(buffer, view.strided()); };
  expect(identity({DType::Float, {2, 3}, {3, 1}, 0}));
  expect(!identity({DType::Float, {2, 3}, {3, 1}, 1}) && !identity({DType::Int, {2, 3}, {3, 1}, 0}));
  expect(!identity({DType::Float, {6}, {1}, 0}) && !identity({DType::Float, {3, 2}, {1, 3}, 0}));
  const auto is_dense = [](const Shape& sizes, const Dims& strides) { return is_contiguous({sizes.data(), sizes.size()}, {strides.data(), strides.size()}); };
  expect(is_dense({}, {}) && is_dense({2, 1, 3}, {3, 99, 1}) && is_dense({1}, {7}));
  expect(!is_dense({2, 3}, {1, 2}) && !is_dense({2, 3}, {4, 1}) && !is_dense({2}, {0}));
}};

}  // namespace

int main(int argc, char** argv) { return test::run_all(argc > 1 ? argv[1] : ""); }
