#include "lowering/registry.h"

#include <unordered_map>

#include <c10/util/Exception.h>

namespace torch_tpu::lowering {
namespace {

struct Registry {
  std::vector<std::shared_ptr<RuleData>> rules;
  std::unordered_map<std::string, RuleData*> by_name;
};

// Filled by static initialisers (one thread), read-only afterwards.
Registry& registry() {
  static Registry instance;
  return instance;
}

}  // namespace

Rule::Rule(std::initializer_list<const char*> names, Lower lower, std::source_location where)
    : data_(std::make_shared<RuleData>()) {
  data_->names.assign(names.begin(), names.end());
  data_->lower = std::move(lower);
  data_->file = where.file_name();
  data_->line = where.line();
  Registry& r = registry();
  for (const std::string& name : data_->names) {
    const auto [it, inserted] = r.by_name.emplace(name, data_.get());
    TORCH_CHECK(inserted, "two rules for ", name, ": ", it->second->file, ":", it->second->line, " and ", data_->file, ":",
                data_->line);
  }
  r.rules.push_back(data_);
}

Rule& Rule::runtime(const char* number_argument) {
  data_->runtime.push_back(number_argument);
  return *this;
}

Rule& Rule::fixed(const char* scalar, std::initializer_list<double> values) {
  data_->fixed.push_back({scalar, values});
  return *this;
}

Rule& Rule::counted(Count count) {
  data_->count = std::move(count);
  return *this;
}

Rule& Rule::mutates(std::initializer_list<const char*> arguments) {
  data_->mutates.assign(arguments.begin(), arguments.end());
  return *this;
}

Rule& Rule::view() {
  data_->is_view = true;
  return *this;
}

Rule& Rule::random() {
  data_->is_random = true;
  return *this;
}

Rule& Rule::composite() {
  data_->with_composite = true;
  return *this;
}

const RuleData* find_rule(const std::string& name) {
  const auto& by_name = registry().by_name;
  const auto it = by_name.find(name);
  return it == by_name.end() ? nullptr : it->second;
}

const std::vector<std::shared_ptr<RuleData>>& all_rules() { return registry().rules; }

}  // namespace torch_tpu::lowering
