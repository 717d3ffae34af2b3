// Random choices among things: permutations and multinomial draws; and random tensors of a given size, which compiled graphs
// name as a whole (in eager, PyTorch makes the empty tensor itself and fills it).
#include <bit>

#include "lowering/distributions.h"
#include "lowering/indexing.h"
#include "lowering/reductions.h"
#include "lowering/scan.h"
#include "lowering/sorting.h"

namespace torch_tpu::lowering {
namespace {

// The order in which random keys sort. Key and position share one u64, so that one array is sorted and equal keys cannot
// meet: below 2^20 elements at least 44 bits are random.
const Rule randperm = Rule({"aten::randperm", "aten::randperm.generator"}, [](Builder& b, const Args& a) -> Results {
                        const int64_t n = a.integer("n");
                        const std::optional<DType> asked = a.dtype("dtype");  // the largest number has to fit
                        if (asked && is_integer(*asked) && dtype_info(*asked).size_bytes < 8) TORCH_CHECK(n < int64_t{1} << (8 * dtype_info(*asked).size_bytes - !is_unsigned(*asked)), "n = ", n, " is too large for ", *asked);
                        if (n < 2) return b.constant(DType::Long, int64_t{0}, {n});
                        const int64_t positions = static_cast<int64_t>(std::bit_ceil(static_cast<uint64_t>(n))) - 1;
                        const Value mask = b.constant(DType::UInt64, positions);
                        const Value keys = b.and_(random_u64(b, a, {n}), b.not_(mask));
                        const Value sorted = b.sort({b.or_(keys, b.iota(DType::UInt64, {n}, 0))}, 0, /*stable=*/false,
                                                    [](Builder& body, const Values& v) -> Values {
                                                      return {body.compare(v[0], v[1], ir::Compare::kLt)};
                                                    })[0];
                        return b.convert(b.and_(sorted, mask), DType::Long);
                      }).random();

// --- multinomial

// Each category's weight over its own waiting time: the largest is a fair draw, the n largest are one without replacement.
// A category of weight 0 comes last.
Value race(Builder& b, const Args& a, const Value& weights, int64_t count) {
  const Value speed = b.divide(weights, exponential_unit(b, a, weights.shape(), weights.dtype()));
  const int64_t last = weights.rank() - 1;
  if (count > 1) return first_k(b, a, speed, count, last, /*descending=*/true).indices;
  return b.unsqueeze(find_extreme(b, a, speed, last, /*largest=*/true).index, last);
}

// With replacement: the first category whose running sum of weights exceeds a uniform part of the total.
Value draw_each(Builder& b, const Args& a, const Value& weights, int64_t count) {
  const int64_t last = weights.rank() - 1, categories = weights.dim(last);
  const Value sums = scan(b, weights, last, b.constant(weights.dtype(), int64_t{0}),
                          [](Builder& body, const Value& before, const Value& x) { return body.add(before, x); });
  const Value total = b.slice_dim(sums, last, categories - 1, categories);
  Shape drawn = weights.shape();
  drawn[last] = count;
  constexpr double kBelowOne = 1 - 1.0 / (1 << 22);  // so that no rounding reaches the total
  const Value target = b.multiply(b.multiply(uniform_open(b, a, drawn, weights.dtype()), kBelowOne), total);
  const auto per_draw = [&](const Value& v) { return b.unsqueeze(v, last); };  // [..., 1, categories]
  const Value positive = b.compare(weights, int64_t{0}, ir::Compare::kGt);     // rounding may let a sum fall at weight 0
  const Value found = b.and_(b.compare(per_draw(sums), b.unsqueeze(target, last + 1), ir::Compare::kGt), per_draw(positive));
  const Value candidates = b.select(found, b.iota(DType::Int, found.shape(), last + 1), b.constant(DType::Int, categories - 1));
  return b.reduce_min(candidates, {last + 1});
}

const Rule multinomial = Rule({"aten::multinomial"}, [](Builder& b, const Args& a) -> Results {
                           const Value weights = a.promoted1("self");
                           const int64_t count = a.integer("num_samples"), rank = weights.rank();
                           TORCH_CHECK(is_float(a.dtype_of("self")) && (rank == 1 || rank == 2), "multinomial takes one or two dimensions of floats");
                           TORCH_CHECK(count > 0 && (a.boolean("replacement") || count <= weights.dim(-1)), "cannot sample ", count, " without replacement");
                           const bool each = a.boolean("replacement") && count > 1;
                           return b.convert(each ? draw_each(b, a, weights, count) : race(b, a, weights, count), DType::Long);
                         }).random();

// --- tensors of a size

using Draw = std::function<Value(Builder& b, const Args& a, const Shape& shape, DType dtype)>;

// size: the argument that gives the shape, or "self", the tensor to be like. otherwise: the dtype where none is asked for;
// Undefined: PyTorch's default.
Lower of_size(const char* size, Draw draw, DType otherwise = DType::Undefined) {
  return [=](Builder& b, const Args& a) -> Results {
    const bool like = std::string_view(size) == "self";
    const Dims sizes = like ? Dims() : a.integers(size);
    const Shape shape = like ? a.aval(size).shape : Shape(sizes.begin(), sizes.end());
    const DType own = like ? a.dtype_of(size) : otherwise == DType::Undefined ? a.ambient().default_dtype : otherwise;
    const DType dtype = a.dtype("dtype").value_or(own);
    return b.convert(draw(b, a, shape, dtype), dtype);
  };
}

Value integers(Builder& b, const Args& a, const Shape& shape, DType dtype) {
  const int64_t low = a.integer_or("low", 0), high = a.integer("high");
  const Value range = b.constant(DType::UInt64, high - low);
  return b.convert(b.add(random_below(b, a, shape, range, high - low <= (int64_t{1} << 32)), low), dtype);
}

const Rule rand = Rule({"aten::rand", "aten::rand.generator"}, of_size("size", uniform_unit)).view().random();
const Rule rand_like = Rule({"aten::rand_like"}, of_size("self", uniform_unit)).view().random();
const Rule randn = Rule({"aten::randn", "aten::randn.generator"}, of_size("size", normal_unit)).view().random();
const Rule randn_like = Rule({"aten::randn_like"}, of_size("self", normal_unit)).view().random();
const Rule randint = Rule({"aten::randint", "aten::randint.low", "aten::randint.generator", "aten::randint.low_generator"},
                          of_size("size", integers, DType::Long)).view().random();
const Rule randint_like = Rule({"aten::randint_like", "aten::randint_like.low_dtype"}, of_size("self", integers)).view().random();
const Rule prims_uniform = Rule({"prims::uniform"}, of_size("shape", [](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                             const Value u = uniform_unit(b, a, shape, dtype), low = a.value("low", u.dtype());
                             return b.add(b.multiply(u, b.subtract(a.value("high", u.dtype()), low)), low);
                           })).view().random();
const Rule prims_normal = Rule({"prims::normal"}, of_size("shape", [](Builder& b, const Args& a, const Shape& shape, DType dtype) {
                            const Value z = normal_unit(b, a, shape, dtype);
                            return b.add(b.multiply(z, a.value("std", z.dtype())), a.value("mean", z.dtype()));
                          })).view().random();

}  // namespace
}  // namespace torch_tpu::lowering
