// Ops that move whole elements to static places: joining, turning, repeating, cutting triangles. No arithmetic, no indices.
#include <algorithm>

#include "lowering/indexing.h"

namespace torch_tpu::lowering {
namespace {

// Joins in the common dtype. An empty 1-d tensor may stand among tensors of any rank: it counts for the dtype only.
Results cat_all(Builder& b, const Args& a) {
  const DType dtype = a.result_type({"tensors"});
  Values xs;
  for (const Value& x : a.tensors("tensors"))
    if (x.shape() != Shape{0}) xs.push_back(b.convert(x, dtype));
  if (xs.empty()) return b.constant(dtype, int64_t{0}, {0});
  return b.concatenate(xs, a.dim("dim", xs[0].rank()));
}

const Rule cat{{"aten::cat"}, cat_all};
const Rule prims_cat = Rule({"prims::cat"}, cat_all).view();

const Rule stack{{"aten::stack", "aten::_stack"}, [](Builder& b, const Args& a) -> Results {
  const DType dtype = a.result_type({"tensors"});
  Values xs = a.tensors("tensors");
  const int64_t dim = a.dim("dim", xs[0].rank() + 1);
  for (Value& x : xs) x = b.unsqueeze(b.convert(x, dtype), dim);
  return b.concatenate(xs, dim);
}};

// --- order

const Rule flip{{"aten::flip"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  Dims dims = a.integers("dims");
  for (int64_t& d : dims) d = wrap_dim(d, x.rank());
  return x.rank() == 0 ? x : b.reverse(x, dims);
}};
const Rule prims_rev = Rule({"prims::rev"}, [](Builder& b, const Args& a) -> Results {
                         return b.reverse(a.tensor("a"), a.integers("dims"));
                       }).view();

Value roll_dim(Builder& b, const Value& x, int64_t dim, int64_t shift) {
  const int64_t size = x.dim(dim);
  const int64_t cut = size == 0 ? 0 : size - (shift % size + size) % size;
  return b.concatenate({b.slice_dim(x, dim, cut, size), b.slice_dim(x, dim, 0, cut)}, dim);
}

// Without dims, the flattened tensor is rolled.
const Rule roll{{"aten::roll"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.tensor("self");
  const Dims shifts = a.integers("shifts"), dims = a.integers("dims");
  if (dims.empty()) return b.reshape(roll_dim(b, flatten(b, x), 0, shifts[0]), x.shape());
  for (size_t i = 0; i < dims.size(); ++i) x = roll_dim(b, x, wrap_dim(dims[i], x.rank()), shifts[i]);
  return x;
}};

// --- copies

// [r0, r1] times [s0, s1] is [r0 * s0, r1 * s1]: broadcast to [r0, s0, r1, s1], then merge.
const Rule repeat{{"aten::repeat"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const Dims repeats = a.integers("repeats");
  const int64_t added = static_cast<int64_t>(repeats.size()) - x.rank();
  Shape spread, merged;
  Dims places;
  for (int64_t d = 0; d < static_cast<int64_t>(repeats.size()); ++d) {
    const int64_t size = d < added ? 1 : x.dim(d - added);
    spread.push_back(repeats[d]);
    if (d >= added) {
      places.push_back(static_cast<int64_t>(spread.size()));
      spread.push_back(size);
    }
    merged.push_back(repeats[d] * size);
  }
  return merged == x.shape() ? x : b.reshape(b.broadcast_in_dim(x, spread, places), merged);
}};

// --- triangles

// The part of x on and above (below) a diagonal, 0 elsewhere.
Value band(Builder& b, const Value& x, bool upper, int64_t diagonal) {
  const Shape matrix{x.dim(-2), x.dim(-1)};
  // Far outside of the matrix, one diagonal is like the other.
  const int64_t k = std::clamp<int64_t>(diagonal, -matrix[0] - 1, matrix[1] + 1);
  const Value row = b.add(b.iota(DType::Int, matrix, 0), k), column = b.iota(DType::Int, matrix, 1);
  const Value keep = b.compare(column, row, upper ? ir::Compare::kGe : ir::Compare::kLe);
  return b.select(keep, x, b.constant(x.dtype(), int64_t{0}));
}

const Rule tril{{"aten::tril"}, [](Builder& b, const Args& a) -> Results {
  return band(b, a.tensor("self"), /*upper=*/false, a.integer("diagonal"));
}};
const Rule triu{{"aten::triu"}, [](Builder& b, const Args& a) -> Results {
  return band(b, a.tensor("self"), /*upper=*/true, a.integer("diagonal"));
}};

}  // namespace
}  // namespace torch_tpu::lowering
