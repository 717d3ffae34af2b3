// The prims:: ops that PyTorch's decompositions write for arithmetic, in graphs only. A prims op is its ATen twin for operands of
// one shape and dtype, one of which may be a Python number. Those that move elements or convert dtypes stand beside their twins.
#include <algorithm>

#include "lowering/pointwise.h"
#include "lowering/reductions.h"

namespace torch_tpu::lowering {
namespace {

// A prims op whose ATen twin takes the same arguments.
Rule twin(const char* prims, const char* aten, std::source_location where = std::source_location::current()) {
  return Rule({prims}, [aten](Builder& b, const Args& a) { return find_rule(aten)->lower(b, a); }, where).view();
}

template <typename Op>
Rule unary(const char* name, Op op, std::source_location where = std::source_location::current()) {
  return Rule({name}, [op](Builder& b, const Args& a) -> Results { return std::invoke(op, b, a.tensor("self")); }, where).view();
}

using Binary = Value (Builder::*)(const Value&, const Value&);
Rule binary(const char* name, Binary op, std::source_location where = std::source_location::current()) {
  return Rule({name}, [op](Builder& b, const Args& a) -> Results {
           const auto [x, y] = common(a, "self", "other");
           return (b.*op)(x, y);
         }, where).view();
}

// op: a method or function of (Builder, x, dims). PyTorch's None or empty dims are all of them.
template <typename Op>
Rule reduction(const char* name, Op op, std::source_location where = std::source_location::current()) {
  return Rule({name}, [op](Builder& b, const Args& a) -> Results {
           const Value x = a.as("inp", a.dtype("output_dtype").value_or(a.dtype_of("inp")));
           return std::invoke(op, b, x, a.dims("dims", x.rank()));
         }, where).view();
}

const Rule kTwins[] = {
    twin("prims::abs", "aten::abs"),
    twin("prims::acos", "aten::acos"),
    twin("prims::acosh", "aten::acosh"),
    twin("prims::asin", "aten::asin"),
    twin("prims::asinh", "aten::asinh"),
    twin("prims::atan", "aten::atan"),
    twin("prims::atanh", "aten::atanh"),
    twin("prims::bessel_i0", "aten::i0"),
    twin("prims::bessel_i0e", "aten::special_i0e"),
    twin("prims::bessel_i1", "aten::special_i1"),
    twin("prims::bessel_i1e", "aten::special_i1e"),
    twin("prims::bessel_j0", "aten::special_bessel_j0"),
    twin("prims::bessel_j1", "aten::special_bessel_j1"),
    twin("prims::bitwise_not", "aten::bitwise_not"),
    twin("prims::ceil", "aten::ceil"),
    twin("prims::cos", "aten::cos"),
    twin("prims::cosh", "aten::cosh"),
    twin("prims::digamma", "aten::digamma"),
    twin("prims::erf", "aten::erf"),
    twin("prims::erf_inv", "aten::erfinv"),
    twin("prims::erfc", "aten::erfc"),
    twin("prims::erfcx", "aten::special_erfcx"),
    twin("prims::exp", "aten::exp"),
    twin("prims::exp2", "aten::exp2"),
    twin("prims::expm1", "aten::expm1"),
    twin("prims::floor", "aten::floor"),
    twin("prims::frexp", "aten::frexp.Tensor"),
    twin("prims::lgamma", "aten::lgamma"),
    twin("prims::log", "aten::log"),
    twin("prims::log10", "aten::log10"),
    twin("prims::log1p", "aten::log1p"),
    twin("prims::log2", "aten::log2"),
    twin("prims::ndtri", "aten::special_ndtri"),
    twin("prims::neg", "aten::neg"),
    twin("prims::reciprocal", "aten::reciprocal"),
    twin("prims::round", "aten::round"),
    twin("prims::rsqrt", "aten::rsqrt"),
    twin("prims::sign", "aten::sign"),
    twin("prims::signbit", "aten::signbit"),
    twin("prims::sin", "aten::sin"),
    twin("prims::sinh", "aten::sinh"),
    twin("prims::sqrt", "aten::sqrt"),
    twin("prims::tan", "aten::tan"),
    twin("prims::tanh", "aten::tanh"),
    twin("prims::trunc", "aten::trunc"),
    twin("prims::atan2", "aten::atan2"),
    twin("prims::bitwise_and", "aten::bitwise_and.Tensor"),
    twin("prims::bitwise_or", "aten::bitwise_or.Tensor"),
    twin("prims::bitwise_xor", "aten::bitwise_xor.Tensor"),
    twin("prims::eq", "aten::eq.Tensor"),
    twin("prims::fmax", "aten::fmax"),
    twin("prims::fmin", "aten::fmin"),
    twin("prims::fmod", "aten::fmod.Tensor"),
    twin("prims::gcd", "aten::gcd"),
    twin("prims::ge", "aten::ge.Tensor"),
    twin("prims::gt", "aten::gt.Tensor"),
    twin("prims::hypot", "aten::hypot"),
    twin("prims::igamma", "aten::igamma"),
    twin("prims::igammac", "aten::igammac"),
    twin("prims::le", "aten::le.Tensor"),
    twin("prims::lt", "aten::lt.Tensor"),
    twin("prims::maximum", "aten::maximum"),
    twin("prims::minimum", "aten::minimum"),
    twin("prims::ne", "aten::ne.Tensor"),
    twin("prims::nextafter", "aten::nextafter"),
    twin("prims::remainder", "aten::remainder.Tensor"),
    twin("prims::shift_left", "aten::bitwise_left_shift.Tensor"),
    twin("prims::shift_right_arithmetic", "aten::bitwise_right_shift.Tensor"),
    twin("prims::zeta", "aten::special_zeta"),
};

const Rule kPrims[] = {
    unary("prims::cbrt", &Builder::cbrt),
    unary("prims::conj_physical", conjugate),
    binary("prims::add", &Builder::add),
    binary("prims::sub", &Builder::subtract),
    binary("prims::mul", &Builder::multiply),
    binary("prims::div", &Builder::divide),
    reduction("prims::sum", &Builder::reduce_add),
    reduction("prims::prod", &Builder::reduce_mul),
    reduction("prims::amax", [](Builder& b, const Value& x, const Dims& dims) { return reduce_extreme(b, x, dims, true); }),
    reduction("prims::amin", [](Builder& b, const Value& x, const Dims& dims) { return reduce_extreme(b, x, dims, false); }),
};

const Rule isfinite = Rule({"prims::isfinite"}, [](Builder& b, const Args& a) -> Results {
                        const Value x = a.tensor("self");
                        return is_float(x.dtype()) ? b.is_finite(x) : b.constant(DType::Bool, true, x.shape());
                      }).view();

const Rule pow = Rule({"prims::pow"}, [](Builder& b, const Args& a) -> Results {
                   const auto [x, y] = common(a, "self", "other");
                   TORCH_CHECK_NOT_IMPLEMENTED(!is_integer(x.dtype()), a.op(), ": not implemented for ", dtype_info(x.dtype()).name);
                   return b.power(x, y);
                 }).view();

const Rule var = Rule({"prims::var"}, [](Builder& b, const Args& a) -> Results {
                   const Value x = a.promoted1("inp");
                   const Dims dims = a.dims("dims", x.rank());
                   const double freedom = static_cast<double>(count_of(x.shape(), dims)) - a.real_or("correction", 1);
                   return b.divide(moments_of(b, x, dims).squares, std::max(freedom, 0.0));
                 }).view();

const Rule where = Rule({"prims::where"}, [](Builder& b, const Args& a) -> Results {
                     const auto [x, y] = common(a, "a", "b");
                     return b.select(a.tensor("pred"), x, y);
                   }).view();

}  // namespace
}  // namespace torch_tpu::lowering
