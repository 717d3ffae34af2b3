// load_plugin: one Api for each plugin path, kept for the life of the process, and the name a person knows it by.
#include <filesystem>
#include <fstream>
#include <map>
#include <mutex>

#include "pjrt/api.h"
#include "pjrt/client.h"

namespace torch_tpu::pjrt {
namespace {

namespace fs = std::filesystem;

// The value of `field` ("Name") in a wheel's METADATA file; empty if there is none.
std::string metadata_field(const fs::path& metadata, const std::string& field) {
  std::ifstream file(metadata);
  for (std::string line; std::getline(file, line) && !line.empty();)
    if (line.starts_with(field + ": ")) return line.substr(field.size() + 2);
  return {};
}

// "name version" of the Python package that brought the plugin, else the file's name. A wheel keeps a folder
// <module>-<version>.dist-info in site-packages, above the folder <module> that holds the library.
std::string name_of_plugin(const fs::path& path) {
  std::error_code error;
  for (fs::path module = path.parent_path(); module.has_relative_path(); module = module.parent_path()) {
    const std::string prefix = module.filename().string() + '-';
    for (fs::path site = module.parent_path(); site.has_relative_path(); site = site.parent_path()) {
      for (fs::directory_iterator entry(site, error), end; !error && entry != end; entry.increment(error)) {
        const std::string name = entry->path().filename().string();
        if (!name.starts_with(prefix) || !name.ends_with(".dist-info")) continue;
        const fs::path metadata = entry->path() / "METADATA";
        const std::string package = metadata_field(metadata, "Name"), version = metadata_field(metadata, "Version");
        if (!package.empty()) return package + ' ' + version;
      }
      if (site.filename() == "site-packages" || site.filename() == "dist-packages") break;
    }
  }
  return path.filename().string();
}

struct LoadedPlugins {
  std::mutex mutex;                                      // guards by_path
  std::map<std::string, std::unique_ptr<Api>> by_path;
};

// Never destroyed: buffers freed by static destructors still need their Api.
LoadedPlugins& loaded_plugins() {
  static LoadedPlugins& plugins = *std::make_unique<LoadedPlugins>().release();
  return plugins;
}

}  // namespace

Result<Plugin> load_plugin(const std::string& path) {
  std::error_code error;
  fs::path canonical = fs::canonical(path, error);
  if (error) canonical = path;  // a path that does not exist: Api::open says so

  LoadedPlugins& plugins = loaded_plugins();
  const std::lock_guard lock(plugins.mutex);
  auto found = plugins.by_path.find(canonical);
  if (found == plugins.by_path.end()) {
    auto api = Api::open(canonical, name_of_plugin(canonical));
    if (!api.ok()) return api.status();
    found = plugins.by_path.emplace(canonical, std::move(api).value()).first;
  }
  return Plugin{canonical, found->second->plugin_name(), found->second.get()};
}

}  // namespace torch_tpu::pjrt
