// The compile cache on disk: round trips; damaged, foreign and unsafe entries; bad folders and full disks; two processes; trimming.
// Its entries are native code, so the one question is: does load() ever give anything but the bytes that were stored?
#include <fcntl.h>
#include <signal.h>
#include <sys/mount.h>
#include <sys/resource.h>
#include <sys/stat.h>
#include <sys/wait.h>
#include <unistd.h>

#include <algorithm>
#include <chrono>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <random>
#include <thread>

#include "runtime/disk_cache.h"
#include "test.h"

namespace {

namespace fs = std::filesystem;
using namespace torch_tpu;
using runtime::DiskCache;
using test::Case, test::expect, test::expect_contains, test::expect_equal;

constexpr int64_t kMiB = 1 << 20;
constexpr uint64_t kSeed = 20261;
const std::string kPrint = "fake plugin; API 0.81; host 1234";
const std::string kText = "module @main { func.func public @main(%arg0: tensor<4xf32>) -> (tensor<4xf32>) {} }";
const Hash128 kKey = hash_bytes(kText);

class Folder {  // removed at the end of the scope
 public:
  Folder() {
    std::string name = fs::temp_directory_path() / "torch_tpu_cache_XXXXXX";
    path_ = ::mkdtemp(name.data());
  }
  ~Folder() {
    std::error_code ignored;
    fs::permissions(path_, fs::perms::owner_all, ignored);
    fs::remove_all(path_, ignored);
  }
  std::string path() const { return path_; }
  std::string inside(const std::string& name) const { return path_ / name; }
  std::vector<fs::path> files() const { return {fs::directory_iterator(path_), fs::directory_iterator()}; }
  fs::path only_file() const { return *fs::directory_iterator(path_); }

 private:
  fs::path path_;
};

// What is written to stderr meanwhile.
class Warnings {
 public:
  Warnings() : file_(std::tmpfile()), stderr_(::dup(STDERR_FILENO)) { ::dup2(::fileno(file_), STDERR_FILENO); }
  ~Warnings() {
    ::dup2(stderr_, STDERR_FILENO);
    ::close(stderr_);
    std::fclose(file_);
  }
  std::string text() const {
    std::string text(1 << 14, '\0');
    text.resize(static_cast<size_t>(std::max<ssize_t>(0, ::pread(::fileno(file_), text.data(), text.size(), 0))));
    return text;
  }
  int64_t count() const {
    const std::string found = text();
    return std::count(found.begin(), found.end(), '\n');
  }

 private:
  std::FILE* file_;
  int stderr_;
};

DiskCache open_cache(const std::string& folder, bool trust_shared = false) { return DiskCache(folder, kPrint, 64 * kMiB, trust_shared); }

std::string random_bytes(std::mt19937_64& random, size_t size) {
  std::string bytes(size, '\0');
  for (char& c : bytes) c = static_cast<char>(random());
  return bytes;
}

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

void overwrite(const fs::path& path, const std::string& bytes) { std::ofstream(path, std::ios::binary | std::ios::trunc) << bytes; }

std::string loaded(DiskCache& cache, const Hash128& key = kKey, const std::string& text = kText) { return cache.load(key, text).value_or("nothing"); }

// Runs `body` in a child process; its number of failed expectations.
pid_t start_child(const std::function<void()>& body) {
  std::fflush(stdout);
  const pid_t child = ::fork();
  if (child != 0) return child;
  const int before = test::num_failures();
  body();
  std::fflush(stdout);
  ::_exit(std::min(test::num_failures() - before, 100));
}

void expect_child_ok(pid_t child) {
  int state = 0;
  ::waitpid(child, &state, 0);
  expect(WIFEXITED(state) && WEXITSTATUS(state) == 0, "the child process ends well");
}

bool is_root() { return ::geteuid() == 0; }

// --- sound entries

const Case round_trip{"what is stored is loaded, byte for byte, also by another cache on the folder", [] {
  const Folder folder;
  std::mt19937_64 random(kSeed);
  auto cache = open_cache(folder.inside("new/deep"));
  for (const size_t size : {size_t{0}, size_t{1}, size_t{7}, size_t{4096}, size_t{3} << 20}) {
    const std::string bytes = random_bytes(random, size), text = kText + std::to_string(size);
    const Hash128 key = hash_bytes(text);
    expect(!cache.load(key, text), "nothing is there yet");
    cache.store(key, text, bytes);
    auto other = open_cache(folder.inside("new/deep"));
    expect(cache.load(key, text) == bytes && other.load(key, text) == bytes, "the bytes are the same");
    cache.discard(key);
    expect(!other.load(key, text), "a discarded entry is gone");
  }
  struct stat s{};
  ::stat(folder.inside("new/deep").c_str(), &s);
  expect_equal(s.st_mode & 0777, mode_t{0700});
}};

const Case replaced{"a second store replaces the first", [] {
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "first");
  cache.store(kKey, kText, "second");
  expect_equal(loaded(cache), std::string("second"));
  expect_equal(folder.files().size(), size_t{1});
  expect_equal(cache.info().entries, int64_t{1});
}};

