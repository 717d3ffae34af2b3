"""Streams and events: labels over the device's one order, events that fire when the work is done and not before."""

from __future__ import annotations

import time

import pytest
import torch

pytestmark = pytest.mark.usefixtures("tpu")


def slow_work(size: int = 700, rounds: int = 12) -> torch.Tensor:
    x = torch.full((size, size), 1e-3, device="tpu")
    for _ in range(rounds):
        x = x @ x
    return x


def test_streams_are_told_apart_and_become_current() -> None:
    first, second = torch.tpu.Stream(), torch.Stream("tpu")
    default = torch.tpu.current_stream()
    assert default == torch.tpu.default_stream() and first != second and first.device == torch.device("tpu", 0)
    with torch.tpu.stream(first):
        assert torch.tpu.current_stream() == first
        with torch.tpu.stream(second):
            assert torch.tpu.current_stream() == second
        assert torch.tpu.current_stream() == first
        x = torch.ones(4, device="tpu") + 1
    assert torch.tpu.current_stream() == default
    with first:
        assert torch.accelerator.current_stream() == first
    default.wait_stream(first)
    assert (x + 1).tolist() == [3] * 4
    x.record_stream(second)
    first.synchronize(), second.synchronize()
    assert first.query() and second.query()
    with torch.tpu.stream(None):
        assert torch.tpu.current_stream() == default


def test_an_event_fires_when_the_work_is_done() -> None:
    torch.tpu.synchronize()
    event = torch.tpu.Event()
    assert event.query(), "an event that nothing recorded is done"
    seen_pending = False
    for _ in range(20):
        result = slow_work()
        event.record()
        seen_pending |= not event.query()
        event.synchronize()
        assert event.query()
        start = time.perf_counter()
        result.cpu()
        waited = time.perf_counter() - start
        assert waited < 0.5, "the event fired long before the work was done"
        if seen_pending:
            break
    assert seen_pending, "the event was done at once although matrices of 700 were being multiplied"


def test_elapsed_time() -> None:
    start, end = torch.tpu.Event(enable_timing=True), torch.tpu.Event(enable_timing=True)
    slow_work(rounds=1)
    torch.tpu.synchronize()
    wall = time.perf_counter()
    start.record()
    slow_work()
    end.record()
    end.synchronize()
    wall = (time.perf_counter() - wall) * 1e3
    assert 0 < start.elapsed_time(end) <= wall * 1.05
    with pytest.raises((RuntimeError, ValueError)):
        torch.tpu.Event(enable_timing=False).elapsed_time(end)


def test_waiting_orders_streams() -> None:
    one, two = torch.tpu.Stream(), torch.tpu.Stream()
    event = torch.tpu.Event()
    with torch.tpu.stream(one):
        x = slow_work(400, 3)
        x = x * 0 + 5
        event.record(one)
    with torch.tpu.stream(two):
        event.wait(two)
        two.wait_event(event), two.wait_stream(one)
        y = x + 1
    assert y[0, 0].item() == 6
    assert isinstance(one.record_event(), torch.Event)


def test_synchronize_waits() -> None:
    slow_work(rounds=1)
    torch.tpu.synchronize()
    start = time.perf_counter()
    result = slow_work()
    torch.tpu.synchronize()
    both = time.perf_counter() - start
    start = time.perf_counter()
    result.cpu()
    assert time.perf_counter() - start < max(0.02, both / 2), "synchronize came back before the work was done"


def test_dispatch_does_not_wait() -> None:
    """Strict mode: the call returns while matrices are still being multiplied."""
    slow_work(rounds=1)
    torch.tpu.synchronize()
    best = 1.0
    for _ in range(5):
        start = time.perf_counter()
        slow_work()
        dispatched = time.perf_counter() - start
        torch.tpu.synchronize()
        best = min(best, dispatched / (time.perf_counter() - start))
    assert best < 0.7, f"dispatching took {best:.0%} of the whole time"
