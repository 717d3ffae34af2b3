// Call: one pass over a boxed call's arguments: the key, the tensors in flattened order with their slots and view forms, and
// the device. CallSchema: what that pass needs to know of the overload, worked out once at registration.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include <ATen/core/Tensor.h>
#include <ATen/core/dispatch/Dispatcher.h>
#include <ATen/core/stack.h>

#include "lowering/registry.h"
#include "runtime/storage.h"
#include "runtime/view.h"

namespace torch_tpu::eager {

enum class ArgKind : uint8_t {
  kTensor,         // Tensor or Tensor?
  kTensorList,     // Tensor[] or Tensor?[]
  kNumber,         // Scalar, or an int declared runtime
  kNumberList,     // Scalar[]
  kBool, kInt, kFloat,
  kBoolList, kIntList, kFloatList,
  kDType,
  kString,
  kGenerator,
  kOption,         // layout, device, memory format, pin_memory: not in the key; strides are PyTorch's business
};

struct CallSchema {
  struct Arg {
    std::string name{};
    ArgKind kind;
    bool written = false;                            // (a!)
    bool optional = false;                           // may be None: the key says whether it is
    bool out = false;                                // an out= argument: its old value is not read
    const lowering::RuleData::Fixed* fixed = nullptr;
    bool number_static = false;                      // kNumber whose value is always in the key

    // Whether this number's value is in the key. The key and the lowering both ask here: a rule may look at a value only if
    // another value gives another key.
    bool fixes(const c10::Scalar& scalar) const;
  };
  std::string name;                                  // full schema name of this overload
  std::vector<Arg> args;
  int device_arg = -1, generator_arg = -1;
  const lowering::Count* count = nullptr;            // of the rule, if it has one

  CallSchema(const c10::FunctionSchema& schema, const lowering::RuleData* rule, bool numbers_static);
  CallSchema(std::string call_name, std::vector<Arg> arguments) : name(std::move(call_name)), args(std::move(arguments)) {}
};

struct TensorRef {
  const at::Tensor* tensor = nullptr;   // borrowed from the stack
  runtime::Slot* slot = nullptr;        // null: a host scalar, or undefined
  runtime::ArrayPtr array;              // what the slot holds; null: uninitialised
  Aval buffer;                          // of the array; of an uninitialised slot: as if freshly made. Filled where form matters
  int32_t form = -1;                    // index into Call::forms; -1: the buffer as it is
  int32_t argument = 0;                 // which argument it belongs to
  int32_t shares = -1;                  // of a written tensor: the first written one of the same storage, if there is one before it
  bool conj = false, neg = false, wrapped_number = false;
  bool host_scalar() const { return tensor && tensor->defined() && !slot; }
};

class Call {
 public:
  // arguments: the boxed arguments in schema order, borrowed. Throws for tensors on several devices.
  Call(const CallSchema& schema, c10::ArrayRef<c10::IValue> arguments, const lowering::Ambient& ambient);

  const CallSchema& schema;
  c10::ArrayRef<c10::IValue> arguments;
  c10::SmallVector<uint64_t, 64> key;
  c10::SmallVector<TensorRef, 6> tensors;
  c10::SmallVector<runtime::ViewForm, 2> forms;
  int device = -1;                      // index; of the tensors, else of a device argument, else the current one

  size_t starts_count() const;

 private:
  void note_shared_writes();
  void add_tensor(const at::Tensor& tensor, int32_t argument);
  void add_padding(const runtime::Array& array);
  void add_number(const CallSchema::Arg& arg, const c10::Scalar& scalar);
  void add_count();
};

// The number in a 0-d CPU tensor. As Tensor::item(), without its way through the dispatcher for what PyTorch wraps a number in.
c10::Scalar host_number(const at::Tensor& tensor);

// Number `item` of the list argument `index`, or the number that argument is (item is ignored then).
c10::Scalar number_argument(const Call& call, int32_t index, int32_t item);

lowering::Ambient current_ambient();

// `number` as one element of `dtype`, in bytes (at most 16), as C would convert it.
void encode_number(const c10::Scalar& number, DType dtype, void* bytes);

}  // namespace torch_tpu::eager
