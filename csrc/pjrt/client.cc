#include "pjrt/client.h"

#include <algorithm>

#include "pjrt/api.h"
#include "pjrt/fingerprint.h"

namespace torch_tpu::pjrt {
namespace {

// base/dtype.cc writes these numbers without seeing the header; tests/cpp/pjrt_test.cc compares its rows with the names.
static_assert(PJRT_Buffer_Type_PRED == 1 && PJRT_Buffer_Type_S8 == 2 && PJRT_Buffer_Type_S16 == 3 &&
              PJRT_Buffer_Type_S32 == 4 && PJRT_Buffer_Type_S64 == 5 && PJRT_Buffer_Type_U8 == 6 &&
              PJRT_Buffer_Type_U16 == 7 && PJRT_Buffer_Type_U32 == 8 && PJRT_Buffer_Type_U64 == 9 &&
              PJRT_Buffer_Type_F16 == 10 && PJRT_Buffer_Type_F32 == 11 && PJRT_Buffer_Type_F64 == 12 &&
              PJRT_Buffer_Type_BF16 == 13 && PJRT_Buffer_Type_C64 == 14 && PJRT_Buffer_Type_C128 == 15 &&
              PJRT_Buffer_Type_F8E5M2 == 16 && PJRT_Buffer_Type_F8E4M3FN == 17 && PJRT_Buffer_Type_F8E5M2FNUZ == 19 &&
              PJRT_Buffer_Type_F8E4M3FNUZ == 20);
static_assert(static_cast<int>(Code::kDataLoss) == PJRT_Error_Code_DATA_LOSS &&
              static_cast<int>(Code::kResourceExhausted) == PJRT_Error_Code_RESOURCE_EXHAUSTED);

// Borrows the option's name and string.
PJRT_NamedValue named_value(const Option& option) {
  PJRT_NamedValue value{};
  value.struct_size = PJRT_NamedValue_STRUCT_SIZE;
  value.name = option.name.data();
  value.name_size = option.name.size();
  value.value_size = 1;
  if (const auto* number = std::get_if<int64_t>(&option.value)) {
    value.type = PJRT_NamedValue_kInt64;
    value.int64_value = *number;
  } else if (const auto* flag = std::get_if<bool>(&option.value)) {
    value.type = PJRT_NamedValue_kBool;
    value.bool_value = *flag;
  } else {
    const auto& text = std::get<std::string>(option.value);
    value.type = PJRT_NamedValue_kString;
    value.string_value = text.data();
    value.value_size = text.size();
  }
  return value;
}

std::string to_string(const Option& option) {
  if (const auto* number = std::get_if<int64_t>(&option.value)) return option.name + '=' + std::to_string(*number);
  if (const auto* flag = std::get_if<bool>(&option.value)) return option.name + (*flag ? "=true" : "=false");
  return option.name + '=' + std::get<std::string>(option.value);
}

// "libtpu (a=1, b=x): cannot create a client"
std::string creation_context(const Plugin& plugin, const std::vector<Option>& options) {
  std::string text = plugin.name;
  for (size_t i = 0; i < options.size(); ++i) text += (i ? ", " : " (") + to_string(options[i]);
  return text + (options.empty() ? "" : ")") + ": cannot create a client";
}

Result<Device> describe(const Api& api, PJRT_Device* handle) {
  PJRT_Device_GetDescription_Args description{};
  description.device = handle;
  if (Status status = api.call(&PJRT_Api::PJRT_Device_GetDescription, description); !status.ok()) return status;
  PJRT_DeviceDescription_Id_Args id{};
  id.device_description = description.device_description;
  if (Status status = api.call(&PJRT_Api::PJRT_DeviceDescription_Id, id); !status.ok()) return status;
  PJRT_DeviceDescription_Kind_Args kind{};
  kind.device_description = description.device_description;
  if (Status status = api.call(&PJRT_Api::PJRT_DeviceDescription_Kind, kind); !status.ok()) return status;
  PJRT_DeviceDescription_ToString_Args text{};
  text.device_description = description.device_description;
  if (Status status = api.call(&PJRT_Api::PJRT_DeviceDescription_ToString, text); !status.ok()) return status;
  return Device{handle, id.id, text_of(kind.device_kind, kind.device_kind_size), text_of(text.to_string, text.to_string_size)};
}

}  // namespace

struct Client::Impl {
  Plugin plugin;
  const Api& api;
  PJRT_Client* handle;  // owned
  std::vector<Device> devices;
  std::string platform_name, platform_version, fingerprint;
  Capabilities capabilities;

