// Builder: one method per StableHLO op, each of which infers the result's Aval and rejects bad operands with a c10::Error
// that names the op and every aval. Elementwise binary methods broadcast their operands NumPy-style (size-1 and missing
// leading dimensions) but never convert a dtype. Source: the StableHLO specification, section of the op's name.
#pragma once

#include <functional>
#include <optional>
#include <span>
#include <variant>

#include "ir/graph.h"

namespace torch_tpu::ir {

using Dims = c10::SmallVector<int64_t, 6>;

enum class Compare { kEq, kNe, kLt, kLe, kGt, kGe };
enum class Precision { kDefault, kHigh, kHighest };

// A number written in a rule. It takes the dtype of the value that it meets.
using Number = std::variant<double, int64_t, bool, c10::complex<double>>;

struct DotDims {
  Dims lhs_batch, rhs_batch, lhs_contract, rhs_contract;
};

struct ConvDims {  // dimension numbers: index of each role within the operand's shape
  int64_t input_batch, input_feature; Dims input_spatial;
  int64_t kernel_input_feature, kernel_output_feature; Dims kernel_spatial;
  int64_t output_batch, output_feature; Dims output_spatial;
};

struct Window {  // one entry per dimension (reduce_window) or per spatial dimension (convolution)
  Dims size, stride, pad_low, pad_high, base_dilation, window_dilation;   // empty: all 1 (pads: all 0)
  c10::SmallVector<bool, 3> reversal;                                      // convolution only; empty: none
};

struct GatherDims {
  Dims offset_dims, collapsed_slice_dims, operand_batching_dims, start_indices_batching_dims, start_index_map;
  int64_t index_vector_dim;
};

struct ScatterDims {
  Dims update_window_dims, inserted_window_dims, input_batching_dims, scatter_indices_batching_dims;
  Dims scatter_dims_to_operand_dims;
  int64_t index_vector_dim;
};

class Builder;
// Fills a region: gets its arguments, returns its results.
using Region = std::function<Values(Builder& body, const Values& args)>;

class Builder {
 public:
  explicit Builder(Graph* graph) : graph_(graph) {}  // borrowed
  Graph& graph() { return *graph_; }

  // --- constants and shapes
  Value parameter(Aval aval);
  Value constant(DType dtype, Number number, const Shape& shape = {});           // every element the same
  Value constant_array(DType dtype, std::span<const int64_t> values, const Shape& shape);      // integers and bool
  Value constant_array(DType dtype, std::span<const double> values, const Shape& shape);       // floats
  Value constant_like(const Value& x, Number number);                            // dtype and shape of x
  Value min_value(DType dtype, const Shape& shape = {});   // -inf for floats, the smallest integer, false
  Value max_value(DType dtype, const Shape& shape = {});   // +inf, the largest integer, true
  Value iota(DType dtype, const Shape& shape, int64_t dim);
  Value broadcast_in_dim(const Value& x, const Shape& shape, const Dims& dims);
  Value broadcast_to(const Value& x, const Shape& shape);                        // NumPy rules; no op if already there
  Value reshape(const Value& x, const Shape& shape);                             // no op if already there
  Value transpose(const Value& x, const Dims& permutation);                      // no op if identity
  Value reverse(const Value& x, const Dims& dims);
  Value slice(const Value& x, const Dims& start, const Dims& limit, const Dims& stride);
  Value slice_dim(const Value& x, int64_t dim, int64_t start, int64_t limit, int64_t stride = 1);
  Value dynamic_slice(const Value& x, const Values& starts, const Dims& sizes);            // starts: 0-d integers, clamped
  Value dynamic_update_slice(const Value& x, const Value& update, const Values& starts);
  Value pad(const Value& x, const Value& value, const Dims& low, const Dims& high, const Dims& interior);
  Value concatenate(const Values& xs, int64_t dim);
  Value squeeze(const Value& x, const Dims& dims);      // reshape that drops size-1 dims
  Value unsqueeze(const Value& x, int64_t dim);         // reshape that adds a size-1 dim

  // --- dtype
  Value convert(const Value& x, DType dtype);            // StableHLO convert (float->int truncates; to bool: x != 0). No op if equal
  Value bitcast_convert(const Value& x, DType dtype);    // of another width: the last dimension appears or disappears (spec)
  Value complex(const Value& re, const Value& im);
  Value real(const Value& x);                            // of a real dtype: x itself
  Value imag(const Value& x);
  Value reduce_precision(const Value& x, int exponent_bits, int mantissa_bits);

