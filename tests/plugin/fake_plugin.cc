// A PJRT plugin that computes nothing and checks everything: the C functions, each over the objects of fake_device.h.
// Invariant: every function goes through Entry, which counts the call, fails it when a test asked for that, and turns a Fault
// into a PJRT_Error. Functions that torch_tpu never calls are absent from the table, as in an old plugin.
#include "fake_plugin.h"

#include <algorithm>
#include <cstring>
#include <source_location>
#include <span>

#include "fake_device.h"

namespace fake_pjrt {
namespace {

using Outcome = std::optional<Fault>;  // nullopt: ok

Fault invalid(std::string message) { return {PJRT_Error_Code_INVALID_ARGUMENT, "fake plugin: " + std::move(message)}; }

// Counts down; true for the call that reaches zero.
bool reaches_zero(std::atomic<int64_t>& countdown) { return countdown.load() > 0 && countdown.fetch_sub(1) == 1; }

// "PJRT_Buffer_Destroy" from the name of its argument struct.
template <typename Args>
const char* function_name() {
  const std::string_view here = std::source_location::current().function_name();
  const size_t begin = here.find("PJRT_");
  static const std::string name(here.substr(begin, here.find("_Args", begin) - begin));
  return name.c_str();
}

enum class OnFailure {
  kDoNothing,  // a planned failure leaves everything as it was
  kFreeAnyway, // a planned failure is reported after the handle was freed
};

template <auto body, OnFailure on_failure = OnFailure::kDoNothing>
struct Entry;

template <typename Args, Outcome (*body)(Args&), OnFailure on_failure>
struct Entry<body, on_failure> {
  static PJRT_Error* call(Args* args) {
    const int64_t number = ++state().num_calls;
    if (args->struct_size < sizeof(Args) - alignof(Args) + 1) report_violation(std::string(function_name<Args>()) + ": struct_size too small");
    const bool fails = reaches_zero(state().calls_to_failure);
    Outcome outcome;
    if (!fails || on_failure == OnFailure::kFreeAnyway) outcome = body(*args);
    if (fails) {
      state().failed_call = function_name<Args>();
      outcome = Fault{static_cast<PJRT_Error_Code>(state().call_failure_code.load()),
                      "planned failure of call " + std::to_string(number) + ", " + function_name<Args>()};
    }
    return outcome ? add_handle<PJRT_Error>(*std::move(outcome)) : nullptr;
  }
};

// Errors: neither counted nor failing.

void error_destroy(PJRT_Error_Destroy_Args* args) { free_handle<Fault>(args->error, "PJRT_Error_Destroy"); }

void error_message(PJRT_Error_Message_Args* args) {
  const auto* fault = find_handle<Fault>(args->error, "PJRT_Error_Message");
  args->message = fault ? fault->message.data() : "";
  args->message_size = fault ? fault->message.size() : 0;
}

PJRT_Error* error_get_code(PJRT_Error_GetCode_Args* args) {
  const auto* fault = find_handle<Fault>(args->error, "PJRT_Error_GetCode");
  args->code = fault ? fault->code : PJRT_Error_Code_UNKNOWN;
  return nullptr;
}

// Events.

std::shared_ptr<Completion> completion_of(PJRT_Event* event, const char* what) {
  const auto* handle = find_handle<EventHandle>(event, what);
  return handle ? handle->completion : nullptr;
}

Outcome event_destroy(PJRT_Event_Destroy_Args& args) {
  free_handle<EventHandle>(args.event, "PJRT_Event_Destroy");
  return std::nullopt;
}

Outcome event_is_ready(PJRT_Event_IsReady_Args& args) {
  const auto completion = completion_of(args.event, "PJRT_Event_IsReady");
  if (!completion) return invalid("not an event");
  args.is_ready = completion->is_done();
  return std::nullopt;
}

Outcome event_await(PJRT_Event_Await_Args& args) {
  const auto completion = completion_of(args.event, "PJRT_Event_Await");
  return completion ? completion->wait() : invalid("not an event");
}

Outcome event_on_ready(PJRT_Event_OnReady_Args& args) {
  const auto completion = completion_of(args.event, "PJRT_Event_OnReady");
  if (!completion) return invalid("not an event");
  completion->on_done([callback = args.callback, user_arg = args.user_arg](Outcome outcome) {
    callback(outcome ? add_handle<PJRT_Error>(*std::move(outcome)) : nullptr, user_arg);
  });
  return std::nullopt;
}

// Plugin, client and devices.

Outcome plugin_initialize(PJRT_Plugin_Initialize_Args&) { return std::nullopt; }

Outcome client_create(PJRT_Client_Create_Args& args) {
  int64_t num_devices = 2;
  for (const PJRT_NamedValue& option : std::span(args.create_options, args.num_options)) {
    const std::string name(option.name, option.name_size);
    if (name != "cpu_device_count" || option.type != PJRT_NamedValue_kInt64 || option.int64_value < 1)
      return invalid("unknown or ill-typed create option " + name);
    num_devices = option.int64_value;
  }
  auto client = std::make_unique<ClientHandle>();
  for (int id = 0; id < num_devices; ++id) {
    auto device = std::make_shared<Device>(id, state().seed);
    client->device_handles.push_back(reinterpret_cast<PJRT_Device*>(device.get()));
    const std::lock_guard lock(state().mutex);
    state().devices.emplace(device.get(), device);
    client->devices.push_back(std::move(device));
  }
  args.client = add_handle<PJRT_Client>(std::move(client));
  return std::nullopt;
}

ClientHandle* find_client(PJRT_Client* client, const char* what) {
  const auto* handle = find_handle<std::unique_ptr<ClientHandle>>(client, what);
  return handle ? handle->get() : nullptr;
}

Outcome client_destroy(PJRT_Client_Destroy_Args& args) {
  const ClientHandle* client = find_client(args.client, "PJRT_Client_Destroy");
  int64_t num_left = 0;
  {
    const std::lock_guard lock(state().mutex);
    for (const auto& [name, handle] : state().handles) {
      if (const auto* program = std::get_if<ProgramHandle>(&handle)) num_left += program->client == client;
      if (const auto* buffer = std::get_if<BufferHandle>(&handle); client && buffer && buffer->array)
        num_left += std::count(client->devices.begin(), client->devices.end(), buffer->array->device);
    }
  }
  if (num_left) report_violation("PJRT_Client_Destroy: " + std::to_string(num_left) + " buffers or executables are still alive");
  free_handle<std::unique_ptr<ClientHandle>>(args.client, "PJRT_Client_Destroy");
  return std::nullopt;
}

Outcome client_platform_name(PJRT_Client_PlatformName_Args& args) {
  if (!find_client(args.client, "PJRT_Client_PlatformName")) return invalid("not a client");
  args.platform_name = "fake";
  args.platform_name_size = std::strlen(args.platform_name);
  return std::nullopt;
}

Outcome client_platform_version(PJRT_Client_PlatformVersion_Args& args) {
  if (!find_client(args.client, "PJRT_Client_PlatformVersion")) return invalid("not a client");
  args.platform_version = "1";
  args.platform_version_size = std::strlen(args.platform_version);
  return std::nullopt;
}

Outcome client_addressable_devices(PJRT_Client_AddressableDevices_Args& args) {
  const ClientHandle* client = find_client(args.client, "PJRT_Client_AddressableDevices");
  if (!client) return invalid("not a client");
  args.addressable_devices = client->device_handles.data();
  args.num_addressable_devices = client->device_handles.size();
  return std::nullopt;
}

Outcome device_get_description(PJRT_Device_GetDescription_Args& args) {
  const auto device = find_device(args.device, "PJRT_Device_GetDescription");
  args.device_description = reinterpret_cast<PJRT_DeviceDescription*>(args.device);
  return device ? std::nullopt : Outcome(invalid("not a device"));
}

Outcome device_description_id(PJRT_DeviceDescription_Id_Args& args) {
  const auto device = find_device(args.device_description, "PJRT_DeviceDescription_Id");
  if (!device) return invalid("not a device");
  args.id = device->id;
  return std::nullopt;
}

Outcome device_description_kind(PJRT_DeviceDescription_Kind_Args& args) {
  args.device_kind = "fake";
  args.device_kind_size = std::strlen(args.device_kind);
  return std::nullopt;
}

Outcome device_description_to_string(PJRT_DeviceDescription_ToString_Args& args) {
  const auto device = find_device(args.device_description, "PJRT_DeviceDescription_ToString");
  if (!device) return invalid("not a device");
  args.to_string = device->text.data();
  args.to_string_size = device->text.size();
  return std::nullopt;
}

Outcome device_memory_stats(PJRT_Device_MemoryStats_Args& args) {
  const auto device = find_device(args.device, "PJRT_Device_MemoryStats");
  if (!device) return invalid("not a device");
  args.bytes_in_use = device->in_use_bytes;
  args.peak_bytes_in_use = device->peak_bytes;
  args.peak_bytes_in_use_is_set = true;
  args.bytes_limit = state().memory_limit_bytes;
  args.bytes_limit_is_set = args.bytes_limit > 0;
  return std::nullopt;
}

// Buffers.

PJRT_Buffer* add_buffer(std::shared_ptr<Array> array) { return add_handle<PJRT_Buffer>(BufferHandle{std::move(array)}); }

PJRT_Event* add_event(std::shared_ptr<Completion> completion) {
  return add_handle<PJRT_Event>(EventHandle{std::move(completion)});
}

// The array of a buffer that may still be used; otherwise nullptr and a violation.
std::shared_ptr<Array> array_of(const PJRT_Buffer* buffer, const char* what) {
  const auto* handle = find_handle<BufferHandle>(buffer, what);
  if (!handle) return nullptr;
  {
    const std::lock_guard lock(state().mutex);
    if (handle->array) return handle->array;
  }
  report_violation(std::string(what) + ": the buffer has been donated");
  return nullptr;
}

Outcome client_buffer_from_host_buffer(PJRT_Client_BufferFromHostBuffer_Args& args) {
  const auto device = find_device(args.device, "PJRT_Client_BufferFromHostBuffer");
  if (!find_client(args.client, "PJRT_Client_BufferFromHostBuffer") || !device) return invalid("not a client or device");
  Type type{args.type, {args.dims, args.dims + args.num_dims}};
  if (element_size_bytes(type.element) == 0) return invalid("unknown element type " + std::to_string(type.element));
  if (args.byte_strides || args.memory || args.device_layout) return invalid("only dense host data into default memory");
  if (auto fault = device->allocate(type.size_bytes())) return fault;
  auto array = std::make_shared<Array>(std::move(type), device);
  const auto done_with_host = array->done_with_host;
  const bool borrows = args.host_buffer_semantics == PJRT_HostBufferSemantics_kImmutableZeroCopy;
  if (borrows)
    array->borrow(args.data);
  else
    array->copy_from(args.data);
  device->enqueue(Work{.inputs = {}, .effect = {}, .completions = {array->ready}, .planned = {}});
  auto copied = std::make_shared<Completion>();
  copied->complete(std::nullopt);
  args.done_with_host_buffer = add_event(borrows ? done_with_host : copied);
  args.buffer = add_buffer(std::move(array));
  return std::nullopt;
}

Outcome buffer_destroy(PJRT_Buffer_Destroy_Args& args) {
  free_handle<BufferHandle>(args.buffer, "PJRT_Buffer_Destroy");
  return std::nullopt;
}

Outcome buffer_element_type(PJRT_Buffer_ElementType_Args& args) {
  const auto array = array_of(args.buffer, "PJRT_Buffer_ElementType");
  if (!array) return invalid("not a usable buffer");
  args.type = array->type.element;
  return std::nullopt;
}

Outcome buffer_dimensions(PJRT_Buffer_Dimensions_Args& args) {
  const auto array = array_of(args.buffer, "PJRT_Buffer_Dimensions");
  if (!array) return invalid("not a usable buffer");
  args.dims = array->type.dims.data();
  args.num_dims = array->type.dims.size();
  return std::nullopt;
}

Outcome buffer_on_device_size(PJRT_Buffer_OnDeviceSizeInBytes_Args& args) {
  const auto array = array_of(args.buffer, "PJRT_Buffer_OnDeviceSizeInBytes");
  if (!array) return invalid("not a usable buffer");
  args.on_device_size_in_bytes = static_cast<size_t>(array->type.size_bytes());
  return std::nullopt;
}

Outcome buffer_is_on_cpu(PJRT_Buffer_IsOnCpu_Args& args) {
  args.is_on_cpu = false;
  return array_of(args.buffer, "PJRT_Buffer_IsOnCpu") ? std::nullopt : Outcome(invalid("not a usable buffer"));
}

Outcome buffer_ready_event(PJRT_Buffer_ReadyEvent_Args& args) {
  const auto array = array_of(args.buffer, "PJRT_Buffer_ReadyEvent");
  if (!array) return invalid("not a usable buffer");
  args.event = add_event(array->ready);
  return std::nullopt;
}

Outcome buffer_to_host_buffer(PJRT_Buffer_ToHostBuffer_Args& args) {
  const auto array = array_of(args.src, "PJRT_Buffer_ToHostBuffer");
  if (!array) return invalid("not a usable buffer");
  const auto size_bytes = static_cast<size_t>(array->type.size_bytes());
  if (!args.dst) {
    args.dst_size = size_bytes;
    return std::nullopt;
  }
  if (args.dst_size < size_bytes)
    return invalid("the host has room for " + std::to_string(args.dst_size) + " of " + std::to_string(size_bytes) + " bytes");
  auto copied = std::make_shared<Completion>();
  array->device->enqueue(Work{.inputs = {array},
                             .effect = [array, dst = args.dst] { array->copy_to(dst); },
                             .completions = {copied},
                             .planned = {}});
  args.event = add_event(std::move(copied));
  return std::nullopt;
}

Outcome buffer_copy_to_device(PJRT_Buffer_CopyToDevice_Args& args) {
  const auto source = array_of(args.buffer, "PJRT_Buffer_CopyToDevice");
  const auto device = find_device(args.dst_device, "PJRT_Buffer_CopyToDevice");
  if (!source || !device) return invalid("not a usable buffer or device");
  if (device == source->device) return invalid("the buffer is on this device already");
  if (auto fault = device->allocate(source->type.size_bytes())) return fault;
  auto copy = std::make_shared<Array>(source->type, device);
  device->enqueue(Work{.inputs = {source},
                       .effect = [source, target = copy] {
                         std::vector<std::byte> bytes(static_cast<size_t>(source->type.size_bytes()));
                         source->copy_to(bytes.data());
                         target->copy_from(bytes.data());
                       },
                       .completions = {copy->ready},
                       .planned = {}});
  args.dst_buffer = add_buffer(std::move(copy));
  return std::nullopt;
}

// Programs.

constexpr std::string_view kSerializedHeader = "fake executable 1\n";

Outcome load(std::string_view stablehlo, PJRT_Client* client_handle, const char* what, PJRT_LoadedExecutable** loaded) {
  ClientHandle* client = find_client(client_handle, what);
  if (!client) return invalid("not a client");
  auto program = std::make_shared<Program>();
  if (auto fault = parse(stablehlo, *program)) return fault;
  *loaded = add_handle<PJRT_LoadedExecutable>(ProgramHandle{std::move(program), client});
  return std::nullopt;
}

Outcome client_compile(PJRT_Client_Compile_Args& args) {
  if (std::string_view(args.program->format, args.program->format_size) != "mlir") return invalid("only format mlir");
  return load({args.program->code, args.program->code_size}, args.client, "PJRT_Client_Compile", &args.executable);
}

Outcome deserialize_and_load(PJRT_Executable_DeserializeAndLoad_Args& args) {
  const std::string_view bytes(args.serialized_executable, args.serialized_executable_size);
  if (!bytes.starts_with(kSerializedHeader)) return Fault{PJRT_Error_Code_DATA_LOSS, "fake plugin: not a serialized executable"};
  return load(bytes.substr(kSerializedHeader.size()), args.client, "PJRT_Executable_DeserializeAndLoad", &args.loaded_executable);
}

Outcome executable_destroy(PJRT_Executable_Destroy_Args& args) {
  free_handle<ProgramHandle>(args.executable, "PJRT_Executable_Destroy");
  return std::nullopt;
}

Outcome loaded_executable_destroy(PJRT_LoadedExecutable_Destroy_Args& args) {
  free_handle<ProgramHandle>(args.executable, "PJRT_LoadedExecutable_Destroy");
  return std::nullopt;
}

Outcome get_executable(PJRT_LoadedExecutable_GetExecutable_Args& args) {
  const auto* program = find_handle<ProgramHandle>(args.loaded_executable, "PJRT_LoadedExecutable_GetExecutable");
  if (!program) return invalid("not an executable");
  args.executable = add_handle<PJRT_Executable>(ProgramHandle(*program));
  return std::nullopt;
}

Outcome num_outputs(PJRT_Executable_NumOutputs_Args& args) {
  const auto* program = find_handle<ProgramHandle>(args.executable, "PJRT_Executable_NumOutputs");
  if (!program) return invalid("not an executable");
  args.num_outputs = program->program->results.size();
  return std::nullopt;
}

Outcome serialize(PJRT_Executable_Serialize_Args& args) {
  const auto* program = find_handle<ProgramHandle>(args.executable, "PJRT_Executable_Serialize");
  if (!program) return invalid("not an executable");
  auto bytes = std::make_unique<std::string>(std::string(kSerializedHeader) + program->program->text);
  args.serialized_bytes = bytes->data();
  args.serialized_bytes_size = bytes->size();
  args.serialized_executable = reinterpret_cast<PJRT_SerializedExecutable*>(bytes.release());
  args.serialized_executable_deleter = [](PJRT_SerializedExecutable* serialized) {
    const std::unique_ptr<std::string> owner(reinterpret_cast<std::string*>(serialized));
  };
  return std::nullopt;
}

// Reads the arguments of one run into `inputs` and marks the donated ones, all or none.
Outcome take_arguments(const Program& program, const PJRT_LoadedExecutable_Execute_Args& args, const std::shared_ptr<Device>& device,
                       std::vector<std::shared_ptr<Array>>& inputs) {
  const std::span names(args.argument_lists[0], args.num_args);
  const std::span kept(args.options->non_donatable_input_indices, args.options->num_non_donatable_input_indices);
  if (names.size() != program.parameters.size())
    return invalid("got " + std::to_string(names.size()) + " arguments for " + std::to_string(program.parameters.size()) + " parameters");
  std::vector<PJRT_Buffer*> donated;
  for (size_t i = 0; i < names.size(); ++i) {
    auto array = array_of(names[i], "PJRT_LoadedExecutable_Execute");
    if (!array) return invalid("argument " + std::to_string(i) + " is not a usable buffer");
    const Parameter& parameter = program.parameters[i];
    if (array->type != parameter.type)
      return invalid("argument " + std::to_string(i) + " is " + array->type.to_string() + ", the parameter " + parameter.type.to_string());
    if (array->device != device) return invalid("argument " + std::to_string(i) + " is on " + array->device->text);
    if (parameter.aliased_result && std::find(kept.begin(), kept.end(), static_cast<int64_t>(i)) == kept.end()) donated.push_back(names[i]);
    inputs.push_back(std::move(array));
  }
  for (const PJRT_Buffer* name : donated) {
    if (std::count(names.begin(), names.end(), name) > 1) {
      report_violation("PJRT_LoadedExecutable_Execute: a donated buffer is passed twice");
      return invalid("a donated buffer is passed twice");
    }
  }
  for (const PJRT_Buffer* name : donated) {
    auto* buffer = find_handle<BufferHandle>(name, "PJRT_LoadedExecutable_Execute");
    const std::lock_guard lock(state().mutex);
    if (buffer) buffer->array = nullptr;  // `inputs` keeps it until the run is over
  }
  return std::nullopt;
}

Outcome execute(PJRT_LoadedExecutable_Execute_Args& args) {
  const auto* loaded = find_handle<ProgramHandle>(args.executable, "PJRT_LoadedExecutable_Execute");
  if (!loaded) return invalid("not an executable");
  if (args.num_devices != 1) return invalid("one device a run");
  const auto device = args.execute_device ? find_device(args.execute_device, "PJRT_LoadedExecutable_Execute")
                                          : loaded->client->devices.front();
  if (!device) return invalid("not a device");
  const Program& program = *loaded->program;
  int64_t size_bytes = 0;
  for (const Type& result : program.results) size_bytes += result.size_bytes();
  if (auto fault = device->allocate(size_bytes)) return fault;

  Work work;
  if (auto fault = take_arguments(program, args, device, work.inputs)) {
    device->free(size_bytes);
    return fault;
  }
  const int64_t number = ++state().num_runs;
  if (reaches_zero(state().runs_to_failure))
    work.planned = Fault{static_cast<PJRT_Error_Code>(state().run_failure_code.load()), "planned failure of run " + std::to_string(number)};
  for (size_t i = 0; i < program.results.size(); ++i) {
    auto output = std::make_shared<Array>(program.results[i], device);
    work.completions.push_back(output->ready);
    args.output_lists[0][i] = add_buffer(std::move(output));
  }
  if (args.device_complete_events) {
    work.completions.push_back(std::make_shared<Completion>());
    args.device_complete_events[0] = add_event(work.completions.back());
  }
  device->enqueue(std::move(work));
  return std::nullopt;
}

PJRT_Api make_table() {  // functions that torch_tpu never calls stay null
  PJRT_Api table{};
  table.struct_size = PJRT_Api_STRUCT_SIZE;
  table.pjrt_api_version = {PJRT_Api_Version_STRUCT_SIZE, nullptr, PJRT_API_MAJOR, PJRT_API_MINOR};
  table.PJRT_Error_Destroy = error_destroy;
  table.PJRT_Error_Message = error_message;
  table.PJRT_Error_GetCode = error_get_code;
  table.PJRT_Plugin_Initialize = Entry<plugin_initialize>::call;
  table.PJRT_Event_Destroy = Entry<event_destroy, OnFailure::kFreeAnyway>::call;
  table.PJRT_Event_IsReady = Entry<event_is_ready>::call;
  table.PJRT_Event_Await = Entry<event_await>::call;
  table.PJRT_Event_OnReady = Entry<event_on_ready>::call;
  table.PJRT_Client_Create = Entry<client_create>::call;
  table.PJRT_Client_Destroy = Entry<client_destroy, OnFailure::kFreeAnyway>::call;
  table.PJRT_Client_PlatformName = Entry<client_platform_name>::call;
  table.PJRT_Client_PlatformVersion = Entry<client_platform_version>::call;
  table.PJRT_Client_AddressableDevices = Entry<client_addressable_devices>::call;
  table.PJRT_Client_Compile = Entry<client_compile>::call;
  table.PJRT_Client_BufferFromHostBuffer = Entry<client_buffer_from_host_buffer>::call;
  table.PJRT_Device_GetDescription = Entry<device_get_description>::call;
  table.PJRT_Device_MemoryStats = Entry<device_memory_stats>::call;
  table.PJRT_DeviceDescription_Id = Entry<device_description_id>::call;
  table.PJRT_DeviceDescription_Kind = Entry<device_description_kind>::call;
  table.PJRT_DeviceDescription_ToString = Entry<device_description_to_string>::call;
  table.PJRT_Executable_Destroy = Entry<executable_destroy, OnFailure::kFreeAnyway>::call;
  table.PJRT_Executable_NumOutputs = Entry<num_outputs>::call;
  table.PJRT_Executable_Serialize = Entry<serialize>::call;
  table.PJRT_Executable_DeserializeAndLoad = Entry<deserialize_and_load>::call;
  table.PJRT_LoadedExecutable_Destroy = Entry<loaded_executable_destroy, OnFailure::kFreeAnyway>::call;
  table.PJRT_LoadedExecutable_GetExecutable = Entry<get_executable>::call;
  table.PJRT_LoadedExecutable_Execute = Entry<execute>::call;
  table.PJRT_Buffer_Destroy = Entry<buffer_destroy, OnFailure::kFreeAnyway>::call;
  table.PJRT_Buffer_ElementType = Entry<buffer_element_type>::call;
  table.PJRT_Buffer_Dimensions = Entry<buffer_dimensions>::call;
  table.PJRT_Buffer_OnDeviceSizeInBytes = Entry<buffer_on_device_size>::call;
  table.PJRT_Buffer_IsOnCpu = Entry<buffer_is_on_cpu>::call;
  table.PJRT_Buffer_ReadyEvent = Entry<buffer_ready_event>::call;
  table.PJRT_Buffer_ToHostBuffer = Entry<buffer_to_host_buffer>::call;
  table.PJRT_Buffer_CopyToDevice = Entry<buffer_copy_to_device>::call;
  return table;
}

PJRT_Api& table() {
  static PJRT_Api instance = make_table();
  return instance;
}

}  // namespace
}  // namespace fake_pjrt

