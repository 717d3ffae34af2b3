#include "eager/random.h"

#include <array>

#include <ATen/Context.h>
#include <ATen/core/GeneratorForPrivateuseone.h>
#include <ATen/core/Tensor.h>
#include <ATen/ops/empty.h>
#include <c10/core/GeneratorImpl.h>

#include "runtime/device.h"
#include "runtime/memory_stats.h"

namespace torch_tpu::eager {
namespace {

class PhiloxGenerator final : public c10::GeneratorImpl {
 public:
  explicit PhiloxGenerator(int device)
      : GeneratorImpl(c10::Device(c10::DeviceType::PrivateUse1, static_cast<c10::DeviceIndex>(device)), c10::DispatchKeySet(c10::DispatchKey::PrivateUse1)),
        stream_(std::make_shared<runtime::RandomStream>()) {
    stream_->set({c10::detail::getNonDeterministicRandom(), 0});
  }

  runtime::RandomStream& stream() const { return *stream_; }

  void set_current_seed(uint64_t seed) override { stream_->set({seed, 0}); }
  uint64_t current_seed() const override { return stream_->get().seed; }
  void set_offset(uint64_t offset) override { stream_->set({stream_->get().seed, offset}); }
  uint64_t get_offset() const override { return stream_->get().offset; }
  uint64_t seed() override {
    const uint64_t seed = c10::detail::getNonDeterministicRandom();
    set_current_seed(seed);
    return seed;
  }

  // 16 bytes: seed, then offset, as DTensor's random state slices them.
  c10::intrusive_ptr<c10::TensorImpl> get_state() const override {
    at::Tensor bytes = at::empty({16}, at::TensorOptions().dtype(at::kByte).device(at::kCPU));
    const runtime::RandomState state = stream_->get();
    std::memcpy(bytes.mutable_data_ptr<uint8_t>(), &state.seed, 8);
    std::memcpy(bytes.mutable_data_ptr<uint8_t>() + 8, &state.offset, 8);
    return bytes.getIntrusivePtr();
  }

  void set_state(const c10::TensorImpl& state) override {
    TORCH_CHECK_TYPE(state.device().is_cpu() && state.dtype() == caffe2::TypeMeta::Make<uint8_t>(), "RNG state must be a torch.ByteTensor");
    TORCH_CHECK(state.numel() == 16 && state.is_contiguous(), "RNG state is wrong size: a tpu generator's has 16 bytes, not ", state.numel());
    runtime::RandomState value;
    const auto* bytes = static_cast<const char*>(state.data());
    std::memcpy(&value.seed, bytes, 8);
    std::memcpy(&value.offset, bytes + 8, 8);
    stream_->set(value);
  }

  // Graph-safe states share the stream itself, so that what a graph draws is seen here.
  void graphsafe_set_state(const c10::intrusive_ptr<c10::GeneratorImpl>& state) override {
    auto* other = dynamic_cast<PhiloxGenerator*>(state.get());
    TORCH_CHECK(other, "graphsafe_set_state: not a tpu generator");
    stream_ = other->stream_;
  }
  c10::intrusive_ptr<c10::GeneratorImpl> graphsafe_get_state() const override {
    auto shared = c10::make_intrusive<PhiloxGenerator>(device_.index());
    shared->stream_ = stream_;
    return shared;
  }

 private:
  c10::GeneratorImpl* clone_impl() const override {
    auto* copy = new PhiloxGenerator(device_.index());  // NOLINT: GeneratorImpl::clone takes ownership
    copy->stream_->set(stream_->get());
    return copy;
  }

  std::shared_ptr<runtime::RandomStream> stream_;
};

}  // namespace

at::Generator make_generator(int device) { return at::Generator(c10::make_intrusive<PhiloxGenerator>(device)); }

namespace {

struct Defaults {
  std::mutex mutex;  // guards what follows
  std::array<at::Generator, runtime::kMaxDevices> generators;
  std::optional<uint64_t> seed;  // of manual_seed_all
};

Defaults& defaults() {
  static auto* instance = new Defaults;  // NOLINT: used until the very end of the process
  return *instance;
}

}  // namespace

const at::Generator& default_generator(int device) {
  TORCH_CHECK(device >= 0 && device < runtime::kMaxDevices, "invalid device index ", device);
  std::lock_guard lock(defaults().mutex);
  at::Generator& generator = defaults().generators[static_cast<size_t>(device)];
  if (!generator.defined()) {
    generator = make_generator(device);
    generator.set_current_seed(defaults().seed.value_or(at::globalContext().defaultGenerator(at::kCPU).current_seed()));
  }
  return generator;
}

void manual_seed_all(uint64_t seed) {
  std::lock_guard lock(defaults().mutex);
  defaults().seed = seed;
  for (at::Generator& generator : defaults().generators)
    if (generator.defined()) generator.set_current_seed(seed);
}

runtime::RandomStream& stream_of(const at::Generator& generator) {
  auto* philox = dynamic_cast<PhiloxGenerator*>(generator.unsafeGetGeneratorImpl());
  TORCH_CHECK(philox, "Expected a 'tpu' device type for generator but found '", generator.device().type(), "'");
  return philox->stream();
}

runtime::RandomState draw(const Call& call, uint64_t blocks) {
  const int arg = call.schema.generator_arg;
  if (arg >= 0 && call.arguments[static_cast<size_t>(arg)].isGenerator()) return stream_of(call.arguments[static_cast<size_t>(arg)].toGenerator()).advance(blocks);
  return stream_of(default_generator(call.device)).advance(blocks);
}

}  // namespace torch_tpu::eager
