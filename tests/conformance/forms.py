"""The other forms of a call: in-place, out=, second-order gradients, other layouts, empty and 0-d arguments, wrong arguments.

Each is compared on the first sample that CPU accepts in that form. A form that CPU has for no sample is left out.
"""

from __future__ import annotations

import functools
import re
from collections.abc import Callable, Iterable
from typing import Any

import torch
from torch.testing._internal.common_utils import noncontiguous_like
from torch.testing._internal.opinfo.core import ForeachFuncInfo, OpInfo, SampleInput
from torch.utils import _pytree as pytree

from . import tables
from .check import against, describe, raises_as_well, samples_of
from .outcome import Outcome
from .run import COMPILE, Call, run
from .ties import by_value

TRIES = 6  # samples that are tried for a form before it counts as one that the op does not have


def check_variants(op: OpInfo, device: str, dtype: torch.dtype, count: int, backward: bool, outcome: Outcome) -> None:
    samples = functools.cache(lambda grad: samples_of(op, dtype, max(count, TRIES), grad))
    check_in_place_and_out(op, device, samples, backward, outcome)
    call = by_value(op.full_name, op.op)
    if backward and op.supports_gradgrad and not COMPILE:  # torch.compile refuses second derivatives, on every device
        check_form(outcome, device, "second order", call, samples(True), True, second=True)
    for name, change in LAYOUTS.items():
        if name in ("empty", "0-d") and op.full_name in tables.DEGENERATE_HAS_NO_ANSWER:
            continue
        changed = (copy for sample in samples(backward) if (copy := change(sample)) is not None)
        check_form(outcome, device, name, call, changed, backward)
    if dtype == torch.float32 and not COMPILE:  # the database has them once, whatever the dtype; inside torch.compile Dynamo raises errors of its own
        check_wrong_input(op, device, outcome)


def check_in_place_and_out(op: OpInfo, device: str, samples: Callable[[bool], list[SampleInput]], backward: bool, outcome: Outcome) -> None:
    """samples: those of the op, with or without gradients."""
    if isinstance(op.inplace_variant, Callable):
        check_form(outcome, device, "in-place", in_place(op), samples(backward), backward)
    if op.supports_out and not isinstance(op, ForeachFuncInfo):
        check_form(outcome, device, "out=", by_value(op.full_name, into_out(op, resize=False)), samples(False), False)
        check_form(outcome, device, "out=", by_value(op.full_name, into_out(op, resize=True)), samples(False), False)


def check_form(outcome: Outcome, device: str, name: str, call: Call, samples: Iterable[SampleInput], backward: bool, **options: Any) -> None:
    for sample in samples:
        if name == "in-place" and not pytree.tree_leaves(sample.input):
            continue
        case = functools.partial(run, call, sample, backward=backward, **options)
        try:
            want = case(device="cpu")
        except Exception as error:  # noqa: BLE001: not a form that CPU has for this sample
            if getattr(sample, "broadcasts_input", False) and name in ("in-place", "out="):  # and then the device must refuse it too
                status, detail = raises_as_well(case, device, error)
                if status != "agree":
                    outcome.add_variant(name, status, f"{detail} ({describe(sample)})")
            continue
        status, detail = against(case, device, want, outcome)
        outcome.add_variant(name, status, f"{detail} ({describe(sample)})" if detail else "")
        return


# --- in-place and out= ----------------------------------------------------------------------------------------------


def in_place(op: OpInfo) -> Call:
    def call(given: Any, *args: Any, **kwargs: Any) -> Any:
        target = pytree.tree_map(torch.clone, given)
        returned = op.inplace_variant(target, *args, **kwargs)
        assert returned is target or isinstance(op, ForeachFuncInfo), "the in-place form did not return its argument"
        return target

    return call


