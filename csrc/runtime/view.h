// All stride maths. A storage holds one dense row-major buffer; a tensor is (dtype, sizes, strides, offset) over it. A
// ViewForm says how to read such a tensor out of the buffer, and how to write one back, with StableHLO ops inside the
// consumer's own program. The form is static in its shape; where it starts is a parameter of the program.
#pragma once

#include <span>

#include "ir/builder.h"

namespace torch_tpu::runtime {

// Sizes, strides and offset count elements of `dtype`. Borrowed.
struct StridedView {
  DType dtype;
  std::span<const int64_t> sizes;
  std::span<const int64_t> strides;
  int64_t offset;
};

struct ViewForm {
  enum class Kind : uint8_t {
    kIdentity,  // the buffer as it is
    kEmpty,     // no element
    kSlices,    // the buffer under another shape, sliced with steps, permuted, broadcast
    kGather,    // anything else: element by element (diagonals, overlapping windows)
  };
  // One factor of the shape under which the buffer is seen.
  struct Factor {
    int64_t extent = 1;
    int64_t size = 1;       // how many of its indices the view takes,
    int64_t step = 1;       // this far apart
    int64_t view_dim = -1;  // the view's dimension that runs over it; -1: the view stands at one index
    bool sliced = false;    // its start is a parameter (otherwise all of it is taken)
  };

  Kind kind = Kind::kIdentity;
  Shape sizes;                              // of the view
  c10::SmallVector<int64_t, 5> strides;     // kGather only
  c10::SmallVector<Factor, 6> factors;      // kSlices only; outermost first; their extents' product is the buffer's numel
  bool run = false;                         // kSlices: one contiguous run, reshaped
  c10::SmallVector<int64_t, 4> starts;      // of the sliced factors in order (kSlices), or the offset (kGather): run-time values

  bool covers_all() const;                  // every element of the buffer belongs to the view
  // Appends what makes two forms different programs, starts excluded.
  void append_key(c10::SmallVectorImpl<uint64_t>& key) const;
};

// The dense shape of a buffer of `aval` seen as elements of `dtype` (view(dtype), view_as_real).
Shape shape_as(const Aval& aval, DType dtype);

// buffer: the aval of the storage's buffer. Precondition: the view lies inside the buffer.
ViewForm analyze(const Aval& buffer, const StridedView& view);

// Sizes, strides and offset of a freshly made dense buffer of these sizes?
bool is_identity(const Aval& buffer, const StridedView& view);
bool is_contiguous(std::span<const int64_t> sizes, std::span<const int64_t> strides);
// The dimensions by falling stride: the order in which a non-overlapping dense tensor lies in memory. False: not dense.
bool dense_order(std::span<const int64_t> sizes, std::span<const int64_t> strides, ir::Dims* order);

// The view's value, of shape form.sizes and `dtype`. starts: one 0-d i32/i64 value for each of form.starts.
ir::Value read(ir::Builder& b, ir::Value buffer, const ViewForm& form, DType dtype, const ir::Values& starts);
// The whole new buffer, of the old one's aval, after `value` (shape form.sizes, `dtype`) was written through the form.
ir::Value write(ir::Builder& b, ir::Value buffer, ir::Value value, const ViewForm& form, const ir::Values& starts);

}  // namespace torch_tpu::runtime
