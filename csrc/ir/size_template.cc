#include "ir/size_template.h"

#include <algorithm>
#include <charconv>
#include <cmath>
#include <functional>

#include "base/hash.h"

namespace torch_tpu::ir {
namespace {

// An attribute's text as the text between its numbers, and the numbers. Bits in hexadecimal (NaN, infinity) are text.
struct Numbered {
  std::vector<std::string> between;                // one more than there are numbers
  std::vector<std::optional<int64_t>> numbers;     // nothing: no whole number
  std::vector<std::string> texts;                  // of the numbers
};

bool is_digit(char c) { return c >= '0' && c <= '9'; }
bool is_hex(char c) { return is_digit(c) || (c >= 'A' && c <= 'F'); }

size_t end_of_hex(std::string_view text, size_t at) {
  if (!text.substr(at).starts_with("0x")) return at;
  size_t end = at + 2;
  while (end < text.size() && is_hex(text[end])) ++end;
  return end - at >= 4 ? end : at;
}

size_t end_of_number(std::string_view text, size_t at) {
  size_t end = at + (text[at] == '-');
  while (end < text.size() && is_digit(text[end])) ++end;
  if (end + 1 < text.size() && text[end] == '.' && is_digit(text[end + 1])) {
    for (++end; end < text.size() && is_digit(text[end]);) ++end;
    if (end + 2 < text.size() && text[end] == 'e' && (is_digit(text[end + 1]) || is_digit(text[end + 2])))
      for (end += 2; end < text.size() && is_digit(text[end]);) ++end;
  }
  return end;
}

std::optional<int64_t> whole(std::string_view text) {
  double value = 0;
  int64_t integer = 0;
  if (text.find('.') == std::string_view::npos) {
    const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), integer);
    if (error == std::errc() && end == text.data() + text.size()) return integer;
    return std::nullopt;
  }
  const auto [end, error] = std::from_chars(text.data(), text.data() + text.size(), value);
  if (error != std::errc() || end != text.data() + text.size() || std::trunc(value) != value || std::abs(value) >= 0x1p53) return std::nullopt;
  return static_cast<int64_t>(value);
}

Numbered read_numbers(std::string_view text) {
  Numbered read;
  std::string between;
  for (size_t at = 0; at < text.size();) {
    if (const size_t end = end_of_hex(text, at); end != at) {
      between += text.substr(at, end - at);
      at = end;
    } else if (is_digit(text[at]) || (text[at] == '-' && at + 1 < text.size() && is_digit(text[at + 1]))) {
      const size_t after = end_of_number(text, at);
      read.between.push_back(std::move(between));
      between.clear();
      read.texts.emplace_back(text.substr(at, after - at));
      read.numbers.push_back(whole(read.texts.back()));
      at = after;
    } else {
      between += text[at++];
    }
  }
  read.between.push_back(std::move(between));
  return read;
}

// n is `n` where a size is `a`, and `m` where it is `b`.
std::optional<Extent> fit(int64_t a, int64_t b, int64_t n, int64_t m) {
  if (a == b) return Extent{0, a};
  if ((a - b) % (n - m) != 0) return std::nullopt;
  const int64_t scale = (a - b) / (n - m);
  return Extent{scale, a - scale * n};
}

bool same(const Graph& a, const Graph& b);

bool same_regions(const Node& a, const Node& b) {
  if (a.regions.size() != b.regions.size()) return false;
  for (size_t r = 0; r < a.regions.size(); ++r)
    if (!same(*a.regions[r], *b.regions[r])) return false;
  return true;
}

bool same_outline(const Node& a, const Node& b) {
  return a.op == b.op && a.callee == b.callee && a.operands == b.operands && a.first_result == b.first_result && a.num_results == b.num_results && a.attrs.size() == b.attrs.size();
}

bool same_ends(const Graph& a, const Graph& b) {
  const auto alias_equal = [](const Alias& x, const Alias& y) { return x.parameter == y.parameter && x.result == y.result; };
  const auto value_equal = [](const Value& x, const Value& y) { return x.id() == y.id(); };
  return a.num_values() == b.num_values() && a.parameters() == b.parameters() && a.nodes().size() == b.nodes().size() &&
         std::equal(a.results().begin(), a.results().end(), b.results().begin(), b.results().end(), value_equal) &&
         std::equal(a.aliases().begin(), a.aliases().end(), b.aliases().begin(), b.aliases().end(), alias_equal);
}