  Impl(Plugin plugin_in, PJRT_Client* handle_in) : plugin(std::move(plugin_in)), api(*plugin.api), handle(handle_in) {}
  Impl(const Impl&) = delete;
  Impl& operator=(const Impl&) = delete;
  ~Impl() {
    PJRT_Client_Destroy_Args args{};
    args.client = handle;
    api.destroy(&PJRT_Api::PJRT_Client_Destroy, args);
  }

  Status read_platform() {
    PJRT_Client_PlatformName_Args name{};
    name.client = handle;
    if (Status status = api.call(&PJRT_Api::PJRT_Client_PlatformName, name); !status.ok()) return status;
    platform_name = text_of(name.platform_name, name.platform_name_size);
    PJRT_Client_PlatformVersion_Args version{};
    version.client = handle;
    if (Status status = api.call(&PJRT_Api::PJRT_Client_PlatformVersion, version); !status.ok()) return status;
    platform_version = text_of(version.platform_version, version.platform_version_size);
    return Status();
  }

  Status read_devices() {
    PJRT_Client_AddressableDevices_Args args{};
    args.client = handle;
    if (Status status = api.call(&PJRT_Api::PJRT_Client_AddressableDevices, args); !status.ok()) return status;
    for (PJRT_Device* device : std::span(args.addressable_devices, args.num_addressable_devices)) {
      auto described = describe(api, device);
      if (!described.ok()) return described.status();
      devices.push_back(std::move(described).value());
    }
    std::sort(devices.begin(), devices.end(), [](const Device& a, const Device& b) { return a.id < b.id; });
    return devices.empty() ? Status(Code::kNotFound, "the plugin has no device that this process can use") : Status();
  }
};

Client::Client(std::unique_ptr<Impl> impl) : impl_(std::move(impl)) {}
Client::~Client() = default;

Result<std::unique_ptr<Client>> Client::create(const Plugin& plugin, std::vector<Option> options) {
  const Api& api = *plugin.api;
  if (Status status = api.initialize(); !status.ok()) return status;
  c10::SmallVector<PJRT_NamedValue, 4> values;
  for (const Option& option : options) values.push_back(named_value(option));
  PJRT_Client_Create_Args args{};
  args.create_options = values.data();
  args.num_options = values.size();
  if (Status status = api.call(&PJRT_Api::PJRT_Client_Create, args); !status.ok())
    return status.with_context(creation_context(plugin, options));

  auto impl = std::make_unique<Impl>(plugin, args.client);
  if (Status status = impl->read_platform(); !status.ok()) return status.with_context(creation_context(plugin, options));
  if (Status status = impl->read_devices(); !status.ok()) return status.with_context(creation_context(plugin, options));
  impl->fingerprint = fingerprint_of(plugin, impl->platform_name, impl->platform_version);
  std::unique_ptr<Client> client(new Client(std::move(impl)));  // the constructor is private: no make_unique
  client->probe();
  return client;
}

// Each capability is found by using it once, except serialize, which would cost a compilation. A refusal is an answer.
void Client::probe() {
  const Api& api = impl_->api;
  Capabilities& can = impl_->capabilities;
  can.memory_stats = memory_stats(impl_->devices.front()).ok();
  can.serialize = api.has(&PJRT_Api::PJRT_Executable_Serialize) && api.has(&PJRT_Api::PJRT_Executable_DeserializeAndLoad);

  const float one = 1;
  auto tiny = copy_to_device(Aval{DType::Float, {}}, &one, impl_->devices.front(), HostBuffer::kCopyDuringCall);
  if (!tiny.ok()) return;
  auto ready = tiny->ready_event();
  if (!ready.ok() || !ready->await().ok()) return;
  can.unsafe_pointer = impl_->platform_name == "cpu" && tiny->unsafe_pointer().ok();
  if (impl_->devices.size() > 1) can.copy_between_devices = tiny->copy_to_device(impl_->devices.back().handle).ok();
}

const Plugin& Client::plugin() const { return impl_->plugin; }
const std::vector<Device>& Client::devices() const { return impl_->devices; }
const std::string& Client::platform_name() const { return impl_->platform_name; }
const std::string& Client::platform_version() const { return impl_->platform_version; }
const Capabilities& Client::capabilities() const { return impl_->capabilities; }
const std::string& Client::fingerprint() const { return impl_->fingerprint; }

Result<Executable> Client::compile(std::string_view stablehlo, const CompileOptions& options) const {
  const PJRT_Program program = mlir_program(stablehlo);
  const std::string serialized_options = options.serialize();
  PJRT_Client_Compile_Args args{};
  args.client = impl_->handle;
  args.program = &program;
  args.compile_options = serialized_options.data();
  args.compile_options_size = serialized_options.size();
  if (Status status = impl_->api.call(&PJRT_Api::PJRT_Client_Compile, args); !status.ok()) return status;
  return Executable::own(&impl_->api, args.executable, options);
}

Result<Executable> Client::deserialize(std::string_view serialized, const CompileOptions& options) const {
  PJRT_Executable_DeserializeAndLoad_Args args{};  // without overridden options: the bytes carry those they were compiled with
  args.client = impl_->handle;
  args.serialized_executable = serialized.data();
  args.serialized_executable_size = serialized.size();
  if (Status status = impl_->api.call(&PJRT_Api::PJRT_Executable_DeserializeAndLoad, args); !status.ok()) return status;
  return Executable::own(&impl_->api, args.loaded_executable, options);
}

Result<Buffer> Client::copy_to_device(const Aval& aval, const void* data, const Device& device, HostBuffer semantics,
                                      Event* done_with_host) const {
  const DTypeInfo* dtype = find_dtype(aval.dtype);
  if (!dtype) return Status(Code::kInvalidArgument, "no PJRT type for dtype " + std::string(c10::toString(aval.dtype)));
  const std::byte nothing{};  // an empty array may have no address; plugins want one
  PJRT_Client_BufferFromHostBuffer_Args args{};
  args.client = impl_->handle;
  args.data = data ? data : &nothing;
  args.type = static_cast<PJRT_Buffer_Type>(dtype->pjrt);
  args.dims = aval.shape.data();
  args.num_dims = aval.shape.size();
  args.host_buffer_semantics = semantics == HostBuffer::kBorrowed ? PJRT_HostBufferSemantics_kImmutableZeroCopy
                                                                  : PJRT_HostBufferSemantics_kImmutableOnlyDuringCall;
  args.device = device.handle;
  if (Status status = impl_->api.call(&PJRT_Api::PJRT_Client_BufferFromHostBuffer, args); !status.ok()) return status;
  Event done(&impl_->api, args.done_with_host_buffer);
  if (done_with_host) *done_with_host = std::move(done);
  return Buffer(&impl_->api, args.buffer);
}

Result<MemoryStats> Client::memory_stats(const Device& device) const {
  PJRT_Device_MemoryStats_Args args{};
  args.device = device.handle;
  if (Status status = impl_->api.call(&PJRT_Api::PJRT_Device_MemoryStats, args); !status.ok()) return status;
  return MemoryStats{args.bytes_in_use, args.peak_bytes_in_use_is_set ? args.peak_bytes_in_use : 0,
                     args.bytes_limit_is_set ? args.bytes_limit : 0};
}

}  // namespace torch_tpu::pjrt
