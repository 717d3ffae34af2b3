// Band: a linear map along one dimension in which each output reads a short run of inputs. Resampling, adaptive average
// pooling and their gradients are such maps, one for each spatial dimension; a gradient is the transposed map.
#pragma once

#include <vector>

#include "lowering/registry.h"

namespace torch_tpu::lowering {

struct Band {
  struct Row {
    int64_t start = 0;
    std::vector<double> weights;   // output = sum over l of weights[l] * x[start + l]; empty: 0
  };
  int64_t in = 0;
  std::vector<Row> rows;           // one per output

  int64_t out() const { return static_cast<int64_t>(rows.size()); }
  void add(int64_t row, int64_t input, double weight);  // inputs of a row must be added in order; gaps become 0
};

// The adjoint: from gradients of the outputs to gradients of the inputs.
Band transposed(const Band& band);

// f[..., in, ...] -> f[..., out, ...] along `dim`. On the CPU plugin a gather of runs, so that a NaN reaches only the outputs
// that read it, as on CPU; weighted maps on a TPU are a product with a dense matrix, which is what it is good at.
Value apply(Builder& b, const Args& a, const Value& x, int64_t dim, const Band& band);

// x at constant positions along `dim`, with that dimension replaced by `shape` (the shape of `positions`).
Value take(Builder& b, const Value& x, int64_t dim, const std::vector<int64_t>& positions, const Shape& shape);

}  // namespace torch_tpu::lowering