bool same(const Graph& a, const Graph& b) {
  if (!same_ends(a, b)) return false;
  for (int32_t v = 0; v < a.num_values(); ++v)
    if (a.aval(v) != b.aval(v)) return false;
  for (size_t n = 0; n < a.nodes().size(); ++n) {
    const Node &x = a.nodes()[n], &y = b.nodes()[n];
    if (!same_outline(x, y) || !same_regions(x, y)) return false;
    for (size_t i = 0; i < x.attrs.size(); ++i)
      if (x.attrs[i].name != y.attrs[i].name || x.attrs[i].text != y.attrs[i].text) return false;
  }
  return true;
}

}  // namespace

std::unique_ptr<SizeTemplate> SizeTemplate::make(std::shared_ptr<const Graph> one, const Graph& other) {
  const Graph &a = *one, &b = other;
  if (!same_ends(a, b)) return nullptr;
  auto made = std::make_unique<SizeTemplate>();
  for (int32_t v = 0; v < a.num_values(); ++v)
    if (a.aval(v).dtype != b.aval(v).dtype || a.aval(v).rank() != b.aval(v).rank()) return nullptr;
  int64_t least = 0;   // change of the size so far
  const auto look_at = [&](int32_t v) {
    for (size_t d = 0; d < a.aval(v).shape.size(); ++d) {
      const int64_t change = std::abs(a.aval(v).shape[d] - b.aval(v).shape[d]);
      if (change != 0 && (least == 0 || change < least)) made->value_ = v, made->dim_ = d, least = change;
    }
  };
  for (int32_t v : a.parameters()) look_at(v);
  for (int32_t v = 0; least == 0 && v < a.num_values(); ++v) look_at(v);
  if (least == 0) return nullptr;
  const int64_t n = a.aval(made->value_).shape[made->dim_], m = b.aval(made->value_).shape[made->dim_];
  made->extents_.resize(static_cast<size_t>(a.num_values()));
  for (int32_t v = 0; v < a.num_values(); ++v) {
    const Shape &x = a.aval(v).shape, &y = b.aval(v).shape;
    if (x == y) continue;
    for (size_t d = 0; d < x.size(); ++d) {
      const auto extent = fit(x[d], y[d], n, m);
      if (!extent || extent->scale < 0) return nullptr;   // a buffer for the largest size would not do for the others
      made->extents_[static_cast<size_t>(v)].push_back(*extent);
    }
  }
  for (size_t k = 0; k < a.nodes().size(); ++k) {
    const Node &x = a.nodes()[k], &y = b.nodes()[k];
    if (!same_outline(x, y) || !same_regions(x, y)) return nullptr;
    for (size_t i = 0; i < x.attrs.size(); ++i) {
      if (x.attrs[i].name != y.attrs[i].name) return nullptr;
      if (x.attrs[i].text == y.attrs[i].text) continue;
      const Numbered p = read_numbers(x.attrs[i].text), q = read_numbers(y.attrs[i].text);
      if (p.between != q.between) return nullptr;
      VaryingAttr varying{k, i, {}};
      for (size_t j = 0; j < p.numbers.size(); ++j) {
        if (p.texts[j] == q.texts[j]) {
          varying.numbers.push_back({0, p.numbers[j].value_or(0)});
          continue;
        }
        const auto extent = p.numbers[j] && q.numbers[j] ? fit(*p.numbers[j], *q.numbers[j], n, m) : std::nullopt;
        if (!extent) return nullptr;
        varying.numbers.push_back(*extent);
      }
      made->attrs_.push_back(std::move(varying));
    }
  }
  made->graph_ = std::move(one);
  return made;
}

