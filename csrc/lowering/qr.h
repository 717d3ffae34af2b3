// QR factors over Builder, the Q as the reflectors whose product it is.
#pragma once

#include "lowering/matrices.h"

namespace torch_tpu::lowering {

struct Factored {
  Value packed, tau;   // as LAPACK's geqrf gives them: [..., m, n], [..., min(m, n)]
  Value r;             // [..., min(m, n), n]
};

Factored factor_qr(Builder& b, const Value& x);
// Q y (y: [..., m, anything]), or its adjoint times y.
Value times_q(Builder& b, const Factored& qr, const Value& y, bool adjoint_of = false);

}  // namespace torch_tpu::lowering
