"""Ops on lists of tensors, as torch.optim calls them, and casts between dtypes: the database has neither."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.testing._internal.opinfo.core import SampleInput

from .records import DTYPES, Record

FLOATS = (torch.float32, torch.bfloat16, torch.float64)


def lists(count: int, *args: Any, **kwargs: Any) -> Callable[[torch.dtype], Iterable[SampleInput]]:
    """`count` lists of three tensors of different shapes, all positive, then `args`."""

    def samples(dtype: torch.dtype) -> Iterable[SampleInput]:
        given = [[torch.rand(shape).add(0.5).to(dtype) for shape in ((3, 4), (5,), ())] for _ in range(count)]
        yield SampleInput(given[0], args=(*given[1:], *args), kwargs=kwargs)
        turned = [[tensor.t() if tensor.dim() == 2 else tensor for tensor in tensors] for tensors in given]
        yield SampleInput(turned[0], args=(*turned[1:], *args), kwargs=kwargs)

    return samples


def casts(dtype: torch.dtype) -> Iterable[SampleInput]:
    """From `dtype` to each other one. Values that every dtype holds: what a conversion out of range gives is undefined."""
    values = torch.tensor([0.0, 1.0, 2.75, 100.5, 3.0]).to(dtype)
    for other in DTYPES:
        if not (dtype.is_complex and not other.is_complex):
            yield SampleInput(values, args=(other,))


# Forward only: optimizers do not differentiate them, and CPU's own derivative of _foreach_addcdiv fails on 0-d tensors.
def foreach(name: str, *args: Any, lists_of_tensors: int = 1, call: Callable[..., Any] | None = None, **kwargs: Any) -> Record:
    return Record(name, FLOATS, call=call or getattr(torch, name), own=lists(lists_of_tensors, *args, **kwargs), backward=False)


RECORDS = [
    Record("Tensor.to", DTYPES, call=torch.Tensor.to, own=casts),
    foreach("_foreach_abs"),
    foreach("_foreach_neg"),
    foreach("_foreach_sqrt"),
    foreach("_foreach_reciprocal"),
    foreach("_foreach_norm"),
    foreach("_foreach_add", 0.5),
    foreach("_foreach_add.List", lists_of_tensors=2, alpha=3, call=torch._foreach_add),
    foreach("_foreach_sub", lists_of_tensors=2),
    foreach("_foreach_mul", lists_of_tensors=2),
    foreach("_foreach_mul.Scalar", 0.25, call=torch._foreach_mul),
    foreach("_foreach_mul.Tensor", torch.tensor(0.25), call=torch._foreach_mul),
    foreach("_foreach_div", lists_of_tensors=2),
    foreach("_foreach_div.ScalarList", [2.0, 3.0, 4.0], call=torch._foreach_div),
    foreach("_foreach_pow", 2.0),
    foreach("_foreach_maximum", lists_of_tensors=2),
    foreach("_foreach_lerp", 0.3, lists_of_tensors=2),
    foreach("_foreach_addcmul", lists_of_tensors=3, value=0.7),
    foreach("_foreach_addcdiv", lists_of_tensors=3, value=-0.7),
    foreach("_foreach_addcdiv.ScalarList", [0.1, 0.2, 0.3], lists_of_tensors=3, call=torch._foreach_addcdiv),
]
