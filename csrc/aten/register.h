// Everything that is registered with PyTorch's dispatcher, once, when the native module is loaded.
#pragma once

namespace torch_tpu {

void register_hooks();      // hooks.cc
void register_sparse();     // sparse.cc; its kernels for dense tensors take the place of rules
void register_kernels();    // kernels.cc: hand-written kernels, rules, the fallback
void register_autocast();   // autocast.cc
void register_rms_norm();   // rms_norm.cc

}  // namespace torch_tpu
