// p-norm distances between the rows of matrices, and their gradients. One fused sum over |x1[i] - x2[j]|^p, which is never
// stored; the Euclidean distance of many rows goes by |x|^2 - 2xy + |y|^2 as on CPU, where a matmul does the work.
#include <cmath>

#include "lowering/indexing.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

using ir::Compare;

Value norm_of_last(Builder& b, const Value& difference, double p) {
  const Dims last{difference.rank() - 1};
  const Value size = b.abs(difference);
  if (p == 0) return b.reduce_add(b.convert(b.compare(size, 0, Compare::kNe), size.dtype()), last);
  if (p == 1) return b.reduce_add(size, last);
  if (p == 2) return b.sqrt(b.reduce_add(b.multiply(size, size), last));
  // The largest; of no coordinates 0.
  if (std::isinf(p)) return size.dim(-1) == 0 ? b.reduce_add(size, last) : reduce_extreme(b, size, last, true);
  return b.power(b.reduce_add(b.power(size, b.constant(size.dtype(), p)), last), b.constant(size.dtype(), 1 / p));
}

// Gradient of the distance with respect to `difference` [..., M], times `grad`. grad and distance: [..., 1]. It is 0 where
// the distance is, and sign(d) |d|^(p-1) / distance^(p-1) elsewhere.
Value norm_gradient(Builder& b, const Value& difference, const Value& grad, const Value& distance, double p) {
  const Value zero = b.constant(difference.dtype(), 0);
  if (p == 0) return b.constant_like(difference, 0);
  if (p == 1) return b.multiply(grad, b.sign(difference));
  const Value size = b.abs(difference);
  if (std::isinf(p)) return b.select(b.compare(size, distance, Compare::kEq), b.multiply(grad, b.sign(difference)), zero);
  Value nothing = b.compare(distance, 0, Compare::kEq);
  if (p == 2) return b.select(nothing, zero, b.divide(b.multiply(grad, difference), distance));
  if (p < 1) nothing = b.or_(nothing, b.compare(size, 0, Compare::kEq));
  const Value exponent = b.constant(difference.dtype(), p - 1);
  const Value slope = b.multiply(b.sign(difference), b.divide(b.power(size, exponent), b.power(distance, exponent)));
  return b.select(nothing, zero, b.multiply(grad, slope));
}

// Euclidean: sqrt(max(0, |x|^2 + |y|^2 - 2 x.y)). x: [..., P, M], y: [..., R, M].
Value euclidean_by_matmul(Builder& b, const Args& a, const Value& x, const Value& y) {
  const int64_t rank = x.rank();
  const Dims batch = other_dims(rank - 2, {});
  const Value cross = b.dot_general(x, y, {batch, batch, {rank - 1}, {rank - 1}}, a.ambient().matmul_precision);
  const Value xx = b.unsqueeze(b.reduce_add(b.multiply(x, x), {rank - 1}), rank - 1);
  const Value yy = b.unsqueeze(b.reduce_add(b.multiply(y, y), {rank - 1}), rank - 2);
  return b.sqrt(b.maximum(b.subtract(b.add(xx, yy), b.multiply(cross, 2)), 0));
}

// Both operands with their leading dimensions broadcast to each other.
std::pair<Value, Value> operands(Builder& b, const Args& a) {
  const auto [x, y] = a.promoted("x1", "x2");
  Shape x_shape = x.shape(), y_shape = y.shape();
  const size_t rank = std::max(x_shape.size(), y_shape.size());
  x_shape.insert(x_shape.begin(), rank - x_shape.size(), 1);
  y_shape.insert(y_shape.begin(), rank - y_shape.size(), 1);
  for (size_t d = 0; d + 2 < rank; ++d) {
    if (x_shape[d] == 1) x_shape[d] = y_shape[d];
    y_shape[d] = x_shape[d];
  }
  return {b.broadcast_to(x, x_shape), b.broadcast_to(y, y_shape)};
}

Value pairwise_difference(Builder& b, const Value& x, const Value& y) {  // [..., P, R, M]
  return b.subtract(b.unsqueeze(x, x.rank() - 1), b.unsqueeze(y, y.rank() - 2));
}

const Rule cdist_forward{{"aten::_cdist_forward"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = operands(b, a);
  const int64_t mode = a.integer_or("compute_mode", 0);
  const bool many = x.dim(-2) > 25 || y.dim(-2) > 25;
  if (a.real("p") == 2 && (mode == 1 || (mode == 0 && many))) return euclidean_by_matmul(b, a, x, y);
  return norm_of_last(b, pairwise_difference(b, x, y), a.real("p"));
}};

// With respect to x1, of its broadcast shape.
const Rule cdist_backward{{"aten::_cdist_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, y] = operands(b, a);
  const auto column = [&](const char* name) { return b.unsqueeze(a.as(name, x.dtype()), x.rank()); };
  const Value slopes = norm_gradient(b, pairwise_difference(b, x, y), column("grad"), column("cdist"), a.real("p"));
  return b.reduce_add(slopes, {x.rank() - 1});
}};

// --- pdist: the pairs i < j of the rows of one matrix, in the order (0,1), (0,2), ..., (1,2), ...: pair (i, j) has the
// number i (2n - i - 1) / 2 + j - i - 1

Value number_of_pair(Builder& b, int64_t n, const Value& i, const Value& j) {
  const Value twice = b.multiply(i, b.subtract(b.constant_like(i, 2 * n - 1), i));
  const Value first = b.shift_right_logical(twice, b.constant_like(i, 1));
  return b.subtract(b.subtract(b.add(first, j), i), 1);
}

const Rule pdist_forward{{"aten::_pdist_forward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const int64_t n = x.dim(0), count = n * (n - 1) / 2;
  if (count <= 0) return b.constant(x.dtype(), 0, {0});
  const Value distances = norm_of_last(b, pairwise_difference(b, x, x), a.real("p"));
  // The row of pair k is the root of the quadratic above; a quarter more than k keeps floor away from whole numbers.
  const Value k = b.iota(DType::Long, {count}, 0);
  const double half = static_cast<double>(n) - 0.5;
  const Value under_root = b.subtract(b.constant(DType::Double, half * half - 0.5), b.multiply(b.convert(k, DType::Double), 2));
  const Value row = b.convert(b.floor(b.subtract(b.constant(DType::Double, half), b.sqrt(under_root))), DType::Long);
  const Value before = number_of_pair(b, n, row, row);  // of the pair before the row's first
  const Value column = b.add(b.subtract(k, before), row);
  return take_rows(b, b.reshape(distances, {n * n}), 0, b.add(b.multiply(row, n), column));
}};

const Rule pdist_backward{{"aten::_pdist_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const int64_t n = x.dim(0);
  if (x.numel() == 0 || n < 2) return b.constant_like(x, 0);
  const Shape square{n, n};
  const Value i = b.iota(DType::Long, square, 0), j = b.iota(DType::Long, square, 1);
  // On the diagonal some other pair's number: the difference there is 0, and so is its gradient.
  const Value pair = b.reshape(number_of_pair(b, n, b.minimum(i, j), b.maximum(i, j)), {n * n});
  const auto spread_pairs = [&](const char* name) { return b.reshape(take_rows(b, a.as(name, x.dtype()), 0, pair), {n, n, 1}); };
  const Value slopes = norm_gradient(b, pairwise_difference(b, x, x), spread_pairs("grad"), spread_pairs("pdist"), a.real("p"));
  return b.reduce_add(slopes, {1});
}};

}  // namespace
}  // namespace torch_tpu::lowering
