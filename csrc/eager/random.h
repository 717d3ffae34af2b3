// The generators of the device: one default for each device, any number of the user's. Their state is a runtime::RandomStream.
#pragma once

#include <ATen/core/Generator.h>

#include "eager/call.h"
#include "runtime/generator.h"

namespace torch_tpu::eager {

const at::Generator& default_generator(int device);
at::Generator make_generator(int device);
// Seeds the default generators that exist, and those made later.
void manual_seed_all(uint64_t seed);

// The state for a call that draws `blocks` Philox blocks, from the call's generator argument or the device's default one.
runtime::RandomState draw(const Call& call, uint64_t blocks);
runtime::RandomStream& stream_of(const at::Generator& generator);

}  // namespace torch_tpu::eager
