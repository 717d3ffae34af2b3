// Ops that compute over a padded dimension, or index it.
#include "ir/bucketing.h"

#include <algorithm>

namespace torch_tpu::ir {
namespace {

bool in(const Dims& dims, int64_t d) { return std::find(dims.begin(), dims.end(), d) != dims.end(); }

}  // namespace

void Bucketing::reduce(const Node& node) {
  const Dims dims = parse_i64s(node.attrs[0].text);
  Values operands = operands_of(node);
  const size_t inputs = operands.size() / 2;
  for (size_t i = 0; i < inputs; ++i) {
    const Extents e = extents(node, i);
    for (int64_t d : dims)
      if (e[d].varies()) operands[i] = bounded(operands[i], d, e[d]);
  }
  take(node, copy(node, operands, node.attrs));
}

// Windows over other dimensions, or over all that comes before (running sums): neither reaches the padding.
void Bucketing::windows(const Node& node) {
  const Extents from = extents(node, 0);
  const auto rank = static_cast<int64_t>(from.size());
  const std::vector<Extent> size = t_.numbers(node_, "window_dimensions"), stride = t_.numbers(node_, "window_strides"), base = t_.numbers(node_, "base_dilations"),
                            dilation = t_.numbers(node_, "window_dilations"), padding = t_.numbers(node_, "padding");
  const bool splat = static_cast<int64_t>(padding.size()) != 2 * rank + 3;   // dense<0> : tensor<2x2xi64>
  const Extent one{0, 1};
  const auto is_one = [&](const std::vector<Extent>& list, int64_t d) { return list.empty() || list[static_cast<size_t>(d) + 1] == one; };
  require(!splat || !padding[0].varies(), node, "has a window that varies");
  for (int64_t d = 0; d < rank; ++d) {
    const Extent low = splat ? padding[0] : padding[2 * d], high = splat ? padding[0] : padding[2 * d + 1];
    if (!from[d].varies()) {
      require(!size[d + 1].varies() && !low.varies() && !high.varies(), node, "has a window that varies");
      continue;
    }
    const bool plain = is_one(stride, d) && is_one(base, d) && is_one(dilation, d) && high == Extent{};
    const bool alone = size[d + 1] == one && low == Extent{}, running = size[d + 1] == from[d] && low == Extent{from[d].scale, from[d].offset - 1};
    require(plain && (alone || (running && node.op == "reduce_window")), node, "has a window that reaches the padding");
  }
  keep(node);
}

// A padded batch: each of its images is a result of its own.
void Bucketing::convolution(const Node& node) {
  require(!t_.attrs_vary(node_) && !t_.varies(node.operands[1]), node, "has a padded kernel");
  const std::vector<Attr>& attrs = node.attrs;
  const auto numbers = std::find_if(attrs.begin(), attrs.end(), [](const Attr& attr) { return attr.name == "dimension_numbers"; });
  const auto batch_in = [&](size_t list) {   // the position of b in the list that begins there: [b, f, 0, 1]
    const size_t at = numbers->text.find('b', list);
    return std::count(numbers->text.begin() + static_cast<std::ptrdiff_t>(list), numbers->text.begin() + static_cast<std::ptrdiff_t>(at), ',');
  };
  const int64_t input = batch_in(numbers->text.find('[')), output = batch_in(numbers->text.find("->"));
  const Extents from = extents(node, 0), to = result_extents(node);
  for (int64_t d = 0; d < static_cast<int64_t>(from.size()); ++d)
    require((d == input || !from[d].varies()) && (d == output || !to[d].varies()), node, "sees the padding");
  require(from[input] == to[output], node, "groups a padded batch");
  keep(node);
}

// Random bits are numbered in order: the first ones are the same, however many are drawn. The state after them is not.
void Bucketing::rng_bit_generator(const Node& node) {
  const Extents bits = t_.extents(node.first_result + 1);
  for (size_t d = 1; d < bits.size(); ++d) require(!bits[d].varies(), node, "draws for a padded inner dimension");
  for (const Node& other : from_.nodes()) require(!std::count(other.operands.begin(), other.operands.end(), node.first_result), node, "goes on from a state that varies");
  for (const Value& result : from_.results()) require(result.id() != node.first_result, node, "goes on from a state that varies");
  keep(node);
}

void Bucketing::dot_general(const Node& node) {
  const auto list = [&](std::string_view name) {
    Dims dims;
    const std::string& text = node.attrs[0].text;
    const size_t at = text.find(name);
    if (at != std::string::npos) dims = parse_i64s(std::string_view(text).substr(text.find('[', at) + 1));
    return dims;
  };
  Values operands = operands_of(node);
  const char* names[] = {"lhs_contracting_dimensions", "rhs_contracting_dimensions"};
  for (size_t i = 0; i < 2; ++i) {
    const Extents e = extents(node, i);
    for (int64_t d : list(names[i]))
      if (e[d].varies()) operands[i] = masked(operands[i], d, e[d], b_.constant(operands[i].dtype(), int64_t{0}));
  }
  take(node, copy(node, operands, node.attrs));
}

void Bucketing::sort(const Node& node) {
  const int64_t dim = t_.numbers(node_, "dimension")[0].offset;
  const Extent size = extents(node, 0)[dim];
  if (!size.varies()) return same(node);
  Values operands = operands_of(node);
  for (Value& x : operands) x = bounded(x, dim, size);
  Values results = copy(node, operands, node.attrs);
  for (Value& x : results) {
    graph_.set_bounded(x.id(), dim);
    x = unbounded(x, dim);
  }
  take(node, results);
}

// --- gather and scatter

Bucketing::Numbers Bucketing::dimension_numbers(const Node& node, const char* window, const char* dropped, const char* batching, const char* map) const {
  const std::string& text = node.attrs[0].text;
  const auto list = [&](std::string_view name) {
    const size_t at = text.find(std::string(name) + " = [");
    return at == std::string::npos ? Dims() : parse_i64s(std::string_view(text).substr(text.find('[', at) + 1));
  };
  const size_t at = text.find("index_vector_dim = ");
  return {list(window), list(dropped), list(batching), list(map), parse_i64s(std::string_view(text).substr(at + 19))[0]};
}

// Indices into padded dimensions are clamped to where the values end, as gather clamps them to the buffer.
void Bucketing::gather(const Node& node) {
  const Numbers n = dimension_numbers(node, "offset_dims", "collapsed_slice_dims", "operand_batching_dims", "start_index_map");
  const Extents from = extents(node, 0);
  const std::vector<Extent> sizes = t_.numbers(node_, "slice_sizes");
  Values limits;
  bool clamps = false;
  Value indices = operand(node, 1);
  for (int64_t d : n.map) {
    const Extent size = sizes[d + 1];
    clamps |= from[d].varies() && size != from[d];
  }
  Dims slice_sizes;
  for (int64_t d = 0; d < static_cast<int64_t>(from.size()); ++d) {
    const Extent size = sizes[d + 1];
    require(!size.varies() || size == from[d], node, "takes a part that varies");
    slice_sizes.push_back(size.at(bucket_.bound));
  }
  if (clamps) {
    require(dtype_info(indices.dtype()).size_bytes >= 4, node, "has indices of a narrow dtype");
    for (int64_t d : n.map) {
      const Extent size = sizes[d + 1];
      limits.push_back(b_.reshape(number({from[d].scale - size.scale, from[d].offset - size.offset}, indices.dtype()), {1}));
    }
    Value limit = b_.concatenate(limits, 0);
    limit = n.vector_dim < indices.rank() ? b_.broadcast_in_dim(limit, indices.shape(), {n.vector_dim}) : b_.broadcast_to(b_.reshape(limit, {}), indices.shape());
    indices = b_.minimum(indices, limit);
  }
  std::vector<Attr> attrs = node.attrs;
  for (Attr& attr : attrs)
    if (attr.name == "slice_sizes") attr = array_attr(attr.name, slice_sizes);
  becomes(node, copy(node, {operand(node, 0), indices}, attrs)[0]);
}

// What padded indices say is not written: they become -1, which is out of bounds.
void Bucketing::scatter(const Node& node) {
  const size_t inputs = (node.operands.size() - 1) / 2;
  const Numbers n = dimension_numbers(node, "update_window_dims", "inserted_window_dims", "input_batching_dims", "scatter_dims_to_operand_dims");
  const Extents from = extents(node, 0), updates = extents(node, inputs + 1), where = extents(node, inputs);
  Dims kept;
  for (int64_t d = 0; d < static_cast<int64_t>(from.size()); ++d)
    if (!in(n.dropped, d) && !in(n.batching, d)) kept.push_back(d);
  for (size_t w = 0; w < n.window.size(); ++w)
    require(updates[n.window[w]] == from[kept[w]] || (!updates[n.window[w]].varies() && !from[kept[w]].varies()), node, "writes a part of a padded dimension");
  for (int64_t d : n.batching) require(!from[d].varies(), node, "has a padded batch");
  Values operands = operands_of(node);
  Value& indices = operands[inputs];
  bool masks = false;
  for (int64_t d = 0; d < static_cast<int64_t>(where.size()); ++d) {
    if (!where[d].varies()) continue;
    require(!is_unsigned(indices.dtype()) && d != n.vector_dim, node, "has padded indices");
    indices = masked(indices, d, where[d], b_.constant(indices.dtype(), int64_t{-1}));
    masks = true;
  }
  std::vector<Attr> attrs = node.attrs;
  for (Attr& attr : attrs)
    if (masks && (attr.name == "indices_are_sorted" || attr.name == "unique_indices")) attr = bool_attr(attr.name, false);
  take(node, copy(node, operands, attrs));
}

}  // namespace torch_tpu::ir
