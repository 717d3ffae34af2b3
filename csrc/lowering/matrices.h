// Batches of matrices over Builder, the words in which the rules of linear algebra are written. The two last dimensions are a
// matrix, those before them its batch. Products are of full precision, whatever the user chose for matmul: factors keep theirs.
#pragma once

#include "lowering/pointwise.h"

namespace torch_tpu::lowering {

// x with the batch dimensions `batch` in front of its two last ones.
Value with_batch(Builder& b, const Value& x, const Shape& batch);
Shape batch_of(const Value& x);
// `batch` and then `sizes`.
Shape after(const Shape& batch, std::initializer_list<int64_t> sizes);
// Both with the batch dimensions to which theirs broadcast.
std::pair<Value, Value> broadcast_batches(Builder& b, const Value& x, const Value& y);

Value identity(Builder& b, DType dtype, const Shape& shape);      // ones where row and column are equal; any two last sizes
// Row or column numbers, i32 of that shape.
Value rows_of(Builder& b, const Shape& shape);
Value columns_of(Builder& b, const Shape& shape);
// The lower or upper triangle (with the diagonal; `strict`: without), zeros elsewhere.
Value triangle(Builder& b, const Value& x, bool upper, bool strict = false);
Value diagonal_of(Builder& b, const Value& x);                    // [..., min(m, n)]

Value transposed(Builder& b, const Value& x);                     // of the two last dimensions
Value adjoint(Builder& b, const Value& x);
Value matmul(Builder& b, const Value& x, const Value& y);        // x y, batch dimensions equal
Value divided(Builder& b, const Value& x, const Value& by);       // by real values
Value column_squares(Builder& b, const Value& x);                 // of each column's length: real, [..., n]
// x[..., rows, columns], both half-open.
Value block(Builder& b, const Value& x, int64_t row, int64_t row_end, int64_t column, int64_t column_end);
// Row i of each matrix is row index[..., i] of x; index: integers, x's batch.
Value permute_rows(Builder& b, const Value& x, const Value& index);
// Whether the right side of a system with these matrices is a vector for each of them, as PyTorch tells one from a matrix.
bool is_vector_side(const Shape& matrices, const Shape& side);
// A X = Y or, from the right, X A = Y for a triangular A; reads no other triangle. transpose: NO_TRANSPOSE, TRANSPOSE, ADJOINT of A.
Value solve_triangle(Builder& b, const Value& a, const Value& y, bool left, bool upper, bool unit, const char* transpose = "NO_TRANSPOSE");

}  // namespace torch_tpu::lowering
