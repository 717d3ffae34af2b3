// Every TORCH_TPU_* setting, declared once in settings.cc and documented in docs/settings.md (a test compares both). The
// environment gives the default at first use; a property or a context manager of the Python package may change some later.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

namespace torch_tpu::settings {

struct Setting {
  std::string_view name;           // "TORCH_TPU_CACHE_DIR"
  std::string_view alias;          // another environment name that is honoured too, or empty
  std::string_view default_value;  // as one would write it in the environment
  std::string_view doc;
};

const std::vector<Setting>& all();

// The value from set(), else from the environment (own name, then alias), else the default. `name` must be declared.
std::string text(std::string_view name);
bool flag(std::string_view name);         // 1, true, yes, on
int64_t integer(std::string_view name);   // throws c10::ValueError on text that is not a number
void set(std::string_view name, std::string value);

}  // namespace torch_tpu::settings
