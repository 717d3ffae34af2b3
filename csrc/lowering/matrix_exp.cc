// The exponential of a matrix by scaling and squaring: products alone, which is what the device is good at. The Taylor polynomial
// of degree 16 by Paterson and Stockmeyer, six products; every matrix of a batch is scaled, and squared as often, by itself.
// Source: Higham, Functions of Matrices, section 10.3.
#include "ir/math.h"
#include "lowering/contract.h"
#include "lowering/matrices.h"

namespace torch_tpu::lowering {
namespace {

// The largest 1-norm for which the polynomial's backward error is less than half a unit in the last place.
double largest_norm(DType dtype) { return real_dtype(dtype) == DType::Double ? 0.78 : 2.47; }

constexpr int64_t kDegree = 16, kBlock = 4;

Value product(Builder& b, const Args& a, const Value& x, const Value& y) {  // of [N, n, n]
  return contract(b, a, x, y, {.lhs_batch = {0}, .rhs_batch = {0}, .lhs_contract = {2}, .rhs_contract = {1}});
}

Value taylor(Builder& b, const Args& a, const Value& x) {
  Values powers{identity(b, x.dtype(), x.shape()), x};
  while (powers.size() <= kBlock) powers.push_back(product(b, a, powers.back(), x));
  double factor = std::tgamma(kDegree + 1.0);  // 1 / the coefficient at hand
  Value sum = b.divide(powers[kBlock], factor);
  for (int64_t degree = kDegree - 1; degree >= 0; --degree) {
    factor /= static_cast<double>(degree + 1);
    sum = b.add(sum, b.divide(powers[degree % kBlock], factor));
    if (degree % kBlock == 0 && degree > 0) sum = product(b, a, sum, powers[kBlock]);
  }
  return sum;
}

const Rule matrix_exp{{"aten::linalg_matrix_exp"}, [](Builder& b, const Args& a) -> Results {
  const Value given = a.promoted1("self");
  const int64_t n = given.dim(-1);
  if (given.numel() == 0) return given;
  if (n == 1) return b.exponential(given);
  const Value x = b.reshape(given, {given.numel() / (n * n), n, n});
  const Value norm = b.reduce_max(b.reduce_add(b.abs(x), {1}), {1});
  // log2 that is off by one makes one squaring more or less; none where the norm is not finite.
  const Value wanted = b.ceil(ir::log2(b, b.divide(norm, largest_norm(x.dtype()))));
  const Value squarings = b.select(b.is_finite(wanted), b.maximum(wanted, 0), zeros_like(b, norm));
  const Value scale = b.reshape(b.convert(ir::exp2(b, b.negate(squarings)), x.dtype()), {x.dim(0), 1, 1});
  const auto more = [](Builder& body, const Values& v) -> Values { return {body.compare(v[0], v[3], Compare::kLt)}; };
  const auto square = [&a](Builder& body, const Values& v) -> Values {
    const Value open = body.reshape(body.compare(v[0], v[2], Compare::kLt), {v[1].dim(0), 1, 1});
    return {body.add(v[0], 1), body.select(open, product(body, a, v[1], v[1]), v[1]), v[2], v[3]};
  };
  const Value start = taylor(b, a, b.multiply(x, scale));
  const Value result = b.while_loop({b.constant(norm.dtype(), 0), start, squarings, b.reduce_max(squarings, {0})}, more, square)[1];
  return b.reshape(result, given.shape());
}};

}  // namespace
}  // namespace torch_tpu::lowering
