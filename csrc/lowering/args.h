// Args: typed access by name to the arguments of one ATen call, as a rule sees them. Tensors are ir::Values (a rule never
// sees a view, a conj or neg bit, or data); numbers are constants of the program or parameters of it, as the registry's
// key policy says. Also owns PyTorch's type promotion. Made by eager dispatch and by the FX walker; lives for one lowering.
#pragma once

#include <array>
#include <functional>
#include <optional>
#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "ir/builder.h"

namespace torch_tpu::lowering {

using ir::Builder;
using ir::Dims;
using ir::Value;
using ir::Values;

// A Python number argument (ATen's Scalar).
using Number = std::variant<bool, int64_t, double, c10::complex<double>>;
DType default_dtype_of(const Number& number);  // bool, i64, f64, c128: its promotion category

// A tensor argument. `read` makes (once) the value, in the program being built.
struct TensorArg {
  Aval aval;
  bool wrapped_number = false;            // a Python number that PyTorch wrapped into a 0-d tensor
  bool on_host = false;                   // a 0-d CPU tensor among device tensors: its value is a parameter
  std::function<Value(DType)> read;       // dtype: asked of a host number; a device tensor ignores it and keeps its own
  bool contiguous = true;                 // as PyTorch lays it out; a value is row-major all the same
};

struct NumberArg {
  Number number;
  bool fixed = false;                     // its value is in the key: the rule may look at it
  std::function<Value(DType)> read = {};  // a 0-d value of that dtype: a constant if fixed, else a parameter
};

struct None {};
using ArgValue = std::variant<None, TensorArg, std::vector<std::optional<TensorArg>>, NumberArg, std::vector<NumberArg>, bool,
                              int64_t, double, std::vector<int64_t>, std::vector<double>, std::vector<bool>, DType, std::string>;

struct Arg {
  std::string name;
  ArgValue value;
};

// What the call depends on besides its arguments; part of every key.
struct Ambient {
  DType default_dtype = DType::Float;
  ir::Precision matmul_precision = ir::Precision::kHighest;
  bool deterministic = false;
  bool allow_excess_precision = false;
  bool size_buckets = false;   // a size that keeps changing is a number of the program, not part of it
  bool cpu_platform = true;    // the CPU plugin (some rules pick another form there)
  uint64_t key() const;
};

class Args {
 public:
  Args(std::string op, std::vector<Arg> args, Ambient ambient, Builder* builder);

  const std::string& op() const { return op_; }       // "aten::add.Tensor"
  const Ambient& ambient() const { return ambient_; }
  const std::vector<Arg>& all() const { return args_; }

  // --- tensors
  bool has(std::string_view name) const;                          // present in the schema and not None
  Value tensor(std::string_view name) const;                      // as it is; a host number in its own dtype
  Value optional_tensor(std::string_view name) const;             // an empty Value if None
  Values tensors(std::string_view name) const;                    // Tensor[]
  Values optional_tensors(std::string_view name) const;           // Tensor?[]; empty Values for None
  const Aval& aval(std::string_view name) const;                  // of a tensor argument, without reading it
  const Aval& aval_at(std::string_view name, size_t i) const;     // of item i of a Tensor[] argument
  size_t count(std::string_view name) const;                      // how many items a Tensor[] or Scalar[] argument has
  DType dtype_of(std::string_view name) const { return aval(name).dtype; }
  // Of the one out= tensor, if there is one: some of CPU's reductions compute in it. A result is converted to it anyhow.
  std::optional<DType> out_dtype;   // set by the caller
  bool contiguous(std::string_view name) const;   // for the few ops whose gradient formulas ask it: linalg.det, slogdet

  // PyTorch's result_type over the named tensors and numbers (None is skipped): dtype categories bool < integer < float <
  // complex; within a category tensors with dimensions win over 0-d tensors, and those over Python numbers.
  DType result_type(std::initializer_list<std::string_view> names) const;

