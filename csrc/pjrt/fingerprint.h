// The identity of a plugin and host, so that a compiled program is only reused where it fits. Used by client.cc.
#pragma once

#include <string>

namespace torch_tpu::pjrt {

struct Plugin;

// A line of text: plugin name, API and platform versions, size and sampled hash of the plugin's file, XLA_FLAGS,
// LIBTPU_INIT_ARGS and, for platform "cpu", a hash of the host's CPU model and features. Depends on no path and no time.
std::string fingerprint_of(const Plugin& plugin, const std::string& platform_name, const std::string& platform_version);

}  // namespace torch_tpu::pjrt
