// The same elements as another dtype, in compiled graphs: views of the bits, real and complex views, conversions and copies.
// In eager, PyTorch and the runtime's view forms do all of this, so nothing here is registered with the dispatcher.
#include "lowering/indexing.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

// [..., 2] of the real dtype.
Value as_real(Builder& b, const Value& x) {
  return b.concatenate({b.unsqueeze(b.real(x), -1), b.unsqueeze(b.imag(x), -1)}, x.rank());
}

Value as_complex(Builder& b, const Value& x) {
  const auto part = [&](int64_t i) { return b.squeeze(b.slice_dim(x, -1, i, i + 1), {x.rank() - 1}); };
  return b.complex(part(0), part(1));
}

Value merge_last(Builder& b, const Value& x) {  // [..., n, k] -> [..., n * k]
  Shape shape(x.shape().begin(), x.shape().end() - 1);
  shape.back() *= x.dim(-1);
  return b.reshape(x, shape);
}

Value split_last(Builder& b, const Value& x, int64_t size) {  // [..., n] -> [..., n / size, size]
  Shape shape = x.shape();
  shape.back() /= size;
  shape.push_back(size);
  return b.reshape(x, shape);
}

// The memory of x read as `dtype`: the last dimension grows or shrinks with the element size.
Value view_bits(Builder& b, const Value& x, DType dtype) {
  const int64_t from = dtype_info(x.dtype()).size_bytes, to = dtype_info(dtype).size_bytes;
  const Value bits = b.bitcast_convert(from < to ? split_last(b, x, to / from) : x, dtype);
  return from > to ? merge_last(b, bits) : bits;
}

const Rule view_dtype = Rule({"aten::view.dtype", "aten::view_copy.dtype"}, [](Builder& b, const Args& a) -> Results {
                          return view_bits(b, a.tensor("self"), *a.dtype("dtype"));
                        }).view();
const Rule prims_view_dtype = Rule({"prims::view_of_dtype"}, [](Builder& b, const Args& a) -> Results {
                                return view_bits(b, a.tensor("a"), *a.dtype("dtype"));
                              }).view();

const Rule view_as_real = Rule({"aten::view_as_real", "aten::view_as_real_copy"}, [](Builder& b, const Args& a) -> Results {
                            return as_real(b, a.tensor("self"));
                          }).view();
const Rule view_as_complex = Rule({"aten::view_as_complex", "aten::view_as_complex_copy"}, [](Builder& b, const Args& a) -> Results {
                               return as_complex(b, a.tensor("self"));
                             }).view();

const Rule real = Rule({"prims::real"}, [](Builder& b, const Args& a) -> Results { return b.real(a.tensor("self")); }).view();
const Rule imag = Rule({"prims::imag"}, [](Builder& b, const Args& a) -> Results { return b.imag(a.tensor("self")); }).view();
const Rule conj = Rule({"aten::_conj", "aten::_conj_copy"}, [](Builder& b, const Args& a) -> Results {
                    return conjugate(b, a.tensor("self"));
                  }).view();
const Rule prims_conj = Rule({"prims::conj"}, [](Builder& b, const Args& a) -> Results { return conjugate(b, a.tensor("a")); }).view();
const Rule neg_view = Rule({"aten::_neg_view", "aten::_neg_view_copy"}, [](Builder& b, const Args& a) -> Results {
                        return b.negate(a.tensor("self"));
                      }).view();

// Conversions: the caller converts a result to the dtype that PyTorch's meta function says, which is the one asked for.
const Rule convert = Rule({"prims::convert_element_type"}, [](Builder& b, const Args& a) -> Results {
                       return b.convert(a.tensor("a"), *a.dtype("dtype"));
                     }).view();
const Rule to_copy = Rule({"aten::_to_copy"}, [](Builder& b, const Args& a) -> Results {
                       const Value x = a.tensor("self");
                       return b.convert(x, a.dtype("dtype").value_or(x.dtype()));
                     }).view();
const Rule clone = Rule({"aten::clone"}, [](Builder&, const Args& a) -> Results { return a.tensor("self"); }).view();

const Rule copy = Rule({"aten::copy"}, [](Builder& b, const Args& a) -> Results {
                    const Aval& self = a.aval("self");
                    return b.broadcast_to(a.as("src", self.dtype), self.shape);
                  }).view();
const Rule prims_copy_to = Rule({"prims::copy_to"}, [](Builder& b, const Args& a) -> Results {
                             return b.convert(a.tensor("b"), a.dtype_of("a"));
                           }).view();

}  // namespace
}  // namespace torch_tpu::lowering
