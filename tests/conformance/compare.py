"""Equality of results between a device and CPU: structure, dtype, shape, values; and of distributions where values are random.

A difference is returned as a sentence, never raised, and never as a bare flag: it is what the table prints.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any

import torch

from .tables import TOLERANCE


Bounds = Mapping[torch.dtype, tuple[float, float]]


def tolerance(dtype: torch.dtype, wider: Bounds = MappingProxyType({})) -> tuple[float, float]:
    """(rtol, atol) for results of `dtype`, of `wider` where it has some."""
    return wider.get(dtype) or TOLERANCE.get(dtype, (0.0, 0.0))


def dense(tensor: torch.Tensor) -> torch.Tensor:
    """`tensor` on CPU, strided, without conj and neg bits; a float type that CPU cannot compare becomes float32."""
    tensor = tensor.detach().cpu()
    if tensor.layout != torch.strided:
        tensor = tensor.to_dense()
    if tensor.dtype == torch.complex32:
        tensor = tensor.to(torch.complex64)
    if tensor.is_floating_point() and tensor.dtype.itemsize == 1:
        tensor = tensor.float()
    return tensor.resolve_conj().resolve_neg()


def difference(
    got: Any, want: Any, wider: Bounds = MappingProxyType({}), exact: Any = None, spread: Any = None
) -> str | None:
    """What distinguishes `got` (a tensor on any device, a number, a string, ...) from CPU's `want`; None when equal.

    exact: the same result computed in float64; spread: how far that moves with rounding. See as_near_as_cpu.
    """
    if not isinstance(want, torch.Tensor):
        return number_difference(got, want, wider)
    if not isinstance(got, torch.Tensor):
        return f"{type(got).__name__} instead of a tensor"
    if problem := form_difference(got, want):
        return problem
    truth = dense(exact) if isinstance(exact, torch.Tensor) and exact.shape == want.shape else None
    return value_difference(dense(got), dense(want), tolerance(want.dtype, wider), truth, spread)


def form_difference(got: torch.Tensor, want: torch.Tensor) -> str | None:
    if got.dtype != want.dtype:
        return f"dtype {got.dtype} instead of {want.dtype}"
    if got.shape != want.shape:
        return f"shape {tuple(got.shape)} instead of {tuple(want.shape)}"
    if got.layout != want.layout:
        return f"layout {got.layout} instead of {want.layout}"
    return None


def stride_difference(got: torch.Tensor, want: torch.Tensor) -> str | None:
    """Strides where they mean something: not of empty tensors, nor of dimensions of size 1."""
    if got.layout != torch.strided or want.layout != torch.strided or want.numel() == 0:
        return None
    pairs = [(a, b) for a, b, size in zip(got.stride(), want.stride(), want.shape, strict=True) if size != 1]
    return None if all(a == b for a, b in pairs) else f"strides {got.stride()} instead of {want.stride()}"


def value_difference(
    got: torch.Tensor, want: torch.Tensor, bounds: tuple[float, float], exact: torch.Tensor | None = None, spread: torch.Tensor | None = None
) -> str | None:
    if torch.equal(got, want):
        return None
    if not (want.is_floating_point() or want.is_complex()):
        wrong = got != want
        return f"{int(wrong.sum())} of {want.numel()} elements differ{example(got, want, wrong)}"
    rtol, atol = bounds
    wide = torch.complex128 if want.is_complex() else torch.float64
    wrong = ~torch.isclose(got.to(wide), want.to(wide), rtol=rtol, atol=atol, equal_nan=True)
    if exact is not None and exact.dtype == wide:
        wrong &= ~as_near_as_cpu(got, want, exact, bounds, torch.zeros(()) if spread is None else spread)
    if not bool(wrong.any()):
        return None
    error = (got.to(wide) - want.to(wide)).abs()
    finite = error[wrong & error.isfinite()]
    worst = f", largest error {float(finite.max()):.2g}" if finite.numel() else ""
    return f"{int(wrong.sum())} of {want.numel()} elements differ{worst}{example(got, want, wrong)}"


HALF = (torch.bfloat16, torch.float16)
HALF_ULPS = 2


def as_near_as_cpu(
    got: torch.Tensor, want: torch.Tensor, exact: torch.Tensor, bounds: tuple[float, float], spread: torch.Tensor
) -> torch.Tensor:
    """Where `got` is no further from the float64 result than CPU's `want` is, plus the bounds, plus twice the spread.

    The bounds are two ulps for half precisions: CPU rounds once or after every step, op by op, and so may we; one ulp for each side's
    last rounding, since either may be lucky. The spread, how far the float64 result moves when the arguments and what each op
    returns move by half an ulp, is what no run in that precision can see: sums that cancel, poles, ill-conditioned matrices. Where CPU overflowed, only
    the right rounding will do; where it is NaN although the float64 result is a number (its steps overflowed), one within the bounds and the spread.
    """
    error, cpu = (got.to(exact.dtype) - exact).abs(), (want.to(exact.dtype) - exact).abs()
    if got.dtype in HALF:
        limits = torch.finfo(got.dtype)
        bound = HALF_ULPS * limits.eps * torch.exp2(exact.abs().clamp_min(limits.smallest_normal).log2().floor())
    else:
        bound = bounds[1] + bounds[0] * exact.abs()
    near, lost = error <= bound + 2 * spread, want.isnan() & exact.isfinite()
    return (error <= cpu + bound + 2 * spread) & want.isfinite() | near & lost | (got == exact.to(got.dtype))


def example(got: torch.Tensor, want: torch.Tensor, wrong: torch.Tensor) -> str:
    index = tuple(int(i) for i in wrong.nonzero()[0])
    return f", first at {index}: {got[index].item()!r} instead of {want[index].item()!r}"


def number_difference(got: Any, want: Any, wider: Bounds) -> str | None:
    if isinstance(got, torch.Tensor):
        return f"a tensor instead of {want!r}"
    if isinstance(want, torch.device):
        return None
    if type(got) is not type(want):
        return f"{type(got).__name__} instead of {type(want).__name__}"
    if isinstance(want, float | complex):
        dtype = torch.complex64 if isinstance(want, complex) else torch.float32
        return value_difference(torch.tensor(got), torch.tensor(want), tolerance(dtype, wider))
    return None if got == want else f"{got!r} instead of {want!r}"


def differences(
    got: Sequence[Any], want: Sequence[Any], wider: Bounds = MappingProxyType({}), exact: Sequence[Any] = (), spread: Sequence[Any] = ()
) -> str | None:
    """The first difference of two flat lists of results; `exact` and `spread` as in difference(), ignored if of another length."""
    if len(got) != len(want):
        return f"{len(got)} results instead of {len(want)}"
    truths, spreads = (list(values) if len(values) == len(want) else [None] * len(want) for values in (exact, spread))
    for index, (a, b, truth, moves) in enumerate(zip(got, want, truths, spreads, strict=True)):
        if problem := difference(a, b, wider, truth, moves):
            return problem if len(want) == 1 else f"result {index}: {problem}"
    return None


def distribution_difference(got: Sequence[torch.Tensor], want: Sequence[torch.Tensor]) -> str | None:
    """Compares draws of one random result on two devices: the share of NaNs, the support if it is small, two moments.

    Elements of one draw may depend on each other (dropout2d drops channels), so the draws' own means are compared, mapped into
    (-1, 1) for distributions without moments. Bounds are six standard errors: one false alarm in 10^9.
    """
    ours, theirs = (torch.stack([dense(draw).double().flatten() for draw in draws]) for draws in (got, want))
    if theirs.numel() == 0:
        return None
    support = theirs.unique()
    if support.numel() <= 32 and theirs.numel() >= 64 * support.numel():
        known = torch.isclose(ours.flatten()[:, None], support, rtol=1e-5, atol=0.0, equal_nan=True).any(1)
        if int((~known).sum()) > max(5, ours.numel() // 200):  # a few: the tail of a geometric distribution
            return f"values {ours.flatten()[~known].unique().tolist()[:3]} outside of CPU's {support.tolist()[:8]}"
    bounded = [torch.where(draws.isnan(), 0.0, draws / (1 + draws.abs())).nan_to_num(1.0) for draws in (ours, theirs)]
    moments = {"share of NaN": [draws.isnan().double() for draws in (ours, theirs)],
               "mean": bounded, "second moment": [b.square() for b in bounded]}
    for name, (a, b) in moments.items():
        a, b = a.mean(1), b.mean(1)
        error = math.sqrt((a.var() + b.var()) / len(a))
        if abs(a.mean() - b.mean()) > 6 * error + 1e-4:  # and what rounding may shift
            return f"{name} {float(a.mean()):.4f} instead of {float(b.mean()):.4f} (standard error {error:.4f}, {len(a)} draws)"
    return None
