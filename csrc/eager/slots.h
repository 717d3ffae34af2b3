// Tensor or storage -> Slot. A storage's DataPtr carries its slot as context; a storage that PyTorch wrapped around one of our
// addresses by itself (pickle, storage slices) is found by address. Contexts are never cast without testing the deleter.
#pragma once

#include <ATen/core/Tensor.h>
#include <c10/core/Allocator.h>
#include <c10/core/Storage.h>

#include "runtime/storage.h"

namespace torch_tpu::eager {

// Throws c10::Error for a storage that holds no tpu memory (resized to 0 bytes, freed, or made by another library).
runtime::Slot& slot_of(const c10::Storage& storage);
runtime::Slot& slot_of(const at::Tensor& tensor);

// A fresh, uninitialised slot, owned by the returned DataPtr.
c10::DataPtr make_slot_data(size_t size_bytes, int device);

}  // namespace torch_tpu::eager
