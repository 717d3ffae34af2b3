"""Ops over sequences of unequal lengths: CTC and segments. The database's samples, and the corners that it leaves out."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import torch
import torch.nn.functional as F
from torch import Tensor
from torch.testing._internal.opinfo.core import SampleInput

from tests.ops.records import Record

DOUBLES = (torch.float32, torch.float64)


def ctc(log_probs: Tensor, *args: object, **kwargs: object) -> Tensor:
    return F.ctc_loss(log_probs.log_softmax(-1), *args, **kwargs)


def ctc_samples(dtype: torch.dtype) -> Iterable[SampleInput]:
    """Repeated labels, an empty target, a sample too short for its target, targets in rows wider than the longest and one behind the other."""
    x = torch.randn(9, 4, 5, dtype=dtype)
    rows = torch.tensor([[1, 1, 2, 2, 0], [3, 3, 3, 3, 3], [2, 1, 2, 1, 4], [4, 1, 9, -1, 7]])
    lengths, short = torch.tensor([4, 0, 3, 2]), torch.tensor([9, 7, 8, 1])
    joined = torch.cat([row[:n] for row, n in zip(rows, lengths, strict=True)])
    for zero_infinity in (False, True):
        yield SampleInput(x, args=(rows, short, lengths), kwargs={"zero_infinity": zero_infinity, "reduction": "none"})
    yield SampleInput(x, args=(joined.int(), [9, 7, 8, 6], lengths.tolist()), kwargs={"reduction": "sum"})
    yield SampleInput(x, args=(joined % 4, short, lengths), kwargs={"blank": 4, "zero_infinity": True})
    yield SampleInput(x[:, 0], args=(rows[0, :4], torch.tensor(8), torch.tensor(4)))
    yield SampleInput(x, args=(rows, [9] * 4, [0] * 4))


def segments(dtype: torch.dtype) -> Iterable[SampleInput]:
    """Empty segments, elements of none, ties, zeros and NaN; in the last dimension too."""
    x = torch.tensor([[1.0, 1, 3, 0, 0, float("nan"), 2, 0], [4, -2, -2, 5, 1, 1, 0.5, 3]], dtype=dtype)
    for reduce in ("max", "min", "sum", "mean", "prod"):
        lengths = torch.tensor([[2, 0, 3, 1, 2], [0, 4, 1, 2, 1]])
        yield SampleInput(x, args=(reduce,), kwargs={"lengths": lengths, "axis": 1})
        yield SampleInput(x, args=(reduce,), kwargs={"lengths": lengths - 0, "axis": 1, "unsafe": True, "initial": 2})
        yield SampleInput(x.T.contiguous(), args=(reduce,), kwargs={"offsets": torch.tensor([1, 1, 4, 7])})
        yield SampleInput(-x.T.contiguous(), args=(reduce,), kwargs={"lengths": torch.tensor([3, 2], dtype=torch.int32), "unsafe": True})


def ctc_gradients(dtype: torch.dtype) -> Iterable[SampleInput]:
    """Rows as wide as their longest target, and wider: CPU's log alpha has the width of the longest."""
    x, rows = torch.randn(6, 2, 5, dtype=dtype).log_softmax(-1), torch.tensor([[1, 1, 2], [3, 2, 4]])
    for lengths in ([3, 1], [2, 2]):
        loss, alpha = torch.ops.aten._ctc_loss(x, rows, [6, 5], lengths, 0)
        yield SampleInput(torch.rand(2, dtype=dtype), args=(x, rows, [6, 5], lengths, loss, alpha.nan_to_num(), 0))


def segment_gradients(reduce: str) -> Callable[[torch.dtype], Iterable[SampleInput]]:
    def samples(dtype: torch.dtype) -> Iterable[SampleInput]:
        x, lengths = torch.tensor([[1.0, 1, 3, 0, 0, 2]], dtype=dtype), torch.tensor([[2, 0, 3, 1]])
        out = torch.segment_reduce(x, reduce, lengths=lengths, axis=1)
        yield SampleInput(torch.rand(1, 4, dtype=dtype), args=(out, x, reduce), kwargs={"lengths": lengths, "axis": 1})

    return samples


RECORDS = [
    Record("ctc_loss_backward", DOUBLES, call=torch.ops.aten._ctc_loss_backward, own=ctc_gradients, backward=False),
    *(Record(f"segment_reduce_backward.{reduce}", DOUBLES, call=torch.ops.aten._segment_reduce_backward, own=segment_gradients(reduce), backward=False)
      for reduce in ("max", "mean", "prod")),
    Record("nn.functional.ctc_loss"),
    Record("_segment_reduce.lengths"),
    Record("_segment_reduce.offsets"),
    Record("ctc_loss.corners", DOUBLES, call=ctc, own=ctc_samples),
    Record("segment_reduce.corners", DOUBLES, call=torch.segment_reduce, own=segments),
]
