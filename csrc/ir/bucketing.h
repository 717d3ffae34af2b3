// Bucketing: turns the template of an op's graph into one graph for a range of sizes, node by node. Of padding.h, for padding*.cc
// alone. Every value has static sizes, those at the bound; where an op would let the padding into a value, the padding is masked
// right before it.
#pragma once

#include <cstdlib>
#include <map>
#include <string>
#include <string_view>
#include <unordered_map>
#include <vector>

#include "ir/attrs.h"
#include "ir/emit.h"
#include "ir/inline.h"
#include "ir/padding.h"

namespace torch_tpu::ir {

// The same value in a buffer of another shape: cut off, or filled up with zeros.
Value in_buffer(Builder& b, Value x, const Shape& shape);

struct Unpaddable {
  std::string why;
};

class Bucketing {
 public:
  Bucketing(const SizeTemplate& sizes, const Bucket& bucket, Graph* into) : t_(sizes), from_(sizes.graph()), bucket_(bucket), graph_(*into), b_(into) {}

  void run() {
    became_.resize(static_cast<size_t>(from_.num_values()));
    if (bucket_.bound > INT32_MAX) throw Unpaddable{"a size above 2^31"};
    Values buffers;
    for (size_t p = 0; p < from_.parameters().size(); ++p) buffers.push_back(b_.parameter({from_.aval(from_.parameters()[p]).dtype, bucket_.parameters[p]}));
    n_ = b_.parameter({DType::Int, {}});
    for (size_t p = 0; p < from_.parameters().size(); ++p) {
      const int32_t v = from_.parameters()[p];
      became_[static_cast<size_t>(v)] = in_buffer(b_, buffers[p], bound_of(v));
      buffer_of_[v] = buffers[p];
    }
    for (node_ = 0; node_ < from_.nodes().size(); ++node_) {
      const Node& node = from_.nodes()[node_];
      if (node.location >= 0) graph_.set_location(from_.locations()[static_cast<size_t>(node.location)]);
      add(node);
    }
    Values results;
    for (size_t r = 0; r < from_.results().size(); ++r) results.push_back(in_buffer(b_, value(from_.results()[r].id()), bucket_.results[r]));
    graph_.set_results(results);
    for (const Alias& alias : from_.aliases())
      if (buffers[static_cast<size_t>(alias.parameter)].aval() == results[static_cast<size_t>(alias.result)].aval()) graph_.add_alias(alias);
  }

 private:
  // --- what the nodes became

  Value value(int32_t v) const { return became_[static_cast<size_t>(v)]; }
  Shape bound_of(int32_t v) const { return t_.shape(v, bucket_.bound); }
  Value operand(const Node& node, size_t i) const { return value(node.operands[i]); }
  Extents extents(const Node& node, size_t i) const { return t_.extents(node.operands[i]); }
  Extents result_extents(const Node& node) const { return t_.extents(node.first_result); }
  void becomes(const Node& node, Value x) { became_[static_cast<size_t>(node.first_result)] = x; }

  // The node as it is, on the given operands, at the sizes of the bound.
  Values copy(const Node& node, const Values& operands, const std::vector<Attr>& attrs) {
    Graphs regions;
    for (const auto& region : node.regions) regions.push_back(clone(*region));
    Avals avals;
    for (int32_t i = 0; i < node.num_results; ++i) avals.push_back({from_.aval(node.first_result + i).dtype, bound_of(node.first_result + i)});
    return emit_all(graph_, node.op, operands, std::move(avals), attrs, std::move(regions));
  }

  Values operands_of(const Node& node) const {
    Values operands;
    for (int32_t v : node.operands) operands.push_back(value(v));
    return operands;
  }

  std::vector<Attr> attrs_at_bound(const Node& node) const {
    std::vector<Attr> attrs = node.attrs;
    for (size_t i = 0; i < attrs.size(); ++i) attrs[i].text = t_.attr_text(node_, i, bucket_.bound);
    return attrs;
  }

  void take(const Node& node, const Values& results) {
    for (int32_t i = 0; i < node.num_results; ++i) became_[static_cast<size_t>(node.first_result + i)] = results[static_cast<size_t>(i)];
  }

  void keep(const Node& node) { take(node, copy(node, operands_of(node), attrs_at_bound(node))); }

  [[noreturn]] void refuse(const Node& node, const char* what = "sees the padding") const { throw Unpaddable{node.op + " " + what}; }
  void require(bool fine, const Node& node, const char* what) const {
    if (!fine) refuse(node, what);
  }

  // --- sizes at run time

  // extent.at(n), 0-d.
  Value number(const Extent& extent, DType dtype) {
    Value& known = numbers_[{extent.scale, extent.offset, dtype}];
    if (known) return known;
    if (!extent.varies()) return known = b_.constant(dtype, extent.offset);
    if (std::abs(extent.at(bucket_.bound)) > INT32_MAX) throw Unpaddable{"a number above 2^31"};
    Value x = n_;
    if (extent.scale != 1) x = b_.multiply(x, b_.constant(DType::Int, extent.scale));
    if (extent.offset != 0) x = b_.add(x, b_.constant(DType::Int, extent.offset));
    return known = b_.convert(x, dtype);
  }

