// A small test runner: cases register themselves, expectations are functions, and a failure names its own line.
// expect* note a failure and go on; must() ends the case. A test file has its own main, which calls run_all.
#pragma once

#include <cstdio>
#include <functional>
#include <source_location>
#include <string>
#include <string_view>
#include <vector>

#include "base/status.h"

namespace test {

using Location = std::source_location;

struct Stop {};  // thrown by must(): the case cannot go on

struct Case {
  Case(const char* name, std::function<void()> body) { all().push_back({name, std::move(body)}); }
  struct Entry {
    const char* name;
    std::function<void()> body;
  };
  static std::vector<Entry>& all() {
    static std::vector<Entry> cases;
    return cases;
  }
};

inline int& num_failures() {
  static int count = 0;
  return count;
}

inline void fail(const std::string& what, const Location& at) {
  ++num_failures();
  std::printf("%s:%u: %s\n", at.file_name(), at.line(), what.c_str());
}

inline void expect(bool condition, const std::string& what = "expectation", Location at = Location::current()) {
  if (!condition) fail(what + " does not hold", at);
}

inline std::string show(const std::string& value) { return '"' + value + '"'; }
inline std::string show(const char* value) { return show(std::string(value)); }
template <typename T>
std::string show(const T& value) {
  return std::to_string(value);
}

template <typename A, typename B>
void expect_equal(const A& found, const B& expected, Location at = Location::current()) {
  if (!(found == expected)) fail("found " + show(found) + ", expected " + show(expected), at);
}

inline void expect_contains(std::string_view text, std::string_view part, Location at = Location::current()) {
  if (text.find(part) == text.npos) fail("found \"" + std::string(text) + "\", expected it to contain \"" + std::string(part) + '"', at);
}

inline void expect_ok(const torch_tpu::Status& status, Location at = Location::current()) {
  if (!status.ok()) fail(status.to_string(), at);
}

inline void expect_error(const torch_tpu::Status& status, torch_tpu::Code code, std::string_view part, Location at = Location::current()) {
  if (status.code() != code) fail("found " + status.to_string() + ", expected " + std::string(torch_tpu::code_name(code)), at);
  expect_contains(status.message(), part, at);
}

template <typename T>
T must(torch_tpu::Result<T> result, Location at = Location::current()) {
  if (result.ok()) return std::move(result).value();
  fail(result.status().to_string(), at);
  throw Stop{};
}

// Runs every case whose name contains `filter`, and `after_each` after it. Returns the process's exit code.
inline int run_all(std::string_view filter = "", const std::function<void()>& after_each = [] {}) {
  int num_run = 0;
  for (const auto& entry : Case::all()) {
    if (std::string_view(entry.name).find(filter) == std::string_view::npos) continue;
    const int before = num_failures();
    try {
      entry.body();
    } catch (const Stop&) {
    }
    after_each();
    std::printf("%s  %s\n", num_failures() == before ? "ok  " : "FAIL", entry.name);
    std::fflush(stdout);
    ++num_run;
  }
  std::printf("%d cases, %d failed expectations\n", num_run, num_failures());
  return num_failures() || !num_run ? 1 : 0;
}

}  // namespace test