// --- damage. `damage` gets the sound entry; the cache must load nothing, warn once, and store anew.

void expect_refused(const std::function<std::string(std::string)>& damage, const char* words, test::Location at = test::Location::current()) {
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  overwrite(folder.only_file(), damage(contents(folder.only_file())));
  {
    const Warnings warnings;
    const bool found = cache.load(kKey, kText).has_value() || cache.load(kKey, kText).has_value();
    const std::string text = warnings.text();
    if (found) test::fail("a damaged entry was loaded", at);
    if (warnings.count() != 1) test::fail("expected one warning, found: " + text, at);
    test::expect_contains(text, words, at);
  }
  cache.store(kKey, kText, "executable");
  if (loaded(cache) != "executable") test::fail("the entry is not made anew", at);
}

void put_size(std::string& entry, int field, uint64_t value) { std::memcpy(entry.data() + 8 + 8 * field, &value, 8); }

const Case header{"sizes in the header that overflow, or do not fit", [] {
  const uint64_t print = kPrint.size(), text = kText.size();
  const uint64_t cases[][3] = {{~0ull, ~0ull, ~0ull},         {print, text, ~0ull},          {print, ~0ull, 10},
                               {~0ull, text, 10},             {print, -print, text + 10},    {1ull << 63, 1ull << 63, print + text + 10},
                               {0, 0, print + text + 10},     {print + text, 0, 10},         {0, print + text, 10},
                               {print, text, 11},             {print, text, 9},              {print - 1, text + 1, 10}};
  for (const auto& sizes : cases)
    expect_refused([&](std::string entry) {
      for (int i = 0; i < 3; ++i) put_size(entry, i, sizes[i]);
      return entry;
    }, "is skipped: ");
}};

const Case wrong_content{"not ours, cut off, too long, or with another checksum", [] {
  expect_refused([](std::string entry) { return "X" + entry.substr(1); }, "it is not ours");
  expect_refused([](std::string) { return std::string(); }, "it is cut off");
  expect_refused([](std::string entry) { return entry + "x"; }, "its sizes are wrong");
  expect_refused([](std::string entry) { return entry.substr(0, entry.size() - 1) + "x"; }, "its checksum is wrong");
  expect_refused([](std::string entry) { return std::string(entry.size(), '\0'); }, "it is not ours");
}};

// Every damage at once, on one cache: load() must give the stored bytes or nothing.
void expect_never_wrong(DiskCache& cache, const fs::path& path, const std::string& sound, const std::string& damaged) {
  overwrite(path, damaged);
  const auto found = cache.load(kKey, kText);
  if (damaged == sound) return expect(found == "executable", "a sound entry is loaded");
  if (found) test::fail("a damaged entry was loaded", test::Location::current());
}

const Case truncated{"an entry cut off at every length is not loaded", [] {
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  const fs::path path = folder.only_file();
  const std::string sound = contents(path);
  const Warnings warnings;
  for (size_t length = 0; length <= sound.size(); ++length) expect_never_wrong(cache, path, sound, sound.substr(0, length));
  expect_equal(warnings.count(), int64_t{1});
}};

const Case flipped{"one flipped bit, anywhere, is found", [] {
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  const fs::path path = folder.only_file();
  const std::string sound = contents(path);
  const Warnings warnings;
  for (size_t bit = 0; bit < 8 * sound.size(); ++bit) {
    std::string entry = sound;
    entry[bit / 8] = static_cast<char>(entry[bit / 8] ^ 1 << bit % 8);
    expect_never_wrong(cache, path, sound, entry);
  }
  expect_equal(warnings.count(), int64_t{1});
}};