using fake_pjrt::state;

// What the library exports.

extern "C" {

__attribute__((visibility("default"))) const PJRT_Api* GetPjrtApi() { return &fake_pjrt::table(); }

void fake_pjrt_set_api(int major, int minor, size_t struct_size) {
  fake_pjrt::table().pjrt_api_version.major_version = major;
  fake_pjrt::table().pjrt_api_version.minor_version = minor;
  fake_pjrt::table().struct_size = struct_size;
}

void fake_pjrt_reset(uint64_t seed) {
  state().num_calls = state().num_runs = 0;
  state().calls_to_failure = state().runs_to_failure = 0;
  state().memory_limit_bytes = 0;
  state().failed_call = "";
  state().seed = seed;
  const std::lock_guard lock(state().mutex);
  state().violations.clear();
}

void fake_pjrt_fail_call(int64_t n, int code) {
  state().call_failure_code = code;
  state().calls_to_failure = n;
}

void fake_pjrt_fail_run(int64_t n, int code) {
  state().run_failure_code = code;
  state().runs_to_failure = n;
}

void fake_pjrt_set_memory_limit(int64_t size_bytes) { state().memory_limit_bytes = size_bytes; }
int64_t fake_pjrt_num_calls() { return state().num_calls; }
const char* fake_pjrt_failed_call() { return state().failed_call; }
int64_t fake_pjrt_num_runs() { return state().num_runs; }

int64_t fake_pjrt_live_handles() {
  const std::lock_guard lock(state().mutex);
  return static_cast<int64_t>(state().handles.size());
}

int64_t fake_pjrt_num_violations() {
  const std::lock_guard lock(state().mutex);
  return static_cast<int64_t>(state().violations.size());
}

const char* fake_pjrt_violation() {
  const std::lock_guard lock(state().mutex);
  return state().violations.empty() ? "" : state().violations.front().c_str();
}

}  // extern "C"