std::optional<int64_t> SizeTemplate::match(const Graph& g) const {
  const Graph& a = *graph_;
  if (!same_ends(a, g)) return std::nullopt;
  for (int32_t v = 0; v < a.num_values(); ++v)
    if (a.aval(v).dtype != g.aval(v).dtype || a.aval(v).rank() != g.aval(v).rank()) return std::nullopt;
  const int64_t n = g.aval(value_).shape[dim_];
  for (int32_t v = 0; v < a.num_values(); ++v)
    if (shape(v, n) != g.aval(v).shape) return std::nullopt;
  size_t next = 0;
  for (size_t k = 0; k < a.nodes().size(); ++k) {
    const Node &x = a.nodes()[k], &y = g.nodes()[k];
    if (!same_outline(x, y) || !same_regions(x, y)) return std::nullopt;
    for (size_t i = 0; i < x.attrs.size(); ++i) {
      if (x.attrs[i].name != y.attrs[i].name) return std::nullopt;
      if (next == attrs_.size() || attrs_[next].node != k || attrs_[next].attr != i) {
        if (x.attrs[i].text != y.attrs[i].text) return std::nullopt;
        continue;
      }
      const std::vector<Extent>& extents = attrs_[next++].numbers;
      const Numbered p = read_numbers(x.attrs[i].text), q = read_numbers(y.attrs[i].text);
      if (p.between != q.between) return std::nullopt;
      for (size_t j = 0; j < extents.size(); ++j)
        if (extents[j].varies() ? q.numbers[j] != extents[j].at(n) : p.texts[j] != q.texts[j]) return std::nullopt;
    }
  }
  return n;
}

Extents SizeTemplate::extents(int32_t value) const {
  const std::vector<Extent>& known = extents_[static_cast<size_t>(value)];
  if (!known.empty()) return Extents(known.begin(), known.end());
  Extents fixed;
  for (int64_t size : graph_->aval(value).shape) fixed.push_back({0, size});
  return fixed;
}

Shape SizeTemplate::shape(int32_t value, int64_t n) const {
  Shape shape = graph_->aval(value).shape;
  const std::vector<Extent>& extents = extents_[static_cast<size_t>(value)];
  for (size_t d = 0; d < extents.size(); ++d) shape[d] = extents[d].at(n);
  return shape;
}

bool SizeTemplate::varies(int32_t value) const { return !extents_[static_cast<size_t>(value)].empty(); }

const SizeTemplate::VaryingAttr* SizeTemplate::varying(size_t node, size_t attr) const {
  const auto found = std::find_if(attrs_.begin(), attrs_.end(), [&](const VaryingAttr& a) { return a.node == node && a.attr == attr; });
  return found == attrs_.end() ? nullptr : &*found;
}

bool SizeTemplate::attrs_vary(size_t node) const {
  return std::any_of(attrs_.begin(), attrs_.end(), [&](const VaryingAttr& a) { return a.node == node; });
}

std::vector<Extent> SizeTemplate::numbers(size_t node, std::string_view name) const {
  const std::vector<Attr>& attrs = graph_->nodes()[node].attrs;
  std::vector<Extent> extents;
  for (size_t i = 0; i < attrs.size(); ++i) {
    if (attrs[i].name != name) continue;
    if (const VaryingAttr* known = varying(node, i)) return known->numbers;
    for (const auto& number : read_numbers(attrs[i].text).numbers) extents.push_back({0, number.value_or(0)});
  }
  return extents;
}

std::string SizeTemplate::attr_text(size_t node, size_t attr, int64_t n) const {
  const std::string& own = graph_->nodes()[node].attrs[attr].text;
  const VaryingAttr* known = varying(node, attr);
  if (!known) return own;
  const Numbered read = read_numbers(own);
  std::string text = read.between[0];
  for (size_t j = 0; j < read.texts.size(); ++j) {
    text += known->numbers[j].varies() ? std::to_string(known->numbers[j].at(n)) : read.texts[j];
    text += read.between[j + 1];
  }
  return text;
}

bool same_graph(const Graph& a, const Graph& b) { return same(a, b); }

uint64_t outline_hash(const Graph& graph) {
  uint64_t hash = mix64(static_cast<uint64_t>(graph.num_values()) << 32 | graph.parameters().size());
  for (int32_t v = 0; v < graph.num_values(); ++v) hash = mix64(hash ^ (static_cast<uint64_t>(graph.aval(v).dtype) << 8 | static_cast<uint64_t>(graph.aval(v).rank())));
  for (const Node& node : graph.nodes()) {
    hash = mix64(hash ^ std::hash<std::string>()(node.op));
    for (int32_t operand : node.operands) hash = mix64(hash ^ static_cast<uint64_t>(operand));
  }
  return hash;
}

}  // namespace torch_tpu::ir
