// Writes of whole rows or elements at places that are known on the device: index_put, index_add, index_copy, index_fill,
// index_reduce, put, the gradient of an embedding. A place out of bounds is dropped. One place is a dynamic_update_slice.
// Sums are made in the dtype in which CPU computes and rounded once.
#include "lowering/indexing.h"
#include "lowering/scatter_reduction.h"

namespace torch_tpu::lowering {
namespace {

// --- index_put

bool is_mask(const Value& index) { return is_bool(index.dtype()) || index.dtype() == DType::Byte; }

// The only index, if it is a mask, else -1.
int64_t only_mask(const Values& indices) {
  int64_t found = -1, given = 0;
  for (size_t i = 0; i < indices.size(); ++i) {
    if (!indices[i]) continue;
    ++given;
    if (is_mask(indices[i])) found = static_cast<int64_t>(i);
  }
  return given == 1 ? found : -1;
}

// x[:, mask] = values, where the values are the same for all chosen elements: a select. (Otherwise the shapes depend on data.)
Value put_masked(Builder& b, const Args& a, const Value& x, const Value& index, int64_t dim, Value values, Combine how) {
  const int64_t after = x.rank() - dim - index.rank();  // dimensions behind the mask
  for (int64_t d = 0; d < index.rank(); ++d)
    TORCH_CHECK_INDEX(after >= 0 && index.dim(d) == x.dim(dim + d), "The shape of the mask ", to_string(index.shape()), " at index ", d,
                      " does not match the shape of the indexed tensor ", to_string(x.shape()), " at index ", dim + d);
  if (values.rank() > after) {
    const int64_t varies = values.rank() - 1 - after;
    TORCH_CHECK_NOT_IMPLEMENTED(values.dim(varies) == 1, a.op(), ": values for a mask whose count is known only on the device");
    Shape shape = values.shape();
    shape.erase(shape.begin() + varies);
    shape.insert(shape.begin() + varies, index.rank(), 1);
    values = b.reshape(values, shape);
  }
  Shape aligned = index.shape();
  aligned.append(after, 1);
  return b.select(b.reshape(b.convert(index, DType::Bool), aligned), combine(b, how, x, values), x);
}

const Rule index_put{{"aten::index_put", "aten::_index_put_impl", "aten::_unsafe_index_put"}, [](Builder& b, const Args& a) -> Results {
  const Combine how = a.boolean("accumulate") ? Combine::kAdd : Combine::kSet;
  const DType dtype = how == Combine::kAdd ? compute_dtype(a.dtype_of("self")) : a.dtype_of("self");
  const Value x = a.as("self", dtype), values = a.as("values", dtype);
  const Values indices = a.optional_tensors("indices");
  const int64_t mask = only_mask(indices);
  if (mask >= 0) return put_masked(b, a, x, indices[mask], mask, values, how);
  const IndexList list(b, a, x.shape());
  if (list.dims.empty()) return combine(b, how, x, b.broadcast_to(values, x.shape()));
  return scatter_at(b, x, list.dims, list.indices, values, list.position, how);
}};

// `index` counts through the flattened tensor.
const Rule put{{"aten::put"}, [](Builder& b, const Args& a) -> Results {
  const Combine how = a.boolean("accumulate") ? Combine::kAdd : Combine::kSet;
  const DType dtype = how == Combine::kAdd ? compute_dtype(a.dtype_of("self")) : a.dtype_of("self");
  const Value self = a.as("self", dtype), x = flatten(b, self);
  const Value index = wrap_index(b, flatten(b, a.tensor("index")), x.numel());
  return b.reshape(scatter_at(b, x, {0}, {index}, flatten(b, a.as("source", dtype)), 0, how), self.shape());
}};

// --- rows along `dim`; a 0-d tensor counts as one row

struct Rows {
  Rows(Builder& b, const Args& a, DType dtype)
      : self(a.as("self", dtype)), x(at_least_1d(b, self)), index(flatten(b, a.tensor("index"))), dim(a.dim("dim", x.rank())), b(b) {}
  Value source(const Args& a) const {
    const Value given = at_least_1d(b, a.as("source", x.dtype()));
    Shape wanted = x.shape();
    wanted[static_cast<size_t>(dim)] = index.numel();
    TORCH_CHECK(given.shape() == wanted, "source tensor shape must match self tensor shape, excluding the specified dimension, and the number of indices in it");
    return given;
  }
  Value write(const Value& base, const Value& updates, Combine how) const {
    return scatter_at(b, base, {dim}, {index}, updates, dim, how);
  }
  Value finish(const Value& result) const { return b.reshape(result, self.shape()); }