  // The named operands (tensors or numbers; an empty Value for None) in the dtype in which CPU computes their common type
  // (f32 for f16 and bf16, once an integer tensor is rounded to those). The caller's result is rounded once, to the dtype that PyTorch's meta function says.
  template <typename... Names>
  std::array<Value, sizeof...(Names)> promoted(Names... names) const {
    return operands<sizeof...(Names)>(result_type({names...}), {names...});
  }
  // The same, with integers and bool first turned into the default dtype (exp of an integer tensor is a float).
  template <typename... Names>
  std::array<Value, sizeof...(Names)> floating(Names... names) const {
    return operands<sizeof...(Names)>(float_type(result_type({names...})), {names...});
  }
  // The one-operand forms of both, for structured code.
  Value promoted1(std::string_view name) const { return promoted(name)[0]; }
  Value floating1(std::string_view name) const { return floating(name)[0]; }
  DType float_type(DType dtype) const;                            // integers and bool -> default dtype
  // One operand converted to `dtype`.
  Value as(std::string_view name, DType dtype) const;

  // --- numbers
  // A 0-d value of `dtype`: a parameter of the program for a Scalar (a new number compiles nothing), a constant otherwise.
  Value value(std::string_view name, DType dtype) const;
  Value value_at(std::string_view name, size_t i, DType dtype) const;      // number i of a Scalar[]
  DType number_type_at(std::string_view name, size_t i) const;
  // True if the Scalar is fixed in the key (Rule::fixed) and equals `number`.
  bool is(std::string_view name, double number) const;
  std::optional<double> fixed_value(std::string_view name) const;  // the number if its value is in the key
  Number number(std::string_view name) const;   // type only may be looked at, unless fixed: internal error otherwise
  DType number_type(std::string_view name) const;                 // default_dtype_of the Scalar
  // The number, or nothing if there is none. For a Rule's count only, whose answer is in the key.
  std::optional<Number> counted_number(std::string_view name) const;

  // --- static arguments (in the key)
  bool boolean(std::string_view name) const;
  int64_t integer(std::string_view name) const;
  int64_t integer_or(std::string_view name, int64_t otherwise) const;      // None -> otherwise
  double real(std::string_view name) const;
  double real_or(std::string_view name, double otherwise) const;
  std::string string(std::string_view name) const;
  std::string string_or(std::string_view name, std::string_view otherwise) const;
  Dims integers(std::string_view name) const;                     // int[]; an int is a list of one; None is empty
  std::vector<double> reals(std::string_view name) const;
  std::vector<bool> booleans(std::string_view name) const;
  std::optional<DType> dtype(std::string_view name) const;
  int64_t dim(std::string_view name, int64_t rank) const;         // wrapped; IndexError out of range, in CPU's words
  Dims dims(std::string_view name, int64_t rank) const;           // wrapped and sorted; None or empty: all

  // --- random numbers
  // `count` values of u32 bits, shape [count], from the call's generator (Philox by seed and offset, both parameters).
  // Several calls in one rule give independent bits. Only for a Rule marked random().
  Value random_bits(int64_t count) const;
  std::function<Value()> rng_state;   // set by the caller: u64[2] {seed, offset}, a parameter
  int64_t random_blocks() const { return random_blocks_; }         // how far the offset advances for this call

  Builder& builder() const { return *builder_; }

 private:
  const ArgValue* find(std::string_view name) const;
  const ArgValue& get(std::string_view name) const;
  Value operand(std::string_view name, DType common) const;   // in compute_dtype(common)
  template <size_t N>
  std::array<Value, N> operands(DType common, const std::array<std::string_view, N>& names) const {
    std::array<Value, N> values;
    for (size_t i = 0; i < N; ++i)
      if (has(names[i])) values[i] = operand(names[i], common);
    return values;
  }

  std::string op_;
  std::vector<Arg> args_;
  Ambient ambient_;
  Builder* builder_;
  mutable int64_t random_blocks_ = 0;
};

int64_t wrap_dim(int64_t dim, int64_t rank);   // IndexError in CPU's words

}  // namespace torch_tpu::lowering
