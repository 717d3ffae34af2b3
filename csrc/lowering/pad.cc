// Padding: by a constant, by mirroring and by repeating the edge, and the gradients of the latter two. One dimension after the
// other; a negative pad crops. The gradient of a copied edge is the sum of everything that copied it.
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

// The last dimension comes first in `pad`: {left, right, top, bottom, ...}.
const Rule kConstantPad{{"aten::constant_pad_nd"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const Dims pad = a.integers("pad");
  Dims low(x.rank(), 0), high(x.rank(), 0);
  for (size_t i = 0; 2 * i < pad.size(); ++i) {
    low[x.rank() - 1 - i] = pad[2 * i];
    high[x.rank() - 1 - i] = pad[2 * i + 1];
  }
  return b.pad(x, a.value("value", x.dtype()), low, high, Dims(x.rank(), 0));
}};

// One dimension being padded: `size` elements become low + size + high.
struct Edge {
  int64_t dim, size, low, high;
  int64_t kept_start() const { return std::max<int64_t>(-low, 0); }
  int64_t kept_limit() const { return size + std::min<int64_t>(high, 0); }
};

template <typename Step>
Value for_each_edge(const Args& a, const Shape& shape, Value x, const Step& step) {
  const Dims padding = a.integers("padding");
  for (size_t i = 0; 2 * i < padding.size(); ++i) {
    const auto dim = static_cast<int64_t>(shape.size() - 1 - i);
    x = step(x, Edge{dim, shape[dim], padding[2 * i], padding[2 * i + 1]});
  }
  return x;
}

// Zeros around a part of a dimension, so that it starts at `start` of `size`.
Value placed(Builder& b, const Value& x, int64_t dim, int64_t start, int64_t size) {
  Dims low(x.rank(), 0), high(x.rank(), 0);
  low[dim] = start;
  high[dim] = size - start - x.dim(dim);
  return low[dim] == 0 && high[dim] == 0 ? x : b.pad(x, b.constant(x.dtype(), int64_t{0}), low, high, Dims(x.rank(), 0));
}

Value reflect(Builder& b, const Value& x, const Edge& e) {
  Values parts;
  if (e.low > 0) parts.push_back(b.reverse(b.slice_dim(x, e.dim, 1, 1 + e.low), {e.dim}));
  parts.push_back(b.slice_dim(x, e.dim, e.kept_start(), e.kept_limit()));
  if (e.high > 0) parts.push_back(b.reverse(b.slice_dim(x, e.dim, e.size - 1 - e.high, e.size - 1), {e.dim}));
  return b.concatenate(parts, e.dim);
}

Value reflect_backward(Builder& b, const Value& grad, const Edge& e) {
  const int64_t low = std::max<int64_t>(e.low, 0), high = std::max<int64_t>(e.high, 0), total = grad.dim(e.dim);
  Value sum = placed(b, b.slice_dim(grad, e.dim, low, total - high), e.dim, e.kept_start(), e.size);
  if (low > 0) sum = b.add(sum, placed(b, b.reverse(b.slice_dim(grad, e.dim, 0, low), {e.dim}), e.dim, 1, e.size));
  if (high > 0) sum = b.add(sum, placed(b, b.reverse(b.slice_dim(grad, e.dim, total - high, total), {e.dim}), e.dim, e.size - 1 - high, e.size));
  return sum;
}

Value replicate(Builder& b, const Value& x, const Edge& e) {
  const auto repeated = [&](int64_t at, int64_t times) {
    Shape shape = x.shape();
    shape[e.dim] = times;
    return b.broadcast_to(b.slice_dim(x, e.dim, at, at + 1), shape);
  };
  Values parts;
  if (e.low > 0) parts.push_back(repeated(0, e.low));
  parts.push_back(b.slice_dim(x, e.dim, e.kept_start(), e.kept_limit()));
  if (e.high > 0) parts.push_back(repeated(e.size - 1, e.high));
  return b.concatenate(parts, e.dim);
}

Value replicate_backward(Builder& b, const Value& grad, const Edge& e) {
  const int64_t low = std::max<int64_t>(e.low, 0), high = std::max<int64_t>(e.high, 0), total = grad.dim(e.dim);
  const auto summed = [&](int64_t start, int64_t limit) { return b.unsqueeze(b.reduce_add(b.slice_dim(grad, e.dim, start, limit), {e.dim}), e.dim); };
  Value sum = placed(b, b.slice_dim(grad, e.dim, low, total - high), e.dim, e.kept_start(), e.size);
  if (low > 0) sum = b.add(sum, placed(b, summed(0, low), e.dim, 0, e.size));
  if (high > 0) sum = b.add(sum, placed(b, summed(total - high, total), e.dim, e.size - 1, e.size));
  return sum;
}

using Step = Value (*)(Builder&, const Value&, const Edge&);

Rule forward(std::initializer_list<const char*> names, Step step, std::source_location where = std::source_location::current()) {
  return Rule(names, [step](Builder& b, const Args& a) -> Results {
    return for_each_edge(a, a.aval("self").shape, a.tensor("self"), [&](const Value& x, const Edge& e) { return step(b, x, e); });
  }, where);
}

Rule backward(std::initializer_list<const char*> names, Step step, std::source_location where = std::source_location::current()) {
  return Rule(names, [step](Builder& b, const Args& a) -> Results {
    return for_each_edge(a, a.aval("self").shape, a.promoted1("grad_output"), [&](const Value& x, const Edge& e) { return step(b, x, e); });
  }, where);
}

const Rule kPads[] = {
    forward({"aten::reflection_pad1d", "aten::reflection_pad2d", "aten::reflection_pad3d"}, reflect),
    forward({"aten::replication_pad1d", "aten::replication_pad2d", "aten::replication_pad3d"}, replicate),
    backward({"aten::reflection_pad1d_backward", "aten::reflection_pad2d_backward", "aten::reflection_pad3d_backward"}, reflect_backward),
    backward({"aten::replication_pad1d_backward", "aten::replication_pad2d_backward", "aten::replication_pad3d_backward"}, replicate_backward),
};

}  // namespace
}  // namespace torch_tpu::lowering
