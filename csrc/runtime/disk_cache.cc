#include "runtime/disk_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <filesystem>
#include <vector>

#include "base/settings.h"

namespace fs = std::filesystem;

namespace torch_tpu::runtime {
namespace {

// An entry: header, fingerprint, program text, serialized executable; the checksum covers all three.
constexpr char kMagic[8] = {'T', 'P', 'U', 'C', 'A', 'C', 'H', '1'};
struct Header {
  char magic[8];
  uint64_t fingerprint_size, text_size, executable_size;
  uint64_t checksum_high, checksum_low;
};

Hash128 checksum(std::string_view body) { return hash_bytes(body); }

bool private_to_us(const struct stat& s) {
  return (s.st_uid == geteuid() || s.st_uid == 0) && (s.st_mode & (S_IWGRP | S_IWOTH)) == 0;
}

bool write_all(int fd, std::string_view bytes) {
  while (!bytes.empty()) {
    const ssize_t n = ::write(fd, bytes.data(), bytes.size());
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return false;
    bytes.remove_prefix(static_cast<size_t>(n));
  }
  return true;
}

std::optional<std::string> read_all(int fd, size_t size) {
  std::string bytes(size, '\0');
  size_t done = 0;
  while (done < size) {
    const ssize_t n = ::read(fd, bytes.data() + done, size - done);
    if (n < 0 && errno == EINTR) continue;
    if (n <= 0) return std::nullopt;
    done += static_cast<size_t>(n);
  }
  return bytes;
}

}  // namespace

std::string default_cache_folder() {
  std::string folder = settings::text("TORCH_TPU_CACHE_DIR");
  if (!folder.empty()) return folder;
  if (const char* xdg = std::getenv("XDG_CACHE_HOME"); xdg && *xdg) return std::string(xdg) + "/torch_tpu";
  if (const char* home = std::getenv("HOME"); home && *home) return std::string(home) + "/.cache/torch_tpu";
  return "/tmp/torch_tpu-" + std::to_string(geteuid());
}

DiskCache::DiskCache(std::string folder, std::string fingerprint, int64_t size_cap_bytes, bool trust_shared)
    : folder_(std::move(folder)), fingerprint_(std::move(fingerprint)), size_cap_bytes_(size_cap_bytes), trust_shared_(trust_shared) {
  std::error_code error;
  const fs::path parent = fs::path(folder_).parent_path();
  if (!parent.empty()) fs::create_directories(parent, error);
  ::mkdir(folder_.c_str(), 0700);
  struct stat s{};
  if (::stat(folder_.c_str(), &s) != 0 || !S_ISDIR(s.st_mode)) {
    warn_once("compile cache folder " + folder_ + " cannot be made or is no folder; programs will not be kept");
    return;
  }
  if (!trust_shared_ && !private_to_us(s)) {
    warn_once("compile cache folder " + folder_ + " is refused: other users can write it, and its entries are native code. "
              "chmod 700 it, or set TORCH_TPU_CACHE_TRUST_SHARED=1");
    return;
  }
  readable_ = ::access(folder_.c_str(), R_OK | X_OK) == 0;
  writable_ = ::access(folder_.c_str(), W_OK | X_OK) == 0;
  if (!writable_) warn_once("compile cache folder " + folder_ + " is read-only; new programs will not be kept");
}

void DiskCache::warn_once(const std::string& text) {
  if (!warned_.exchange(true)) std::fprintf(stderr, "torch_tpu: %s\n", text.c_str());
}

std::string DiskCache::path_of(const Hash128& key) const {
  // Entries of different plugins or hosts lie side by side.
  const Hash128 print = hash_bytes(fingerprint_);
  return folder_ + "/" + key.to_string() + "-" + print.to_string().substr(0, 16);
}

std::optional<std::string> DiskCache::load(const Hash128& key, std::string_view text) {
  if (!readable_) return std::nullopt;
  const std::string path = path_of(key);
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW);
  if (fd < 0) return std::nullopt;
  const auto refuse = [&](const char* why) -> std::optional<std::string> {
    ::close(fd);
    warn_once("compile cache entry " + path + " is skipped: " + why + ". It will be made anew");
    return std::nullopt;
  };
  struct stat s{};
  if (::fstat(fd, &s) != 0 || !S_ISREG(s.st_mode)) return refuse("it is no file");
  if (!trust_shared_ && !private_to_us(s)) return refuse("other users can write it");
  const auto size = static_cast<size_t>(s.st_size);
  Header header;
  if (size < sizeof header) return refuse("it is cut off");
  const auto bytes = read_all(fd, size);
  if (!bytes) return refuse("it cannot be read");
  std::memcpy(&header, bytes->data(), sizeof header);
  const std::string_view body = std::string_view(*bytes).substr(sizeof header);
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0) return refuse("it is not ours");
  if (header.fingerprint_size > body.size() || header.text_size > body.size() - header.fingerprint_size ||
      header.executable_size != body.size() - header.fingerprint_size - header.text_size)
    return refuse("it is cut off");
  const Hash128 sum = checksum(body);
  if (sum.high != header.checksum_high || sum.low != header.checksum_low) return refuse("its checksum is wrong");
  if (body.substr(0, header.fingerprint_size) != fingerprint_ || body.substr(header.fingerprint_size, header.text_size) != text)
    return refuse("it belongs to another program");
  ::futimens(fd, nullptr);  // its last use, for trim(); a read-only folder does not mind
  ::close(fd);
  return std::string(body.substr(header.fingerprint_size + header.text_size));
}

