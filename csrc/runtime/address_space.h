// The addresses that tensors show. One reserved, inaccessible range (PROT_NONE) is divided into regions of power-of-two
// blocks, so that live storages have distinct addresses, offsets into them work, an address finds its storage in constant
// time, and a stray host access faults at once instead of reading garbage. No memory stands behind any of it.
#pragma once

#include <cstddef>
#include <cstdint>
#include <functional>

namespace torch_tpu::runtime {

class Slot;

namespace address_space {

// An address for `size_bytes` (> 0) that belongs to `slot` until released. Any thread. Errors: kResourceExhausted by
// c10::OutOfMemoryError when the range is used up.
void* reserve(size_t size_bytes, Slot* slot);
void release(void* address) noexcept;
// The slot whose block holds `address`; nullptr if none does. *block receives the start of the block.
Slot* find(const void* address, void** block = nullptr);
bool contains(const void* address);
// Calls `visit` for every live slot; none can be released meanwhile. `visit` must not reserve or release.
void for_each(const std::function<void(const Slot&)>& visit);

}  // namespace address_space
}  // namespace torch_tpu::runtime
