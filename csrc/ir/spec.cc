#include "ir/spec.h"

#include <string>
#include <unordered_map>

namespace torch_tpu::ir {
namespace {

constexpr uint8_t kInteger = kSignedBit | kUnsignedBit;
constexpr uint8_t kBits = kBoolBit | kInteger;                   // what and, or, xor, not take
constexpr uint8_t kOrdered = kBoolBit | kInteger | kFloatBit;
constexpr uint8_t kAnalytic = kFloatBit | kComplexBit;
constexpr uint8_t kNumeric = kInteger | kFloatBit | kComplexBit;
using enum ResultRule;

constexpr OpSpec kTable[] = {
    // constants and shapes
    {"constant", 0, 0, kAnyDType, kFree, 0, "value"},
    {"iota", 0, 0, kAnyDType, kFree, 0, "iota_dimension"},
    {"broadcast_in_dim", 1, 1, kAnyDType, kDType, 0, "broadcast_dimensions"},
    {"reshape", 1, 1, kAnyDType, kDType, 0, ""},
    {"transpose", 1, 1, kAnyDType, kDType, 0, "permutation"},
    {"reverse", 1, 1, kAnyDType, kSame, 0, "dimensions"},
    {"slice", 1, 1, kAnyDType, kDType, 0, "start_indices limit_indices strides"},
    {"dynamic_slice", 1, -1, kAnyDType, kDType, 0, "slice_sizes"},
    {"dynamic_update_slice", 2, -1, kAnyDType, kDType, 0, ""},
    {"pad", 2, 2, kAnyDType, kDType, 0, "edge_padding_low edge_padding_high interior_padding"},
    {"concatenate", 1, -1, kAnyDType, kDType, 0, "dimension"},
    // dtype
    {"convert", 1, 1, kAnyDType, kShape, 0, ""},
    {"bitcast_convert", 1, 1, kInteger | kFloatBit, kFree, 0, ""},
    {"complex", 2, 2, kFloatBit, kComplex, 0, ""},
    {"real", 1, 1, kAnalytic, kPart, 0, ""},
    {"imag", 1, 1, kAnalytic, kPart, 0, ""},
    {"reduce_precision", 1, 1, kFloatBit, kSame, 0, "exponent_bits mantissa_bits"},
    // elementwise, one operand
    {"abs", 1, 1, kSignedBit | kAnalytic, kPart, 0, ""},
    {"negate", 1, 1, kNumeric, kSame, 0, ""},
    {"sign", 1, 1, kSignedBit | kAnalytic, kSame, 0, ""},
    {"exponential", 1, 1, kAnalytic, kSame, 0, ""},
    {"exponential_minus_one", 1, 1, kAnalytic, kSame, 0, ""},
    {"log", 1, 1, kAnalytic, kSame, 0, ""},
    {"log_plus_one", 1, 1, kAnalytic, kSame, 0, ""},
    {"logistic", 1, 1, kAnalytic, kSame, 0, ""},
    {"tanh", 1, 1, kAnalytic, kSame, 0, ""},
    {"sine", 1, 1, kAnalytic, kSame, 0, ""},
    {"cosine", 1, 1, kAnalytic, kSame, 0, ""},
    {"tan", 1, 1, kAnalytic, kSame, 0, ""},
    {"sqrt", 1, 1, kAnalytic, kSame, 0, ""},
    {"rsqrt", 1, 1, kAnalytic, kSame, 0, ""},
    {"cbrt", 1, 1, kFloatBit, kSame, 0, ""},
    {"ceil", 1, 1, kFloatBit, kSame, 0, ""},
    {"floor", 1, 1, kFloatBit, kSame, 0, ""},
    {"round_nearest_even", 1, 1, kFloatBit, kSame, 0, ""},
    {"is_finite", 1, 1, kFloatBit, kPredicate, 0, ""},
    {"not", 1, 1, kBits, kSame, 0, ""},
    {"popcnt", 1, 1, kInteger, kSame, 0, ""},
    {"count_leading_zeros", 1, 1, kInteger, kSame, 0, ""},
    // CHLO, which every plugin's compiler expands itself
    {"chlo.acos", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.acosh", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.asin", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.asinh", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.atan", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.atanh", 1, 1, kAnalytic, kSame, 0, ""},
    {"chlo.bessel_i1e", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.digamma", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.erf", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.erf_inv", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.erfc", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.lgamma", 1, 1, kFloatBit, kSame, 0, ""},
    {"chlo.top_k", 1, 1, kInteger | kFloatBit, kFree, 0, "k"},
    // elementwise, two or three operands
    {"add", 2, 2, kAnyDType, kSame, 0, ""},
    {"subtract", 2, 2, kNumeric, kSame, 0, ""},
    {"multiply", 2, 2, kAnyDType, kSame, 0, ""},
    {"divide", 2, 2, kNumeric, kSame, 0, ""},
    {"remainder", 2, 2, kInteger | kFloatBit, kSame, 0, ""},
    {"maximum", 2, 2, kOrdered, kSame, 0, ""},
    {"minimum", 2, 2, kOrdered, kSame, 0, ""},
    {"power", 2, 2, kNumeric, kSame, 0, ""},
    {"atan2", 2, 2, kAnalytic, kSame, 0, ""},
    {"and", 2, 2, kBits, kSame, 0, ""},
    {"or", 2, 2, kBits, kSame, 0, ""},
    {"xor", 2, 2, kBits, kSame, 0, ""},
    {"shift_left", 2, 2, kInteger, kSame, 0, ""},
    {"shift_right_arithmetic", 2, 2, kInteger, kSame, 0, ""},
    {"shift_right_logical", 2, 2, kInteger, kSame, 0, ""},
    {"compare", 2, 2, kAnyDType, kPredicate, 0, "comparison_direction compare_type"},
    {"select", 3, 3, kBoolBit, kFree, 0, ""},
    {"clamp", 3, 3, kInteger | kFloatBit, kFree, 0, ""},
    // contractions
    {"dot_general", 2, 2, kAnyDType, kFree, 0, "dot_dimension_numbers precision_config"},
    {"convolution", 2, 2, kAnyDType, kDType, 0,
     "window_strides padding lhs_dilation rhs_dilation dimension_numbers feature_group_count batch_group_count"},
    // reductions, windows, sorting
    {"reduce", 2, -1, kAnyDType, kFree, 1, "dimensions"},
    {"reduce_window", 2, -1, kAnyDType, kFree, 1, "window_dimensions window_strides base_dilations window_dilations padding"},
    {"select_and_scatter", 3, 3, kAnyDType, kDType, 2, "window_dimensions window_strides padding"},
    {"sort", 1, -1, kAnyDType, kOperands, 1, "dimension is_stable"},
    // indexing
    {"gather", 2, 2, kAnyDType, kDType, 0, "dimension_numbers slice_sizes indices_are_sorted"},
    {"scatter", 3, -1, kAnyDType, kOperands, 1, "scatter_dimension_numbers indices_are_sorted unique_indices"},
    // control flow and the rest
    {"func.call", 0, -1, kAnyDType, kFree, 0, ""},
    {"if", 1, -1, kBoolBit, kFree, 2, ""},
    {"while", 0, -1, kAnyDType, kOperands, 2, ""},
    {"rng_bit_generator", 1, 1, kUnsignedBit, kFree, 0, "rng_algorithm"},
    {"fft", 1, 1, kAnalytic, kFree, 0, "fft_type fft_length"},
    {"cholesky", 1, 1, kAnalytic, kSame, 0, "lower"},
    {"triangular_solve", 2, 2, kAnalytic, kDType, 0, "left_side lower unit_diagonal transpose_a"},
    {"set_dimension_size", 2, 2, kAnyDType, kFree, 0, "dimension"},
    {"custom_call", 0, -1, kAnyDType, kFree, 0, "call_target_name"},
    {"optimization_barrier", 0, -1, kAnyDType, kOperands, 0, ""},
    // collectives
    {"all_reduce", 1, -1, kAnyDType, kOperands, 1, "replica_groups"},
    {"all_gather", 1, -1, kAnyDType, kDType, 0, "all_gather_dim replica_groups"},
    {"reduce_scatter", 1, 1, kAnyDType, kDType, 1, "scatter_dimension replica_groups"},
    {"all_to_all", 1, -1, kAnyDType, kDType, 0, "split_dimension concat_dimension split_count replica_groups"},
    {"collective_permute", 1, 1, kAnyDType, kSame, 0, "source_target_pairs"},
    {"collective_broadcast", 1, 1, kAnyDType, kSame, 0, "replica_groups"},
    {"partition_id", 0, 0, kAnyDType, kFree, 0, ""},
    {"replica_id", 0, 0, kAnyDType, kFree, 0, ""},
};

}  // namespace

const OpSpec* find_spec(std::string_view op) {
  static const auto index = [] {
    std::unordered_map<std::string_view, const OpSpec*> map;
    for (const OpSpec& spec : kTable) map.emplace(spec.op, &spec);
    return map;
  }();
  const auto found = index.find(op);
  return found == index.end() ? nullptr : found->second;
}

uint8_t dtype_bit(DType dtype) {
  if (is_bool(dtype)) return kBoolBit;
  if (is_complex(dtype)) return kComplexBit;
  if (is_float(dtype)) return kFloatBit;
  return is_unsigned(dtype) ? kUnsignedBit : kSignedBit;
}

std::string dtype_set_text(uint8_t set) {
  std::string text;
  const auto append = [&](uint8_t bit, const char* name) {
    if (!(set & bit)) return;
    if (!text.empty()) text += ", ";
    text += name;
  };
  append(kBoolBit, "bool");
  append(kSignedBit, "signed integer");
  append(kUnsignedBit, "unsigned integer");
  append(kFloatBit, "float");
  append(kComplexBit, "complex");
  return text;
}

}  // namespace torch_tpu::ir
