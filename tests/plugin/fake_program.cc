#include "fake_program.h"

#include <algorithm>
#include <charconv>

namespace fake_pjrt {
namespace {

struct Element {
  std::string_view name;
  PJRT_Buffer_Type type;
  int64_t size_bytes;
};

constexpr Element kElements[] = {
    {"i1", PJRT_Buffer_Type_PRED, 1},          {"i8", PJRT_Buffer_Type_S8, 1},
    {"i16", PJRT_Buffer_Type_S16, 2},          {"i32", PJRT_Buffer_Type_S32, 4},
    {"i64", PJRT_Buffer_Type_S64, 8},          {"ui8", PJRT_Buffer_Type_U8, 1},
    {"ui16", PJRT_Buffer_Type_U16, 2},         {"ui32", PJRT_Buffer_Type_U32, 4},
    {"ui64", PJRT_Buffer_Type_U64, 8},         {"f16", PJRT_Buffer_Type_F16, 2},
    {"bf16", PJRT_Buffer_Type_BF16, 2},        {"f32", PJRT_Buffer_Type_F32, 4},
    {"f64", PJRT_Buffer_Type_F64, 8},          {"complex<f32>", PJRT_Buffer_Type_C64, 8},
    {"complex<f64>", PJRT_Buffer_Type_C128, 16}, {"f8E5M2", PJRT_Buffer_Type_F8E5M2, 1},
    {"f8E4M3FN", PJRT_Buffer_Type_F8E4M3FN, 1}, {"f8E5M2FNUZ", PJRT_Buffer_Type_F8E5M2FNUZ, 1},
    {"f8E4M3FNUZ", PJRT_Buffer_Type_F8E4M3FNUZ, 1},
};

// A cursor over the module's text. Each eat_/read_ function skips white space first and moves only when it succeeds.
class Reader {
 public:
  explicit Reader(std::string_view text) : text_(text) {}

  bool find(std::string_view token) {
    const size_t at = text_.find(token);
    if (at == std::string_view::npos) return false;
    text_.remove_prefix(at + token.size());
    return true;
  }

  bool eat(std::string_view token) {
    skip_space();
    if (!text_.starts_with(token)) return false;
    text_.remove_prefix(token.size());
    return true;
  }

  // "%arg0" or "%a"
  bool eat_name() {
    skip_space();
    if (!text_.starts_with('%')) return false;
    text_.remove_prefix(std::min(text_.find_first_of(": ,)"), text_.size()));
    return true;
  }

  // "tensor<4x8xf32>"
  bool read_type(Type& type) {
    skip_space();
    constexpr std::string_view kOpen = "tensor<";
    if (!text_.starts_with(kOpen)) return false;
    const size_t close = matching(kOpen.size() - 1, '<', '>');
    if (close == std::string_view::npos) return false;
    std::string_view inside = text_.substr(kOpen.size(), close - kOpen.size());
    type = Type{};
    while (!inside.empty() && inside.front() >= '0' && inside.front() <= '9') {
      int64_t dim = 0;
      const auto end = std::from_chars(inside.data(), inside.data() + inside.size(), dim).ptr;
      inside.remove_prefix(static_cast<size_t>(end - inside.data()));
      if (!inside.starts_with('x')) return false;
      inside.remove_prefix(1);
      type.dims.push_back(dim);
    }
    for (const Element& element : kElements)
      if (element.name == inside) type.element = element.type;
    if (type.element == PJRT_Buffer_Type_INVALID) return false;
    text_.remove_prefix(close + 1);
    return true;
  }

  // "{tf.aliasing_output = 0 : i32}", or nothing
  std::string_view read_attributes() {
    skip_space();
    if (!text_.starts_with('{')) return {};
    const size_t close = matching(0, '{', '}');
    if (close == std::string_view::npos) return {};
    const std::string_view attributes = text_.substr(0, close + 1);
    text_.remove_prefix(attributes.size());
    return attributes;
  }

  Fault fault(std::string_view expected) const {
    return {PJRT_Error_Code_INVALID_ARGUMENT, "fake plugin: expected " + std::string(expected) + " in the signature of @main at: " +
                                                  std::string(text_.substr(0, 60))};
  }

 private:
  void skip_space() { text_.remove_prefix(std::min(text_.find_first_not_of(" \t\n"), text_.size())); }

  size_t matching(size_t open_at, char open, char close) const {
    int depth = 0;
    for (size_t i = open_at; i < text_.size(); ++i) {
      if (text_[i] == open) ++depth;
      if (text_[i] == close && --depth == 0) return i;
    }
    return std::string_view::npos;
  }

  std::string_view text_;
};

std::optional<size_t> aliased_result(std::string_view attributes) {
  const size_t at = attributes.find("tf.aliasing_output");
  if (at == std::string_view::npos) return std::nullopt;
  const std::string_view number = attributes.substr(std::min(attributes.find_first_of("0123456789", at), attributes.size()));
  size_t result = 0;
  std::from_chars(number.data(), number.data() + number.size(), result);
  return result;
}

std::optional<Fault> parse_parameters(Reader& reader, std::vector<Parameter>& parameters) {
  if (reader.eat(")")) return std::nullopt;
  do {
    Parameter parameter;
    if (!reader.eat_name() || !reader.eat(":")) return reader.fault("a parameter");
    if (!reader.read_type(parameter.type)) return reader.fault("a static tensor type");
    parameter.aliased_result = aliased_result(reader.read_attributes());
    parameters.push_back(std::move(parameter));
  } while (reader.eat(","));
  return reader.eat(")") ? std::nullopt : std::optional(reader.fault("',' or ')'"));
}

std::optional<Fault> parse_results(Reader& reader, std::vector<Type>& results) {
  if (!reader.eat("->")) return std::nullopt;
  const bool is_list = reader.eat("(");
  if (is_list && reader.eat(")")) return std::nullopt;
  do {
    if (!reader.read_type(results.emplace_back())) return reader.fault("a static tensor type");
    reader.read_attributes();
  } while (is_list && reader.eat(","));
  return !is_list || reader.eat(")") ? std::nullopt : std::optional(reader.fault("',' or ')'"));
}

}  // namespace

int64_t element_size_bytes(PJRT_Buffer_Type type) {
  for (const Element& element : kElements)
    if (element.type == type) return element.size_bytes;
  return 0;
}

int64_t Type::size_bytes() const {
  int64_t size = element_size_bytes(element);
  for (const int64_t dim : dims) size *= dim;
  return size;
}

std::string Type::to_string() const {
  std::string text = "tensor<";
  for (const int64_t dim : dims) text += std::to_string(dim) + 'x';
  return text + '#' + std::to_string(element) + '>';
}

std::optional<Fault> parse(std::string_view stablehlo, Program& program) {
  program = Program{std::string(stablehlo), {}, {}};
  Reader reader(stablehlo);
  if (!reader.find("func.func public @main(")) return reader.fault("func.func public @main(");
  if (auto fault = parse_parameters(reader, program.parameters)) return fault;
  if (auto fault = parse_results(reader, program.results)) return fault;
  for (const Parameter& parameter : program.parameters) {
    const auto alias = parameter.aliased_result;
    if (!alias) continue;
    if (*alias >= program.results.size() || program.results[*alias].size_bytes() != parameter.type.size_bytes())
      return Fault{PJRT_Error_Code_INVALID_ARGUMENT,
                   "fake plugin: tf.aliasing_output = " + std::to_string(*alias) + " does not fit " + parameter.type.to_string()};
  }
  return std::nullopt;
}

}  // namespace fake_pjrt
