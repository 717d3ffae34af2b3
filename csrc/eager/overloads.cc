#include "eager/overloads.h"

#include <algorithm>
#include <unordered_map>

namespace torch_tpu::eager {
namespace {

using c10::FunctionSchema;
using c10::OperatorHandle;

// In-place and out= overloads whose functional twin has another name or other defaults than the scheme says.
const std::unordered_map<std::string, std::string>& irregular() {
  static const std::unordered_map<std::string, std::string> kNames = {
      {"aten::normal_", "aten::normal_functional"},   {"aten::bernoulli_.float", "aten::bernoulli.p"},
      {"aten::arange.start_out", "aten::arange.start_step"}, {"aten::range.out", "aten::range.step"},
      {"aten::_index_put_impl_", "aten::_index_put_impl"},
      {"aten::adaptive_avg_pool2d.out", "aten::_adaptive_avg_pool2d"}, {"aten::adaptive_avg_pool3d.out", "aten::_adaptive_avg_pool3d"},
      {"aten::adaptive_avg_pool3d_backward.grad_input", "aten::_adaptive_avg_pool3d_backward"},
      {"aten::conj_physical_", "aten::_conj_physical"}, {"aten::conj_physical.out", "aten::_conj_physical"},
      {"aten::__ilshift__.Scalar", "aten::__lshift__.Scalar"}, {"aten::__ilshift__.Tensor", "aten::__lshift__.Tensor"},
      {"aten::__irshift__.Scalar", "aten::__rshift__.Scalar"}, {"aten::__irshift__.Tensor", "aten::__rshift__.Tensor"},
  };
  return kNames;
}

std::optional<OperatorHandle> find(const std::string& full) {
  const size_t dot = full.find('.');
  return c10::Dispatcher::singleton().findSchema({full.substr(0, dot), dot == std::string::npos ? "" : full.substr(dot + 1)});
}

// Every overload by base name ("aten::add").
const std::unordered_multimap<std::string, std::string>& overload_names() {
  static const auto* names = [] {
    auto* map = new std::unordered_multimap<std::string, std::string>;  // NOLINT: lives as long as the process
    for (const c10::OperatorName& op : c10::Dispatcher::singleton().getAllOpNames())
      map->emplace(op.name, op.overload_name);
    return map;
  }();
  return *names;
}

bool writes(const c10::Argument& a) { return a.alias_info() && a.alias_info()->isWrite(); }

Variant variant_of(const FunctionSchema& schema) {
  bool out = false, inplace = false;
  for (const c10::Argument& a : schema.arguments()) {
    out |= a.is_out();
    inplace |= writes(a) && !a.is_out();
  }
  return out ? Variant::kOut : inplace ? Variant::kInplace : Variant::kFunctional;
}

// Arguments but out= ones have the same names and types, in the same order. Factories' dtype, layout, device and pin_memory,
// which an out= overload lacks, are passed over.
bool same_arguments(const FunctionSchema& a, const FunctionSchema& b) {
  const auto essential = [](const FunctionSchema& s) {
    std::vector<const c10::Argument*> list;
    for (const c10::Argument& arg : s.arguments()) {
      const std::string& n = arg.name();
      const bool option = arg.kwarg_only() && (n == "layout" || n == "device" || n == "pin_memory" || n == "memory_format");
      if (!arg.is_out() && !option) list.push_back(&arg);
    }
    return list;
  };
  auto left = essential(a), right = essential(b);
  const auto drop_factory_dtype = [](std::vector<const c10::Argument*>& longer, const std::vector<const c10::Argument*>& shorter) {
    if (longer.size() == shorter.size() + 1 && longer.back()->name() == "dtype" && longer.back()->kwarg_only()) longer.pop_back();
  };
  drop_factory_dtype(left, right);
  drop_factory_dtype(right, left);
  return std::equal(left.begin(), left.end(), right.begin(), right.end(), [](const c10::Argument* x, const c10::Argument* y) {
    return x->name() == y->name() && *x->type() == *y->type();
  });
}

std::vector<OperatorHandle> candidates(const std::string& base) {
  std::vector<OperatorHandle> ops;
  for (auto [it, end] = overload_names().equal_range(base); it != end; ++it)
    if (auto op = c10::Dispatcher::singleton().findSchema({base, it->second})) ops.push_back(*op);
  return ops;
}

}  // namespace

std::string full_name(const FunctionSchema& schema) {
  return schema.overload_name().empty() ? schema.name() : schema.name() + "." + schema.overload_name();
}

std::vector<Overload> overloads_of(const std::string& name) {
  std::vector<Overload> found;
  const auto own = find(name);
  if (!own) return found;
  found.push_back({*own, Variant::kFunctional});
  const FunctionSchema& schema = own->schema();
  for (const OperatorHandle& op : candidates(schema.name()))
    if (variant_of(op.schema()) == Variant::kOut && same_arguments(schema, op.schema())) found.push_back({op, Variant::kOut});
  if (variant_of(schema) != Variant::kFunctional) return found;  // a rule for an overload that mutates already
  for (const OperatorHandle& op : candidates(schema.name() + "_"))
    if (variant_of(op.schema()) == Variant::kInplace && same_arguments(schema, op.schema())) found.push_back({op, Variant::kInplace});
  for (const auto& [variant_name, functional] : irregular())
    if (functional == name)
      if (auto op = find(variant_name); op && std::none_of(found.begin(), found.end(), [&](const Overload& o) { return o.op.operator_name() == op->operator_name(); }))
        found.push_back({*op, variant_of(op->schema())});
  return found;
}

FunctionalForm functional_form(const OperatorHandle& op) {
  const FunctionSchema& schema = op.schema();
  const Variant variant = variant_of(schema);
  if (variant == Variant::kFunctional) return {full_name(schema), variant};
  if (const auto it = irregular().find(full_name(schema)); it != irregular().end()) return {it->second, variant};
  std::string base = schema.name();
  if (variant == Variant::kInplace) {
    if (base.empty() || base.back() != '_') return {"", variant};
    base.pop_back();
  }
  for (const OperatorHandle& candidate : candidates(base))
    if (variant_of(candidate.schema()) == Variant::kFunctional && same_arguments(candidate.schema(), schema)) return {full_name(candidate.schema()), variant};
  return {"", variant};
}

}  // namespace torch_tpu::eager
