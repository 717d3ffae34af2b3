#include "runtime/disk_cache.h"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <cerrno>
#include <chrono>
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

constexpr size_t kMaxEntryBytes = size_t{1} << 31;

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

struct File {
  fs::path path;
  fs::file_time_type used;
  int64_t size_bytes;
  bool temporary;  // being written, or left by a process that died meanwhile
};

constexpr auto kLongestWrite = std::chrono::hours(1);

// The cache's own files, known by their names: "<32 digits>-<16 digits>", and ".XXXXXX" behind for a temporary one. The folder
// may be any folder of the user's: what else lies there is neither counted nor removed.
std::vector<File> files_of_ours(const std::string& folder) {
  constexpr size_t kEntryLength = 32 + 1 + 16, kTemporaryLength = kEntryLength + 7;
  std::vector<File> files;
  std::error_code error;
  for (auto it = fs::directory_iterator(folder, error); !error && it != fs::directory_iterator(); it.increment(error)) {
    const std::string name = it->path().filename();
    const bool temporary = name.size() == kTemporaryLength && name[kEntryLength] == '.';
    if ((name.size() != kEntryLength && !temporary) || name[32] != '-' ||
        name.substr(0, kEntryLength).find_first_not_of("0123456789abcdef-") != std::string::npos)
      continue;
    std::error_code gone;
    if (it->symlink_status(gone).type() != fs::file_type::regular) continue;
    const auto size_bytes = it->file_size(gone);
    if (gone) continue;
    const auto used = it->last_write_time(gone);
    if (!gone) files.push_back({it->path(), used, static_cast<int64_t>(size_bytes), temporary});
  }
  return files;
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
    : folder_(std::move(folder)), fingerprint_(std::move(fingerprint)), size_cap_bytes_(size_cap_bytes), trust_shared_(trust_shared),
      stored_bytes_(size_cap_bytes / 16) {
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
  const int fd = ::open(path.c_str(), O_RDONLY | O_CLOEXEC | O_NOFOLLOW | O_NONBLOCK);  // does not wait at a pipe of that name
  if (fd < 0) {
    if (errno != ENOENT) warn_once("compile cache entry " + path + " is skipped: it cannot be opened (" + std::strerror(errno) + ")");
    return std::nullopt;
  }
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
  const auto head = read_all(fd, sizeof header);
  if (!head) return refuse("it cannot be read");
  std::memcpy(&header, head->data(), sizeof header);
  if (std::memcmp(header.magic, kMagic, sizeof kMagic) != 0) return refuse("it is not ours");
  // Before anything is read or allocated: the sizes fit this file and this program.
  const size_t body_size = size - sizeof header;
  if (header.fingerprint_size != fingerprint_.size() || header.text_size != text.size() || header.fingerprint_size + header.text_size > body_size ||
      header.executable_size != body_size - header.fingerprint_size - header.text_size || body_size > kMaxEntryBytes)
    return refuse("its sizes are wrong");
  const auto bytes = read_all(fd, body_size);
  if (!bytes) return refuse("it cannot be read");
  const std::string_view body = *bytes;
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
  const auto failed = [&] {
    const int reason = errno;
    ::unlink(temporary.c_str());
    writable_ = false;
    warn_once("compile cache folder " + folder_ + " cannot be written (" + std::strerror(reason) + "); new programs will not be kept");
  };
  if (!write_all(fd, {reinterpret_cast<const char*>(&header), sizeof header}) || !write_all(fd, body)) {
    failed();
    ::close(fd);
    return;
  }
  std::lock_guard lock(folder_mutex_);
  if (::close(fd) != 0 || ::rename(temporary.c_str(), path.c_str()) != 0) return failed();
  const auto total = static_cast<int64_t>(sizeof header + body.size());
  // Looking at the whole folder costs; it is enough to do so at the first store and now and then.
  if (stored_bytes_.fetch_add(total) + total > size_cap_bytes_ / 16) {
    stored_bytes_ = 0;
    trim();
  }
}

void DiskCache::discard(const Hash128& key) {
  if (writable_) ::unlink(path_of(key).c_str());
}

void DiskCache::trim() {
  std::vector<File> files = files_of_ours(folder_);
  int64_t total = 0;
  for (const File& file : files) total += file.size_bytes;
  std::sort(files.begin(), files.end(), [](const File& a, const File& b) { return a.used < b.used; });
  const auto abandoned = fs::file_time_type::clock::now() - kLongestWrite;
  for (const File& file : files) {
    if (file.temporary ? file.used >= abandoned : total <= size_cap_bytes_) continue;
    std::error_code gone;  // another process may be trimming too, or have put a new entry into the place of this one
    if (fs::last_write_time(file.path, gone) != file.used || gone) continue;
    if (fs::remove(file.path, gone)) total -= file.size_bytes;
  }
}

DiskCache::Info DiskCache::info() const {
  Info info{folder_, readable_, writable_};
  for (const File& file : files_of_ours(folder_)) {
    info.entries += !file.temporary;
    info.size_bytes += file.size_bytes;
  }
  return info;
}

}  // namespace torch_tpu::runtime
