// Least squares. For LAPACK's driver gels by QR factors, for gelsy, PyTorch's default, by singular values, which tell the rank
// as well. The others, gelsd and gelss, return residuals or none as the data have it, and run on the host.
#include "lowering/qr.h"
#include "lowering/svd.h"

namespace torch_tpu::lowering {
namespace {

struct Solution {
  Value x, residuals;   // [..., n, k]; [..., k], or empty if there is no equation too many
};

// A of full rank.
Solution solve_full_rank(Builder& b, const Value& a, const Value& y) {
  const int64_t m = a.dim(-2), n = a.dim(-1), k = y.dim(-1), rank = y.rank();
  const auto square = [&](const Factored& qr, int64_t size) { return block(b, qr.r, 0, size, 0, size); };
  if (m < n) {  // A^H = Q R, and x = Q R^-H y is the shortest solution
    const Factored qr = factor_qr(b, adjoint(b, a));
    const Value half = solve_triangle(b, square(qr, m), y, true, true, false, "ADJOINT");
    Dims high(static_cast<size_t>(rank), 0), none(static_cast<size_t>(rank), 0);
    high[rank - 2] = n - m;
    return {times_q(b, qr, b.pad(half, b.constant(y.dtype(), int64_t{0}), none, high, none)), Value()};
  }
  const Factored qr = factor_qr(b, a);
  const Value turned = times_q(b, qr, y, /*adjoint_of=*/true);
  const Value x = solve_triangle(b, square(qr, n), block(b, turned, 0, n, 0, k), true, true, false);
  if (m == n) return {x, Value()};
  return {x, column_squares(b, block(b, turned, n, m, 0, k))};
}

const Rule lstsq{{"aten::linalg_lstsq"}, [](Builder& b, const Args& a) -> Results {
  const std::string driver = a.string_or("driver", "gelsy");
  TORCH_CHECK_NOT_IMPLEMENTED(driver == "gelsy" || driver == "gels", a.op(), ": driver ", driver, " returns residuals or none as the data have it");
  const Value given = a.tensor("self");
  TORCH_CHECK(given.rank() >= 2 && a.aval("b").shape.size() >= 1 && given.dtype() == a.dtype_of("b"), a.op(), ": a matrix and right sides of its dtype are expected");
  Value right = a.tensor("b");
  const bool vector = is_vector_side(given.shape(), right.shape());
  if (vector) right = b.unsqueeze(right, right.rank());
  TORCH_CHECK(right.rank() == given.rank() && right.dim(-2) == given.dim(-2), a.op(), ": sizes do not fit");
  const auto [matrix, y] = broadcast_batches(b, given, right);
  const int64_t m = matrix.dim(-2), n = matrix.dim(-1);
  const DType real = real_dtype(matrix.dtype());
  const Value no_number = b.constant(real, int64_t{0}, {0}), no_rank = b.constant(DType::Long, int64_t{0}, {0});
  const auto shaped = [&](const Value& x) { return vector ? b.squeeze(x, {x.rank() - 1}) : x; };
  if (matrix.numel() == 0 || y.numel() == 0) {
    const Value rank = driver == "gels" ? no_rank : b.constant(DType::Long, int64_t{0}, batch_of(given));
    TORCH_CHECK_NOT_IMPLEMENTED(m <= n || driver != "gels", a.op(), ": residuals of nothing");
    return {shaped(b.constant(matrix.dtype(), int64_t{0}, after(batch_of(matrix), {n, y.dim(-1)}))), no_number, rank, no_number};
  }
  if (driver == "gels") {
    const Solution found = solve_full_rank(b, matrix, y);
    return {shaped(found.x), found.residuals ? found.residuals : no_number, no_rank, no_number};
  }
  const bool wide = m < n;
  const Singular found = decompose(b, a, wide ? adjoint(b, given) : given, true, false);
  const double rcond = a.real_or("rcond", epsilon_of(real) * static_cast<double>(std::max(m, n)));
  const Value largest = b.slice_dim(found.s, found.s.rank() - 1, 0, 1);
  const Value counts = b.compare(found.s, b.multiply(largest, rcond), Compare::kGt);
  const Value rank = b.reduce_add(b.convert(counts, DType::Long), {found.s.rank() - 1});
  const auto all = [&](const Value& x) { return with_batch(b, x, batch_of(y)); };
  const Value u = all(wide ? found.v : found.u), v = all(wide ? found.u : found.v);
  const Value part = matmul(b, adjoint(b, u), y);
  const Value weights = b.unsqueeze(b.select(counts, found.s, b.constant_like(found.s, 1)), found.s.rank());
  const Value kept = b.select(b.unsqueeze(counts, counts.rank()), divided(b, part, b.broadcast_to(weights, part.shape())), zeros_like(b, part));
  return {shaped(matmul(b, v, kept)), no_number, rank, no_number};
}};

}  // namespace
}  // namespace torch_tpu::lowering
