// segment_reduce and its gradient: one dimension is cut into segments, by their lengths or by where they begin and end, and each
// is reduced to one element. Data is seen as [O, N, I] (in front of the dimension, it, behind it), segments as [O, M].
#include "lowering/indexing.h"
#include "lowering/pointwise.h"
#include "lowering/scan.h"

namespace torch_tpu::lowering {
namespace {

int64_t product_of(const Shape& shape, int64_t from, int64_t to) {
  int64_t count = 1;
  for (int64_t i = from; i < to; ++i) count *= shape[i];
  return count;
}

struct Segments {
  Segments(Builder& b, const Args& a) : dtype(compute_dtype(a.dtype_of("data"))) {
    float_only(a, a.dtype_of("data"));
    shape = a.aval("data").shape;
    const int64_t axis = wrap_dim(a.integer("axis"), static_cast<int64_t>(shape.size()));
    const bool by_offsets = a.has("offsets");
    TORCH_CHECK(by_offsets || a.has("lengths"), "segment_reduce(): Either lengths or offsets must be defined.");
    const Value given = a.as(by_offsets ? "offsets" : "lengths", DType::Int);
    TORCH_CHECK(given.rank() == axis + 1, "segment_reduce(): Expected axis to be the last dimension of lengths but got ", axis, ".");
    outer = product_of(shape, 0, axis);
    inner = product_of(shape, axis + 1, static_cast<int64_t>(shape.size()));
    size = shape[axis];
    count = given.dim(axis) - by_offsets;
    TORCH_CHECK(count >= 0 && product_of(given.shape(), 0, axis) == outer, "segment_reduce(): lengths and data do not go together");
    const Value rows = b.reshape(given, {outer, given.dim(axis)});
    const Value ends = by_offsets ? b.slice_dim(rows, 1, 1, count + 1) : running_sum(b, rows);
    lengths = by_offsets ? b.subtract(ends, b.slice_dim(rows, 1, 0, count)) : rows;
    result = shape;
    result[axis] = count;
    if (size == 0) return;
    // An element belongs to the segment of which the number is that of the ends at or before it.
    const Value ended = scatter_at(b, b.constant(DType::Int, 0, {outer, size}), {0, 1}, {b.iota(DType::Int, {outer, count}, 0), ends},
                                   b.constant(DType::Int, 1), 0, Combine::kAdd);
    number = running_sum(b, ended);
    if (!by_offsets || count == 0) return;
    const Value before = b.compare(b.iota(DType::Int, {outer, size}, 1), b.slice_dim(rows, 1, 0, 1), Compare::kLt);
    number = b.select(before, b.constant(DType::Int, count), number);  // of none
  }

  static Value running_sum(Builder& b, const Value& x) {
    return scan(b, x, 1, b.constant(x.dtype(), 0), [](Builder& body, const Value& before, const Value& y) { return body.add(before, y); });
  }

  Values places(Builder& b) const { return {b.iota(DType::Int, {outer, size}, 0), number}; }
  Value elements(Builder& b, const Value& x) const { return b.reshape(x, {outer, size, inner}); }
  Value segments(Builder& b, const Value& x) const { return b.reshape(x, {outer, count, inner}); }
  Value lengths_as(Builder& b, DType type) const { return b.unsqueeze(b.convert(lengths, type), 2); }
  // [O, N, I] -> [O, M, I]: combined with `base`, which broadcasts.
  Value combine_into(Builder& b, const Value& base, const Value& x, Combine how) const {
    const Value start = b.broadcast_to(base, {outer, count, inner});
    return size == 0 || count == 0 ? start : scatter_at(b, start, {0, 1}, places(b), x, 0, how);
  }
  // [O, M, I] -> [O, N, I]: each element gets its segment's.
  Value spread(Builder& b, const Value& x) const { return gather_at(b, x, {0, 1}, places(b), 0); }

