// Resampling to a given size: nearest, linear, cubic, and the antialiased filters, in one to three dimensions, with gradients.
// Which inputs an output reads, and with which weights, is known before the data: a Band for each dimension, computed here in
// the type in which CPU computes it (f32 for f32 and smaller, f64 for f64). Source: ATen/native/UpSample.h.
#include <cmath>

#include "lowering/band.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

struct Axis {
  int64_t in, out;
  bool align_corners;
  std::optional<double> scale;   // the user's scale factor
};

template <typename T>
T pixel_scale(const Axis& axis) {
  if (axis.align_corners) return axis.out > 1 ? static_cast<T>(axis.in - 1) / (axis.out - 1) : T(0);
  return axis.scale && *axis.scale > 0 ? static_cast<T>(1.0 / *axis.scale) : static_cast<T>(axis.in) / axis.out;
}

template <typename T>
T source_index(const Axis& axis, T scale, int64_t o, bool cubic) {
  if (axis.align_corners) return scale * o;
  const T index = std::fma(scale, o + T(0.5), T(-0.5));  // CPU's kernels are compiled so
  return !cubic && index < 0 ? T(0) : index;
}

// --- the maps

template <typename T>
Band nearest(const Axis& axis) {
  Band band(axis.in, axis.out);
  const T scale = pixel_scale<T>(axis);
  for (int64_t o = 0; o < axis.out; ++o) band.add(o, std::min(static_cast<int64_t>(floorf(o * scale)), axis.in - 1));
  return band;
}

template <typename T>
Band nearest_exact(const Axis& axis) {
  Band band(axis.in, axis.out);
  const T scale = pixel_scale<T>(axis);
  for (int64_t o = 0; o < axis.out; ++o) band.add(o, std::min(static_cast<int64_t>(floorf(source_index<T>(axis, scale, o, false) + T(0.5))), axis.in - 1));
  return band;
}

// Where output `o` falls between two inputs: the lower one, and the distance from it in [0, 1].
template <typename T>
std::pair<int64_t, T> between(const Axis& axis, T scale, int64_t o, bool cubic) {
  const T real = source_index<T>(axis, scale, o, cubic);
  const int64_t lower = std::min(static_cast<int64_t>(floorf(real)), axis.in - 1);
  return {lower, std::min(std::max(real - lower, T(0)), T(1))};
}

template <typename T>
Band linear(const Axis& axis) {
  Band band(axis.in, axis.out);
  const T scale = pixel_scale<T>(axis);
  for (int64_t o = 0; o < axis.out; ++o) {
    if (axis.in == axis.out) {
      band.add(o, o);
      continue;
    }
    const auto [lower, distance] = between<T>(axis, scale, o, false);
    band.add(o, lower, T(1) - distance);
    band.add(o, std::min(lower + 1, axis.in - 1), distance);
  }
  return band;
}

template <typename T>
Band cubic(const Axis& axis) {
  const auto near = [](T x) { const T c = -0.75; return ((c + 2) * x - (c + 3)) * x * x + 1; };
  const auto far = [](T x) { const T c = -0.75; return ((c * x - 5 * c) * x + 8 * c) * x - 4 * c; };
  Band band(axis.in, axis.out);
  const T scale = pixel_scale<T>(axis);
  for (int64_t o = 0; o < axis.out; ++o) {
    const auto [lower, t] = between<T>(axis, scale, o, true);
    const T weights[] = {far(t + T(1)), near(t), near(T(1) - t), far(T(2) - t)};
    for (int64_t tap = 0; tap < 4; ++tap) band.add(o, std::clamp<int64_t>(lower - 1 + tap, 0, axis.in - 1), weights[tap]);
  }
  return band;
}

