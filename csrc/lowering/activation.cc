// Activation functions and their gradients, fused into one program each. All compute as CPU does: f16 and bf16 in f32,
// rounded once. A gradient takes the forward's input unless its name for the argument says otherwise (output, result).
#include "ir/math.h"
#include "lowering/pointwise.h"

namespace torch_tpu::lowering {
namespace {

Value one_minus(Builder& b, const Value& x) { return b.subtract(b.constant_like(x, 1), x); }
Value positive(Builder& b, const Value& x) { return b.compare(x, 0, Compare::kGt); }

// --- sigmoid and tanh, from their outputs; complex gradients take the conjugate of the slope

const Rule sigmoid_backward{{"aten::sigmoid_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, y] = a.promoted("grad_output", "output");
  return b.multiply(grad, conjugate(b, b.multiply(one_minus(b, y), y)));
}};

const Rule tanh_backward{{"aten::tanh_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, y] = a.promoted("grad_output", "output");
  return b.multiply(grad, conjugate(b, one_minus(b, b.multiply(y, y))));
}};

// --- rectifiers

const Rule relu{{"aten::relu"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  TORCH_CHECK(!is_bool(x.dtype()), "Boolean inputs not supported for relu");
  return b.maximum(x, 0);
}};

const Rule threshold{{"aten::threshold"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.select(b.compare(x, a.value("threshold", x.dtype()), Compare::kLe), a.value("value", x.dtype()), x);
}};

const Rule threshold_backward{{"aten::threshold_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  return b.select(b.compare(x, a.value("threshold", x.dtype()), Compare::kLe), zeros_like(b, x), grad);
}};

const Rule leaky_relu{{"aten::leaky_relu"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.select(positive(b, x), x, b.multiply(x, a.value("negative_slope", x.dtype())));
}};

// The output of a positive slope has the sign of the input, so either may be given.
const Rule leaky_relu_backward{{"aten::leaky_relu_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  return b.select(positive(b, x), grad, b.multiply(grad, a.value("negative_slope", x.dtype())));
}};

const Rule prelu{{"aten::_prelu_kernel"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, weight] = a.promoted("self", "weight");
  return b.select(positive(b, x), x, b.multiply(weight, x));
}};

const Rule prelu_backward{{"aten::_prelu_kernel_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x, weight] = a.promoted("grad_output", "self", "weight");
  const Value above = positive(b, x);
  return {b.select(above, grad, b.multiply(weight, grad)), b.select(above, zeros_like(b, x), b.multiply(x, grad))};
}};

// In training each element draws its own slope below zero, and `noise` remembers it for the gradient.
Results rrelu(Builder& b, const Args& a) {
  const Value x = a.promoted1("self");
  const Value lower = a.value("lower", x.dtype()), upper = a.value("upper", x.dtype());
  if (!a.boolean("training")) {
    const Value slope = b.multiply(b.add(lower, upper), 0.5);
    return {b.select(positive(b, x), x, b.multiply(x, slope)), a.tensor("noise")};
  }
  const Value bits = b.reshape(a.random_bits(x.numel()), x.shape());
  const Value high_bits = b.shift_right_logical(bits, b.constant_like(bits, 8));  // f32 holds 24 of them exactly
  const Value uniform = b.multiply(b.convert(high_bits, x.dtype()), 0x1p-24);
  const Value slope = b.add(lower, b.multiply(uniform, b.subtract(upper, lower)));
  const Value below = b.compare(x, 0, Compare::kLe);
  return {b.select(below, b.multiply(x, slope), x), b.select(below, slope, b.constant_like(x, 1))};
}

const Rule rrelu_functional = Rule({"aten::rrelu_with_noise_functional"}, rrelu).random();
const Rule rrelu_with_noise = Rule({"aten::rrelu_with_noise"}, rrelu).random().mutates({"noise"});

// --- piecewise linear

const Rule hardtanh{{"aten::hardtanh"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.tensor("self");
  return b.minimum(b.maximum(x, a.value("min_val", x.dtype())), a.value("max_val", x.dtype()));
}};

const Rule hardtanh_backward{{"aten::hardtanh_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value inside = b.and_(b.compare(x, a.value("min_val", x.dtype()), Compare::kGt),
                              b.compare(x, a.value("max_val", x.dtype()), Compare::kLt));
  return b.select(inside, grad, zeros_like(b, x));
}};

// min(max(x + 3, 0), 6): six times the hard sigmoid.
Value six_hard_sigmoids(Builder& b, const Value& x) { return b.minimum(b.maximum(b.add(x, 3), 0), 6); }

const Rule hardsigmoid{{"aten::hardsigmoid"}, [](Builder& b, const Args& a) -> Results {
  return b.divide(six_hard_sigmoids(b, a.promoted1("self")), 6);
}};

