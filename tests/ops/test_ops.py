"""Every record against CPU. float32: all its corners, forward, backward, in-place and out= forms, in Strict and in Debug mode;
the other dtypes: the first corners (all of them in a nightly run). Wrong input raises what CPU raises.
"""

from __future__ import annotations

import contextlib
import functools
import re
from collections.abc import Iterator
from typing import Any

import pytest
import torch
from torch.testing._internal.opinfo.core import SampleInput
from torch.utils import _pytree as pytree

from tests.conformance import check, compare, forms, run, ties
from tests.ops.records import Record, all_records
from tests.sizes import size

pytestmark = pytest.mark.filterwarnings("ignore::UserWarning")  # the samples provoke them on purpose

# Of each kind of dtype one, to keep CI short; nightly runs take all. Those that do not agree yet are in tests/known_failures.py.
KINDS = (torch.float32, torch.int64, torch.bool, torch.complex64)
CASES = [
    pytest.param(record, dtype, id=f"{record.name}-{str(dtype)[6:]}")
    for record in all_records()
    for dtype in record.supported()
    if dtype in KINDS or size(ci=0, nightly=1)
]
FLOAT32 = [pytest.param(record, id=record.name) for record in all_records() if torch.float32 in record.supported()]


@pytest.fixture
def debug(tpu: str) -> Iterator[None]:
    with torch.tpu.set_eager_mode(torch.tpu.EagerMode.DEFER_NEVER_AND_LAUNCH_BLOCKING):
        yield


def with_gradients(sample: SampleInput, record: Record, dtype: torch.dtype) -> SampleInput:
    """The sample's floating-point tensors as leaves that require gradients, where the op has them."""
    if not record.differentiable(dtype):
        return sample

    def leaf(value: Any) -> Any:
        if isinstance(value, torch.Tensor) and (value.is_floating_point() or value.is_complex()):
            return run.copy_tensor(value, "cpu").requires_grad_()
        return value

    given, args = pytree.tree_map(leaf, (sample.input, sample.args))
    return SampleInput(given, args=args, kwargs=sample.kwargs, output_process_fn_grad=sample.output_process_fn_grad)


def agree(record: Record, sample: SampleInput, device: str, dtype: torch.dtype) -> None:
    backward, leaves = record.differentiable(dtype), with_gradients(sample, record, dtype)
    function = ties.by_value(record.name, record.function)
    try:
        want = run.run(function, leaves, "cpu", backward)
    except RuntimeError:  # a call without derivative, such as scatter with reduce=
        backward, leaves = False, sample
        want = run.run(function, sample, "cpu", False)
    got = run.run(function, leaves, device, backward)
    case = functools.partial(run.run, function, leaves, backward=backward)
    with tolerance(dtype, record.tolerance.get(dtype)):
        problem = check.runs_differ(case, got, want, check.Outcome(record.name))
    assert problem is None, f"{problem} ({check.describe(sample)})"


@contextlib.contextmanager
def tolerance(dtype: torch.dtype, bounds: tuple[float, float] | None) -> Iterator[None]:
    with pytest.MonkeyPatch.context() as patch:
        if bounds:
            patch.setitem(compare.TOLERANCE, dtype, bounds)
        yield


@pytest.mark.parametrize(("record", "dtype"), CASES)
def test_agrees_with_cpu(record: Record, dtype: torch.dtype, device: str) -> None:
    samples = record.samples(dtype)
    for sample in samples if dtype == torch.float32 else samples[: size(2, len(samples))]:
        agree(record, sample, device, dtype)


@pytest.mark.parametrize("record", FLOAT32)
def test_in_place_and_out(record: Record, device: str) -> None:
    if record.info is None or not (record.info.supports_out or record.info.inplace_variant):
        pytest.skip("the op has neither an in-place nor an out= form")
    outcome = check.Outcome(record.name)
    samples = functools.partial(check.samples_of, record.info, torch.float32, 12)
    forms.check_in_place_and_out(record.info, device, samples, record.differentiable(torch.float32), outcome)
    assert set(outcome.variants.values()) <= {"agree"}, outcome.variant_details


@pytest.mark.parametrize("record", FLOAT32)
def test_agrees_in_debug_mode(record: Record, device: str, debug: None) -> None:
    for sample in record.samples(torch.float32)[: size(2, 100)]:
        agree(record, sample, device, torch.float32)


# Wrong calls that CPU words in a way that another device cannot: record -> why.
OTHER_WORDS: dict[str, str] = {}

WRONG = [
    pytest.param(record, index, id=f"{record.name}-{index}") for record in all_records() for index in range(len(record.errors()))
]


@pytest.mark.parametrize(("record", "index"), WRONG)
def test_wrong_input_raises_what_cpu_raises(record: Record, index: int, device: str) -> None:
    sample = record.errors()[index].sample_input

    def provoke(place: str) -> Exception | None:
        try:
            run.run(record.function, sample, place, False)
        except Exception as error:  # noqa: BLE001: the type is what is compared
            return error
        return None

    want, got = provoke("cpu"), provoke(device)
    if want is None:
        pytest.skip("CPU accepts this call; the database expects an error on other devices")
    assert type(got) is type(want), f"{got!r} instead of {want!r}"
    if record.name not in OTHER_WORDS:
        words = re.sub(r"\s+", " ", str(want)).split(" Exception raised from")[0]
        assert words in re.sub(r"\s+", " ", str(got)), f"{str(got)!r} instead of {words!r}"
