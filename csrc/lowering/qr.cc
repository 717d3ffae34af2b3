// QR factors. XLA eliminates (its custom call Qr gives the reflectors as LAPACK's geqrf does); the product of the reflectors is
// a matter of products and one triangular system: H_1 ... H_k = I - V T V^H with T = D (I + U D)^-1, where D = diag(tau) and U is
// the strict upper triangle of V^H V. Source: Joffrain, Low, Quintana-Ortí, van de Geijn, Van Zee, Accumulating Householder
// transformations, revisited (ACM TOMS 32, 2006).
#include "lowering/qr.h"

namespace torch_tpu::lowering {
namespace {

// The reflectors' vectors, below R's diagonal, and tau; of an empty matrix there are none.
Values reflectors(Builder& b, const Value& x) {
  const Shape batch = batch_of(x);
  const Aval tau{x.dtype(), after(batch, {std::min(x.dim(-2), x.dim(-1))})};
  if (x.numel() == 0) return {x, b.constant(tau.dtype, int64_t{0}, tau.shape)};
  return b.custom_call("Qr", {x}, {x.aval(), tau}, "");
}

// H_1 ... H_k y, or its adjoint times y. packed: [..., m, at least k], tau: [..., k], y: [..., m, n].
Value reflect(Builder& b, const Value& packed, const Value& tau, const Value& y, bool adjoint_of) {
  const int64_t m = packed.dim(-2), k = tau.dim(-1);
  if (k == 0 || y.numel() == 0) return y;
  const Value low = triangle(b, block(b, packed, 0, m, 0, k), false, true), v = b.add(low, identity(b, low.dtype(), low.shape()));
  const Value inner = triangle(b, matmul(b, adjoint(b, v), v), true, true);
  const Value unit = b.add(b.multiply(inner, b.unsqueeze(tau, tau.rank() - 1)), identity(b, inner.dtype(), inner.shape()));
  const auto weighted = [&](const Value& x, const Value& by) { return b.multiply(x, b.unsqueeze(by, by.rank())); };
  Value part = matmul(b, adjoint(b, v), y);
  if (adjoint_of) part = solve_triangle(b, unit, weighted(part, conjugate(b, tau)), true, true, true, "ADJOINT");
  else part = weighted(solve_triangle(b, unit, part, true, true, true), tau);
  return b.subtract(y, matmul(b, v, part));
}

}  // namespace

Factored factor_qr(Builder& b, const Value& x) {
  const Values packed = reflectors(b, x);
  return {packed[0], packed[1], triangle(b, block(b, packed[0], 0, std::min(x.dim(-2), x.dim(-1)), 0, x.dim(-1)), true)};
}

Value times_q(Builder& b, const Factored& qr, const Value& y, bool adjoint_of) { return reflect(b, qr.packed, qr.tau, y, adjoint_of); }

namespace {

const Rule geqrf{{"aten::geqrf"}, [](Builder& b, const Args& a) -> Results { return reflectors(b, a.tensor("self")); }};

const Rule qr{{"aten::linalg_qr"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("A");
  const std::string mode = a.string("mode");
  const int64_t m = x.dim(-2), n = x.dim(-1), k = std::min(m, n), columns = mode == "complete" ? m : k;
  const Values packed = reflectors(b, x);
  const Value r = triangle(b, block(b, packed[0], 0, columns, 0, n), true);
  if (mode == "r") return {b.constant(x.dtype(), int64_t{0}, {0}), r};
  return {reflect(b, packed[0], packed[1], identity(b, x.dtype(), after(batch_of(x), {m, columns})), false), r};
}};

const Rule householder_product{{"aten::linalg_householder_product"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("input");
  return reflect(b, x, a.tensor("tau"), identity(b, x.dtype(), x.shape()), false);
}};

// Q y, Q^H y, y Q = (Q^H y^H)^H, y Q^H.
const Rule ormqr{{"aten::ormqr"}, [](Builder& b, const Args& a) -> Results {
  const Value y = a.tensor("input3"), packed = a.tensor("self"), tau = a.tensor("input2");
  const bool transpose = a.boolean("transpose");
  if (a.boolean("left")) return reflect(b, packed, tau, y, transpose);
  return adjoint(b, reflect(b, packed, tau, adjoint(b, y), !transpose));
}};

}  // namespace
}  // namespace torch_tpu::lowering