const Rule hardsigmoid_backward{{"aten::hardsigmoid_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  return b.select(b.compare(b.abs(x), 3, Compare::kLt), b.divide(grad, 6), zeros_like(b, x));
}};

const Rule hardswish{{"aten::hardswish"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.divide(b.multiply(x, six_hard_sigmoids(b, x)), 6);
}};

const Rule hardswish_backward{{"aten::hardswish_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value between = b.multiply(grad, b.add(b.divide(x, 3), 0.5));
  return b.select(b.compare(x, -3, Compare::kLe), zeros_like(b, x), b.select(b.compare(x, 3, Compare::kGe), grad, between));
}};

// --- shrinkage towards zero

const Rule hardshrink{{"aten::hardshrink"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.select(b.compare(b.abs(x), a.value("lambd", x.dtype()), Compare::kLe), zeros_like(b, x), x);
}};

// x * 0 keeps NaN.
const Rule softshrink{{"aten::softshrink"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self"), lambda = a.value("lambd", x.dtype());
  const Value below = b.select(b.compare(x, b.negate(lambda), Compare::kLt), b.add(x, lambda), b.multiply(x, 0));
  return b.select(b.compare(x, lambda, Compare::kGt), b.subtract(x, lambda), below);
}};

Results shrink_backward(Builder& b, const Args& a, std::string_view grad_name) {
  const auto [grad, x] = a.promoted(grad_name, "self");
  return b.select(b.compare(b.abs(x), a.value("lambd", x.dtype()), Compare::kGt), grad, zeros_like(b, x));
}

const Rule hardshrink_backward{{"aten::hardshrink_backward"}, [](Builder& b, const Args& a) -> Results {
  return shrink_backward(b, a, "grad_out");
}};
const Rule softshrink_backward{{"aten::softshrink_backward"}, [](Builder& b, const Args& a) -> Results {
  return shrink_backward(b, a, "grad_output");
}};

// --- exponential below zero

const Rule elu = Rule({"aten::elu"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const Value below = scaled(b, a, "alpha", b.exponential_minus_one(scaled(b, a, "input_scale", x)));
  return scaled(b, a, "scale", b.select(positive(b, x), x, below));
}).fixed("alpha", {1}).fixed("scale", {1}).fixed("input_scale", {1});

const Rule elu_backward = Rule({"aten::elu_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self_or_result");
  const Value alpha = a.value("alpha", x.dtype());
  const Value slope = a.boolean("is_result") ? b.add(x, scaled(b, a, "scale", alpha))
                                             : scaled(b, a, "scale", b.multiply(b.exponential(scaled(b, a, "input_scale", x)), alpha));
  const Value below = scaled(b, a, "input_scale", b.multiply(grad, slope));
  return b.select(positive(b, x), scaled(b, a, "scale", grad), below);
}).fixed("scale", {1}).fixed("input_scale", {1});

// --- smooth

const Rule silu{{"aten::silu"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.multiply(x, b.logistic(x));
}};

// CompositeImplicit, but CPU too has a kernel of its own that autograd does not see: double backward takes another way.
const Rule silu_backward = Rule({"aten::silu_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value gate = b.logistic(x);
  const Value slope = b.multiply(gate, b.add(b.multiply(x, one_minus(b, gate)), 1));
  return b.multiply(grad, conjugate(b, slope));
}).composite();

constexpr double kSqrtHalf = 0.707106781186547524401;        // 1 / sqrt(2)
constexpr double kSqrtTwoOverPi = 0.797884560802865355880;   // sqrt(2 / pi)
constexpr double kCubic = 0.044715;

// sqrt(2 / pi) (x + 0.044715 x^3): the argument of gelu's tanh.
Value gelu_inner(Builder& b, const Value& x) {
  return b.multiply(b.add(x, b.multiply(b.multiply(b.multiply(x, x), x), kCubic)), kSqrtTwoOverPi);
}

const Rule gelu{{"aten::gelu"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const Value gate = a.string("approximate") == "tanh" ? b.tanh(gelu_inner(b, x)) : ir::erf(b, b.multiply(x, kSqrtHalf));
  return b.multiply(b.multiply(x, 0.5), b.add(gate, 1));
}};

const Rule gelu_backward{{"aten::gelu_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value square = b.multiply(x, x);
  if (a.string("approximate") == "tanh") {
    const Value gate = b.tanh(gelu_inner(b, x));
    const Value inner_slope = b.multiply(b.add(b.multiply(square, 3 * kCubic), 1), kSqrtTwoOverPi);
    const Value gate_slope = b.multiply(one_minus(b, b.multiply(gate, gate)), inner_slope);
    return b.multiply(grad, b.multiply(b.add(b.add(gate, 1), b.multiply(x, gate_slope)), 0.5));
  }
  const Value cdf = b.multiply(b.add(ir::erf(b, b.multiply(x, kSqrtHalf)), 1), 0.5);
  const Value pdf = b.multiply(b.exponential(b.multiply(square, -0.5)), 0.5 * kSqrtTwoOverPi);  // 1 / sqrt(2 pi)
  return b.multiply(grad, b.add(cdf, b.multiply(x, pdf)));
}};