void DiskCache::store(const Hash128& key, std::string_view text, std::string_view serialized) {
  if (!writable_) return;
  std::string body;
  body.reserve(fingerprint_.size() + text.size() + serialized.size());
  body.append(fingerprint_).append(text).append(serialized);
  Header header{};
  std::memcpy(header.magic, kMagic, sizeof kMagic);
  header.fingerprint_size = fingerprint_.size();
  header.text_size = text.size();
  header.executable_size = serialized.size();
  const Hash128 sum = checksum(body);
  header.checksum_high = sum.high;
  header.checksum_low = sum.low;

  const std::string path = path_of(key);
  std::string temporary = path + ".XXXXXX";
  const int fd = ::mkostemp(temporary.data(), O_CLOEXEC);  // 0600
  if (fd < 0) {
    writable_ = false;
    return warn_once("compile cache folder " + folder_ + " cannot be written (" + std::strerror(errno) + "); new programs will not be kept");
  }
  const bool written = write_all(fd, {reinterpret_cast<const char*>(&header), sizeof header}) && write_all(fd, body);
  const int reason = errno;
  if (::close(fd) != 0 || !written || ::rename(temporary.c_str(), path.c_str()) != 0) {
    ::unlink(temporary.c_str());
    writable_ = false;
    return warn_once("compile cache folder " + folder_ + " cannot be written (" + std::strerror(reason) + "); new programs will not be kept");
  }
  const auto total = static_cast<int64_t>(sizeof header + body.size());
  // Looking at the whole folder costs; it is enough to do so now and then.
  if (stored_bytes_.fetch_add(total) + total > size_cap_bytes_ / 16) {
    stored_bytes_ = 0;
    trim();
  }
}

void DiskCache::discard(const Hash128& key) {
  if (writable_) ::unlink(path_of(key).c_str());
}

void DiskCache::trim() {
  struct Entry {
    fs::file_time_type used;
    int64_t size;
    fs::path path;
  };
  std::vector<Entry> entries;
  int64_t total = 0;
  std::error_code error;
  for (auto it = fs::directory_iterator(folder_, error); !error && it != fs::directory_iterator(); it.increment(error)) {
    std::error_code gone;  // another process may be trimming too
    const auto size = static_cast<int64_t>(it->file_size(gone));
    const auto used = it->last_write_time(gone);
    if (gone) continue;
    entries.push_back({used, size, it->path()});
    total += size;
  }
  std::sort(entries.begin(), entries.end(), [](const Entry& a, const Entry& b) { return a.used < b.used; });
  for (const Entry& e : entries) {
    if (total <= size_cap_bytes_) break;
    std::error_code gone;
    if (fs::remove(e.path, gone)) total -= e.size;
  }
}

DiskCache::Info DiskCache::info() const {
  Info info{folder_, readable_, writable_};
  std::error_code error;
  for (auto it = fs::directory_iterator(folder_, error); !error && it != fs::directory_iterator(); it.increment(error)) {
    std::error_code gone;
    const auto size = it->file_size(gone);
    if (gone) continue;
    ++info.entries;
    info.size_bytes += static_cast<int64_t>(size);
  }
  return info;
}

}  // namespace torch_tpu::runtime
