// Linear algebra that StableHLO has, Cholesky factors and triangular systems, and the cross product.
#include "lowering/matrices.h"

namespace torch_tpu::lowering {
namespace {

const Rule solve_triangular{{"aten::linalg_solve_triangular"}, [](Builder& b, const Args& a) -> Results {
  const auto [matrix, y] = broadcast_batches(b, a.tensor("self"), a.tensor("B"));
  return solve_triangle(b, matrix, y, a.boolean("left"), a.boolean("upper"), a.boolean("unitriangular"), "NO_TRANSPOSE");
}};

const Rule triangular_solve{{"aten::triangular_solve"}, [](Builder& b, const Args& a) -> Results {
  const auto [matrix, y] = broadcast_batches(b, a.tensor("A"), a.tensor("self"));
  return {solve_triangle(b, matrix, y, true, a.boolean("upper"), a.boolean("unitriangular"), a.boolean("transpose") ? "TRANSPOSE" : "NO_TRANSPOSE"), matrix};
}};

// L L^H x = y, or U^H U x = y.
Value cholesky_solve_with(Builder& b, const Value& factor, const Value& y, bool upper) {
  const Value half = solve_triangle(b, factor, y, true, upper, false, upper ? "ADJOINT" : "NO_TRANSPOSE");
  return solve_triangle(b, factor, half, true, upper, false, upper ? "NO_TRANSPOSE" : "ADJOINT");
}

const Rule cholesky_solve{{"aten::_cholesky_solve_helper"}, [](Builder& b, const Args& a) -> Results {
  const auto [factor, y] = broadcast_batches(b, a.tensor("A"), a.tensor("self"));
  return cholesky_solve_with(b, factor, y, a.boolean("upper"));
}};

const Rule cholesky_inverse{{"aten::cholesky_inverse"}, [](Builder& b, const Args& a) -> Results {
  const Value factor = a.tensor("self");
  return cholesky_solve_with(b, factor, identity(b, factor.dtype(), factor.shape()), a.boolean("upper"));
}};

// Which leading minor is the first that is not positive, counted from 1, for matrices of which Cholesky failed: the pivots of an
// elimination one by one. StableHLO's own factor is then NaN throughout. No iteration where all is well.
Value first_bad_minor(Builder& b, const Value& x, const Value& failed) {
  const int64_t n = x.dim(-1), rank = x.rank();
  const Value info = b.constant(DType::Int, 0, failed.shape());
  const auto more = [=](Builder& body, const Values& v) -> Values {
    const Value open = body.reduce_or(body.and_(v[3], body.compare(v[2], 0, Compare::kEq)), all_dims(v[2]));
    return {body.and_(open, body.compare(v[0], n, Compare::kLt))};
  };
  const auto step = [=](Builder& body, const Values& v) -> Values {
    const Value& j = v[0];
    const Value &m = v[1], at = body.convert(j, DType::Int);
    const Value rows = body.iota(DType::Int, m.shape(), rank - 2), columns = body.iota(DType::Int, m.shape(), rank - 1);
    const Value here = body.compare(columns, at, Compare::kEq), there = body.compare(rows, at, Compare::kEq);
    const Value column = body.reduce_add(body.select(here, m, zeros_like(body, m)), {rank - 1});
    const Value pivot = body.reduce_add(body.select(body.and_(here, there), m, zeros_like(body, m)), {rank - 2, rank - 1});
    const Value positive = body.compare(body.real(pivot), 0, Compare::kGt);
    const Value bad = body.and_(body.not_(positive), body.compare(v[2], 0, Compare::kEq));
    const Value next = body.select(body.and_(bad, v[3]), body.add(at, 1), v[2]);
    const Value scaled = body.divide(column, body.unsqueeze(body.select(positive, pivot, body.constant_like(pivot, 1)), rank - 2));
    const Value update = body.multiply(body.unsqueeze(scaled, rank - 1), body.unsqueeze(conjugate(body, column), rank - 2));
    return {body.add(j, 1), body.subtract(m, update), next, v[3]};
  };
  return b.while_loop({b.constant(DType::Int, 0), x, info, failed}, more, step)[2];
}

const Rule cholesky_ex{{"aten::linalg_cholesky_ex"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  const bool upper = a.boolean("upper");
  if (x.numel() == 0) return {x, b.constant(DType::Int, 0, batch_of(x))};
  const Value factor = triangle(b, b.cholesky(x, !upper), upper);
  const Value failed = b.reduce_or(b.is_nan(factor), {x.rank() - 2, x.rank() - 1});
  // The elimination reads both triangles: the unread one is the mirror image of the other.
  const Value half = triangle(b, x, upper), mirror = adjoint(b, half);
  const Value diagonal = b.multiply(half, identity(b, x.dtype(), x.shape()));
  return {factor, first_bad_minor(b, b.subtract(b.add(half, mirror), diagonal), failed)};
}};

// Along a dimension of size 3; the others broadcast.
const Rule cross{{"aten::linalg_cross"}, [](Builder& b, const Args& a) -> Results {
  auto [x, y] = a.promoted("self", "other");
  const int64_t dim = a.dim("dim", x.rank());
  const auto part = [&](const Value& v, int64_t i) { return b.slice_dim(v, dim, i % 3, i % 3 + 1); };
  Values parts;
  for (int64_t i = 1; i <= 3; ++i)
    parts.push_back(b.subtract(b.multiply(part(x, i), part(y, i + 1)), b.multiply(part(x, i + 1), part(y, i))));
  return b.concatenate(parts, dim);
}};

}  // namespace
}  // namespace torch_tpu::lowering