  // x, of which XLA knows that dimension d ends at the extent: it masks the rest, whatever the op.
  Value bounded(const Value& x, int64_t d, const Extent& extent) {
    const Value y = b_.set_dimension_size(x, number(extent, DType::Int), d);
    for (int64_t i = 0; i < x.rank(); ++i)
      if (graph_.bounded(x.id(), i)) graph_.set_bounded(y.id(), i);
    graph_.set_bounded(y.id(), d);
    return y;
  }
  Value unbounded(const Value& x, int64_t d) {
    const Value y = b_.set_dimension_size(x, b_.constant(DType::Int, x.dim(d)), d);
    for (int64_t i = 0; i < x.rank(); ++i)
      if (i != d && graph_.bounded(x.id(), i)) graph_.set_bounded(y.id(), i);
    return y;
  }

  // x with `filler` from the extent on.
  Value masked(const Value& x, int64_t d, const Extent& extent, const Value& filler) {
    const Value inside = b_.compare(b_.iota(DType::Int, x.shape(), d), number(extent, DType::Int), Compare::kLt);
    return b_.select(inside, x, filler);
  }

  // `size` elements of dimension d from `start` (0-d) on; what lies beyond x is undefined.
  Value part(Value x, int64_t d, Value start, int64_t size) {
    const auto high_pad = [&](const Value& y, int64_t more) {
      if (more <= 0) return y;
      Dims zeros(y.rank(), 0), high(y.rank(), 0);
      high[d] = more;
      return b_.pad(y, b_.constant(y.dtype(), int64_t{0}), zeros, high, zeros);
    };
    const auto cut = [&](const Value& y, const Value& at) {
      Values starts(y.rank(), b_.constant(at.dtype(), int64_t{0}));
      starts[d] = at;
      Dims sizes(y.shape().begin(), y.shape().end());
      sizes[d] = size;
      return b_.dynamic_slice(y, starts, sizes);
    };
    x = high_pad(x, size - x.dim(d));
    // A start too near to the end would be moved by dynamic_slice: first the last `size` elements, then those that are wanted.
    const Value first = b_.minimum(start, b_.constant(start.dtype(), x.dim(d) - size));
    return cut(high_pad(cut(x, first), size), b_.subtract(start, first));
  }

  // --- ops

  bool touched(const Node& node) const {
    if (t_.attrs_vary(node_)) return true;
    for (int32_t v : node.operands)
      if (t_.varies(v)) return true;
    for (int32_t i = 0; i < node.num_results; ++i)
      if (t_.varies(node.first_result + i)) return true;
    return false;
  }

  void add(const Node& node) {
    if (node.callee) refuse(node, "is a call");
    if (!touched(node)) return keep(node);
    const auto found = handlers().find(node.op);
    if (found == handlers().end()) refuse(node);
    (this->*found->second)(node);
  }

  using Handler = void (Bucketing::*)(const Node&);
  static const std::unordered_map<std::string_view, Handler>& handlers();   // which ops may see padding, and how

  // padding_shape.cc
  void same(const Node& node);
  void constant(const Node& node);
  void reshape(const Node& node);
  struct Group {   // dimensions of both sides that hold the same elements
    Extents from, to;
    bool stays() const;
  };
  static std::vector<Group> groups_of(const Extents& from, const Extents& to);
  Value packed(const Value& x, int64_t d, const Group& group);
  void reverse(const Node& node);
  void slice(const Node& node);
  Value clamped(const Node& node, const Value& start, const Extent& whole, const Extent& taken);
  void dynamic_slice(const Node& node);
  void dynamic_update_slice(const Node& node);
  void pad(const Node& node);
  void concatenate(const Node& node);
  // padding_compute.cc
  struct Numbers {
    Dims window, dropped, batching, map;
    int64_t vector_dim = 0;
  };
  Numbers dimension_numbers(const Node& node, const char* window, const char* dropped, const char* batching, const char* map) const;
  void reduce(const Node& node);
  void windows(const Node& node);
  void convolution(const Node& node);
  void rng_bit_generator(const Node& node);
  void dot_general(const Node& node);
  void sort(const Node& node);
  void gather(const Node& node);
  void scatter(const Node& node);

  const SizeTemplate& t_;
  const Graph& from_;
  const Bucket& bucket_;
  Graph& graph_;
  Builder b_;
  size_t node_ = 0;
  Value n_;
  std::vector<Value> became_;
  std::map<int32_t, Value> buffer_of_;   // of each parameter
  std::map<std::tuple<int64_t, int64_t, DType>, Value> numbers_;
};

}  // namespace torch_tpu::ir
