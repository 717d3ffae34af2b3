// Hashing of words (first-level keys) and of bytes (program texts). Not cryptographic; stable across processes and machines.
#pragma once

#include <cstdint>
#include <cstring>
#include <string>
#include <string_view>

namespace torch_tpu {

inline uint64_t mix64(uint64_t x) {  // a 64-bit finaliser: every input bit moves every output bit
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  x ^= x >> 32;
  x *= 0xd6e8feb86659fd93ULL;
  x ^= x >> 32;
  return x;
}

inline uint64_t hash_words(const uint64_t* words, size_t count) {
  uint64_t h = 0x9e3779b97f4a7c15ULL + count;
  for (size_t i = 0; i < count; ++i) h = (h ^ words[i]) * 0xff51afd7ed558ccdULL + (h >> 29);
  return mix64(h);
}

struct Hash128 {
  uint64_t high = 0, low = 0;
  bool operator==(const Hash128&) const = default;
  std::string to_string() const {  // 32 hexadecimal digits
    static constexpr char kDigits[] = "0123456789abcdef";
    std::string text(32, '0');
    for (int i = 0; i < 16; ++i) {
      text[15 - i] = kDigits[high >> (4 * i) & 15];
      text[31 - i] = kDigits[low >> (4 * i) & 15];
    }
    return text;
  }
};

struct Hash128Hasher {
  size_t operator()(const Hash128& h) const { return h.low; }
};

inline Hash128 hash_bytes(std::string_view bytes) {
  uint64_t a = 0x243f6a8885a308d3ULL ^ bytes.size(), b = 0x13198a2e03707344ULL + bytes.size();
  size_t i = 0;
  const auto step = [&](uint64_t word) {
    a = (a ^ word) * 0x9fb21c651e98df25ULL;
    a ^= a >> 28;
    b = (b + word) * 0xc2b2ae3d27d4eb4fULL;
    b ^= b >> 31;
  };
  for (; i + 8 <= bytes.size(); i += 8) {
    uint64_t word;
    std::memcpy(&word, bytes.data() + i, 8);
    step(word);
  }
  uint64_t tail = 0;
  if (i < bytes.size()) std::memcpy(&tail, bytes.data() + i, bytes.size() - i);
  step(tail);
  return {mix64(a ^ mix64(b)), mix64(b + a)};
}

}  // namespace torch_tpu
