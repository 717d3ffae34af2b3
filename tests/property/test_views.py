"""Random chains of views, in-place writes and math against CPU, overlapping views, `.data` and autograd included."""

from __future__ import annotations

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.property.view_programs import Choices, Programs
from tests.sizes import size

STEPS = st.integers(1, size(9, 20))
NUMBERS = st.binary(min_size=100, max_size=100)  # a byte is a choice; all of them zero is the plainest program

DTYPES = (torch.float32, torch.int64, torch.complex64, torch.bfloat16, torch.bool, torch.uint8)

randomly = settings(
    max_examples=size(150, 5000), deadline=None, derandomize=True, print_blob=True,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.function_scoped_fixture],
)  # fmt: skip


@randomly
@given(dtype=st.sampled_from(DTYPES), steps=STEPS, numbers=NUMBERS)
def test_views_and_writes(device: str, dtype: torch.dtype, steps: int, numbers: bytes) -> None:
    programs = Programs(device, Choices(numbers))
    programs.start(dtype)
    programs.steps(steps)
    programs.compare()


@randomly
@given(steps=STEPS, numbers=NUMBERS)
def test_backward_through_views_and_writes(device: str, steps: int, numbers: bytes) -> None:
    programs = Programs(device, Choices(numbers), autograd=True)
    programs.start(torch.float32)
    programs.steps(steps)
    programs.compare()
    programs.backward()


@pytest.mark.parametrize("shift", [1, 2, -1])
def test_partial_overlap_is_refused_as_on_cpu(device: str, shift: int) -> None:
    """x[1:] = x[:-1] reads what it writes: CPU refuses it, in words that name the cure."""

    def words(place: str) -> str:
        x = torch.arange(6.0).to(place)
        target, source = (x[shift:], x[:-shift]) if shift > 0 else (x[:shift], x[-shift:])
        with pytest.raises(RuntimeError) as caught:
            target.add_(source)
        assert x.tolist() == [0, 1, 2, 3, 4, 5], "a refused write must write nothing"
        return str(caught.value)

    want, got = words("cpu"), words(device)
    assert want in got


@pytest.mark.parametrize("write", [lambda t: t.add_(1), lambda t: t.copy_(torch.arange(6.0).reshape(2, 3).to(t.device)),
                                   lambda t: torch.neg(t.clone(), out=t)])  # fmt: skip
def test_write_through_an_expanded_tensor_is_refused(device: str, write) -> None:
    with pytest.raises(RuntimeError, match="more than one element of the written-to tensor refers to a single memory location"):
        write(torch.zeros(3).to(device).expand(2, 3))


OVERLAPPING = {
    "masked_fill_": lambda x, ones: x.masked_fill_(ones(3, 2).tril().bool(), 2.0),
    "x[mask] = v": lambda x, ones: x.__setitem__(ones(3, 2).tril().bool(), 2.0),
    "x[index] = v": lambda x, ones: x.__setitem__(ones(2).long(), 2.0),
    "index_put_, accumulating": lambda x, ones: x.index_put_((ones(2).long(),), ones(2, 2), accumulate=True),
    "index_fill_": lambda x, ones: x.index_fill_(0, ones(2).long(), 2.0),
    "tril_": lambda x, ones: x.tril_(),
}


@pytest.mark.filterwarnings("ignore:Use of")
@pytest.mark.parametrize("name", OVERLAPPING)
def test_writes_that_cpu_allows_through_an_expanded_tensor(device: str, name: str) -> None:
    def result(place: str) -> torch.Tensor:
        base = torch.ones(3, 1, device=place)
        OVERLAPPING[name](base.expand(3, 2), lambda *sizes: torch.ones(*sizes, device=place))
        return base.cpu()

    assert torch.equal(result(device), result("cpu"))


WINDOWS = {
    "index_put_": lambda x, at, ones: x.index_put_((at(0),), -ones(())),
    "index_put_, accumulating": lambda x, at, ones: x.index_put_((at(0, 1),), ones(3), accumulate=True),
    "index_fill_": lambda x, at, ones: x.index_fill_(0, at(1), -1),
    "index_add_": lambda x, at, ones: x.index_add_(0, at(0), ones(1, 3)),
    "scatter_": lambda x, at, ones: x.scatter_(1, at(0, 1).view(2, 1), 7.0),
    "masked_fill_": lambda x, at, ones: x.masked_fill_(ones(4, 3).tril(-2).bool(), 9.0),
}


@pytest.mark.parametrize("name", WINDOWS)
def test_a_write_of_some_elements_through_windows(device: str, name: str) -> None:
    """Of a view that lies over itself: elements that are not written keep what the other windows wrote."""

    def result(place: str) -> torch.Tensor:
        base = torch.arange(6.0, device=place)
        WINDOWS[name](base.unfold(0, 3, 1), lambda *i: torch.tensor(i, device=place), lambda *sizes: torch.ones(*sizes, device=place))
        return base.cpu()

    assert torch.equal(result(device), result("cpu"))


def test_the_language_sees_a_lost_write() -> None:
    """The programs themselves: a device whose writes through views are lost must be found out."""
    programs = Programs("cpu", Choices([0]))
    programs.start(torch.float32)
    programs.run("t0[1:2]", lambda ts: ts[0][1:2], result=True)
    programs.dev[1] = programs.dev[1].clone()
    programs.run("t1.fill_(9)", lambda ts: ts[1].fill_(9), result=False)
    with pytest.raises(AssertionError, match=r"t0: 4 of 12 elements differ(.|\n)*t1\.fill_\(9\)"):
        programs.compare()
