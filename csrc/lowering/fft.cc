// Fourier transforms. One dimension after another, as StableHLO's fft transforms the last dimension; its inverses divide by the
// length, so that what PyTorch asks for is one factor at the end. c128 runs on CPU's plugin only: a TPU has no such transform.
#include <cmath>
#include <numeric>

#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

Value transform(Builder& b, const Value& x, int64_t dim, std::string_view type, int64_t length) {
  Dims swap(x.rank());
  std::iota(swap.begin(), swap.end(), 0);
  std::swap(swap[dim], swap.back());
  return b.transpose(b.fft(b.transpose(x, swap), type, {length}), swap);
}

// ATen's fft_norm_mode: 0 none, 1 by the root of n, 2 by n.
double factor(const Args& a, int64_t n, bool inverse) {
  const double asked[] = {1.0, 1 / std::sqrt(static_cast<double>(n)), 1.0 / static_cast<double>(n)};
  return asked[a.integer("normalization")] * (inverse ? static_cast<double>(n) : 1.0);
}

Value times(Builder& b, const Value& x, double number) {
  if (number == 1) return x;
  if (!is_complex(x.dtype())) return b.multiply(x, number);
  return b.complex(b.multiply(b.real(x), number), b.multiply(b.imag(x), number));
}

Dims wrapped_dims(const Args& a, const Value& x) {
  Dims dims = a.integers("dim");
  for (int64_t& d : dims) d = wrap_dim(d, x.rank());
  return dims;
}

int64_t sizes(const Value& x, const Dims& dims) {
  int64_t n = 1;
  for (int64_t d : dims) n *= x.dim(d);
  return n;
}

const Rule c2c{{"aten::_fft_c2c"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.tensor("self");
  const Dims dims = wrapped_dims(a, x);
  const bool forward = a.boolean("forward");
  const double number = factor(a, sizes(x, dims), !forward);
  if (x.numel() == 0) return x;
  for (int64_t d : dims) x = transform(b, x, d, forward ? "FFT" : "IFFT", x.dim(d));
  return times(b, x, number);
}};

// The last of `dim` is the one of which only the first half is kept.
const Rule r2c{{"aten::_fft_r2c"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  Dims dims = wrapped_dims(a, x);
  const double number = factor(a, sizes(x, dims), false);
  const int64_t last = dims.back(), n = x.dim(last);
  const bool half = a.boolean("onesided");
  Shape shape = x.shape();
  if (half) shape[last] = n / 2 + 1;
  if (x.numel() == 0) return b.constant(c10::toComplexType(x.dtype()), 0, shape);
  Value y = half ? transform(b, x, last, "RFFT", n) : transform(b, b.convert(x, c10::toComplexType(x.dtype())), last, "FFT", n);
  dims.pop_back();
  for (int64_t d : dims) y = transform(b, y, d, "FFT", y.dim(d));
  return times(b, y, number);
}};

const Rule c2r{{"aten::_fft_c2r"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.tensor("self");
  Dims dims = wrapped_dims(a, x);
  const int64_t last = dims.back(), n = a.integer("last_dim_size");
  dims.pop_back();
  Shape shape = x.shape();
  shape[last] = n;
  const double number = factor(a, sizes(x, dims) * n, true);
  if (x.numel() == 0) return b.constant(c10::toRealValueType(x.dtype()), 0, shape);
  for (int64_t d : dims) x = transform(b, x, d, "IFFT", x.dim(d));
  return times(b, transform(b, x, last, "IRFFT", n), number);
}};

}  // namespace
}  // namespace torch_tpu::lowering