const Case fuzzed{"random damage: noise, moved, doubled and overwritten parts, wild sizes", [] {
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  const fs::path path = folder.only_file();
  const std::string sound = contents(path);
  std::mt19937_64 random(kSeed);
  const auto below = [&](size_t n) { return static_cast<size_t>(random() % n); };
  const Warnings warnings;
  for (int i = 0; i < 3000; ++i) {
    std::string entry = sound;
    for (size_t times = 1 + below(3); times > 0; --times) {
      const size_t at = below(entry.size()), length = below(entry.size() - at) + 1;
      switch (below(6)) {
        case 0: entry.replace(at, length, random_bytes(random, length)); break;
        case 1: entry.insert(at, entry.substr(at, length)); break;
        case 2: if (length < entry.size()) entry.erase(at, length); break;
        case 3: std::swap(entry[at], entry[below(entry.size())]); break;
        case 4: if (entry.size() >= 48) put_size(entry, static_cast<int>(below(5)), below(2) ? random() : ~random() >> below(64)); break;
        default: entry = random_bytes(random, below(400) + 1); break;
      }
    }
    expect_never_wrong(cache, path, sound, entry);
  }
  std::printf("      3000 mutations, seed %llu\n", static_cast<unsigned long long>(kSeed));
  expect_equal(warnings.count(), int64_t{1});
}};

const Case foreign{"an entry of another plugin or another program is not used", [] {
  const Folder folder;
  DiskCache other(folder.path(), "another plugin, same size print!", 64 * kMiB, false);
  auto cache = open_cache(folder.path());
  other.store(kKey, kText, "foreign");
  const fs::path foreign_file = folder.only_file();
  expect_equal(loaded(cache), std::string("nothing"));
  cache.store(kKey, kText, "ours");
  expect_equal(loaded(other), std::string("foreign"));   // side by side
  for (const fs::path& file : folder.files())
    if (file != foreign_file) overwrite(file, contents(foreign_file));
  const Warnings warnings;
  expect_equal(loaded(cache), std::string("nothing"));   // by its content, whatever its name
  std::string same_size = kText;
  same_size[10] = '!';
  expect_equal(loaded(other, kKey, same_size), std::string("nothing"));   // two texts with one key
  expect_equal(warnings.count(), int64_t{2});            // one for each cache
  expect_contains(warnings.text(), "it belongs to another program");
}};

// --- what others could have put there

const Case writable_entry{"an entry that others can write is refused, unless shared folders are trusted", [] {
  for (const mode_t mode : {0620, 0602, 0666}) {
    const Folder folder;
    auto cache = open_cache(folder.path());
    cache.store(kKey, kText, "executable");
    ::chmod(folder.only_file().c_str(), mode);
    const Warnings warnings;
    expect_equal(loaded(cache), std::string("nothing"));
    expect_contains(warnings.text(), "other users can write it");
    auto trusting = open_cache(folder.path(), /*trust_shared=*/true);
    expect_equal(loaded(trusting), std::string("executable"));
  }
}};

const Case writable_folder{"a folder that others can write is refused, unless shared folders are trusted", [] {
  for (const mode_t mode : {0770, 0777, 01777, 0702}) {
    const Folder folder;
    open_cache(folder.path()).store(kKey, kText, "executable");
    ::chmod(folder.path().c_str(), mode);
    const Warnings warnings;
    auto cache = open_cache(folder.path());
    expect_equal(loaded(cache), std::string("nothing"));
    cache.store(hash_bytes("x"), "x", "x");
    expect_equal(folder.files().size(), size_t{1});
    expect_equal(warnings.count(), int64_t{1});
    expect_contains(warnings.text(), "is refused: other users can write it");
    auto trusting = open_cache(folder.path(), /*trust_shared=*/true);
    expect_equal(loaded(trusting), std::string("executable"));
    expect_equal(warnings.count(), int64_t{1});
  }
}};

const Case other_owner{"an entry of another user is refused", [] {
  if (!is_root()) return static_cast<void>(std::printf("      skipped: only root can give files away\n"));
  const Folder folder;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  expect(::chown(folder.only_file().c_str(), 12345, 12345) == 0);
  const Warnings warnings;
  expect_equal(loaded(cache), std::string("nothing"));
  expect_contains(warnings.text(), "other users can write it");
}};

const Case not_a_file{"a link, a folder, a pipe under an entry's name: refused, without waiting", [] {
  const Folder folder, elsewhere;
  auto cache = open_cache(folder.path());
  cache.store(kKey, kText, "executable");
  const fs::path path = folder.only_file();
  fs::rename(path, elsewhere.inside("entry"));
  const Warnings warnings;
  fs::create_symlink(elsewhere.inside("entry"), path);
  expect_equal(loaded(cache), std::string("nothing"));
  expect_contains(warnings.text(), "it cannot be opened");
  cache.store(kKey, kText, "anew");   // replaces the link, not what it points to
  expect_equal(loaded(cache), std::string("anew"));
  fs::remove(path);
  expect(::mkfifo(path.c_str(), 0600) == 0);
  expect_equal(loaded(cache), std::string("nothing"));
  fs::remove(path);
  fs::create_directory(path);
  expect_equal(loaded(cache), std::string("nothing"));
  cache.store(kKey, kText, "anew");   // cannot replace a folder
  expect_equal(folder.files().size(), size_t{1});
  expect_equal(warnings.count(), int64_t{1});
}};

