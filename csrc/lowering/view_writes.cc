// A view's elements written into a tensor as a value: what functionalised graphs make of `x[1:3] = y` (the _scatter ops), and
// the gradients of views, which are the same writes into zeros. A block is written by dynamic_update_slice, its start a
// parameter of the program; nothing here is a scatter unless windows overlap.
#include "lowering/indexing.h"
#include "lowering/strided.h"

namespace torch_tpu::lowering {
namespace {

Shape shape_arg(const Args& a, std::string_view name) {
  const Dims sizes = a.integers(name);
  return Shape(sizes.begin(), sizes.end());
}

// Zeros of the shape that the gradient of a view had before the view.
Value zeros_of(Builder& b, const Args& a) { return b.constant(a.dtype_of("grad_output"), int64_t{0}, shape_arg(a, "input_sizes")); }

// The elements of x along `dim`, `step` apart, with zeros between, `low` before and `high` behind.
Value spread(Builder& b, const Value& x, int64_t dim, int64_t step, int64_t low = 0, int64_t high = 0) {
  Dims before(x.rank(), 0), after(x.rank(), 0), between(x.rank(), 0);
  before[dim] = low;
  after[dim] = high;
  between[dim] = step - 1;
  return b.pad(x, b.constant(x.dtype(), int64_t{0}), before, after, between);
}

// base[:, start : : step] = src along `dim`; `start` names the argument. The end follows from src.
Results write_slice(Builder& b, const Args& a, const Value& base, Value src, const char* start, int64_t step) {
  const int64_t dim = a.dim("dim", base.rank());
  if (src.numel() == 0) return base;
  Values starts(base.rank(), b.constant(DType::Long, int64_t{0}));
  if (a.has(start)) starts[dim] = wrap_index(b, a.value(start, DType::Long), base.dim(dim));
  if (step > 1) {  // the elements in between stay
    const Value taken = spread(b, b.constant(DType::Bool, true, src.shape()), dim, step);
    src = spread(b, src, dim, step);
    const Value old = b.dynamic_slice(base, starts, Dims(src.shape().begin(), src.shape().end()));
    src = b.select(taken, src, old);
  }
  return b.dynamic_update_slice(base, src, starts);
}

const Rule slice_scatter = Rule({"aten::slice_scatter"}, [](Builder& b, const Args& a) {
  return write_slice(b, a, a.tensor("self"), a.as("src", a.dtype_of("self")), "start", a.integer("step"));
}).runtime("start").runtime("end");

const Rule slice_backward = Rule({"aten::slice_backward"}, [](Builder& b, const Args& a) {
  return write_slice(b, a, zeros_of(b, a), a.tensor("grad_output"), "start", a.integer("step"));
}).runtime("start").runtime("end");

const Rule select_scatter = Rule({"aten::select_scatter"}, [](Builder& b, const Args& a) {
  const Value self = a.tensor("self");
  return write_slice(b, a, self, b.unsqueeze(a.as("src", self.dtype()), a.dim("dim", self.rank())), "index", 1);
}).runtime("index");

const Rule select_backward = Rule({"aten::select_backward"}, [](Builder& b, const Args& a) {
  const Value zeros = zeros_of(b, a);
  return write_slice(b, a, zeros, b.unsqueeze(a.tensor("grad_output"), a.dim("dim", zeros.rank())), "index", 1);
}).runtime("index");

// --- diagonals

// [..., length] on the diagonal of matrices of zeros.
Value on_diagonal(Builder& b, const Value& x, const Diagonal& d) {
  if (d.length == 0) return b.constant(x.dtype(), int64_t{0}, d.matrices);
  const int64_t behind = d.flat.back() - d.start - (d.length - 1) * d.step - 1;
  return b.reshape(spread(b, x, x.rank() - 1, d.step, d.start, behind), d.matrices);
}

Diagonal diagonal_of(const Args& a, const Shape& shape) { return {shape, a.integer("offset"), a.integer("dim1"), a.integer("dim2")}; }

const Rule diagonal_backward{{"aten::diagonal_backward"}, [](Builder& b, const Args& a) -> Results {
  const Diagonal d = diagonal_of(a, shape_arg(a, "input_sizes"));
  return b.transpose(on_diagonal(b, a.tensor("grad_output"), d), d.back);
}};

const Rule diagonal_scatter{{"aten::diagonal_scatter"}, [](Builder& b, const Args& a) -> Results {
  const Value self = a.tensor("self");
  const Diagonal d = diagonal_of(a, self.shape());
  const Shape matrix{d.matrices.end()[-2], d.matrices.end()[-1]};
  const Value offset = b.subtract(b.iota(DType::Int, matrix, 1), b.iota(DType::Int, matrix, 0));
  const Value taken = b.compare(offset, a.integer("offset"), ir::Compare::kEq);
  const Value fresh = on_diagonal(b, a.as("src", self.dtype()), d);
  return b.transpose(b.select(taken, fresh, b.transpose(self, d.to_last)), d.back);
}};

// --- memory

Results write_into_strided(Builder& b, const Args& a) {
  const Value self = a.tensor("self");
  return write_strided(b, self, a.as("src", self.dtype()), {shape_arg(a, "size"), a.integers("stride"), a.integer_or("storage_offset", 0)});
}
// In eager, what lies under `self` is its storage; PyTorch's own composite writes there.
const Rule as_strided_scatter = Rule({"aten::as_strided_scatter", "prims::as_strided_scatter"}, write_into_strided).view();

// --- windows, which may overlap: their gradients add up

const Rule unfold_backward{{"aten::unfold_backward"}, [](Builder& b, const Args& a) -> Results {
  const Value grad = a.promoted1("grad_in");
  const Shape shape = shape_arg(a, "input_sizes");
  if (shape.empty()) return b.reshape(b.reduce_add(grad, {0}), {});
  const auto rank = static_cast<int64_t>(shape.size());
  const int64_t dim = a.dim("dim", rank);
  Dims order;  // [..., window, ..., element] -> [..., window, element, ...]
  for (int64_t d = 0; d < rank; ++d) {
    order.push_back(d);
    if (d == dim) order.push_back(rank);
  }
  const Value places = window_places(b, shape[dim], a.integer("size"), a.integer("step"));
  return scatter_at(b, b.constant(grad.dtype(), int64_t{0}, shape), {dim}, {places}, b.transpose(grad, order), dim, Combine::kAdd);
}};

}  // namespace
}  // namespace torch_tpu::lowering