// The antialiased filters widen with the scale, as Pillow's.
template <typename T>
Band antialiased(const Axis& axis, int64_t taps, T (*filter)(T)) {
  Band band(axis.in, axis.out);
  const T scale = pixel_scale<T>(axis), widening = std::max(scale, T(1)), support = taps * T(0.5) * widening;
  for (int64_t o = 0; o < axis.out; ++o) {
    const T center = scale * (o + T(0.5));
    const int64_t first = std::max<int64_t>(static_cast<int64_t>(center - support + T(0.5)), 0);
    const int64_t limit = std::min<int64_t>(static_cast<int64_t>(center + support + T(0.5)), axis.in);
    std::vector<T> weights;
    T total = 0;
    for (int64_t i = first; i < limit; ++i) total += weights.emplace_back(filter((i - center + T(0.5)) / widening));
    for (int64_t i = first; i < limit; ++i) band.add(o, i, total != 0 ? weights[i - first] / total : T(0));
  }
  return band;
}

template <typename T>
T triangle(T x) { return std::max(T(1) - std::abs(x), T(0)); }

template <typename T>
T keys_cubic(T x) {
  const T c = -0.5;
  x = std::abs(x);
  if (x < 1) return ((c + 2) * x - (c + 3)) * x * x + 1;
  return x < 2 ? (((x - 5) * x + 8) * x - 4) * c : T(0);
}

template <typename T>
T lanczos3(T x) {
  const auto sinc = [](T v) { return v == 0 ? T(1) : std::sin(T(M_PI) * v) / (T(M_PI) * v); };
  return std::abs(x) < 3 ? sinc(x) * sinc(x / 3) : T(0);
}

template <typename T>
Band linear_aa(const Axis& axis) { return antialiased<T>(axis, 2, triangle<T>); }
template <typename T>
Band cubic_aa(const Axis& axis) { return antialiased<T>(axis, 4, keys_cubic<T>); }
template <typename T>
Band lanczos_aa(const Axis& axis) { return antialiased<T>(axis, 6, lanczos3<T>); }

// --- the rules

using MakeBand = Band (*)(const Axis&);

struct Kind {
  MakeBand in_f32, in_f64;
  bool copies;   // moves elements and computes nothing
};

std::vector<Band> bands(const Args& a, const Kind& kind, bool in_f64, const Dims& in, const Dims& out) {
  static const char* const kScales[3][3] = {{"scales"}, {"scales_h", "scales_w"}, {"scales_d", "scales_h", "scales_w"}};
  std::vector<Band> result;
  for (size_t i = 0; i < out.size(); ++i) {
    const char* name = kScales[out.size() - 1][i];
    Axis axis{in[i], out[i], a.has("align_corners") && a.boolean("align_corners"), {}};
    if (a.has(name)) axis.scale = a.real(name);
    result.push_back((in_f64 ? kind.in_f64 : kind.in_f32)(axis));
  }
  return result;
}

// The last dimension first, as CPU does.
template <typename Finish>
Value resample(Builder& b, const Args& a, Value x, const std::vector<Band>& maps, const Finish& finish) {
  const int64_t first = x.rank() - static_cast<int64_t>(maps.size());
  for (size_t i = maps.size(); i-- > 0;) x = finish(apply(b, a, x, first + static_cast<int64_t>(i), maps[i]));
  return x;
}

Value as_it_is(const Value& x) { return x; }

// Images in bytes, as Pillow and CPU do it: weights are whole numbers of 2^-bits, as fine as 16 bits hold the largest of them, so
// that the sums are exact; each dimension's result is a byte again. Source: ATen/native/cpu/UpSampleKernel.cpp.
Value resample_image(Builder& b, const Args& a, Value x, std::vector<Band> maps) {
  const int64_t first = x.rank() - static_cast<int64_t>(maps.size());
  for (size_t i = maps.size(); i-- > 0;) {
    double largest = 0;
    for (const Band::Row& row : maps[i].rows)
      for (double w : row.weights) largest = std::max(largest, w);
    int bits = 0;
    while (bits < 22 && static_cast<int>(0.5 + std::ldexp(largest, bits + 1)) < 1 << 15) ++bits;
    for (Band::Row& row : maps[i].rows)
      for (double& w : row.weights) w = std::trunc(std::ldexp(w, bits) + (w < 0 ? -0.5 : 0.5));
    const Value sum = b.add(apply(b, a, x, first + static_cast<int64_t>(i), maps[i]), b.constant(DType::Int, int64_t{1} << (bits - 1)));
    x = b.clamp(b.constant(DType::Int, 0), b.shift_right_arithmetic(sum, b.constant_like(sum, bits)), b.constant(DType::Int, 255));
  }
  return x;
}

