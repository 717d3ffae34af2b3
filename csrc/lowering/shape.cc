// View ops, as compiled graphs and decompositions see them: values, not aliases. In eager, PyTorch's own view ops only change
// strides, so nothing here is registered with the dispatcher. prims:: ops are what PyTorch's decompositions write; each
// stands beside its ATen twin. Sizes and dims are static.
#include <algorithm>
#include <limits>
#include <numeric>

#include "lowering/indexing.h"
#include "lowering/strided.h"

namespace torch_tpu::lowering {
namespace {

// A size list in which -1 stands for what is left of `count` elements.
Shape resolve_sizes(const Dims& sizes, int64_t count) {
  Shape shape(sizes.begin(), sizes.end());
  int64_t known = 1;
  for (int64_t size : sizes) known *= size == -1 ? 1 : size;
  for (int64_t& size : shape)
    if (size == -1) size = known == 0 ? 0 : count / known;
  return shape;
}

Shape sizes_of(const Args& a, std::string_view name) {
  const Dims sizes = a.integers(name);
  return Shape(sizes.begin(), sizes.end());
}

Dims wrapped(Dims dims, int64_t rank) {
  for (int64_t& d : dims) d = wrap_dim(d, rank);
  return dims;
}

Value swap_dims(Builder& b, const Value& x, int64_t first, int64_t second) {
  if (x.rank() == 0) return x;
  Dims permutation(x.rank());
  std::iota(permutation.begin(), permutation.end(), 0);
  std::swap(permutation[first], permutation[second]);
  return b.transpose(x, permutation);
}

// Drops those of `dims` whose size is 1.
Value squeeze_dims(Builder& b, const Value& x, const Dims& dims) {
  Dims dropped;
  for (int64_t d : dims)
    if (x.rank() > 0 && x.dim(d) == 1) dropped.push_back(d);
  return b.squeeze(x, dropped);
}

// The pieces of x along `dim`, of these sizes.
Results split(Builder& b, const Value& x, int64_t dim, const Dims& sizes) {
  Values pieces;
  int64_t start = 0;
  for (int64_t size : sizes) {
    pieces.push_back(b.slice_dim(x, dim, start, start + size));
    start += size;
  }
  return pieces;
}

// --- another shape

const Rule view = Rule({"aten::view", "aten::_unsafe_view", "aten::_reshape_alias", "aten::view_copy", "aten::_reshape_copy",
                        "aten::_reshape_alias_copy"},
                       [](Builder& b, const Args& a) -> Results {
                         const Value x = a.tensor("self");
                         return b.reshape(x, resolve_sizes(a.integers("size"), x.numel()));
                       }).view();

const Rule prims_reshape = Rule({"prims::reshape"}, [](Builder& b, const Args& a) -> Results {
                             return b.reshape(a.tensor("a"), sizes_of(a, "shape"));
                           }).view();

const Rule prims_collapse = Rule({"prims::collapse_view", "prims::collapse"}, [](Builder& b, const Args& a) -> Results {
                              const Value x = a.tensor("a");
                              if (x.rank() == 0) return b.reshape(x, {1});
                              const int64_t start = a.integer("start"), end = a.integer("end");  // both within
                              Shape shape(x.shape().begin(), x.shape().begin() + start + 1);
                              for (int64_t d = start + 1; d <= end; ++d) shape.back() *= x.dim(d);
                              shape.append(x.shape().begin() + end + 1, x.shape().end());
                              return b.reshape(x, shape);
                            }).view();

const Rule prims_split_dim = Rule({"prims::split_dim"}, [](Builder& b, const Args& a) -> Results {
                               const Value x = a.tensor("a");
                               const int64_t dim = a.integer("dim"), outer = a.integer("outer_length");
                               Shape shape = x.shape();
                               shape[dim] = outer == 0 ? 0 : x.dim(dim) / outer;
                               shape.insert(shape.begin() + dim, outer);
                               return b.reshape(x, shape);
                             }).view();

const Rule unsqueeze = Rule({"aten::unsqueeze", "aten::unsqueeze_copy"}, [](Builder& b, const Args& a) -> Results {
                         const Value x = a.tensor("self");
                         return b.unsqueeze(x, a.dim("dim", x.rank() + 1));
                       }).view();

// Without a `dim`, every dimension of size 1 goes; an empty list of them drops none.
const Rule squeeze = Rule({"aten::squeeze", "aten::squeeze.dim", "aten::squeeze.dims", "aten::squeeze_copy", "aten::squeeze_copy.dim",
                           "aten::squeeze_copy.dims"},
                          [](Builder& b, const Args& a) -> Results {
                            const Value x = a.tensor("self");
                            Dims dims(x.rank());
                            std::iota(dims.begin(), dims.end(), 0);
                            return squeeze_dims(b, x, a.has("dim") ? wrapped(a.integers("dim"), x.rank()) : dims);
                          }).view();

const Rule prims_squeeze = Rule({"prims::squeeze"}, [](Builder& b, const Args& a) -> Results {
                             const Value x = a.tensor("a");
                             return squeeze_dims(b, x, wrapped(a.integers("dimensions"), x.rank()));
                           }).view();

const Rule expand = Rule({"aten::expand", "aten::expand_copy"}, [](Builder& b, const Args& a) -> Results {
                      const Value x = a.tensor("self");
                      Shape shape = sizes_of(a, "size");
                      for (size_t i = 0; i < shape.size(); ++i)
                        if (shape[i] == -1) shape[i] = x.dim(static_cast<int64_t>(i) - static_cast<int64_t>(shape.size()) + x.rank());
                      return b.broadcast_to(x, shape);
                    }).view();

const Rule prims_broadcast = Rule({"prims::broadcast_in_dim"}, [](Builder& b, const Args& a) -> Results {
                               const Value x = a.tensor("a");
                               const Shape shape = sizes_of(a, "shape");
                               return x.shape() == shape ? x : b.broadcast_in_dim(x, shape, a.integers("broadcast_dimensions"));
                             }).view();

// --- another order

const Rule permute = Rule({"aten::permute", "aten::permute_copy"}, [](Builder& b, const Args& a) -> Results {
                       const Value x = a.tensor("self");
                       return b.transpose(x, wrapped(a.integers("dims"), x.rank()));
                     }).view();

const Rule prims_transpose = Rule({"prims::transpose"}, [](Builder& b, const Args& a) -> Results {
                               return b.transpose(a.tensor("a"), a.integers("permutation"));
                             }).view();

const Rule transpose = Rule({"aten::transpose.int", "aten::transpose_copy.int"}, [](Builder& b, const Args& a) -> Results {
                         const Value x = a.tensor("self");
                         return swap_dims(b, x, a.dim("dim0", x.rank()), a.dim("dim1", x.rank()));
                       }).view();

const Rule t = Rule({"aten::t", "aten::t_copy"}, [](Builder& b, const Args& a) -> Results {
                 const Value x = a.tensor("self");
                 return x.rank() < 2 ? x : swap_dims(b, x, 0, 1);
               }).view();

// --- parts

const Rule select = Rule({"aten::select.int", "aten::select_copy.int"}, [](Builder& b, const Args& a) -> Results {
                      const Value x = a.tensor("self");
                      const int64_t dim = a.dim("dim", x.rank()), given = a.integer("index");
                      const int64_t index = given < 0 ? given + x.dim(dim) : given;
                      return b.squeeze(b.slice_dim(x, dim, index, index + 1), {dim});
                    }).view();

const Rule slice = Rule({"aten::slice.Tensor", "aten::slice_copy.Tensor"}, [](Builder& b, const Args& a) -> Results {
                     const Value x = a.tensor("self");
                     const int64_t dim = a.dim("dim", x.rank()), size = x.dim(dim);
                     const auto bound = [size](int64_t i) { return std::clamp<int64_t>(i < 0 ? i + size : i, 0, size); };
                     const int64_t start = bound(a.integer_or("start", 0));
                     const int64_t end = bound(a.integer_or("end", std::numeric_limits<int64_t>::max()));
                     return b.slice_dim(x, dim, start, std::max(start, end), a.integer("step"));
                   }).view();

const Rule split_tensor = Rule({"aten::split.Tensor", "aten::unsafe_split.Tensor", "aten::split_copy.Tensor"},
                               [](Builder& b, const Args& a) -> Results {
                                 const Value x = a.tensor("self");
                                 const int64_t dim = a.dim("dim", x.rank()), size = a.integer("split_size"), total = x.dim(dim);
                                 Dims sizes;
                                 for (int64_t start = 0; start < total; start += size) sizes.push_back(std::min(size, total - start));
                                 return split(b, x, dim, sizes.empty() ? Dims{0} : sizes);
                               }).view();

const Rule split_with_sizes = Rule({"aten::split_with_sizes", "aten::unsafe_split_with_sizes", "aten::split_with_sizes_copy"},
                                   [](Builder& b, const Args& a) -> Results {
                                     const Value x = a.tensor("self");
                                     return split(b, x, a.dim("dim", x.rank()), a.integers("split_sizes"));
                                   }).view();

const Rule unbind = Rule({"aten::unbind.int", "aten::unbind_copy.int"}, [](Builder& b, const Args& a) -> Results {
                      const Value x = a.tensor("self");
                      const int64_t dim = a.dim("dim", x.rank());
                      Results pieces = split(b, x, dim, Dims(x.dim(dim), 1));
                      for (Value& piece : pieces) piece = b.squeeze(piece, {dim});
                      return pieces;
                    }).view();

const Rule diagonal = Rule({"aten::diagonal", "aten::diagonal_copy"}, [](Builder& b, const Args& a) -> Results {
                        const Value x = a.tensor("self");
                        const Diagonal d(x.shape(), a.integer("offset"), a.integer("dim1"), a.integer("dim2"));
                        const Value flat = b.reshape(b.transpose(x, d.to_last), d.flat);
                        const int64_t limit = d.length == 0 ? 0 : d.start + (d.length - 1) * d.step + 1;
                        return b.slice_dim(flat, -1, d.start, limit, d.step);
                      }).view();

// Windows of `size` along a dimension, `step` apart, become a new last dimension.
const Rule unfold = Rule({"aten::unfold", "aten::unfold_copy"}, [](Builder& b, const Args& a) -> Results {
                      const Value x = a.tensor("self");
                      const int64_t dim = a.dim("dimension", x.rank()), size = a.integer("size"), step = a.integer("step");
                      if (x.rank() == 0) return b.slice_dim(b.reshape(x, {1}), 0, 0, size);
                      const Value windows = gather_at(b, x, {dim}, {window_places(b, x.dim(dim), size, step)}, dim);
                      Dims order;  // [..., window, element, ...] -> [..., window, ..., element]
                      for (int64_t d = 0; d < windows.rank(); ++d)
                        if (d != dim + 1) order.push_back(d);
                      order.push_back(dim + 1);
                      return b.transpose(windows, order);
                    }).view();

// --- memory

const Rule as_strided = Rule({"aten::as_strided", "aten::as_strided_copy"}, [](Builder& b, const Args& a) -> Results {
                          return read_strided(b, a.tensor("self"),
                                              {sizes_of(a, "size"), a.integers("stride"), a.integer_or("storage_offset", 0)});
                        }).view();

const Rule prims_as_strided = Rule({"prims::as_strided"}, [](Builder& b, const Args& a) -> Results {
                                return read_strided(b, a.tensor("a"),
                                                    {sizes_of(a, "size"), a.integers("stride"), a.integer("storage_offset")});
                              }).view();

const Rule same = Rule({"aten::alias", "aten::detach", "aten::lift", "aten::lift_fresh", "aten::lift_fresh_copy", "aten::alias_copy",
                        "aten::detach_copy", "prims::clone"},
                       [](Builder&, const Args& a) -> Results { return a.tensor("self"); }).view();

const Rule prims_same = Rule({"prims::view_of", "prims::copy_strided", "prims::device_put"},
                             [](Builder&, const Args& a) -> Results { return a.tensor("a"); }).view();

}  // namespace
}  // namespace torch_tpu::lowering
