#include "lowering/windows.h"

namespace torch_tpu::lowering {
namespace {

Shape joined(const Shape& leading, const Dims& sizes) {
  Shape shape = leading;
  shape.append(sizes.begin(), sizes.end());
  return shape;
}

// ATen's pooling_output_shape: in ceil mode the last window must still start within the input or its low padding.
int64_t output_size(int64_t in, int64_t kernel, int64_t stride, int64_t padding, int64_t dilation, bool ceil_mode) {
  const int64_t room = in + 2 * padding - dilation * (kernel - 1) - 1 + (ceil_mode ? stride - 1 : 0);
  const int64_t out = (room >= 0 ? room / stride : -((-room + stride - 1) / stride)) + 1;
  return ceil_mode && (out - 1) * stride >= in + padding ? out - 1 : out;
}

}  // namespace

Shape Windows::input_shape() const { return joined(leading, in); }
Shape Windows::output_shape() const { return joined(leading, out); }

bool Windows::tiles() const {
  for (int64_t i = 0; i < count(); ++i)
    if (stride[i] != kernel[i] || padding[i] != 0 || dilation[i] != 1 || out[i] * kernel[i] > in[i]) return false;
  return true;
}

ir::Window Windows::window() const {
  ir::Window w;
  w.size.assign(leading.size(), 1);
  w.stride = w.window_dilation = w.size;
  w.pad_low.assign(leading.size(), 0);
  w.pad_high = w.pad_low;
  for (int64_t i = 0; i < count(); ++i) {
    w.size.push_back(kernel[i]);
    w.stride.push_back(stride[i]);
    w.window_dilation.push_back(dilation[i]);
    w.pad_low.push_back(padding[i]);
    // At least 0: where the last windows leave a rest it is shorter than a stride, so that no further window fits.
    w.pad_high.push_back(std::max<int64_t>((out[i] - 1) * stride[i] + dilation[i] * (kernel[i] - 1) + 1 - in[i] - padding[i], 0));
  }
  return w;
}

Dims expanded(Dims list, int64_t n) {
  if (list.size() == 1) list.assign(n, Dims(list)[0]);
  return list;
}

Windows read_windows(const Args& a, const Shape& input, int64_t n) {
  Windows w;
  w.kernel = expanded(a.integers("kernel_size"), n);
  w.stride = a.integers("stride").empty() ? w.kernel : expanded(a.integers("stride"), n);
  w.padding = expanded(a.integers("padding"), n);
  w.dilation = a.has("dilation") ? expanded(a.integers("dilation"), n) : Dims(n, 1);
  w.leading.assign(input.begin(), input.end() - n);
  w.in.assign(input.end() - n, input.end());
  for (int64_t i = 0; i < n; ++i)
    w.out.push_back(output_size(w.in[i], w.kernel[i], w.stride[i], w.padding[i], w.dilation[i], a.boolean("ceil_mode")));
  return w;
}

Value spread_over_tiles(Builder& b, const Value& x, const Windows& windows) {
  Shape tiled = windows.leading, covered = windows.leading;
  Dims from, low(x.rank(), 0), high(windows.first_dim(), 0);
  for (int64_t i = 0; i < windows.first_dim(); ++i) from.push_back(i);
  for (int64_t i = 0; i < windows.count(); ++i) {
    from.push_back(static_cast<int64_t>(tiled.size()));
    tiled.append({windows.out[i], windows.kernel[i]});
    covered.push_back(windows.out[i] * windows.kernel[i]);
    high.push_back(windows.in[i] - covered.back());
  }
  const Value spread = b.reshape(b.broadcast_in_dim(x, tiled, from), covered);
  if (covered == windows.input_shape()) return spread;
  return b.pad(spread, b.constant(x.dtype(), int64_t{0}), low, high, low);
}

Value flat_positions(Builder& b, const Dims& sizes) {
  const Shape shape(sizes.begin(), sizes.end());
  return b.reshape(b.iota(DType::Int, {numel(shape)}, 0), shape);
}

Value gather_flat(Builder& b, const Value& x, const Value& indices) {
  return b.gather(x, indices, {{1}, {2}, {0}, {0}, {2}, 2}, {1, x.dim(1), 1});
}

Value scatter_flat(Builder& b, const Value& x, const Value& indices, const Value& updates, Write write) {
  return b.scatter({x}, indices, {updates}, {{1}, {2}, {0}, {0}, {2}, 2}, [write](Builder& body, const Values& v) {
    return Values{write == Write::kAdd ? body.add(v[0], v[1]) : v[1]};
  })[0];
}

}  // namespace torch_tpu::lowering
