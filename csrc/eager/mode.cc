#include "eager/mode.h"

#include <atomic>
#include <memory>

#include <c10/util/ThreadLocalDebugInfo.h>

#include "base/settings.h"
#include "eager/python_hooks.h"

namespace torch_tpu::eager {
namespace {

constexpr std::string_view kKindName = "TORCH_TPU_MODES";
const c10::DebugInfoKind kKind(&kKindName);

struct ModesInfo final : c10::DebugInfoBase {
  LocalModes modes;
};

const LocalModes* local() {
  const auto* info = c10::ThreadLocalDebugInfo::get(kKind);
  return info ? &static_cast<const ModesInfo*>(info)->modes : nullptr;
}

std::atomic<Mode>& process_mode() {
  static std::atomic<Mode> mode{[] {
    const std::string name = settings::text("TORCH_TPU_EAGER_MODE");
    if (name == "debug" || settings::flag("TORCH_TPU_LAUNCH_BLOCKING")) return Mode::kDebug;
    return name == "fused" ? Mode::kFused : Mode::kStrict;
  }()};
  return mode;
}

}  // namespace

Mode mode() {
  const LocalModes* modes = local();
  return modes && modes->mode ? *modes->mode : process_mode().load(std::memory_order_relaxed);
}

void set_mode(Mode mode) { process_mode().store(mode); }

std::optional<ir::Precision> local_matmul_precision() {
  const LocalModes* modes = local();
  return modes ? modes->matmul_precision : std::nullopt;
}

namespace {

std::atomic<bool>& excess_precision() {
  static std::atomic<bool> allowed{settings::flag("TORCH_TPU_ALLOW_EXCESS_PRECISION")};
  return allowed;
}

std::atomic<bool>& buckets() {
  static std::atomic<bool> on{settings::text("TORCH_TPU_SIZE_BUCKETS") != "0"};
  return on;
}

std::atomic<bool>& for_chip() {
  static std::atomic<bool> chip{false};
  return chip;
}

}  // namespace

bool size_buckets() { return buckets().load(std::memory_order_relaxed); }

void set_size_buckets(bool on) { buckets().store(on); }

bool allow_excess_precision() { return excess_precision().load(std::memory_order_relaxed); }

void set_allow_excess_precision(bool allowed) { excess_precision().store(allowed); }

bool lowers_for_chip() { return for_chip().load(std::memory_order_relaxed); }

void set_lowers_for_chip(bool chip) { for_chip().store(chip); }

void push_local(LocalModes modes) {
  if (const LocalModes* around = local()) {
    if (!modes.mode) modes.mode = around->mode;
    if (!modes.matmul_precision) modes.matmul_precision = around->matmul_precision;
  }
  auto info = std::make_shared<ModesInfo>();
  info->modes = modes;
  c10::ThreadLocalDebugInfo::_push(kKind, std::move(info));
}

void pop_local() { c10::ThreadLocalDebugInfo::_pop(kKind); }

PythonHooks& python_hooks() {
  static PythonHooks hooks;
  return hooks;
}

}  // namespace torch_tpu::eager
