#include "runtime/address_space.h"

#include <sys/mman.h>

#include <array>
#include <bit>
#include <mutex>
#include <vector>

#include <c10/util/Exception.h>

namespace torch_tpu::runtime::address_space {
namespace {

constexpr int kMinBits = 6, kMaxBits = 40;  // blocks of 64 B to 1 TiB
constexpr int kClasses = kMaxBits - kMinBits + 1;

struct SizeClass {
  std::mutex mutex;                // guards owners, free
  std::vector<Slot*> owners;       // by block index
  std::vector<uint32_t> free;      // released block indices, last in first out
};

struct Range {
  char* base = nullptr;
  int region_bits = 0;             // every class has 2^region_bits bytes
  std::array<SizeClass, kClasses> classes;

  Range() {
    // Address space only; where the system limits it (ulimit -v, sanitizers), take less.
    for (region_bits = kMaxBits; region_bits >= 32; --region_bits) {
      void* p = mmap(nullptr, static_cast<size_t>(kClasses) << region_bits, PROT_NONE, MAP_PRIVATE | MAP_ANONYMOUS | MAP_NORESERVE, -1, 0);
      if (p != MAP_FAILED) {
        base = static_cast<char*>(p);
        return;
      }
    }
    TORCH_CHECK_WITH(OutOfMemoryError, false, "torch_tpu could not reserve address space for tensors (not memory). "
                     "Raise the limit on virtual memory (ulimit -v).");
  }
};

Range& range() {
  static Range* instance = new Range;  // NOLINT: lives as long as the process; storages may be freed during exit
  return *instance;
}

}  // namespace

void* reserve(size_t size_bytes, Slot* slot) {
  Range& r = range();
  const int bits = std::max(kMinBits, static_cast<int>(std::bit_width(size_bytes - 1)));
  TORCH_CHECK_WITH(OutOfMemoryError, bits <= r.region_bits, "a storage of ", size_bytes, " bytes (", size_bytes >> 30, " GiB) is larger than torch_tpu can address");
  SizeClass& c = r.classes[bits - kMinBits];
  char* region = r.base + (static_cast<size_t>(bits - kMinBits) << r.region_bits);
  std::lock_guard lock(c.mutex);
  if (c.free.empty()) {
    const size_t index = c.owners.size();
    TORCH_CHECK_WITH(OutOfMemoryError, index < (size_t{1} << (r.region_bits - bits)) && index < UINT32_MAX,
                     "too many live storages of ", size_bytes, " bytes: their addresses are used up");
    c.owners.push_back(slot);
    return region + (index << bits);
  }
  const uint32_t index = c.free.back();
  c.free.pop_back();
  c.owners[index] = slot;
  return region + (static_cast<size_t>(index) << bits);
}

namespace {

struct Place {
  SizeClass* size_class;
  size_t index;
  char* block;
};

bool locate(const void* address, Place* place) {
  Range& r = range();
  const auto* p = static_cast<const char*>(address);
  if (p < r.base || p >= r.base + (static_cast<size_t>(kClasses) << r.region_bits)) return false;
  const size_t offset = static_cast<size_t>(p - r.base);
  const size_t region = offset >> r.region_bits;
  const size_t within = offset & ((size_t{1} << r.region_bits) - 1);
  const int bits = static_cast<int>(region) + kMinBits;
  place->size_class = &r.classes[region];
  place->index = within >> bits;
  place->block = r.base + (region << r.region_bits) + (place->index << bits);
  return true;
}

}  // namespace

void release(void* address) noexcept {
  Place place;
  if (!locate(address, &place)) return;
  std::lock_guard lock(place.size_class->mutex);
  place.size_class->owners[place.index] = nullptr;
  place.size_class->free.push_back(static_cast<uint32_t>(place.index));
}

Slot* find(const void* address, void** block) {
  Place place;
  if (!locate(address, &place)) return nullptr;
  std::lock_guard lock(place.size_class->mutex);
  if (place.index >= place.size_class->owners.size()) return nullptr;
  if (block) *block = place.block;
  return place.size_class->owners[place.index];
}

bool contains(const void* address) {
  Place place;
  return locate(address, &place);
}

void for_each(const std::function<void(const Slot&)>& visit) {
  for (SizeClass& c : range().classes) {
    std::lock_guard lock(c.mutex);
    for (const Slot* slot : c.owners)
      if (slot) visit(*slot);
  }
}

}  // namespace torch_tpu::runtime::address_space