Rule forward(std::initializer_list<const char*> names, Kind kind, std::source_location where = std::source_location::current()) {
  return Rule(names, [kind](Builder& b, const Args& a) -> Results {
    const Dims out = a.integers("output_size");
    const Shape in = a.aval("self").shape;
    const DType dtype = a.dtype_of("self");
    if (dtype != DType::Byte) float_only(a, dtype);
    const bool image = dtype == DType::Byte && out.size() == 2 && !kind.copies;
    const std::vector<Band> maps = bands(a, kind, image || dtype == DType::Double, Dims(in.end() - out.size(), in.end()), out);
    if (kind.copies) return resample(b, a, a.tensor("self"), maps, as_it_is);
    if (is_float(dtype)) return resample(b, a, a.promoted1("self"), maps, as_it_is);
    if (image) return resample_image(b, a, a.as("self", DType::Int), maps);
    // Other bytes: computed in f32; each dimension's result is a byte again, cut off where a filter overshoots.
    return resample(b, a, a.as("self", DType::Float), maps, [&](const Value& x) {
      return b.clamp(b.constant(DType::Float, 0.0), b.floor(b.add(x, 0.5)), b.constant(DType::Float, 255.0));
    });
  }, where);
}

Rule backward(std::initializer_list<const char*> names, Kind kind, std::source_location where = std::source_location::current()) {
  return Rule(names, [kind](Builder& b, const Args& a) -> Results {
    const Dims out = a.integers("output_size"), in = a.integers("input_size");
    std::vector<Band> maps = bands(a, kind, a.dtype_of("grad_output") == DType::Double, Dims(in.end() - out.size(), in.end()), out);
    for (Band& map : maps) map = transposed(map);
    return resample(b, a, a.promoted1("grad_output"), maps, as_it_is);
  }, where);
}

const Kind kNearest{nearest<float>, nearest<double>, true};
const Kind kNearestExact{nearest_exact<float>, nearest_exact<double>, true};
const Kind kLinear{linear<float>, linear<double>, false};
const Kind kCubic{cubic<float>, cubic<double>, false};
const Kind kLinearAa{linear_aa<float>, linear_aa<double>, false};
const Kind kCubicAa{cubic_aa<float>, cubic_aa<double>, false};
const Kind kLanczosAa{lanczos_aa<float>, lanczos_aa<double>, false};

const Rule kUpsamples[] = {
    forward({"aten::upsample_nearest1d", "aten::upsample_nearest2d", "aten::upsample_nearest3d"}, kNearest),
    forward({"aten::_upsample_nearest_exact1d", "aten::_upsample_nearest_exact2d", "aten::_upsample_nearest_exact3d"}, kNearestExact),
    forward({"aten::upsample_linear1d", "aten::upsample_bilinear2d", "aten::upsample_trilinear3d"}, kLinear),
    forward({"aten::upsample_bicubic2d"}, kCubic),
    forward({"aten::_upsample_bilinear2d_aa"}, kLinearAa),
    forward({"aten::_upsample_bicubic2d_aa"}, kCubicAa),
    forward({"aten::_upsample_lanczos2d_aa"}, kLanczosAa),
    backward({"aten::upsample_nearest1d_backward", "aten::upsample_nearest2d_backward", "aten::upsample_nearest3d_backward"}, kNearest),
    backward({"aten::_upsample_nearest_exact1d_backward", "aten::_upsample_nearest_exact2d_backward",
              "aten::_upsample_nearest_exact3d_backward"}, kNearestExact),
    backward({"aten::upsample_linear1d_backward", "aten::upsample_bilinear2d_backward", "aten::upsample_trilinear3d_backward"}, kLinear),
    backward({"aten::upsample_bicubic2d_backward"}, kCubic),
    backward({"aten::_upsample_bilinear2d_aa_backward"}, kLinearAa),
    backward({"aten::_upsample_bicubic2d_aa_backward"}, kCubicAa),
    backward({"aten::_upsample_lanczos2d_aa_backward"}, kLanczosAa),
};

}  // namespace
}  // namespace torch_tpu::lowering
