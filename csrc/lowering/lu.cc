// LU factors with partial pivoting, and what PyTorch makes of them: systems, inverses, determinants. A panel of columns is
// eliminated one column after the other; what is right of it follows by a triangular system and a product. Both are loops, so
// that a large matrix has no larger program than a small one.
// Source: Golub and Van Loan, Matrix Computations, section 3.4; pivots and info as LAPACK's getrf counts them, from 1.
#include "lowering/matrices.h"

#include "lowering/indexing.h"

namespace torch_tpu::lowering {
namespace {

constexpr int64_t kPanel = 64;  // columns

struct Factors {
  Value lu;       // [..., m, n]: L below the diagonal, without its ones, and U
  Value pivots;   // i32[..., k]: the row with which row i was exchanged, from 1
  Value rows;     // i32[..., m]: the row of A that stands at row i
  Value info;     // i32[...]: the first column whose pivot is 0, from 1; else 0
};

// The size by which LAPACK compares pivots.
Value pivot_size(Builder& b, const Value& x) {
  return is_complex(x.dtype()) ? b.add(b.abs(b.real(x)), b.abs(b.imag(x))) : b.abs(x);
}

// The first position of the largest value along the last dimension; NaN is larger than all.
Value first_largest(Builder& b, const Value& x) {
  const Value largest = b.reduce_max(x, {x.rank() - 1});
  const Value at = b.iota(DType::Int, x.shape(), x.rank() - 1);
  const Value equal = b.or_(b.compare(x, b.unsqueeze(largest, x.rank() - 1), Compare::kEq), b.is_nan(x));
  return b.reduce_min(b.select(equal, at, b.constant(DType::Int, x.dim(-1) - 1, x.shape())), {x.rank() - 1});
}

// One element of each vector, or one row of each matrix, as a value without that dimension.
Value pick(Builder& b, const Value& x, int64_t dim, const Value& chosen) {
  return b.reduce_add(b.select(chosen, x, zeros_like(b, x)), {dim});
}

// Exchanges rows j and p of x, [..., m, n]; j is a number, p one for each matrix.
Value exchange(Builder& b, const Value& x, const Value& j, const Value& p) {
  const int64_t rank = x.rank();
  const Value rows = rows_of(b, x.shape());
  const Value at_j = b.compare(rows, j, Compare::kEq), at_p = b.compare(rows, b.unsqueeze(b.unsqueeze(p, rank - 2), rank - 1), Compare::kEq);
  const Value row_j = b.unsqueeze(pick(b, x, rank - 2, at_j), rank - 2), row_p = b.unsqueeze(pick(b, x, rank - 2, at_p), rank - 2);
  return b.select(at_j, row_p, b.select(at_p, row_j, x));
}

// Eliminates the columns of `x`, [..., m, w], which are those from number `start` of a matrix with k pivots. i32 throughout.
// rows: the order of x's rows; pivots: [..., w].
Factors eliminate(Builder& b, const Value& x, const Value& start, int64_t k, bool pivot) {
  const Shape batch = batch_of(x);
  const int64_t rank = x.rank(), w = x.dim(-1), steps = std::min(w, x.dim(-2));
  const auto more = [=](Builder& body, const Values& v) -> Values { return {body.compare(v[0], steps, Compare::kLt)}; };
  const auto step = [=](Builder& body, const Values& v) -> Values {
    const Value column_number = v[0], j = body.add(v[0], v[5]);
    Value lu = v[1];
    const Value rows = rows_of(body, lu.shape()), columns = columns_of(body, lu.shape());
    const Value here = body.compare(columns, column_number, Compare::kEq);
    Value p = body.broadcast_to(j, batch);
    if (pivot) {
      const Value size = pivot_size(body, pick(body, lu, rank - 1, here));
      const Value open = body.compare(body.iota(DType::Int, size.shape(), rank - 2), j, Compare::kGe);
      p = first_largest(body, body.select(open, size, body.constant_like(size, -1)));
      lu = exchange(body, lu, j, p);
    }
    const Value column = pick(body, lu, rank - 1, here);                                             // [..., m]
    const Value row = pick(body, lu, rank - 2, body.compare(rows, j, Compare::kEq));                 // [..., w]
    const Value at = body.compare(body.iota(DType::Int, row.shape(), rank - 2), column_number, Compare::kEq);
    const Value diagonal = pick(body, row, rank - 2, at);
    const Value zero = body.compare(diagonal, 0, Compare::kEq);
    const Value divisor = body.unsqueeze(body.select(zero, body.constant_like(diagonal, 1), diagonal), rank - 2);
    const Value below = body.compare(rows, j, Compare::kGt), right = body.compare(columns, column_number, Compare::kGt);
    const Value factor = body.broadcast_to(body.unsqueeze(body.divide(column, divisor), rank - 1), lu.shape());
    const Value update = body.subtract(lu, body.multiply(factor, body.unsqueeze(row, rank - 2)));
    lu = body.select(below, body.select(right, update, body.select(here, factor, lu)), lu);
    const Value pivots = body.select(at, body.unsqueeze(p, rank - 2), v[2]);
    const Value order = pivot ? body.squeeze(exchange(body, body.unsqueeze(v[3], rank - 1), j, p), {rank - 1}) : v[3];
    const Value first = body.and_(body.and_(zero, body.compare(v[4], 0, Compare::kEq)), body.compare(j, k, Compare::kLt));
    return {body.add(column_number, 1), lu, pivots, order, body.select(first, body.broadcast_to(body.add(j, 1), batch), v[4]), v[5]};
  };
  const Values out = b.while_loop({b.constant(DType::Int, 0), x, b.constant(DType::Int, 0, after(batch, {w})),
                                   b.iota(DType::Int, after(batch, {x.dim(-2)}), rank - 2), b.constant(DType::Int, 0, batch), start}, more, step);
  return {out[1], out[2], out[3], out[4]};
}

// One panel of `all` after the other, each followed by all columns on its right. Precondition: kPanel divides both sizes.
Factors eliminate_panels(Builder& b, const Value& all, int64_t k, bool pivot) {
  const Shape batch = batch_of(all);
  const int64_t rank = all.rank(), m = all.dim(-2), n = all.dim(-1), ends = (k + kPanel - 1) / kPanel * kPanel;
  const auto more = [=](Builder& body, const Values& v) -> Values { return {body.compare(v[0], ends, Compare::kLt)}; };
  const auto step = [=](Builder& body, const Values& v) -> Values {
    const Value& start = v[0];
    const Values origin(static_cast<size_t>(rank), body.constant(DType::Int, 0));
    const auto at = [&](int64_t dim, int64_t dim2 = -1) { Values starts = origin; starts[dim] = start; if (dim2 >= 0) starts[dim2] = start; return starts; };
    const auto sizes = [&](int64_t rows, int64_t columns) { const Shape shape = after(batch, {rows, columns}); return Dims(shape.begin(), shape.end()); };
    const Factors panel = eliminate(body, body.dynamic_slice(v[1], at(rank - 1), sizes(m, kPanel)), start, k, pivot);
    Value lu = pivot ? permute_rows(body, v[1], panel.rows) : v[1];
    const Value order = pivot ? gather_along(body, v[3], rank - 2, panel.rows) : v[3];
    const Value corner = body.dynamic_slice(panel.lu, at(rank - 2), sizes(kPanel, kPanel));
    const Value across = body.dynamic_slice(lu, at(rank - 2), sizes(kPanel, n));
    const Value end = body.add(start, kPanel), right = body.compare(columns_of(body, across.shape()), end, Compare::kGe);
    const Value upper = body.select(right, solve_triangle(body, corner, across, true, false, true), zeros_like(body, across));
    const Value below = body.compare(rows_of(body, panel.lu.shape()), end, Compare::kGe);
    lu = body.subtract(lu, matmul(body, body.select(below, panel.lu, zeros_like(body, panel.lu)), upper));
    lu = body.dynamic_update_slice(lu, body.select(right, upper, across), at(rank - 2));
    lu = body.dynamic_update_slice(lu, panel.lu, at(rank - 1));
    Values where(static_cast<size_t>(rank - 1), body.constant(DType::Int, 0));
    where.back() = start;
    const Value info = body.select(body.compare(v[4], 0, Compare::kEq), panel.info, v[4]);
    return {end, lu, body.dynamic_update_slice(v[2], panel.pivots, where), order, info};
  };
  const Values out = b.while_loop({b.constant(DType::Int, 0), all, b.constant(DType::Int, 0, after(batch, {ends})),
                                   b.iota(DType::Int, after(batch, {m}), rank - 2), b.constant(DType::Int, 0, batch)}, more, step);
  return {out[1], out[2], out[3], out[4]};
}

Factors factor(Builder& b, const Value& a, bool pivot) {
  const Shape batch = batch_of(a);
  const int64_t rank = a.rank(), m = a.dim(-2), n = a.dim(-1), k = std::min(m, n);
  if (a.numel() == 0)
    return {a, b.constant(DType::Int, 0, after(batch, {k})), b.iota(DType::Int, after(batch, {m}), rank - 2), b.constant(DType::Int, 0, batch)};
  Factors f;
  if (n <= kPanel) {
    f = eliminate(b, a, b.constant(DType::Int, 0), k, pivot);
  } else {  // zeros around it move no row: a column of zeros is its own pivot
    const auto rounded = [](int64_t size) { return (size + kPanel - 1) / kPanel * kPanel; };
    Dims high(static_cast<size_t>(rank), 0);
    high[rank - 2] = rounded(m) - m;
    high[rank - 1] = rounded(n) - n;
    const Dims none(static_cast<size_t>(rank), 0);
    f = eliminate_panels(b, b.pad(a, b.constant(a.dtype(), int64_t{0}), none, high, none), k, pivot);
  }
  return {block(b, f.lu, 0, m, 0, n), b.add(b.slice_dim(f.pivots, rank - 2, 0, k), 1), b.slice_dim(f.rows, rank - 2, 0, m), f.info};
}

// The order of `m` rows that exchanging row i with row pivots[i], one after the other, leads to: i32[..., m].
Value order_of(Builder& b, const Value& pivots, int64_t m) {
  const Shape batch(pivots.shape().begin(), pivots.shape().end() - 1), lines = after(batch, {m, 1});
  const int64_t rank = pivots.rank() + 1, k = pivots.dim(-1);
  const auto more = [=](Builder& body, const Values& v) -> Values { return {body.compare(v[0], k, Compare::kLt)}; };
  const auto step = [=](Builder& body, const Values& v) -> Values {
    const Value at = body.compare(body.iota(DType::Int, v[2].shape(), rank - 2), v[0], Compare::kEq);
    const Value p = body.subtract(pick(body, v[2], rank - 2, at), 1);
    return {body.add(v[0], 1), exchange(body, v[1], v[0], p), v[2]};
  };
  const Value rows = b.iota(DType::Int, lines, rank - 2);
  return b.squeeze(b.while_loop({b.constant(DType::Int, 0), rows, pivots}, more, step)[1], {rank - 1});
}

// P of A = P L U, in `dtype`, where row i of L U is row rows[i] of A.
Value permutation(Builder& b, const Value& rows, DType dtype) {
  const Shape shape = after(Shape(rows.shape().begin(), rows.shape().end()), {rows.dim(-1)});
  return transposed(b, b.convert(b.compare(columns_of(b, shape), b.unsqueeze(rows, rows.rank()), Compare::kEq), dtype));
}

Value inverse_order(Builder& b, const Value& rows) {
  return scatter_along(b, zeros_like(b, rows), rows.rank() - 1, rows, b.iota(DType::Int, rows.shape(), rows.rank() - 1), Combine::kSet);
}

// A X = Y, or A^H X = Y, with the factors of A. All batches equal.
Value solve_with(Builder& b, const Value& lu, const Value& rows, const Value& y, bool adjoint_of) {
  if (!adjoint_of) return solve_triangle(b, lu, solve_triangle(b, lu, permute_rows(b, y, rows), true, false, true), true, true, false);
  const Value half = solve_triangle(b, lu, y, true, true, false, "ADJOINT");
  return permute_rows(b, solve_triangle(b, lu, half, true, false, true, "ADJOINT"), inverse_order(b, rows));
}

// The same, from the right: X A = Y is A^H X^H = Y^H.
Value solve_with(Builder& b, const Value& lu, const Value& rows, const Value& y, bool left, bool adjoint_of) {
  return left ? solve_with(b, lu, rows, y, adjoint_of) : adjoint(b, solve_with(b, lu, rows, adjoint(b, y), !adjoint_of));
}

Value with_batch_of_rows(Builder& b, const Value& rows, const Shape& batch) { return b.broadcast_to(rows, after(batch, {rows.dim(-1)})); }

// PyTorch factors the transpose of a matrix that is contiguous, and the formulas of its gradients count on that.
Value as_factored(Builder& b, const Args& a) { return a.contiguous("A") && !is_complex(a.dtype_of("A")) ? transposed(b, a.tensor("A")) : a.tensor("A"); }

// -1 where the pivots exchange an odd number of rows.
Value parity(Builder& b, const Value& pivots, DType dtype) {
  const Value in_place = b.add(b.iota(DType::Int, pivots.shape(), pivots.rank() - 1), 1);
  const Value moved = b.reduce_add(b.convert(b.compare(pivots, in_place, Compare::kNe), DType::Int), {pivots.rank() - 1});
  return b.convert(b.subtract(b.constant_like(moved, 1), b.multiply(b.remainder(moved, b.constant_like(moved, 2)), int64_t{2})), dtype);
}

const Rule lu_factor{{"aten::linalg_lu_factor_ex"}, [](Builder& b, const Args& a) -> Results {
  const Factors f = factor(b, a.tensor("A"), a.boolean("pivot"));
  return {f.lu, f.pivots, f.info};
}};

Values unpacked(Builder& b, const Value& lu) {
  const int64_t m = lu.dim(-2), n = lu.dim(-1), k = std::min(m, n);
  const Value low = triangle(b, block(b, lu, 0, m, 0, k), false, true);
  return {b.add(low, identity(b, lu.dtype(), low.shape())), triangle(b, block(b, lu, 0, k, 0, n), true)};
}

const Rule lu{{"aten::linalg_lu"}, [](Builder& b, const Args& a) -> Results {
  const bool pivot = a.boolean("pivot");
  const Factors f = factor(b, a.tensor("A"), pivot);
  const Values parts = unpacked(b, f.lu);
  return {pivot ? permutation(b, f.rows, f.lu.dtype()) : b.constant(f.lu.dtype(), int64_t{0}, {0}), parts[0], parts[1]};
}};

const Rule lu_unpack{{"aten::lu_unpack"}, [](Builder& b, const Args& a) -> Results {
  const Value lu = a.tensor("LU_data"), none = b.constant(lu.dtype(), int64_t{0}, {0});
  const Values parts = a.boolean("unpack_data") ? unpacked(b, lu) : Values{none, none};
  return {a.boolean("unpack_pivots") ? permutation(b, order_of(b, a.tensor("LU_pivots"), lu.dim(-2)), lu.dtype()) : none, parts[0], parts[1]};
}};

const Rule lu_solve{{"aten::linalg_lu_solve"}, [](Builder& b, const Args& a) -> Results {
  const auto [lu, y] = broadcast_batches(b, a.tensor("LU"), a.tensor("B"));
  const Value rows = with_batch_of_rows(b, order_of(b, a.tensor("pivots"), lu.dim(-1)), batch_of(lu));
  return solve_with(b, lu, rows, y, a.boolean("left"), a.boolean("adjoint"));
}};

const Rule solve{{"aten::_linalg_solve_ex"}, [](Builder& b, const Args& a) -> Results {
  const Value matrix = a.tensor("A");
  const Factors f = factor(b, matrix, true);
  Value y = a.tensor("B");
  const bool vector = is_vector_side(matrix.shape(), y.shape());
  if (vector) y = b.unsqueeze(y, y.rank());
  const auto [lu, right] = broadcast_batches(b, f.lu, y);
  const Value x = solve_with(b, lu, with_batch_of_rows(b, f.rows, batch_of(lu)), right, a.boolean("left"), false);
  return {vector ? b.squeeze(x, {x.rank() - 1}) : x, f.lu, f.pivots, f.info};
}};

const Rule inverse{{"aten::linalg_inv_ex"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("A");
  const Factors f = factor(b, x, true);
  return {solve_with(b, f.lu, f.rows, identity(b, x.dtype(), x.shape()), false), f.info};
}};

const Rule det{{"aten::_linalg_det"}, [](Builder& b, const Args& a) -> Results {
  const Factors f = factor(b, as_factored(b, a), true);
  const Value diagonal = diagonal_of(b, f.lu);
  return {b.multiply(b.reduce_mul(diagonal, {diagonal.rank() - 1}), parity(b, f.pivots, diagonal.dtype())), f.lu, f.pivots};
}};

const Rule slogdet{{"aten::_linalg_slogdet"}, [](Builder& b, const Args& a) -> Results {
  const Factors f = factor(b, as_factored(b, a), true);
  const Value diagonal = diagonal_of(b, f.lu), size = b.abs(diagonal);
  const Value sign = b.multiply(b.reduce_mul(b.sign(diagonal), {diagonal.rank() - 1}), parity(b, f.pivots, diagonal.dtype()));
  return {sign, b.reduce_add(b.log(size), {diagonal.rank() - 1}), f.lu, f.pivots};
}};

}  // namespace
}  // namespace torch_tpu::lowering