  Value self, x, index;
  int64_t dim;
  Builder& b;
};

const Rule index_add = Rule({"aten::index_add"}, [](Builder& b, const Args& a) -> Results {
  const Rows rows(b, a, compute_dtype(a.dtype_of("self")));
  Value source = rows.source(a);
  if (!a.is("alpha", 1)) source = combine(b, Combine::kMultiply, source, b.broadcast_to(a.value("alpha", source.dtype()), source.shape()));
  return rows.finish(rows.write(rows.x, source, Combine::kAdd));
}).fixed("alpha", {1});

const Rule index_copy{{"aten::index_copy"}, [](Builder& b, const Args& a) -> Results {
  const Rows rows(b, a, a.dtype_of("self"));
  TORCH_CHECK(rows.index.dtype() == DType::Long, "index_copy_(): Expected a long tensor for index, but got ", rows.index.dtype());
  return rows.finish(rows.write(rows.x, rows.source(a), Combine::kSet));
}};

const Rule index_fill{{"aten::index_fill.int_Scalar", "aten::index_fill.int_Tensor"}, [](Builder& b, const Args& a) -> Results {
  Rows rows(b, a, a.dtype_of("self"));
  TORCH_CHECK_INDEX(rows.index.dtype() == DType::Long, "index_fill_(): Expected dtype int64 for index.");
  rows.index = wrap_index(b, rows.index, rows.x.dim(rows.dim));
  return rows.finish(rows.write(rows.x, a.as("value", rows.x.dtype()), Combine::kSet));
}};

const Rule index_reduce{{"aten::index_reduce"}, [](Builder& b, const Args& a) -> Results {
  const DType dtype = a.dtype_of("self");
  TORCH_CHECK_NOT_IMPLEMENTED(!is_bool(dtype) && !is_complex(dtype), a.op(), ": not implemented for ", dtype_info(dtype).name);
  const Rows rows(b, a, compute_dtype(dtype));
  return rows.finish(reduce_into(b, a, rows.x, rows.source(a), [&](const Value& base, const Value& updates, Combine how) {
    return rows.write(base, updates, how);
  }));
}};

// Each row of grad is added to the row of the weight that it came from; `padding_idx` has no gradient.
const Rule embedding_dense_backward{{"aten::embedding_dense_backward"}, [](Builder& b, const Args& a) -> Results {
  const DType dtype = compute_dtype(a.dtype_of("grad_output"));
  Value index = flatten(b, a.tensor("indices"));
  Value grad = a.as("grad_output", dtype);
  const int64_t weights = a.integer("num_weights"), width = grad.dim(-1), padding = a.integer("padding_idx");
  grad = b.reshape(grad, {index.numel(), width});
  if (padding >= 0) index = b.select(b.compare(index, padding, ir::Compare::kEq), b.constant_like(index, int64_t{-1}), index);
  if (a.boolean("scale_grad_by_freq")) {
    const Value counts = scatter_at(b, b.constant(dtype, int64_t{0}, {weights}), {0}, {index}, b.constant(dtype, int64_t{1}), 0, Combine::kAdd);
    grad = b.divide(grad, b.unsqueeze(take_rows(b, counts, 0, index), 1));
  }
  return scatter_at(b, b.constant(dtype, int64_t{0}, {weights, width}), {0}, {index}, grad, 0, Combine::kAdd);
}};

}  // namespace
}  // namespace torch_tpu::lowering
