// Builder: gather and scatter.
#include <algorithm>

#include "ir/attrs.h"
#include "ir/emit.h"

namespace torch_tpu::ir {
namespace {

bool in(const Dims& dims, int64_t d) { return std::find(dims.begin(), dims.end(), d) != dims.end(); }

void append_list(std::string& text, const char* name, const Dims& dims) {
  if (!dims.empty()) text += std::string(name) + " = " + list_text(dims) + ", ";
}

// Sizes of `indices` without the dimension that holds the index vectors.
Shape batch_sizes(const Value& indices, int64_t index_vector_dim) {
  Shape sizes;
  for (int64_t d = 0; d < indices.rank(); ++d)
    if (d != index_vector_dim) sizes.push_back(indices.dim(d));
  return sizes;
}

// Errors: dimension numbers that do not fit `x` and `indices`. `window` dims of the result hold what `dropped` leaves of x.
void check_numbers(std::string_view op, const Values& operands, const Value& x, const Value& indices, const Dims& window,
                   const Dims& dropped, const Dims& batching, const Dims& indices_batching, const Dims& map, int64_t index_vector_dim) {
  TORCH_CHECK(is_integer(indices.dtype()), "indices must be integers", where(op, operands));
  TORCH_CHECK(index_vector_dim >= 0 && index_vector_dim <= indices.rank(), "index_vector_dim ", index_vector_dim,
              " is out of range", where(op, operands));
  const int64_t length = index_vector_dim < indices.rank() ? indices.dim(index_vector_dim) : 1;
  TORCH_CHECK(static_cast<int64_t>(map.size()) == length, "index vectors of size ", length, " for ", map.size(), " dimensions",
              where(op, operands));
  Dims gone = dropped;
  gone.append(batching.begin(), batching.end());
  wrap_dims(op, operands, gone, x.rank());
  Dims moved = map;
  moved.append(batching.begin(), batching.end());
  wrap_dims(op, operands, moved, x.rank());
  wrap_dims(op, operands, indices_batching, indices.rank());
  TORCH_CHECK(window.size() + gone.size() == static_cast<size_t>(x.rank()), window.size(), " window dimensions and ", gone.size(),
              " dropped ones for an operand of rank ", x.rank(), where(op, operands));
  TORCH_CHECK(std::is_sorted(window.begin(), window.end()), "window dimensions must ascend, found ", list_text(window),
              where(op, operands));
  TORCH_CHECK(batching.size() == indices_batching.size(), "batching dimensions ", list_text(batching), " and ",
              list_text(indices_batching), where(op, operands));
  for (size_t i = 0; i < batching.size(); ++i)
    TORCH_CHECK(x.dim(batching[i]) == indices.dim(indices_batching[i]), "batching dimensions ", list_text(batching), " and ",
                list_text(indices_batching), " differ in size", where(op, operands));
}

}  // namespace

Value Builder::gather(const Value& x, const Value& indices, const GatherDims& dims, const Dims& slice_sizes, bool sorted) {
  const Values operands{x, indices};
  check_numbers("gather", operands, x, indices, dims.offset_dims, dims.collapsed_slice_dims, dims.operand_batching_dims,
                dims.start_indices_batching_dims, dims.start_index_map, dims.index_vector_dim);
  TORCH_CHECK(static_cast<int64_t>(slice_sizes.size()) == x.rank(), "expected ", x.rank(), " slice sizes, found ",
              slice_sizes.size(), where("gather", operands));
  Shape window;
  for (int64_t d = 0; d < x.rank(); ++d) {
    const bool dropped = in(dims.collapsed_slice_dims, d) || in(dims.operand_batching_dims, d);
    TORCH_CHECK(slice_sizes[d] >= 0 && slice_sizes[d] <= x.dim(d) && (!dropped || slice_sizes[d] <= 1), "a slice of ",
                list_text(slice_sizes), " does not fit", where("gather", operands));
    if (!dropped) window.push_back(slice_sizes[d]);
  }
  const Shape batch = batch_sizes(indices, dims.index_vector_dim);
  Aval result{x.dtype(), {}};
  auto next_batch = batch.begin();
  auto next_window = window.begin();
  for (size_t d = 0; d < batch.size() + window.size(); ++d) {
    const bool is_window = in(dims.offset_dims, static_cast<int64_t>(d));
    TORCH_CHECK(is_window ? next_window != window.end() : next_batch != batch.end(), "offset dimensions ",
                list_text(dims.offset_dims), " are out of range", where("gather", operands));
    result.shape.push_back(is_window ? *next_window++ : *next_batch++);
  }
  Attr numbers{"dimension_numbers", "#stablehlo.gather<"};
  append_list(numbers.text, "offset_dims", dims.offset_dims);
  append_list(numbers.text, "collapsed_slice_dims", dims.collapsed_slice_dims);
  append_list(numbers.text, "operand_batching_dims", dims.operand_batching_dims);
  append_list(numbers.text, "start_indices_batching_dims", dims.start_indices_batching_dims);
  append_list(numbers.text, "start_index_map", dims.start_index_map);
  numbers.text += "index_vector_dim = " + std::to_string(dims.index_vector_dim) + ">";
  return emit(*graph_, "gather", operands, std::move(result),
              {numbers, array_attr("slice_sizes", slice_sizes), bool_attr("indices_are_sorted", sorted)});
}

Values Builder::scatter(const Values& xs, const Value& indices, const Values& updates, const ScatterDims& dims, const Region& update,
                        bool sorted, bool unique) {
  Values operands = xs;
  operands.push_back(indices);
  operands.append(updates.begin(), updates.end());
  TORCH_CHECK(!xs.empty() && xs.size() == updates.size(), "internal error: ", xs.size(), " operands and ", updates.size(), " updates",
              where("scatter", operands));
  const Value& x = xs[0];
  check_numbers("scatter", operands, x, indices, dims.update_window_dims, dims.inserted_window_dims, dims.input_batching_dims,
                dims.scatter_indices_batching_dims, dims.scatter_dims_to_operand_dims, dims.index_vector_dim);
  Dims kept;  // dimensions of x that the windows cover
  for (int64_t d = 0; d < x.rank(); ++d)
    if (!in(dims.inserted_window_dims, d) && !in(dims.input_batching_dims, d)) kept.push_back(d);
  const Shape batch = batch_sizes(indices, dims.index_vector_dim);
  Avals results, arguments, returned;
  for (size_t i = 0; i < xs.size(); ++i) {
    TORCH_CHECK(xs[i].shape() == x.shape() && updates[i].shape() == updates[0].shape() && xs[i].dtype() == updates[i].dtype(),
                "operands must have one shape, updates too, and each update its operand's dtype", where("scatter", operands));
    results.push_back(xs[i].aval());
    returned.push_back(Aval{xs[i].dtype(), {}});
  }
  for (int copy = 0; copy < 2; ++copy) arguments.append(returned.begin(), returned.end());
  bool fits = updates[0].rank() == static_cast<int64_t>(batch.size() + kept.size());
  size_t next_batch = 0, next_window = 0;
  for (int64_t d = 0; fits && d < updates[0].rank(); ++d) {
    if (in(dims.update_window_dims, d)) fits = next_window < kept.size() && updates[0].dim(d) <= x.dim(kept[next_window++]);
    else fits = next_batch < batch.size() && updates[0].dim(d) == batch[next_batch++];
  }
  TORCH_CHECK(fits, "the updates do not fit: batch sizes ", to_string(batch), ", window dimensions ",
              list_text(dims.update_window_dims), where("scatter", operands));
  Graphs regions;
  regions.push_back(make_region(update, arguments));
  bool same = regions[0]->results().size() == returned.size();
  for (size_t i = 0; same && i < returned.size(); ++i) same = regions[0]->results()[i].aval() == returned[i];
  TORCH_CHECK(same, "internal error: the region returns ", describe(regions[0]->results()), where("scatter", operands));
  Attr numbers{"scatter_dimension_numbers", "#stablehlo.scatter<"};
  append_list(numbers.text, "update_window_dims", dims.update_window_dims);
  append_list(numbers.text, "inserted_window_dims", dims.inserted_window_dims);
  append_list(numbers.text, "input_batching_dims", dims.input_batching_dims);
  append_list(numbers.text, "scatter_indices_batching_dims", dims.scatter_indices_batching_dims);
  append_list(numbers.text, "scatter_dims_to_operand_dims", dims.scatter_dims_to_operand_dims);
  numbers.text += "index_vector_dim = " + std::to_string(dims.index_vector_dim) + ">";
  return emit_all(*graph_, "scatter", operands, std::move(results),
                  {numbers, bool_attr("indices_are_sorted", sorted), bool_attr("unique_indices", unique)}, std::move(regions));
}

}  // namespace torch_tpu::ir
