// tril_indices and triu_indices: the coordinates of a triangle, row by row, without a constant of the triangle's size.
// Row r of the part that widens by one column a row starts at element first * r + r (r - 1) / 2; its inverse is a square root.
#include <algorithm>

#include "lowering/registry.h"

namespace torch_tpu::lowering {
namespace {

struct Triangle {  // column - row <= offset in a matrix of rows x columns
  Triangle(int64_t rows, int64_t columns, int64_t offset) : columns(columns), skipped(std::max<int64_t>(-offset, 0)) {
    const int64_t used = std::max<int64_t>(rows - skipped, 0);   // rows that have an element
    first = columns == 0 ? 0 : std::min(columns, std::max<int64_t>(offset, 0) + 1);
    widening = std::min(used, columns - first + 1);
    sloped = widening * first + widening * (widening - 1) / 2;
    count = used == 0 || columns == 0 ? 0 : sloped + (used - widening) * columns;
  }
  int64_t columns, skipped;  // rows above the first used one
  int64_t first;             // elements of the first used row
  int64_t widening, sloped;  // rows until one is full, and their elements
  int64_t count = 0;
};

struct Coordinates {
  Value row, column;
};

// Of the elements whose numbers are `k` (i32). Fewer than 2^29, so float32 finds the row to within one.
Coordinates coordinates(Builder& b, const Triangle& t, const Value& k) {
  const auto row_start = [&](const Value& r) {
    const Value twice = b.multiply(r, b.add(r, 2 * t.first - 1));
    return b.shift_right_arithmetic(twice, b.constant_like(twice, int64_t{1}));
  };
  const double middle = 2.0 * static_cast<double>(t.first) - 1;
  const Value x = b.add(b.multiply(b.convert(k, DType::Float), 8.0), middle * middle);
  const Value guess = b.convert(b.multiply(b.subtract(b.sqrt(x), middle), 0.5), DType::Int);
  const Value after_guess = b.compare(row_start(guess), k, ir::Compare::kGt);
  const Value before_guess = b.compare(row_start(b.add(guess, int64_t{1})), k, ir::Compare::kLe);
  Value row = b.add(b.subtract(guess, b.convert(after_guess, DType::Int)), b.convert(before_guess, DType::Int));
  Value column = b.subtract(k, row_start(row));
  if (t.count > t.sloped) {  // full rows follow
    const Value below = b.subtract(k, t.sloped), columns = b.constant_like(k, t.columns);
    const Value sloped = b.compare(k, t.sloped, ir::Compare::kLt);
    row = b.select(sloped, row, b.add(b.divide(below, columns), t.widening));
    column = b.select(sloped, column, b.remainder(below, columns));
  }
  return {b.add(row, t.skipped), column};
}

// The upper triangle read backwards is a lower one, of the matrix turned by half a turn.
Results triangle_indices(Builder& b, const Args& a, bool upper) {
  const int64_t rows = a.integer("row"), columns = a.integer("col"), offset = a.integer("offset");
  const Triangle t(rows, columns, upper ? columns - rows - offset : offset);
  TORCH_CHECK_NOT_IMPLEMENTED(t.count < int64_t{1} << 29, a.op(), ": a triangle of ", t.count, " elements is too large");
  if (t.count == 0) return b.constant(DType::Long, int64_t{0}, {2, 0});
  Value k = b.iota(DType::Int, {t.count}, 0);
  if (upper) k = b.subtract(b.constant_like(k, t.count - 1), k);
  Coordinates c = coordinates(b, t, k);
  if (upper) c = {b.subtract(b.constant_like(k, rows - 1), c.row), b.subtract(b.constant_like(k, columns - 1), c.column)};
  return b.concatenate({b.unsqueeze(c.row, 0), b.unsqueeze(c.column, 0)}, 0);
}

const Rule tril_indices{{"aten::tril_indices"}, [](Builder& b, const Args& a) { return triangle_indices(b, a, false); }};
const Rule triu_indices{{"aten::triu_indices"}, [](Builder& b, const Args& a) { return triangle_indices(b, a, true); }};

}  // namespace
}  // namespace torch_tpu::lowering