// --- folders and disks

const Case no_folder{"a folder that cannot be made: one warning, and nothing is kept", [] {
  const Folder folder;
  overwrite(folder.inside("file"), "x");
  const Warnings warnings;
  auto cache = open_cache(folder.inside("file/cache"));
  cache.store(kKey, kText, "executable");
  expect_equal(loaded(cache), std::string("nothing"));
  expect_equal(warnings.count(), int64_t{1});
  expect_contains(warnings.text(), "cannot be made or is no folder");
  expect(!cache.info().readable && !cache.info().writable);
}};

const Case read_only{"a read-only folder is still read", [] {
  const Folder folder;
  open_cache(folder.path()).store(kKey, kText, "executable");
  if (is_root()) ::chown(folder.only_file().c_str(), 0, 0);
  ::chmod(folder.only_file().c_str(), 0644);
  ::chmod(folder.path().c_str(), 0555);
  const pid_t child = start_child([&] {
    if (is_root() && ::setresuid(65534, 65534, 65534) != 0) test::fail("cannot become another user", test::Location::current());
    const Warnings warnings;
    auto cache = open_cache(folder.path());
    expect_equal(loaded(cache), std::string("executable"));
    cache.store(hash_bytes("x"), "x", "x");
    cache.discard(kKey);
    expect_equal(loaded(cache), std::string("executable"));
    expect_equal(warnings.count(), int64_t{1});
    expect_contains(warnings.text(), "is read-only; new programs will not be kept");
  });
  expect_child_ok(child);
  expect_equal(folder.files().size(), size_t{1});
}};

// Stores until it fails, and looks at what is left.
void fill(const std::string& folder) {
  const Warnings warnings;
  auto cache = open_cache(folder);
  cache.store(kKey, kText, "executable");
  for (int i = 0; i < 4; ++i) {
    const std::string text = std::to_string(i);
    cache.store(hash_bytes(text), text, std::string(kMiB, 'x'));
  }
  expect_equal(warnings.count(), int64_t{1});
  expect_contains(warnings.text(), "cannot be written (");
  expect(!cache.info().writable, "it goes on read-only");
  expect_equal(loaded(cache), std::string("executable"));
  for (const auto& file : fs::directory_iterator(folder)) expect(file.path().extension().empty(), "no temporary file is left");
}

const Case large_file{"files that may not grow: one warning, no temporary file left, what is there is still read", [] {
  const Folder folder;
  expect_child_ok(start_child([&] {
    ::signal(SIGXFSZ, SIG_IGN);
    const rlimit limit{kMiB / 2, kMiB / 2};
    ::setrlimit(RLIMIT_FSIZE, &limit);
    fill(folder.path());
  }));
  expect_equal(folder.files().size(), size_t{1});
}};

const Case full_disk{"a full disk: one warning, no temporary file left, what is there is still read", [] {
  const Folder folder;
  if (::mount("tmpfs", folder.path().c_str(), "tmpfs", 0, "size=2m,mode=0700") != 0)
    return static_cast<void>(std::printf("      skipped: cannot mount a small tmpfs (needs CAP_SYS_ADMIN)\n"));
  fill(folder.path());
  ::umount2(folder.path().c_str(), MNT_DETACH);
}};

// --- several processes

const Case processes{"processes that store, load, discard and trim in one folder only ever see whole entries", [] {
  const Folder folder;
  const auto work = [&](uint64_t seed) {
    std::mt19937_64 random(seed);
    const Warnings warnings;
    DiskCache cache(folder.path(), kPrint, 40000, false);   // small: it trims all the time
    int num_loaded = 0;
    for (int i = 0; i < 400; ++i) {
      const std::string text = kText + std::to_string(random() % 8);
      const Hash128 key = hash_bytes(text);
      if (random() % 16 == 0) cache.discard(key);
      if (const auto found = cache.load(key, text)) {
        ++num_loaded;
        expect(found->size() > 100 && found->find_first_not_of(found->front()) == std::string::npos && found->front() == text.back(), "the entry is whole");
      } else {
        cache.store(key, text, std::string(100 + random() % 10000, text.back()));
      }
    }
    expect(num_loaded > 40, "entries are found");
    expect_equal(warnings.text(), std::string());
  };
  const pid_t first = start_child([&] { work(kSeed); }), second = start_child([&] { work(kSeed + 1); });
  expect_child_ok(first);
  expect_child_ok(second);
  for (const fs::path& file : folder.files()) expect(file.extension().empty(), "no temporary file is left");
}};

