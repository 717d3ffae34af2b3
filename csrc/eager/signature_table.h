// SignatureTable: the Signatures of one op or graph, by key.
#pragma once

#include <algorithm>
#include <mutex>
#include <shared_mutex>
#include <unordered_map>
#include <vector>

#include <c10/util/ArrayRef.h>

#include "base/hash.h"
#include "eager/signature.h"

namespace torch_tpu::eager {

class SignatureTable {
 public:
  using Key = c10::ArrayRef<uint64_t>;

  SignaturePtr find(Key key) const {
    const uint64_t hash = hash_words(key.data(), key.size());
    std::shared_lock lock(mutex_);
    for (auto [it, end] = table_.equal_range(hash); it != end; ++it)
      if (key.equals(it->second.key)) return it->second.signature;
    return nullptr;
  }
  void insert(Key key, SignaturePtr signature) {
    std::unique_lock lock(mutex_);
    table_.emplace(hash_words(key.data(), key.size()), Entry{key.vec(), std::move(signature)});
  }

 private:
  struct Entry {
    std::vector<uint64_t> key;
    SignaturePtr signature;
  };
  mutable std::shared_mutex mutex_;                       // guards table_
  std::unordered_multimap<uint64_t, Entry> table_;        // by hash of the key
};

}  // namespace torch_tpu::eager
