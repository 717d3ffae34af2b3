// Band: a linear map along one dimension in which each output reads a few inputs. Resampling, adaptive average pooling, fold,
// unfold and their gradients are such maps, one for each spatial dimension; a gradient is the transposed map.
#pragma once

#include <vector>

#include "lowering/registry.h"

namespace torch_tpu::lowering {

struct Band {
  struct Row {                       // output = sum over l of weights[l] * x[inputs[l]]; none: 0
    std::vector<int64_t> inputs;
    std::vector<double> weights;
  };
  int64_t in = 0;
  std::vector<Row> rows;             // one per output

  Band(int64_t in, int64_t out) : in(in), rows(out) {}
  int64_t out() const { return static_cast<int64_t>(rows.size()); }
  void add(int64_t output, int64_t input, double weight = 1);   // a repeated input adds its weights
};

// The adjoint: from gradients of the outputs to gradients of the inputs.
Band transposed(const Band& band);

// x[..., in, ...] -> x[..., out, ...] along `dim`; of integers with whole weights. On the CPU plugin a gather, so that a NaN reaches only the outputs that read
// it, as on CPU; a weighted map on a TPU is a product with a dense matrix, which is what it is good at.
Value apply(Builder& b, const Args& a, const Value& x, int64_t dim, const Band& band);

// x at constant positions along `dim`, with that dimension replaced by `shape` (the shape of `positions`).
Value take(Builder& b, const Value& x, int64_t dim, const std::vector<int64_t>& positions, const Shape& shape);

}  // namespace torch_tpu::lowering