  // --- elementwise, one operand
  Value abs(const Value& x);      // complex: magnitude, of the real dtype
  Value negate(const Value& x);
  Value sign(const Value& x);
  Value exponential(const Value& x);
  Value exponential_minus_one(const Value& x);
  Value log(const Value& x);
  Value log_plus_one(const Value& x);
  Value logistic(const Value& x);
  Value tanh(const Value& x);
  Value sine(const Value& x);
  Value cosine(const Value& x);
  Value tan(const Value& x);
  Value sqrt(const Value& x);
  Value rsqrt(const Value& x);
  Value cbrt(const Value& x);
  Value ceil(const Value& x);
  Value floor(const Value& x);
  Value round_nearest_even(const Value& x);
  Value is_finite(const Value& x);
  Value not_(const Value& x);     // bool: logical; integers: bitwise
  Value popcnt(const Value& x);
  Value count_leading_zeros(const Value& x);
  // CHLO functions that StableHLO lacks are written out of the ops above in ir/math.h (erf, lgamma, ...), not here.

  // --- elementwise, two operands of one dtype (NumPy broadcasting)
  Value add(const Value& x, const Value& y);
  Value subtract(const Value& x, const Value& y);
  Value multiply(const Value& x, const Value& y);
  Value divide(const Value& x, const Value& y);       // integers: towards zero
  Value remainder(const Value& x, const Value& y);    // sign of the dividend
  Value maximum(const Value& x, const Value& y);      // NaN wins
  Value minimum(const Value& x, const Value& y);
  Value power(const Value& x, const Value& y);
  Value atan2(const Value& x, const Value& y);
  Value and_(const Value& x, const Value& y);
  Value or_(const Value& x, const Value& y);
  Value xor_(const Value& x, const Value& y);
  Value shift_left(const Value& x, const Value& y);
  Value shift_right_arithmetic(const Value& x, const Value& y);
  Value shift_right_logical(const Value& x, const Value& y);
  Value compare(const Value& x, const Value& y, Compare direction);   // bool; floats: NaN compares false (kNe: true)
  Value add(const Value& x, Number y);
  Value subtract(const Value& x, Number y);
  Value multiply(const Value& x, Number y);
  Value divide(const Value& x, Number y);
  Value maximum(const Value& x, Number y);
  Value minimum(const Value& x, Number y);
  Value compare(const Value& x, Number y, Compare direction);
  Value is_nan(const Value& x);                                       // x != x; false for integers
  Value select(const Value& pred, const Value& on_true, const Value& on_false);   // NumPy broadcasting of all three
  Value clamp(const Value& low, const Value& x, const Value& high);   // low, high: 0-d or of x's shape

  // --- contractions
  Value dot_general(const Value& lhs, const Value& rhs, const DotDims& dims, Precision precision, std::optional<DType> result = {});
  Value convolution(const Value& input, const Value& kernel, const ConvDims& dims, const Window& window, int64_t feature_groups,
                    int64_t batch_groups, Precision precision);

  // --- reductions, windows, sorting; each region works on 0-d values
  Values reduce(const Values& xs, const Values& inits, const Dims& dims, const Region& body);  // body args: acc..., x...
  Value reduce_add(const Value& x, const Dims& dims);      // float, integer, complex; init 0
  Value reduce_mul(const Value& x, const Dims& dims);
  Value reduce_max(const Value& x, const Dims& dims);      // NaN wins; init min_value
  Value reduce_min(const Value& x, const Dims& dims);
  Value reduce_and(const Value& x, const Dims& dims);      // bool; init true
  Value reduce_or(const Value& x, const Dims& dims);
  Values reduce_window(const Values& xs, const Values& inits, const Window& window, const Region& body);
  Value select_and_scatter(const Value& x, const Value& source, const Value& init, const Window& window, const Region& select,
                           const Region& scatter);
  Values sort(const Values& xs, int64_t dim, bool stable, const Region& comparator);  // comparator args: x0a, x0b, x1a, x1b, ...

  // --- indexing
  Value gather(const Value& x, const Value& indices, const GatherDims& dims, const Dims& slice_sizes, bool sorted = false);
  Values scatter(const Values& xs, const Value& indices, const Values& updates, const ScatterDims& dims, const Region& update,
                 bool sorted = false, bool unique = false);   // out-of-range updates are dropped

  // --- control flow; regions are closed: everything that they use is in `inits`
  Values while_loop(const Values& inits, const Region& condition, const Region& body);

  // --- the rest
  Values rng_bit_generator_philox(const Value& state, DType dtype, const Shape& shape);  // {new state u64[2], bits of dtype u32/u64}
  Value fft(const Value& x, std::string_view type, const Dims& length);    // type: FFT, IFFT, RFFT, IRFFT over the last dims
  Value cholesky(const Value& x, bool lower);
  Value triangular_solve(const Value& a, const Value& b, bool left_side, bool lower, bool unit_diagonal, std::string_view transpose);
  Value set_dimension_size(const Value& x, const Value& size, int64_t dim);
  Values custom_call(std::string_view target, const Values& xs, c10::SmallVector<Aval, 2> results, std::string_view backend_config);
  Value optimization_barrier(const Value& x);

 private:
  Value unary(std::string_view op, const Value& x, DType result);
  Value binary(std::string_view op, const Value& x, const Value& y);
  Graph* graph_;
};

// "f32[4,8] and i64[4]": for error texts.
std::string describe(const Values& values);

}  // namespace torch_tpu::ir
