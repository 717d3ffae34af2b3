#include "eager/call.h"

#include <algorithm>

#include <ATen/Context.h>
#include <ATen/core/dispatch/OperatorOptions.h>
#include <c10/core/DefaultDtype.h>
#include <c10/core/impl/VirtualGuardImpl.h>

#include "base/hash.h"
#include "eager/lower_call.h"
#include "eager/mode.h"
#include "eager/slots.h"
#include "runtime/device.h"

namespace torch_tpu::eager {
namespace {

using runtime::Slot;

ArgKind kind_of(const c10::Argument& arg) {
  c10::TypePtr type = arg.real_type();
  bool list = false;
  while (true) {
    if (auto optional = type->cast<c10::OptionalType>()) {
      type = optional->getElementType();
    } else if (auto elements = type->cast<c10::ListType>()) {
      type = elements->getElementType();
      list = true;
    } else {
      break;
    }
  }
  switch (type->kind()) {
    case c10::TypeKind::TensorType: return list ? ArgKind::kTensorList : ArgKind::kTensor;
    case c10::TypeKind::NumberType: return list ? ArgKind::kNumberList : ArgKind::kNumber;
    case c10::TypeKind::BoolType: return list ? ArgKind::kBoolList : ArgKind::kBool;
    case c10::TypeKind::IntType:
    case c10::TypeKind::SymIntType: return list ? ArgKind::kIntList : ArgKind::kInt;
    case c10::TypeKind::FloatType: return list ? ArgKind::kFloatList : ArgKind::kFloat;
    case c10::TypeKind::ScalarTypeType: return ArgKind::kDType;
    case c10::TypeKind::StringType: return ArgKind::kString;
    case c10::TypeKind::GeneratorType: return ArgKind::kGenerator;
    case c10::TypeKind::DeviceObjType: return ArgKind::kOption;
    case c10::TypeKind::LayoutType:
    case c10::TypeKind::MemoryFormatType: return ArgKind::kOption;
    default: TORCH_CHECK_NOT_IMPLEMENTED(false, "torch_tpu cannot lower an argument of type ", arg.type()->repr_str());
  }
}

uint64_t bits_of(double value) {
  uint64_t bits;
  std::memcpy(&bits, &value, sizeof bits);
  return bits;
}

// A key word that names the kind of what follows, so that no two argument lists give the same words.
enum Tag : uint64_t { kTagNone = 1, kTagHost, kTagPlain, kTagFormed, kTagUninitialised, kTagEmpty, kTagShared, kTagPadded };

const at::Tensor& undefined_tensor() {
  static const at::Tensor undefined;
  return undefined;
}

// Memory of `numel` elements that nothing has written yet: a row. Ahead of time it stands for what a program will have made, whose memory has
// the dimensions of the tensor that covers it.
Aval memory_without_array(const runtime::StridedView& view, int64_t numel) {
  ir::Dims order;
  int64_t covered = 1;
  for (const int64_t size : view.sizes) covered *= size;
  if (!lowers_for_chip() || view.offset != 0 || covered != numel || !runtime::dense_order(view.sizes, view.strides, &order)) return {view.dtype, {numel}};
  Aval memory{view.dtype, {}};
  for (const int64_t d : order) memory.shape.push_back(view.sizes[static_cast<size_t>(d)]);
  return memory;
}

}  // namespace

CallSchema::CallSchema(const c10::FunctionSchema& function, const lowering::RuleData* rule, bool numbers_static)
    : name(function.name() + (function.overload_name().empty() ? "" : "." + function.overload_name())) {
  for (const c10::Argument& argument : function.arguments()) {
    Arg arg{.name = argument.name(), .kind = kind_of(argument)};
    arg.written = argument.alias_info() && argument.alias_info()->isWrite();
    arg.out = argument.is_out();
    arg.optional = argument.real_type()->kind() == c10::TypeKind::OptionalType;
    arg.number_static = numbers_static;
    if (rule) {
      for (const auto& fixed : rule->fixed)
        if (fixed.name == arg.name) arg.fixed = &fixed;
      for (const std::string& runtime : rule->runtime)
        if (runtime == arg.name && (arg.kind == ArgKind::kInt || arg.kind == ArgKind::kFloat)) arg.kind = ArgKind::kNumber;
      for (const std::string& mutated : rule->mutates)
        if (mutated == arg.name) arg.written = true;
    }
    if (arg.kind == ArgKind::kGenerator) generator_arg = static_cast<int>(args.size());
    if (argument.name() == "device" && arg.kind == ArgKind::kOption) device_arg = static_cast<int>(args.size());
    args.push_back(std::move(arg));
  }
  if (rule && rule->count) count = &rule->count;
}

lowering::Ambient current_ambient() {
  lowering::Ambient ambient;
  ambient.default_dtype = c10::typeMetaToScalarType(c10::get_default_dtype());
  switch (at::globalContext().float32MatmulPrecision()) {
    case at::Float32MatmulPrecision::HIGHEST: ambient.matmul_precision = ir::Precision::kHighest; break;
    case at::Float32MatmulPrecision::HIGH: ambient.matmul_precision = ir::Precision::kHigh; break;
    case at::Float32MatmulPrecision::MEDIUM: ambient.matmul_precision = ir::Precision::kDefault; break;
  }
  if (const auto local = local_matmul_precision()) ambient.matmul_precision = *local;
  ambient.allow_excess_precision = allow_excess_precision();
  ambient.size_buckets = size_buckets();
  ambient.deterministic = at::globalContext().deterministicAlgorithms();
  ambient.cpu_platform = !lowers_for_chip() && (!runtime::Runtime::started() || runtime::Runtime::get().is_cpu());
  return ambient;
}

Call::Call(const CallSchema& call_schema, c10::ArrayRef<c10::IValue> call_arguments, const lowering::Ambient& ambient)
    : schema(call_schema), arguments(call_arguments) {
  key.push_back(ambient.key());
  for (size_t i = 0; i < schema.args.size(); ++i) {
    const CallSchema::Arg& arg = schema.args[i];
    const c10::IValue& value = arguments[i];
    if (arg.optional) key.push_back(value.isNone());
    if (value.isNone()) continue;
    const auto index = static_cast<int32_t>(i);
    switch (arg.kind) {
      case ArgKind::kTensor: add_tensor(value.toTensor(), index); break;
      case ArgKind::kTensorList: {
        const auto list = value.toListRef();  // borrowed: the list keeps its tensors alive
        key.push_back(list.size());
        for (const c10::IValue& item : list) add_tensor(item.isNone() ? undefined_tensor() : item.toTensor(), index);
        break;
      }
      case ArgKind::kNumber: add_number(arg, value.toScalar()); break;
      case ArgKind::kNumberList: {
        const auto list = value.toListRef();
        key.push_back(list.size());
        for (const c10::IValue& item : list) add_number(arg, item.toScalar());
        break;
      }
      case ArgKind::kBool: key.push_back(value.toBool()); break;
      case ArgKind::kInt: key.push_back(static_cast<uint64_t>(value.toInt())); break;
      case ArgKind::kFloat: key.push_back(bits_of(value.isInt() ? static_cast<double>(value.toInt()) : value.toDouble())); break;
      case ArgKind::kDType: key.push_back(static_cast<uint64_t>(value.toInt())); break;
      case ArgKind::kIntList:
        if (value.isInt()) {  // int[1] given as an int
          key.append({1, static_cast<uint64_t>(value.toInt())});
        } else {
          const auto list = value.toListRef();
          key.push_back(list.size());
          for (const c10::IValue& item : list) key.push_back(static_cast<uint64_t>(item.toInt()));
        }
        break;
      case ArgKind::kFloatList: {
        const auto list = value.toListRef();
        key.push_back(list.size());
        for (const c10::IValue& item : list) key.push_back(bits_of(item.isInt() ? static_cast<double>(item.toInt()) : item.toDouble()));
        break;
      }
      case ArgKind::kBoolList: {
        const auto list = value.toListRef();
        key.push_back(list.size());
        for (const c10::IValue& item : list) key.push_back(item.toBool());
        break;
      }
      case ArgKind::kString: {
        const std::string& text = value.toStringRef();
        key.append({text.size(), hash_bytes(text).low});
        break;
      }
      case ArgKind::kGenerator:
        if (device < 0 && value.toGenerator().defined()) device = value.toGenerator().device().index();
        break;
      case ArgKind::kOption:
        if (static_cast<int>(i) == schema.device_arg && device < 0 && value.toDevice().has_index()) device = value.toDevice().index();
        else if (value.isInt()) key.push_back(static_cast<uint64_t>(value.toInt()));  // layout, memory format: they shape the strides
        break;
    }
  }
  if (schema.count) add_count();
  note_shared_writes();
  if (device < 0) device = c10::impl::VirtualGuardImpl(c10::DeviceType::PrivateUse1).getDevice().index();
}

// Written tensors of one storage are written one after the other into one new array: which they are is in the key.
void Call::note_shared_writes() {
  c10::SmallVector<size_t, 8> firsts;
  for (size_t t = 0; t < tensors.size(); ++t) {
    if (!tensors[t].slot || !schema.args[static_cast<size_t>(tensors[t].argument)].written || tensors[t].tensor->numel() == 0) continue;
    const auto first = std::find_if(firsts.begin(), firsts.end(), [&](size_t f) { return tensors[f].slot == tensors[t].slot; });
    if (first == firsts.end()) {
      firsts.push_back(t);
    } else {
      TORCH_CHECK_NOT_IMPLEMENTED(tensors[t].array || tensors[t].buffer == tensors[*first].buffer, schema.name, " writes two views of unwritten memory that see it in different orders");
      tensors[t].shares = static_cast<int32_t>(*first);
      key.append({kTagShared, t, *first});
    }
  }
}

namespace {

c10::complex<double> as_complex(const c10::Scalar& scalar) {
  if (scalar.isComplex()) return scalar.toComplexDouble();
  return scalar.isBoolean() ? scalar.toBool() : scalar.toDouble();
}

}  // namespace

bool CallSchema::Arg::fixes(const c10::Scalar& scalar) const {
  if (number_static) return true;
  if (!fixed) return false;
  if (fixed->values.empty()) return true;
  const c10::complex<double> number = as_complex(scalar);
  return std::any_of(fixed->values.begin(), fixed->values.end(), [&](double v) { return number == c10::complex<double>(v); });
}

void Call::add_number(const CallSchema::Arg& arg, const c10::Scalar& scalar) {
  const uint64_t type = static_cast<uint64_t>(scalar.type());
  if (arg.fixes(scalar)) {
    const c10::complex<double> number = as_complex(scalar);
    // An integer is told by its own bits: not every i64 is a double.
    const uint64_t real = scalar.isIntegral(false) ? static_cast<uint64_t>(scalar.toLong()) : bits_of(number.real());
    key.append({type | 1 << 8, real, bits_of(number.imag())});
    return;
  }
  key.push_back(type);
}

void Call::add_count() {
  DType dtype = DType::Undefined;
  for (size_t i = 0; i < schema.args.size(); ++i) {
    if (schema.args[i].kind == ArgKind::kDType && !arguments[i].isNone()) dtype = arguments[i].toScalarType();
    if (schema.args[i].out) dtype = arguments[i].toTensor().scalar_type();
  }
  const auto number = [this](std::string_view name) -> std::optional<lowering::Number> {
    for (size_t i = 0; i < schema.args.size(); ++i)
      if (schema.args[i].name == name && !arguments[i].isNone()) return number_of(arguments[i].toScalar());
    return std::nullopt;
  };
  key.push_back(static_cast<uint64_t>((*schema.count)(number, dtype)));
}

void Call::add_tensor(const at::Tensor& tensor, int32_t argument) {
  TensorRef& ref = tensors.emplace_back();
  ref.tensor = &tensor;
  ref.argument = argument;
  if (!tensor.defined()) {
    key.push_back(kTagNone);
    return;
  }
  const c10::TensorImpl* impl = tensor.unsafeGetTensorImpl();
  const auto dtype = static_cast<uint64_t>(tensor.scalar_type());
  ref.wrapped_number = impl->is_wrapped_number();
  const c10::Device where = impl->device();
  if (where.type() != c10::DeviceType::PrivateUse1) {
    TORCH_CHECK(where.is_cpu() && impl->dim() == 0,
                "Expected all tensors to be on the same device, but found at least two devices, tpu:", device < 0 ? 0 : device, " and ", where,
                "! (argument ", schema.args[static_cast<size_t>(argument)].name, " of ", schema.name, ")");
    key.push_back(kTagHost | dtype << 8 | static_cast<uint64_t>(ref.wrapped_number) << 24);
    return;
  }
  TORCH_CHECK_NOT_IMPLEMENTED(impl->layout() == c10::kStrided, schema.name, " on tpu:", where.index(), ": argument ",
                              schema.args[static_cast<size_t>(argument)].name, " has layout ", impl->layout(), "; only strided tensors have a lowering. Call to_dense() first.");
  if (device < 0) device = where.index();
  TORCH_CHECK(device == where.index(), "Expected all tensors to be on the same device, but found at least two devices, tpu:", device, " and tpu:",
              static_cast<int>(where.index()), "! (argument ", schema.args[static_cast<size_t>(argument)].name, " of ", schema.name, ")");
  ref.conj = tensor.is_conj();
  ref.neg = tensor.is_neg();
  const uint64_t base = dtype << 8 | static_cast<uint64_t>(impl->dim()) << 16 | static_cast<uint64_t>(ref.wrapped_number) << 24 |
                        static_cast<uint64_t>(ref.conj) << 25 | static_cast<uint64_t>(ref.neg) << 26;
  const auto sizes = impl->sizes();
  if (impl->numel() == 0) {  // nothing to read; its storage may be gone
    ref.slot = &slot_of(tensor);
    ref.buffer = {tensor.scalar_type(), Shape(sizes.begin(), sizes.end())};
    ref.form = static_cast<int32_t>(forms.size());
    forms.emplace_back().kind = runtime::ViewForm::Kind::kEmpty;
    forms.back().sizes.assign(sizes.begin(), sizes.end());
    key.push_back(kTagEmpty | base);
    for (int64_t s : sizes) key.push_back(static_cast<uint64_t>(s));
    return;
  }
  ref.slot = &slot_of(tensor);
  ref.array = ref.slot->array();
  const auto strides = impl->strides();
  int64_t offset = impl->storage_offset();
  if (impl->unsafe_storage().data() != ref.slot->address())  // a storage inside another one's block
    offset += (static_cast<const char*>(impl->unsafe_storage().data()) - static_cast<const char*>(ref.slot->address())) / static_cast<int64_t>(impl->itemsize());
  const runtime::StridedView view{tensor.scalar_type(), {sizes.data(), sizes.size()}, {strides.data(), strides.size()}, offset};
  if (ref.array ? runtime::is_identity(ref.array->aval(), view)
                : offset == 0 && impl->is_contiguous() && impl->numel() * static_cast<int64_t>(impl->itemsize()) == static_cast<int64_t>(ref.slot->size_bytes())) {
    key.push_back((ref.array ? kTagPlain : kTagUninitialised) | base);
    for (int64_t s : sizes) key.push_back(static_cast<uint64_t>(s));
    if (!ref.array) ref.buffer = {tensor.scalar_type(), Shape(sizes.begin(), sizes.end())};
    else if (ref.array->padded()) add_padding(*ref.array);
    return;
  }
  ref.buffer = ref.array ? ref.array->aval() : memory_without_array(view, static_cast<int64_t>(ref.slot->size_bytes()) / static_cast<int64_t>(impl->itemsize()));
  ref.form = static_cast<int32_t>(forms.size());
  forms.push_back(runtime::analyze(ref.buffer, view));
  key.push_back(kTagFormed | base | static_cast<uint64_t>(ref.array != nullptr) << 27);
  for (int64_t s : sizes) key.push_back(static_cast<uint64_t>(s));
  for (int64_t s : strides) key.push_back(static_cast<uint64_t>(s));
  key.push_back(static_cast<uint64_t>(ref.buffer.dtype) | ref.buffer.shape.size() << 8);
  for (int64_t s : ref.buffer.shape) key.push_back(static_cast<uint64_t>(s));
  forms.back().append_key(key);
  if (ref.array && ref.array->padded()) add_padding(*ref.array);
}

void Call::add_padding(const runtime::Array& array) {
  key.push_back(kTagPadded);
  for (int64_t s : array.buffer_shape()) key.push_back(static_cast<uint64_t>(s));
}

c10::Scalar host_number(const at::Tensor& tensor) {
  const void* data = tensor.is_conj() || tensor.is_neg() ? nullptr : tensor.const_data_ptr();
  switch (data ? tensor.scalar_type() : DType::Undefined) {
    case DType::Double: return *static_cast<const double*>(data);
    case DType::Float: return *static_cast<const float*>(data);
    case DType::Long: return *static_cast<const int64_t*>(data);
    case DType::Bool: return *static_cast<const bool*>(data);
    default: return tensor.item();
  }
}

c10::Scalar number_argument(const Call& call, int32_t index, int32_t item) {
  const c10::IValue& value = call.arguments[static_cast<size_t>(index)];
  return value.isList() ? value.toListRef()[static_cast<size_t>(item)].toScalar() : value.toScalar();
}

size_t Call::starts_count() const {
  size_t n = 0;
  for (const auto& form : forms) n += form.starts.size();
  return n;
}

namespace {

template <typename T>
void store(void* bytes, T value) {
  std::memcpy(bytes, &value, sizeof value);
}

template <typename T>
void encode_as(const c10::Scalar& n, void* bytes) {
  if (n.isComplex()) store(bytes, static_cast<T>(n.toComplexDouble().real()));
  else if (n.isFloatingPoint()) store(bytes, static_cast<T>(n.toDouble()));
  else if (n.isBoolean()) store(bytes, static_cast<T>(n.toBool()));
  else if (n.type() == c10::ScalarType::UInt64) store(bytes, static_cast<T>(n.toUInt64()));
  else store(bytes, static_cast<T>(n.toLong()));
}

float as_float(const c10::Scalar& n) {
  float value;
  encode_as<float>(n, &value);
  return value;
}

}  // namespace

void encode_number(const c10::Scalar& n, DType dtype, void* bytes) {
  switch (dtype) {
    case DType::Bool: {
      const bool value = n.isComplex() ? n.toComplexDouble() != c10::complex<double>(0) : n.isFloatingPoint() ? n.toDouble() != 0 : n.isBoolean() ? n.toBool() : n.toLong() != 0;
      return store<uint8_t>(bytes, value);
    }
    case DType::Byte: return encode_as<int64_t>(n, bytes);   // the low byte: wraps as C does
    case DType::Char: return encode_as<int64_t>(n, bytes);
    case DType::Short: return encode_as<int64_t>(n, bytes);
    case DType::UInt16: return encode_as<int64_t>(n, bytes);
    case DType::Int: return encode_as<int64_t>(n, bytes);
    case DType::UInt32: return encode_as<int64_t>(n, bytes);
    case DType::Long: return encode_as<int64_t>(n, bytes);
    case DType::UInt64: return encode_as<uint64_t>(n, bytes);
    case DType::Half: return store(bytes, c10::Half(as_float(n)));
    case DType::BFloat16: return store(bytes, c10::BFloat16(as_float(n)));
    case DType::Float: return encode_as<float>(n, bytes);
    case DType::Double: return encode_as<double>(n, bytes);
    case DType::ComplexFloat: return store(bytes, c10::complex<float>(n.toComplexDouble()));
    case DType::ComplexDouble: return store(bytes, n.toComplexDouble());
    default: TORCH_CHECK_NOT_IMPLEMENTED(false, "a Python number as ", dtype_info(dtype).name);
  }
}

}  // namespace torch_tpu::eager