// --- trimming

void set_age(const fs::path& path, int hours) { fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::hours(hours)); }

const Case trimmed{"over the size cap the least recently used entries go, and the newest stay", [] {
  const Folder folder;
  DiskCache cache(folder.path(), kPrint, 100000, false);
  std::vector<fs::path> known;
  for (int i = 0; i < 8; ++i) {
    const std::string text = std::to_string(i);
    cache.store(hash_bytes(text), text, std::string(12000, 'x'));
    for (const fs::path& file : folder.files())
      if (std::find(known.begin(), known.end(), file) == known.end()) {
        known.push_back(file);
        set_age(file, 100 - i);
      }
  }
  expect_equal(folder.files().size(), size_t{8});
  expect(cache.load(hash_bytes("0"), "0").has_value(), "the oldest is there");   // and by that the most recently used
  cache.store(hash_bytes("8"), "8", std::string(12000, 'x'));
  expect(cache.info().size_bytes <= 100000, "the folder fits its cap");
  expect(cache.load(hash_bytes("8"), "8").has_value(), "the newest stays");
  expect(cache.load(hash_bytes("0"), "0").has_value(), "what was just used stays");
  expect(!cache.load(hash_bytes("1"), "1").has_value(), "the least recently used is gone");
}};

const Case trimmed_at_start{"many short processes keep the cap too: the first store of each looks at the folder", [] {
  const Folder folder;
  for (int i = 0; i < 20; ++i) {
    const std::string text = std::to_string(i);
    DiskCache(folder.path(), kPrint, 320000, false).store(hash_bytes(text), text, std::string(19000, 'x'));
  }
  expect(open_cache(folder.path()).info().size_bytes <= 320000, "the folder fits its cap");
}};

// A store renames a sound entry over a damaged one that the other thread's trim has already put on its list.
const Case trimmed_meanwhile{"trimming never removes an entry stored meanwhile in the place of a huge damaged one", [] {
  std::vector<Hash128> keys;
  for (int i = 0; i < 8; ++i) keys.push_back(hash_bytes("key " + std::to_string(i)));
  for (int round = 0; round < 200; ++round) {
    const Folder folder;
    {
      auto before = open_cache(folder.path());
      for (const Hash128& key : keys) before.store(key, kText, "executable");
    }
    for (const fs::path& path : folder.files()) {
      expect(::truncate(path.c_str(), off_t{1} << 40) == 0, "a sparse file");
      fs::last_write_time(path, fs::file_time_type::clock::now() - std::chrono::minutes(1));  // the clock of files is coarse
    }
    auto cache = open_cache(folder.path());
    std::vector<std::thread> threads;
    for (size_t t = 0; t < 4; ++t)
      threads.emplace_back([&, t] {
        for (size_t i = t; i < keys.size(); i += 4) cache.store(keys[i], kText, "executable");
      });
    for (std::thread& thread : threads) thread.join();
    for (const Hash128& key : keys) expect_equal(loaded(cache, key), std::string("executable"));
  }
}};

const Case leftovers{"trimming removes temporary files of dead processes, and no file that is not the cache's", [] {
  const Folder folder;
  DiskCache cache(folder.path(), kPrint, 1000, false);
  cache.store(kKey, kText, "executable");
  const std::string entry = folder.only_file();
  overwrite(entry + ".AbCd12", "a process died while it wrote this");
  set_age(entry + ".AbCd12", 2);
  overwrite(entry + ".EfGh34", std::string(5000, 'x'));          // being written
  overwrite(folder.inside("thesis.txt"), std::string(5000, 'x'));
  set_age(folder.inside("thesis.txt"), 5000);
  DiskCache next(folder.path(), kPrint, 1000, false);
  next.store(hash_bytes("x"), "x", "x");
  expect(!fs::exists(entry + ".AbCd12"), "the abandoned file is gone");
  expect(fs::exists(entry + ".EfGh34"), "the file that is being written stays");
  expect(fs::exists(folder.inside("thesis.txt")), "the user's file stays");
}};

}  // namespace

int main(int argc, char** argv) { return test::run_all(argc > 1 ? argv[1] : ""); }
