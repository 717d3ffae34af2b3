"""Elementwise ops beside those of records.py: special functions, orthogonal polynomials, rarer activations and losses, integer
arithmetic; and edge values (NaN, infinities, signed zeros, whole and half numbers), which the database's samples avoid.
"""

from __future__ import annotations

import itertools
from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.testing._internal.opinfo.core import SampleInput

from .records import Record

ELEMENTWISE = """
    complex frexp gcd heaviside isneginf isposinf lcm ldexp logaddexp2 nn.functional.elu nn.functional.hardshrink
    nn.functional.soft_margin_loss nn.functional.softshrink round.decimals_3 round.decimals_neg_3
""".split()

# Computed in float32 whatever the low precision is, so that one dtype of each width says all.
SPECIAL = """
    i0 igamma igammac mvlgamma.mvlgamma_p_3 polygamma.polygamma_n_1 polygamma.polygamma_n_3 special.airy_ai special.bessel_j0
    special.bessel_j1 special.bessel_y0 special.bessel_y1 special.entr special.erfcx special.i0e special.i1 special.i1e
    special.log_ndtr special.modified_bessel_i0 special.modified_bessel_i1 special.modified_bessel_k0
    special.modified_bessel_k1 special.ndtri special.scaled_modified_bessel_k0 special.scaled_modified_bessel_k1
    special.spherical_bessel_j0 special.xlog1py special.zeta
""".split()

POLYNOMIALS = """
    special.chebyshev_polynomial_t special.chebyshev_polynomial_u special.chebyshev_polynomial_v
    special.chebyshev_polynomial_w special.hermite_polynomial_h special.hermite_polynomial_he special.laguerre_polynomial_l
    special.legendre_polynomial_p special.shifted_chebyshev_polynomial_t special.shifted_chebyshev_polynomial_u
    special.shifted_chebyshev_polynomial_v special.shifted_chebyshev_polynomial_w
""".split()

INF, NAN = float("inf"), float("nan")
EDGES = [NAN, INF, -INF, 0.0, -0.0, 0.5, -0.5, 1.0, -1.0, 1.5, -2.5, 3.0, -3.0, 6.0, 0.1, -7.3, 20.5, 1e30, -1e30]
WHOLE = [0, 1, 2, 3, 7, 63, 100]


def edges(count: int = 1, *args: Any, **kwargs: Any) -> Callable[[torch.dtype], Iterable[SampleInput]]:
    """Every edge value; for two operands every pair of them. For integers: small ones, negative ones and the extremes."""

    def samples(dtype: torch.dtype) -> Iterable[SampleInput]:
        values: list[Any] = EDGES
        if not dtype.is_floating_point:
            info = torch.iinfo(dtype)
            values = [*WHOLE, info.max] + ([-1, -2, -7, info.min] if info.min else [])
        columns = zip(*itertools.product(values, repeat=count), strict=True)
        given = [torch.tensor(column, dtype=dtype) for column in columns]
        yield SampleInput(given[0], args=(*given[1:], *args), kwargs=kwargs)

    return samples


def edge(name: str, call: Callable[..., Any], *args: Any, count: int = 1, dtypes: tuple[torch.dtype, ...] = (torch.float32,), **kwargs: Any) -> Record:
    return Record(f"{name} at the edges", dtypes, call=call, own=edges(count, *args, **kwargs), backward=False)


def unary(*names: str) -> list[Record]:
    functional = torch.nn.functional
    return [edge(name, getattr(functional if hasattr(functional, name) and not hasattr(torch, name) else torch, name)) for name in names]


def binary(dtypes: tuple[torch.dtype, ...], *names: str) -> list[Record]:
    return [edge(name, getattr(torch, name), count=2, dtypes=dtypes) for name in names]


def glu_tangents(dtype: torch.dtype) -> Iterable[SampleInput]:
    x = torch.linspace(-2, 2, 12, dtype=dtype).reshape(2, 6)
    yield SampleInput(torch.nn.functional.glu(x), args=(x, x.flip(0), 1))


def glu_gradient_tangents(dtype: torch.dtype) -> Iterable[SampleInput]:
    x = torch.linspace(-2, 2, 12, dtype=dtype).reshape(2, 6)
    grad = x[:, :3].sin()
    yield SampleInput(torch.ops.aten.glu_backward(grad, x, 1), args=(grad, x, x[:, 3:].exp(), x.flip(0), 1))


def out_of_range(dtype: torch.dtype) -> Iterable[SampleInput]:
    yield SampleInput(torch.tensor([-1.9, -0.5, -129.0, 127.5, 128.0, 256.0, 300.0, -300.0, 40000.0, -40000.0], dtype=dtype))


FLOATS = (torch.float32, torch.bfloat16, torch.float64)
INTEGERS = (torch.int64, torch.int32, torch.int8, torch.uint8)

RECORDS = [
    *(Record(name) for name in ELEMENTWISE),
    *(Record(name, (torch.float32, torch.float64)) for name in SPECIAL),
    *(Record(name, (torch.float32,)) for name in POLYNOMIALS),
    *unary("sign", "sgn", "trunc", "round", "frac", "signbit", "isinf", "logit", "nan_to_num", "angle", "sinc", "log2", "relu"),
    *unary("silu", "elu", "mish", "hardswish", "hardsigmoid", "hardtanh", "hardshrink", "softshrink", "softplus", "logsigmoid"),
    *binary(FLOATS, "fmod", "remainder", "floor_divide", "maximum", "fmin", "hypot", "nextafter", "copysign", "heaviside"),
    *binary((torch.float32,), "atan2", "logaddexp", "xlogy", "pow"),
    *binary((*FLOATS, *INTEGERS), "eq", "lt", "logical_xor"),
    *(edge(f"integer {name}", getattr(torch, name), count=2, dtypes=INTEGERS) for name in ("add", "mul", "maximum", "bitwise_xor")),
    *(edge(name, getattr(torch, name), count=2, dtypes=INTEGERS) for name in ("bitwise_left_shift", "bitwise_right_shift")),
    edge("integer pow", torch.pow, count=2, dtypes=INTEGERS),
    *(edge(f"pow {exponent}", torch.pow, exponent, dtypes=FLOATS) for exponent in (2, 3, 0.5, -0.5, -1, -2, 1.7)),
    Record("glu_jvp", (torch.float32, torch.float64), call=torch.ops.aten.glu_jvp, own=glu_tangents, backward=False),
    Record("glu_backward_jvp", (torch.float32, torch.float64), call=torch.ops.aten.glu_backward_jvp, own=glu_gradient_tangents, backward=False),
    *(Record(f"a float out of range to {name}", FLOATS, call=getattr(torch.Tensor, name), own=out_of_range, backward=False) for name in ("byte", "char", "short")),
    edge("clamp to a NaN", torch.clamp, NAN),
    edge("clamp to crossed bounds", torch.clamp, 2.0, 1.0),
    edge("integer floor_divide", torch.floor_divide, 3, dtypes=INTEGERS),
    edge("integer remainder", torch.remainder, -3, dtypes=INTEGERS[:3]),
]
