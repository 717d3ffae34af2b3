// Batches of matrices over Builder: broadcasting, triangles, products, rows in another order.
#include "lowering/matrices.h"

#include "lowering/indexing.h"

namespace torch_tpu::lowering {

Value with_batch(Builder& b, const Value& x, const Shape& batch) { return b.broadcast_to(x, after(batch, {x.dim(-2), x.dim(-1)})); }

Shape batch_of(const Value& x) { return Shape(x.shape().begin(), x.shape().end() - 2); }

Shape after(const Shape& batch, std::initializer_list<int64_t> sizes) {
  Shape shape = batch;
  shape.insert(shape.end(), sizes.begin(), sizes.end());
  return shape;
}

std::pair<Value, Value> broadcast_batches(Builder& b, const Value& x, const Value& y) {
  const Shape batch = broadcast_shapes(batch_of(x), batch_of(y));
  return {with_batch(b, x, batch), with_batch(b, y, batch)};
}

Value rows_of(Builder& b, const Shape& shape) { return b.iota(DType::Int, shape, static_cast<int64_t>(shape.size()) - 2); }
Value columns_of(Builder& b, const Shape& shape) { return b.iota(DType::Int, shape, static_cast<int64_t>(shape.size()) - 1); }

Value identity(Builder& b, DType dtype, const Shape& shape) {
  return b.convert(b.compare(rows_of(b, shape), columns_of(b, shape), Compare::kEq), dtype);
}

Value triangle(Builder& b, const Value& x, bool upper, bool strict) {
  const Compare order = upper ? (strict ? Compare::kLt : Compare::kLe) : (strict ? Compare::kGt : Compare::kGe);
  return b.select(b.compare(rows_of(b, x.shape()), columns_of(b, x.shape()), order), x, zeros_like(b, x));
}

Value diagonal_of(Builder& b, const Value& x) {
  const int64_t k = std::min(x.dim(-2), x.dim(-1));
  const Value square = block(b, x, 0, k, 0, k);
  return b.reduce_add(b.select(b.compare(rows_of(b, square.shape()), columns_of(b, square.shape()), Compare::kEq), square, zeros_like(b, square)), {x.rank() - 2});
}

Value transposed(Builder& b, const Value& x) {
  Dims swap = all_dims(x);
  std::swap(swap[x.rank() - 2], swap[x.rank() - 1]);
  return b.transpose(x, swap);
}

Value adjoint(Builder& b, const Value& x) { return conjugate(b, transposed(b, x)); }

Value matmul(Builder& b, const Value& x, const Value& y) {
  ir::DotDims dims{{}, {}, {x.rank() - 1}, {y.rank() - 2}};
  for (int64_t d = 0; d + 2 < x.rank(); ++d) {
    dims.lhs_batch.push_back(d);
    dims.rhs_batch.push_back(d);
  }
  return b.dot_general(x, y, dims, ir::Precision::kHighest);
}

Value divided(Builder& b, const Value& x, const Value& by) {
  return is_complex(x.dtype()) ? b.complex(b.divide(b.real(x), by), b.divide(b.imag(x), by)) : b.divide(x, by);
}

Value column_squares(Builder& b, const Value& x) {
  const Value size = b.abs(x);
  return b.reduce_add(b.multiply(size, size), {x.rank() - 2});
}

Value block(Builder& b, const Value& x, int64_t row, int64_t row_end, int64_t column, int64_t column_end) {
  return b.slice_dim(b.slice_dim(x, x.rank() - 2, row, row_end), x.rank() - 1, column, column_end);
}

Value permute_rows(Builder& b, const Value& x, const Value& index) {
  if (x.numel() == 0 || index.numel() == 0) return b.constant(x.dtype(), int64_t{0}, after(batch_of(x), {index.dim(-1), x.dim(-1)}));
  ir::GatherDims dims{{x.rank() - 1}, {x.rank() - 2}, {}, {}, {x.rank() - 2}, index.rank()};
  for (int64_t d = 0; d + 2 < x.rank(); ++d) {
    dims.operand_batching_dims.push_back(d);
    dims.start_indices_batching_dims.push_back(d);
  }
  Dims sizes(x.rank(), 1);
  sizes.back() = x.dim(-1);
  return b.gather(x, index, dims, sizes);
}

bool is_vector_side(const Shape& matrices, const Shape& side) {
  return side.size() == 1 || (side.size() + 1 == matrices.size() && std::equal(side.begin(), side.end(), matrices.begin()));
}

Value solve_triangle(Builder& b, const Value& a, const Value& y, bool left, bool upper, bool unit, const char* transpose) {
  if (y.numel() == 0) return y;
  return b.triangular_solve(a, y, left, !upper, unit, transpose);
}

}  // namespace torch_tpu::lowering
