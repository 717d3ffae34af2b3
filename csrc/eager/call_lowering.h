// CallLowering: one program made from one Call: parameters (tensors read through their view forms, numbers, random state) and
// results (new tensors in PyTorch's layouts, writes through the views of mutated arguments). What comes between them is the
// matter of lower_call.cc (one op) and lower_graph.cc (a compiled graph).
#pragma once

#include <functional>
#include <map>

#include "eager/call.h"
#include "eager/signature.h"

namespace torch_tpu::eager {

class SizeBuckets;

class CallLowering {
 protected:
  CallLowering(const Call& call, std::string op, const lowering::Ambient& ambient);
  ~CallLowering() = default;

  // The call's arguments as a rule sees them, out= tensors left out, and `more`.
  lowering::Args make_args(std::vector<lowering::Arg> more = {});
  // u64[2], {seed, offset}: a parameter.
  ir::Value random_state();
  // A new tensor of the value, laid out by these strides where they are dense, else contiguous. Returns its number.
  int32_t new_output(ir::Value value, c10::IntArrayRef sizes, c10::IntArrayRef strides);
  // The same with the sizes, strides and dtype that PyTorch's Meta kernel gave the tensor; undefined: as the value is.
  int32_t new_output(ir::Value value, const at::Tensor& said);
  // `value` becomes what tensor `t` holds.
  void write_result(size_t t, ir::Value value);
  // Asks for the program (unless has_values_ is false), or lets `buckets` (nullptr: there are none) do so. Nothing follows.
  void finish(SizeBuckets* buckets = nullptr);

  const Call& call_;
  const std::string op_;                                      // for messages: "aten::add.Tensor"
  const lowering::Ambient ambient_;
  std::shared_ptr<Signature> signature_ = std::make_shared<Signature>();
  ir::Graph& graph_ = *signature_->graph;
  ir::Builder builder_;
  size_t new_outputs_ = 0;                                    // so far
  std::function<void()> before_program_ = [] {};              // called before a program is asked for; may throw
  bool has_values_ = true;                                    // false: the tensors stand for others. None is known to be zeros, and no program is asked for

 private:
  ir::Value add_parameter(Aval aval, ParamSource source);
  ir::Value buffer(size_t t);
  ir::Value starts_vector();
  ir::Values starts_of(const TensorRef& ref);
  ir::Value read_tensor(size_t t, DType host_dtype);
  ir::Value with_bits(ir::Value value, const TensorRef& ref);
  lowering::TensorArg tensor_arg(size_t t);
  lowering::NumberArg number_arg(const CallSchema::Arg& arg, int32_t index, int32_t item, const c10::Scalar& scalar);

  std::vector<ir::Value> buffers_, values_;                   // by tensor
  std::map<size_t, int32_t> parameter_of_;                    // tensor -> parameter of its buffer
  std::map<size_t, std::pair<size_t, size_t>> written_;       // tensor -> {result, output} of its write
  std::map<std::pair<size_t, DType>, ir::Value> host_scalars_;
  std::map<std::tuple<int32_t, int32_t, DType>, ir::Value> numbers_;
  ir::Value starts_, random_;
  std::vector<int64_t> form_starts_;                          // where each form's starts begin in the vector
  int64_t starts_total_ = 0;
  ir::Values results_;
};

}  // namespace torch_tpu::eager
