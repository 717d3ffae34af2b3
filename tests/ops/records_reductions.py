"""Reductions, scans, sorting and normalisation: what records.py leaves out, and inputs on which the rules change their form
(NaN and ties, rows longer than a block of a scan, sorts that are packed into integers, searches that halve)."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.testing._internal.opinfo.core import SampleInput

from .records import Record

FLOATS = (torch.float32, torch.float64, torch.bfloat16)

NAMES = """
    _softmax_backward_data aminmax bucketize cdist hash_tensor histc histogram masked.softmax mode msort nanmedian
    nn.functional.instance_norm nn.functional.multi_margin_loss nn.functional.multilabel_margin_loss nn.functional.pdist renorm
    searchsorted std_mean.unbiased var.unbiased
""".split()

Samples = Callable[[torch.dtype], Iterable[SampleInput]]


def special(dtype: torch.dtype) -> torch.Tensor:
    """Rows with NaN first, last and everywhere, with infinities, with equal values and with both zeros."""
    inf, nan = float("inf"), float("nan")
    rows = [[1, nan, 3, -0.0, 0.0], [nan] * 5, [-inf, inf, 2, inf, 2], [2, 2, 1, 1, 2], [0.0, -0.0, nan, 1, nan]]
    return torch.tensor(rows).to(dtype)


def along(*args: Any, **kwargs: Any) -> Samples:
    """The special rows, along both dimensions."""

    def samples(dtype: torch.dtype) -> Iterable[SampleInput]:
        for dim in (0, 1):
            yield SampleInput(special(dtype), args=args, kwargs={**kwargs, "dim": dim})

    return samples


def long(*shape: int, distinct: bool = True, **kwargs: Any) -> Samples:
    """Values in no order, with a NaN; distinct ones where the order of equal elements is open."""

    def samples(dtype: torch.dtype) -> Iterable[SampleInput]:
        size = torch.Size(shape).numel()
        values = torch.randperm(size, generator=torch.Generator().manual_seed(0)) - size // 2
        values = (values if distinct else values % 7).to(dtype).reshape(shape)
        if dtype.is_floating_point:
            values.flatten()[size // 3] = float("nan")
        yield SampleInput(values, kwargs=kwargs)

    return samples


def searched(dtype: torch.dtype) -> Iterable[SampleInput]:
    sequence = torch.arange(1000).to(dtype)
    yield SampleInput(sequence, args=(torch.tensor([[-1.0, 0, 999], [500, 12, 2000]]).to(dtype),), kwargs={"right": True})
    yield SampleInput(sequence.expand(2, 1000), args=(torch.tensor([[3.0, 4], [999, 0]]).to(dtype),))


def own(name: str, call: Callable[..., Any], samples: Samples, dtypes: tuple[torch.dtype, ...] = FLOATS) -> Record:
    return Record(name, dtypes, call=call, own=samples, backward=False)


def weights(dtype: torch.dtype) -> Iterable[SampleInput]:
    for shape, dim in (((4, 3), 0), ((4, 3, 2), 2)):
        g = torch.rand([n if d == dim else 1 for d, n in enumerate(shape)], dtype=torch.float64).add(0.5).to(dtype)
        yield SampleInput(torch.randn(shape, dtype=torch.float64).to(dtype), g, dim)


RECORDS = [
    *(Record(name) for name in NAMES),
    Record("weight_norm", FLOATS, call=torch._weight_norm, own=weights),
    own("max.special", torch.max, along()),
    own("min.special", torch.min, along()),
    own("argmax.special", torch.argmax, along()),
    own("amax.special", torch.amax, along()),
    own("cummax.special", torch.cummax, along()),
    own("cummin.special", torch.cummin, along()),
    own("sort.special", torch.sort, along(stable=True)),
    own("sort.descending", torch.sort, along(stable=True, descending=True)),
    own("median.special", torch.median, along()),
    own("logsumexp.special", torch.logsumexp, along()),
    own("logcumsumexp.special", torch.logcumsumexp, along()),
    own("safe_softmax", torch.ops.aten._safe_softmax, along()),
    own("argmax.long", torch.argmax, long(300, 400), (torch.float32, torch.int32)),
    own("cumsum.long", torch.cumsum, long(3, 500, distinct=False, dim=1), (torch.float64, torch.int64)),
    own("cummax.long", torch.cummax, long(3, 500, dim=1), (torch.float32, torch.int64)),
    own("sort.long", torch.sort, long(3, 2000, stable=True, distinct=False, dim=1), (torch.float32, torch.bfloat16, torch.int64, torch.int8)),
    own("topk.long", torch.topk, long(9000, k=20), (torch.float32, torch.int32)),
    own("topk.smallest", torch.topk, long(9000, k=2000, largest=False), (torch.float32,)),
    own("mode.long", lambda x, **kwargs: torch.mode(x, **kwargs).values, long(4, 300, distinct=False, dim=1), (torch.float32, torch.int64)),
    own("searchsorted.long", torch.searchsorted, searched, (torch.float32, torch.int64)),
]
