// Ops that move elements, where a dimension is padded.
#include "ir/bucketing.h"

#include <algorithm>
#include <array>

namespace torch_tpu::ir {
namespace {

// From here on a row is appended by a select. XLA:CPU writes it with all its threads, the copy before an update with one (8 x n x 64
// floats, 2 threads: 1.2 times the exact concatenation against 2.0); below, the update is the faster one.
constexpr int64_t kOnePassBytes = 1 << 20;

}  // namespace

// Each element of the result comes from one place: padding stays padding.
void Bucketing::same(const Node& node) {
  require(!t_.attrs_vary(node_), node, "has a number that varies");
  keep(node);
}

// One number for all elements, which may itself be a size.
void Bucketing::constant(const Node& node) {
  const std::string& text = node.attrs[0].text;
  const std::vector<Extent> numbers = t_.numbers(node_, "value");
  require(text.starts_with("dense<") && text[6] != '[' && text[6] != '(' && text[6] != '"', node, "of many numbers varies");
  const Shape shape = bound_of(node.first_result);
  const bool number_first = text[6] == '-' || (text[6] >= '0' && text[6] <= '9' && !text.substr(6).starts_with("0x"));
  if (!number_first || !numbers[0].varies()) return keep(node);
  require(!is_bool(from_.aval(node.first_result).dtype), node, "varies");
  becomes(node, b_.broadcast_to(number(numbers[0], from_.aval(node.first_result).dtype), shape));
}

// The padding stays where it is: it is at the end of the outermost dimension on both sides.
bool Bucketing::Group::stays() const {
  const auto outermost = [](const Extents& extents) {
    bool first = true;
    for (const Extent& e : extents) {
      if (e.varies() && !first) return false;
      first &= e == Extent{0, 1};
    }
    return true;
  };
  return outermost(from) && outermost(to);
}

// The smallest groups, in order. Two products of extents are the same one if they are so at three sizes.
std::vector<Bucketing::Group> Bucketing::groups_of(const Extents& from, const Extents& to) {
  using Product = std::array<uint64_t, 3>;   // modulo 2^64
  constexpr std::array<int64_t, 3> kSizes{1'000'003, 1'000'033, 1'000'037};
  const auto times = [&](Product* product, const Extent& e) {
    for (size_t i = 0; i < kSizes.size(); ++i) (*product)[i] *= static_cast<uint64_t>(e.at(kSizes[i]));
  };
  std::vector<Group> groups;
  size_t i = 0, j = 0;
  while (i < from.size() || j < to.size()) {
    Group& group = groups.emplace_back();
    Product left{1, 1, 1}, right{1, 1, 1};
    const auto take_left = [&] { group.from.push_back(from[i]), times(&left, from[i++]); };
    const auto take_right = [&] { group.to.push_back(to[j]), times(&right, to[j++]); };
    if (i < from.size()) take_left();
    if (j < to.size()) take_right();
    while (left != right) {
      if (i == from.size() && j == to.size()) return {{from, to}};   // does not happen: both have the same elements
      if (j == to.size() || (i < from.size() && left[0] < right[0])) take_left();
      else take_right();
    }
  }
  return groups;
}

// Dimension d of x, the group's `from` as one, with its elements where `to` has them: merging [2, n] into [2n] moves all but the
// first row to the front, and splitting moves them back. What `to` pads is any element.
Value Bucketing::packed(const Value& x, int64_t d, const Group& group) {
  const auto elements = [&](const Extents& extents) {
    int64_t count = 1;
    for (const Extent& e : extents)
      if (count *= std::max<int64_t>(e.at(bucket_.bound), 1); count > INT32_MAX) throw Unpaddable{"more than 2^31 elements"};
    return count;
  };
  const Shape flat{elements(group.to)};
  elements(group.from);
  const auto size = [&](const Extent& e) { return b_.broadcast_to(b_.maximum(number(e, DType::Int), b_.constant(DType::Int, int64_t{1})), flat); };
  const auto room = [&](const Extent& e) { return b_.constant(DType::Int, std::max<int64_t>(e.at(bucket_.bound), 1), flat); };
  // The place among `to`'s own elements, from the place in its buffer; then the place in `from`'s buffer.
  Value rest = b_.iota(DType::Int, flat, 0), place = b_.constant(DType::Int, int64_t{0}, flat), step = b_.constant(DType::Int, int64_t{1}, flat);
  for (size_t k = group.to.size(); k-- > 0;) {
    place = b_.add(place, b_.multiply(b_.remainder(rest, room(group.to[k])), step));
    rest = b_.divide(rest, room(group.to[k]));
    step = b_.multiply(step, size(group.to[k]));
  }
  rest = place, place = b_.constant(DType::Int, int64_t{0}, flat);
  int64_t stride = 1;
  for (size_t k = group.from.size(); k-- > 0;) {
    const Value index = k == 0 ? rest : b_.remainder(rest, size(group.from[k]));
    place = b_.add(place, b_.multiply(index, b_.constant(DType::Int, stride, flat)));
    rest = b_.divide(rest, size(group.from[k]));
    stride *= group.from[k].at(bucket_.bound);
  }
  GatherDims dims;
  Dims slice_sizes(x.shape().begin(), x.shape().end());
  slice_sizes[d] = 1;
  for (int64_t i = 0; i < x.rank(); ++i)
    if (i != d) dims.offset_dims.push_back(i);
  dims.collapsed_slice_dims = dims.start_index_map = {d};
  dims.index_vector_dim = 1;
  return b_.gather(x, place, dims, slice_sizes);   // places beyond x are moved to its last element
}

void Bucketing::reshape(const Node& node) {
  const std::vector<Group> groups = groups_of(extents(node, 0), result_extents(node));
  const bool empty = numel(bound_of(node.first_result)) == 0;
  if (empty || std::all_of(groups.begin(), groups.end(), [](const Group& group) { return group.stays(); })) return keep(node);
  const auto elements = [&](const Extents& extents) {
    int64_t count = 1;
    for (const Extent& e : extents) count *= e.at(bucket_.bound);
    return count;
  };
  Shape shape;
  for (const Group& group : groups) shape.push_back(elements(group.from));
  Value x = b_.reshape(operand(node, 0), shape);
  for (size_t g = 0; g < groups.size(); ++g)
    if (!groups[g].stays()) x = packed(x, static_cast<int64_t>(g), groups[g]);
  becomes(node, b_.reshape(x, bound_of(node.first_result)));
}

void Bucketing::reverse(const Node& node) {
  Value x = copy(node, operands_of(node), node.attrs)[0];
  const Extents e = extents(node, 0);
  for (int64_t d : parse_i64s(node.attrs[0].text)) {
    if (!e[d].varies()) continue;   // the padding has come to the front
    x = part(x, d, b_.subtract(b_.constant(DType::Int, x.dim(d)), number(e[d], DType::Int)), x.dim(d));
  }
  becomes(node, x);
}

void Bucketing::slice(const Node& node) {
  const Extents from = extents(node, 0);
  // array<i64: 1, 0>: the first number is the type's.
  const std::vector<Extent> start = t_.numbers(node_, "start_indices"), limit = t_.numbers(node_, "limit_indices"), stride = t_.numbers(node_, "strides");
  Value x = operand(node, 0);
  const Shape wanted = bound_of(node.first_result);
  Dims starts, limits, strides;
  for (int64_t d = 0; d < x.rank(); ++d) {
    const Extent first = start[d + 1], last = limit[d + 1], step = stride[d + 1];
    require(!step.varies(), node, "has a step that varies");
    if (!first.varies() && !last.varies()) {   // as it was: what it takes lies before the padding
      starts.push_back(first.offset), limits.push_back(last.offset), strides.push_back(step.offset);
      continue;
    }
    require(step.offset == 1, node, "steps over a padded dimension");
    starts.push_back(0), limits.push_back(wanted[d]), strides.push_back(1);
    if (first == Extent{}) {
      const int64_t missing = wanted[d] - x.dim(d);
      if (missing > 0) x = part(x, d, b_.constant(DType::Int, 0), wanted[d]);
    } else {
      x = part(x, d, number(first, DType::Int), wanted[d]);
    }
  }
  becomes(node, b_.slice(x, starts, limits, strides));
}

// A start as dynamic_slice would clamp it if there were no padding.
Value Bucketing::clamped(const Node& node, const Value& start, const Extent& whole, const Extent& taken) {
  require(dtype_info(start.dtype()).size_bytes >= 4, node, "has starts of a narrow dtype");
  const Value last = number({whole.scale - taken.scale, whole.offset - taken.offset}, start.dtype());
  return b_.maximum(b_.minimum(start, last), b_.constant(start.dtype(), int64_t{0}));
}

void Bucketing::dynamic_slice(const Node& node) {
  const Extents from = extents(node, 0), to = result_extents(node);
  Value x = operand(node, 0);
  const Shape wanted = bound_of(node.first_result);
  Values starts;
  Dims sizes;
  for (int64_t d = 0; d < x.rank(); ++d) {
    Value start = operand(node, static_cast<size_t>(d) + 1);
    if (from[d] == to[d]) {   // all of it
      starts.push_back(b_.constant(start.dtype(), int64_t{0}));
      sizes.push_back(x.dim(d));
      continue;
    }
    if (from[d].varies() || to[d].varies()) start = clamped(node, start, from[d], to[d]);
    if (to[d].varies()) {
      x = part(x, d, start, wanted[d]);
      start = b_.constant(start.dtype(), int64_t{0});
    }
    starts.push_back(start);
    sizes.push_back(wanted[d]);
  }
  becomes(node, sizes == Dims(x.shape().begin(), x.shape().end()) ? x : b_.dynamic_slice(x, starts, sizes));
}

void Bucketing::dynamic_update_slice(const Node& node) {
  const Extents whole = extents(node, 0), update = extents(node, 1);
  Values starts;
  for (size_t d = 0; d < whole.size(); ++d) {
    const Value start = operand(node, d + 2);
    if (whole[d] == update[d]) {
      starts.push_back(b_.constant(start.dtype(), int64_t{0}));
      continue;
    }
    require(!update[d].varies(), node, "writes a padded part");
    starts.push_back(whole[d].varies() ? clamped(node, start, whole[d], update[d]) : start);
  }
  becomes(node, b_.dynamic_update_slice(operand(node, 0), operand(node, 1), starts));
}

void Bucketing::pad(const Node& node) {
  const Extents from = extents(node, 0);
  const std::vector<Extent> low = t_.numbers(node_, "edge_padding_low"), high = t_.numbers(node_, "edge_padding_high"), interior = t_.numbers(node_, "interior_padding");
  Value x = operand(node, 0);
  for (int64_t d = 0; d < x.rank(); ++d) {
    require(!low[d + 1].varies() && !interior[d + 1].varies(), node, "has an edge that varies");
    if (!from[d].varies()) continue;
    require(interior[d + 1].offset == 0 && low[d + 1].offset >= 0, node, "cuts or spreads a padded dimension");
    if (high[d + 1] == Extent{} || (!high[d + 1].varies() && high[d + 1].offset < 0)) continue;
    x = masked(x, d, from[d], operand(node, 1));
  }
  const Shape wanted = bound_of(node.first_result);
  Dims lows, highs, interiors;
  for (int64_t d = 0; d < x.rank(); ++d) {
    lows.push_back(low[d + 1].offset);
    interiors.push_back(interior[d + 1].offset);
    highs.push_back(high[d + 1].at(bucket_.bound));
  }
  x = b_.pad(x, operand(node, 1), lows, highs, interiors);
  require(x.shape() == wanted, node, "has other sizes at the bound");
  becomes(node, x);
}

// What follows a padded part is written over the padding.
void Bucketing::concatenate(const Node& node) {
  const int64_t dim = t_.numbers(node_, "dimension")[0].offset;
  if (!result_extents(node)[dim].varies()) return same(node);
  const Shape wanted = bound_of(node.first_result);
  Values head;
  Extent end;
  size_t i = 0;
  for (bool padded = false; i < node.operands.size() && !padded; ++i) {
    const Extent size = extents(node, i)[dim];
    head.push_back(operand(node, i));
    end = {end.scale + size.scale, end.offset + size.offset};
    padded = size.varies();
  }
  // A parameter with room for the result is taken whole.
  const auto whole = i == 1 ? buffer_of_.find(node.operands[0]) : buffer_of_.end();
  Value x = whole != buffer_of_.end() && whole->second.shape() == wanted ? whole->second : in_buffer(b_, b_.concatenate(head, dim), wanted);
  for (; i < node.operands.size(); ++i) {
    const Extent size = extents(node, i)[dim];
    if (x.aval().size_bytes() >= kOnePassBytes && i + 1 == node.operands.size() && size == Extent{0, 1}) {
      const Value before = b_.compare(b_.iota(DType::Int, wanted, dim), number(end, DType::Int), Compare::kLt);
      x = b_.select(before, x, b_.broadcast_to(operand(node, i), wanted));
      break;
    }
    Values starts(x.rank(), number({}, DType::Int));
    starts[dim] = number(end, DType::Int);
    x = b_.dynamic_update_slice(x, operand(node, i), starts);
    end = {end.scale + size.scale, end.offset + size.offset};
  }
  becomes(node, x);
}

}  // namespace torch_tpu::ir
