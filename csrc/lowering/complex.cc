// Complex numbers from and to their parts, conjugation and angle. Arithmetic on complex values lives with the other ops, in
// elementwise_*.cc, the views between real and complex in retype.cc. The conj and neg bits of a tensor are steps of its view
// form, so no rule here sees them.
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

const Rule conj_physical{{"aten::_conj_physical"}, [](Builder& b, const Args& a) -> Results {
  return conjugate(b, a.tensor("self"));
}};

// The two float operands, of one dtype: PyTorch has no meta function that would say so.
std::array<Value, 2> parts(const Args& a, const char* first, const char* second) {
  TORCH_CHECK(a.dtype_of(first) == a.dtype_of(second), "Expected object of scalar type ", a.dtype_of(first),
              " but got scalar type ", a.dtype_of(second), " for second argument");
  return a.promoted(first, second);
}

const Rule complex{{"aten::complex"}, [](Builder& b, const Args& a) -> Results {
  const auto [re, im] = parts(a, "real", "imag");
  return b.complex(re, im);
}};

const Rule polar{{"aten::polar"}, [](Builder& b, const Args& a) -> Results {
  const auto [size, angle] = parts(a, "abs", "angle");
  return b.complex(b.multiply(size, b.cosine(angle)), b.multiply(size, b.sine(angle)));
}};

// A negative real number points the other way; NaN points nowhere.
const Rule angle{{"aten::angle"}, [](Builder& b, const Args& a) -> Results {
  constexpr double kPi = 3.141592653589793238463;
  const Value x = a.floating1("self");
  if (is_complex(x.dtype())) return b.atan2(b.imag(x), b.real(x));
  const Value turn = b.select(b.compare(x, 0, Compare::kLt), b.constant_like(x, kPi), zeros_like(b, x));
  return b.select(b.is_nan(x), x, turn);
}};

}  // namespace
}  // namespace torch_tpu::lowering
