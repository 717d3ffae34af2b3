"""Fused gives Strict's numbers: training of whole models, random programs of views and writes, random numbers, threads; and
what recurs is really run as one program, with nothing computed that no tensor holds.
"""

from __future__ import annotations

import gc
import threading

import pytest
import torch
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.modes.fused import fused_ops, repeated, wait_for_compilations
from tests.property.view_programs import Choices, Programs
from tests.sizes import size
from tests.stress.models import MODELS, assert_same, train

FUSED = torch.tpu.EagerMode.DEFER_AND_FUSE
pytestmark = pytest.mark.usefixtures("tpu")


@pytest.mark.parametrize("name", MODELS)
def test_training_gives_cpus_numbers(name: str) -> None:
    before = fused_ops()
    for result in repeated(lambda: train(name, "tpu", 6, seed=3), times=3):
        assert_same(result, train(name, "cpu", 6, seed=3), name)
    assert fused_ops() > before


@settings(max_examples=size(25, 1000), deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
@given(steps=st.integers(2, 12), numbers=st.binary(min_size=100, max_size=100), autograd=st.booleans())
def test_random_programs_of_views_and_writes(steps: int, numbers: bytes, autograd: bool) -> None:
    def run() -> None:
        programs = Programs("tpu", Choices(numbers), autograd=autograd)
        programs.start(torch.float32)
        programs.steps(steps)
        programs.compare()
        if autograd:
            programs.backward()

    repeated(run, times=3)


def chain(x: torch.Tensor, steps: int = 20) -> torch.Tensor:
    for _ in range(steps):
        x = torch.sin(x * 1.5 + 0.25)
    return x


def test_a_recurring_sequence_is_one_program() -> None:
    x = torch.linspace(0, 1, 64).to("tpu")
    before = fused_ops()
    results = repeated(lambda: chain(x).cpu())
    assert fused_ops() - before >= 2 * 60
    for result in results:
        torch.testing.assert_close(result, chain(x.cpu()))


def test_a_loop_without_host_reads_is_cut_into_periods() -> None:
    x = torch.linspace(0, 1, 64).to("tpu")
    before = fused_ops()

    def loop() -> torch.Tensor:
        y = x
        for step in range(400):
            y = torch.sin(y * 1.5 + 0.25)
            if step % 100 == 99:
                wait_for_compilations()
        return y

    with torch.tpu.set_eager_mode(FUSED):
        y = loop()
    torch.testing.assert_close(y.cpu(), chain(x.cpu(), 400))
    assert fused_ops() > before


def test_new_numbers_need_no_new_trace() -> None:
    x = torch.linspace(0, 1, 64).to("tpu")
    numbers = iter(range(1, 9))
    before = fused_ops()

    def step() -> tuple[float, torch.Tensor]:
        n = next(numbers) / 8
        return n, (((x * n) + 2 * n).exp() - n).cpu()

    for n, result in repeated(step, times=6):
        torch.testing.assert_close(result, ((x.cpu() * n) + 2 * n).exp() - n)
    assert fused_ops() - before >= 3 * 4


def test_random_numbers_are_the_stream_of_strict() -> None:
    x = torch.ones(1000, device="tpu")

    def draw() -> torch.Tensor:
        torch.manual_seed(7)
        first = torch.nn.functional.dropout(x, 0.4) * 2
        second = torch.rand_like(x) + first
        return second.cpu()

    strict = draw()
    assert all(torch.equal(result, strict) for result in repeated(draw))
    moving = repeated(lambda: (torch.nn.functional.dropout(x, 0.5) + torch.rand_like(x)).cpu())
    assert not any(torch.equal(moving[0], other) for other in moving[1:])


def test_values_that_were_kept_only_sometimes() -> None:
    """The same ops, with other results alive at the end each time."""
    x = torch.linspace(0, 1, 64).to("tpu")
    want = [x.cpu() * 2, x.cpu() * 2 + 1, (x.cpu() * 2 + 1).exp()]
    keep = iter([(0, 1, 2), (2,), (2,), (0, 2), (1,), (0, 1, 2), (2,), (1, 2), (2,)])

    def run() -> None:
        kept = next(keep)
        a = x * 2
        b = a + 1
        values = [a, b, b.exp()]
        del a, b
        for i in range(3):
            if i not in kept:
                values[i] = None
        torch.tpu.synchronize()
        for i in kept:
            torch.testing.assert_close(values[i].cpu(), want[i])

    repeated(run, times=9)


def test_writes_into_parameters_take_their_memory() -> None:
    weight = torch.zeros(1 << 18, device="tpu")
    step = torch.ones(1 << 18, device="tpu")

    def run() -> None:
        weight.add_(step, alpha=0.5)
        weight.mul_(2)
        weight[: 1 << 17].sub_(1)

    want = torch.zeros(1 << 18)
    for _ in range(5):
        want.add_(0.5).mul_(2)
        want[: 1 << 17].sub_(1)
    gc.collect()
    held = torch.tpu.memory_allocated()
    repeated(run, times=5)
    torch.testing.assert_close(weight.cpu(), want)
    assert torch.tpu.memory_allocated() == held


def test_an_alias_that_is_read_after_the_write_keeps_the_old_value() -> None:
    x = torch.arange(8.0).to("tpu")

    def run() -> torch.Tensor:
        before = x.clone()   # shares the buffer until one of both is written
        x.add_(1)
        y = before * 2 + x
        x.sub_(1)
        return torch.stack([before, x, y]).cpu()

    for result in repeated(run, times=4):
        torch.testing.assert_close(result, torch.stack([torch.arange(8.0), torch.arange(8.0), 3 * torch.arange(8.0) + 1]))


def test_an_exception_in_the_middle_changes_nothing() -> None:
    x = torch.linspace(0, 1, 64).to("tpu")

    def run(fail: bool = False) -> torch.Tensor:
        y = x * 3 + 1
        if fail:
            with pytest.raises(RuntimeError, match="must match the size"):
                y + torch.ones(5, device="tpu")
        return (y.exp() - 1).cpu()

    want = (x.cpu() * 3 + 1).exp() - 1
    repeated(run)
    for result in repeated(lambda: run(fail=True)):
        torch.testing.assert_close(result, want)


def test_leaving_the_mode_runs_what_is_held_back() -> None:
    x = torch.linspace(0, 1, 64).to("tpu")
    repeated(lambda: chain(x).cpu())
    with torch.tpu.set_eager_mode(FUSED):
        y = chain(x)
    z = y + 1
    torch.testing.assert_close(z.cpu(), chain(x.cpu()) + 1)


@pytest.mark.parametrize("buckets", [False, True])
def test_sizes_that_never_recur_make_no_trace_program(buckets: bool) -> None:
    """But sizes of one bucket are one trace: of 2 to 29, those up to 16 and those above."""
    from torch_tpu import metrics

    before = metrics()["fused"]["programs"]
    torch.tpu.size_buckets = buckets
    try:
        with torch.tpu.set_eager_mode(FUSED):
            for n in range(2, 30):
                x = torch.ones(n).to("tpu")
                assert (x * 2 + 1).sum().item() == 3 * n
    finally:
        torch.tpu.size_buckets = True
    wait_for_compilations()
    made = metrics()["fused"]["programs"] - before
    assert 1 <= made <= 4 if buckets else made == 0


def test_threads_share_a_recorder() -> None:
    errors: list[str] = []
    start = threading.Barrier(4)

    def work(n: int) -> None:
        x = torch.full((64,), float(n)).to("tpu")
        start.wait()
        with torch.tpu.set_eager_mode(FUSED):
            for _ in range(60):
                y = chain(x, 5)
                if not torch.allclose(y.cpu(), chain(torch.full((64,), float(n)), 5)):
                    errors.append(f"thread {n}")

    threads = [threading.Thread(target=work, args=(n,)) for n in range(4)]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not errors


def test_one_tensor_in_two_modes_at_once() -> None:
    """A thread in Strict reads and writes what a thread in Fused has recorded."""
    x = torch.zeros(64).to("tpu")
    turn = threading.Barrier(2)
    errors: list[str] = []

    def work(mode: torch.tpu.EagerMode, first: bool) -> None:
        with torch.tpu.set_eager_mode(mode):
            for step in range(40):
                if first == (step % 2 == 0):
                    x.add_(1).mul_(2).div_(2)
                turn.wait()
                if step % 5 == 4 and x.sum().item() != 64 * (step + 1):
                    errors.append(f"{mode} {step}: {x.sum().item()}")
                turn.wait()

    threads = [threading.Thread(target=work, args=(mode, first)) for mode, first in ((FUSED, True), (torch.tpu.EagerMode.DEFER_NEVER, False))]
    [thread.start() for thread in threads]
    [thread.join() for thread in threads]
    assert not errors