  DType dtype;              // of the computation
  Shape shape, result;      // of data, and of its reduction
  int64_t outer, size, count, inner;
  Value lengths;            // i32[O, M]
  Value number;             // i32[O, N]: of each element's segment; M or more: in none
};

std::string reduction(const Args& a) {
  const std::string name = a.string("reduce");
  return name == "amax" ? "max" : name == "amin" ? "min" : name;
}

const Rule segment_reduce{{"aten::segment_reduce"}, [](Builder& b, const Args& a) -> Results {
  TORCH_CHECK(!a.has("indices"), "segment_reduce(): indices based reduction is not supported yet.");
  const Segments s(b, a);
  const std::string reduce = reduction(a);
  const Combine how = reduce == "max" ? Combine::kMaximum : reduce == "min" ? Combine::kMinimum : reduce == "prod" ? Combine::kMultiply : Combine::kAdd;
  TORCH_CHECK(how != Combine::kAdd || reduce == "sum" || reduce == "mean", "unsupported reduction ", reduce);
  const Value start = a.has("initial") ? a.value("initial", s.dtype) : identity_of(b, how, s.dtype, {});
  Value found = s.combine_into(b, start, s.elements(b, a.as("data", s.dtype)), how);
  if (reduce == "mean") {
    const Value lengths = s.lengths_as(b, s.dtype), empty = b.compare(lengths, 0, Compare::kEq);
    const Value of_none = a.has("initial") ? found : b.constant_like(found, std::numeric_limits<double>::quiet_NaN());
    found = b.select(empty, of_none, b.divide(found, lengths));
  }
  return b.reshape(found, s.result);
}};

// The product of a segment's other elements where this one is 0 or NaN, so that nothing can be divided by it.
Value product_of_others(Builder& b, const Args& a, const Segments& s, const Value& x) {
  const Value zero = b.compare(x, 0, Compare::kEq), nan = b.is_nan(x);
  const Value start = a.has("initial") ? a.value("initial", s.dtype) : b.constant(s.dtype, 1);
  const Value usual = s.spread(b, s.combine_into(b, start, b.select(b.or_(zero, nan), b.constant_like(x, 1), x), Combine::kMultiply));
  const auto others = [&](const Value& kind) {  // is there another such element?
    const Value own = b.convert(kind, s.dtype), all = s.spread(b, s.combine_into(b, b.constant(s.dtype, 0), own, Combine::kAdd));
    return b.compare(b.subtract(all, own), 0, Compare::kGt);
  };
  const Value with_zero = b.select(others(zero), b.multiply(usual, 0), usual);
  return b.select(others(nan), b.constant_like(x, std::numeric_limits<double>::quiet_NaN()), with_zero);
}

const Rule segment_reduce_backward{{"aten::_segment_reduce_backward"}, [](Builder& b, const Args& a) -> Results {
  const Segments s(b, a);
  const Value none = b.constant(s.dtype, 0, s.shape);
  if (none.numel() == 0 || s.count == 0) return none;
  const std::string reduce = reduction(a);
  const Value grad = s.segments(b, a.as("grad", s.dtype)), x = s.elements(b, a.as("data", s.dtype)), zero = b.constant(s.dtype, 0);
  const auto result = [&] { return s.segments(b, a.as("output", s.dtype)); };
  Value found;
  if (reduce == "sum") {
    found = s.spread(b, grad);
  } else if (reduce == "mean") {
    found = s.spread(b, b.divide(grad, s.lengths_as(b, s.dtype)));
  } else if (reduce == "prod") {
    const Value bad = b.or_(b.is_nan(x), b.compare(x, 0, Compare::kEq));
    const Value others = b.multiply(s.spread(b, grad), product_of_others(b, a, s, x));
    found = b.select(bad, others, b.divide(s.spread(b, b.multiply(grad, result())), x));
  } else {
    // Elements that are equally extreme share a positive gradient; a negative one each gets whole, as on CPU.
    const Value winner = b.or_(b.is_nan(x), b.compare(x, s.spread(b, result()), Compare::kEq));
    const Value winners = s.spread(b, s.combine_into(b, zero, b.convert(winner, s.dtype), Combine::kAdd)), whole = s.spread(b, grad);
    const Value shared = b.and_(b.compare(whole, 0, Compare::kGt), b.compare(winners, 1, Compare::kGt));
    found = b.select(winner, b.select(shared, b.divide(whole, winners), whole), zero);
  }
  const Value belongs = b.unsqueeze(b.compare(s.number, s.count, Compare::kLt), 2);
  return b.reshape(b.select(belongs, found, zero), s.shape);
}};

}  // namespace
}  // namespace torch_tpu::lowering
