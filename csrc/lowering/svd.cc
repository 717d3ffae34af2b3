// Singular values and vectors, eigenvalues and -vectors of Hermitian matrices, by one-sided Jacobi on the device. Vectors are
// as free as in LAPACK: up to a sign (a phase), and within the space of equal values.
#include "lowering/svd.h"

#include "lowering/jacobi.h"
#include "lowering/qr.h"
#include "lowering/sorting.h"

namespace torch_tpu::lowering {
namespace {

// The largest size of an element, 1 if all are zero: [..., 1, 1], real. To divide by, so that no square overflows.
Value scale_of(Builder& b, const Value& x) {
  const Value largest = b.reduce_max(b.abs(x), {x.rank() - 2, x.rank() - 1});
  const Value scale = b.select(b.compare(largest, 0, Compare::kGt), largest, b.constant_like(largest, 1));
  return b.unsqueeze(b.unsqueeze(scale, scale.rank()), scale.rank() + 1);
}

// Columns in the order of `index`, [..., n].
Value permute_columns(Builder& b, const Value& x, const Value& index) { return transposed(b, permute_rows(b, transposed(b, x), index)); }

}  // namespace

Singular decompose(Builder& b, const Args& a, const Value& x, bool with_vectors, bool complete) {
  const int64_t m = x.dim(-2), n = x.dim(-1);
  const Value scale = scale_of(b, x);
  // A = Q R, and the columns of R^H, which are sooner orthogonal than those of R, are turned: R^H W = V S, so that A = (Q W) S V^H.
  const Factored qr = factor_qr(b, divided(b, x, scale));
  const Turned turned = turn_columns(b, adjoint(b, qr.r), with_vectors);
  const Sorted order = sort_along(b, a, b.sqrt(column_squares(b, turned.columns)), x.rank() - 2, /*descending=*/true);
  Singular found{Value(), b.multiply(order.values, b.squeeze(scale, {scale.rank() - 1})), Value()};
  if (!with_vectors) return found;
  const Value inside = permute_columns(b, turned.v, order.indices);
  // Columns of length 0 have no direction: the Q of those that have one completes them.
  const Value length = b.unsqueeze(order.values, x.rank() - 2), columns = permute_columns(b, turned.columns, order.indices);
  const Value directions = divided(b, columns, b.select(b.compare(length, 0, Compare::kGt), length, b.constant_like(length, 1)));
  const Factored unit = factor_qr(b, directions);
  const Value diagonal = diagonal_of(b, unit.r), known = b.compare(b.abs(diagonal), 0.5, Compare::kGt);
  const Value phase = b.select(known, b.sign(diagonal), b.constant_like(diagonal, 1));
  found.v = b.multiply(times_q(b, unit, identity(b, x.dtype(), unit.r.shape())), b.unsqueeze(phase, phase.rank() - 1));
  // Q [inside 0; 0 1], of which only the first n columns are asked for unless it is complete.
  const int64_t width = complete ? m : n;
  Dims high(x.rank(), 0);
  high[x.rank() - 2] = m - n;
  high[x.rank() - 1] = width - n;
  Value wide = b.pad(inside, b.constant(x.dtype(), int64_t{0}), Dims(x.rank(), 0), high, Dims(x.rank(), 0));
  if (width > n) {
    const Value at = rows_of(b, wide.shape()), same = b.compare(at, columns_of(b, wide.shape()), Compare::kEq);
    wide = b.select(b.and_(same, b.compare(at, n, Compare::kGe)), b.constant_like(wide, 1), wide);
  }
  found.u = times_q(b, qr, wide);
  return found;
}

namespace {

const Rule svd{{"aten::_linalg_svd"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("A");
  const bool full = a.boolean("full_matrices"), vectors = a.boolean("compute_uv");
  const int64_t m = x.dim(-2), n = x.dim(-1), k = std::min(m, n);
  const Shape batch = batch_of(x);
  const DType real = real_dtype(x.dtype());
  const Value none = b.constant(x.dtype(), int64_t{0}, {0});
  if (x.numel() == 0) {
    const Value s = b.constant(real, int64_t{0}, after(batch, {k}));
    if (!vectors) return {none, s, none};
    return {identity(b, x.dtype(), after(batch, {m, full ? m : k})), s, identity(b, x.dtype(), after(batch, {full ? n : k, n}))};
  }
  const bool wide = m < n;
  const Singular found = decompose(b, a, wide ? adjoint(b, x) : x, vectors, full);
  if (!vectors) return {none, found.s, none};
  return {wide ? found.v : found.u, found.s, adjoint(b, wide ? found.u : found.v)};
}};

// A + c, with c twice A's norm, is positive and well-conditioned: its columns, once they are orthogonal, are A's eigenvectors.
const Rule eigh{{"aten::_linalg_eigh"}, [](Builder& b, const Args& a) -> Results {
  const Value given = a.tensor("A");
  const bool upper = std::toupper(static_cast<unsigned char>(a.string("UPLO").at(0))) == 'U';
  const DType dtype = given.dtype(), real = real_dtype(dtype);
  const Value none = b.constant(dtype, int64_t{0}, {0});
  if (given.numel() == 0) {
    const Value values = b.constant(real, int64_t{0}, after(batch_of(given), {given.dim(-1)}));
    return {values, a.boolean("compute_v") ? given : none};
  }
  // The other triangle is not read, nor the imaginary part of the diagonal.
  const Value strict = triangle(b, given, upper, true), unit = identity(b, dtype, given.shape());
  const Value on_diagonal = b.compare(rows_of(b, given.shape()), columns_of(b, given.shape()), Compare::kEq);
  const Value whole = b.select(on_diagonal, b.convert(b.real(given), dtype), b.add(strict, adjoint(b, strict)));
  const Value scale = scale_of(b, whole), x = divided(b, whole, scale);
  const int64_t rank = x.rank();
  const Value norm = b.maximum(b.reduce_max(b.reduce_add(b.abs(x), {rank - 1}), {rank - 2}), 0.5);  // 0 of a matrix of zeros
  const Value shift = b.multiply(b.unsqueeze(b.unsqueeze(norm, rank - 2), rank - 1), 2.0);
  const Value shifted = b.add(x, b.multiply(unit, b.convert(shift, dtype)));
  const Value turned = turn_columns(b, shifted, /*with_v=*/false).columns;
  const Value v = divided(b, turned, b.unsqueeze(b.sqrt(column_squares(b, turned)), rank - 2));
  const Value values = b.reduce_add(b.real(b.multiply(conjugate(b, v), matmul(b, x, v))), {rank - 2});
  const Sorted order = sort_along(b, a, values, rank - 2, /*descending=*/false);
  const Value scaled_values = b.multiply(order.values, b.squeeze(scale, {scale.rank() - 1}));
  return {scaled_values, a.boolean("compute_v") ? permute_columns(b, v, order.indices) : none};
}};

}  // namespace
}  // namespace torch_tpu::lowering
