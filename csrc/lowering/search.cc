// searchsorted and bucketize: how many elements of an ascending sequence come before each value (side left: those < value,
// right: those <= value). A short sequence is compared with every value in one fused sum; a long one is searched by
// halving, in a loop of log2(n) gathers. NaN comes after everything, as in CPU's binary search.
#include "lowering/indexing.h"
#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

constexpr int64_t kCountUpTo = 256;  // elements of the sequence

// True where an element comes before the value.
Value precedes(Builder& b, const Value& element, const Value& value, bool right) {
  return b.not_(b.compare(element, value, right ? Compare::kGt : Compare::kGe));
}

// sequence: [n], or [..., n] with the leading dimensions of `values`. Result: i32 of the values' shape.
Value count_before(Builder& b, const Value& sequence, const Value& values, bool right) {
  const Value elements = sequence.rank() > 1 ? b.unsqueeze(sequence, sequence.rank() - 1) : sequence;
  const Value before = precedes(b, elements, b.unsqueeze(values, values.rank()), right);
  return b.reduce_add(b.convert(before, DType::Int), {values.rank()});
}

// Adds to the position the powers of two that still lead to an element before the value.
Value search_by_halving(Builder& b, const Value& sequence, const Value& values, bool right) {
  const int64_t n = sequence.dim(-1), last = sequence.rank() - 1;
  int64_t step = 1;
  while (step * 2 <= n) step *= 2;
  const Values inits{b.constant(DType::Int, step), b.constant(DType::Int, 0, values.shape()), sequence, values};
  return b.while_loop(
      inits, [](Builder& body, const Values& v) -> Values { return {body.compare(v[0], 0, Compare::kGt)}; },
      [=](Builder& body, const Values& v) -> Values {
        const Value next = body.add(v[1], v[0]);
        const Value index = body.minimum(next, n);
        const Value at = body.subtract(index, 1);
        const Value element = last == 0 ? take_rows(body, v[2], 0, at) : gather_along(body, v[2], last, at);
        const Value take = body.and_(body.compare(next, n, Compare::kLe), precedes(body, element, v[3], right));
        return {body.shift_right_logical(v[0], body.constant(DType::Int, 1)), body.select(take, next, v[1]), v[2], v[3]};
      })[1];
}

Value search(Builder& b, const Value& sequence, const Value& values, bool right) {
  if (values.numel() == 0 || sequence.dim(-1) == 0) return b.constant(DType::Int, 0, values.shape());
  if (sequence.dim(-1) <= kCountUpTo) return count_before(b, sequence, values, right);
  // A gather indexes with at least one dimension.
  return b.reshape(search_by_halving(b, sequence, at_least_1d(b, values), right), values.shape());
}

const Rule searchsorted{{"aten::searchsorted.Tensor", "aten::searchsorted.Scalar"}, [](Builder& b, const Args& a) -> Results {
  auto [sequence, values] = a.promoted("sorted_sequence", "self");
  const Shape& rows = sequence.shape();
  TORCH_CHECK(rows.size() == 1 || (rows.size() == values.shape().size() && std::equal(rows.begin(), rows.end() - 1, values.shape().begin())),
              "the boundaries tensor should be 1 dimension or the first N-1 dimensions of boundaries tensor and input value tensor must match");
  if (a.has("sorter")) sequence = gather_along(b, sequence, sequence.rank() - 1, a.tensor("sorter"));
  return search(b, sequence, values, a.boolean("right") || a.string_or("side", "left") == "right");
}};

const Rule bucketize{{"aten::bucketize.Tensor", "aten::bucketize.Scalar"}, [](Builder& b, const Args& a) -> Results {
  const auto [sequence, values] = a.promoted("boundaries", "self");
  TORCH_CHECK(sequence.rank() == 1, "boundaries tensor must be 1 dimension");
  return search(b, sequence, values, a.boolean("right"));
}};

}  // namespace
}  // namespace torch_tpu::lowering
