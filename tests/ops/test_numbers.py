"""What CPU does with dtypes and numbers that most calls do not have: integers that meet half types are rounded to them first,
some reductions compute in the dtype of their out= tensor; powers and exponentials that overflow on the way; what it refuses.
"""

from __future__ import annotations

from collections.abc import Callable

import pytest
import torch
from torch import Tensor
from torch_tpu import metrics

WHOLE = [70000, 2**31 - 1, 2049, 4097, -70001, 33, 257, 1000001, -(2**31), 65519, 65520, 3]
HALVES = [3.0, 7.5, 2.25, -1.5, 100.0, 5.0, 0.3, 2047.0, 1.0, -3.0, 6e4, 0.1]

BINARY: dict[str, Callable[..., Tensor]] = {
    name: getattr(torch, name)
    for name in ("add", "sub", "mul", "div", "remainder", "fmod", "xlogy", "floor_divide", "atan2", "copysign", "maximum", "fmin", "eq", "lt", "rsub")
}
BINARY |= {
    "div_trunc": lambda x, y: torch.div(x, y, rounding_mode="trunc"),
    "div_floor": lambda x, y: torch.div(x, y, rounding_mode="floor"),
    "xlog1py": torch.special.xlog1py,
}

# CPU rounds every step of theirs to half, here the result alone: it is compared with float64's, of the rounded operands.
WHOLE_QUOTIENTS = ("floor_divide", "div_trunc", "div_floor")


@pytest.mark.parametrize("half", [torch.float16, torch.bfloat16], ids=str)
@pytest.mark.parametrize("name", BINARY)
def test_integers_are_rounded_to_half_first(name: str, half: torch.dtype, tpu: str) -> None:
    halves = torch.tensor(HALVES, dtype=half)
    for whole in (torch.tensor(WHOLE, dtype=dtype) for dtype in (torch.int32, torch.int64)):
        for x, y in ((whole, halves), (halves, whole), (halves, whole[0]), (whole[0], halves), (whole, halves[1])):
            got = BINARY[name](x.to(tpu), y.to(tpu)).cpu()
            if name in WHOLE_QUOTIENTS:
                torch.testing.assert_close(got, BINARY[name](x.to(half).double(), y.to(half).double()).to(half), rtol=0, atol=0, equal_nan=True)
            else:
                torch.testing.assert_close(got, BINARY[name](x, y), equal_nan=True)


REDUCTIONS: dict[str, Callable[[Tensor, Tensor], Tensor]] = {
    name: lambda x, out, op=getattr(torch, name): op(x, 0, out=out) for name in ("mean", "sum", "prod", "cumsum", "cumprod", "std", "var")
}


@pytest.mark.parametrize("out", [torch.float16, torch.float64, torch.complex128, torch.int64, torch.int32], ids=str)
@pytest.mark.parametrize("own", [torch.float16, torch.float32, torch.int32, torch.complex64], ids=str)
@pytest.mark.parametrize("name", REDUCTIONS)
def test_reductions_compute_in_the_dtype_of_out(name: str, own: torch.dtype, out: torch.dtype, tpu: str) -> None:
    torch.default_generator.manual_seed(0)
    x = torch.randint(1, 40000, (9, 6), dtype=own) if own == torch.int32 else (torch.randn(9, 6) * 3).to(own)
    # CPU's mean drops the imaginary parts; here a real out= of complex numbers is refused, as CPU does in the others.
    refused = own.is_complex and not out.is_complex and name == "mean"
    try:
        want = REDUCTIONS[name](x, torch.empty(0, dtype=out))
    except RuntimeError:
        refused = True
    if refused:
        with pytest.raises(RuntimeError):
            REDUCTIONS[name](x.to(tpu), torch.empty(0, dtype=out, device=tpu))
        return
    got = REDUCTIONS[name](x.to(tpu), torch.empty(0, dtype=out, device=tpu)).cpu()
    rtol = 1e-3 if out == torch.float16 else 1e-12  # an ulp of half: CPU rounds to it on the way, too
    torch.testing.assert_close(got, want, rtol=rtol, atol=rtol, equal_nan=True)


@pytest.mark.parametrize("x", [1e-30, 0.0, float("inf"), -3.5e37])
@pytest.mark.parametrize("dtype", [torch.float32, torch.float64, torch.bfloat16], ids=str)
def test_ldexp_where_the_power_overflows(dtype: torch.dtype, x: float, tpu: str) -> None:
    x = torch.tensor(x, dtype=dtype)
    for exponent in (torch.tensor([140, -100, 3, 2**33, 0]), torch.tensor([100, -100], dtype=torch.int8)):
        torch.testing.assert_close(torch.ldexp(x.to(tpu), exponent.to(tpu)).cpu(), torch.ldexp(x, exponent), rtol=1e-6, atol=0, equal_nan=True)


@pytest.mark.parametrize(("x", "exponent"), [(1.0, True), (1j, torch.tensor(3.0, dtype=torch.float16))], ids=str)
def test_ldexp_refuses_what_cpu_refuses(x: complex, exponent: object, tpu: str) -> None:
    x, exponent = torch.tensor([x]), torch.as_tensor(exponent).reshape(1)
    with pytest.raises(NotImplementedError) as of_cpu:
        torch.ldexp(x, exponent)
    with pytest.raises(NotImplementedError, match=str(of_cpu.value)):
        torch.ldexp(x.to(tpu), exponent.to(tpu))


@pytest.mark.parametrize("dtype", [torch.bool, torch.uint8, torch.int64, torch.complex64], ids=str)
def test_ldexp_takes_bool_exponents_of_what_is_no_float(dtype: torch.dtype, tpu: str) -> None:
    x, exponent = torch.ones(2, dtype=dtype), torch.tensor([True, False])
    before = metrics()["fallbacks"].copy()
    torch.testing.assert_close(torch.ldexp(x.to(tpu), exponent.to(tpu)).cpu(), torch.ldexp(x, exponent), rtol=0, atol=0)
    assert metrics()["fallbacks"] == before


@pytest.mark.parametrize("replacement", [False, True])
@pytest.mark.parametrize("weights", [[0.0, 0.0], [-1.0, 2.0], [float("nan"), 1.0], [float("inf"), 1.0]], ids=str)
def test_debug_refuses_weights_of_no_distribution(weights: list[float], replacement: bool, tpu: str) -> None:
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING), pytest.raises(RuntimeError, match="probability|probabilities"):
        torch.multinomial(torch.tensor(weights, device=tpu), 2, replacement=replacement)


PARTS = [float("inf"), float("-inf"), 1.0, 0.0, float("nan")]
CORNERS = torch.tensor([complex(re, im) for re in PARTS for im in PARTS], dtype=torch.complex64)


def test_ldexp_of_complex_infinities(tpu: str) -> None:
    for exponent in (torch.tensor(200.0), torch.tensor(130), torch.tensor(-3)):
        got, want = torch.ldexp(CORNERS.to(tpu), exponent.to(tpu)).cpu(), torch.ldexp(CORNERS, exponent)
        torch.testing.assert_close(torch.view_as_real(got), torch.view_as_real(want), equal_nan=True)


def test_logaddexp_of_complex_infinities(tpu: str) -> None:
    others = torch.cat([CORNERS, torch.tensor(PARTS).to(torch.complex64)])
    x, y = CORNERS[:, None].expand(25, 30).contiguous(), others.expand(25, 30).contiguous()
    got, want = torch.logaddexp(x.to(tpu), y.to(tpu)).cpu(), torch.logaddexp(x, y)
    torch.testing.assert_close(torch.view_as_real(got), torch.view_as_real(want), equal_nan=True)
