// How a node is added, for builder_*.cc and math.cc: checks that the operands belong to the graph, then appends. Also the
// checks and the broadcasting that several builder methods share. Throws c10::Error; the texts end with the op and its avals.
#pragma once

#include <initializer_list>
#include <memory>
#include <string_view>
#include <vector>

#include <c10/util/Exception.h>

#include "ir/builder.h"

namespace torch_tpu::ir {

using Avals = c10::SmallVector<Aval, 2>;
using Graphs = std::vector<std::unique_ptr<Graph>>;

Value emit(Graph& graph, std::string_view op, const Values& operands, Aval result, std::vector<Attr> attrs = {});
Values emit_all(Graph& graph, std::string_view op, const Values& operands, Avals results, std::vector<Attr> attrs = {},
                Graphs regions = {});

// The graph of a region whose arguments have these avals.
std::unique_ptr<Graph> make_region(const Region& fill, const Avals& arguments);

// " [stablehlo.add: f32[4,8] and i64[4]]": the end of every error text.
std::string where(std::string_view op, const Values& operands);

// Errors: an operand whose dtype the op does not take (spec.h), or of another dtype than the first.
void check_dtypes(std::string_view op, const Values& operands, bool equal = true);

// A dimension counted from the end if negative. Errors: outside of [-rank, rank).
int64_t wrap_dim(std::string_view op, const Values& operands, int64_t dim, int64_t rank);
Dims wrap_dims(std::string_view op, const Values& operands, const Dims& dims, int64_t rank);  // also: each dimension once

// The common shape by NumPy's rules. Errors: sizes that differ and are not 1.
Shape broadcast_shape(std::string_view op, const Values& operands);

}  // namespace torch_tpu::ir