def into_out(op: OpInfo, resize: bool) -> Call:
    """The op with out= tensors full of garbage (of size 0: the op has to resize them)."""

    def call(given: Any, *args: Any, **kwargs: Any) -> Any:
        shapes = op.op(given, *args, **kwargs)
        assert pytree.tree_all_only(torch.Tensor, lambda t: t.layout == torch.strided, shapes)
        garbage = [leaf.new_empty(0) if resize else torch.empty_like(leaf).fill_(7) for leaf in pytree.tree_leaves(shapes)]
        out = garbage[0] if isinstance(shapes, torch.Tensor) else tuple(garbage)
        returned = op.op(given, *args, **{**kwargs, "out": out})
        same = zip(pytree.tree_leaves(returned), garbage, strict=True)
        assert all(a is b for a, b in same), "the out= form did not return its out arguments"
        return garbage

    return call


# --- layouts and sizes ----------------------------------------------------------------------------------------------


def on_tensors(change: Callable[[torch.Tensor], torch.Tensor | None]) -> Callable[[SampleInput], SampleInput | None]:
    """The sample with each tensor changed; None if none of them is."""

    def apply(sample: SampleInput) -> SampleInput | None:
        changed = 0

        def one(leaf: Any) -> Any:
            nonlocal changed
            if not isinstance(leaf, torch.Tensor) or leaf.layout != torch.strided:
                return leaf
            result = change(leaf.detach())
            changed += result is not None
            return leaf if result is None else result.requires_grad_(leaf.requires_grad)

        given, args, kwargs = pytree.tree_map(one, (sample.input, sample.args, sample.kwargs))
        if not changed:
            return None
        return SampleInput(given, args=tuple(args), kwargs=kwargs, output_process_fn_grad=sample.output_process_fn_grad)

    return apply


def channels_last(tensor: torch.Tensor) -> torch.Tensor | None:
    formats = {4: torch.channels_last, 5: torch.channels_last_3d}
    return tensor.contiguous(memory_format=formats[tensor.ndim]) if tensor.ndim in formats and tensor.numel() else None


def emptied(tensor: torch.Tensor) -> torch.Tensor | None:
    return tensor[:0].clone() if tensor.ndim else None


def scalar(tensor: torch.Tensor) -> torch.Tensor | None:
    return tensor.reshape(-1)[0].clone() if tensor.ndim and tensor.numel() else None


LAYOUTS: dict[str, Callable[[SampleInput], SampleInput | None]] = {
    "non-contiguous": on_tensors(lambda tensor: noncontiguous_like(tensor) if tensor.numel() > 1 else None),
    "channels-last": on_tensors(channels_last),
    "empty": on_tensors(emptied),
    "0-d": on_tensors(scalar),
}


# --- wrong arguments ------------------------------------------------------------------------------------------------


def check_wrong_input(op: OpInfo, device: str, outcome: Outcome) -> None:
    """What CPU refuses, the device refuses with an error of the same type. Other words are a note."""
    if op.error_inputs_func is None:
        return
    for wrong in op.error_inputs("cpu"):
        sample = wrong.sample_input
        want, got = (provoked(op, sample, place) for place in ("cpu", device))
        if want is None:
            continue  # the database expects the error on other devices
        if got is None and re.search("out of (bounds|range)", str(want)):
            outcome.note("an index out of range is clamped, but for Debug mode (docs/errors.md)")
        elif type(got) is type(want):
            outcome.add_variant("wrong input", "agree", "")
            if words(want) not in words(got):
                outcome.note("a wrong input is refused in other words than CPU's")
        else:
            outcome.add_variant("wrong input", "error", f"{got!r} instead of {want!r} ({describe(sample)})"[:400])


def provoked(op: OpInfo, sample: SampleInput, device: str) -> Exception | None:
    try:
        run(op.op, sample, device, backward=False)
    except Exception as error:  # noqa: BLE001: the type is what is compared
        return error
    return None


def words(error: Exception | None) -> str:
    return re.sub(r"\s+", " ", str(error)).split(" Exception raised from")[0]
