// Matrix products: each rule is one dot_general. f16 and bf16 are multiplied as they are and summed in f32; integers wrap
// around as on CPU. In the scaled forms (addmm, ...) beta == 0 leaves `self` out, NaN and all, and alpha and beta are
// otherwise parameters of the program.
#include "ir/math.h"
#include "lowering/contract.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

using ir::DotDims;

const DotDims kMatrix{{}, {}, {1}, {0}};
const DotDims kBatchedMatrix{{0}, {0}, {2}, {1}};
const DotDims kInner{{}, {}, {0}, {0}};

// beta * self + alpha * product, in the product's dtype.
Value scaled_sum(Builder& b, const Args& a, const Value& product) {
  const Value scaled_product = scaled(b, a, "alpha", product);
  return a.is("beta", 0) ? scaled_product : b.add(scaled(b, a, "beta", a.as("self", product.dtype())), scaled_product);
}

Value factor(Builder& b, const Args& a, const char* name) { return materialised(b, a, a.tensor(name)); }

Rule product(const char* name, const char* x, const char* y, DotDims dims, std::source_location where = std::source_location::current()) {
  return Rule({name}, [=](Builder& b, const Args& a) -> Results { return contract(b, a, factor(b, a, x), factor(b, a, y), dims); }, where);
}

Rule scaled_product(const char* name, const char* x, const char* y, DotDims dims,
                    std::source_location where = std::source_location::current()) {
  return Rule({name}, [=](Builder& b, const Args& a) -> Results {
           return scaled_sum(b, a, contract(b, a, factor(b, a, x), factor(b, a, y), dims));
         }, where).fixed("alpha", {1}).fixed("beta", {0, 1});
}

const Rule kProducts[] = {
    product("aten::mm", "self", "mat2", kMatrix),
    product("aten::bmm", "self", "mat2", kBatchedMatrix),
    product("aten::mv", "self", "vec", kMatrix),
    product("aten::dot", "self", "tensor", kInner),
    scaled_product("aten::addmm", "mat1", "mat2", kMatrix),
    scaled_product("aten::addmv", "mat", "vec", kMatrix),
    scaled_product("aten::baddbmm", "batch1", "batch2", kBatchedMatrix),
    scaled_product("aten::addbmm", "batch1", "batch2", DotDims{{}, {}, {0, 2}, {0, 1}}),
};

const Rule kVdot{{"aten::vdot"}, [](Builder& b, const Args& a) -> Results {
  Value x = a.tensor("self");
  if (is_complex(x.dtype())) x = b.complex(b.real(x), b.negate(b.imag(x)));
  return contract(b, a, x, a.tensor("other"), kInner);
}};

const Rule kIntMm{{"aten::_int_mm"}, [](Builder& b, const Args& a) -> Results {
  return contract(b, a, a.as("self", DType::Int), a.as("mat2", DType::Int), kMatrix);
}};

// In bool a sum is `or` and a product `and`. A 0-d self takes part in the promotion like one with dimensions.
const Rule kAddr = Rule({"aten::addr"}, [](Builder& b, const Args& a) -> Results {
  const DType dtype = compute_dtype(c10::promoteTypes(a.dtype_of("self"), c10::promoteTypes(a.dtype_of("vec1"), a.dtype_of("vec2"))));
  const Value self = a.as("self", dtype), x = a.as("vec1", dtype), y = a.as("vec2", dtype);
  const auto times = is_bool(x.dtype()) ? &Builder::and_ : static_cast<Value (Builder::*)(const Value&, const Value&)>(&Builder::multiply);
  const Value column = b.unsqueeze(x, 1);
  const Value outer = (b.*times)(a.is("alpha", 1) ? column : (b.*times)(column, a.value("alpha", x.dtype())), y);
  if (a.is("beta", 0)) return outer;
  const Value term = a.is("beta", 1) ? self : (b.*times)(self, a.value("beta", x.dtype()));
  return is_bool(x.dtype()) ? b.or_(term, outer) : b.add(term, outer);
}).fixed("alpha", {1}).fixed("beta", {0, 1});

const Rule kAddmmActivation = Rule({"aten::_addmm_activation"}, [](Builder& b, const Args& a) -> Results {
  const Value x = scaled_sum(b, a, contract(b, a, factor(b, a, "mat1"), factor(b, a, "mat2"), kMatrix));
  if (!a.boolean("use_gelu")) return b.maximum(x, 0.0);
  return b.multiply(b.multiply(x, 0.5), b.add(ir::erf(b, b.multiply(x, std::sqrt(0.5))), 1.0));
}).fixed("alpha", {1}).fixed("beta", {0, 1});

}  // namespace
}  // namespace torch_tpu::lowering
