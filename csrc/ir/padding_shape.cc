// Ops that move elements, where a dimension is padded.
#include "ir/bucketing.h"

#include <algorithm>

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

// The padding stays at the end of one dimension: that dimension keeps its place among the others, or it is the outermost one on
// both sides.
void Bucketing::reshape(const Node& node) {
  const auto split = [](const Extents& extents, Extents* varying, Dims* between) {
    int64_t product = 1;
    for (const Extent& e : extents) {
      if (!e.varies()) {
        product *= e.offset;
        continue;
      }
      varying->push_back(e);
      between->push_back(product);
      product = 1;
    }
    between->push_back(product);
  };
  Extents before, after;
  Dims before_between, after_between;
  split(extents(node, 0), &before, &before_between);
  split(result_extents(node), &after, &after_between);
  const bool stays = before == after && before_between == after_between;
  const bool outermost = before.size() == 1 && after.size() == 1 && before_between[0] == 1 && after_between[0] == 1;
  require(stays || outermost, node, "merges a padded dimension with others");
  keep(node);
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