// log(1 + exp(beta x)) / beta, linear above the threshold.
const Rule softplus = Rule({"aten::softplus"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const Value z = scaled(b, a, "beta", x);
  const Value smooth = b.log_plus_one(b.exponential(z));
  return b.select(b.compare(z, a.value("threshold", x.dtype()), Compare::kGt), x,
                  a.is("beta", 1) ? smooth : b.divide(smooth, a.value("beta", x.dtype())));
}).fixed("beta", {1});

const Rule softplus_backward = Rule({"aten::softplus_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value z = scaled(b, a, "beta", x);
  return b.select(b.compare(z, a.value("threshold", x.dtype()), Compare::kGt), grad, b.multiply(grad, b.logistic(z)));
}).fixed("beta", {1});

// Also returns exp(-|x|), as CPU does; our gradient does not need it.
const Rule log_sigmoid{{"aten::log_sigmoid_forward"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  const Value decay = b.exponential(b.negate(b.abs(x)));
  return {b.subtract(b.minimum(x, 0), b.log_plus_one(decay)), decay};
}};

const Rule log_sigmoid_backward{{"aten::log_sigmoid_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  return b.multiply(grad, b.logistic(b.negate(x)));
}};

Value tanh_softplus(Builder& b, const Value& x) { return b.tanh(b.log_plus_one(b.exponential(x))); }

const Rule mish{{"aten::mish"}, [](Builder& b, const Args& a) -> Results {
  const Value x = a.promoted1("self");
  return b.multiply(x, tanh_softplus(b, x));
}};

const Rule mish_backward = Rule({"aten::mish_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, x] = a.promoted("grad_output", "self");
  const Value gate = tanh_softplus(b, x);
  const Value gate_slope = b.multiply(b.logistic(x), one_minus(b, b.multiply(gate, gate)));
  return b.multiply(grad, b.add(gate, b.multiply(x, gate_slope)));
}).composite();  // as silu_backward

// --- gated linear unit: the first half of dimension `dim` gated by the second

std::array<Value, 2> halves(Builder& b, const Args& a, const Value& x) {
  const int64_t dim = a.dim("dim", x.rank()), size = x.dim(dim);
  return {b.slice_dim(x, dim, 0, size / 2), b.slice_dim(x, dim, size / 2, size)};
}

const Rule glu{{"aten::glu"}, [](Builder& b, const Args& a) -> Results {
  const auto [x, gate] = halves(b, a, a.promoted1("self"));
  return b.multiply(x, b.logistic(gate));
}};

const Rule glu_backward{{"aten::glu_backward"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad, both] = a.promoted("grad_output", "self");
  const auto [x, gate_in] = halves(b, a, both);
  const Value gate = b.logistic(gate_in);
  const Value grad_x = b.multiply(gate, grad);
  return b.concatenate({grad_x, b.multiply(b.multiply(one_minus(b, gate), grad_x), x)}, a.dim("dim", both.rank()));
}};

// Forward-mode derivatives of the two.
const Rule glu_jvp{{"aten::glu_jvp"}, [](Builder& b, const Args& a) -> Results {
  const auto [value, both, tangent] = a.promoted("glu", "x", "dx");
  const auto [dx, dgate] = halves(b, a, tangent);
  const Value gate = b.logistic(halves(b, a, both)[1]);
  return b.add(b.multiply(dx, gate), b.multiply(value, b.multiply(dgate, one_minus(b, gate))));
}};

const Rule glu_backward_jvp{{"aten::glu_backward_jvp"}, [](Builder& b, const Args& a) -> Results {
  const auto [grad_x, grad, both, dgrad, tangent] = a.promoted("grad_x", "grad_glu", "x", "dgrad_glu", "dx");
  const auto [x, gate_in] = halves(b, a, both);
  const auto [dx, dgate_in] = halves(b, a, tangent);
  const Value gate = b.logistic(gate_in), slope = b.multiply(gate, one_minus(b, gate));
  const Value curve = b.multiply(slope, one_minus(b, b.multiply(gate, 2)));
  const Value of_x = b.add(b.multiply(dgrad, gate), b.multiply(grad, b.multiply(slope, dgate_in)));
  const Value bend = b.add(b.multiply(dx, slope), b.multiply(x, b.multiply(curve, dgate_in)));
  const Value of_gate = b.add(b.multiply(b.multiply(dgrad, x), slope), b.multiply(grad, bend));
  return b.concatenate({of_x, of_gate}, a.dim("dim", both.rank()));
}};

}  // namespace
}  // namespace torch_tpu::lowering
