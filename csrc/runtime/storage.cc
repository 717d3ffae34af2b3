#include "runtime/storage.h"

#include <algorithm>
#include <cstdio>
#include <map>
#include <set>
#include <vector>

#include <c10/util/Exception.h>

#include "runtime/address_space.h"
#include "runtime/memory_stats.h"

namespace torch_tpu::runtime {
namespace {

void* take_address(size_t size_bytes, Slot* slot, int device) {
  if (size_bytes == 0) return nullptr;
  try {
    return address_space::reserve(size_bytes, slot);
  } catch (const c10::OutOfMemoryError& e) {
    memory_stats(device).out_of_memory();
    TORCH_CHECK_WITH(OutOfMemoryError, false, e.what_without_backtrace(), "\nLargest live tensors on tpu:", device, ":", largest_arrays(device, 10));
  }
}

}  // namespace

Slot::Slot(int device, size_t size_bytes) : device_(device), size_bytes_(size_bytes), address_(take_address(size_bytes, this, device)) {}

Slot::~Slot() {
  if (address_) address_space::release(address_);
  count(array_.get(), nullptr);
}

void Slot::resize(size_t size_bytes) {
  if (address_) address_space::release(address_);
  address_ = nullptr;
  size_bytes_ = size_bytes;
  address_ = take_address(size_bytes, this, device_);
}

std::string largest_arrays(int device, int count) {
  std::map<std::pair<int64_t, std::string>, int> groups;  // {bytes, aval} -> how many
  std::set<const Array*> seen;                            // storages may share an array
  address_space::for_each([&](const Slot& slot) {
    if (slot.device() != device) return;
    const ArrayPtr array = slot.array();
    if (array && seen.insert(array.get()).second) ++groups[{array->aval().size_bytes(), array->aval().to_string()}];
  });
  std::vector<std::pair<int64_t, std::string>> lines;
  for (const auto& [group, n] : groups) {
    char size[32];
    std::snprintf(size, sizeof size, "%.1f MiB", static_cast<double>(group.first) / (1 << 20));
    lines.push_back({group.first * n, std::string(size) + " " + group.second + (n > 1 ? " (x " + std::to_string(n) + ")" : "")});
  }
  std::sort(lines.rbegin(), lines.rend());
  std::string text;
  for (int i = 0; i < count && i < static_cast<int>(lines.size()); ++i) text += "\n  " + lines[static_cast<size_t>(i)].second;
  return text;
}

}  // namespace torch_tpu::runtime
