// Builder: dot_general and convolution.
#include <algorithm>

#include "ir/attrs.h"
#include "ir/emit.h"
#include "ir/window.h"

namespace torch_tpu::ir {
namespace {

// Appends the sizes of `x` at `dims`, or of all dimensions that are in none of the lists.
Shape sizes_at(const Value& x, const Dims& dims) {
  Shape sizes;
  for (int64_t d : dims) sizes.push_back(x.dim(d));
  return sizes;
}

void append_free(Shape& result, const Value& x, const Dims& batch, const Dims& contract) {
  const auto in = [](const Dims& dims, int64_t d) { return std::find(dims.begin(), dims.end(), d) != dims.end(); };
  for (int64_t d = 0; d < x.rank(); ++d)
    if (!in(batch, d) && !in(contract, d)) result.push_back(x.dim(d));
}

void check_disjoint(const Values& operands, const Value& x, const Dims& batch, const Dims& contract) {
  Dims all = batch;
  all.append(contract.begin(), contract.end());
  wrap_dims("dot_general", operands, all, x.rank());
  for (int64_t d : all) TORCH_CHECK(d >= 0, "dimension numbers must not be negative", where("dot_general", operands));
}

// [b, f, 0, 1]: what each dimension of an array is.
std::string roles_text(int64_t first, const char* first_name, int64_t second, const char* second_name, const Dims& spatial) {
  std::string text = "[";
  for (int64_t d = 0; d < static_cast<int64_t>(spatial.size()) + 2; ++d) {
    if (d) text += ", ";
    if (d == first) text += first_name;
    else if (d == second) text += second_name;
    else text += std::to_string(std::find(spatial.begin(), spatial.end(), d) - spatial.begin());
  }
  return text + "]";
}

void check_roles(const Values& operands, const char* what, int64_t first, int64_t second, const Dims& spatial, int64_t rank) {
  Dims all = spatial;
  all.push_back(first);
  all.push_back(second);
  TORCH_CHECK(static_cast<int64_t>(all.size()) == rank && *std::min_element(all.begin(), all.end()) >= 0,
              "the dimension numbers of the ", what, " must name each of its dimensions once", where("convolution", operands));
  wrap_dims("convolution", operands, all, rank);
}

}  // namespace

Value Builder::dot_general(const Value& lhs, const Value& rhs, const DotDims& dims, Precision precision, std::optional<DType> result) {
  const Values operands{lhs, rhs};
  check_dtypes("dot_general", operands);
  check_disjoint(operands, lhs, dims.lhs_batch, dims.lhs_contract);
  check_disjoint(operands, rhs, dims.rhs_batch, dims.rhs_contract);
  TORCH_CHECK(sizes_at(lhs, dims.lhs_batch) == sizes_at(rhs, dims.rhs_batch), "batch dimensions ", list_text(dims.lhs_batch), " and ",
              list_text(dims.rhs_batch), " differ in size", where("dot_general", operands));
  TORCH_CHECK(sizes_at(lhs, dims.lhs_contract) == sizes_at(rhs, dims.rhs_contract), "contracted dimensions ",
              list_text(dims.lhs_contract), " and ", list_text(dims.rhs_contract), " differ in size", where("dot_general", operands));
  Shape shape = sizes_at(lhs, dims.lhs_batch);
  append_free(shape, lhs, dims.lhs_batch, dims.lhs_contract);
  append_free(shape, rhs, dims.rhs_batch, dims.rhs_contract);
  Attr numbers{"dot_dimension_numbers", "#stablehlo.dot<"};
  if (!dims.lhs_batch.empty())
    numbers.text += "lhs_batching_dimensions = " + list_text(dims.lhs_batch) + ", rhs_batching_dimensions = " +
                    list_text(dims.rhs_batch) + ", ";
  numbers.text += "lhs_contracting_dimensions = " + list_text(dims.lhs_contract) + ", rhs_contracting_dimensions = " +
                  list_text(dims.rhs_contract) + ">";
  return emit(*graph_, "dot_general", operands, Aval{result.value_or(lhs.dtype()), shape}, {numbers, precision_attr(precision)});
}

Value Builder::convolution(const Value& input, const Value& kernel, const ConvDims& dims, const Window& window, int64_t feature_groups,
                           int64_t batch_groups, Precision precision) {
  const Values operands{input, kernel};
  check_dtypes("convolution", operands);
  const int64_t spatial = input.rank() - 2;
  TORCH_CHECK(spatial >= 0 && kernel.rank() == input.rank(), "input and kernel must have one rank of at least 2",
              where("convolution", operands));
  check_roles(operands, "input", dims.input_batch, dims.input_feature, dims.input_spatial, input.rank());
  check_roles(operands, "kernel", dims.kernel_input_feature, dims.kernel_output_feature, dims.kernel_spatial, input.rank());
  check_roles(operands, "output", dims.output_batch, dims.output_feature, dims.output_spatial, input.rank());
  const int64_t batch = input.dim(dims.input_batch), features = input.dim(dims.input_feature);
  const int64_t out_features = kernel.dim(dims.kernel_output_feature);
  TORCH_CHECK(feature_groups > 0 && batch_groups > 0 && (feature_groups == 1 || batch_groups == 1),
              "groups must be positive, and one of them 1; found feature groups ", feature_groups, " and batch groups ", batch_groups,
              where("convolution", operands));
  TORCH_CHECK(features == kernel.dim(dims.kernel_input_feature) * feature_groups && out_features % feature_groups == 0 &&
                  batch % batch_groups == 0 && out_features % batch_groups == 0,
              "the kernel's features do not fit the input's, with feature groups ", feature_groups, " and batch groups ", batch_groups,
              where("convolution", operands));
  Window full = window;
  full.size.clear();
  for (int64_t d : dims.kernel_spatial) full.size.push_back(kernel.dim(d));
  full = filled("convolution", operands, std::move(full), spatial);
  Aval result{input.dtype(), Shape(input.rank(), 0)};
  result.shape[dims.output_batch] = batch / batch_groups;
  result.shape[dims.output_feature] = out_features;
  for (int64_t i = 0; i < spatial; ++i)
    result.shape[dims.output_spatial[i]] = window_count("convolution", operands, full, i, input.dim(dims.input_spatial[i]));
  Attr numbers{"dimension_numbers", "#stablehlo.conv<"};
  numbers.text += roles_text(dims.input_batch, "b", dims.input_feature, "f", dims.input_spatial) + "x" +
                  roles_text(dims.kernel_input_feature, "i", dims.kernel_output_feature, "o", dims.kernel_spatial) + "->" +
                  roles_text(dims.output_batch, "b", dims.output_feature, "f", dims.output_spatial) + ">";
  return emit(*graph_, "convolution", operands, std::move(result),
              {array_attr("window_strides", full.stride), padding_attr("padding", full.pad_low, full.pad_high),
               array_attr("lhs_dilation", full.base_dilation), array_attr("rhs_dilation", full.window_dilation),
               bools_attr("window_reversal", full.reversal), numbers, i64_attr("feature_group_count", feature_groups),
               i64_attr("batch_group_count", batch_groups), precision_attr(precision)});
}

}  // namespace torch_tpu::ir
