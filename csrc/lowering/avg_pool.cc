// Average pooling over fixed windows, and its gradient. Sums in the compute dtype, then divides by each window's count; the
// counts are products of one small constant per dimension. Integers divide towards zero, as on CPU.
#include "lowering/windows.h"

namespace torch_tpu::lowering {
namespace {

// x divided by what each window counts. f32[..., out...].
Value divide_by_counts(Builder& b, const Args& a, const Value& x, const Windows& windows) {
  if (a.has("divisor_override")) return b.divide(x, a.integer("divisor_override"));
  const bool with_padding = a.boolean("count_include_pad");
  Value counts;           // of the dimensions where windows differ
  int64_t same = 1;       // of the others
  for (int64_t i = 0; i < windows.count(); ++i) {
    std::vector<int64_t> sizes;
    for (int64_t o = 0; o < windows.out[i]; ++o) {
      const int64_t start = o * windows.stride[i] - windows.padding[i];
      const int64_t end = std::min(start + windows.kernel[i], windows.in[i] + windows.padding[i]);
      sizes.push_back(with_padding ? end - start : std::min(end, windows.in[i]) - std::max<int64_t>(start, 0));
    }
    if (std::all_of(sizes.begin(), sizes.end(), [&](int64_t size) { return size == sizes[0]; })) {
      if (!sizes.empty()) same *= sizes[0];
      continue;
    }
    Shape shape(windows.count() - i, 1);
    shape[0] = windows.out[i];
    const Value along = b.convert(b.constant_array(DType::Int, sizes, shape), x.dtype());
    counts = counts ? b.multiply(counts, along) : along;
  }
  if (!counts) return same == 1 ? x : b.divide(x, same);
  return b.divide(x, same == 1 ? counts : b.multiply(counts, same));
}

Value sum_windows(Builder& b, const Value& x, const ir::Window& window) {
  return b.reduce_window({x}, {b.constant(x.dtype(), int64_t{0})}, window,
                         [](Builder& body, const Values& v) { return Values{body.add(v[0], v[1])}; })[0];
}

template <int64_t kDims>
Results avg_pool(Builder& b, const Args& a) {
  const Value x = a.promoted1("self");
  const Windows windows = read_windows(a, x.shape(), kDims);
  return divide_by_counts(b, a, sum_windows(b, x, windows.window()), windows);
}

// Each input gets the share of every window that it is in: a sum over the windows that reach it, stride apart.
template <int64_t kDims>
Results avg_pool_backward(Builder& b, const Args& a) {
  const Windows windows = read_windows(a, a.aval("self").shape, kDims);
  const Value share = divide_by_counts(b, a, a.promoted1("grad_output"), windows);
  if (windows.tiles()) return spread_over_tiles(b, share, windows);
  const int64_t first = windows.first_dim();
  Dims low(first, 0), high(first, 0), interior(first, 0);
  ir::Window window;
  window.size.assign(first, 1);
  for (int64_t i = 0; i < kDims; ++i) {
    const int64_t reach = windows.kernel[i] - 1;
    low.push_back(reach - windows.padding[i]);
    high.push_back(windows.in[i] - 1 + windows.padding[i] - (windows.out[i] - 1) * windows.stride[i]);
    interior.push_back(windows.stride[i] - 1);
    window.size.push_back(windows.kernel[i]);
  }
  return sum_windows(b, b.pad(share, b.constant(share.dtype(), int64_t{0}), low, high, interior), window);
}

const Rule kAvgPools[] = {
    Rule({"aten::avg_pool2d"}, avg_pool<2>),
    Rule({"aten::avg_pool3d"}, avg_pool<3>),
    Rule({"aten::avg_pool2d_backward"}, avg_pool_backward<2>),
    Rule({"aten::avg_pool3d_backward"}, avg_pool_backward<3>),
};

}  // namespace
}  // namespace torch_tpu::lowering
